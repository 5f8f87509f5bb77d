"""Looks up what a user names: games, boards, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.wrong import WrongUse, one_line, unknown
from chequered.games import GAMES
from chequered.games import game as find
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.game import Game
from chequered.kernel.shortened import shortened
from chequered.match.seasons import MOST_RACES

DEFAULT_GAME = GAMES[0]
ALL = "all"
"""A season on every board that ships with a game."""

SeasonOption = Annotated[
    str | None, Parameter(help="Several races for a championship: names of boards apart by commas, or all.")
]


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


def season_named(game: Game, text: str | None, board: str) -> list[LoadedBoard]:
    """The boards of a season: names or codes apart by commas, or `all`; none if no season is wanted.

    Raises:
        WrongUse: no such board, one without a name, too many of them, or a single `board` beside the season.
    """
    if text is None:
        return []
    if board:
        raise WrongUse("expected either --board or --season")
    names = game.boards.presets() if text.strip() == ALL else [name.strip() for name in text.split(",")]
    if not all(names):
        raise WrongUse(f"expected names of boards apart by commas, or {ALL}, got --season {shortened(text)}")
    if len(names) > MOST_RACES:
        raise WrongUse(f"a season has at most {MOST_RACES} races, got {len(names)}")
    return [board_named(game, name) for name in names]


def joined(code: Sequence[str]) -> str:
    """A code that came in several arguments, because nobody quoted its spaces."""
    text = " ".join(code).strip()
    if not text:
        raise WrongUse("expected a board's name or code")
    return text
