"""The circuit with its pieces: as much of it as fits, around the cell that counts, and a cursor to ask about cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.strip import Strip

from chequered.cli.terminal.bands import Picture
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.palette import Ground
from chequered.cli.terminal.ribbon import Marks
from chequered.kernel.drawn import Drawing


class BoardView(Field):
    """Draws a circuit from its drawing data; knows no game. Arrows move its cursor over the cells."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "along(1)", show=False),
        Binding("left", "along(-1)", show=False),
        Binding("down", "across(1)", show=False),
        Binding("up", "across(-1)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    def __init__(self, drawing: Drawing, grounds: Mapping[str, Ground], **arguments: str) -> None:
        super().__init__(**arguments)
        self._picture = Picture(drawing, grounds)
        self._marks = Marks()
        self._focus = 0
        self._lines: list[Line] = []

    def show(self, shown: Shown) -> None:
        """Draw the marks, with the cell in focus in sight where not everything fits."""
        self._marks = shown.marks
        self._focus = shown.focus
        self.redraw()

    def fit(self, width: int, most: int | None) -> None:
        """Take the rows that the circuit fills at this width."""
        self.styles.height = None if most is None else self._picture.height_within(width, most)

    def on_resize(self) -> None:
        """Another part fits."""
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """A line of the bands, which lie one below another."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return Strip(self._lines[y], self.size.width).apply_style(self.rich_style)

    def redraw(self) -> None:
        """Draw the part that fits now."""
        focus = self._focus if self.cursor is None else self.cursor
        self._lines = self._picture.lines(replace(self._marks, cursor=self.cursor), *self.size, focus)
        self.refresh()

    def on_focus(self) -> None:
        """The cursor appears where things happen."""
        self.look(self._focus)

    def action_along(self, by: int) -> None:
        """Move the cursor along its lane."""
        if self.cursor is not None:
            self.look(along(self._picture.drawing, self.cursor, by))

    def action_across(self, by: int) -> None:
        """Move the cursor to a lane beside."""
        if self.cursor is not None:
            self.look(across(self._picture.drawing, self.cursor, by))
