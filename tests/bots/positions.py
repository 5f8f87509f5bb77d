"""Positions in which a bot has to decide, met in random play: for the tests beside this file."""

from collections.abc import Iterator

from chequered.kernel import chance, drivers
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.contract import OVER
from chequered.kernel.game import Game
from chequered.kernel.record import Record


def positions(game: Game, board: LoadedBoard, choices: dict[str, int], count: int, seed: int = 1) -> Iterator[Record]:
    """States of random matches, one after another, in which somebody decides; each is a copy."""
    bound = game.plain(drivers=(drivers, chance))
    rng, room, weights = [0] * 4, [0] * len(game.spec.tokens), [0] * len(game.spec.tokens)
    bound.seed_stream(rng, seed, 0)
    found = 0
    while True:
        state = game.State()
        bound.setup(board.record, game.options(game.spec.seats[1] - 1, choices), state)
        while bound.settle_chance(board.record, state, rng, weights) != OVER:
            yield state.copy()
            found += 1
            if found == count:
                return
            bound.apply(board.record, state, bound.random_entry(board.record, state, rng, room, weights))
