"""What is drawn of a board: each track on a sheet of its own, its road, and every cell that the rules have."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from chequered.circuit.curves import Pose, Spine
from chequered.circuit.outlines import across, box, line, number, patch, points, stepped
from chequered.games.lamborghini.cells import Cells
from chequered.games.lamborghini.road import LANE, VERGE, Road
from chequered.kernel.drawn import Box, Drawing, DrawnCell, Spot

POLE, GRID = "pole", "grid"
"""The marks of grid cells: of the best one, and of the others."""

_FUNNEL = 14.0
"""Millimetres of a narrow stretch over which the edge of the road slants to where a lane has ended."""


def draw(roads: Sequence[Road], cells: Sequence[Cells]) -> Drawing:
    """Everything needed to draw the tracks, one below another; all laps are so many units that borders are whole."""
    roads = list(_below_one_another(roads))
    sheets = tuple(_view_box(road) for road in roads)
    length = math.lcm(*(each.lap for each in cells))
    drawn: list[DrawnCell] = []
    for sheet, (road, each) in enumerate(zip(roads, cells, strict=True)):
        prefix = str(sheet + 1) if len(roads) > 1 else ""
        drawn += _cells(road, each, length // each.lap, len(drawn), sheet, prefix)
    return Drawing(
        view_box=_around(sheets),
        sheets=sheets,
        middles=tuple(f"{line(road.spine, 0.0)}Z" for road in roads),
        widths=tuple(number(road.track.lanes * LANE + 2 * VERGE) for road in roads),
        roads=tuple(_edge(road, 0, VERGE) + _edge(road, 1, VERGE) for road in roads),
        borders=tuple(_edge(road, side, 0.0) for road in roads for side in (0, 1)),
        lines=tuple(across(road.spine.start, *road.edges(0)) for road in roads),
        lanes=max(road.track.lanes for road in roads),
        length=length,
        is_loop=True,
        cells=tuple(drawn),
    )


def _below_one_another(roads: Sequence[Road]) -> Iterator[Road]:
    top = 0.0
    for road in roads:
        x, y, width, height = _view_box(road)
        yield road.at(Pose(-x - width / 2, top - y, 0.0))
        top += height


def _around(boxes: Sequence[Box]) -> Box:
    left, top = (min(box[axis] for box in boxes) for axis in (0, 1))
    right, bottom = (max(box[axis] + box[axis + 2] for box in boxes) for axis in (0, 1))
    return number(left), number(top), number(right - left), number(bottom - top)


def _view_box(road: Road) -> Box:
    return box(
        pose
        for k in range(len(road.track.stretches))
        for offset, verge in zip(road.edges(k), (-VERGE, VERGE), strict=True)
        for pose in points(road.stretch(k), offset + verge)
    )


def _edge(road: Road, side: int, verge: float) -> str:
    """The left (0) or right (1) edge of the road, so far outside of its lanes; slanting in narrow stretches."""
    outwards = 1 if side else -1
    offsets = [outwards * road.edges(k)[side] for k in range(len(road.track.stretches))]
    runs: list[tuple[Spine, float]] = []
    for k, offset in enumerate(offsets):
        spine = road.stretch(k)
        begins = _FUNNEL if offset < offsets[k - 1] else 0.0
        ends = spine.length - (_FUNNEL if offset < offsets[(k + 1) % len(offsets)] else 0.0)
        runs.append((spine.cut(begins, ends), outwards * (offset + verge)))
    return stepped(runs)


def _cells(road: Road, cells: Cells, unit: int, first: int, sheet: int, prefix: str) -> Iterator[DrawnCell]:
    for k, cell in enumerate(cells.all):
        spine, offset = road.along(cell, cells), road.middle_of_lane(cell.lane)
        middle = _spot(spine.at(spine.length / 2).aside(offset))
        yield DrawnCell(
            id=first + k,
            name=prefix + cell.name,
            kind=road.track.stretches[cell.stretch].kind,
            path=patch(spine, offset - LANE / 2, offset + LANE / 2),
            x=middle.x,
            y=middle.y,
            heading=middle.heading,
            length=number(spine.length_at(offset)),
            width=LANE,
            paint="",
            mark=_mark(k, cells),
            position=cell.number,
            lane=cell.lane,
            start=cell.start * unit,
            end=cell.end * unit,
            spots=(middle,),
            fronts=tuple(first + front for front in cell.fronts),
            sheet=sheet,
        )


def _mark(cell: int, cells: Cells) -> str:
    if cell not in cells.grid:
        return ""
    return POLE if cell == cells.grid[0] else GRID


def _spot(pose: Pose) -> Spot:
    return Spot(number(pose.x), number(pose.y), number(pose.heading % 360.0))
