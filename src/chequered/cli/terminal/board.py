"""The circuit with its pieces: as much of it as fits, around the cell that counts, and a cursor to ask about cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from chequered.cli.terminal.bands import Picture
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.palette import Ground
from chequered.cli.terminal.ribbon import Marks
from chequered.kernel.drawn import Drawing


class BoardView(Widget, can_focus=True):
    """Draws a circuit from its drawing data; knows no game. While it has the focus, arrows move its cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "along(1)", show=False),
        Binding("left", "along(-1)", show=False),
        Binding("down", "across(1)", show=False),
        Binding("up", "across(-1)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    class Looked(Message):
        """The cursor has come to another cell, or (None) has gone."""

        def __init__(self, cell: int | None) -> None:
            super().__init__()
            self.cell = cell

    class Pointed(Message):
        """Enter was pressed on a cell."""

        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, drawing: Drawing, grounds: Mapping[str, Ground], **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]  # id and classes, which are texts
        self._picture = Picture(drawing, grounds)
        self._marks = Marks()
        self._focus = 0
        self.cursor: int | None = None
        self._lines: list[Line] = []

    def show(self, marks: Marks, focus: int) -> None:
        """Draw these marks; where not everything fits, the cell `focus` is in sight."""
        self._marks = marks
        self._focus = focus
        self._redraw()

    def height_within(self, width: int, height: int) -> int:
        """How many of `height` rows the circuit fills at this width."""
        return self._picture.height_within(width, height)

    def on_resize(self) -> None:
        """Another part fits."""
        self._redraw()

    def render_line(self, y: int) -> Strip:
        """A line of the bands, which lie one below another."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return Strip(self._lines[y], self.size.width).apply_style(self.rich_style)

    def _redraw(self) -> None:
        focus = self._focus if self.cursor is None else self.cursor
        self._lines = self._picture.lines(replace(self._marks, cursor=self.cursor), *self.size, focus)
        self.refresh()

    def on_focus(self) -> None:
        """The cursor appears where things happen."""
        self.look(self._focus)

    def on_blur(self) -> None:
        """The cursor goes."""
        self.look(None)

    def action_along(self, by: int) -> None:
        """Move the cursor along its lane."""
        if self.cursor is not None:
            self.look(along(self._picture.drawing, self.cursor, by))

    def action_across(self, by: int) -> None:
        """Move the cursor to a lane beside."""
        if self.cursor is not None:
            self.look(across(self._picture.drawing, self.cursor, by))

    def action_point(self) -> None:
        """Point at the cell under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Pointed(self.cursor))

    def look(self, cell: int | None) -> None:
        """Bring the cursor to a cell, or take it away."""
        self.cursor = cell
        self._redraw()
        self.post_message(self.Looked(cell))
