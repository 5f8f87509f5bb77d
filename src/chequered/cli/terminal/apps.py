"""The two programs of the terminal: playing and replaying."""

from __future__ import annotations

from pathlib import Path

from textual.app import App
from textual.driver import Driver

from chequered.cli.terminal.aftermath import AGAIN, AfterMatch
from chequered.cli.terminal.play_screen import PlayScreen
from chequered.cli.terminal.reading import Reading
from chequered.cli.terminal.replay_screen import ReplayScreen
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.cli.terminal.thinking import Thinker


class ForgivingInput:
    """Makes a driver read on after bytes that are no UTF-8, which end Textual's own with a traceback."""

    def run_input_thread(self) -> None:
        """Read keys until the program ends."""
        while True:
            try:
                return super().run_input_thread()  # type: ignore[misc, no-any-return]  # mixed into a driver
            except UnicodeDecodeError:
                continue


class TerminalApp(App[None]):
    """What both have in common."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Chequered"

    def get_driver_class(self) -> type[Driver]:
        """The driver of this platform, one that no key can end."""
        found = super().get_driver_class()
        return type(f"Forgiving{found.__name__}", (ForgivingInput, found), {})


class PlayApp(TerminalApp):
    """Matches at this machine, one after another."""

    def __init__(
        self,
        at: LocalTable | LocalSeason,
        language: str,
        *,
        pace: float = 0.0,
        pause: float = 0.0,
        save: Path | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        """Play at a table, or a season."""
        super().__init__()
        self._season = at if isinstance(at, LocalSeason) else None
        self._table = table = at.tables[-1] if isinstance(at, LocalSeason) else at
        self._thinker = thinker or Thinker(table.game, table.board)
        self._language = language
        self._pace = pace
        self._pause = pause
        self._save = save

    def on_mount(self) -> None:
        """Begin."""
        self.push_screen(self._screen())

    def on_after_match_wants(self, event: AfterMatch.Wants) -> None:
        """The match is over: the next one, or the same one again as a film."""
        if event.what == AGAIN:
            board, self._table = self._table.board, self._following()
            if self._table.board is not board:
                self._thinker = Thinker(self._table.game, self._table.board)
            self.switch_screen(self._screen())
        else:
            self.push_screen(ReplayScreen(Reading(self._table.record(), self._language)))

    def _following(self) -> LocalTable:
        """The table of the next race; after a season that of another one."""
        if self._season is None:
            return self._table.rematch()
        if self._season.waits:
            return self._season.next_table()
        self._season = self._season.again()
        return self._season.tables[0]

    def _screen(self) -> PlayScreen:
        table = self._table
        names = [sitter.name for sitter in table.sitters]
        attributes = [{name: values[seat] for name, values in table.attributes.items()} for seat in range(len(names))]
        board = table.board
        scene = Scene(table.game, self._language, board, names, attributes, table.choices)
        return PlayScreen(
            scene, table, self._thinker, pace=self._pace, pause=self._pause, save=self._save, season=self._season
        )


class ReplayApp(TerminalApp):
    """A record, step by step."""

    def __init__(self, reading: Reading, step: int = 0) -> None:
        super().__init__()
        self._reading = reading
        self._step = step

    def on_mount(self) -> None:
        """Open it."""
        self.push_screen(ReplayScreen(self._reading, self._step))
