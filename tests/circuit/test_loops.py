"""Guards that closed roads close, by the smallest change of what may change and of nothing else."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chequered.circuit import Curve, Pose, Spine, bend, straight
from chequered.circuit.loops import bend_length, closed
from chequered.kernel.boards import BoardError

_SQUARE = [straight(100), bend(50, 90)] * 4


def _is_straight(curves: list[Curve]) -> list[bool]:
    return [curve.turn == 0 for curve in curves]


def test_a_road_that_closes_stays_as_it_is():
    for before, after in zip(_SQUARE, closed(_SQUARE, _is_straight(_SQUARE)), strict=True):
        assert (after.length, after.turn) == pytest.approx((before.length, before.turn))


def test_opposite_sides_meet_half_way():
    """Both change by the same share of their length, for that is the least."""
    curves = [straight(90), bend(50, 90), straight(100), bend(50, 90), straight(110), bend(50, 90), straight(100)]
    curves.append(bend(50, 90))
    lengths = [curve.length for curve in closed(curves, _is_straight(curves))]
    assert lengths[0] == pytest.approx(lengths[4])
    share = (90 * 90 * 110 + 110 * 110 * 90) / (90 * 90 + 110 * 110)
    assert lengths[0] == pytest.approx(share)
    assert lengths[2] == pytest.approx(100)
    assert lengths[1] == pytest.approx(50 * math.pi / 2)


def test_what_is_not_free_keeps_its_length():
    curves = [straight(80), bend(50, 90), straight(100), bend(50, 90), straight(120), bend(50, 90), straight(100)]
    curves.append(bend(50, 90))
    free = _is_straight(curves)
    free[0] = False
    assert closed(curves, free)[0].length == 80
    assert closed(curves, free)[4].length == pytest.approx(80)


@pytest.mark.parametrize("turn", [350, -350, 0, 720])
def test_turns_that_make_no_round_are_refused(turn: float):
    curves = [straight(100), Curve(300, turn / 2), straight(100), Curve(300, turn / 2)]
    with pytest.raises(BoardError, match=rf"^expected turns that add up to 360 or -360 degrees, got {turn}$"):
        closed(curves, _is_straight(curves))


def test_straights_in_one_direction_alone_are_refused():
    curves = [straight(100), bend(50, 180), straight(90), bend(60, 180)]
    with pytest.raises(BoardError, match=r"^expected straights in more than one direction"):
        closed(curves, _is_straight(curves))


@given(st.lists(st.tuples(st.floats(60, 200), st.floats(20, 80)), min_size=4, max_size=9), st.sampled_from([1, -1]))
def test_every_road_of_bends_to_one_side_closes(sides: list[tuple[float, float]], side: int):
    whole = sum(turn for _, turn in sides)
    curves = [curve for length, turn in sides for curve in (straight(length), bend(50, side * turn / whole * 360))]
    spine = Spine(Pose(10, 20, 30), closed(curves, _is_straight(curves)))
    assert math.hypot(spine.end.x - 10, spine.end.y - 20) < 1e-6
    assert abs(spine.end.heading - 30) == pytest.approx(360)


def test_a_bend_is_as_long_as_it_should_be_or_as_its_least_radius_needs():
    assert bend_length(100, 90, 40) == 100
    assert bend_length(100, -180, 40) == pytest.approx(40 * math.pi)
