"""Guards the six circuits that ship: what they keep to beyond the rules, as the head of their file says."""

from __future__ import annotations

import pytest

from chequered.games.motogp import board
from chequered.games.motogp.circuits import CORNER, GRID_SPACES, HAIRPIN, STRAIGHT, Circuit, read_circuit
from chequered.games.motogp.spec import SPEC
from chequered.kernel.boards import BoardError

CIRCUITS = {name: read_circuit(board.load(name).content, name) for name in board.presets()}


@pytest.fixture(params=CIRCUITS)
def circuit(request: pytest.FixtureRequest) -> Circuit:
    return CIRCUITS[request.param]


def _marked(circuit: Circuit, mark: str) -> list[int]:
    return sorted(k for k, found in circuit.marks.items() if found == mark)


def test_there_are_six_and_for_every_number_of_teams_there_is_one():
    assert len(CIRCUITS) == 6
    fewest, most = SPEC.seats
    for teams in range(fewest, most + 1):
        assert any(c.teams[0] <= teams <= c.teams[1] for c in CIRCUITS.values()), teams


def test_a_lap_is_short_for_few_teams_and_long_for_many(circuit: Circuit):
    assert 54 <= circuit.spaces <= 72
    assert (circuit.spaces >= 66) == (circuit.teams[1] > 5)


def test_fuel_crash_and_boxes_are_as_many_as_a_race_bears(circuit: Circuit):
    assert len(_marked(circuit, "fuel")) in (2, 3)
    assert len(_marked(circuit, "crash")) in (2, 3)
    assert len(_marked(circuit, "boxes")) in (1, 2)


def test_only_one_circuit_is_thirsty_and_half_of_them_try_the_engines():
    assert sorted(len(_marked(c, "fuel")) for c in CIRCUITS.values()) == [2, 2, 2, 2, 2, 3]
    assert sorted(len(_marked(c, "engine")) for c in CIRCUITS.values()) == [0, 0, 0, 1, 1, 1]


def test_an_engine_can_be_spared_by_a_card_kept_or_by_a_lane_chosen(circuit: Circuit):
    for space in _marked(circuit, "engine"):
        before = circuit.kinds[space - 6 : space]
        assert before[-1] == CORNER or set(before) == {STRAIGHT}


def test_where_a_lap_begins_and_ends_nothing_is_marked(circuit: Circuit):
    n = circuit.spaces
    free = {*range(4), *range(n - GRID_SPACES, n), *range(circuit.pit.entry, n), circuit.chequered - 1}
    assert not free & circuit.marks.keys()
    assert set(circuit.kinds[:4]) == {STRAIGHT}


def test_there_are_corners_a_chicane_and_a_hairpin(circuit: Circuit):
    corners = [stretch for stretch in circuit.stretches if stretch.kind == CORNER]
    assert len(corners) >= 2
    assert any(stretch.kind == HAIRPIN for stretch in circuit.stretches)
    pairs = zip(circuit.stretches, circuit.stretches[1:], strict=False)
    assert any(a.kind == b.kind == CORNER and a.turn * b.turn < 0 for a, b in pairs)


def test_the_pit_lane_is_as_long_as_the_road_beside_it_and_its_boxes_lie_past_the_line(circuit: Circuit):
    assert circuit.pit.spaces == len(circuit.avoided)
    assert circuit.pit.boxes
    assert circuit.beside(circuit.pit.boxes) < circuit.pit.exit
    assert circuit.kinds[circuit.pit.exit + 1] == STRAIGHT


def test_one_pit_lane_is_long_and_the_others_are_not():
    assert sorted(circuit.pit.spaces for circuit in CIRCUITS.values()) == [11, 11, 11, 11, 11, 16]


def test_the_chequered_space_is_amid_a_straight_far_from_the_pit_lane_s_entry(circuit: Circuit):
    around = circuit.kinds[circuit.chequered - 2 : circuit.chequered + 3]
    assert set(around) == {STRAIGHT}
    assert 12 <= circuit.pit.entry - circuit.chequered <= circuit.spaces - 12


def test_a_circuit_is_loaded_by_its_id_however_it_is_written(circuit: Circuit):
    loaded = board.load(f" {circuit.name.upper()} ")
    assert (loaded.name, loaded.code, loaded.seats) == (circuit.name, circuit.name, circuit.teams)
    assert board.from_content(loaded.content) == loaded


def test_a_circuit_that_there_is_not_is_refused():
    with pytest.raises(BoardError, match=r"^there is no circuit 'monaco'; there are: ironwood, "):
        board.load("monaco")


def test_a_circuit_of_a_record_that_does_not_ship_has_no_name():
    content = {**board.load("ironwood").content, "name": "elsewhere"}
    assert board.from_content(content).name == board.from_content(content).code == ""


def test_boards_do_not_share_what_can_be_changed():
    expected, changed = board.load("ironwood"), board.load("ironwood")
    changed.content["stretches"].clear()
    changed.content["marks"]["fuel"].append(1)
    assert board.load("ironwood") == expected


def test_circuits_have_no_codes():
    assert board.reasons() == {}
