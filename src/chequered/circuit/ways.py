"""Ways over a circuit: what lies in front of a cell, what lies behind it, and where no way leads on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from chequered.circuit.cells import ALL_LANES, Cell, Circuit

NO_CELL = -1
"""Stands for a cell that is not there."""

LEFT, AHEAD, RIGHT = 0, 1, 2
"""The sides on which a cell can lie in front of another."""


def is_in_front(cell: Cell, other: Cell) -> bool:
    """Whether `other`, of the same or a neighbouring lane, is in front of `cell`.

    In front is the next cell of the same lane; in a neighbouring lane a cell that lies beside `cell` along some length
    and whose front edge is further ahead. Cells that touch only at a corner are not in front.
    """
    if other.lane == cell.lane:
        return other.start == cell.end
    return other.start < cell.end < other.end


def fronts(circuit: Circuit) -> tuple[tuple[int, ...], ...]:
    """For each cell the indices of the cells in front of it, or `NO_CELL`: left, ahead, right; obstacles included.

    Of the start cell: the first cell of each lane, from left to right. The finish cell is ahead of the last cell of
    each lane and of no other; in front of the finish cell is nothing.
    """
    by_lane = _by_lane(circuit)
    rows: list[tuple[int, ...]] = [tuple(lane[0] for lane in by_lane)]
    for cell in circuit.cells[1:-1]:
        rows.append(tuple(_on_lane(circuit, by_lane, cell, lane) for lane in _lanes_ahead(cell.lane)))
    rows.append((NO_CELL, NO_CELL, NO_CELL))
    return tuple(rows)


def behind(circuit: Circuit) -> tuple[int, ...]:
    """For each cell the previous cell of its lane, the start cell (0) before the first; also 0 for start and finish."""
    previous = [0] * len(circuit.cells)
    for lane in _by_lane(circuit):
        for before, after in pairwise(lane):
            previous[after] = before
    return tuple(previous)


def without_way(circuit: Circuit) -> tuple[int, ...]:
    """The cells, obstacles apart, from which no way over cells that are no obstacles leads to the finish."""
    leads = [False] * circuit.finish + [True]
    front = fronts(circuit)
    for k in range(circuit.finish - 1, -1, -1):  # a cell in front has a front edge further ahead, so a higher index
        leads[k] = not circuit.cells[k].blocked and any(leads[n] for n in front[k] if n != NO_CELL)
    return tuple(k for k, cell in enumerate(circuit.cells) if not leads[k] and not cell.blocked)


def _lanes_ahead(lane: int) -> tuple[int, int, int]:
    return lane - 1, lane, lane + 1


def _on_lane(circuit: Circuit, by_lane: Sequence[Sequence[int]], cell: Cell, lane: int) -> int:
    if not 0 <= lane < len(by_lane):
        return NO_CELL
    for k in by_lane[lane]:
        if is_in_front(cell, circuit.cells[k]):
            return k
    return circuit.finish if lane == cell.lane else NO_CELL


def _by_lane(circuit: Circuit) -> list[list[int]]:
    lanes: list[list[int]] = [[] for _ in range(circuit.lanes)]
    for k, cell in enumerate(circuit.cells):
        if cell.lane != ALL_LANES:
            lanes[cell.lane].append(k)
    return lanes
