"""A circuit unrolled to a ribbon of characters: driven from left to right, the left lane on top, cells to scale.

It is drawn from the circuit's own drawing data and knows no game. A cell shows its colour and its shape, the key that
chooses it, and the cars that stand there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.style import Style

from chequered.cli.terminal.canvas import Canvas, styled
from chequered.cli.terminal.palette import LIGHT, OBSTACLE, Paint

END_COLUMNS = 8
"""Columns of the start and of the finish cell: room for two cars on each lane."""

CAR_LETTERS = "ABCDEFGHIJKLMNOP"
"""A car's letter is its seat's."""

BORDER, WAY, AIM, RUBBLE, CHEQUERS, CURSOR = "▏", "─", "»", "▒", "▚", "◂▸"
START = Paint("#43474d", LIGHT, "")
GROUND = styled("#8b8f96")
KEY = styled(LIGHT, "#000000", bold=True)
AIMED = styled("#000000", "#7fffd4", bold=True)
WIDE_CAR = 3


@dataclass(frozen=True, slots=True)
class Scale:
    """Columns of a unit of the circuit, and rows of a lane."""

    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn on a circuit.

    `cars` and `paints` have the cell and the look of each seat's car, `keys` the key of each cell that can be chosen;
    the cells of `trail` lie on the way of this turn, those of `aim` on the way that is being chosen.
    """

    cars: Sequence[int] = ()
    paints: Sequence[Paint] = ()
    keys: Mapping[int, str] = field(default_factory=dict)
    trail: Sequence[int] = ()
    aim: Sequence[int] = ()
    cursor: int | None = None


@dataclass(frozen=True, slots=True)
class _Box:
    """The part of a cell that lies on one lane: columns [left, right), its look, and the cars drawn there."""

    cell: int
    lane: int
    left: int
    right: int
    paint: Paint
    fill: str
    cars: Sequence[int]


class Ribbon:
    """The unrolled circuit at one scale."""

    def __init__(self, drawing: Mapping[str, Any], paints: Sequence[Paint], scale: Scale) -> None:
        """Prepare the circuit that `drawing` describes; `paints` are the looks of its paints, by number."""
        self.scale = scale
        self.cells: Sequence[Mapping[str, Any]] = drawing["cells"]
        self.lanes = len(drawing["lanes"])
        self.finish = len(self.cells) - 1
        self._paints = paints
        self.width, self.height = ribbon_size(drawing, scale)

    def span(self, cell: int) -> tuple[int, int]:
        """The columns [left, right) of a cell."""
        if cell == 0:
            return 0, END_COLUMNS
        if cell == self.finish:
            return self.width - END_COLUMNS, self.width
        edges = self.cells[cell]["start"], self.cells[cell]["end"]
        left, right = (END_COLUMNS + unit * self.scale.columns for unit in edges)
        return left, right

    def draw(self, marks: Marks) -> Canvas:
        """The ribbon with these marks: a row of positions, and below it the lanes."""
        canvas = Canvas(self.width, self.height)
        for unit in range(10, self.cells[-1]["start"] - 1, 10):
            column, label = END_COLUMNS + unit * self.scale.columns, f"╷{unit}"
            canvas.put(0, column, label, GROUND)
            canvas.keep_together(column, len(label))
        for box in self._boxes(marks):
            self._draw_box(canvas, box, marks)
        return canvas

    def _boxes(self, marks: Marks) -> Iterator[_Box]:
        for cell, shape in enumerate(self.cells):
            cars = [seat for seat, where in enumerate(marks.cars) if where == cell]
            if cell in {0, self.finish}:
                look, fill = (START, " ") if cell == 0 else (self._paints[shape["paint"]], CHEQUERS)
                for lane in range(self.lanes):
                    yield _Box(cell, lane, *self.span(cell), look, fill, cars[lane :: self.lanes])
            else:
                look = OBSTACLE if shape["blocked"] else self._paints[shape["paint"]]
                yield _Box(cell, shape["lane"], *self.span(cell), look, RUBBLE if shape["blocked"] else " ", cars)

    def _draw_box(self, canvas: Canvas, box: _Box, marks: Marks) -> None:
        top = 1 + box.lane * self.scale.rows
        ground = styled(box.paint.ink, box.paint.fill)
        fill = AIM if box.cell in marks.aim else WAY if box.cell in marks.trail else box.fill
        for row in range(top, top + self.scale.rows):
            canvas.put(row, box.left, BORDER + fill * (box.right - box.left - 1), ground)
        shape = [(box.paint.shape, ground)] if self._is_labelled(box) and box.paint.shape else []
        key = self._key(box, marks)
        room = box.right - box.left - 1
        if self.scale.rows > 1:
            self._put_all(canvas, box, top, [*key, *shape])
            self._put_all(canvas, box, top + 1, self._cars(box, marks, room))
        else:
            taken = sum(len(text) for text, _ in (*key, *shape))
            self._put_all(canvas, box, top, [*key, *self._cars(box, marks, room - taken), *shape])
        if box.cell == marks.cursor:
            for row in range(top, top + self.scale.rows):
                canvas.put(row, box.left, CURSOR[0], AIMED)
                canvas.put(row, box.right - 1, CURSOR[1], AIMED)

    def _put_all(self, canvas: Canvas, box: _Box, row: int, badges: Sequence[tuple[str, Style]]) -> None:
        column = box.left + 1
        for text, style in badges:
            canvas.put(row, column, text, style, until=box.right)
            column += len(text)
        if len(badges) > 1:
            canvas.keep_together(box.left, min(column, box.right) - box.left)

    def _is_labelled(self, box: _Box) -> bool:
        """A cell over all lanes bears its shape and key once: in the middle."""
        return box.cell not in {0, self.finish} or box.lane == self.lanes // 2

    def _key(self, box: _Box, marks: Marks) -> list[tuple[str, Style]]:
        if box.cell not in marks.keys or not self._is_labelled(box):
            return []
        return [(marks.keys[box.cell], AIMED if box.cell in marks.aim else KEY)]

    def _cars(self, box: _Box, marks: Marks, room: int) -> list[tuple[str, Style]]:
        badges = []
        for seat in box.cars:
            paint, letter = marks.paints[seat], CAR_LETTERS[seat]
            if room >= WIDE_CAR * len(box.cars):
                # Edges in the ink, so that a car is seen on a cell of its own colour too.
                edge = styled(paint.ink, box.paint.fill)
                badges += [("▐", edge), (letter, styled(paint.ink, paint.fill, bold=True)), ("▌", edge)]
            elif paint == box.paint:
                badges.append((letter, styled(paint.fill, paint.ink, bold=True)))
            else:
                badges.append((letter, styled(paint.ink, paint.fill, bold=True)))
        return badges


def ribbon_size(drawing: Mapping[str, Any], scale: Scale) -> tuple[int, int]:
    """The columns and rows of a circuit's ribbon."""
    columns = drawing["cells"][-1]["start"] * scale.columns + 2 * END_COLUMNS
    return columns, 1 + len(drawing["lanes"]) * scale.rows
