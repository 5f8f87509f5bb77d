"""What the terminal shows of one game only: its cells, what a seat holds, the state of a race, keys of its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from chequered.cli.terminal.palette import Ground
from chequered.kernel.boards import LoadedBoard
from chequered.match.journal import Classified
from chequered.text import GameSentences


@dataclass(frozen=True, slots=True)
class Holding:
    """Things of one kind in a seat's hand: the game's sentence `text` names them; their paints, or how many."""

    text: tuple[str, ...]
    words: Sequence[str] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Runner:
    """A piece in a race: its place (0 for none), where it is, in short, and what else is to be said of it."""

    piece: int
    place: int
    where: str
    notes: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Die:
    """A rolled die of the turn, and what it means."""

    face: int
    meaning: str


Holdings = Callable[[Any, int], list[Holding]]
Runners = Callable[[Any, LoadedBoard, Sequence[Classified], GameSentences], list[Runner]]
Dice = Callable[[Any, LoadedBoard, GameSentences], list[Die]]


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks.

    `keys` are those of its tokens, `grounds` the looks of its kinds of cells and of its marks. `holdings` is what a
    seat holds in a view of the state; `runners`, where seats have several pieces, all pieces in the order of the race;
    `dice` are those of the turn, where what can be done depends on each of them.
    `start` is the kind of the cell on which all stand before anything has happened; empty where events place them.
    `is_open`: what every seat holds is shown beside the board, where there is room.
    """

    keys: Mapping[str, str] = field(default_factory=dict)
    grounds: Mapping[str, Ground] = field(default_factory=dict)
    holdings: Holdings = field(default=lambda view, seat: [])
    runners: Runners = field(default=lambda view, board, classified, words: [])
    dice: Dice = field(default=lambda view, board, words: [])
    start: str = ""
    is_open: bool = False


LOOKS = {
    "monza": "chequered.cli.terminal.looks.monza",
    "motogp": "chequered.cli.terminal.looks.motogp",
}
"""The module of each game that has a look of its own; it is called `LOOK` there."""


def look_of(game: str) -> Look:
    """How a game looks in the terminal; one without a look of its own shows its board and its choices."""
    if game not in LOOKS:
        return Look()
    found: Look = import_module(LOOKS[game]).LOOK
    return found
