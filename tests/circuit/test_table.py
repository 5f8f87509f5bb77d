"""Guards where parts lie on the table, and which of them overlap."""

from __future__ import annotations

import math

import pytest
from hypothesis import given

from chequered.circuit import Curve, Part, Pose, Sizes, bend, lay, overlaps, straight
from tests.circuit.samples import layouts, part

_SIZES = Sizes(lane=30, verge=5, start=40, finish=40)
_ROAD = 3 * 30 + 2 * 5


def _overlaps(*curves: Curve) -> list[tuple[int, int]]:
    return list(overlaps(lay([part("[rr]", "[rr]", "[rr]", curve=curve) for curve in curves], _SIZES)))


def test_parts_in_a_row_do_not_overlap():
    assert _overlaps(straight(200), bend(150, 60), bend(150, -60), straight(10)) == []


def test_a_closed_loop_does_not_overlap():
    """MZ-2.1: start and finish lie side by side."""
    assert _overlaps(straight(120), bend(150, 180), straight(200), bend(150, 180)) == []


def test_a_loop_may_close_with_the_inaccuracy_of_real_parts():
    assert _overlaps(straight(120.8), bend(150, 180), straight(200), bend(150, 180)) == []


def test_a_loop_that_runs_into_the_start_overlaps_it():
    overlap = _overlaps(straight(120), bend(150, 180), straight(180), bend(150, 180))
    assert overlap == [(0, 5)]


def test_a_road_that_crosses_itself_names_the_part_that_does():
    overlap = _overlaps(straight(400), bend(100, 90), bend(100, 90), bend(100, 90), straight(400))
    assert overlap[0] == (1, 5)


def test_roads_that_touch_along_their_verges_do_not_overlap():
    wide, narrow = _ROAD / 2, _ROAD / 2 - 1
    assert _overlaps(straight(100), bend(wide, 180), straight(100)) == []
    assert (1, 3) in _overlaps(straight(100), bend(narrow, 180), straight(100))


def test_a_tight_bend_counts_as_the_arc_that_it_is():
    """Its inner and outer border, not the box around it: a part in its elbow lies free."""
    assert _overlaps(straight(60), bend(160, 90), bend(160, 90), bend(60, 90)) == []


def test_units_are_spread_evenly_over_each_part():
    table = lay([part("[rr]", curve=straight(100)), part("[rrrr]", curve=straight(100))], _SIZES)
    distances = [table.distance(unit) for unit in range(-1, 8)]
    assert distances == [0, 40, 90, 140, 165, 190, 215, 240, 280]
    with pytest.raises(ValueError, match="unit 8 lies behind the finish"):
        table.distance(8)


def test_lanes_lie_side_by_side_around_the_middle():
    table = lay([part("[rr]", "[rr]", "[rr]")], _SIZES)
    assert [table.lane_offset(lane) for lane in range(3)] == [-30, 0, 30]
    assert table.half_width == _ROAD / 2


@given(layouts(most=6))
def test_parts_overlap_where_points_of_the_one_lie_inside_the_other(laid: list[Part]):
    """A second, coarser way to tell: a grid of points strictly inside each part, seen from every earlier one."""
    table = lay(laid, _SIZES)
    found = set(overlaps(table))
    pieces = list(table.spine.pieces())
    for b, (pose, curve) in enumerate(pieces):
        inside = [pose.after(curve.share(k / 10)).aside(o) for k in range(1, 10) for o in (-45, -20, 0, 20, 45)]
        for a in range(b):
            if any(_depth(point, *pieces[a], table.half_width) > 3 for point in inside):
                assert (a, b) in found


def _depth(point: Pose, pose: Pose, curve: Curve, half_width: float) -> float:
    """How deep inside a part a point lies, in millimetres: from its sides, or from its ends; negative outside."""
    right = math.radians(pose.heading + 90.0)
    x, y = point.x - pose.x, point.y - pose.y
    aside = x * math.cos(right) + y * math.sin(right)
    ahead = x * math.sin(right) - y * math.cos(right)
    if curve.turn:
        radius = math.copysign(curve.radius_at(0.0), curve.turn)
        angle = math.atan2(ahead, abs(radius - aside) * math.copysign(1.0, 1.0 - aside / radius))
        aside = math.copysign(1.0, radius) * (abs(radius) - math.hypot(ahead, radius - aside))
        ahead = angle * abs(radius)
    return min(half_width - abs(aside), ahead, curve.length - ahead)


@given(layouts(most=6))
def test_driven_the_other_way_the_same_parts_overlap(laid: list[Part]):
    there = set(overlaps(lay(laid, _SIZES)))
    back = set(overlaps(lay([part.reversed() for part in reversed(laid)], _SIZES)))
    last = len(laid) + 1
    assert {(last - b, last - a) for a, b in back} == there
