"""Moving a cursor over the cells of a circuit: along a lane, and across to the lanes beside it, on one sheet."""

from __future__ import annotations

from chequered.cli.terminal.ribbon import cells_on
from chequered.kernel.drawn import ALL_LANES, Drawing, DrawnCell


def along(drawing: Drawing, cell: int, by: int) -> int:
    """The next cell of the same lane, forward (1) or back (-1); the cell itself where there is none.

    Cells that span the road belong to every lane; from one of them the cursor goes on in the middle lane.
    """
    here = drawing.cells[cell]
    lane = drawing.lanes // 2 if here.lane == ALL_LANES else here.lane
    near = [other for other in cells_on(drawing, here.sheet) if other.lane in {lane, ALL_LANES} and other.id != cell]
    gaps = {other.id: _gap(drawing, here, other) if by > 0 else _gap(drawing, other, here) for other in near}
    # Beside the pit lane runs the road: the cursor stays in its lane as long as that goes on.
    return min(
        (k for k, gap in gaps.items() if gap >= 0), key=lambda k: (gaps[k], drawing.cells[k].lane != lane), default=cell
    )


def across(drawing: Drawing, cell: int, by: int) -> int:
    """The cell beside the middle of this one, a lane to the right (1) or to the left (-1), if there is one."""
    here = drawing.cells[cell]
    cells = cells_on(drawing, here.sheet)
    lanes = {other.lane for other in cells}
    if here.lane == ALL_LANES:
        wanted = {drawing.lanes} if by > 0 else set()
    elif here.lane + by == drawing.lanes - 1 and here.lane == drawing.lanes:
        wanted = {drawing.lanes - 1, ALL_LANES}
    else:
        wanted = {here.lane + by} & lanes - {ALL_LANES}
    middle = (here.start + here.end) / 2
    beside = (other for other in cells if other.lane in wanted and _covers(drawing, other, middle))
    return next((other.id for other in beside), cell)


def _gap(drawing: Drawing, behind: DrawnCell, ahead: DrawnCell) -> int:
    """The units from the end of one cell to the beginning of another; on a loop never negative."""
    gap = ahead.start - behind.end
    return gap % drawing.length if drawing.is_loop else gap


def _covers(drawing: Drawing, cell: DrawnCell, unit: float) -> bool:
    if drawing.is_loop:
        return (unit - cell.start) % drawing.length < cell.end - cell.start
    return cell.start <= unit < cell.end
