"""What a worker compiles, or loads from the cache, before its bots think in machine code; in pieces, for progress."""

from __future__ import annotations

from chequered.bots.levels import levels
from chequered.bots.player import Player
from chequered.kernel import chance, drivers
from chequered.kernel.contract import OVER
from chequered.kernel.game import Game
from chequered.kernel.record import Record


def pieces(game: Game) -> tuple[str, ...]:
    """What is compiled one after another: each bot of the game, with the rules that it calls."""
    return levels(game)


def warm(game: Game, piece: str) -> None:
    """Compile a piece, by letting the bot choose once; seconds the first time, a moment from the cache."""
    board = game.boards.load(game.boards.presets()[0]).record
    Player(game, board, piece, compiled=True).choose(opening(game, board).as_dict(), 0)


def opening(game: Game, board: Record) -> Record:
    """A position in which somebody decides: the first of a match on this board with the fewest seats.

    Raises:
        ValueError: chance alone ends such a match.
    """
    bound = game.plain(drivers=(drivers, chance))
    state, rng = game.State(), [0] * 4
    bound.seed_stream(rng, 0, 0)
    bound.setup(board, game.options(game.spec.seats[0]), state)
    if bound.settle_chance(board, state, rng, [0] * len(game.spec.tokens)) == OVER:
        raise ValueError(f"{game.spec.id}: nobody decides")
    return state
