"""Guards what lies in front of a cell, what behind it, and where no way leads on."""

from __future__ import annotations

from hypothesis import given

from chequered.circuit import AHEAD, LEFT, NO_CELL, RIGHT, Cell, Circuit, Part, behind, fronts, join, without_way
from chequered.circuit.ways import is_in_front
from tests.circuit.samples import layouts, part


def _at(circuit: Circuit, lane: int, start: int) -> int:
    return next(k for k, cell in enumerate(circuit.cells) if (cell.lane, cell.start) == (lane, start))


def test_in_front_is_the_next_cell_of_the_lane():
    circuit = join([part("[rrgg]")])
    assert fronts(circuit)[1] == (NO_CELL, 2, NO_CELL)


def test_in_front_is_a_neighbour_that_lies_beside_and_reaches_further():
    circuit = join([part("[rrrgg]", "[rrggg]", "[rggbb]")])
    row = fronts(circuit)[_at(circuit, 1, 0)]
    assert row == (_at(circuit, 0, 0), _at(circuit, 1, 2), _at(circuit, 2, 1))


def test_cells_that_touch_at_a_corner_only_are_not_in_front():
    circuit = join([part("[rrgg]", "[rrgg]")])
    assert fronts(circuit)[_at(circuit, 1, 0)] == (NO_CELL, _at(circuit, 1, 2), NO_CELL)


def test_a_neighbour_with_the_same_front_edge_is_not_in_front():
    circuit = join([part("[rggg]", "[rrrr]")])
    assert fronts(circuit)[_at(circuit, 1, 0)] == (NO_CELL, circuit.finish, NO_CELL)
    assert fronts(circuit)[_at(circuit, 0, 0)] == (NO_CELL, _at(circuit, 0, 1), _at(circuit, 1, 0))


def test_only_neighbouring_lanes_are_in_front():
    circuit = join([part("[rrrrr]", "[rrggg]", "[rggbb]")])
    assert fronts(circuit)[_at(circuit, 2, 0)] == (_at(circuit, 1, 0), _at(circuit, 2, 1), NO_CELL)


def test_an_obstacle_is_listed_as_the_cell_in_front():
    circuit = join([part("[rrxx]", "[rxxx]")])
    assert fronts(circuit)[_at(circuit, 0, 0)] == (NO_CELL, _at(circuit, 0, 2), _at(circuit, 1, 1))


def test_in_front_of_the_start_is_the_first_cell_of_each_lane():
    circuit = join([part("[xrrr]", "[rrgg]", "[gggr]")])
    assert fronts(circuit)[0] == (_at(circuit, 0, 0), _at(circuit, 1, 0), _at(circuit, 2, 0))


def test_the_finish_is_ahead_of_the_last_cell_of_each_lane_and_of_no_other():
    circuit = join([part("[rrrr]", "[rrgg]", "[gggr]"), part("[rg]", "[gg]", "[rr]")])
    last = {_at(circuit, 0, 5), _at(circuit, 1, 4), _at(circuit, 2, 4)}
    for k, row in enumerate(fronts(circuit)):
        assert row.count(circuit.finish) == (k in last)
        assert (row[AHEAD] == circuit.finish) == (k in last)
    assert set(fronts(circuit)[circuit.finish]) == {NO_CELL}


def test_behind_a_cell_is_the_previous_one_of_its_lane_and_the_start_before_the_first():
    circuit = join([part("[rrxg]", "[rggg]")])
    previous = behind(circuit)
    assert previous[_at(circuit, 0, 3)] == _at(circuit, 0, 2)
    assert previous[_at(circuit, 0, 2)] == _at(circuit, 0, 0)
    assert previous[_at(circuit, 0, 0)] == previous[_at(circuit, 1, 0)] == 0
    assert previous[0] == previous[circuit.finish] == 0


def test_no_way_leads_on_before_obstacles():
    circuit = join([part("[rrxx]", "[rxrr]")])
    assert without_way(circuit) == (0, _at(circuit, 1, 0), _at(circuit, 0, 0))


def test_a_way_around_an_obstacle_is_a_way():
    assert without_way(join([part("[rrxx]", "[rrrx]", "[rrrr]")])) == ()


def test_a_cell_behind_an_obstacle_that_leads_on_is_no_dead_end():
    assert without_way(join([part("[xxrr]", "[rrrr]")])) == ()


@given(layouts())
def test_each_side_holds_the_one_cell_that_the_rule_names(laid: list[Part]):
    circuit = join(laid)
    for cell, row in list(zip(circuit.cells, fronts(circuit), strict=True))[1:-1]:
        for side, lane in ((LEFT, cell.lane - 1), (AHEAD, cell.lane), (RIGHT, cell.lane + 1)):
            fit = [k for k, other in enumerate(circuit.cells) if other.lane == lane and is_in_front(cell, other)]
            expected = fit or ([circuit.finish] if side == AHEAD else [NO_CELL])
            assert [row[side]] == expected


@given(layouts())
def test_a_cell_in_front_has_its_front_edge_further_ahead_and_a_higher_index(laid: list[Part]):
    circuit = join(laid)
    for k, row in enumerate(fronts(circuit)):
        assert all(n > k and circuit.cells[n].end > circuit.cells[k].end for n in row if n != NO_CELL)


@given(layouts())
def test_behind_undoes_ahead_along_the_lane(laid: list[Part]):
    circuit = join(laid)
    previous = behind(circuit)
    for k, row in list(enumerate(fronts(circuit)))[1:-1]:
        if row[AHEAD] != circuit.finish:
            assert previous[row[AHEAD]] == k


@given(layouts())
def test_without_way_are_the_cells_from_which_a_search_does_not_reach_the_finish(laid: list[Part]):
    circuit = join(laid)
    rows = fronts(circuit)

    def reaches(k: int) -> bool:
        seen, queue = {k}, [k]
        while queue:
            for n in rows[queue.pop()]:
                if n not in seen and n != NO_CELL and not circuit.cells[n].blocked:
                    seen.add(n)
                    queue.append(n)
        return circuit.finish in seen

    expected = [k for k, cell in enumerate(circuit.cells) if not cell.blocked and not reaches(k)]
    assert list(without_way(circuit)) == expected


def test_the_rule_of_the_front_edge_by_its_numbers():
    """C = [a, b) and N = [c, d): c < b < d."""
    cell = Cell(1, 2, 6, 0)
    beside = {(c, d): is_in_front(cell, Cell(2, c, d, 0)) for c in range(9) for d in range(c + 1, 10)}
    assert {edges for edges, front in beside.items() if front} == {(c, d) for c in range(6) for d in range(7, 10)}
