"""What lies on the table in a game without a board."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from chequered.cli.terminal.field import Field
from chequered.cli.terminal.ribbon import Marks


class TableView(Field):
    """Shows nothing yet."""

    def show(self, marks: Marks, focus: int, view: Any) -> None:
        """Show what lies on the table in this view."""

    def height_within(self, width: int, height: int) -> int:
        """The rows of what lies there."""
        return 0

    def redraw(self) -> None:
        """Draw it again."""
        self.refresh()

    def render(self) -> Text:
        """What lies there."""
        return Text()
