"""What a page or a terminal draws of a board: numbers in millimetres with two decimals, and SVG path data.

Axes as in SVG, headings in degrees as in SVG's `rotate`. The page's types are made from these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

ALL_LANES = -1
"""The lane of a cell that spans the road."""

Box: TypeAlias = tuple[float, float, float, float]
"""[x, y, width, height]."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece stands, and the direction it looks in."""

    x: float
    y: float
    heading: float


@dataclass(frozen=True, slots=True)
class DrawnCell:
    """A cell: `path` is its closed outline, `length` and `width` its size along and across.

    `name` is its short name, unique on the circuit; `kind` what it is, a word of the game's own (`obstacle`, `hairpin`
    …): texts call it `<game>-cell-<kind>`, and only what draws this one game knows more of it. `paint` is a word of the
    game's vocabulary of paints, `mark` one of its marks, both empty for none. `position` is the number by which people
    find it. `start` and `end` are its edges in units along the road, `lane` its lane from the left; `ALL_LANES` is the
    whole road, and `Drawing.lanes` or more lies beside it, as a pit lane does, outermost last. `spots` has a place for
    each piece that the cell holds, in the order in which they fill; a cell for any number of pieces has one for each
    seat. `fronts` are the cells to which a way can lead on, from left to right or from the inside out; none at the end
    of a road. `sheet` is the sheet of the drawing on which it lies.
    """

    id: int
    name: str
    kind: str
    path: str
    x: float
    y: float
    heading: float
    length: float
    width: float
    paint: str
    mark: str
    position: int
    lane: int
    start: int
    end: int
    spots: tuple[Spot, ...]
    fronts: tuple[int, ...]
    sheet: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board. `view_box` is [x, y, width, height] with a margin around the road.

    A board of several tracks has a sheet for each of them: `sheets` are their view boxes, which `view_box` covers. What
    is drawn on one sheet touches no other.

    `middles` are the paths along the middle of each road (the circuit, the pit lane), and `widths` how wide its asphalt
    is; `roads` closed outlines of the asphalt, verges included; `borders` paths along the outer edges of the lanes, for
    kerbs; `lines` paths of lines painted across the road, such as the start/finish line. `lanes` is how many lie side
    by side on the road at most, `length` the number of units along the road, the same on each sheet, `is_loop` whether
    its end is its beginning.
    """

    view_box: Box
    sheets: tuple[Box, ...]
    middles: tuple[str, ...]
    widths: tuple[float, ...]
    roads: tuple[str, ...]
    borders: tuple[str, ...]
    lines: tuple[str, ...]
    lanes: int
    length: int
    is_loop: bool
    cells: tuple[DrawnCell, ...]
