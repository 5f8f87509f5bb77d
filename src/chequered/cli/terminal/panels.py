"""The parts of the screen beside the board: who races, what a seat holds, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.narrator import Line
from chequered.cli.terminal.palette import Paint

DIM = Style(dim=True)
BOLD = Style(bold=True)
ACTIVE, IDLE = "▶", " "
GAP = "  "
SHORT_LINES = 3
"""Lines of those behind one another that are in sight, as the screen's style has it."""

LATEST = 100
"""Lines of the log that are told again when it is told anew; each takes its time."""

NO_BREAK, JOINED = "\N{NO-BREAK SPACE}", "\ue000"
"""A space that keeps a sum such as the French 13 000 together, and what stands for it while lines are broken: Rich
breaks at every space."""

LONGEST_NOTE = 24
"""Columns of what is said of one of several behind one another."""


@dataclass(frozen=True, slots=True)
class RunnerLine:
    """Whoever races, on the screen: a badge, the seat's name, how far it is, and what else is to be said."""

    badge: Text
    name: str
    where: str
    note: str = ""
    place: str = ""
    is_active: bool = False


def piece_badge(label: str, paint: Paint) -> Text:
    """A car or motorcycle: its letter or number in its colours, with the shape of the colour."""
    return Text(f" {label}{paint.shape} ", styled(paint.ink, paint.fill, bold=True))


def paint_badge(paint: Paint, times: int = 1) -> Text:
    """Dice or tiles of one colour."""
    return Text(f" {' '.join([paint.shape] * times)} ", styled(paint.ink, paint.fill, bold=True))


def joined(text: str) -> str:
    """The text with its no-break spaces as `parted` expects them."""
    return text.replace(NO_BREAK, JOINED)


def parted(strip: Strip) -> Strip:
    """A line of broken text with its no-break spaces as they were."""
    return Strip([Segment(s.text.replace(JOINED, NO_BREAK), s.style, s.control) for s in strip], strip.cell_length)


class Prose(Static):
    """Running text, whose lines do not break at no-break spaces."""

    def tell(self, text: Text) -> None:
        """Show this text."""
        text.plain = joined(text.plain)
        self.update(text)

    def render_line(self, y: int) -> Strip:
        """A line, with the spaces as they were."""
        return parted(super().render_line(y))


class RunnersPanel(Static):
    """Who races, how far, and whose turn it is: a line each where there is room, else one behind another."""

    def show(self, runners: Sequence[RunnerLine], *, width: int, is_list: bool) -> None:
        """Show these, as a list or as lines of this width that break between them."""
        if is_list:
            widths = [
                max((cell_len(text) for text in column), default=0)
                for column in zip(*map(_columns, runners), strict=True)
            ]
            lines = [_listed(runner, widths) for runner in runners]
        else:
            lines = _around(filled([_short(runner) for runner in runners], width), ACTIVE)
        self.update(Text("\n", no_wrap=True, overflow="ellipsis").join(lines))


def _around(lines: list[Text], sign: str) -> list[Text]:
    """As many lines as there is room for: the first one, and those up to the one with this sign."""
    at = next((k for k, line in enumerate(lines) if sign in line.plain), 0)
    return lines if at < SHORT_LINES else [lines[0], *lines[at - SHORT_LINES + 2 : at + 1]]


def _columns(runner: RunnerLine) -> tuple[str, str, str, str]:
    return runner.place, runner.badge.plain, runner.name, runner.where


def _listed(runner: RunnerLine, widths: Sequence[int]) -> Text:
    """A line of the list: place, badge, name and where in columns, then the note."""
    place, badge, name, where = widths
    return Text.assemble(
        *_head(runner, place),
        " " * (badge - runner.badge.cell_len),
        runner.badge,
        " ",
        (set_cell_size(runner.name, name), BOLD if runner.is_active else ""),
        f" {runner.where:>{max(3, where)}}",
        (runner.note, DIM),
    )


def _short(runner: RunnerLine) -> Text:
    """One of several behind one another; where there are places, the badge is enough of a name."""
    name = "" if runner.place else f" {runner.name} ·"
    style = BOLD if runner.is_active else ""
    note = Text(runner.note, DIM)
    note.truncate(LONGEST_NOTE, overflow="ellipsis")
    return Text.assemble(*_head(runner, 0), runner.badge, (name, style), f" {' '.join(runner.where.split())}", note)


def _head(runner: RunnerLine, width: int) -> list[tuple[str, Style]]:
    place = f"{runner.place:>{width}} " if runner.place else ""
    return [(ACTIVE if runner.is_active else IDLE, BOLD), (place, DIM)]


class HandsPanel(Static):
    """What every seat holds, in columns by kind; gone where there is no room."""

    def show(self, hands: Sequence[tuple[Text, Sequence[tuple[str, int]]]]) -> None:
        """Show these hands: a badge with a name, and how many of each kind."""
        self.display = bool(hands)
        if not hands:
            return
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for _ in hands[0][1]:
            table.add_column(justify="right", no_wrap=True)
        # A name of several words takes a line for each, so that whose hand it is keeps its room.
        table.add_row("", *(Text(kind.replace(" ", "\n"), DIM) for kind, _ in hands[0][1]))
        for badge, held in hands:
            table.add_row(badge, *(Text(str(count), BOLD if count else DIM) for _, count in held))
        self.update(table)


def filled(pieces: Iterable[Text], width: int, gap: str = GAP) -> list[Text]:
    """The pieces in lines of at most this width, as many in each as fit."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines


class LogPanel(OptionList):
    """What has happened, the latest at the end. Choosing a line opens its rule."""

    def __init__(
        self, rule_name: dict[int, str], badge_of: Callable[[Line], Text], badge: int, **arguments: str
    ) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]  # id and classes, which are texts
        self._rule_name = rule_name
        self._badge_of = badge_of
        self._badge = badge
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
        """Show these lines and no other, of many only the latest ones."""
        self.clear_options()
        self._rules.clear()
        self.tell(list(lines)[-LATEST:])

    def rule_at(self, index: int) -> int:
        """The number of the rule behind a line, 0 for none."""
        return self._rules[index]

    def render_line(self, y: int) -> Strip:
        """A row of a line, with the spaces as they were."""
        return parted(super().render_line(y))

    def on_resize(self) -> None:
        """Lines break elsewhere now."""
        self._show_end()

    def _show_end(self) -> None:
        # Only after the layout is it known how many rows the lines take.
        self.call_after_refresh(self.scroll_end, animate=False)

    def _text(self, line: Line) -> Table:
        text = Text(joined(line.text))
        if line.rule:
            text.append(f" {self._rule_name[line.rule]}", DIM)
        row = Table.grid(padding=(0, 1))
        row.add_column(width=self._badge)
        row.add_row(self._badge_of(line), text)
        return row
