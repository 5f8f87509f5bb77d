"""Lanes that part from a road, run beside it and join it again, such as a pit lane."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from chequered.circuit.curves import Pose, Spine
from chequered.circuit.outlines import through
from chequered.circuit.shapes import Quad, Shape

_STEP = 7.0
"""Millimetres between two points along the lane."""

_NUDGE = 0.5
"""Millimetres ahead at which the direction of the lane is taken."""


@dataclass(frozen=True)
class SideLane:
    """A lane beside the piece of road whose middle is `spine`: it begins and ends as the road's own edge.

    `side` is 1 for the right, -1 for the left. Offsets are millimetres from the middle of the road, on that side: the
    road's `edge`, and the two borders of the lane where it is apart, `inner` and `outer`. Over the first and the last
    `ramp` millimetres it swings out and in.
    """

    spine: Spine
    side: int
    edge: float
    inner: float
    outer: float
    ramp: float

    def borders(self, distance: float) -> tuple[float, float]:
        """Offsets of the lane's inner and outer border at this distance along the spine, on its side."""
        from_end = min(distance, self.spine.length - distance)
        outer = self.edge + (self.outer - self.edge) * _eased(from_end / self.ramp)
        return max(self.edge, outer - (self.outer - self.inner)), outer

    def at(self, distance: float, share: float) -> Pose:
        """The pose on the lane at this distance; `share` is 0 at the inner border and 1 at the outer one."""
        here, ahead = self._point(distance, share), self._point(distance + _NUDGE, share)
        return Pose(here.x, here.y, math.degrees(math.atan2(ahead.y - here.y, ahead.x - here.x)))

    def middle(self, start: float, end: float) -> str:
        """An open path along the middle of the lane."""
        return through(self._point(distance, 0.5) for distance in _distances(start, end))

    def border(self, start: float, end: float, share: float, verge: float = 0.0) -> str:
        """An open path along the inner (0) or the outer (1) border, `verge` millimetres outside of it."""
        return through(self.edge_points(start, end, share, verge))

    def patch(self, start: float, end: float, verge: float = 0.0) -> str:
        """The closed outline between two distances, with `verge` millimetres more on both sides."""
        there = self.edge_points(start, end, 0.0, verge)
        back = reversed(list(self.edge_points(start, end, 1.0, verge)))
        return f"{through((*there, *back))}Z"

    def edge_points(self, start: float, end: float, share: float, verge: float) -> Iterator[Pose]:
        """Points along a border, or that far outside of it."""
        for distance in _distances(start, end):
            offset = self.borders(distance)[round(share)] + (verge if share else -verge)
            yield self.spine.at(distance).aside(self.side * offset)

    def shape(self, beyond: float, verge: float) -> Shape:
        """What of the lane, `verge` included, lies more than `beyond` from the middle of the road."""
        rows: list[tuple[Pose, Pose]] = []
        for distance in _distances(0.0, self.spine.length):
            reach = max(self.borders(distance)[1] + verge, beyond)
            pose = self.spine.at(distance)
            rows.append((pose.aside(self.side * beyond), pose.aside(self.side * reach)))
        return [_quad(*a, *b[::-1]) for a, b in pairwise(rows)]

    def _point(self, distance: float, share: float) -> Pose:
        inner, outer = self.borders(distance)
        return self.spine.at(distance).aside(self.side * (inner + (outer - inner) * share))


def _distances(start: float, end: float) -> list[float]:
    count = max(1, math.ceil((end - start) / _STEP))
    return [start + (end - start) * k / count for k in range(count + 1)]


def _eased(share: float) -> float:
    """From 0 to 1, slow at both ends."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3.0 - 2.0 * share)


def _quad(*corners: Pose) -> Quad:
    return tuple((corner.x, corner.y) for corner in corners)
