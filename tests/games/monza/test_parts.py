"""Guards MZ-2.7, what the shipped parts keep to, and that the report which says so would notice."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from chequered.circuit import UNPAINTED, Lane, Part, Stretch, join, straight, without_way
from chequered.games.monza import board
from chequered.games.monza.layouts import check_track
from chequered.games.monza.notation import COLOURS
from chequered.games.monza.parts_report import (
    FAIR_SHARE,
    MOST_STUCK,
    colour_shares,
    faults,
    faults_of_part,
    faults_of_set,
    faults_of_track,
    pairs,
    stuck_share,
)

_PARTS = tuple(board.shipped_parts().values())


def test_every_two_parts_in_all_four_ways_keep_to_the_rules():
    """MZ-2.7 (a) to (e) and (g), and MZ-2.5."""
    assert list(faults(_PARTS)) == []


def test_every_two_parts_fit_the_table_and_lead_to_the_finish():
    """MZ-2.5: laid in all four ways and in both orders."""
    ways = list(pairs(_PARTS))
    assert len(ways) == 20 * 19 * 4
    for pair in ways:
        check_track(pair, board.shipped_sizes())


def test_neighbours_in_a_lane_of_a_part_differ_in_colour():
    """Not in MZ-2.7, but two cells of one colour behind each other look like one."""
    for part in _PARTS:
        for lane in part.lanes:
            paints = [stretch.paint for stretch in lane.stretches]
            assert all(a != b for a, b in pairwise(paints)), part.name


@pytest.mark.parametrize("name", board.presets())
def test_on_each_preset_every_colour_has_its_share(name: str):
    """MZ-2.7 (f), the part about the cells."""
    least, most = FAIR_SHARE
    assert all(least <= share <= most for share in colour_shares(board.circuit_of(board.load(name).content)))


@pytest.mark.parametrize("name", board.presets())
def test_on_each_preset_few_cells_are_hard_to_leave(name: str):
    """MZ-2.7 (g)."""
    assert stuck_share([board.circuit_of(board.load(name).content)]) <= MOST_STUCK


def _lane(text: str, *, is_open: bool = False) -> Lane:
    """A lane such as `red 7, obstacle 3`."""
    stretches: list[Stretch] = []
    for word, units in (item.split() for item in text.split(", ")):
        start = stretches[-1].end if stretches else 0
        paint = UNPAINTED if word == "obstacle" else COLOURS.index(word)
        stretches.append(Stretch(start, start + int(units), paint, word == "obstacle"))
    return Lane(tuple(stretches), is_open, is_open)


def _part(
    left: str = "red 4, blue 6",
    middle: str = "white 2, green 6, white 2",
    right: str = "yellow 5, purple 5",
    **values: object,
) -> Part:
    part = Part("P", 10, (_lane(left), _lane(middle, is_open=True), _lane(right)), straight(100))
    return replace(part, **values)  # type: ignore[arg-type]  # a test names them right


def test_a_part_without_fault_has_none():
    assert list(faults_of_part(_part())) == []
    assert list(faults_of_track(join([_part()]))) == []


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        (_part(left="red 3, obstacle 2, blue 5", right="yellow 6, obstacle 1, purple 3"), "P: 2 obstacles (a)"),
        (_part(left="red 4, obstacle 6"), "P: an obstacle touches an end (a)"),
        (_part(left="obstacle 4, red 6"), "P: an obstacle touches an end (a)"),
        (
            _part(lanes=(_lane("red 4, blue 6"), _lane("white 10"), _lane("yellow 5, purple 5"))),
            "P: the middle lane is closed at an end (b)",
        ),
        (
            _part(lanes=(_lane("red 4, blue 6", is_open=True), _lane("white 10", is_open=True), _lane("red 10"))),
            "P: an outer lane is open at an end (b)",
        ),
        (_part(left="red 2, blue 8"), "P: borders of the middle and an outer lane are level at unit 2 (c)"),
        (
            _part(middle="white 2, obstacle 4, green 2, white 2", left="red 4, blue 6", right="yellow 7, purple 3"),
            "P: a border of an outer lane lies within the obstacle of the middle lane (e)",
        ),
    ],
)
def test_a_fault_of_a_part_is_found(part: Part, fault: str):
    """MZ-2.7 (a), (b), (c), (e)."""
    assert list(faults_of_part(part)) == [fault]


def test_middle_lanes_that_end_in_different_colours_are_found():
    """MZ-2.7 (b)."""
    other = _part(middle="white 2, green 6, yellow 2")
    assert list(faults_of_set([_part(), other])) == ["the middle lane's ends have 2 colours (b)"]


def test_obstacles_in_the_outer_lane_of_more_than_every_second_part_are_found():
    """MZ-2.7 (e)."""
    blocked = _part(left="red 3, obstacle 1, blue 6")
    assert list(faults_of_set([_part(), blocked])) == []
    assert list(faults_of_set([_part(), blocked, blocked])) == ["2 of 3 parts have an obstacle in an outer lane (e)"]


def test_cells_of_one_colour_in_front_of_a_cell_are_found():
    """MZ-2.7 (d): here the start and the first white cell, with yellow in front to the left and to the right."""
    found = list(faults_of_track(join([_part(left="yellow 4, blue 6")])))
    place = "the cells in front of the cell that ends at unit"
    assert found == [f"{place} {unit} do not differ in colour (d)" for unit in (0, 2)]


def test_obstacles_count_no_colour_in_front():
    """MZ-2.7 (g): start 3 colours; red 2 (blue, green); yellow 2; white 3; green 2 (blue, purple) and the obstacle."""
    track = join([_part(middle="white 2, green 6, obstacle 2")])
    chances = [0.5**6, (4 / 6) ** 6, 0.5**6, (4 / 6) ** 6, (4 / 6) ** 6]
    assert stuck_share([track]) == pytest.approx(sum(chances) / len(chances))


def test_a_set_that_is_hard_to_leave_is_found():
    """MZ-2.7 (g): level joints leave one colour in front of many cells."""
    plain = Part("P", 8, tuple(_lane("red 4, blue 4") for _ in range(3)), straight(100))
    found = list(faults([plain, replace(plain, name="Q")]))
    assert found[-1].endswith("% of turns would begin without a move (g)")


def test_a_dead_end_is_found():
    """MZ-2.5."""
    walls = _part(left="red 4, obstacle 6", middle="white 2, obstacle 8", right="yellow 5, obstacle 5")
    assert without_way(join([walls]))
    assert "a cell has no way to the finish (MZ-2.5)" in list(faults_of_track(join([walls])))


def test_a_joined_cell_has_one_share():
    """MZ-2.7 (f): four outer cells, one middle and two white halves a part; the halves at the joint are one cell."""
    shares = colour_shares(join([_part(), _part()]))
    assert shares[COLOURS.index("white")] == pytest.approx(3 / 13)
    assert sum(shares) == pytest.approx(1)
