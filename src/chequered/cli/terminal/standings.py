"""The standings of a season: points of seats and of pieces, race by race."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.modals import FRAME, Window
from chequered.cli.terminal.panels import BOLD, DIM, paint_badge
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.match.seasons import Championships, Standing

BAR = 12
"""Columns of the longest bar."""


class StandingsScreen(Window[None]):
    """Both championships after the races so far, and what comes next."""

    DEFAULT_CSS = f"""StandingsScreen {{ {FRAME} }}
        StandingsScreen .frame {{ width: auto; min-width: 50; }}
        StandingsScreen Static {{ width: auto; }}"""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,ctrl+c,ctrl+d", "close", show=False)]

    def __init__(self, scene: Scene, season: LocalSeason) -> None:
        super().__init__()
        self._scene = scene
        self._words = scene.words
        self._season = season

    def compose(self) -> ComposeResult:
        """Seats, then pieces; the next race, or the champions."""
        stand, pieces = self._season.championships(), self._scene.spec.pieces
        with VerticalScroll(classes="frame") as frame:
            frame.border_title = self._words.sentence("season-so-far" if self._season.waits else "season-final")
            frame.border_subtitle = f"esc {self._words.sentence('button-close')}"
            yield Static(Text("\n".join([*self._news(stand), ""]), BOLD))
            yield Static(self._table("season-seats-column", stand.seats, pieces))
            yield Static()
            yield Static(self._table("season-pieces-column", stand.pieces, 1))

    def _news(self, stand: Championships) -> Iterator[str]:
        """What comes next, or who has won."""
        season, words = self._season, self._words
        if season.waits:
            yield season_next(self._scene, season)
            return
        for name, standings, called in (
            ("season-champion-team", stand.seats, self._scene.names.__getitem__),
            ("season-champion-rider", stand.pieces, lambda piece: words.piece(piece, self._scene.names)),
        ):
            best = [called(k) for k, standing in enumerate(standings) if standing.place == 1]
            yield words.sentence(name, names=words.listed(best), count=len(best))

    def _table(self, head: str, standings: Sequence[Standing], pieces: int) -> Table:
        """A line for each seat, or (of one piece) each piece, the best first."""
        table = Table(box=None, pad_edge=False, header_style=DIM)
        table.add_column("", justify="right")
        table.add_column(self._words.sentence(head))
        for race in range(len(self._season.classifications)):
            table.add_column(str(race + 1), justify="right")
        table.add_column(self._words.sentence("season-wins-column"), justify="right")
        table.add_column(self._words.sentence("season-points-column"), justify="right")
        table.add_column("")
        most = max(standing.points for standing in standings) or 1
        for k in sorted(range(len(standings)), key=lambda k: standings[k].place):
            table.add_row(*self._row(k, standings[k], pieces, most))
        return table

    def _row(self, number: int, standing: Standing, pieces: int, most: int) -> Iterator[Text]:
        scene = self._scene
        first = number * pieces
        paint = scene.paint(first)
        badge = paint_badge(paint) if pieces > 1 else scene.badge(first)
        yield Text(str(standing.place), BOLD)
        yield Text.assemble(badge, f" {scene.names[first // scene.spec.pieces]}")
        for race in self._season.classifications:
            yield Text(str(sum(race[piece].points for piece in range(first, first + pieces))))
        yield Text(str(standing.finishes[0] if standing.finishes else 0), DIM)
        yield Text(str(standing.points), BOLD)
        yield Text("█" * -(-standing.points * BAR // most), styled(paint.fill))


def season_next(scene: Scene, season: LocalSeason) -> str:
    """The next race, in words."""
    circuit = season.circuits[season.race].name
    race, races = season.race + 1, len(season.circuits)
    return scene.words.sentence("season-next", race=race, races=races, circuit=scene.words.of("board", circuit))
