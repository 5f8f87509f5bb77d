"""What is asked between two races of a season, and what is told of races and championships."""

from __future__ import annotations

from chequered.server.protocol.games import BoardName
from chequered.server.protocol.words import Entropy, Message


class Ready(Message, frozen=True):
    """Between two races of a season: this browser's people are ready for the next; it begins when all are.

    `now`: the host waits for nobody. `entropy` counts for the next race, whose commitment is shown already.
    """

    entropy: Entropy = ""
    now: bool = False


class Classified(Message, frozen=True):
    """How a piece did in a race, or does as things stand: its place (1 is best, 0 is none) and points."""

    place: int
    points: int


class Standing(Message, frozen=True):
    """A piece's or seat's standing in a season: its place (equal ones are shared) and points.

    `finishes` counts its wins, second places, third places and so on: of equal points the more wins decide, then the
    more second places …; the first figure is always there.
    """

    place: int
    points: int
    finishes: list[int]


class Championships(Message, frozen=True):
    """The standing of each piece, and of each seat; none before a race of the season is over."""

    pieces: list[Standing]
    seats: list[Standing]


class RaceInfo(Message, frozen=True):
    """A race of a season: its circuit, its table (empty before it begins), and how it ended.

    `classification` has an entry for each piece; `championships` are those after this race. Both are empty until the
    race is over, and remain so if it was abandoned.
    """

    board: BoardName
    table: str
    classification: list[Classified]
    championships: Championships


class SeasonInfo(Message, frozen=True):
    """A season race by race; the last race that has standings tells how the championships stand."""

    races: list[RaceInfo]
