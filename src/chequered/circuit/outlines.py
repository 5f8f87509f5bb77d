"""SVG path data of lines and patches of road, with true arcs, in millimetres with two decimals."""

from __future__ import annotations

from chequered.circuit.curves import Curve, Pose, Spine


def number(value: float) -> float:
    """The value as drawings show it: two decimals, never minus zero."""
    return round(value, 2) + 0.0


def line(spine: Spine, offset: float) -> str:
    """An open path along the spine, `offset` millimetres to the right of its middle."""
    return f"M{_point(spine.start.aside(offset))}{_along(spine, offset)}"


def across(pose: Pose, left: float, right: float) -> str:
    """A straight open path across the road at this pose, between two offsets."""
    return f"M{_point(pose.aside(left))}L{_point(pose.aside(right))}"


def patch(spine: Spine, left: float, right: float) -> str:
    """The closed outline of the road along the whole spine between two offsets (left < right)."""
    back = spine.reversed()
    return f"{line(spine, left)}L{_point(back.start.aside(-right))}{_along(back, -right)}Z"


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
