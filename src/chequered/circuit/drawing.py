"""What is drawn of an open road of lanes that lie side by side, between a start and a finish cell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from chequered.circuit.cells import ALL_LANES, Cell, Circuit
from chequered.circuit.curves import Spine
from chequered.circuit.outlines import across, box, line, number, patch, points
from chequered.circuit.table import Sizes, Table, lay
from chequered.circuit.ways import NO_CELL, fronts
from chequered.kernel.drawn import Drawing, DrawnCell, Spot

_FRONT_ROW, _LAST_ROW = 0.6, 0.4
"""Where on a cell that spans the road the rows of pieces stand: shares of its length."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a game adds: the words of its paints, the letters of its lanes from the left, the most seats."""

    paints: Sequence[str]
    lanes: Sequence[str]
    seats: int


def drawing(circuit: Circuit, sizes: Sizes, look: Look, heading: float = 0.0) -> Drawing:
    """Everything needed to draw the circuit with its start cell at (0, 0), driven off in direction `heading`.

    Cells have the circuit's order. Their names are `start`, `finish`, and the lane's letter with the number of the
    cell in its lane: `L1`. Their position is their front edge in units. The lines lie behind and before the race: at
    the front of the start cell and at the back of the finish cell.
    """
    table = lay(circuit.parts, sizes, heading)
    border = table.half_width - sizes.verge
    length = circuit.cells[circuit.finish].start
    ends = (table.between(-1, 0).end, table.between(length, length + 1).start)
    whole = view_box(table)
    return Drawing(
        view_box=whole,
        sheets=(whole,),
        middles=(line(table.spine, 0.0),),
        widths=(number(2 * table.half_width),),
        roads=(patch(table.spine, -table.half_width, table.half_width),),
        borders=(line(table.spine, -border), line(table.spine, border)),
        lines=tuple(across(pose, -border, border) for pose in ends),
        lanes=circuit.lanes,
        length=length,
        is_loop=False,
        cells=tuple(_cells(circuit, table, look)),
    )


def view_box(table: Table) -> tuple[float, float, float, float]:
    """The smallest [x, y, width, height] around the road and a margin."""
    return box(pose for offset in (-table.half_width, table.half_width) for pose in points(table.spine, offset))


def _cells(circuit: Circuit, table: Table, look: Look) -> list[DrawnCell]:
    in_front = fronts(circuit)
    counts = [0] * circuit.lanes
    drawn: list[DrawnCell] = []
    for k, cell in enumerate(circuit.cells):
        if cell.lane == ALL_LANES:
            name = "start" if k == 0 else "finish"
        else:
            counts[cell.lane] += 1
            name = f"{look.lanes[cell.lane]}{counts[cell.lane]}"
        ways = () if cell.blocked else in_front[k]
        leads = tuple(n for n in ways if n != NO_CELL and not circuit.cells[n].blocked)
        drawn.append(_cell(table, k, cell, name, leads, look))
    return drawn


def _cell(table: Table, number_of_cell: int, cell: Cell, name: str, leads: tuple[int, ...], look: Look) -> DrawnCell:
    spans_all = cell.lane == ALL_LANES
    offset = 0.0 if spans_all else table.lane_offset(cell.lane)
    width = table.sizes.lane * (table.lanes if spans_all else 1)
    spine = table.between(cell.start, cell.end)
    middle = _spot(spine, 0.5, offset)
    return DrawnCell(
        id=number_of_cell,
        name=name,
        kind=name if spans_all else "obstacle" if cell.blocked else "road",
        path=patch(spine, offset - width / 2, offset + width / 2),
        x=middle.x,
        y=middle.y,
        heading=middle.heading,
        length=number(spine.length_at(offset)),
        width=number(width),
        paint=look.paints[cell.paint] if cell.paint >= 0 else "",
        mark="",
        position=cell.end,
        lane=cell.lane,
        start=cell.start,
        end=cell.end,
        spots=tuple(_grid(table, spine, look.seats)) if spans_all else () if cell.blocked else (middle,),
        fronts=leads,
        sheet=0,
    )


def _grid(table: Table, spine: Spine, seats: int) -> list[Spot]:
    """A place for each seat: rows as wide as the road, each shifted so that its pieces stand in the gaps."""
    rows = math.ceil(seats / table.lanes)
    spots: list[Spot] = []
    for k in range(seats):
        row, lane = divmod(k, table.lanes)
        share = _FRONT_ROW + (_LAST_ROW - _FRONT_ROW) * row / max(rows - 1, 1)
        shift = ((row + 0.5) / rows - 0.5) * table.sizes.lane
        spots.append(_spot(spine, share, table.lane_offset(lane) + shift))
    return spots


def _spot(spine: Spine, share: float, offset: float) -> Spot:
    pose = spine.at(spine.length * share).aside(offset)
    return Spot(number(pose.x), number(pose.y), number(pose.heading % 360.0))
