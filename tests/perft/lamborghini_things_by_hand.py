"""The track, cards and cars of Lamborghini once more, in another way, to count by: for `lamborghini_by_hand`.

Read straight from the description of a board, with cards and cells by name and the track in fractions of its units.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from typing import Any

FEET = range(5, 13)
AHEAD, LEFT, RIGHT = 0, -1, 1


class Track:
    """Cells by name, from the description of a track (LB-2)."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.lanes: list[list[tuple[Fraction, Fraction]]] = [[] for _ in range(content["lanes"])]
        at = Fraction(0)
        for stretch in content["stretches"]:
            for lane, count in enumerate(stretch["cells"]):
                size = Fraction(stretch["length"], max(count, 1))
                self.lanes[lane] += [(at + k * size, at + (k + 1) * size) for k in range(count)]
            at += stretch["length"]
        self.lap = at
        # Asked for again and again, and slow to be found among fractions.
        self.front, self.beside = cache(self._front), cache(self._beside)

    def span(self, cell: str) -> tuple[Fraction, Fraction]:
        return self.lanes["ABCD".index(cell[0])][int(cell[1:]) - 1]

    def _front(self, cell: str, side: int) -> str:
        """LB-2.1; nothing if there is none."""
        point = self.span(cell)[1] % self.lap
        found = self._of_lane(cell, side, lambda a, b: a == point if side == AHEAD else a <= point < b)
        return found[0] if found else ""

    def _beside(self, cell: str, side: int) -> str:
        """LB-2.4: the foremost that lies along the cell and does not reach beyond it."""
        begin, end = self.span(cell)
        found = self._of_lane(cell, side, lambda a, b: a < end and begin < b <= end)
        return found[-1] if found else ""

    def _of_lane(self, cell: str, side: int, fits: Any) -> list[str]:
        lane = "ABCD".index(cell[0]) + side
        if not 0 <= lane < len(self.lanes):
            return []
        return [f"{'ABCD'[lane]}{k}" for k, span in enumerate(self.lanes[lane], 1) if fits(*span)]


@dataclass(frozen=True)
class Cards:
    """What is printed on cards."""

    content: dict[str, Any]

    @cached_property
    def kinds(self) -> dict[str, dict[str, int]]:
        return {**self.content["technology"], **self.content["manoeuvre"]}

    def crew(self, car: str, driver: str, what: str) -> int:
        return int(self.content["cars"][car][what] + self.content["drivers"][driver][what])

    def pile(self, deck: Mapping[str, int], gone: Mapping[int, int]) -> dict[int, int]:
        """The speed pile by value (LB-5.4)."""
        pile = {foot: self.content["notes"][foot - 5] - gone.get(foot, 0) for foot in FEET}
        for kind, number in deck.items():
            pile[self.kinds[kind]["foot"]] += number
        return pile


def type_of(kind: str) -> str:
    return kind.rpartition("-")[2]


@dataclass
class Car:
    card: str
    driver: str
    cell: str
    lap: int
    hand: dict[str, int]
    is_racing: bool = True
    damage: int = 0
    failing: int = 0
    running: int = 0
    direction: int | None = None
    won: int = 0
    has_played: bool = False
    hurt: int = 0
    guard: int = 0
