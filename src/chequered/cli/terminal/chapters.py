"""The points of the parts of a match that are over, such as deals, and the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.bar import Bar
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from chequered.cli.terminal.looks import Chapter
from chequered.cli.terminal.menu import MenuWindow, width_for
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.panels import BOLD, DIM
from chequered.cli.terminal.scene import Scene

BAR = 12
"""Columns of the bar of whoever leads."""

LATEST = 5
"""Chapters with a column of their own; the totals hold what came before."""


class ChaptersScreen(MenuWindow):
    """Points chapter by chapter, the best total first."""

    def __init__(
        self,
        scene: Scene,
        chapters: Sequence[Chapter],
        places: Sequence[int],
        news: str,
        offers: Sequence[Offer],
    ) -> None:
        """Show these chapters, of which there is one; `places` are those of the seats, `news` says who has won."""
        super().__init__(scene.words, offers)
        self._scene = scene
        self._chapters = chapters
        self._places = places
        self._news = news

    def compose(self) -> ComposeResult:
        """Who has won, or which part is over; the points; what can be done now."""
        table, news = self._table(), Text(self._news or self._chapters[-1].name, BOLD)
        with VerticalScroll(classes="frame") as frame:
            self.entitle(frame, self.words.sentence("chapter-title"))
            frame.styles.width = width_for(self.app.console, news, table)
            yield Static(news)
            yield Static(table, classes="part")
            if self.offers:
                yield self.menu()

    def _table(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style=DIM)
        table.add_column("", justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for chapter in self._chapters[-LATEST:]:
            table.add_column(chapter.name.replace(" ", "\n"), justify="right", no_wrap=True)
        table.add_column(self._chapters[-1].total, justify="right", no_wrap=True)
        table.add_column("", max_width=BAR)  # the only one that may shrink
        for seat in sorted(range(self._scene.seats), key=self._places.__getitem__):
            table.add_row(*self._row(seat, self._places[seat]))
        return table

    def _row(self, seat: int, place: int) -> Iterator[Text | Bar]:
        total = self._chapters[-1].totals[seat]
        yield Text(str(place), BOLD)
        yield Text.assemble(self._scene.seat_badge(seat), f" {self._scene.names[seat]}")
        for chapter in self._chapters[-LATEST:]:
            yield Text(chapter.said(chapter.points[seat]))
        yield Text(self._chapters[-1].said(total), BOLD)
        yield Bar(max(*self._chapters[-1].totals, 1), 0, total, color=self._scene.paint(seat * self._scene.pieces).fill)
