"""A window that would cover the menu below it, and so shows the menu too: its keys choose there as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.columns import Columns
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from chequered.cli.terminal.modals import FRAME, Window
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.ribbon import KEY
from chequered.text import GameSentences

BESIDE = 6
"""Columns of a window beside what stands in it: its border, its margins, a scroll bar."""

UNBOUNDED = 1000
"""More columns than any window needs."""


class MenuWindow(Window[str]):
    """Closes with the key of the offer that was chosen, or with none."""

    DEFAULT_CSS = f"MenuWindow {{ {FRAME} & .frame {{ min-width: 50; }} & .part {{ margin-top: 1; }} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,ctrl+c,ctrl+d", "close", show=False)]

    def __init__(self, words: GameSentences, offers: Sequence[Offer]) -> None:
        super().__init__()
        self.words = words
        self.offers = offers

    def entitle(self, frame: Widget, title: str) -> None:
        """Write on the frame what this is, and how it is closed."""
        frame.border_title = title
        frame.border_subtitle = f"esc {self.words.sentence('button-close')}"

    def menu(self) -> Static:
        """The offers, as many beside one another as fit."""
        shown = (Text.assemble((f" {offer.key} ", KEY), f" {offer.text}") for offer in self.offers)
        return Static(Columns(shown, padding=(0, 2)), classes="part")

    def on_key(self, event: Key) -> None:
        """The key in front of an offer chooses it."""
        if any(offer.key == event.character for offer in self.offers):
            event.stop()
            self.action_close(event.character)


def width_for(console: Console, *parts: Table | Text) -> int:
    """The columns of a frame that cuts none of its parts."""
    # Textual's own measure of a table falls short where a column may shrink.
    options = console.options.update_width(UNBOUNDED)
    return BESIDE + max(Measurement.get(console, options, part).maximum for part in parts)
