"""Guards what is read from record files and from the shipped file: each kind of damage is refused, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chequered.games.motogp import board
from chequered.games.motogp.board import MAX_CELLS
from chequered.games.motogp.circuits import MARKS, MOST_PIT_SPACES, MOST_SPACES, read_circuit
from chequered.kernel.boards import BoardError
from chequered.kernel.reading import read_named
from tests.games.damage import damaged
from tests.games.motogp.circuits import small

Damage = Callable[[dict[str, Any]], object]


def _refusal(damage: Damage) -> str:
    content = small()
    damage(content)
    with pytest.raises(BoardError) as refused:
        board.from_content(content)
    assert (refused.value.reason, refused.value.values) == ("", {})
    return str(refused.value)


def _with(**values: Any) -> Damage:
    return lambda content: content.update(values)


def _stretch(number: int, **values: Any) -> Damage:
    return lambda content: content["stretches"][number].update(values)


def _marks(**values: Any) -> Damage:
    return lambda content: content["marks"].update(values)


def _pit(**values: Any) -> Damage:
    return lambda content: content["pit"].update(values)


def _red_grid(content: dict[str, Any]) -> None:
    content["stretches"][-1]["spaces"] = 5
    content["stretches"].insert(-1, {"kind": "hairpin", "spaces": 1, "turn": 10})


def _short_way_round(content: dict[str, Any]) -> None:
    """One move could lead twice over the line."""
    content["pit"].update(entry=16, exit=10)
    content["chequered"] = 11


def test_the_small_circuit_is_read():
    circuit = read_circuit(small(), "circuit")
    assert circuit.spaces == 26
    assert circuit.kinds[:5] == ("straight", "straight", "straight", "corner", "corner")
    assert circuit.marks == {5: "fuel", 9: "boxes", 16: "crash", 12: "engine"}
    assert circuit.avoided == (24, 25, 0)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (
            lambda content: content.update(stretches=content["stretches"][-1:] * 2),
            "circuit: expected 13 to 120 spaces, got 12",
        ),
        (_red_grid, "circuit, space 20: expected a straight space without a mark on the grid"),
        (_marks(boxes=[22]), "circuit, space 22: expected a straight space without a mark on the grid"),
        (_pit(entry=19, exit=2), "circuit, space 19: expected the pit lane's entry on a straight space"),
        (_pit(exit=3), "circuit, space 3: expected the pit lane's exit on a straight space"),
        (
            _pit(entry=9, exit=15),
            "circuit, space 9: expected the pit lane's entry before the line and its exit beyond it",
        ),
        (
            _pit(entry=9, exit=9),
            "circuit, space 9: expected the pit lane's entry before the line and its exit beyond it",
        ),
        (_pit(entry=25, exit=0), "circuit, space 25: expected a pit lane that avoids a space"),
        (_with(chequered=7), "circuit, space 7: expected the chequered space to be straight and without a mark"),
        (_with(chequered=9), "circuit, space 9: expected the chequered space to be straight and without a mark"),
        (_with(chequered=0), "circuit, space 0: the pit lane avoids the chequered space"),
        (_with(chequered=25), "circuit, space 25: the pit lane avoids the chequered space"),
        (_with(chequered=26), "circuit, chequered: expected a whole number from 0 to 25, got 26"),
        (_with(chequered=None), "circuit, chequered: expected a whole number from 0 to 25, got None"),
        (_marks(crash=[16, 8]), "circuit, space 8: crash is marked on red"),
        (_marks(engine=[14]), "circuit, space 14: engine is marked on red"),
        (_marks(fuel=[26]), "circuit, marks, fuel: expected a whole number from 0 to 25, got 26"),
        (_marks(fuel=["5"]), "circuit, marks, fuel: expected a whole number from 0 to 25, got '5'"),
        (
            _stretch(3, kind="chicane"),
            "circuit, stretches[3], kind: expected straight or corner or hairpin, got 'chicane'",
        ),
        (
            _stretch(3, kind=["corner"]),
            "circuit, stretches[3], kind: expected straight or corner or hairpin, got ['corner']",
        ),
        (_pit(spaces=0), "circuit, pit, spaces: expected a whole number from 1 to 40, got 0"),
        (_pit(spaces=7), "circuit, pit: expected at most two spaces beside each of the 3 that it avoids"),
        (_short_way_round, "circuit, pit: expected 13 spaces on the way round through it, got 11"),
        (_pit(entry="23"), "circuit, pit, entry: expected a whole number from 0 to 25, got '23'"),
        (_pit(exit=True), "circuit, pit, exit: expected a whole number from 0 to 25, got True"),
    ],
)
def test_a_circuit_that_breaks_the_rule_for_its_file_is_refused_and_the_space_named(damage: Damage, message: str):
    """GP-2.8."""
    assert _refusal(damage) == (message if message.endswith(")") else f"{message} (GP-2.8)")


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_marks(crash=[16, 5]), "circuit, marks, crash, space 5: expected one mark at most (GP-2.5)"),
        (_marks(fuel=[5, 5]), "circuit, marks, fuel, space 5: expected one mark at most (GP-2.5)"),
        (_pit(boxes=5), "circuit, pit, boxes: expected a whole number from 0 to 4, got 5 (GP-2.6)"),
        (_pit(side="inside"), "circuit, pit, side: expected left or right, got 'inside'"),
        (_with(pit=None), "circuit, pit: expected a table, got None"),
        (lambda content: content["pit"].pop("side"), "circuit, pit: side is missing"),
        (lambda content: content["marks"].pop("engine"), "circuit, marks: engine is missing"),
        (_marks(fuel=5), "circuit, marks, fuel: expected a list, got 5"),
        (_marks(oil=[4]), "circuit, marks: 'oil' is unknown"),
        (_stretch(0, lanes=3), "circuit, stretches[0]: 'lanes' is unknown"),
        (_stretch(0, spaces=0), "circuit, stretches[0], spaces: expected a whole number from 1 to 120, got 0"),
        (_stretch(1, turn=161), "circuit, stretches[1], turn: expected a number of at most 160, got 161"),
        (_stretch(1, turn=4), "circuit, stretches[1], turn: expected a corner to turn by 5 degrees, got 4"),
        (_stretch(3, turn=0), "circuit, stretches[3], turn: expected a hairpin to turn by 5 degrees, got 0"),
        (_stretch(2, turn=[]), "circuit, stretches[2], turn: expected a number of at most 60, got []"),
        (_with(stretches="straight"), "circuit, stretches: expected a list, got 'straight'"),
        (_with(stretches=[3]), "circuit, stretches[0]: expected a table, got 3"),
        (_with(stretches=[{}] * 121), "circuit, stretches: expected at most 120 entries, got 121"),
        (_with(heading=361), "circuit, heading: expected a number of at most 360, got 361"),
        (_with(teams=[2]), "circuit, teams: expected the fewest and the most, got [2]"),
        (_with(teams=[3, 2]), "circuit, teams: expected a whole number from 3 to 9, got 2"),
        (_with(teams=[2, 10]), "circuit, teams: expected a whole number from 2 to 9, got 10"),
        (_with(teams=9), "circuit, teams: expected a list, got 9"),
        (_with(name="../x"), "circuit, name: expected an id or nothing, got '../x'"),
        (_with(name=7), "circuit, name: expected an id or nothing, got 7"),
        (_with(laps=3), "circuit: 'laps' is unknown"),
        (lambda content: content.pop("heading"), "circuit: heading is missing"),
    ],
)
def test_a_damaged_content_is_refused_and_the_place_named(damage: Damage, message: str):
    assert _refusal(damage) == message


def test_what_is_no_table_is_refused():
    with pytest.raises(BoardError, match=r"^circuit: expected a table, got 'ironwood'$"):
        board.from_content("ironwood")  # type: ignore[arg-type]  # what comes from outside is of any type


def _laid(text: str) -> Damage:
    """A circuit without marks such as `S8 H2:150 C1:-30`: kinds by their first letters, spaces, turns."""

    def damage(content: dict[str, Any]) -> None:
        kinds = {"S": "straight", "C": "corner", "H": "hairpin"}
        parts = [part.partition(":") for part in text.split()]
        content["stretches"] = [
            {"kind": kinds[part[0]], "spaces": int(part[1:]), "turn": float(turn or 0)} for part, _, turn in parts
        ]
        spaces = sum(stretch["spaces"] for stretch in content["stretches"])
        content["marks"] = {mark: [] for mark in MARKS}
        content["chequered"] = 3
        content["pit"].update(entry=spaces - 4, exit=2, spaces=5, side="right")

    return damage


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_stretch(1, turn=110), "circuit, stretches: expected turns that add up to 360 or -360 degrees, got 355"),
        (_laid("S8 H2:180 S14 H2:180 S6"), "circuit, stretches: expected straights in more than one direction"),
        (
            _laid("S4 H2:90 S9 H2:90 S20 H2:90 S4 H2:90 S6"),
            "circuit, spaces 6 to 14: fitted so that the loop closes: expected 30 to 80 mm a space, got 25",
        ),
        (
            _laid("S4 C3:180 S8 C3:120 S8 C3:210 S10 C3:-150 S7"),
            "circuit, spaces 29 to 38: they lie over spaces 18 to 25 on the table",
        ),
        (
            _laid("S8 H2:150 S1 H1:30 S14 H2:150 S1 H1:30 S6"),
            "circuit, pit: it lies over spaces 12 to 25 on the table",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_the_spaces_named(damage: Damage, message: str):
    assert _refusal(damage).startswith(message)


def test_beside_a_narrow_loop_the_pit_lane_may_lie_outside():
    content = small()
    _laid("S8 H2:150 S1 H1:30 S14 H2:150 S1 H1:30 S6")(content)
    content["pit"]["side"] = "left"
    assert board.from_content(content).drawing.is_loop


def test_the_longest_circuit_fits_the_record():
    assert 3 * MOST_SPACES + MOST_PIT_SPACES <= MAX_CELLS


def test_a_file_of_circuits_is_read_by_their_names():
    first, second = {**small(), "name": "first"}, {**small(), "name": "second"}
    assert read_named({"circuit": [first, second]}, "circuit", "circuits.toml", read_circuit) == {
        "first": first,
        "second": second,
    }


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "circuits.toml: circuit is missing"),
        ({"circuit": {}}, "circuits.toml, circuit: expected a list, got {}"),
        ({"circuit": ["a"]}, "circuits.toml, circuit[0]: expected a table, got 'a'"),
        ({"circuit": [small()]}, "circuits.toml, circuit[0], name: expected an id of its own, got ''"),
        (
            {"circuit": [{**small(), "name": "a"}] * 2},
            "circuits.toml, circuit[1], name: expected an id of its own, got 'a'",
        ),
        (
            {"circuit": [{**small(), "name": "a", "chequered": 0}]},
            "circuits.toml, circuit a, space 0: the pit lane avoids the chequered space (GP-2.8)",
        ),
    ],
)
def test_a_damaged_file_is_refused_and_the_place_named(data: dict[str, Any], message: str):
    """GP-2.8: the file, the circuit and the space."""
    with pytest.raises(BoardError) as refused:
        read_named(data, "circuit", "circuits.toml", read_circuit)
    assert str(refused.value) == message


@settings(deadline=None)
@given(st.data())
def test_whatever_is_damaged_a_content_is_read_or_refused(data: st.DataObject):
    content = small()
    damaged(data, content, ["straight", "corner", "left"])
    try:
        loaded = board.from_content(content)
    except BoardError:
        return
    assert loaded.record.as_dict()["cells"] >= 13
