"""Curves on the table: poses, straights and arcs, and spines made of them.

Lengths are millimetres on the table. The axes are those of a screen: x to the right, y down; headings and turns are
degrees, clockwise positive; an offset is the distance aside, positive to the right of the driving direction.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

_SHORTEST = 1e-6
"""Millimetres; a shorter remainder of a cut is rounding, not road."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A point of the table and the direction in which it is passed (degrees, clockwise from the x axis)."""

    x: float
    y: float
    heading: float

    def aside(self, offset: float) -> Pose:
        """The pose `offset` millimetres to the right (negative: to the left), with the same heading."""
        angle = math.radians(self.heading)
        return Pose(self.x - offset * math.sin(angle), self.y + offset * math.cos(angle), self.heading)

    def after(self, curve: Curve) -> Pose:
        """The pose at the end of a curve that begins here."""
        half = math.radians(curve.turn) / 2
        chord = curve.length * (math.sin(half) / half if half else 1.0)
        angle = math.radians(self.heading) + half
        return Pose(self.x + chord * math.cos(angle), self.y + chord * math.sin(angle), self.heading + curve.turn)


@dataclass(frozen=True, slots=True)
class Curve:
    """A straight (`turn` 0) or an arc: its length along the middle and its turn (positive: to the right)."""

    length: float
    turn: float = 0.0

    def reversed(self) -> Curve:
        """The same curve driven the other way: a left bend becomes a right bend."""
        return Curve(self.length, -self.turn)

    def share(self, part: float) -> Curve:
        """The given part (0 to 1) of this curve."""
        return Curve(self.length * part, self.turn * part)

    def length_at(self, offset: float) -> float:
        """The length of the line that runs `offset` beside the middle."""
        return self.length - math.radians(self.turn) * offset

    def radius_at(self, offset: float) -> float:
        """The radius of the line that runs `offset` beside the middle of an arc."""
        return abs(self.length_at(offset) / math.radians(self.turn))


def straight(length: float) -> Curve:
    """A straight of this length."""
    return Curve(length)


def bend(radius: float, angle: float) -> Curve:
    """An arc of this radius along its middle; a positive angle (degrees) turns right, a negative one left."""
    return Curve(radius * math.radians(abs(angle)), angle)


@dataclass(frozen=True)
class Spine:
    """Curves laid one behind another from a pose: the middle line of a road."""

    start: Pose
    curves: tuple[Curve, ...]

    @property
    def length(self) -> float:
        """Millimetres along the middle."""
        return sum(curve.length for curve in self.curves)

    @property
    def end(self) -> Pose:
        """The pose behind the last curve."""
        return self.poses[-1]

    @cached_property
    def poses(self) -> tuple[Pose, ...]:
        """The pose before each curve, and the one behind the last."""
        return tuple(accumulate(self.curves, Pose.after, initial=self.start))

    def at(self, distance: float) -> Pose:
        """The pose at this distance along the middle; before the first curve and behind the last it stays."""
        left = max(distance, 0.0)
        for pose, curve in self.pieces():
            if left <= curve.length:
                return pose.after(curve.share(left / curve.length)) if curve.length else pose
            left -= curve.length
        return self.end

    def pieces(self) -> Iterator[tuple[Pose, Curve]]:
        """Each curve with the pose at which it begins."""
        return zip(self.poses, self.curves, strict=False)

    def length_at(self, offset: float) -> float:
        """The length of the line that runs `offset` beside the middle."""
        return sum(curve.length_at(offset) for curve in self.curves)

    def cut(self, start: float, end: float) -> Spine:
        """The piece between two distances along the middle."""
        kept: list[Curve] = []
        first, passed = self.start, 0.0
        for pose, curve in self.pieces():
            low, high = max(start - passed, 0.0), min(end - passed, curve.length)
            if high - low > _SHORTEST:
                if not kept:
                    first = pose.after(curve.share(low / curve.length))
                kept.append(curve.share((high - low) / curve.length))
            passed += curve.length
        return Spine(first, tuple(kept))

    def reversed(self) -> Spine:
        """The same line from its end to its start; what lay to the right lies to the left."""
        end = self.end
        curves = tuple(curve.reversed() for curve in reversed(self.curves))
        return Spine(Pose(end.x, end.y, end.heading + 180.0), curves)
