"""The circuit with its pieces, as much of it as fits around the cell that counts, or a stage; and a cursor to ask."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.strip import Strip

from chequered.cli.terminal.bands import Picture
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.stage import places_of, stage_text
from chequered.kernel.drawn import Drawing


class BoardView(Field):
    """Draws a circuit, and what is seen instead of it at times; knows no game. Arrows move its cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "along(1)", show=False),
        Binding("left", "along(-1)", show=False),
        Binding("down", "across(1)", show=False),
        Binding("up", "across(-1)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    def __init__(self, scene: Scene, drawing: Drawing, **arguments: str) -> None:
        super().__init__(**arguments)
        self._scene = scene
        self._drawing = drawing
        self._pictures = [Picture(drawing, scene.look.grounds, sheet) for sheet in range(len(drawing.sheets))]
        self._shown = Shown()
        self._lines: list[Line] = []

    def show(self, shown: Shown) -> None:
        """Draw the marks, with the cell in focus in sight where not everything fits."""
        is_other = bool(shown.stage) != bool(self._shown.stage) or places_of(shown.stage) != places_of(
            self._shown.stage
        )
        self._shown = shown
        if self.cursor is not None and is_other:
            self.cursor = self._first
        self.redraw()

    @property
    def has_places(self) -> bool:
        """A circuit has cells; what is seen instead of it may have nothing that could be chosen."""
        return not self._shown.stage or bool(places_of(self._shown.stage))

    @property
    def _first(self) -> int | None:
        """Where the cursor appears: where things happen, or on the first thing of a stage."""
        if self._shown.stage:
            return 0 if self.has_places else None
        return self._shown.focus

    def fit(self, width: int, most: int | None) -> None:
        """Take the rows that the circuit fills at this width."""
        self.styles.height = None if most is None else max(each.height_within(width, most) for each in self._pictures)

    def on_resize(self) -> None:
        """Another part fits."""
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """A line of the bands, which lie one below another."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return Strip(self._lines[y]).adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def redraw(self) -> None:
        """Draw the part that fits now, of the sheet on which the focus lies, or what is seen instead of the circuit."""
        if self._shown.stage:
            self._lines = self._staged()
        else:
            focus = self._shown.focus if self.cursor is None else self.cursor
            marks = replace(self._shown.marks, cursor=self.cursor)
            self._lines = self._pictures[self._drawing.cells[focus].sheet].lines(marks, *self.size, focus)
        self.refresh()

    def _staged(self) -> list[Line]:
        places = places_of(self._shown.stage)
        looked_at = places[self.cursor] if self.cursor is not None and self.cursor < len(places) else ""
        text = stage_text(self._shown.stage, self._shown.keys, *self.size, looked_at)
        return [tuple(line.render(self.app.console)) for line in text.split("\n", allow_blank=True)]

    def on_focus(self) -> None:
        """The cursor appears."""
        self.look(self._first)

    def action_along(self, by: int) -> None:
        """Move the cursor along its lane, or over a stage."""
        if self.cursor is not None:
            self.look(self._over_stage(by) if self._shown.stage else along(self._drawing, self.cursor, by))

    def action_across(self, by: int) -> None:
        """Move the cursor to a lane beside, or over a stage."""
        if self.cursor is not None:
            self.look(self._over_stage(by) if self._shown.stage else across(self._drawing, self.cursor, by))

    def _over_stage(self, by: int) -> int:
        return ((self.cursor or 0) + by) % len(places_of(self._shown.stage))
