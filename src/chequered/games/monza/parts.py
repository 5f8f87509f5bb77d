"""Reads the description of one part, from the shipped file or from a record file, and refuses what is damaged.

A description is a table of TOML or an object of JSON: `name`; `kind`, with `length` for a straight, `radius` and
`angle` for a bend (a positive angle turns right); for each lane a list of stretches such as "red 7" (seven units, in
driving direction); and the lanes whose end is open where a car comes in and where it goes out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from chequered.circuit import UNPAINTED, Curve, Lane, Part, Sizes, Stretch, bend, straight
from chequered.games.monza.notation import COLOURS
from chequered.kernel.boards import BoardError
from chequered.kernel.reading import check_keys, read_number, read_table
from chequered.kernel.shortened import shortened

LANES = ("left", "middle", "right")
"""The three lanes of MZ-2.2, as the driver sees them."""

OBSTACLE = "obstacle"

_CURVE_KEYS = {"straight": {"length"}, "bend": {"radius", "angle"}}
_NAME = re.compile(r"[A-Z]{1,4}[0-9]{1,3}")
_STRETCH = re.compile(r"([a-z]+) ([1-9][0-9]{0,2})")
_LARGEST = 1_000.0
"""Millimetres or degrees; what is larger is a slip of the pen."""


def read_part(entry: Any, where: str) -> Part:
    """The part that this description describes, laid with its first end first.

    Raises:
        BoardError: anything missing, unknown or out of range; the message names `where`, the part and the rule.
    """
    entry = read_table(entry, where)
    name = entry.get("name")
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BoardError(f"{where}, name: expected letters and a number such as S1, got {shortened(name)}")
    where = f"{where}, part {name}"
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in _CURVE_KEYS:
        raise BoardError(f"{where}, kind: expected straight or bend, got {shortened(kind)} (MZ-2.1)")
    check_keys(entry, {"name", "kind", "open_in", "open_out", *LANES, *_CURVE_KEYS[kind]}, where)
    ins, outs = _open_lanes(entry, "open_in", where), _open_lanes(entry, "open_out", where)
    lanes = tuple(Lane(_stretches(entry, lane, where), lane in ins, lane in outs) for lane in LANES)
    units = [lane.stretches[-1].end for lane in lanes]
    if len(set(units)) != 1:
        raise BoardError(f"{where}: expected lanes of the same number of units, got {units} (MZ-2.2)")
    return Part(name, units[0], lanes, _curve(entry, kind, where))


def read_parts(data: Mapping[str, Any], file: str) -> dict[str, Part]:
    """The parts of a file that holds `table`, the sizes, and a list of parts called `part`; by name.

    Raises:
        BoardError: a damaged part, or two of one name; the message names the file, the place and the rule.
    """
    check_keys(data, {"table", "part"}, file)
    parts: dict[str, Part] = {}
    for entry in _entries(data, "part", file):
        part = read_part(entry, file)
        if part.name in parts:
            raise BoardError(f"{file}, part {part.name}: there are two of this name (MZ-2.1)")
        parts[part.name] = part
    check_bends(tuple(parts.values()), read_sizes(data["table"], f"{file}, table"), file)
    return parts


def read_presets(data: Mapping[str, Any], file: str) -> dict[str, str]:
    """The layout codes of a file that holds a list called `preset`, by the presets' ids.

    Raises:
        BoardError: a preset without id or code, or two of one id; the message names the file and the place.
    """
    check_keys(data, {"preset"}, file)
    codes: dict[str, str] = {}
    for k, entry in enumerate(_entries(data, "preset", file)):
        check_keys(read_table(entry, f"{file}, preset[{k}]"), {"name", "layout"}, f"{file}, preset[{k}]")
        name, layout = entry["name"], entry["layout"]
        if not isinstance(name, str) or not name.isidentifier() or name.lower() != name or name in codes:
            raise BoardError(f"{file}, preset[{k}], name: expected an id in small letters of its own, got {name!r}")
        if not isinstance(layout, str):
            raise BoardError(f"{file}, preset {name}, layout: expected a code such as S1 B2r, got {layout!r}")
        codes[name] = layout
    return codes


def read_sizes(entry: Any, where: str) -> Sizes:
    """The sizes of lanes, verge, start and finish cell.

    Raises:
        BoardError: anything missing, unknown or out of range; the message names `where`.
    """
    entry = read_table(entry, where)
    check_keys(entry, {"lane", "verge", "start", "finish"}, where)
    return Sizes(**{key: _positive(entry, key, where) for key in entry})


def check_bends(parts: Sequence[Part], sizes: Sizes, where: str) -> None:
    """Refuse bends so tight that the inner border of the road would turn back on itself."""
    half = len(LANES) * sizes.lane / 2 + sizes.verge
    for part in parts:
        if part.curve.turn and part.curve.radius_at(0.0) <= half:
            radius = f"{part.curve.radius_at(0.0):g}"
            raise BoardError(f"{where}, part {part.name}, radius: expected more than {half:g}, got {radius}")


def _entries(data: Mapping[str, Any], key: str, file: str) -> list[Any]:
    entries = data[key]
    if not isinstance(entries, list) or not entries:
        raise BoardError(f"{file}, {key}: expected a list of tables, got {shortened(entries)}")
    return entries


def _stretches(entry: Mapping[str, Any], lane: str, where: str) -> tuple[Stretch, ...]:
    where = f"{where}, {lane} lane"
    texts = entry[lane]
    if not isinstance(texts, list) or not texts:
        raise BoardError(f'{where}: expected a list of stretches such as "red 7", got {shortened(texts)} (MZ-2.2)')
    stretches: list[Stretch] = []
    for text in texts:
        stretches.append(_stretch(text, stretches[-1].end if stretches else 0, where))
    return tuple(stretches)


def _stretch(text: Any, start: int, where: str) -> Stretch:
    match = _STRETCH.fullmatch(text) if isinstance(text, str) else None
    if not match or match[1] not in (*COLOURS, OBSTACLE):
        raise BoardError(
            f"{where}: expected one of the six colours or {OBSTACLE} and its units, got {shortened(text)} (MZ-2.2)"
        )
    end = start + int(match[2])
    if match[1] == OBSTACLE:
        return Stretch(start, end, UNPAINTED, blocked=True)
    return Stretch(start, end, COLOURS.index(match[1]))


def _open_lanes(entry: Mapping[str, Any], key: str, where: str) -> list[str]:
    lanes = entry[key]
    if not isinstance(lanes, list) or any(name not in LANES for name in lanes) or len(set(lanes)) != len(lanes):
        raise BoardError(
            f"{where}, {key}: expected a list of lanes ({', '.join(LANES)}), got {shortened(lanes)} (MZ-2.3)"
        )
    return lanes


def _curve(entry: Mapping[str, Any], kind: str, where: str) -> Curve:
    if kind == "straight":
        return straight(_positive(entry, "length", where))
    angle = read_number(entry["angle"], _LARGEST, f"{where}, angle")
    if not 1 <= abs(angle) <= 180:
        raise BoardError(f"{where}, angle: expected 1 to 180 degrees to either side, got {angle:g}")
    return bend(_positive(entry, "radius", where), angle)


def _positive(entry: Mapping[str, Any], key: str, where: str) -> float:
    value = read_number(entry[key], _LARGEST, f"{where}, {key}")
    if value <= 0:
        raise BoardError(f"{where}, {key}: expected millimetres above 0, got {value:g}")
    return value
