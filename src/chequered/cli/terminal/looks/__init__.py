"""What the terminal shows of one game only: its cells or cards, what seats hold, the state of a race, keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from chequered.cli.terminal.palette import Ground, Paint
from chequered.kernel.boards import LoadedBoard
from chequered.match.journal import Classified, Happening
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


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind, by its word: how many there are of them."""

    word: str
    count: int


@dataclass(frozen=True, slots=True)
class Held:
    """Cards of one kind in the hand from which is chosen: its number, its word, how many, the tokens that lay one.

    `told` says what such a card does.
    """

    kind: int
    word: str
    count: int
    tokens: Sequence[str]
    told: str


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a seat, and what is known of it; of its hand only what the reader may see.

    `cards` says how many the hand has.
    """

    points: int
    total: int
    cards: str
    laid: Sequence[Pile]
    hand: Sequence[Pile]
    notes: Sequence[str] = ()
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Spread:
    """What lies on the table in a game of cards: facts in short, what holds for all now, and each player.

    `names` are those of the columns of points and totals; `hand` is that from which the reader chooses.
    """

    facts: Sequence[str]
    light: str
    names: tuple[str, str]
    players: Sequence[Player]
    hand: Sequence[Held] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the match that is over, such as a deal: its name, and the points and the total of each seat.

    `total` is what totals are called, `said` how points are written.
    """

    name: str
    total: str
    points: Sequence[int]
    totals: Sequence[int]
    said: Callable[[int], str] = str


@dataclass(frozen=True, slots=True)
class Bit:
    """A few words that stay together, behind a badge of this paint, and behind the key of the action that is `token`.

    A `quiet` one is no more than a name of what stands beside it.
    """

    text: str
    paint: Paint | None = None
    token: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """Rows under a title, with columns that stand one below another; of one that `flows` all rows are one text."""

    title: str
    rows: Sequence[Sequence[Bit]]
    flows: bool = False


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question before a choice that is legal and mostly a slip, and both answers to it."""

    question: str
    yes: str
    no: str


Holdings = Callable[[Any, int], list[Holding]]
Runners = Callable[[Any, LoadedBoard, Sequence[Classified], GameSentences], list[Runner]]
Dice = Callable[[Any, LoadedBoard, GameSentences], list[Die]]

Spreads = Callable[[Any, int, GameSentences], Spread]
Tellers = Callable[[Iterable[Happening], LoadedBoard, int, Mapping[str, int]], Any]
Chapters = Callable[[Iterable[Happening], LoadedBoard, int, GameSentences], list[Chapter]]
Doubts = Callable[[Any, int, str, GameSentences], Doubt | None]
Answers = Callable[[str, GameSentences], str]
Liveries = Callable[[Any], Sequence[Paint]]
Stages = Callable[[Any, LoadedBoard, Sequence[str], GameSentences], Sequence[Part]]
Worths = Callable[[Any, LoadedBoard, str, GameSentences], str]


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks.

    `keys` are those of its tokens, `grounds` the looks of its kinds of cells and of its marks. `holdings` is what a
    seat holds in a view of the state; `runners`, where seats have several pieces, all pieces in the order of the race;
    `dice` are those of the turn, where what can be done depends on each of them.
    `start` is the kind of the cell on which all stand before anything has happened; empty where events place them.
    `is_open`: what every seat holds is shown beside the board, where there is room. `liveries` are the paints of the
    pieces, where they are not their seats'. `stage` is what a view has instead of the circuit, while nothing happens
    on that, for seats of these names; nothing while the circuit is to be seen. `worth` tells what the action that is a
    token is worth, before it is chosen. Of the blocks `numbers` no action has a key: their numbers are typed.

    A game of cards has `cards`, the look of each kind by its word; `spread`, what lies on the table in a view, with the
    hand of a seat (-1: nobody's); `told`, the view of it that events alone give, for a board, a number of seats and
    options; `chapters`, the parts that are over, for a number of seats, by what has happened; and
    `doubt`, what is asked before a seat's choice is carried out, if anything; `answer` tells the answer that somebody
    has given beforehand, by the name of whom it points at.
    """

    keys: Mapping[str, str] = field(default_factory=dict)
    grounds: Mapping[str, Ground] = field(default_factory=dict)
    holdings: Holdings = field(default=lambda view, seat: [])
    runners: Runners = field(default=lambda view, board, classified, words: [])
    dice: Dice = field(default=lambda view, board, words: [])
    start: str = ""
    is_open: bool = False
    cards: Mapping[str, Paint] = field(default_factory=dict)
    spread: Spreads | None = None
    told: Tellers = field(default=lambda happenings, board, seats, choices: None)
    chapters: Chapters = field(default=lambda happenings, board, seats, words: [])
    doubt: Doubts = field(default=lambda view, seat, token, words: None)
    answer: Answers = field(default=lambda name, words: "")
    liveries: Liveries = field(default=lambda view: ())
    stage: Stages = field(default=lambda view, board, names, words: ())
    worth: Worths = field(default=lambda view, board, token, words: "")
    numbers: Sequence[str] = ()


LOOKS = {
    "monza": "chequered.cli.terminal.looks.monza",
    "motogp": "chequered.cli.terminal.looks.motogp",
    "moto_strategy": "chequered.cli.terminal.looks.moto_strategy",
    "lamborghini": "chequered.cli.terminal.looks.lamborghini",
}
"""The module of each game that has a look of its own; it is called `LOOK` there."""


def look_of(game: str) -> Look:
    """How a game looks in the terminal; one without a look of its own shows its board and its choices."""
    if game not in LOOKS:
        return Look()
    found: Look = import_module(LOOKS[game]).LOOK
    return found
