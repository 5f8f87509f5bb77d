"""Guards where parts lie on the table, and which of them overlap."""

from __future__ import annotations

import pytest

from chequered.circuit import Curve, Sizes, bend, lay, overlaps, straight
from tests.circuit.samples import part

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
