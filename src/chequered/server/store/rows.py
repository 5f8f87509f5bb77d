"""What the store keeps, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from chequered.match import Classified, Step

NOBODY = ""
"""The browser of a seat that no person holds."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat. `player` stays the same through a series; `browser` is who may act for it."""

    kind: str
    player: str = ""
    browser: str = NOBODY
    name: str = ""
    level: str = ""
    attributes: dict[str, str] = field(default_factory=dict)
    has_left: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.kind == "open"

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, present or not."""
        return self.kind == "person"

    @property
    def is_played(self) -> bool:
        """Whether a person decides here, and not a bot."""
        return self.is_person and not self.has_left


@dataclass(frozen=True, slots=True)
class Circuit:
    """The board of a season's race, as a board that is loaded has them."""

    name: str
    code: str
    content: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its steps.

    `entropy` holds (browser, hexadecimal) in the order in which it was added, and so does `ready` for the next race of
    a `season`, whose dice `next_secret` is behind. `simulates`: bots play the warm-up for all.
    """

    id: str
    game: str
    version: int
    board: dict[str, Any]
    options: dict[str, int]
    ordering: str
    host: str
    invite: str
    series: str
    secret: bytes
    seats: tuple[SeatRow, ...]
    phase: str = "gathering"
    abandoned: bool = False
    race: int = 1
    next_table: str = ""
    entropy: tuple[tuple[str, str], ...] = ()
    season: tuple[Circuit, ...] = ()
    ready: tuple[tuple[str, str], ...] = ()
    next_secret: bytes | None = None
    simulates: bool = False
    opened: int = 0
    started: int = 0
    revision: int = 0

    def seats_of(self, browser: str) -> frozenset[int]:
        """The seats that this browser plays."""
        if not browser:
            return frozenset()
        return frozenset(k for k, seat in enumerate(self.seats) if seat.is_played and seat.browser == browser)

    @property
    def waits(self) -> bool:
        """Whether the race is over, and the season goes on when all are ready."""
        is_over = self.phase == "over" and not self.abandoned and not self.next_table
        return is_over and self.race < len(self.season)


@dataclass(frozen=True, slots=True)
class StepRow:
    """A step, and the browser and action id it came from (None for bots)."""

    step: Step
    browser: str | None = None
    act: str | None = None


@dataclass(frozen=True, slots=True)
class Trophy:
    """That a player won, or shared, a race of a series (a race counts from 1)."""

    player: str
    race: int


@dataclass(frozen=True, slots=True)
class RaceRow:
    """A race of a season: its table, and how each piece did; nothing until it is over, or if it was abandoned."""

    race: int
    table: str
    classification: tuple[Classified, ...]
