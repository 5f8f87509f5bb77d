"""Where a circuit lies on the table: its road, closed to a loop, the borders of its spaces, and its pit lane."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from chequered.circuit.curves import Curve, Pose, Spine
from chequered.circuit.loops import bend_length, closed
from chequered.circuit.shapes import overlapping, road_shape, shapes_overlap
from chequered.circuit.side_lanes import SideLane
from chequered.games.motogp.circuits import STRAIGHT, Circuit
from chequered.games.motogp.spec import PLACES
from chequered.kernel.boards import BoardError

SPACE = 46.0
"""Millimetres of a space, before straights are fitted so that the loop closes."""

PLACE, PIT_PLACE = 17.0, 15.0
"""Widths of one of the places side by side, on the road and in the pit lane."""

HALF_WIDTH = PLACES * PLACE / 2
VERGE = 6.0
PIT_GAP = 18.0
"""Between the borders of road and pit lane; their verges lie in it."""

_SHORTEST, _LONGEST = 30.0, 80.0
"""Millimetres of a space of a fitted straight."""

_TIGHTEST = 43.0
"""The least radius of a bend, along the middle of the road."""

_RAMP = 1.1
"""How many spaces before the pit lane's first border, and behind it, it swings out."""

_PIECE = 8
"""Quads of the pit lane that are one piece when it is compared with itself."""


@dataclass(frozen=True)
class Road:
    """The middle of the loop from the line on, how far along it each space begins (and the last ends), the pit lane.

    `pit_borders` has the distances along the pit lane's spine at which its spaces begin, and its last ends; `pit_line`
    is the one of them where its spaces of the next lap begin (GP-7.5).
    """

    spine: Spine
    borders: tuple[float, ...]
    pit: SideLane
    pit_borders: tuple[float, ...]
    pit_line: float

    def between(self, space: int) -> Spine:
        """The middle of the road along a space."""
        return self.spine.cut(self.borders[space], self.borders[space + 1])


def build(circuit: Circuit, where: str) -> Road:
    """Lay the circuit on the table with the line at (0, 0).

    Raises:
        BoardError: it cannot be drawn: it does not close, or it would lie over itself; the message says where.
    """
    spine = Spine(Pose(0.0, 0.0, circuit.heading), _curves(circuit, where))
    _check_straights(circuit, spine, where)
    lengths = [
        c.length / s.spaces for c, s in zip(spine.curves, circuit.stretches, strict=True) for _ in range(s.spaces)
    ]
    borders = tuple(accumulate(lengths, initial=0.0))
    road = Road(spine, borders, *_pit(circuit, spine, borders))
    _check_overlaps(circuit, road, where)
    return road


def _curves(circuit: Circuit, where: str) -> tuple[Curve, ...]:
    curves = [Curve(bend_length(s.spaces * SPACE, s.turn, _TIGHTEST), s.turn) for s in circuit.stretches]
    try:
        return closed(curves, [stretch.kind == STRAIGHT for stretch in circuit.stretches])
    except BoardError as error:
        raise BoardError(f"{where}, stretches: {error}") from None


def _check_straights(circuit: Circuit, spine: Spine, where: str) -> None:
    for (first, last), stretch, curve in zip(_spans(circuit), circuit.stretches, spine.curves, strict=True):
        if stretch.kind == STRAIGHT:
            here = f"{where}, spaces {first} to {last}: fitted so that the loop closes"
            length = curve.length / stretch.spaces
            if not _SHORTEST <= length <= _LONGEST:
                raise BoardError(f"{here}: expected {_SHORTEST:g} to {_LONGEST:g} mm a space, got {length:.0f}")
            if curve.turn and curve.radius_at(0.0) < _TIGHTEST:
                raise BoardError(f"{here}: expected a radius of {_TIGHTEST:g} mm, got {curve.radius_at(0.0):.0f}")


def _pit(circuit: Circuit, spine: Spine, borders: tuple[float, ...]) -> tuple[SideLane, tuple[float, ...], float]:
    """The pit lane: its first space begins where the entry space ends, its last ends where the exit space begins."""
    entry, leaving, lap = circuit.pit.entry, circuit.pit.exit, spine.length
    begins, ends = borders[entry], lap + borders[leaving + 1]
    twice = Spine(spine.start, spine.curves * 2)
    turned = twice.cut(begins, ends)
    avoided = [borders[k] + lap * (k < entry) - begins for k in (*circuit.avoided, leaving)]
    marks = [_share(avoided, len(circuit.avoided) * j / circuit.pit.spaces) for j in range(circuit.pit.spaces + 1)]
    ramp = min((_RAMP + 1.0) * SPACE, turned.length / 2)
    side = 1 if circuit.pit.side == "right" else -1
    inner = HALF_WIDTH + PIT_GAP
    lane = SideLane(turned, side, HALF_WIDTH, inner, inner + PLACES * PIT_PLACE, ramp)
    before = sum(circuit.beside(number) > entry for number in range(1, circuit.pit.spaces + 1))
    return lane, tuple(marks), marks[before]


def _share(values: list[float], position: float) -> float:
    """The value at a position between two entries."""
    k = min(int(position), len(values) - 2)
    return values[k] + (values[k + 1] - values[k]) * (position - k)


def _check_overlaps(circuit: Circuit, road: Road, where: str) -> None:
    spans = [f"spaces {first} to {last}" for first, last in _spans(circuit)]
    lane, edge = road.pit, HALF_WIDTH + VERGE
    if any(curve.length_at(lane.side * (lane.outer + VERGE)) <= 0.0 for curve in lane.spine.curves):
        raise BoardError(f"{where}, pit: beside it the road bends too tightly to its {circuit.pit.side}")
    shapes = [road_shape(pose, curve, edge) for pose, curve in road.spine.pieces()]
    for a, b in overlapping(shapes):
        raise BoardError(f"{where}, {spans[b]}: they lie over {spans[a]} on the table")
    pit = lane.shape(edge, VERGE)
    if any(overlapping([pit[k : k + _PIECE] for k in range(0, len(pit), _PIECE)])):
        raise BoardError(f"{where}, pit: it lies over itself on the table")
    for span, shape in zip(spans, shapes, strict=True):
        if shapes_overlap(pit, shape):
            raise BoardError(f"{where}, pit: it lies over {span} on the table")


def _spans(circuit: Circuit) -> Iterator[tuple[int, int]]:
    """The first and the last space of each stretch."""
    first = 0
    for stretch in circuit.stretches:
        yield first, first + stretch.spaces - 1
        first += stretch.spaces
