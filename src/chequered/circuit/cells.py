"""Circuits: parts laid one behind another between a start and a finish cell, joined into cells.

Positions are whole units from the front edge of the start cell, which is [-1, 0); the finish cell is the unit behind
the last part. Both span all lanes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chequered.circuit.strips import UNPAINTED, Part
from chequered.kernel.boards import BoardError

ALL_LANES = -1
"""The lane of a cell that spans all lanes."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the units [start, end) of a lane (0 is the left one, `ALL_LANES` for start and finish)."""

    lane: int
    start: int
    end: int
    paint: int
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Circuit:
    """The laid parts and their cells: the start cell first, the others by front edge, then lane, the finish last."""

    parts: tuple[Part, ...]
    cells: tuple[Cell, ...]

    @property
    def lanes(self) -> int:
        """How many lanes lie side by side."""
        return len(self.parts[0].lanes)

    @property
    def finish(self) -> int:
        """The index of the finish cell; the start cell's is 0."""
        return len(self.cells) - 1

    def part_at(self, unit: int) -> int:
        """The index of the part on which this unit lies."""
        reached = 0
        for k, part in enumerate(self.parts):
            reached += part.units
            if unit < reached:
                return k
        raise IndexError(f"unit {unit} lies behind the last part")


def join(parts: Sequence[Part], finish_paint: int = UNPAINTED) -> Circuit:
    """The circuit of these parts, laid one behind another in this order.

    Where two parts meet, the last stretch of a lane and the first of the same lane of the next part are one cell if
    both ends are open and both have the same paint, over any number of parts. Obstacles join nothing.

    Raises:
        BoardError: no part, or parts with different numbers of lanes.
    """
    counts = {len(part.lanes) for part in parts}
    if len(counts) != 1:
        raise BoardError(f"expected parts with the same number of lanes, got {sorted(counts) or 'no part'}")
    cells = [cell for lane in range(counts.pop()) for cell in _cells_of_lane(parts, lane)]
    cells.sort(key=lambda cell: (cell.end, cell.lane))
    length = sum(part.units for part in parts)
    start, finish = Cell(ALL_LANES, -1, 0, UNPAINTED), Cell(ALL_LANES, length, length + 1, finish_paint)
    return Circuit(tuple(parts), (start, *cells, finish))


def _cells_of_lane(parts: Sequence[Part], lane: int) -> Iterator[Cell]:
    """The cells of one lane in driving order; `last` waits for the stretches that still join it."""
    last: Cell | None = None
    offset, is_open = 0, False
    for part in parts:
        strip = part.lanes[lane]
        for stretch in strip.stretches:
            cell = Cell(lane, offset + stretch.start, offset + stretch.end, stretch.paint, stretch.blocked)
            if last and is_open and strip.open_in and stretch.start == 0 and _match(last, cell):
                last = replace(last, end=cell.end)
            else:
                if last:
                    yield last
                last = cell
            is_open = False
        offset += part.units
        is_open = strip.open_out
    if last:
        yield last


def _match(a: Cell, b: Cell) -> bool:
    return a.paint == b.paint and not a.blocked and not b.blocked
