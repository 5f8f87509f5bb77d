"""A circuit unrolled to a ribbon of characters: ridden from left to right, the left (or inner) lane on top, to scale.

It is drawn from the circuit's own drawing data and knows no game. A cell shows its paint and its shape or letter, the
key that chooses it, and the pieces that stand there. A loop begins at its line and goes round. Of a board of several
tracks a ribbon is one, the sheet of which it is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.style import Style

from chequered.cli.terminal.canvas import Canvas, styled
from chequered.cli.terminal.palette import LIGHT, Ground, Paint, ground_of
from chequered.kernel.drawn import ALL_LANES, Drawing, DrawnCell

END_COLUMNS = 8
"""Columns of a cell that holds everybody: room for two cars on each lane."""

LOOP_LABELS, ROAD_LABELS = 5, 10
"""Between two numbers above the ribbon: spaces of a loop, units of a road."""

BORDER, LINE, WAY, AIM, CURSOR = "▏", "┃", "─", "»", "◂▸"
SCENERY = styled("#8b8f96")
KEY = styled(LIGHT, "#000000", bold=True)
AIMED = styled("#000000", "#7fffd4", bold=True)
ACTIVE, MORE = "▸", "+"


@dataclass(frozen=True, slots=True)
class Scale:
    """Columns of the shortest cell (of a road: of a unit), and rows of a lane."""

    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A car or motorcycle on the board: its letter or number, its look, its cell, and its spot there, from 0."""

    label: str
    paint: Paint
    cell: int
    spot: int = 0
    is_active: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn on a circuit.

    `keys` has the key of each cell that can be chosen; the cells of `trail` lie on the way of this turn, those of
    `aim` on the way that is being chosen.
    """

    pieces: Sequence[Piece] = ()
    keys: Mapping[int, str] = field(default_factory=dict)
    trail: Sequence[int] = ()
    aim: Sequence[int] = ()
    cursor: int | None = None


@dataclass(frozen=True, slots=True)
class _Box:
    """Where a cell is drawn: rows [top, bottom), columns [left, right), how it looks, and who stands there."""

    cell: DrawnCell
    top: int
    bottom: int
    left: int
    right: int
    ground: Ground
    pieces: Sequence[Piece]

    @property
    def room(self) -> int:
        """Columns beside the border."""
        return self.right - self.left - 1


Badge = tuple[str, Style]


def cells_on(drawing: Drawing, sheet: int) -> list[DrawnCell]:
    """The cells of one sheet."""
    return [cell for cell in drawing.cells if cell.sheet == sheet]


def spaces_of(drawing: Drawing, sheet: int = 0) -> list[list[DrawnCell]]:
    """The cells of a loop that lie side by side and bear one number, in racing order; nothing beside the road.

    There are none where each lane is numbered for itself, so that equal numbers lie apart.
    """
    on_road = [cell for cell in cells_on(drawing, sheet) if cell.lane < drawing.lanes]
    spaces = [list(cells) for _, cells in groupby(on_road, key=lambda cell: cell.position)]
    return spaces if len(spaces) == len({cell.position for cell in on_road}) else []


class Ribbon:
    """The unrolled circuit at one scale."""

    def __init__(self, drawing: Drawing, grounds: Mapping[str, Ground], scale: Scale, sheet: int = 0) -> None:
        """Prepare a sheet of `drawing`; `grounds` has the looks of the game's kinds of cells and marks."""
        self.drawing = drawing
        self.scale = scale
        self.sheet = sheet
        self.cells = drawing.cells
        self.here = cells_on(drawing, sheet)
        self.spaces = spaces_of(drawing, sheet) if drawing.is_loop else []
        self.abreast = _abreast(drawing, self.here)
        self.grounds = [ground_of(cell, grounds) for cell in self.cells]
        self._shortest = min(cell.end - cell.start for cell in self.here)
        self._edges = [] if drawing.is_loop else _edges(drawing, scale)
        self._first = min(cell.start for cell in self.cells)
        self.width = self._edge(drawing.length) if drawing.is_loop else self._edges[-1]
        beside = max(cell.lane for cell in self.cells) + 1 - drawing.lanes
        self.height = 1 + self.abreast * scale.rows + max(0, beside)

    def span(self, cell: int) -> tuple[int, int]:
        """The columns [left, right) of a cell; on a loop `right` may lie beyond the end, where it begins again."""
        return self._column(self.cells[cell].start), self._column(self.cells[cell].end)

    def draw(self, marks: Marks) -> Canvas:
        """The ribbon with these marks: a row of positions, and below it the lanes."""
        canvas = Canvas(self.width, self.height, wraps=self.drawing.is_loop)
        for cell in self.here:
            box = self._box(cell.id, [piece for piece in marks.pieces if piece.cell == cell.id])
            self._draw_box(canvas, box, marks)
        for left, right in self._spaces():
            canvas.keep_together(left, right - left)
        for column, label in self._labels():
            canvas.put(0, column, label, SCENERY)
            canvas.keep_together(column, len(label))
        return canvas

    def _column(self, unit: int) -> int:
        if not self.drawing.is_loop:
            return self._edges[unit - self._first]
        laps, rest = divmod(unit, self.drawing.length)
        return laps * self.width + self._edge(rest)

    def _edge(self, unit: int) -> int:
        """The column of a unit of a loop. Rounded down, so that no cell is narrower than the shortest one."""
        return unit * self.scale.columns // self._shortest

    def _labels(self) -> Iterator[tuple[int, str]]:
        if not self.drawing.is_loop:
            units = range(ROAD_LABELS, self.drawing.length - 1, ROAD_LABELS)
            yield from ((self._column(unit), f"╷{unit}") for unit in units)
            return
        for space in self.spaces:
            if space[0].position % LOOP_LABELS == 0:
                yield self._column(space[0].start), f"╷{space[0].position}"
        for cell in () if self.spaces else self._topmost():
            if cell.position % LOOP_LABELS == 0:
                yield self._column(cell.start), f"╷{cell.name}"

    def _topmost(self) -> Iterator[DrawnCell]:
        """The cells above which no lane is where they begin."""
        for cell in self.here:
            if not any(other.lane < cell.lane and other.start <= cell.start < other.end for other in self.here):
                yield cell

    def _spaces(self) -> Iterator[tuple[int, int]]:
        """The columns of each space of a loop, which are never torn apart."""
        for space in self.spaces:
            yield self._column(min(cell.start for cell in space)), self._column(max(cell.end for cell in space))

    def _box(self, number: int, pieces: Sequence[Piece]) -> _Box:
        cell, rows = self.cells[number], self.abreast * self.scale.rows
        top, bottom = 0, rows
        if cell.lane >= self.drawing.lanes:  # beside the road
            top, bottom = (rows + cell.lane - self.drawing.lanes + k for k in (0, 1))
        elif cell.lane != ALL_LANES:
            top, bottom = ((cell.lane + k) * rows // self.drawing.lanes for k in (0, 1))
        return _Box(cell, 1 + top, 1 + bottom, *self.span(number), self.grounds[number], pieces)

    def _draw_box(self, canvas: Canvas, box: _Box, marks: Marks) -> None:
        paint, number = box.ground.paint, box.cell.id
        surface = styled(paint.ink, paint.fill)
        fill = AIM if number in marks.aim else WAY if number in marks.trail else box.ground.fill
        border = LINE if self.drawing.is_loop and box.left % self.width == 0 else BORDER
        standing = self._rows_of(box)
        for row in range(box.top, box.bottom):
            canvas.put(row, box.left, border + fill * box.room, surface)
            self._put_all(canvas, box, row, self._badges(box, row, marks, standing.get(row, ())))
        if number == marks.cursor:
            for row in range(box.top, box.bottom):
                canvas.put(row, box.left, CURSOR[0], AIMED)
                canvas.put(row, box.right - 1, CURSOR[1], AIMED)

    def _rows_of(self, box: _Box) -> dict[int, list[Piece]]:
        """Who stands in which row: spots lie from the top to the bottom, one that is alone in the middle."""
        lanes = (box.bottom - box.top) // self.scale.rows or 1
        rows: dict[int, list[Piece]] = {}
        for piece in box.pieces:
            lane = lanes // 2 if len(box.cell.spots) == 1 else piece.spot % lanes
            rows.setdefault(box.top + lane * self.scale.rows + self.scale.rows // 2, []).append(piece)
        return {min(row, box.bottom - 1): standing for row, standing in rows.items()}

    def _badges(self, box: _Box, row: int, marks: Marks, standing: Sequence[Piece]) -> list[Badge]:
        """What stands in a row of a cell: its key, its pieces, and its shape, as far as there is room."""
        lanes = (box.bottom - box.top) // self.scale.rows
        key: list[Badge] = []
        shape: list[Badge] = []
        if row == box.top + lanes // 2 * self.scale.rows:
            number, paint = box.cell.id, box.ground.paint
            if number in marks.keys:
                key = [(marks.keys[number], AIMED if number in marks.aim else KEY)]
            if paint.shape:
                shape = [(paint.shape, styled(paint.ink, paint.fill))]
        taken = sum(len(text) for text, _ in (*key, *shape))
        return [*key, *_pieces(box, standing, box.room - taken, box.room), *shape]

    def _put_all(self, canvas: Canvas, box: _Box, row: int, badges: Sequence[Badge]) -> None:
        column = box.left + 1
        if sum(len(text) for text, _ in badges[:1]) > box.room:
            column = box.left  # a number of two digits covers the border of a narrow cell
        for text, style in badges:
            canvas.put(row, column, text, style, until=box.right)
            column += len(text)
        if len(badges) > 1:
            canvas.keep_together(box.left, min(column, box.right) - box.left)


def _pieces(box: _Box, pieces: Sequence[Piece], room: int, least: int) -> list[Badge]:
    """Badges of the pieces: framed where there is `room` for frames; within `least` columns, the rest as a sign."""
    badges: list[Badge] = []
    if room >= sum(len(piece.label) + 2 for piece in pieces):
        for piece in pieces:
            # Edges in the ink, so that a piece is seen on a cell of its own colour too.
            edge = styled(piece.paint.ink, box.ground.paint.fill)
            front = (ACTIVE, AIMED) if piece.is_active else ("▐", edge)
            badges += [front, (piece.label, styled(piece.paint.ink, piece.paint.fill, bold=True)), ("▌", edge)]
        return badges
    for k, piece in enumerate(pieces):
        if piece.is_active and len(piece.label) < room and len(pieces) == 1:
            badges.append((ACTIVE, AIMED))
        if k and sum(len(text) for text, _ in badges) + len(piece.label) > least:
            return [*badges, (MORE, KEY)]
        badges.append((piece.label, _plain(piece, box.ground.paint)))
    return badges


def _plain(piece: Piece, ground: Paint) -> Style:
    if piece.is_active:
        return AIMED
    ink, fill = piece.paint.ink, piece.paint.fill
    return styled(fill, ink, bold=True) if piece.paint == ground else styled(ink, fill, bold=True)


def _abreast(drawing: Drawing, cells: Sequence[DrawnCell]) -> int:
    """How many stand side by side: as many as there are lanes, or on a loop as a cell over the whole road holds.

    On an open road only the cells at both ends span it; they hold everybody, and are wide instead.
    """
    if not drawing.is_loop:
        return drawing.lanes
    return max((drawing.lanes, *(len(cell.spots) for cell in cells if cell.lane == ALL_LANES)))


def _edges(drawing: Drawing, scale: Scale) -> list[int]:
    """The column of each unit's beginning of a road, and of its end."""
    wide = {cell.start for cell in drawing.cells if cell.lane == ALL_LANES}
    first, last = (f(edge for cell in drawing.cells for edge in (cell.start, cell.end)) for f in (min, max))
    edges = [0]
    for unit in range(first, last):
        edges.append(edges[-1] + (END_COLUMNS if unit in wide else scale.columns))
    return edges
