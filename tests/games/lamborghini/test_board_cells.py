"""Guards the cells that the rules read, on a small track reckoned by hand: what lies in front, what lies beside."""

from __future__ import annotations

import pytest

from chequered.games.lamborghini import board
from chequered.games.lamborghini.board import MAX_CELLS, Board
from chequered.games.lamborghini.cells import Cell, shortest_way
from chequered.kernel.boards import LoadedBoard
from tests.games.lamborghini.boards import CELLS, small


@pytest.fixture(scope="module")
def loaded() -> LoadedBoard:
    return board.from_content(small(tracks=2))


@pytest.fixture(scope="module")
def record(loaded: LoadedBoard) -> Board:
    assert isinstance(loaded.record, Board)
    return loaded.record


@pytest.fixture(scope="module")
def ids(loaded: LoadedBoard) -> dict[str, int]:
    """The cells of both tracks by their names: `1A1` to `1C39`, `2A1` to `2C39`."""
    return {cell.name: cell.id for cell in loaded.drawing.cells}


def _id(ids: dict[str, int], track: str, name: str) -> int:
    return ids[track + name] if name else -1


FRONTS = {
    # LB-2.1: on a straight the next cell of each lane; beyond the edge of the road none
    "A1": ("", "A2", "B2"),
    "B1": ("A2", "B2", "C2"),
    "C1": ("B2", "C2", ""),
    # into a bend, where all lanes have a border
    "B4": ("A5", "B5", "C5"),
    # in a bend the cell that contains the point, also one that begins further back; on a border the one that begins
    "A5": ("", "A6", "B5"),
    "B5": ("A6", "B6", "C5"),
    "C5": ("B6", "C6", ""),
    "B6": ("A8", "B7", "C6"),
    "C6": ("B7", "C7", ""),
    "B8": ("A11", "B9", "C8"),
    # where the right lane ends, and where it begins
    "C13": ("B15", "", ""),
    "B14": ("A17", "B15", ""),
    "B16": ("A19", "B17", ""),
    "B17": ("A20", "B18", "C14"),
    "A19": ("", "A20", "B18"),
    # where the left lane ends, and where it begins
    "A30": ("", "", "B27"),
    "B26": ("", "B27", "C22"),
    "B29": ("A31", "B30", "C25"),
    # across the line
    "A51": ("", "A1", "B1"),
    "B46": ("A1", "B1", "C1"),
    "C39": ("B1", "C1", ""),
}


@pytest.mark.parametrize("track", "12")
@pytest.mark.parametrize("name", FRONTS)
def test_in_front_is_the_next_cell_of_the_lane_and_beside_it_what_contains_the_point(
    record: Board, ids: dict[str, int], name: str, track: str
):
    cell = _id(ids, track, name)
    found = (record.left[cell], record.ahead[cell], record.right[cell])
    assert found == tuple(_id(ids, track, front) for front in FRONTS[name])


BESIDE = {
    # LB-2.4: level on a straight
    "A1": ("", "B1"),
    "B1": ("A1", "C1"),
    "C1": ("B1", ""),
    # in a bend: the foremost that does not reach beyond the own front edge, even if it lies along a piece only
    "A5": ("", ""),
    "A6": ("", "B5"),
    "A7": ("", "B6"),
    "B5": ("A5", ""),
    "B6": ("A7", "C5"),
    "B8": ("A10", "C7"),
    "C5": ("B5", ""),
    "C7": ("B8", ""),
    # where lanes end and begin
    "B14": ("A16", "C13"),
    "B15": ("A17", ""),
    "B18": ("A20", ""),
    "A30": ("", "B26"),
    "B27": ("", "C22"),
    "B30": ("A31", ""),
    # at the line: nothing of the other side of it
    "B46": ("A51", "C39"),
}


@pytest.mark.parametrize("track", "12")
@pytest.mark.parametrize("name", BESIDE)
def test_beside_is_the_foremost_that_does_not_reach_beyond_the_own_front_edge(
    record: Board, ids: dict[str, int], name: str, track: str
):
    cell = _id(ids, track, name)
    found = (record.beside_left[cell], record.beside_right[cell])
    assert found == tuple(_id(ids, track, other) for other in BESIDE[name])


FRONT_EDGES = {
    **{"A1": 3, "B4": 12, "A5": 14, "A10": 24, "B5": 15, "C5": 16, "C6": 20, "C13": 42, "C14": 55, "B29": 87},
    **{"A30": 78, "A31": 89, "A51": 138, "B46": 138, "C39": 138, "C38": 135},
}


def test_front_edges_are_whole_shares_of_a_lap_however_cells_are_cut(record: Board, ids: dict[str, int]):
    assert record.lap == [138, 138]
    assert {name: record.front[ids[f"2{name}"]] for name in FRONT_EDGES} == FRONT_EDGES


def test_three_cells_end_at_the_line_and_no_others(record: Board, ids: dict[str, int]):
    last = {k for k in range(record.cells) if record.is_last[k]}
    assert last == {ids[track + name] for track in "12" for name in ("A51", "B46", "C39")}


def test_cells_are_numbered_along_the_lap_and_those_of_the_second_track_follow(loaded: LoadedBoard, record: Board):
    names = [cell.name for cell in loaded.drawing.cells]
    bend = "1A5 1B5 1C5 1A6 1B6 1A7 1C6 1A8 1B7 1A9 1C7 1B8 1A10 1A11 1B9 1C8"
    assert names[:3] == ["1A1", "1B1", "1C1"]
    assert names[12:28] == bend.split()
    assert names[CELLS:] == [f"2{name[1:]}" for name in names[:CELLS]]
    assert (record.tracks, record.cells) == (2, 2 * CELLS)


def test_the_grid_lies_before_the_line_best_first(record: Board, ids: dict[str, int]):
    """LB-2.3."""
    for number, row in enumerate(record.grid, 1):
        assert row == [ids[f"{number}{name}"] for name in ("C39", "B46", "C38", "B45", "C37")]


def test_behind_the_last_cell_the_record_is_empty(record: Board):
    fields = (record.front, record.is_last, record.ahead, record.left, record.right)
    for each in (*fields, record.beside_left, record.beside_right):
        assert len(each) == MAX_CELLS
        assert not any(each[record.cells :])


def test_one_track_leaves_the_second_one_empty():
    record = board.from_content(small()).record.as_dict()
    assert (record["tracks"], record["cells"], record["lap"]) == (1, CELLS, [138, 0])
    assert list(record["grid"][1]) == [0] * 5


def test_theshortest_way_cuts_every_bend_by_its_inside():
    """Two lanes through two bends, of 2 and 3 cells and then of 3 and 2: each lane alone takes 5."""
    cells = (
        Cell(0, 1, 0, 0, 3, ahead=3, right=2),
        Cell(1, 1, 0, 0, 2, ahead=2, left=0),
        Cell(1, 2, 0, 2, 4, ahead=5, left=3),
        Cell(0, 2, 0, 3, 6, ahead=4, right=6),
        Cell(0, 3, 1, 6, 8, ahead=7, right=6),
        Cell(1, 3, 0, 4, 6, ahead=6, left=4),
        Cell(1, 4, 1, 6, 9, ahead=9, left=7),
        Cell(0, 4, 1, 8, 10, ahead=8, right=9),
        Cell(0, 5, 1, 10, 12),
        Cell(1, 5, 1, 9, 12),
    )
    assert shortest_way(cells, 12) == 4
