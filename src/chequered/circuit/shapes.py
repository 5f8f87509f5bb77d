"""Which pieces of road lie over each other: shapes made of four-cornered pieces, one behind another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, pairwise

from chequered.circuit.curves import Curve, Pose

TOLERANCE = 1.0
"""Millimetres by which pieces may cover each other: loops laid of real parts never close exactly."""

Point = tuple[float, float]
Quad = tuple[Point, ...]
Shape = Sequence[Quad]


def overlapping(shapes: Sequence[Shape]) -> Iterator[tuple[int, int]]:
    """The pairs (earlier, later) of shapes that overlap, by the later one."""
    pairs = sorted(combinations(range(len(shapes)), 2), key=lambda pair: pair[::-1])
    return ((a, b) for a, b in pairs if shapes_overlap(shapes[a], shapes[b]))


def road_shape(pose: Pose, curve: Curve, half_width: float) -> Shape:
    """The part as four-cornered pieces one behind another, so many that an arc bulges by half the tolerance at most."""
    count = 1
    if curve.turn:
        outer = curve.radius_at(0.0) + half_width
        count = math.ceil(math.radians(abs(curve.turn)) / (2 * math.acos(1 - TOLERANCE / 2 / outer)))
    poses = [pose.after(curve.share(k / count)) for k in range(count + 1)]
    return [_quad(a, b, half_width) for a, b in pairwise(poses)]


def _quad(a: Pose, b: Pose, half_width: float) -> Quad:
    corners = (a.aside(-half_width), b.aside(-half_width), b.aside(half_width), a.aside(half_width))
    return tuple((corner.x, corner.y) for corner in corners)


def shapes_overlap(a: Shape, b: Shape) -> bool:
    """Whether two shapes cover each other somewhere by more than the tolerance."""
    return _boxes_overlap(a, b) and any(_quads_overlap(p, q) for p in a for q in b)


def _boxes_overlap(a: Sequence[Quad], b: Sequence[Quad]) -> bool:
    """Quick, and true whenever the shapes overlap."""
    points_a, points_b = tuple(chain.from_iterable(a)), tuple(chain.from_iterable(b))
    return not any(_parts_on(axis, points_a, points_b) for axis in ((1.0, 0.0), (0.0, 1.0)))


def _quads_overlap(a: Quad, b: Quad) -> bool:
    """Separating axes: convex pieces overlap if on no edge's normal their shadows part (give or take the tolerance)."""
    return not any(_parts_on(normal, a, b) for quad in (a, b) for normal in _normals(quad))


def _normals(quad: Quad) -> Iterator[Point]:
    for (ax, ay), (bx, by) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = math.hypot(bx - ax, by - ay)
        if length:
            yield (ay - by) / length, (bx - ax) / length


def _parts_on(normal: Point, a: Sequence[Point], b: Sequence[Point]) -> bool:
    shadow_a = [x * normal[0] + y * normal[1] for x, y in a]
    shadow_b = [x * normal[0] + y * normal[1] for x, y in b]
    return min(max(shadow_a), max(shadow_b)) - max(min(shadow_a), min(shadow_b)) <= TOLERANCE
