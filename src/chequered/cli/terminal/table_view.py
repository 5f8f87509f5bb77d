"""What lies on the table in a game of cards, and a cursor to ask about the cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from chequered.cli.terminal.cards import Room, spread_text
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.scene import Scene


class TableView(Field):
    """Draws what lies on the table, player by player. Arrows move the cursor over the cards of the hand."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down", "along(1)", show=False),
        Binding("left,up", "along(-1)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    def __init__(self, scene: Scene, **arguments: str) -> None:
        super().__init__(**arguments)
        self._scene = scene
        self._shown = Shown()
        self._kinds: Sequence[int] = ()

    def show(self, shown: Shown) -> None:
        """Show what lies there, and let the cursor be on a card that is still held."""
        self._shown = shown
        self._kinds = [held.kind for held in self._scene.hand_of_cards(shown.view, shown.hand)]
        if self.cursor is not None and self.cursor not in self._kinds:
            self.cursor = next(iter(self._kinds), None)
        self.redraw()

    def fit(self, width: int, most: int | None) -> None:
        """Take the rows that there are, up to `most`."""
        self.styles.height = None if most is None else "auto"
        self.styles.max_height = most

    def redraw(self) -> None:
        """Draw it again; it may take other rows than before."""
        self.refresh(layout=True)

    def render(self) -> Text:
        """What lies there; nothing where it is not known."""
        shown, spread = self._shown, self._scene.spread(self._shown.view)
        room = Room(self.size.width, self.app.size.height)
        return spread_text(self._scene, spread, shown.mover, shown.hand, room) if spread else Text()

    def on_focus(self) -> None:
        """The cursor appears on the first card."""
        self.look(next(iter(self._kinds), None))

    def action_along(self, by: int) -> None:
        """Move the cursor over the hand."""
        if self.cursor is not None:
            self.look(self._kinds[(self._kinds.index(self.cursor) + by) % len(self._kinds)])
