"""The list of choices: chosen with arrows and Enter, or at once by the key in front of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.panels import BOLD, DIM, paint_badge
from chequered.cli.terminal.ribbon import AIMED, KEY

NARROWEST_COLUMN = 24
HEIGHTS = range(3, 7)
"""The rows it takes: more only where more are needed."""

TALL = 30
"""In a window of so many rows it may take twice as many."""

MARGIN = 1 + 3 + 1 + 4 + 1
"""The columns of a choice apart from its text: mark, key, badge and the blanks between."""


class ChoicesPanel(Widget, can_focus=True):
    """Shows offers in one column, or in several where there are too many for one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "aim(-1)", show=False),
        Binding("down,right", "aim(1)", show=False),
        Binding("home", "aim(-1000)", show=False),
        Binding("end", "aim(1000)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Aimed(Message):
        """Another offer is marked."""

    class Chosen(Message):
        """An offer is chosen."""

        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]  # id and classes, which are texts
        self._offers: Sequence[Offer] = ()
        self._index = 0
        self._typed = ""

    @property
    def aimed(self) -> Offer | None:
        """The marked offer."""
        return self._offers[self._index] if self._offers else None

    def show(self, offers: Sequence[Offer]) -> None:
        """Show these offers, the first one marked."""
        self._offers = offers
        self._index = 0
        self._typed = ""
        self._fit()
        self.refresh()

    def on_resize(self) -> None:
        """Another number of columns fits."""
        self._fit()

    def _fit(self) -> None:
        longest = max((cell_len(offer.text) for offer in self._offers), default=0)
        uncut = max(1, self.size.width // max(NARROWEST_COLUMN, longest + MARGIN))
        rows = -(-len(self._offers) // uncut)
        most = (HEIGHTS.stop - 1) * (2 if self.app.size.height >= TALL else 1)
        self.styles.height = min(max(HEIGHTS.start, rows), most)

    @property
    def _most_columns(self) -> int:
        return max(1, self.size.width // NARROWEST_COLUMN)

    def choose_by_key(self, key: str) -> bool:
        """Choose the offer that has this key; whether there is one."""
        for offer in self._offers:
            if offer.key == key:
                self.post_message(self.Chosen(offer))
                return True
        return False

    def type(self, digit: str) -> bool:
        """Mark the offer of the number that is typed, digit by digit; whether there is one."""
        numbers = {offer.number: k for k, offer in enumerate(self._offers) if offer.number >= 0}
        for typed in (self._typed + digit, digit):
            if typed.isdecimal() and int(typed) in numbers:
                self.action_aim(numbers[int(typed)] - self._index)
                self._typed = typed
                return True
        return False

    def action_aim(self, by: int) -> None:
        """Mark an offer further down or up."""
        self._typed = ""
        if self._offers:
            self._index = min(max(0, self._index + by), len(self._offers) - 1)
            self.refresh()
            self.post_message(self.Aimed())

    def action_choose(self) -> None:
        """Choose the marked offer."""
        if self.aimed:
            self.post_message(self.Chosen(self.aimed))

    def render(self) -> Text:
        """The offers, from top to bottom and then from left to right; where there are too many, a page of them."""
        width, height = self.size[0], max(1, self.size[1])
        columns = min(self._most_columns, -(-len(self._offers) // height)) or 1
        room = columns * height
        pages = -(-len(self._offers) // room)
        if pages > 1:
            room -= 1  # the last cell says which page it is
            pages = -(-len(self._offers) // room)
        page = self._index // room
        here = range(page * room, min((page + 1) * room, len(self._offers)))
        rows = height if pages > 1 else -(-len(here) // columns)
        lines = []
        for row in range(rows):
            cells = [self._cell(k, width // columns) for k in here[row::rows]]
            if pages > 1 and row == height - 1:
                cells.append(Text(f"  ⋯ {page + 1}/{pages}", DIM))
            lines.append(Text("", no_wrap=True, overflow="ellipsis").join(cells))
        return Text("\n").join(lines)

    def _cell(self, k: int, width: int) -> Text:
        offer, is_aimed = self._offers[k], k == self._index
        text = Text("▸" if is_aimed else " ")
        text.append(f" {offer.key or ' '} ", AIMED if is_aimed else KEY)
        text.append(" ")
        if offer.paint:
            text.append_text(paint_badge(offer.paint)).append(" ")
        room = width - 1 - text.cell_len
        said = offer.text if cell_len(offer.text) <= room else "…" + _end(offer.text, room - 1)
        text.append(said, BOLD if is_aimed else "")
        text.truncate(width - 1, overflow="ellipsis", pad=True)
        return text.append(" ")


def _end(text: str, width: int) -> str:
    """As much of the end as fits: choices differ in their last words."""
    while text and cell_len(text) > width:
        text = text[1:]
    return text
