"""What a page draws of a circuit: JSON-able numbers and SVG path data, millimetres with two decimals."""

from __future__ import annotations

import math
from typing import Any

from chequered.circuit.cells import ALL_LANES, Cell, Circuit
from chequered.circuit.curves import Spine
from chequered.circuit.outlines import line, number, patch
from chequered.circuit.table import Sizes, Table, lay

_MARGIN = 12.0
"""Millimetres of free table around the road in the view box."""

_SAMPLE = 5.0
"""Degrees of an arc between two points that are looked at for the view box."""


def drawing(circuit: Circuit, sizes: Sizes, heading: float = 0.0) -> dict[str, Any]:
    """Everything needed to draw the circuit with its start cell at (0, 0), driven off in direction `heading`.

    Axes as in SVG, headings in degrees as in SVG's `rotate`. The entries:

    - `viewBox`: [x, y, width, height] with a margin around the road;
    - `road`: closed paths of the asphalt, verge included, start and finish too;
    - `edges`: {"left", "right"}: open paths along the outer borders of the lanes, for kerbs;
    - `lanes`: for each lane {"path", "length", "start", "finish"}: the open path of its middle from behind the start
      cell to beyond the finish cell, its length, and how far along it the middles of start and finish cell lie;
    - `cells`: in the order of the circuit's cells {"id", "path", "x", "y", "heading", "length", "width", "paint",
      "blocked", "lane", "start", "end", "along"}: outline, middle, heading there, size along and across (for labels),
      paint, lane (-1: all lanes), edges in units, and how far along its lane's path the middle lies. A car glides
      between two cells of a lane by following the lane's path from one `along` to the other. For start and finish,
      `along` is measured on the middle of the road; use the lane's own `start` and `finish`.
    """
    table = lay(circuit.parts, sizes, heading)
    border = table.half_width - sizes.verge
    return {
        "viewBox": view_box(table),
        "road": [patch(table.spine, -table.half_width, table.half_width)],
        "edges": {"left": line(table.spine, -border), "right": line(table.spine, border)},
        "lanes": [_lane(table, lane) for lane in range(circuit.lanes)],
        "cells": [_cell(table, k, cell) for k, cell in enumerate(circuit.cells)],
    }


def view_box(table: Table) -> list[float]:
    """The smallest [x, y, width, height] around the road and a margin."""
    points = [p for offset in (-table.half_width, table.half_width) for p in _points(table.spine, offset)]
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    top, bottom = min(y for _, y in points) - _MARGIN, max(y for _, y in points) + _MARGIN
    return [number(left), number(top), number(right - left), number(bottom - top)]


def _lane(table: Table, lane: int) -> dict[str, Any]:
    offset = table.lane_offset(lane)
    length = table.spine.length_at(offset)
    return {
        "path": line(table.spine, offset),
        "length": number(length),
        "start": number(table.sizes.start / 2),
        "finish": number(length - table.sizes.finish / 2),
    }


def _cell(table: Table, number_of_cell: int, cell: Cell) -> dict[str, Any]:
    spans_all = cell.lane == ALL_LANES
    offset = 0.0 if spans_all else table.lane_offset(cell.lane)
    width = table.sizes.lane * (table.lanes if spans_all else 1)
    spine = table.between(cell.start, cell.end)
    half = spine.cut(0.0, spine.length / 2)
    middle = half.end.aside(offset)
    return {
        "id": number_of_cell,
        "path": patch(spine, offset - width / 2, offset + width / 2),
        "x": number(middle.x),
        "y": number(middle.y),
        "heading": number(middle.heading % 360.0),
        "length": number(spine.length_at(offset)),
        "width": number(width),
        "paint": cell.paint,
        "blocked": cell.blocked,
        "lane": cell.lane,
        "start": cell.start,
        "end": cell.end,
        "along": number(table.between(-1, cell.start).length_at(offset) + half.length_at(offset)),
    }


def _points(spine: Spine, offset: float) -> list[tuple[float, float]]:
    poses = [spine.start]
    for pose, curve in spine.pieces():
        count = max(1, math.ceil(abs(curve.turn) / _SAMPLE))
        poses += [pose.after(curve.share((k + 1) / count)) for k in range(count)]
    return [(at.x, at.y) for at in (pose.aside(offset) for pose in poses)]
