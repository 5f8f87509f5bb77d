"""Looks up what a user names: games, boards, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chequered.cli.wrong import WrongUse, one_line, unknown
from chequered.games import GAMES
from chequered.games import game as find
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.game import Game

DEFAULT_GAME = GAMES[0]


def game_named(name: str) -> Game:
    """The game with this id; raises `WrongUse`."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    return find(name)


def board_named(game: Game, text: str, choices: Mapping[str, int] | None = None) -> LoadedBoard:
    """The board with this preset id or code, without text the one offered with these options; raises `WrongUse`."""
    try:
        return game.boards.load(text or game.offered_board(choices or {}))
    except BoardError as error:
        raise WrongUse(one_line(error)) from None


def joined(code: Sequence[str]) -> str:
    """A code that came in several arguments, because nobody quoted its spaces."""
    text = " ".join(code).strip()
    if not text:
        raise WrongUse("expected a board's name or code")
    return text
