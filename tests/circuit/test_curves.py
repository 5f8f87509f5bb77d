"""Guards the geometry of straights and arcs."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chequered.circuit import Curve, Pose, Spine, bend, straight

_ORIGIN = Pose(0.0, 0.0, 0.0)
_curves = st.builds(Curve, st.floats(10, 500), st.floats(-180, 180))
_spines = st.builds(
    Spine,
    st.builds(Pose, st.floats(-500, 500), st.floats(-500, 500), st.floats(0, 360)),
    st.lists(_curves, min_size=1, max_size=6).map(tuple),
)


def _same(a: Pose, b: Pose) -> bool:
    turn = (a.heading - b.heading + 180.0) % 360.0 - 180.0
    return math.hypot(a.x - b.x, a.y - b.y) < 1e-6 and abs(turn) < 1e-6


def test_a_straight_keeps_the_heading():
    assert _same(Pose(1.0, 2.0, 90.0).after(straight(10)), Pose(1.0, 12.0, 90.0))


def test_a_right_bend_turns_clockwise_on_a_screen():
    assert _same(_ORIGIN.after(bend(100, 90)), Pose(100.0, 100.0, 90.0))


def test_a_left_bend_turns_the_other_way():
    assert _same(_ORIGIN.after(bend(100, -90)), Pose(100.0, -100.0, -90.0))


def test_right_of_a_car_that_drives_to_the_right_is_below():
    assert _same(_ORIGIN.aside(5.0), Pose(0.0, 5.0, 0.0))


def test_the_inside_of_a_bend_is_shorter_than_its_outside():
    right = bend(100, 90)
    assert right.length_at(20) == pytest.approx(80 * math.pi / 2)
    assert right.length_at(-20) == pytest.approx(120 * math.pi / 2)
    assert right.radius_at(20) == pytest.approx(80)
    assert bend(100, -90).radius_at(20) == pytest.approx(120)


@given(_spines, st.floats(0, 1))
def test_cut_in_two_a_spine_still_leads_to_its_end(spine: Spine, share: float):
    middle = spine.length * share
    first, second = spine.cut(0.0, middle), spine.cut(middle, spine.length)
    assert first.length + second.length == pytest.approx(spine.length, abs=1e-5)
    if first.curves and second.curves:
        assert _same(first.start, spine.start)
        assert _same(first.end, second.start)
        assert math.dist((second.end.x, second.end.y), (spine.end.x, spine.end.y)) < 1e-3


def test_a_spine_has_a_pose_at_every_distance_and_stays_at_its_ends():
    spine = Spine(Pose(0, 0, 0), (straight(10), bend(20, 90)))
    assert spine.at(4) == Pose(4, 0, 0)
    assert spine.at(10 + 5 * math.pi).heading == pytest.approx(45)
    assert spine.at(-3) == Pose(0, 0, 0)
    assert spine.at(1000) == spine.end


@given(_spines)
def test_reversed_a_spine_leads_back_to_its_start(spine: Spine):
    back = spine.reversed()
    assert math.dist((back.end.x, back.end.y), (spine.start.x, spine.start.y)) < 1e-6
    assert back.length_at(-7.0) == pytest.approx(spine.length_at(7.0))


@given(_curves, st.floats(-20, 20))
def test_the_length_beside_a_curve_is_what_a_fine_chain_of_points_measures(curve: Curve, offset: float):
    points = [_ORIGIN.after(curve.share(k / 200)).aside(offset) for k in range(201)]
    chain = sum(math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(points))
    assert chain == pytest.approx(abs(curve.length_at(offset)), rel=1e-3, abs=0.1)
