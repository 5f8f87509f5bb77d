"""The cells of a track: where each lies on the lap, and which lie in front of it and beside it (LB-2.1, LB-2.4)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from chequered.games.lamborghini.cards import MOST_STAT, MOST_WORTH
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import FASTEST, MOST_CARS, SPEC
from chequered.games.lamborghini.state import MOST_CHECKS
from chequered.games.lamborghini.tracks import GRID_SHARE, LANES, Track
from chequered.kernel.reading import refused

NO_CELL = -1

FEWEST_STEPS = FASTEST + 2 * MOST_STAT + MOST_WORTH + (MOST_CARS - 1) * (MOST_CHECKS + 1)
"""Of the shortest way round, so that no move leads round the lap: the speed card, car and driver, a card played for
speed (LB-6.3); and from each of the others the cells won when it struck the car (LB-8.5), and a free step behind it
(LB-10.1). What rarer luck adds does no harm: laps are counted step by step, and the club bot looks less far ahead."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The units [start, end) of a lane (from the left) in a stretch; `number` counts from 1 along its lane.

    The others are cells by their places in the track's list, seen in the direction of the race; `NO_CELL` for none.
    """

    lane: int
    number: int
    stretch: int
    start: int
    end: int
    ahead: int = NO_CELL
    left: int = NO_CELL
    right: int = NO_CELL
    beside_left: int = NO_CELL
    beside_right: int = NO_CELL

    @property
    def name(self) -> str:
        """The letter of the lane with the number: `C12`."""
        return f"{LANES[self.lane]}{self.number}"

    @property
    def fronts(self) -> tuple[int, ...]:
        """The cells in front, from left to right (LB-2.1)."""
        return tuple(cell for cell in (self.left, self.ahead, self.right) if cell != NO_CELL)


@dataclass(frozen=True, slots=True)
class Cells:
    """The cells of a track along the lap, those that begin level from left to right; its lap in their units; its grid.

    So many of their units are one of the track's (`scale`) that every border is a whole number.
    """

    all: tuple[Cell, ...]
    lap: int
    scale: int
    grid: tuple[int, ...]


def lay(track: Track, where: str) -> Cells:
    """The cells of a track, with the ways between them.

    Raises:
        BoardError: too short a way round, or a grid against LB-2.3; the message says where.
    """
    scale = math.lcm(*(count // math.gcd(s.length, count) for s in track.stretches for count in s.cells if count))
    plain = sorted(_cut(track, scale), key=lambda cell: (cell.start, cell.lane))
    lap = track.length * scale
    lanes = [[k for k, cell in enumerate(plain) if cell.lane == lane] for lane in range(track.lanes)]
    cells = tuple(_joined(plain, lanes, cell, lap) for cell in plain)
    steps = shortest_way(cells, lap)
    if steps < FEWEST_STEPS:
        message = f"{where}, stretches: expected {FEWEST_STEPS} steps on the shortest way round, got {steps}"
        raise refused(message, SPEC.rule_name(Rule.LB_2_3))
    return Cells(cells, lap, scale, tuple(_grid(track, cells, lap, f"{where}, grid")))


def _cut(track: Track, scale: int) -> Iterator[Cell]:
    """LB-2.1: the cells of a lane in a stretch are equally long."""
    for lane in range(track.lanes):
        first, number = 0, 0
        for k, stretch in enumerate(track.stretches):
            count = stretch.cells[lane]
            borders = [first * scale + stretch.length * scale * n // max(1, count) for n in range(count + 1)]
            for start, end in pairwise(borders):
                number += 1
                yield Cell(lane, number, k, start, end)
            first += stretch.length


def _joined(cells: Sequence[Cell], lanes: Sequence[Sequence[int]], cell: Cell, lap: int) -> Cell:
    """The cell with those in front of it and beside it."""
    left = lanes[cell.lane - 1] if cell.lane else ()
    right = lanes[cell.lane + 1] if cell.lane + 1 < len(lanes) else ()
    point = cell.end % lap
    return replace(
        cell,
        ahead=_containing(cells, lanes[cell.lane], point),
        left=_containing(cells, left, point),
        right=_containing(cells, right, point),
        beside_left=_beside(cells, left, cell),
        beside_right=_beside(cells, right, cell),
    )


def _containing(cells: Sequence[Cell], lane: Sequence[int], point: int) -> int:
    """LB-2.1: the cell of a lane that contains a point; on a border the one that begins there."""
    return next((k for k in lane if cells[k].start <= point < cells[k].end), NO_CELL)


def _beside(cells: Sequence[Cell], lane: Sequence[int], own: Cell) -> int:
    """LB-2.4: the foremost that lies along the own cell for some length and not beyond its front edge.

    As every lane has a border at the line, no cell lies along one beyond it.
    """
    beside = [k for k in lane if cells[k].start < own.end and own.start < cells[k].end <= own.end]
    return beside[-1] if beside else NO_CELL


def shortest_way(cells: Sequence[Cell], lap: int) -> int:
    """The fewest cells on a way from line to line."""
    steps = [1 if cell.start == 0 else len(cells) for cell in cells]
    # A cell in front reaches further than the one behind it: so each is settled before it is left.
    for k in sorted(range(len(cells)), key=lambda k: cells[k].end):
        for front in cells[k].fronts if cells[k].end < lap else ():
            steps[front] = min(steps[front], steps[k] + 1)
    return min(count for count, cell in zip(steps, cells, strict=True) if cell.end == lap)


def _grid(track: Track, cells: Sequence[Cell], lap: int, where: str) -> Iterator[int]:
    """LB-2.3: five cells before the line, best first: further ahead, and of level ones further inside (LB-5.5)."""
    rule = SPEC.rule_name(Rule.LB_2_3)
    ids = {cell.name: k for k, cell in enumerate(cells)}
    best = max(cells, key=_rank).name
    if track.grid[0] != best:
        raise refused(f"{where}[0]: expected {best}, the inside lane's last cell, got {track.grid[0]}", rule)
    before = cells[ids[best]]
    for k, name in enumerate(track.grid):
        if name not in ids:
            raise refused(f"{where}[{k}]: there is no cell {name}", rule)
        cell = cells[ids[name]]
        if (lap - cell.end) * GRID_SHARE > lap:
            raise refused(f"{where}[{k}]: expected a cell in the last quarter of the lap, got {name}", rule)
        if _rank(cell) > _rank(before):
            raise refused(f"{where}[{k}]: expected the best cell first, got {before.name} before {name}", rule)
        before = cell
        yield ids[name]


def _rank(cell: Cell) -> tuple[int, int]:
    """How good a place on the grid a cell would be."""
    return cell.end, cell.lane
