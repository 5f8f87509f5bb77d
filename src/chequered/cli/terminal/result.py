"""The classification at the end of a race in which each seat has several pieces: place, points, what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from chequered.cli.terminal.looks import Runner
from chequered.cli.terminal.menu import MenuWindow, width_for
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.panels import BOLD, DIM
from chequered.cli.terminal.scene import Scene
from chequered.match import Classified


class ResultScreen(MenuWindow):
    """How a race has ended, piece by piece."""

    def __init__(
        self, scene: Scene, view: Any, classified: Sequence[Classified], winner: str, offers: Sequence[Offer]
    ) -> None:
        """Show the race that ended as `view` has it; `winner` is the sentence that says who has won."""
        super().__init__(scene.words, offers)
        self._scene = scene
        self._classified = classified
        self._winner = winner
        self._runners = scene.look.runners(view, scene.board, classified, scene.words)

    def compose(self) -> ComposeResult:
        """Who has won, the classification, and what can be done now."""
        table, winner = self._table(), Text(self._winner, BOLD)
        with VerticalScroll(classes="frame") as frame:
            self.entitle(frame, self.words.sentence("result-title"))
            frame.styles.width = width_for(self.app.console, winner, table)
            yield Static(winner)
            yield Static(table, classes="part")
            yield self.menu()

    def _table(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style=DIM)
        table.add_column(self.words.sentence("result-place-column"), justify="right", no_wrap=True)
        table.add_column(self.words.sentence("season-pieces-column"), no_wrap=True)
        table.add_column(self.words.sentence("season-points-column"), justify="right", no_wrap=True)
        table.add_column("")
        for runner in self._runners:
            table.add_row(*self._row(runner))
        return table

    def _row(self, runner: Runner) -> Iterator[Text]:
        name = self._scene.names[self._scene.seat_of(runner.piece)]
        yield Text(str(runner.place or "–"), BOLD)
        yield Text.assemble(self._scene.badge(runner.piece), f" {name}")
        yield Text(str(self._classified[runner.piece].points), BOLD)
        yield Text(" ".join(part for part in (runner.where, *runner.notes) if part))
