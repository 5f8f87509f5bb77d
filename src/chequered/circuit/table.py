"""A circuit on the table: where its parts, its start and its finish lie, and which of them overlap."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, pairwise

from chequered.circuit.curves import Curve, Pose, Spine, straight
from chequered.circuit.strips import Part

TOLERANCE = 1.0
"""Millimetres by which pieces may cover each other: loops laid of real parts never close exactly."""

_Point = tuple[float, float]
_Quad = tuple[_Point, ...]


@dataclass(frozen=True, slots=True)
class Sizes:
    """Millimetres: the width of a lane, of the verge on either side, and the lengths of start and finish cell."""

    lane: float
    verge: float
    start: float
    finish: float


@dataclass(frozen=True, slots=True)
class Table:
    """Parts laid one behind another between a start and a finish cell, on one spine.

    `curves` and `units` have one entry for the start cell (one unit), one for each part, one for the finish (one unit).
    """

    spine: Spine
    units: tuple[int, ...]
    lanes: int
    sizes: Sizes

    def distance(self, unit: int) -> float:
        """Millimetres along the spine of a position in units; the start cell is the unit before 0."""
        left, passed = unit + self.units[0], 0.0
        for units, curve in zip(self.units, self.spine.curves, strict=True):
            if left <= units:
                return passed + curve.length * left / units
            left -= units
            passed += curve.length
        raise ValueError(f"unit {unit} lies behind the finish")

    def between(self, start: int, end: int) -> Spine:
        """The piece of the spine between two positions in units."""
        return self.spine.cut(self.distance(start), self.distance(end))

    def lane_offset(self, lane: int) -> float:
        """How far to the right of the spine the middle of a lane lies (negative: to the left)."""
        return (lane - (self.lanes - 1) / 2) * self.sizes.lane

    @property
    def half_width(self) -> float:
        """From the spine to the outer edge of the verge."""
        return self.lanes * self.sizes.lane / 2 + self.sizes.verge


def lay(parts: Sequence[Part], sizes: Sizes, heading: float = 0.0) -> Table:
    """Lay parts of one number of lanes behind a start cell that begins at (0, 0), and a finish cell behind them."""
    curves = (straight(sizes.start), *(part.curve for part in parts), straight(sizes.finish))
    units = (1, *(part.units for part in parts), 1)
    return Table(Spine(Pose(0.0, 0.0, heading), curves), units, len(parts[0].lanes), sizes)


def overlaps(table: Table) -> Iterator[tuple[int, int]]:
    """The pairs (earlier, later) that overlap, by the later one; 0 is the start cell, then come parts and finish."""
    shapes = [_shape(pose, curve, table.half_width) for pose, curve in table.spine.pieces()]
    pairs = sorted(combinations(range(len(shapes)), 2), key=lambda pair: pair[::-1])
    return ((a, b) for a, b in pairs if _shapes_overlap(shapes[a], shapes[b]))


def _shape(pose: Pose, curve: Curve, half_width: float) -> list[_Quad]:
    """The part as four-cornered pieces one behind another, so many that an arc bulges by half the tolerance at most."""
    count = 1
    if curve.turn:
        outer = curve.radius_at(0.0) + half_width
        count = math.ceil(math.radians(abs(curve.turn)) / (2 * math.acos(1 - TOLERANCE / 2 / outer)))
    poses = [pose.after(curve.share(k / count)) for k in range(count + 1)]
    return [_quad(a, b, half_width) for a, b in pairwise(poses)]


def _quad(a: Pose, b: Pose, half_width: float) -> _Quad:
    corners = (a.aside(-half_width), b.aside(-half_width), b.aside(half_width), a.aside(half_width))
    return tuple((corner.x, corner.y) for corner in corners)


def _shapes_overlap(a: Sequence[_Quad], b: Sequence[_Quad]) -> bool:
    return _boxes_overlap(a, b) and any(_quads_overlap(p, q) for p in a for q in b)


def _boxes_overlap(a: Sequence[_Quad], b: Sequence[_Quad]) -> bool:
    """Quick, and true whenever the shapes overlap."""
    points_a, points_b = tuple(chain.from_iterable(a)), tuple(chain.from_iterable(b))
    return not any(_parts_on(axis, points_a, points_b) for axis in ((1.0, 0.0), (0.0, 1.0)))


def _quads_overlap(a: _Quad, b: _Quad) -> bool:
    """Separating axes: convex pieces overlap if on no edge's normal their shadows part (give or take the tolerance)."""
    return not any(_parts_on(normal, a, b) for quad in (a, b) for normal in _normals(quad))


def _normals(quad: _Quad) -> Iterator[_Point]:
    for (ax, ay), (bx, by) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = math.hypot(bx - ax, by - ay)
        if length:
            yield (ay - by) / length, (bx - ax) / length


def _parts_on(normal: _Point, a: Sequence[_Point], b: Sequence[_Point]) -> bool:
    shadow_a = [x * normal[0] + y * normal[1] for x, y in a]
    shadow_b = [x * normal[0] + y * normal[1] for x, y in b]
    return min(max(shadow_a), max(shadow_b)) - max(min(shadow_a), min(shadow_b)) <= TOLERANCE
