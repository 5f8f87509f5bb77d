"""Reads the description of one circuit, from the shipped file or from a record file, and refuses what is damaged.

A description is a table of TOML or an object of JSON; the head of `data/circuits.toml` says what is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from chequered.games.motogp.spec import MOTORCYCLES, PLACES, SPEC, Rule
from chequered.kernel.boards import BoardError
from chequered.kernel.reading import (
    check_keys,
    read_id,
    read_list,
    read_number,
    read_table,
    read_whole,
    read_word,
    refused,
)
from chequered.kernel.shortened import shortened

STRAIGHT, CORNER, HAIRPIN = KINDS = ("straight", "corner", "hairpin")
"""The kinds of stretches: grey, red with two lanes, red with one cell a space (GP-2.2 to GP-2.4)."""

MARKS = ("fuel", "boxes", "crash", "engine")
"""What can be marked on a space (GP-2.5), by the key of the list of such spaces."""

SIDES = ("left", "right")

FEWEST_SPACES = 13
"""Of the loop (GP-2.8), and of the way round through the pit lane: a move is at most 12 (GP-6.3), so none leads round
to where it began, or over the line twice."""

MOST_SPACES = 120
MOST_PIT_SPACES = 40
"""Of the pit lane; together with three cells a space of the longest loop it fits the rules' record."""

GRID_SPACES = MOTORCYCLES // PLACES
"""Spaces of the grid of nine teams (GP-2.7)."""

_STEEPEST = {STRAIGHT: 30.0, CORNER: 80.0, HAIRPIN: 100.0}
"""Degrees by which a space of each kind can turn: what is steeper cannot be drawn."""

_LEAST_TURN, _MOST_TURN = 5.0, 330.0
"""Degrees of a corner or hairpin, and of any stretch."""

_KEYS = ("name", "teams", "heading", "stretches", "marks", "chequered", "pit")
_PIT_KEYS = ("entry", "exit", "spaces", "boxes", "side")
_RULE = SPEC.rule_name(Rule.GP_2_8)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Spaces of one kind, one behind another, and the turn of them all in degrees: positive to the right."""

    kind: str
    spaces: int
    turn: float


@dataclass(frozen=True, slots=True)
class PitLane:
    """The pit lane (GP-2.6): it leads from space `entry` to space `exit` of the next lap, on one `side` of the road.

    `boxes` is the pit space that is marked BOXES, counted from 1; 0 for none.
    """

    entry: int
    exit: int
    spaces: int
    boxes: int
    side: str


@dataclass(frozen=True, slots=True)
class Circuit:
    """A circuit that keeps to GP-2: its stretches in racing order from space 0, and what lies on which space.

    `kinds` has the kind of each space, `marks` the marked spaces; `heading` is the direction in which the line is
    crossed on the drawing, in degrees clockwise from the right; `teams` the fewest and the most it is made for.
    """

    name: str
    teams: tuple[int, int]
    heading: float
    stretches: tuple[Stretch, ...]
    kinds: tuple[str, ...]
    marks: Mapping[int, str]
    chequered: int
    pit: PitLane

    @property
    def spaces(self) -> int:
        """How many spaces the loop has."""
        return len(self.kinds)

    @property
    def avoided(self) -> tuple[int, ...]:
        """The spaces that the pit lane avoids, in racing order."""
        return tuple(k % self.spaces for k in range(self.pit.entry + 1, self.spaces + self.pit.exit))

    def beside(self, number: int) -> int:
        """The space beside which the pit space of this number (from 1) lies (GP-7.5)."""
        avoided = self.avoided
        return avoided[-(-number * len(avoided) // self.pit.spaces) - 1]


def read_circuit(entry: Any, where: str) -> Circuit:
    """The circuit that this description describes.

    Raises:
        BoardError: anything missing, unknown, out of range or against GP-2; the message names `where`, place and rule.
    """
    entry = read_table(entry, where)
    check_keys(entry, _KEYS, where)
    name = read_id(entry["name"], f"{where}, name")
    stretches = tuple(_stretches(entry["stretches"], f"{where}, stretches"))
    kinds = tuple(stretch.kind for stretch in stretches for _ in range(stretch.spaces))
    if not FEWEST_SPACES <= len(kinds) <= MOST_SPACES:
        raise refused(f"{where}: expected {FEWEST_SPACES} to {MOST_SPACES} spaces, got {len(kinds)}", _RULE)
    circuit = Circuit(
        name=name,
        teams=_teams(entry["teams"], f"{where}, teams"),
        heading=read_number(entry["heading"], 360.0, f"{where}, heading"),
        stretches=stretches,
        kinds=kinds,
        marks=dict(_marks(entry["marks"], len(kinds), f"{where}, marks")),
        chequered=read_whole(entry["chequered"], 0, len(kinds) - 1, f"{where}, chequered", _RULE),
        pit=_pit(entry["pit"], len(kinds), f"{where}, pit"),
    )
    for fault in _faults(circuit):
        raise refused(f"{where}, {fault}", _RULE)
    return circuit


def _faults(circuit: Circuit) -> Iterator[str]:
    """What breaks GP-2.8, in the order of its words."""
    n, pit = circuit.spaces, circuit.pit
    for k in range(n - GRID_SPACES, n):
        if circuit.kinds[k] != STRAIGHT or k in circuit.marks:
            yield f"space {k}: expected a straight space without a mark on the grid"
    for k, name in ((pit.entry, "entry"), (pit.exit, "exit")):
        if circuit.kinds[k] != STRAIGHT:
            yield f"space {k}: expected the pit lane's {name} on a straight space"
    if pit.exit >= pit.entry:
        yield f"space {pit.entry}: expected the pit lane's entry before the line and its exit beyond it"
    if not circuit.avoided:
        yield f"space {pit.entry}: expected a pit lane that avoids a space"
    if circuit.kinds[circuit.chequered] != STRAIGHT or circuit.chequered in circuit.marks:
        yield f"space {circuit.chequered}: expected the chequered space to be straight and without a mark"
    if circuit.chequered in circuit.avoided:
        yield f"space {circuit.chequered}: the pit lane avoids the chequered space"
    for k, mark in sorted(circuit.marks.items()):
        if circuit.kinds[k] != STRAIGHT:
            yield f"space {k}: {mark} is marked on red"
    if pit.spaces > 2 * len(circuit.avoided):
        yield f"pit: expected at most two spaces beside each of the {len(circuit.avoided)} that it avoids"
    through_pit = n - len(circuit.avoided) + pit.spaces
    if through_pit < FEWEST_SPACES:
        yield f"pit: expected {FEWEST_SPACES} spaces on the way round through it, got {through_pit}"


def _stretches(value: Any, where: str) -> Iterator[Stretch]:
    for k, entry in enumerate(read_list(value, where, most=MOST_SPACES)):
        here = f"{where}[{k}]"
        described = {"turn": 0, **read_table(entry, here)}
        check_keys(described, ("kind", "spaces", "turn"), here)
        kind = read_word(described["kind"], KINDS, f"{here}, kind", _RULE)
        spaces = read_whole(described["spaces"], 1, MOST_SPACES, f"{here}, spaces")
        turn = read_number(described["turn"], min(_STEEPEST[kind] * spaces, _MOST_TURN), f"{here}, turn")
        if kind != STRAIGHT and abs(turn) < _LEAST_TURN:
            raise BoardError(f"{here}, turn: expected a {kind} to turn by {_LEAST_TURN:g} degrees, got {turn:g}")
        yield Stretch(kind, spaces, turn)


def _teams(value: Any, where: str) -> tuple[int, int]:
    fewest, most = SPEC.seats
    if len(read_list(value, where, most=2)) != 2:
        raise BoardError(f"{where}: expected the fewest and the most, got {shortened(value)}")
    low = read_whole(value[0], fewest, most, where)
    return low, read_whole(value[1], low, most, where)


def _marks(value: Any, spaces: int, where: str) -> Iterator[tuple[int, str]]:
    check_keys(read_table(value, where), MARKS, where)
    seen: set[int] = set()
    for mark in MARKS:
        here = f"{where}, {mark}"
        for entry in read_list(value[mark], here, most=spaces):
            space = read_whole(entry, 0, spaces - 1, here, _RULE)
            if space in seen:
                raise refused(f"{here}, space {space}: expected one mark at most", SPEC.rule_name(Rule.GP_2_5))
            seen.add(space)
            yield space, mark


def _pit(value: Any, spaces: int, where: str) -> PitLane:
    check_keys(read_table(value, where), _PIT_KEYS, where)
    length = read_whole(value["spaces"], 1, MOST_PIT_SPACES, f"{where}, spaces", _RULE)
    return PitLane(
        entry=read_whole(value["entry"], 0, spaces - 1, f"{where}, entry", _RULE),
        exit=read_whole(value["exit"], 0, spaces - 1, f"{where}, exit", _RULE),
        spaces=length,
        boxes=read_whole(value["boxes"], 0, length, f"{where}, boxes", SPEC.rule_name(Rule.GP_2_6)),
        side=read_word(value["side"], SIDES, f"{where}, side"),
    )
