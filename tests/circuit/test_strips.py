"""Guards parts: that lanes cover their units, and what laying a part the other way round does to it."""

from __future__ import annotations

import pytest
from hypothesis import given

from chequered.circuit import Lane, Part, Stretch, bend, straight
from chequered.kernel.boards import BoardError
from tests.circuit.samples import part, parts


def test_the_other_way_round_lanes_swap_sides_and_run_backwards():
    laid = part("[rrgb]", "<ggxr]", "[bbbb>")
    assert laid.reversed() == part("<bbbb]", "[rxgg>", "[bgrr]")


def test_the_other_way_round_a_left_bend_becomes_a_right_bend():
    left = part("[rg]", "[gr]", curve=bend(200, -45))
    assert left.reversed().curve == bend(200, 45)
    assert straight(100).reversed() == straight(100)


@given(parts())
def test_laid_the_other_way_round_twice_a_part_is_itself(laid: Part):
    assert laid.reversed().reversed() == laid


@pytest.mark.parametrize(
    ("stretches", "message"),
    [
        ([(0, 2), (3, 4)], "lane 1 from the left: expected a stretch from unit 2, got 3 to 4"),
        ([(0, 2), (1, 4)], "lane 1 from the left: expected a stretch from unit 2, got 1 to 4"),
        ([(1, 4)], "lane 1 from the left: expected a stretch from unit 0, got 1 to 4"),
        ([(0, 2), (2, 2), (2, 4)], "lane 1 from the left: expected a stretch from unit 2, got 2 to 2"),
        ([(0, 2)], "lane 1 from the left: expected 4 units in all, got 2"),
        ([], "lane 1 from the left: expected 4 units in all, got 0"),
    ],
)
def test_a_lane_with_gaps_or_overlaps_is_refused(stretches: list[tuple[int, int]], message: str):
    lane = Lane(tuple(Stretch(start, end, 0) for start, end in stretches))
    with pytest.raises(BoardError) as refused:
        Part("P", 4, (lane,), straight(100))
    assert str(refused.value) == message


def test_a_part_without_lanes_is_refused():
    with pytest.raises(BoardError, match="expected at least one lane, got none"):
        Part("P", 4, (), straight(100))
