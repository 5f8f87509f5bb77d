"""Where a track lies on the table: its stretches, closed to a loop, and how wide each is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from chequered.circuit.curves import Curve, Pose, Spine
from chequered.circuit.loops import closed
from chequered.circuit.shapes import overlapping, road_shape
from chequered.games.lamborghini.cells import Cell, Cells
from chequered.games.lamborghini.tracks import BEND, Stretch, Track
from chequered.kernel.boards import BoardError

UNIT = 30.0
"""Millimetres of a unit, before stretches are fitted so that the loop closes."""

LANE = 19.0
VERGE = 6.0

TIGHT = 25.0
"""Millimetres of the shortest cell of a bend, which is no longer than that needs."""

_SHORTEST, _LONGEST = 22.0, 60.0
"""Millimetres of a cell."""

_TIGHTEST = 6.0
"""The least radius of the edge of a road, verge included."""


@dataclass(frozen=True)
class Road:
    """A track on the table: `spine` has a curve for each of its stretches, and runs in the middle of all lanes."""

    track: Track
    spine: Spine

    def stretch(self, number: int) -> Spine:
        """The middle of the road along a stretch."""
        return Spine(self.spine.poses[number], self.spine.curves[number : number + 1])

    def middle_of_lane(self, lane: int) -> float:
        """How far to the right of the spine the middle of a lane lies."""
        return _middle(self.track, lane)

    def edges(self, number: int) -> tuple[float, float]:
        """The offsets of the outer borders of a stretch's lanes."""
        there = self.track.stretches[number].lanes
        return self.middle_of_lane(there[0]) - LANE / 2, self.middle_of_lane(there[-1]) + LANE / 2

    def along(self, cell: Cell, cells: Cells) -> Spine:
        """The middle of the road along a cell."""
        spine = self.stretch(cell.stretch)
        first = sum(stretch.length for stretch in self.track.stretches[: cell.stretch]) * cells.scale
        unit = spine.length / (self.track.stretches[cell.stretch].length * cells.scale)
        return spine.cut((cell.start - first) * unit, (cell.end - first) * unit)

    def at(self, pose: Pose) -> Road:
        """The same road with its line at another place."""
        return Road(self.track, Spine(Pose(pose.x, pose.y, self.track.heading), self.spine.curves))


def build(track: Track, where: str) -> Road:
    """Lay the track on the table with the middle of the line at (0, 0).

    Raises:
        BoardError: it cannot be drawn: it does not close, its cells would be too small or too large, or it would lie
            over itself; the message says where.
    """
    here = f"{where}, stretches"
    try:
        curves = closed([_curve(track, s) for s in track.stretches], [s.kind != BEND for s in track.stretches])
    except BoardError as error:
        raise BoardError(f"{here}: {error}") from None
    if sum(curve.turn for curve in curves) < 0:
        raise BoardError(f"{here}: expected turns that add up to 360 degrees, for the inside is on the right")
    road = Road(track, Spine(Pose(0.0, 0.0, track.heading), curves))
    for k in range(len(curves)):
        for fault in _faults(road, k):
            raise BoardError(f"{here}[{k}]: {fault}")
    for a, b in overlapping(list(_shapes(road))):
        raise BoardError(f"{here}[{b}]: it lies over stretches[{a}] on the table")
    return road


def _curve(track: Track, stretch: Stretch) -> Curve:
    """A stretch as long as its units; a bend as short as its cells allow."""
    if stretch.kind != BEND:
        return Curve(stretch.length * UNIT, stretch.turn)
    turn = math.radians(stretch.turn)
    length = max(TIGHT * stretch.cells[lane] + turn * _middle(track, lane) for lane in stretch.lanes)
    return Curve(length, stretch.turn)


def _middle(track: Track, lane: int) -> float:
    return (lane - (track.lanes - 1) / 2) * LANE


def _faults(road: Road, number: int) -> Iterator[str]:
    stretch, curve = road.track.stretches[number], road.spine.curves[number]
    for lane in stretch.lanes:
        length = curve.length_at(road.middle_of_lane(lane)) / stretch.cells[lane]
        if not _SHORTEST <= length <= _LONGEST:
            yield f"so that the loop closes, its cells would be {length:.0f} mm: expected {_SHORTEST:g} to {_LONGEST:g}"
    left, right = road.edges(number)
    if any(
        curve.length_at(offset) < math.radians(abs(curve.turn)) * _TIGHTEST for offset in (left - VERGE, right + VERGE)
    ):
        yield "it bends too tightly"


def _shapes(road: Road) -> Iterator[list[tuple[tuple[float, float], ...]]]:
    for k, (pose, curve) in enumerate(road.spine.pieces()):
        left, right = road.edges(k)
        middle = (left + right) / 2
        inner = Curve(curve.length_at(middle), curve.turn)
        yield list(road_shape(pose.aside(middle), inner, (right - left) / 2 + VERGE))
