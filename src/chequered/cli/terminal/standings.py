"""The standings of a season: points of seats and of pieces, race by race."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.bar import Bar
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from chequered.cli.terminal.menu import MenuWindow, width_for
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.panels import BOLD, DIM, paint_badge
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.match.seasons import Championships, Standing

BAR = 12
"""Columns of the longest bar, where there is room; all of them shrink alike where there is not."""


class StandingsScreen(MenuWindow):
    """Both championships after the races so far, and what comes next."""

    def __init__(self, scene: Scene, season: LocalSeason, offers: Sequence[Offer]) -> None:
        super().__init__(scene.words, offers)
        self._scene = scene
        self._season = season

    def compose(self) -> ComposeResult:
        """The next race, or the champions; seats, then pieces; what can be done now."""
        stand, pieces = self._season.championships(), self._scene.pieces
        with VerticalScroll(classes="frame") as frame:
            self.entitle(frame, self.words.sentence("season-so-far" if self._season.waits else "season-final"))
            news = Text("\n".join(self._news(stand)), BOLD)
            tables = [
                self._table("season-seats-column", stand.seats, pieces),
                self._table("season-pieces-column", stand.pieces, 1),
            ]
            frame.styles.width = width_for(self.app.console, news, *tables)
            yield Static(news)
            yield from (Static(table, classes="part") for table in tables)
            yield self.menu()

    def _news(self, stand: Championships) -> Iterator[str]:
        """What comes next, or who has won."""
        season, words = self._season, self.words
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
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.words.sentence(head), no_wrap=True)
        for race in range(len(self._season.classifications)):
            table.add_column(str(race + 1), justify="right", no_wrap=True)
        table.add_column(self.words.sentence("season-wins-column"), justify="right", no_wrap=True)
        table.add_column(self.words.sentence("season-points-column"), justify="right", no_wrap=True)
        table.add_column("", max_width=BAR)  # the only one that may shrink
        most = max(standing.points for standing in standings) or 1
        for k in sorted(range(len(standings)), key=lambda k: standings[k].place):
            table.add_row(*self._row(k, standings[k], pieces, most))
        return table

    def _row(self, number: int, standing: Standing, pieces: int, most: int) -> Iterator[Text | Bar]:
        scene = self._scene
        first = number * pieces
        paint = scene.paint(first)
        badge = paint_badge(paint) if pieces > 1 else scene.badge(first)
        yield Text(str(standing.place), BOLD)
        yield Text.assemble(badge, f" {scene.names[scene.seat_of(first)]}")
        for race in self._season.classifications:
            yield Text(str(sum(race[piece].points for piece in range(first, first + pieces))))
        yield Text(str(standing.finishes[0] if standing.finishes else 0), DIM)
        yield Text(str(standing.points), BOLD)
        yield Bar(most, 0, standing.points, color=paint.fill)


def season_next(scene: Scene, season: LocalSeason) -> str:
    """The next race, in words."""
    circuit = season.circuits[season.race].name
    race, races = season.race + 1, len(season.circuits)
    return scene.words.sentence("season-next", race=race, races=races, circuit=scene.words.of("board", circuit))
