"""SVG path data of lines and patches of road, with true arcs, in millimetres with two decimals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from chequered.circuit.curves import Curve, Pose, Spine

_MARGIN = 12.0
"""Millimetres of free table around everything in the view box."""

_SAMPLE = 5.0
"""Degrees of an arc between two points that are looked at for the view box."""


def number(value: float) -> float:
    """The value as drawings show it: two decimals, never minus zero."""
    return round(value, 2) + 0.0


def line(spine: Spine, offset: float) -> str:
    """An open path along the spine, `offset` millimetres to the right of its middle."""
    return f"M{_point(spine.start.aside(offset))}{_along(spine, offset)}"


def ring(spine: Spine, left: float, right: float) -> str:
    """The outlines of a closed road between two offsets: along its one border, and back along the other."""
    return f"{line(spine, left)}Z{line(spine.reversed(), -right)}Z"


def stepped(runs: Sequence[tuple[Spine, float]]) -> str:
    """A closed path along several lines, each beside its own spine, joined one to another by straights."""
    lines = (f"{_point(spine.start.aside(offset))}{_along(spine, offset)}" for spine, offset in runs)
    return f"M{'L'.join(lines)}Z"


def through(poses: Iterable[Pose]) -> str:
    """An open path from point to point."""
    return "M" + "L".join(_point(pose) for pose in poses)


def across(pose: Pose, left: float, right: float) -> str:
    """A straight open path across the road at this pose, between two offsets."""
    return f"M{_point(pose.aside(left))}L{_point(pose.aside(right))}"


def patch(spine: Spine, left: float, right: float) -> str:
    """The closed outline of the road along the whole spine between two offsets (left < right)."""
    back = spine.reversed()
    return f"{line(spine, left)}L{_point(back.start.aside(-right))}{_along(back, -right)}Z"


def points(spine: Spine, offset: float) -> Iterator[Pose]:
    """Points along the spine, `offset` to the right of its middle, so close that no arc bulges far between them."""
    yield spine.start.aside(offset)
    for pose, curve in spine.pieces():
        count = max(1, math.ceil(abs(curve.turn) / _SAMPLE))
        for k in range(count):
            yield pose.after(curve.share((k + 1) / count)).aside(offset)


def box(poses: Iterable[Pose]) -> tuple[float, float, float, float]:
    """The smallest [x, y, width, height] around the points and a margin."""
    places = [(pose.x, pose.y) for pose in poses]
    left, top = (min(values) - _MARGIN for values in zip(*places, strict=True))
    right, bottom = (max(values) + _MARGIN for values in zip(*places, strict=True))
    return number(left), number(top), number(right - left), number(bottom - top)


def _along(spine: Spine, offset: float) -> str:
    return "".join(_step(pose.after(curve).aside(offset), curve, offset) for pose, curve in spine.pieces())


def _step(to: Pose, curve: Curve, offset: float) -> str:
    if curve.turn == 0:
        return f"L{_point(to)}"
    radius = _text(curve.radius_at(offset))
    return f"A{radius} {radius} 0 {int(abs(curve.turn) > 180)} {int(curve.turn > 0)} {_point(to)}"


def _point(pose: Pose) -> str:
    return f"{_text(pose.x)} {_text(pose.y)}"


def _text(value: float) -> str:
    return f"{number(value):.2f}".rstrip("0").rstrip(".")
