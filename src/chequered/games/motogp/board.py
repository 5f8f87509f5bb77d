"""The circuits of Table-MotoGP: presets and contents of record files, read into the record that the rules use."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from chequered.games.motogp.cells import KINDS, Cells, lay
from chequered.games.motogp.circuits import GRID_SPACES, MARKS, Circuit, read_circuit
from chequered.games.motogp.picture import draw
from chequered.games.motogp.road import build
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.reading import Shipped, read_named, read_shipped
from chequered.kernel.record import Int, Ints, Record, field

_FILE = "circuits.toml"

MAX_CELLS = 400
"""The most cells of a circuit, pit lane included."""


class Ground(IntEnum):
    """What a cell is (GP-2.2 to GP-2.6), in the order of `cells.KINDS`."""

    STRAIGHT = 0
    INNER = 1
    OUTER_A = 2
    OUTER_B = 3
    HAIRPIN = 4
    PIT = 5


class Mark(IntEnum):
    """What is marked on a cell (GP-2.5), in the order of `circuits.MARKS`."""

    NONE = 0
    FUEL = 1
    BOXES = 2
    CRASH = 3
    ENGINE = 4


class Board(Record):
    """A circuit as the rules read it. Cells stand in racing order from space 0, then those of the pit lane."""

    cells: Int = field(doc="number of cells, pit lane included")
    spaces: Int = field(doc="number of spaces of the loop (GP-2.1)")
    chequered: Int = field(doc="the chequered cell (GP-2.5)")
    entry: Int = field(doc="cell of the loop from which the pit lane leads off (GP-2.6)")
    pit: Int = field(doc="first cell of the pit lane")
    ground: Ints = field(MAX_CELLS, doc="what each cell is: a Ground")
    mark: Ints = field(MAX_CELLS, doc="what is marked on each cell: a Mark")
    room: Ints = field(MAX_CELLS, doc="motorcycles that each cell holds: PLACES or 1")
    space: Ints = field(MAX_CELLS, doc="space of each cell; in the pit lane the space beside (GP-7.5)")
    rank: Ints = field(
        MAX_CELLS, doc="order of cells of one space, more is ahead: straight, `I`, `B`, `A`; then the pit, later first"
    )
    inner: Ints = field(MAX_CELLS, doc="cell in front that needs perfect speed (GP-3), -1 for none")
    outer: Ints = field(
        MAX_CELLS, doc="the other cell in front: the outer lane's or the only one; never the pit's first"
    )
    grid: Ints = field(GRID_SPACES, doc="cells of the grid from the line backwards (GP-2.7)")


def from_content(content: dict[str, Any]) -> LoadedBoard:
    """The circuit that a record file describes, as the shipped file does.

    Raises:
        BoardError: a damaged or foreign description, one that breaks GP-2, or one that cannot be drawn; the message
            says where.
    """
    circuit = read_circuit(content, "circuit")
    cells = lay(circuit)
    picture = draw(circuit, cells, build(circuit, "circuit"))
    name = circuit.name if circuit.name in presets() else ""  # others have no texts
    return LoadedBoard(name, name, content, _record(circuit, cells), picture, circuit.teams)


def _shipped() -> dict[str, dict[str, Any]]:
    return read_named(read_shipped("chequered.games.motogp", _FILE), "circuit", _FILE, read_circuit)


_SHIPPED = Shipped("circuit", _shipped, from_content)
# With `from_content` what `chequered.kernel.boards.Boards` asks for.
presets, reasons, load = _SHIPPED.presets, _SHIPPED.reasons, _SHIPPED.load


def _record(circuit: Circuit, cells: Cells) -> Board:
    board = Board()
    board.cells, board.spaces, board.pit = len(cells.all), circuit.spaces, cells.pit
    board.chequered, board.entry = cells.first[circuit.chequered], cells.first[circuit.pit.entry]
    board.grid = [cells.first[-1 - row] for row in range(GRID_SPACES)]
    for k, cell in enumerate(cells.all):
        board.ground[k] = KINDS.index(cell.kind)
        board.mark[k] = MARKS.index(cell.mark) + 1 if cell.mark in MARKS else Mark.NONE
        board.room[k], board.space[k], board.rank[k] = cell.room, cell.space, cell.rank
        board.inner[k], board.outer[k] = cell.inner, cell.outer
    return board
