"""Guards the cells that the rules read, on a small circuit by hand: ways, order, pit lane."""

from __future__ import annotations

import pytest

from chequered.games.motogp import board
from chequered.games.motogp.board import Board, Ground, Mark
from chequered.kernel.boards import LoadedBoard
from tests.games.motogp.circuits import small

_CELLS = (
    "0 1 2 3I 3A 3B 4I 4A 4B 5 6 7 8 9 10 11 12 13I 13A 13B 14I 14A 14B 15 16 17 18I 18A 18B 19I 19A 19B "
    "20 21 22 23 24 25 p1 p2 p3 p4"
)
NAMES = _CELLS.split()


@pytest.fixture
def loaded() -> LoadedBoard:
    return board.from_content(small())


@pytest.fixture
def record(loaded: LoadedBoard) -> Board:
    assert isinstance(loaded.record, Board)
    return loaded.record


def _id(name: str) -> int:
    return NAMES.index(name)


def test_cells_stand_in_racing_order_and_then_those_of_the_pit_lane(loaded: LoadedBoard, record: Board):
    """GP-2.1: numbered from 0 just beyond the line."""
    assert [cell.name for cell in loaded.drawing.cells] == NAMES
    assert (record.cells, record.spaces) == (42, 26)
    assert (record.chequered, record.entry, record.pit) == (_id("10"), _id("23"), _id("p1"))


def test_only_straights_and_the_pit_lane_hold_three(record: Board):
    """GP-2.2, GP-2.3, GP-2.4, GP-2.6."""
    grounds = {
        Ground.INNER: {"3I", "4I", "13I", "14I", "18I", "19I"},
        Ground.OUTER_A: {"3A", "4A", "13A", "14A", "18A", "19A"},
        Ground.OUTER_B: {"3B", "4B", "13B", "14B", "18B", "19B"},
        Ground.HAIRPIN: {"7", "8"},
        Ground.PIT: {"p1", "p2", "p3", "p4"},
    }
    grounds[Ground.STRAIGHT] = set(NAMES).difference(*grounds.values())
    for ground, names in grounds.items():
        assert {name for k, name in enumerate(NAMES) if record.ground[k] == ground} == names
        rooms = {record.room[_id(name)] for name in names}
        assert rooms == ({3} if ground in (Ground.STRAIGHT, Ground.PIT) else {1})


def test_marks_lie_where_the_description_says_and_the_chequered_space_has_none(record: Board):
    """GP-2.5, GP-2.6."""
    marked = {NAMES[k]: Mark(mark) for k, mark in enumerate(record.mark[: record.cells]) if mark}
    assert marked == {"5": Mark.FUEL, "9": Mark.BOXES, "16": Mark.CRASH, "12": Mark.ENGINE, "p3": Mark.BOXES}


def test_the_grid_lies_before_the_line_from_the_line_backwards(record: Board):
    """GP-2.7."""
    assert [NAMES[k] for k in record.grid] == ["25", "24", "23", "22", "21", "20"]


FRONTS = {
    # GP-3.1: from a straight or a hairpin to the next space
    "0": ("", "1"),
    "2": ("3I", "3A"),
    "6": ("", "7"),
    "7": ("", "8"),
    "8": ("", "9"),
    "12": ("13I", "13A"),
    "25": ("", "0"),
    # GP-3.2: from `I` to the next space's `I` or `A`, or out of the corner
    "3I": ("4I", "4A"),
    "4I": ("", "5"),
    "13I": ("14I", "14A"),
    "14I": ("", "15"),
    # GP-3.2: from `A` to `I` or `B` of the same space
    "3A": ("3I", "3B"),
    "4A": ("4I", "4B"),
    # GP-3.2: from `B` to the next space's `I` or `A`, or out of the corner
    "3B": ("4I", "4A"),
    "4B": ("", "5"),
    "13B": ("14I", "14A"),
    "14B": ("", "15"),
    # GP-2.6: through the pit lane to the exit space; from the entry space only who is sent in turns in
    "23": ("", "24"),
    "p1": ("", "p2"),
    "p4": ("", "1"),
}


@pytest.mark.parametrize("name", FRONTS)
def test_in_front_of_a_cell_are_an_inner_one_for_perfect_speed_and_an_outer_one(record: Board, name: str):
    inner, outer = FRONTS[name]
    assert record.outer[_id(name)] == _id(outer)
    assert record.inner[_id(name)] == (_id(inner) if inner else -1)


def test_a_corner_is_twice_as_many_cells_long_outside_as_inside(record: Board):
    """GP-2.3."""
    inner, outer = [_id("3I")], [_id("3A")]
    while record.ground[inner[-1]] != Ground.STRAIGHT:
        inner.append(record.inner[inner[-1]] if record.inner[inner[-1]] >= 0 else record.outer[inner[-1]])
    while record.ground[outer[-1]] != Ground.STRAIGHT:
        outer.append(record.outer[outer[-1]])
    assert [NAMES[k] for k in inner] == ["3I", "4I", "5"]
    assert [NAMES[k] for k in outer] == ["3A", "3B", "4A", "4B", "5"]


def test_pit_spaces_lie_beside_avoided_spaces(record: Board):
    """GP-7.5: four beside three, the j-th beside the ⌈3j ÷ 4⌉-th."""
    assert [record.space[_id(f"p{k}")] for k in (1, 2, 3, 4)] == [24, 25, 0, 0]
    assert [record.space[_id(name)] for name in ("0", "3I", "3A", "3B", "25")] == [0, 3, 3, 3, 25]


def test_within_a_space_the_inner_lane_is_ahead_then_the_outer_one_then_the_pit_lane(record: Board):
    """GP-4.3, GP-6.1, GP-7.5."""
    for order in (["3I", "3B", "3A"], ["14I", "14B", "14A"], ["0", "p4", "p3"], ["24", "p1"], ["25", "p2"]):
        ranks = [record.rank[_id(name)] for name in order]
        assert ranks == sorted(set(ranks), reverse=True)


def test_behind_the_last_cell_the_record_is_empty(record: Board):
    for field in (record.ground, record.mark, record.room, record.space, record.rank, record.inner, record.outer):
        assert not any(field[record.cells :])
