"""Whether a set of parts keeps to MZ-2.7, and the figures by which parts are tuned.

>>> from chequered.games.monza.board import shipped_parts
>>> list(faults(shipped_parts().values()))
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product

from chequered.circuit import NO_CELL, Circuit, Lane, Part, fronts, join, without_way
from chequered.games.monza.notation import COLOURS
from chequered.games.monza.parts import LANES

MOST_STUCK = 0.07
"""MZ-2.7 (g): the most of `stuck_share`."""

FAIR_SHARE = (0.15, 0.18)
"""MZ-2.7 (f): the least and the most of each of `colour_shares`, on the shipped tracks."""

_MIDDLE = LANES.index("middle")
_DICE = 6


def faults(parts: Iterable[Part]) -> Iterator[str]:
    """What of these parts breaks MZ-2.7 (a) to (e) or (g), or MZ-2.5 by dead ends.

    Each part is looked at by itself, then every two of them laid one behind the other, in all four ways and in both
    orders; (g) is the mean over the cells of all these short tracks.
    """
    parts = tuple(parts)
    yield from faults_of_set(parts)
    for part in parts:
        yield from faults_of_part(part)
    tracks = [join(pair) for pair in pairs(parts)]
    for track in tracks:
        names = ", ".join(part.name for part in track.parts)
        yield from (f"{names}: {fault}" for fault in faults_of_track(track))
    share = stuck_share(tracks)
    if share > MOST_STUCK:
        yield f"{share:.2%} of turns would begin without a move (g)"


def pairs(parts: Iterable[Part]) -> Iterator[tuple[Part, Part]]:
    """Every two parts in both orders and in all four ways to lay them."""
    for first, second in permutations(parts, 2):
        yield from product((first, first.reversed()), (second, second.reversed()))


def faults_of_set(parts: Sequence[Part]) -> Iterator[str]:
    """What the parts break together: the joint's colour (b), and the share of parts with an outer obstacle (e)."""
    joints = {lane.stretches[k].paint for lane in _middles(parts) for k in (0, -1)}
    if len(joints) > 1:
        yield f"the middle lane's ends have {len(joints)} colours (b)"
    outer = sum(any(s.blocked for lane in _outers(part) for s in lane.stretches) for part in parts)
    if 2 * outer > len(parts):
        yield f"{outer} of {len(parts)} parts have an obstacle in an outer lane (e)"


def faults_of_part(part: Part) -> Iterator[str]:
    """What this part breaks by itself, of (a), (b), (c) and (e)."""
    obstacles = [s for lane in part.lanes for s in lane.stretches if s.blocked]
    middle = part.lanes[_MIDDLE]
    outer = {s.end for lane in _outers(part) for s in lane.stretches[:-1]}
    if len(obstacles) > 1:
        yield f"{part.name}: {len(obstacles)} obstacles (a)"
    if any(s.start == 0 or s.end == part.units for s in obstacles):
        yield f"{part.name}: an obstacle touches an end (a)"
    if not (middle.open_in and middle.open_out):
        yield f"{part.name}: the middle lane is closed at an end (b)"
    if any(lane.open_in or lane.open_out for lane in _outers(part)):
        yield f"{part.name}: an outer lane is open at an end (b)"
    for border in sorted(outer & {s.end for s in middle.stretches[:-1]}):
        yield f"{part.name}: borders of the middle and an outer lane are level at unit {border} (c)"
    if any(s.blocked and s.start < border < s.end for s in middle.stretches for border in outer):
        yield f"{part.name}: a border of an outer lane lies within the obstacle of the middle lane (e)"


def faults_of_track(circuit: Circuit) -> Iterator[str]:
    """What these parts break once they are joined: (d) in this driving direction, and MZ-2.5 by dead ends."""
    for k, row in enumerate(fronts(circuit)):
        paints = _paints(circuit, row)
        if not circuit.cells[k].blocked and len(set(paints)) < len(paints):
            yield f"the cells in front of the cell that ends at unit {circuit.cells[k].end} do not differ in colour (d)"
    if without_way(circuit):
        yield "a cell has no way to the finish (MZ-2.5)"


def stuck_share(circuits: Iterable[Circuit]) -> float:
    """The mean of (1 - k/6)^6 over the cells of these circuits that are no obstacles: k colours lie in front (g).

    It is the chance that none of six dice fits, if every cell were as likely to be stood on. The cells from which the
    finish is the only way, three in every track, say nothing about its parts and are left out.
    """
    chances = [chance for circuit in circuits for chance in _stuck_chances(circuit)]
    return sum(chances) / len(chances)


def _stuck_chances(circuit: Circuit) -> Iterator[float]:
    for cell, row in zip(circuit.cells, fronts(circuit), strict=True):
        if not cell.blocked and circuit.finish not in row and cell is not circuit.cells[circuit.finish]:
            yield (1 - len(set(_paints(circuit, row))) / len(COLOURS)) ** _DICE


def colour_shares(circuit: Circuit) -> tuple[float, ...]:
    """The share of each colour among the coloured cells; a joined cell counts once, start and finish do not (f)."""
    counts = Counter(cell.paint for cell in circuit.cells[1:-1] if not cell.blocked)
    return tuple(counts[colour] / counts.total() for colour in range(len(COLOURS)))


def _paints(circuit: Circuit, row: Sequence[int]) -> list[int]:
    return [circuit.cells[n].paint for n in row if n != NO_CELL and not circuit.cells[n].blocked]


def _middles(parts: Iterable[Part]) -> Iterator[Lane]:
    return (part.lanes[_MIDDLE] for part in parts)


def _outers(part: Part) -> list[Lane]:
    return [lane for k, lane in enumerate(part.lanes) if k != _MIDDLE]
