"""Replaying: a record step by step, forward and back."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from chequered.cli.terminal.field import Shown
from chequered.cli.terminal.panels import BOLD
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.race_screen import Keys, RaceScreen, lines
from chequered.cli.terminal.reading import Reading
from chequered.cli.terminal.ribbon import Marks
from chequered.cli.terminal.stage import places_of

REPLAY_KEYS: Keys = (
    ("→", "terminal-key-forward"),
    ("←", "terminal-key-back"),
    ("home", "replay-first"),
    ("end", "replay-last"),
    ("p", "replay-play"),
    ("t", "terminal-key-rules"),
    ("q", "terminal-key-quit"),
)
SECONDS_A_STEP = 0.8

NEAR = 20
"""So many steps ahead are told behind what is told already."""

NOTHING = -1000
"""No step: nothing is told yet."""

RESTING_SCREENS = 2
"""Textual's own first screen, and ours on it."""


class ReplayScreen(RaceScreen):
    """One record, at one of its steps."""

    card_lines = 6

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,pagedown", "go(1)", show=False, priority=True),
        Binding("left,pageup", "go(-1)", show=False, priority=True),
        Binding("home", "go(-1000000)", show=False, priority=True),
        Binding("end", "go(1000000)", show=False, priority=True),
        Binding("p", "play", show=False),
    ]

    def __init__(self, reading: Reading, at: int = 0) -> None:
        super().__init__(reading.scene)
        self.reading = reading
        self.at = min(max(0, at), len(reading.steps) - 1)
        self._is_playing = False
        self._shown = NOTHING

    def on_mount(self) -> None:
        """Show the first step."""
        self.choices.display = False
        self.log_panel.focus()
        self._timer = self.set_interval(SECONDS_A_STEP, lambda: self.action_go(1), pause=True)
        self.action_go(0)

    def action_go(self, by: int) -> None:
        """Go some steps on or back, not beyond the ends."""
        self.go_to(self.at + by)

    def go_to(self, number: int) -> None:
        """Show the match after this step, or after the first or the last one."""
        shown, self.at = self._shown, min(max(0, number), len(self.reading.steps) - 1)
        narrator, steps = self.scene.narrator, self.reading.steps
        self.scene.dress(self.reading.view_after(self.at))
        if shown <= self.at <= shown + NEAR:
            self.pieces.follow(steps[shown + 1 : self.at + 1])
            self.log_panel.tell(narrator.lines(steps[shown + 1 : self.at + 1]))
        else:
            self.pieces = self.scene.pieces_at_start()
            self.pieces.hear(self.reading.opening)
            self.pieces.follow(steps[: self.at + 1])
            opening = narrator.told(0, self.reading.opening)
            self.log_panel.retell([*opening, *narrator.lines(steps[: self.at + 1])])
        self._shown = self.at
        self.redraw()

    def action_play(self) -> None:
        """Go on by itself, or stop doing so."""
        self._is_playing = not self._is_playing
        if self._is_playing:
            self._timer.resume()
        else:
            self._timer.pause()
        self.redraw()

    def action_quit(self) -> None:
        """Go back to the match that has just been played, or leave."""
        if len(self.app.screen_stack) > RESTING_SCREENS:
            if self.is_active:
                self.app.pop_screen()
        else:
            self.app.exit()

    def action_back(self) -> None:
        """Leave the board for the log."""
        self.log_panel.focus()

    def on_field_looked(self) -> None:
        """The cursor has moved."""
        self.redraw()

    def redraw(self) -> None:
        """Bring every part up to date."""
        reading, last = self.reading, len(self.reading.steps) - 1
        actor = reading.actor_of(self.at)
        mover = self.pieces.of_seat(actor) if actor >= 0 else OFF
        marks = Marks(pieces=self.scene.drawn(self.pieces, mover), trail=self.pieces.trail)
        is_end = self.at == last and reading.match is not None and reading.match.over
        places = reading.match.places() if is_end and reading.match else ()
        view = reading.view_after(self.at)
        self.draw(Shown(marks, self.pieces.focus(mover), view, mover), reading.classified_after(self.at), places)
        self.say(
            self.words.sentence("replay-title"),
            self._prompt(last),
            self.scene.hand(view, actor) if view is not None and actor >= 0 else Text(),
            REPLAY_KEYS,
        )

    def _prompt(self, last: int) -> Text:
        if self.field.cursor is not None:
            return self._about(self.field.cursor)
        state = "▶ " if self._is_playing else ""
        return Text(state + self.words.sentence("replay-at", number=self.at, count=last), BOLD)

    def _about(self, place: int) -> Text:
        """What a cell is, or what the action is and is worth that a place of a stage stands for."""
        view = self.reading.view_after(self.at)
        stage = self.scene.stage(view)
        if stage:
            return Text("".join(self.scene.about(view, token) for token in places_of(stage)[place : place + 1]))
        return lines(Text(self.scene.narrator.cell(place)), self.scene.legend())
