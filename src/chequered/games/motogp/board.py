"""The circuits of Table-MotoGP: presets and contents of record files, read into the record that the rules use."""

from __future__ import annotations

from enum import IntEnum

from chequered.kernel.record import Int, Ints, Record, field

MAX_CELLS = 400
"""The most cells of a circuit, pit lane included."""


class Ground(IntEnum):
    """What a cell is (GP-2.2 to GP-2.6)."""

    STRAIGHT = 0
    INNER = 1
    OUTER_A = 2
    OUTER_B = 3
    HAIRPIN = 4
    PIT = 5


class Mark(IntEnum):
    """What is marked on a cell (GP-2.5)."""

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
    room: Ints = field(MAX_CELLS, doc="motorcycles that each cell holds: 3 or 1")
    space: Ints = field(MAX_CELLS, doc="space of each cell; in the pit lane the space beside (GP-7.5)")
    rank: Ints = field(
        MAX_CELLS, doc="order of cells of one space, more is ahead: straight, `I`, `B`, `A`; then the pit, later first"
    )
    inner: Ints = field(MAX_CELLS, doc="cell in front that needs perfect speed (GP-3), -1 for none")
    outer: Ints = field(
        MAX_CELLS, doc="the other cell in front: the outer lane's or the only one; never the pit's first"
    )
    grid: Ints = field(6, doc="cells of the grid from the line backwards (GP-2.7)")
