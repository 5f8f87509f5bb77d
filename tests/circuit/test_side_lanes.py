"""Guards lanes beside a road: they grow out of its edge, run at their distance, and never lie on it."""

from __future__ import annotations

import math

import pytest

from chequered.circuit import Pose, Spine, bend, straight
from chequered.circuit.shapes import shapes_overlap
from chequered.circuit.side_lanes import SideLane

_STRAIGHT = Spine(Pose(0, 0, 0), (straight(400),))


def _lane(spine: Spine = _STRAIGHT, side: int = 1) -> SideLane:
    return SideLane(spine, side, edge=20, inner=30, outer=60, ramp=100)


def test_a_lane_begins_and_ends_as_the_edge_of_the_road():
    assert _lane().borders(0) == _lane().borders(400) == (20, 20)


def test_between_its_ramps_a_lane_runs_beside_the_road():
    for distance in (100, 250, 300):
        assert _lane().borders(distance) == (30, 60)


def test_on_a_ramp_a_lane_grows_and_then_swings_out():
    """It is narrower than a lane until there is room beside the edge, and symmetrical at both ends."""
    widths = [outer - inner for inner, outer in map(_lane().borders, range(0, 101, 10))]
    assert widths == sorted(widths)
    assert _lane().borders(50) == (20, 40)
    for distance in range(0, 101, 10):
        inner, outer = _lane().borders(distance)
        assert 20 <= inner <= outer <= 60
        assert _lane().borders(400 - distance) == (inner, outer)


@pytest.mark.parametrize("side", [1, -1])
def test_a_place_lies_on_its_side_and_looks_along_the_lane(side: int):
    place = _lane(side=side).at(200, 0.5)
    assert (place.x, place.y) == (200, side * 45)
    assert place.heading == pytest.approx(0)
    swinging = _lane(side=side).at(50, 0.5)
    assert side * swinging.heading > 10


def test_beside_a_bend_a_lane_looks_where_the_road_looks():
    spine = Spine(Pose(0, 0, 0), (straight(200), bend(100, -90), straight(200)))
    turned = _lane(spine).at(200 + 50 * math.pi / 2, 0.5)
    assert turned.heading == pytest.approx(-45, abs=0.5)


def test_outlines_go_through_both_borders():
    assert _lane().patch(200, 214, verge=5) == "M200 25L207 25L214 25L214 65L207 65L200 65Z"
    assert _lane(side=-1).border(200, 207, 1) == "M200 -60L207 -60"
    assert _lane().middle(200, 207) == "M200 45L207 45"


def test_the_shape_of_a_lane_is_what_lies_beyond_the_road():
    shape = _lane().shape(beyond=25, verge=5)
    ys = [y for quad in shape for _, y in quad]
    assert (min(ys), max(ys)) == (25, 65)
    above, below = ((0.0, 0.0), (400.0, 0.0), (400.0, 24.0), (0.0, 24.0)), ((190.0, 60.0), (210.0, 60.0), (200.0, 90.0))
    assert not shapes_overlap(shape, [above])
    assert shapes_overlap(shape, [below])
