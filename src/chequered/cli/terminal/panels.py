"""The parts of the screen beside the board: seats, what a seat holds, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.narrator import Line
from chequered.cli.terminal.palette import Paint
from chequered.cli.terminal.ribbon import CAR_LETTERS

DIM = Style(dim=True)
BOLD = Style(bold=True)
ACTIVE, IDLE = "▶", " "
BADGE_WIDTH = 4
GAP = "  "


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat on the screen: its name, its car's paint, how far the car is, and what else is to be said."""

    name: str
    paint: Paint
    where: str
    note: str = ""
    is_active: bool = False


def car_badge(seat: int, paint: Paint) -> Text:
    """A car: its letter in its colours, with the shape of the colour."""
    return Text(f" {CAR_LETTERS[seat]}{paint.shape} ", styled(paint.ink, paint.fill, bold=True))


def paint_badge(paint: Paint, times: int = 1) -> Text:
    """Dice or tiles of one colour."""
    return Text(f" {' '.join([paint.shape] * times)} ", styled(paint.ink, paint.fill, bold=True))


class SeatsPanel(Static):
    """Who races, how far, and whose turn it is: a line each where there is room, else one behind another."""

    def show(self, seats: Sequence[SeatLine], *, width: int, is_list: bool) -> None:
        """Show these seats, as a list or as lines of this width that break between seats."""
        longest = max(cell_len(seat.name) for seat in seats)
        lines = [self._line(k, seat, longest if is_list else 0) for k, seat in enumerate(seats)]
        self.update(Text("\n", no_wrap=True, overflow="ellipsis").join(lines if is_list else _filled(lines, width)))

    def _line(self, k: int, seat: SeatLine, width: int) -> Text:
        mark = ACTIVE if seat.is_active else IDLE
        name = (set_cell_size(seat.name, width or cell_len(seat.name)), BOLD if seat.is_active else Style.null())
        where = f" {seat.where:>3}" if width else f" · {seat.where}"
        return Text.assemble((mark, BOLD), car_badge(k, seat.paint), " ", name, where, (seat.note, DIM))


def _filled(pieces: Iterable[Text], width: int) -> list[Text]:
    """The pieces in lines of at most this width, as many in each as fit."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], GAP, piece)
        else:
            lines.append(piece)
    return lines


class LogPanel(OptionList):
    """What has happened, the latest at the end. Choosing a line opens its rule."""

    def __init__(self, rule_name: dict[int, str], paints: Sequence[Paint], **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]  # id and classes, which are texts
        self._rule_name = rule_name
        self._paints = paints
        self._rules: list[int] = []

    def tell(self, lines: Iterable[Line]) -> None:
        """Add lines at the end, and show it."""
        for line in lines:
            self._rules.append(line.rule)
            self.add_option(Option(self._text(line)))
        if self.option_count:
            self.highlighted = self.option_count - 1
        self._show_end()

    def retell(self, lines: Iterable[Line]) -> None:
        """Show these lines and no other."""
        self.clear_options()
        self._rules.clear()
        self.tell(lines)

    def rule_at(self, index: int) -> int:
        """The number of the rule behind a line, 0 for none."""
        return self._rules[index]

    def on_resize(self) -> None:
        """Lines break elsewhere now."""
        self._show_end()

    def _show_end(self) -> None:
        # Only after the layout is it known how many rows the lines take.
        self.call_after_refresh(self.scroll_end, animate=False)

    def _text(self, line: Line) -> Table:
        badge = car_badge(line.seat, self._paints[line.seat]) if line.seat >= 0 else Text()
        text = Text(line.text)
        if line.rule:
            text.append(f" {self._rule_name[line.rule]}", DIM)
        row = Table.grid(padding=(0, 1))
        row.add_column(width=BADGE_WIDTH)
        row.add_row(badge, text)
        return row
