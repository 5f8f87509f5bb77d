"""The middle of the screen, on which the match is seen: a circuit with its pieces, or what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.message import Message
from textual.widget import Widget

from chequered.cli.terminal.looks import Part
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.ribbon import Marks
from chequered.cli.terminal.scene import NOBODY


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen: pieces and marks with cell `focus` in sight, or what lies on the table in this view.

    The view is None where the state is not known. `mover` is the piece that acts, `hand` the seat that chooses from
    its hand, or -1. `keys` has the keys of the tokens that can be chosen, `stage` is what is seen instead of a circuit.
    """

    marks: Marks = field(default_factory=Marks)
    focus: int = 0
    view: Any = None
    mover: int = OFF
    hand: int = NOBODY
    keys: Mapping[str, str] = field(default_factory=dict)
    stage: Sequence[Part] = ()


class Field(Widget, can_focus=True):
    """What all games show in the middle. While it has the focus, a cursor asks about its places.

    A place is a number: a cell of a circuit, a kind of card, one of the things that may be chosen of a stage.
    `BoardView` and `TableView` say what is shown and how; this is no abstract base, since Textual's widgets have a
    metaclass of their own.
    """

    class Looked(Message):
        """The cursor has come to another place, or (None) has gone."""

        def __init__(self, place: int | None) -> None:
            super().__init__()
            self.place = place

    class Pointed(Message):
        """Enter was pressed on a place."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]  # id and classes, which are texts
        self.cursor: int | None = None

    def show(self, shown: Shown) -> None:
        """Show this."""
        raise NotImplementedError

    def fit(self, width: int, most: int | None) -> None:
        """Take as many rows as are filled at this width, up to `most`; without it all that there are."""
        raise NotImplementedError

    @property
    def has_places(self) -> bool:
        """Whether there is anything to ask about."""
        return True

    def action_point(self) -> None:
        """Point at the place under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Pointed(self.cursor))

    def look(self, place: int | None) -> None:
        """Bring the cursor to a place, or take it away."""
        self.cursor = place
        self.redraw()
        self.post_message(self.Looked(place))

    def redraw(self) -> None:
        """Draw again what was shown last."""
        raise NotImplementedError

    def on_blur(self) -> None:
        """The cursor goes."""
        self.look(None)
