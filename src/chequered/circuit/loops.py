"""Closed roads: straights are made a little longer or shorter, until the road ends where it begins."""

from __future__ import annotations

import math
from collections.abc import Sequence

from chequered.circuit.curves import Curve, Pose
from chequered.kernel.boards import BoardError

_WHOLE_TURN = 360.0
_ROUNDING = 1e-6
"""Degrees or millimetres that are no error of the one who wrote the numbers."""

_FLATTEST = 0.02
"""How far apart the directions of the straights must lie at least, as a share: else no lengths close the road."""

_Vector = tuple[float, float]


def closed(curves: Sequence[Curve], free: Sequence[bool]) -> tuple[Curve, ...]:
    """The same curves with the lengths of the free ones so changed that the road closes.

    Where a road with given turns ends depends linearly on its lengths. Of all lengths that close it those are taken
    that differ least from the given ones: the sum of the squares of the relative changes is the smallest.

    Raises:
        BoardError: the turns do not add up to one round, or the free curves lie in one direction.
    """
    turn = sum(curve.turn for curve in curves)
    if abs(abs(turn) - _WHOLE_TURN) > _ROUNDING:
        raise BoardError(f"expected turns that add up to 360 or -360 degrees, got {turn:g}")
    steps = _steps(curves)
    loose = [step if is_free else (0.0, 0.0) for step, is_free in zip(steps, free, strict=True)]
    xx, xy, yy = (sum(step[a] * step[b] for step in loose) for a, b in ((0, 0), (0, 1), (1, 1)))
    determinant = xx * yy - xy * xy
    if determinant <= (_FLATTEST * (xx + yy)) ** 2:
        raise BoardError("expected straights in more than one direction: no lengths of them close the road")
    gap_x, gap_y = (-sum(step[axis] for step in steps) for axis in (0, 1))
    pull_x = (yy * gap_x - xy * gap_y) / determinant
    pull_y = (xx * gap_y - xy * gap_x) / determinant
    changes = (1.0 + x * pull_x + y * pull_y for x, y in loose)
    return tuple(Curve(curve.length * change, curve.turn) for curve, change in zip(curves, changes, strict=True))


def _steps(curves: Sequence[Curve]) -> list[_Vector]:
    """From the beginning to the end of each curve."""
    steps: list[_Vector] = []
    pose = Pose(0.0, 0.0, 0.0)
    for curve in curves:
        end = pose.after(curve)
        steps.append((end.x - pose.x, end.y - pose.y))
        pose = end
    return steps


def bend_length(length: float, turn: float, tightest: float) -> float:
    """The length of a bend that is no tighter than this radius, and no shorter than `length`."""
    return max(length, math.radians(abs(turn)) * tightest)
