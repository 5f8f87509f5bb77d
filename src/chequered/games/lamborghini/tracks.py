"""Reads the description of one track, from the shipped file or from a record file, and refuses what is damaged.

A description is a table of TOML or an object of JSON; the head of `data/tracks.toml` says what is in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import (
    MOST_CARS,
    SPEC,
)
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

STRAIGHT, BEND, NARROW = KINDS = ("straight", "bend", "narrow")
"""What a stretch can be: cells are told and painted by it."""

LANES = "ABCD"
"""Letters of the lanes from the left; the last one that a track has is the inside (LB-2.3)."""

FEWEST_LANES, MOST_LANES = 3, len(LANES)
FEWEST_ABREAST = 2
"""Lanes in a narrow stretch: one wreck must not block a track for everybody."""

SHORTEST_LAP, LONGEST_LAP = 30, 80
"""Units of a lap, and cells of one lane; twice four lanes of so many fill the rules' record."""

MOST_STRETCHES = 40
LONGEST_STRETCH = 20
MOST_CUT = 2
"""Cells in a unit, or units in a cell, at most: others are too small, or too large, to be drawn beside each other."""

GRID_SHARE = 4
"""The grid lies in the last part of the lap of so many: before the line, and not behind it."""

_STEEPEST = {STRAIGHT: 40.0, BEND: 220.0, NARROW: 60.0}
"""Degrees by which a stretch of each kind can turn: what is steeper is a bend, or cannot be drawn."""

_LEAST_TURN = 10.0
"""Degrees of a bend."""

_KEYS = ("name", "lanes", "heading", "stretches", "grid")
_RULE = SPEC.rule_name(Rule.LB_2_3)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of road of so many units, its turn in degrees (positive: to the right), and its cells in each lane.

    `cells` counts them from the left lane to the right one; 0 for a lane that is not there.
    """

    kind: str
    length: int
    turn: float
    cells: tuple[int, ...]

    @property
    def lanes(self) -> tuple[int, ...]:
        """The lanes that are there, from the left."""
        return tuple(lane for lane, count in enumerate(self.cells) if count)


@dataclass(frozen=True, slots=True)
class Track:
    """A track that keeps to LB-2: its stretches along the lap from the line, and the names of its grid cells.

    `heading` is the direction in which the line is crossed on the drawing, in degrees clockwise from the right.
    """

    name: str
    lanes: int
    heading: float
    stretches: tuple[Stretch, ...]
    grid: tuple[str, ...]

    @property
    def length(self) -> int:
        """Units of a lap."""
        return sum(stretch.length for stretch in self.stretches)


def read_track(entry: Any, where: str) -> Track:
    """The track that this description describes.

    Raises:
        BoardError: anything missing, unknown, out of range or against LB-2.3; the message names `where`, place and
            rule.
    """
    entry = read_table(entry, where)
    check_keys(entry, _KEYS, where)
    name = read_id(entry["name"], f"{where}, name")
    lanes = read_whole(entry["lanes"], FEWEST_LANES, MOST_LANES, f"{where}, lanes", _RULE)
    track = Track(
        name=name,
        lanes=lanes,
        heading=read_number(entry["heading"], 360.0, f"{where}, heading"),
        stretches=tuple(_stretches(entry["stretches"], lanes, f"{where}, stretches")),
        grid=tuple(_grid(entry["grid"], f"{where}, grid")),
    )
    for fault, rule in _faults(track):
        raise refused(f"{where}, {fault}", SPEC.rule_name(rule))
    return track


def _stretches(entries: Any, lanes: int, where: str) -> Iterator[Stretch]:
    for k, entry in enumerate(read_list(entries, where, most=MOST_STRETCHES)):
        here = f"{where}[{k}]"
        check_keys({"turn": 0, **read_table(entry, here)}, ("kind", "length", "turn", "cells"), here)
        kind = read_word(entry["kind"], KINDS, f"{here}, kind", _RULE)
        length = read_whole(entry["length"], 1, LONGEST_STRETCH, f"{here}, length", _RULE)
        turn = read_number(entry.get("turn", 0), _STEEPEST[kind], f"{here}, turn")
        cells = tuple(_cells(entry["cells"], lanes, length, f"{here}, cells"))
        stretch = Stretch(kind, length, turn, cells)
        for fault in _stretch_faults(stretch):
            raise refused(f"{here}, {fault}", _RULE)
        yield stretch


def _cells(counts: Any, lanes: int, length: int, where: str) -> Iterator[int]:
    if len(read_list(counts, where, _RULE, most=lanes)) != lanes:
        raise refused(f"{where}: expected a number for each of {lanes} lanes, got {len(counts)}", _RULE)
    fewest = -(-length // MOST_CUT)
    for lane, count in enumerate(counts):
        number = read_whole(count, 0, length * MOST_CUT, f"{where}, lane {LANES[lane]}", _RULE)
        if 0 < number < fewest:
            raise refused(f"{where}, lane {LANES[lane]}: expected none or at least {fewest}, got {number}", _RULE)
        yield number


def _stretch_faults(stretch: Stretch) -> Iterator[str]:
    there = stretch.lanes
    if len(there) < FEWEST_ABREAST:
        yield f"cells: expected at least {FEWEST_ABREAST} lanes side by side, got {len(there)}"
    elif there[-1] - there[0] >= len(there):
        yield "cells: expected lanes side by side, without a gap"
    elif stretch.kind == NARROW and len(there) == len(stretch.cells):
        yield "cells: expected a narrow stretch to lack a lane"
    elif stretch.kind == BEND:
        if abs(stretch.turn) < _LEAST_TURN:
            yield f"turn: expected a bend to turn by {_LEAST_TURN:g} degrees, got {stretch.turn:g}"
        outwards = [stretch.cells[lane] for lane in (reversed(there) if stretch.turn > 0 else there)]
        if outwards != sorted(outwards) or outwards[0] == outwards[-1]:
            yield "cells: expected a bend to have fewer cells on its inside"


def _grid(entries: Any, where: str) -> Iterator[str]:
    if len(read_list(entries, where, _RULE, most=MOST_CARS)) != MOST_CARS:
        raise refused(f"{where}: expected {MOST_CARS} cells, got {len(entries)}", _RULE)
    for k, name in enumerate(entries):
        if not isinstance(name, str) or not re.fullmatch(f"[{LANES}][1-9][0-9]?", name):
            raise refused(f"{where}[{k}]: expected the name of a cell such as C50, got {shortened(name)}", _RULE)
        if name in entries[:k]:
            raise refused(f"{where}[{k}]: expected each cell once, got {name} twice", _RULE)
        yield name


def _faults(track: Track) -> Iterator[tuple[str, Rule]]:
    """What is wrong with the whole of the track.

    As lanes lie side by side, at least two, and end one at a time, a lane lies beside the end of each: so every cell
    has one in front (LB-2.3).
    """
    if not SHORTEST_LAP <= track.length <= LONGEST_LAP:
        fault = f"stretches: expected a lap of {SHORTEST_LAP} to {LONGEST_LAP} units, got {track.length}"
        yield fault, Rule.LB_2_3
        return
    for end, where in ((0, "behind"), (-1, "before")):
        if len(track.stretches[end].lanes) < track.lanes:
            yield f"stretches[{end % len(track.stretches)}]: expected all lanes {where} the line", Rule.LB_2_1
    for k, (before, after) in enumerate(zip(track.stretches, track.stretches[1:], strict=False)):
        if len(set(before.lanes) ^ set(after.lanes)) > 1:
            yield f"stretches[{k + 1}]: expected lanes to begin and end one at a time", Rule.LB_2_3
    for lane in range(track.lanes):
        count = sum(stretch.cells[lane] for stretch in track.stretches)
        if count > LONGEST_LAP:
            fault = f"stretches: expected at most {LONGEST_LAP} cells in lane {LANES[lane]}, got {count}"
            yield fault, Rule.LB_2_3
    if all(len(stretch.lanes) == track.lanes for stretch in track.stretches):
        yield "stretches: expected a narrow one", Rule.LB_2_3
