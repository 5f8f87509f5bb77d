"""What can be done when a match is over: save its record, watch it, see the points, play again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from chequered.cli.terminal.chapters import ChaptersScreen
from chequered.cli.terminal.looks import Chapter
from chequered.cli.terminal.modals import FileScreen
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.race_screen import RaceScreen
from chequered.cli.terminal.result import ResultScreen
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.standings import StandingsScreen, season_next
from chequered.cli.terminal.table import LocalTable, unused

SAVE, WATCH, RESULT, STANDINGS, AGAIN, QUIT = "save", "watch", "result", "standings", "again", "quit"
IN_WINDOWS = (AGAIN, RESULT, STANDINGS, SAVE, WATCH)
"""What a window over the menu offers too; `q` closes it."""


class AfterMatch(RaceScreen):
    """The screen of a match at one table, as far as it concerns the end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("m", "result", show=False)]

    class Wants(Message):
        """What people want after the match: to watch it, or to race again."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(
        self, scene: Scene, table: LocalTable, *, save: Path | None, season: LocalSeason | None = None
    ) -> None:
        """Sit at `table`, which may be one of a `season`; `save` is where the record goes."""
        super().__init__(scene)
        self.table = table
        self.match = table.match
        self.season = season
        self.offers: Sequence[Offer] = ()
        self.notice = ""
        self._save = save

    def finish(self) -> None:
        """Save the record if that was asked for, offer what can be done now, and show how it has ended."""
        if self._save:
            self._write(self._save)
        said = self.words.sentence
        save, watch, again, leave = (
            Offer("s", said("terminal-save"), (SAVE,)),
            Offer("w", said("result-again"), (WATCH,)),
            Offer("a", said("result-rematch"), (AGAIN,)),
            Offer("q", said("terminal-key-quit"), (QUIT,)),
        )
        has_result = self.scene.has_teams or bool(self._chapters())
        result = [Offer("r", said("result-title"), (RESULT,))] if has_result else []
        standings = [Offer("c", said("season-title"), (STANDINGS,))] if self.season else []
        if self.season and self.season.waits:
            again = replace(again, text=season_next(self.scene, self.season))
            self.offers = [again, *result, *standings, save, watch, leave]
        else:
            self.offers = [save, watch, again, *result, *standings, leave]
        if self.season:
            self._show_standings()
        elif has_result:
            self._show_result()

    def do_afterwards(self, what: str) -> None:
        """Do what was chosen of what `finish` has offered."""
        if what == SAVE:
            self._ask_file()
        elif what == RESULT:
            self._show_result()
        elif what == STANDINGS:
            self._show_standings()
        elif what == QUIT:
            self.app.exit()
        else:
            self.post_message(self.Wants(what))

    def _show_standings(self) -> None:
        if self.season:
            window = StandingsScreen(self.scene, self.season, self._offered_beside(STANDINGS))
            self.open(window, self._chosen_in_window)

    def _chapters(self) -> list[Chapter]:
        steps = self.match.steps_for(None)
        heard = [happening for step in steps for entry in step.entries for happening in entry.events]
        return self.scene.look.chapters(heard, self.scene.board, self.scene.seats, self.words)

    def show_chapters(self, then: Callable[[str | None], None] | None = None) -> None:
        """Show the points of the parts that are over, and go on when that is closed."""
        offers = self._offered_beside(RESULT) if self.match.over else []
        title = self.result() if self.match.over else ""
        window = ChaptersScreen(self.scene, self._chapters(), self.match.places(), title, offers)
        if self.is_active:
            self.open(window, then)
        elif then:
            then(None)

    def action_result(self) -> None:
        """Show the points so far, if there are any."""
        if self._chapters():
            self.show_chapters(self._chosen_in_window)

    def _show_result(self) -> None:
        if self._chapters():
            self.show_chapters(self._chosen_in_window)
            return
        view, classified = self.match.view(None), self.match.classification()
        window = ResultScreen(self.scene, view, classified, self.result(), self._offered_beside(RESULT))
        self.open(window, self._chosen_in_window)

    def _offered_beside(self, shown: str) -> list[Offer]:
        return [offer for offer in self.offers if offer.tokens[0] in IN_WINDOWS and offer.tokens[0] != shown]

    def _chosen_in_window(self, key: str | None) -> None:
        if key:
            self.choices.choose_by_key(key)

    def _ask_file(self) -> None:
        def chosen(name: str | None) -> None:
            if name:
                self._write(Path(name).expanduser())

        answers = f"⏎ {self.words.sentence('button-ok')}   esc {self.words.sentence('button-cancel')}"
        name = str(self._save or (self.season or self.table).file_name())
        self.open(FileScreen(self.words.sentence("terminal-file"), name, answers), chosen)

    def _write(self, wanted: Path) -> None:
        file = unused(wanted)
        try:
            file.write_bytes((self.season or self.table).record_bytes())
        except OSError as error:
            self.notice = f"{file}: {error.strerror}"
        else:
            self.notice = self.words.sentence("terminal-saved", file=str(file))
        self.redraw()

    def result(self) -> str:
        """Who has won, in a sentence."""
        winners = [self.scene.names[seat] for seat in self.match.winners()]
        if not winners:
            return self.words.sentence("result-none")
        if len(winners) == 1:
            return self.words.sentence("result-winner", seat=winners[0])
        return self.words.sentence("result-shared", seats=self.words.listed(winners))
