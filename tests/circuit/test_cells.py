"""Guards the joining of laid parts into cells."""

from __future__ import annotations

import pytest
from hypothesis import given

from chequered.circuit import ALL_LANES, UNPAINTED, Cell, Part, join
from chequered.kernel.boards import BoardError
from tests.circuit.samples import BLUE, GREEN, RED, layouts, part


def _lane(parts: list[Part], lane: int = 0) -> list[tuple[int, int]]:
    return [(cell.start, cell.end) for cell in join(parts).cells if cell.lane == lane]


def test_open_ends_of_one_colour_are_one_cell():
    assert _lane([part("[rrgg>"), part("<ggrr]")]) == [(0, 2), (2, 6), (6, 8)]


def test_a_cell_goes_on_over_any_number_of_parts():
    """MZ-2.3: not only over one joint."""
    assert _lane([part("[rrgg>"), part("<gggg>"), part("<gg>"), part("<grrr]")]) == [(0, 2), (2, 11), (11, 14)]


@pytest.mark.parametrize(
    ("first", "second"),
    [("[rrgg]", "<ggrr]"), ("[rrgg>", "[ggrr]"), ("[rrgg]", "[ggrr]")],
)
def test_a_closed_end_joins_nothing(first: str, second: str):
    assert _lane([part(first), part(second)]) == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_different_colours_join_nothing():
    assert _lane([part("[rrgg>"), part("<bbrr]")]) == [(0, 2), (2, 4), (4, 6), (6, 8)]


@pytest.mark.parametrize(("first", "second"), [("[rrxx>", "<xxrr]"), ("[rrxx>", "<ggrr]"), ("[rrgg>", "<xxrr]")])
def test_obstacles_join_nothing(first: str, second: str):
    assert _lane([part(first), part(second)]) == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_stretches_of_one_colour_inside_a_part_are_not_joined():
    assert _lane([part("<gg|gg>"), part("<g|g>")]) == [(0, 2), (2, 5), (5, 6)]


def test_open_ends_at_start_and_finish_join_nothing():
    circuit = join([part("<gggg>")], finish_paint=GREEN)
    assert circuit.cells == (
        Cell(ALL_LANES, -1, 0, UNPAINTED),
        Cell(0, 0, 4, GREEN),
        Cell(ALL_LANES, 4, 5, GREEN),
    )


def test_each_lane_joins_by_itself():
    circuit = join([part("[rrrr]", "<rggg>", "[bbbb>"), part("[rrrr]", "<gggr>", "<bbbb]")])
    assert [cell for cell in circuit.cells if cell.paint == BLUE] == [Cell(2, 0, 8, BLUE)]
    assert [cell for cell in circuit.cells if cell.paint == GREEN] == [Cell(1, 1, 7, GREEN)]
    assert [cell for cell in circuit.cells if cell.lane == 0] == [Cell(0, 0, 4, RED), Cell(0, 4, 8, RED)]


def test_cells_go_by_front_edge_then_lane_between_start_and_finish():
    circuit = join([part("[rrrr]", "[gggr]", "[bbbb]")])
    assert [(cell.end, cell.lane) for cell in circuit.cells] == [(0, -1), (3, 1), (4, 0), (4, 1), (4, 2), (5, -1)]
    assert circuit.finish == 5


def test_a_unit_lies_on_one_part():
    circuit = join([part("[rr]"), part("[ggg]")])
    assert [circuit.part_at(unit) for unit in range(5)] == [0, 0, 1, 1, 1]
    with pytest.raises(IndexError, match="unit 5 lies behind the last part"):
        circuit.part_at(5)


def test_parts_of_different_numbers_of_lanes_are_refused():
    with pytest.raises(BoardError, match=r"the same number of lanes, got \[1, 2\]"):
        join([part("[rr]"), part("[rr]", "[rr]")])


def test_no_part_is_refused():
    with pytest.raises(BoardError, match="got no part"):
        join([])


@given(layouts())
def test_the_cells_of_a_lane_cover_it_one_behind_another(laid: list[Part]):
    length = sum(p.units for p in laid)
    for lane in range(3):
        edges = _lane(laid, lane)
        assert [start for start, _ in edges] == [0, *(end for _, end in edges[:-1])]
        assert edges[-1][1] == length


@given(layouts())
def test_driven_the_other_way_a_circuit_has_the_same_cells(laid: list[Part]):
    length = sum(p.units for p in laid)
    there = {(c.lane, c.start, c.end, c.paint) for c in join(laid).cells[1:-1]}
    back = join([p.reversed() for p in reversed(laid)]).cells[1:-1]
    assert {(2 - c.lane, length - c.end, length - c.start, c.paint) for c in back} == there
