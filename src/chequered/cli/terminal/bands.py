"""How a ribbon longer than the window is shown: in bands one below another, all of it or the part that counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from chequered.cli.terminal.canvas import Canvas, Line
from chequered.cli.terminal.overview import overview
from chequered.cli.terminal.palette import Ground
from chequered.cli.terminal.ribbon import Marks, Ribbon, Scale, spaces_of
from chequered.kernel.drawn import Drawing

ROAD_SCALES = (Scale(2, 2), Scale(1, 2), Scale(1, 1))
LOOP_SCALES = (Scale(3, 1), Scale(2, 1))
LANE_SCALES = (Scale(4, 1), Scale(3, 1))
"""From the most pleasant to the smallest. A loop has a row for each place side by side already. Where its lanes are
numbered each for itself, cells hold one piece, and have room for the key beside it that makes contact with it."""

BEHIND, LOOP_BEHIND = 4, 8
"""A part of the window of one in this many lies behind the cell in focus, when not everything fits."""


class Picture:
    """A circuit, or a sheet of one, as windows of any size show it."""

    def __init__(self, drawing: Drawing, grounds: Mapping[str, Ground], sheet: int = 0) -> None:
        self.drawing = drawing
        scales: Sequence[Scale] = ROAD_SCALES
        if drawing.is_loop:
            scales = LOOP_SCALES if spaces_of(drawing, sheet) else LANE_SCALES
        self.ribbons = [Ribbon(drawing, grounds, scale, sheet) for scale in scales]

    def lines(self, marks: Marks, width: int, height: int, focus: int) -> list[Line]:
        """Lines of this width: the whole circuit if `height` of them hold it, else the part around cell `focus`.

        Only the lines of a single band may be more than `height`.
        """
        for ribbon in self.ribbons:
            whole = whole_of(ribbon.draw(marks), width)
            if len(whole) <= height:
                return whole
        ribbon = self._closest(height)
        above = overview(ribbon, marks, width) if height > ribbon.height else []
        column = ribbon.span(focus)[0]
        return [*above, *part_of(ribbon.draw(marks), width, height - len(above), column)]

    def height_within(self, width: int, height: int) -> int:
        """How many of `height` rows are filled at this width."""
        return len(self.lines(Marks(), width, height, 0))

    def _closest(self, height: int) -> Ribbon:
        # Two small bands tell more of the way ahead than a large one.
        return next((ribbon for ribbon in self.ribbons[1:] if ribbon.height * 2 <= height), self.ribbons[-1])


def whole_of(canvas: Canvas, width: int) -> list[Line]:
    """All of a ribbon in as few bands as possible, without tearing what belongs together if that costs no band."""
    count = -(-canvas.width // max(1, width))
    edges = [0]
    while edges[-1] < canvas.width and (canvas.wraps or len(edges) <= count):
        edges.append(min(canvas.width, max(canvas.seam_before(edges[-1] + width), edges[-1] + 1)))
    if edges[-1] < canvas.width:
        # No room to spare for whole cars at the edges: everything is worth more.
        edges = [min(band * width, canvas.width) for band in range(count + 1)]
    return [line for left, right in pairwise(edges) for line in _band(canvas, left, right, width)]


def part_of(canvas: Canvas, width: int, height: int, focus: int) -> list[Line]:
    """As many bands as fit, but at least one, which show what lies around column `focus`."""
    left = focus - width // (LOOP_BEHIND if canvas.wraps else BEHIND)
    if canvas.wraps:
        left = canvas.seam_before(left)
    else:
        left = min(max(0, left), max(0, canvas.width - max(1, height // canvas.height) * width))
    lines: list[Line] = []
    end = left + canvas.width
    while left < end:
        right = min(end, max(canvas.seam_before(left + width), left + 1))
        band = list(_band(canvas, left, right, width))
        if lines and len(lines) + len(band) > height:
            break
        lines += band
        left = right
    return lines


def _band(canvas: Canvas, left: int, right: int, width: int) -> Iterator[Line]:
    """The lines of one band; on a loop without those on which nothing stands there, such as the pit lane's."""
    for row in range(canvas.height):
        if not (canvas.wraps and row and canvas.is_blank(row, left, right - left)):
            yield canvas.line(row, left, right - left, width)
