"""Monza's tracks: presets, layout codes and contents of record files, read into the record that the rules use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from chequered.circuit import NO_CELL, Circuit, Look, Part, Sizes, behind, drawing, fronts, join, lay, view_box
from chequered.games.monza.layouts import REASONS, Laid, check_track, code_of, read_code
from chequered.games.monza.notation import COLOURS, SIDES
from chequered.games.monza.parts import check_bends, read_part, read_parts, read_presets, read_sizes
from chequered.games.monza.spec import SPEC
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.reading import check_keys, read_shipped, read_table
from chequered.kernel.record import Grid, Int, Ints, Record, field
from chequered.kernel.shortened import shortened

MAX_CELLS = 400
"""The most cells of a track, start and finish included: 20 parts with more than six cells a lane."""

FINISH_COLOUR = COLOURS.index("white")
"""The die that the finish cell takes (MZ-3.8)."""

_LOOK = Look(COLOURS, "LMR", SPEC.seats[1])

_PARTS_FILE = "parts.toml"
_PRESETS_FILE = "presets.toml"


class Board(Record):
    """A track as the rules read it. Cell 0 is the start, the finish is last, the others go by their front edges."""

    cells: Int = field(doc="number of cells, start and finish included")
    finish: Int = field(doc="index of the finish cell: the last")
    colour: Ints = field(MAX_CELLS, doc="colour by cell; white for the finish (MZ-3.8), -1 for start and obstacles")
    blocked: Ints = field(MAX_CELLS, doc="1 for a cell that is an obstacle (MZ-3.6), else 0")
    front: Grid = field(
        MAX_CELLS, len(SIDES), doc="cell in front by cell and side (MZ-3.4), obstacles too; -1 for none"
    )
    behind: Ints = field(
        MAX_CELLS, doc="previous cell along the lane (MZ-4.1): the start (0) before the first; 0 for both ends"
    )
    lane: Ints = field(MAX_CELLS, doc="lane by cell, 0 is the left one; -1 for start and finish")
    start: Ints = field(MAX_CELLS, doc="back edge by cell, in units from the start (MZ-2.2); -1 for the start cell")
    end: Ints = field(MAX_CELLS, doc="front edge by cell, in units from the start (MZ-2.2); 0 for the start cell")


def presets() -> tuple[str, ...]:
    """The ids of the shipped tracks, the one to offer first in front (MZ-2.6)."""
    return tuple(_preset_codes())


def reasons() -> Mapping[str, frozenset[str]]:
    """Why a layout is refused, with the names of the values that say where."""
    return REASONS


def load(text: str) -> LoadedBoard:
    """The track with this preset id or layout code such as `S1 B2 B3r S4`.

    Raises:
        BoardError: no such preset or part, or a track that breaks MZ-2.1 or MZ-2.5; the message says where.
    """
    name = text.strip().lower()
    code = _preset_codes().get(name)
    if code is None:
        name, code = "", text
    shipped, sizes = shipped_parts(), shipped_sizes()
    layout, fault = read_code(code, shipped)
    if fault:
        check_track([_laid(shipped[laid.name], laid) for laid in layout], sizes, fault)
    return from_content(_content(name, layout))


def from_content(content: dict[str, Any]) -> LoadedBoard:
    """The track that a record file describes: `name`, `table` (the sizes) and `parts`, in the order they are laid.

    Each part is described as in the shipped file and has `reversed` beside it: whether it is laid the other way round.

    Raises:
        BoardError: a damaged or foreign description, or a track that breaks MZ-2.1 to MZ-2.5; the message says where.
    """
    where = "track"
    check_keys(read_table(content, where), {"name", "table", "parts"}, where)
    name, entries = content["name"], content["parts"]
    if not isinstance(name, str) or (name and not name.isidentifier()):
        raise BoardError(f"{where}, name: expected a preset's id or nothing, got {shortened(name)}")
    if not isinstance(entries, list):
        raise BoardError(f"{where}, parts: expected a list, got {shortened(entries)} (MZ-2.1)")
    sizes = read_sizes(content["table"], f"{where}, table")
    layout, parts = _read_laid(entries, f"{where}, parts")
    check_bends(parts, sizes, f"{where}, parts")
    _check_size(parts, f"{where}, parts")
    check_track(parts, sizes)
    circuit = join(parts, FINISH_COLOUR)
    picture = drawing(circuit, sizes, _LOOK, _heading(parts, sizes))
    return LoadedBoard(name, code_of(layout), content, _record(circuit), picture, SPEC.seats)


def circuit_of(content: dict[str, Any]) -> Circuit:
    """The circuit of a track that `from_content` accepts, for reports about its cells."""
    return join(_read_laid(content["parts"], "track, parts")[1], FINISH_COLOUR)


@cache
def shipped_parts() -> Mapping[str, Part]:
    """The parts that ship with the game, by name, as laid with their first end first."""
    return MappingProxyType(read_parts(_shipped(_PARTS_FILE), _PARTS_FILE))


@cache
def shipped_sizes() -> Sizes:
    """The sizes of the shipped lanes and of start and finish cell."""
    return read_sizes(_shipped(_PARTS_FILE)["table"], f"{_PARTS_FILE}, table")


def _check_size(parts: Sequence[Part], where: str) -> None:
    """Before anything slow: a record file may come from anywhere."""
    cells = len(join(parts).cells) if parts else 0
    if cells > MAX_CELLS:
        raise BoardError(f"{where}: expected at most {MAX_CELLS} cells, got {cells}")


def _read_laid(entries: list[Any], where: str) -> tuple[list[Laid], list[Part]]:
    layout: list[Laid] = []
    parts: list[Part] = []
    for k, entry in enumerate(entries):
        here = f"{where}[{k}]"
        described = dict(read_table(entry, here))
        is_reversed = described.pop("reversed", None)
        if not isinstance(is_reversed, bool):
            raise BoardError(f"{here}, reversed: expected true or false, got {shortened(is_reversed)} (MZ-2.1)")
        part = read_part(described, here)
        layout.append(Laid(part.name, is_reversed))
        parts.append(_laid(part, layout[-1]))
    return layout, parts


def _laid(part: Part, laid: Laid) -> Part:
    return part.reversed() if laid.reversed else part


def _content(name: str, layout: Sequence[Laid]) -> dict[str, Any]:
    """A self-contained description of a layout of shipped parts, independent of the cached file."""
    data = _shipped(_PARTS_FILE)
    entries = {entry["name"]: entry for entry in data["part"]}
    parts = [{**entries[laid.name], "reversed": laid.reversed} for laid in layout]
    copied = [{k: list(v) if isinstance(v, list) else v for k, v in part.items()} for part in parts]
    return {"name": name, "table": dict(data["table"]), "parts": copied}


def _record(circuit: Circuit) -> Board:
    board = Board()
    board.cells, board.finish = len(circuit.cells), circuit.finish
    board.front = [[NO_CELL] * len(SIDES) for _ in range(MAX_CELLS)]
    for k, (cell, front, previous) in enumerate(zip(circuit.cells, fronts(circuit), behind(circuit), strict=True)):
        board.colour[k] = cell.paint
        board.blocked[k] = int(cell.blocked)
        board.front[k] = list(front)
        board.behind[k] = previous
        board.lane[k] = cell.lane
        board.start[k], board.end[k] = cell.start, cell.end
    return board


def _heading(parts: Sequence[Part], sizes: Sizes) -> float:
    """To the right, or upwards if the track is then wider than high: screens are."""
    _, _, width, height = view_box(lay(parts, sizes))
    return 0.0 if width >= height else -90.0


@cache
def _preset_codes() -> Mapping[str, str]:
    return MappingProxyType(read_presets(_shipped(_PRESETS_FILE), _PRESETS_FILE))


@cache
def _shipped(file: str) -> dict[str, Any]:
    return read_shipped("chequered.games.monza", file)
