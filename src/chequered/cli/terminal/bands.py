"""How a ribbon longer than the window is shown: in bands one below another, all of it or the part that counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from chequered.cli.terminal.canvas import Canvas, Line
from chequered.cli.terminal.ribbon import Scale, ribbon_size

SCALES = (Scale(2, 2), Scale(1, 2), Scale(1, 1))
"""From the most pleasant to the smallest."""

BEHIND = 4
"""A part of the window of one in this many lies behind the cell in focus, when not everything fits."""


@dataclass(frozen=True, slots=True)
class Bands:
    """The number of bands, the scale of what they show, and the rows that they fill."""

    count: int
    scale: Scale
    height: int


def fitted(drawing: Mapping[str, Any], width: int, height: int) -> Bands:
    """The largest scale at which a window of this size shows the whole circuit, else the largest that shows a band."""
    for scale in SCALES:
        columns, rows = ribbon_size(drawing, scale)
        count = -(-columns // max(1, width))
        if count * rows <= height:
            return Bands(count, scale, count * rows)
    # Two small bands tell more of the way ahead than a large one.
    scale = next((scale for scale in SCALES[1:] if ribbon_size(drawing, scale)[1] * 2 <= height), SCALES[-1])
    rows = ribbon_size(drawing, scale)[1]
    count = max(1, height // rows)
    return Bands(count, scale, count * rows)


def cut(canvas: Canvas, count: int, width: int, focus: int) -> list[Line]:
    """The lines of `count` bands of this width: everything, or what lies around column `focus`."""
    hidden = canvas.width - count * width
    left = min(max(0, focus - width // BEHIND), hidden) if hidden > 0 else 0
    edges = [left]
    for _ in range(count):
        edges.append(canvas.seam_before(edges[-1] + width))
    if hidden <= 0 and edges[-1] < canvas.width:
        # No room to spare for whole cars at the edges: everything is worth more.
        edges = [band * width for band in range(count + 1)]
    lines = ((row, start, end - start) for start, end in pairwise(edges) for row in range(canvas.height))
    return [canvas.line(row, start, columns, width) for row, start, columns in lines]
