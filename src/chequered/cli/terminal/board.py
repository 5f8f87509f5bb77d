"""The circuit with its cars: as much of it as fits, around the cell that counts, and a cursor to ask about cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from chequered.cli.terminal.bands import cut, fitted
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.palette import Paint
from chequered.cli.terminal.ribbon import Marks, Ribbon


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

    def __init__(self, drawing: Mapping[str, Any], paints: Sequence[Paint], **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self._drawing = drawing
        self._paints = paints
        self._marks = Marks()
        self._focus = 0
        self.cursor: int | None = None

    def show(self, marks: Marks, focus: int) -> None:
        """Draw these marks; where not everything fits, the cell `focus` is in sight."""
        self._marks = marks
        self._focus = focus
        self.refresh()

    def height_within(self, width: int, height: int) -> int:
        """How many of `height` rows the circuit fills at this width."""
        return fitted(self._drawing, width, height).height

    def render(self) -> Text:
        """The bands that fit, one below another."""
        width, height = self.size
        bands = fitted(self._drawing, width, height)
        ribbon = Ribbon(self._drawing, self._paints, bands.scale)
        focus = self._focus if self.cursor is None else self.cursor
        canvas = ribbon.draw(replace(self._marks, cursor=self.cursor))
        lines = cut(canvas, bands.count, width, ribbon.span(focus)[0])
        return Text("\n", no_wrap=True).join(lines[:height])

    def on_focus(self) -> None:
        """The cursor appears where things happen."""
        self._look(self._focus)

    def on_blur(self) -> None:
        """The cursor goes."""
        self._look(None)

    def action_along(self, by: int) -> None:
        """Move the cursor along its lane."""
        if self.cursor is not None:
            self._look(along(self._drawing["cells"], self.cursor, by))

    def action_across(self, by: int) -> None:
        """Move the cursor to a lane beside."""
        if self.cursor is not None:
            self._look(across(self._drawing["cells"], self.cursor, by))

    def action_point(self) -> None:
        """Point at the cell under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Pointed(self.cursor))

    def _look(self, cell: int | None) -> None:
        self.cursor = cell
        self.refresh()
        self.post_message(self.Looked(cell))
