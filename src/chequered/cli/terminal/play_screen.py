"""Playing: people choose by keys, bots by themselves, until the match is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text
from textual import work
from textual.events import Key
from textual.message import Message

from chequered.cli.terminal.choices import ChoicesPanel
from chequered.cli.terminal.decision import Decision
from chequered.cli.terminal.field import Field
from chequered.cli.terminal.modals import AskScreen, FileScreen, RuleScreen
from chequered.cli.terminal.offers import Offer, keys_by_cell
from chequered.cli.terminal.panels import BOLD
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.race_screen import Keys, RaceScreen, lines
from chequered.cli.terminal.result import ResultScreen
from chequered.cli.terminal.ribbon import Marks
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.standings import StandingsScreen, season_next
from chequered.cli.terminal.table import LocalTable, unused
from chequered.cli.terminal.thinking import Thinker
from chequered.match import viewpoint

PLAY_KEYS: Keys = (
    ("↑↓ ⏎", "terminal-key-choose"),
    ("?", "terminal-key-why"),
    ("t", "terminal-key-rules"),
    ("⇥", "terminal-key-log"),
    ("q", "terminal-key-quit"),
)
LOOK_KEYS: Keys = (("←↑↓→", "terminal-key-choose"), ("⏎", "terminal-key-confirm"), ("esc", "terminal-key-back"))
SAVE, WATCH, RESULT, STANDINGS, AGAIN, QUIT = "save", "watch", "result", "standings", "again", "quit"
IN_WINDOWS = (AGAIN, RESULT, STANDINGS, SAVE, WATCH)
"""What a window over the menu offers too; `q` closes it."""

SIMULATE = "simulate"
"""What is offered beside the actions of the game, while a race has not begun itself."""

SIMULATE_KEY = "z"
NOBODY = -1


class PlayScreen(RaceScreen):
    """One match at one table."""

    class Wants(Message):
        """What people want after the match: to watch it, or to race again."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(
        self,
        scene: Scene,
        table: LocalTable,
        thinker: Thinker,
        *,
        pace: float,
        save: Path | None,
        season: LocalSeason | None = None,
    ) -> None:
        """Play at `table`, which may be one of a `season`.

        `pace` is the time in seconds that a bot lets pass; `save` is where the record goes.
        """
        super().__init__(scene)
        self.table = table
        self.match = table.match
        self.season = season
        self._thinker = thinker
        self._pace = pace
        self._save = save
        self.decision = self._decision()
        self.offers = self.decision.offers
        self._notice = ""

    def on_mount(self) -> None:
        """Tell how it began, and let the first seat decide."""
        opening = self.match.opening_for(self._viewpoint())
        self.pieces.hear(opening)
        self.log_panel.tell(self.scene.narrator.told(0, opening))
        self._follow(0)
        self.choices.focus()

    # ------------------------------------------------------------------------------------------------ deciding

    def _follow(self, since: int) -> None:
        """Show the steps from number `since` on, and ask whoever decides next."""
        steps = self.match.steps[since:]
        self.pieces.follow(steps)
        self.log_panel.tell(self.scene.narrator.lines(steps))
        self.decision = self._decision()
        self.offers = [*self.decision.offers, *self._simulation()]
        if self.match.over:
            self._finish()
        elif self.table.bot_to_move:
            self._let_think(self.table.bot_to_move.level)
        self.choices.show(self.offers)
        self.redraw()

    def _decision(self) -> Decision:
        return Decision(self.scene, self.match, is_asked=not (self.match.over or self.table.bot_to_move))

    def play(self, *tokens: str) -> None:
        """Do what the deciding seat has chosen."""
        step = self.table.play(tokens)
        self.choices.focus()
        self._follow(step.number)

    def _simulation(self) -> list[Offer]:
        """The offer that bots play for all until the race begins."""
        if not (self.decision.offers and self.table.is_warming_up):
            return []
        return [Offer(SIMULATE_KEY, self.words.sentence("table-simulate"), (SIMULATE,))]

    def _simulate(self) -> None:
        self.table.simulates = True
        self.choices.focus()
        self._follow(len(self.match.steps))

    @work(exclusive=True)
    async def _let_think(self, level: str) -> None:
        await asyncio.sleep(0.0 if self.table.simulates and self.table.is_warming_up else self._pace)
        self.play(*await self._thinker.choose(self.match, level))

    def on_key(self, event: Key) -> None:
        """The key in front of a choice chooses it."""
        if event.character and self.choices.choose_by_key(event.character):
            event.stop()

    def on_choices_panel_chosen(self, event: ChoicesPanel.Chosen) -> None:
        """A choice was made; one of an earlier list (keys typed ahead) is none."""
        if not any(event.offer is offer for offer in self.offers):  # the next seat may be offered the same again
            return
        if self.match.over:
            self._after(event.offer.tokens[0])
        elif event.offer.tokens == (SIMULATE,):
            self._simulate()
        else:
            self.play(*event.offer.tokens)

    def on_choices_panel_aimed(self) -> None:
        """Another choice is marked."""
        self.redraw()

    # --------------------------------------------------------------------------------------------- asking about cells

    def on_field_looked(self) -> None:
        """The cursor has moved."""
        self.redraw()

    def on_field_pointed(self, event: Field.Pointed) -> None:
        """Go to the cell if that is possible, else open the rule that forbids it."""
        way = self.decision.way_to(event.place)
        if way:
            self.play(*way.tokens)
        elif rule := self.decision.rule_against(event.place):
            self.open(RuleScreen(self.words, rule))

    # ------------------------------------------------------------------------------------------------ showing

    def redraw(self) -> None:
        """Bring every part up to date."""
        actor = NOBODY if self.match.over else self.match.actor
        mover = self.pieces.of_seat(actor) if actor >= 0 else OFF
        marks = Marks(
            pieces=self.scene.drawn(self.pieces, mover),
            keys=keys_by_cell(self.offers),
            trail=self.pieces.trail,
            aim=self._aim(),
        )
        view = self.match.view(self._viewpoint())
        places = self.match.places() if self.match.over else ()
        self.draw(marks, self.pieces.focus(mover), mover, view, self.match.classification(), places)
        self.say(
            self._notice,
            self._prompt(actor, mover, view),
            self.hand_of(view, actor) if actor >= 0 else Text(),
            LOOK_KEYS if self.field.has_focus else PLAY_KEYS,
        )

    def _viewpoint(self) -> int | None:
        people = [seat for seat, sitter in enumerate(self.table.sitters) if not sitter.is_bot]
        return viewpoint(people, self.match.actor)

    def _aim(self) -> Sequence[int]:
        if self.field.cursor is not None:
            way = self.decision.way_to(self.field.cursor)
            return way.cells if way else ()
        aimed = self.choices.aimed
        return aimed.cells if aimed else ()

    def _prompt(self, actor: int, mover: int, view: Any) -> Text:
        if self.field.cursor is not None:
            return lines(Text(self.decision.about(self.field.cursor)), self.scene.legend())
        if actor == NOBODY:
            return Text(self._result(), BOLD)
        name = self.words.piece(mover, self.scene.names)
        if not self.offers:
            return Text(self.words.sentence("table-thinking", seat=name))
        asked = self.words.ask(choice.token for choice in self.match.choices())
        told = self.choices.aimed.told if self.choices.aimed else ""
        turn = self.words.sentence("table-turn-of", seat=name)
        return lines(Text.assemble((turn, BOLD), f"  {asked}"), self.scene.dice(view), Text(told, "italic"))

    def _result(self) -> str:
        winners = [self.scene.names[seat] for seat in self.match.winners()]
        if not winners:
            return self.words.sentence("result-none")
        if len(winners) == 1:
            return self.words.sentence("result-winner", seat=winners[0])
        return self.words.sentence("result-shared", seats=self.words.listed(winners))

    # ------------------------------------------------------------------------------------------------ afterwards

    def _finish(self) -> None:
        if self._save:
            self._write(self._save)
        said = self.words.sentence
        save, watch, again, leave = (
            Offer("s", said("terminal-save"), (SAVE,)),
            Offer("w", said("result-again"), (WATCH,)),
            Offer("a", said("result-rematch"), (AGAIN,)),
            Offer("q", said("terminal-key-quit"), (QUIT,)),
        )
        result = [Offer("r", said("result-title"), (RESULT,))] if self.scene.has_teams else []
        standings = [Offer("c", said("season-title"), (STANDINGS,))] if self.season else []
        if self.season and self.season.waits:
            again = replace(again, text=season_next(self.scene, self.season))
            self.offers = [again, *result, *standings, save, watch, leave]
        else:
            self.offers = [save, watch, again, *result, *standings, leave]
        if self.season:
            self._show_standings()
        elif self.scene.has_teams:
            self._show_result()

    def _after(self, what: str) -> None:
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

    def _show_result(self) -> None:
        view, classified = self.match.view(None), self.match.classification()
        window = ResultScreen(self.scene, view, classified, self._result(), self._offered_beside(RESULT))
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
            self._notice = f"{file}: {error.strerror}"
        else:
            self._notice = self.words.sentence("terminal-saved", file=str(file))
        self.redraw()

    def action_quit(self) -> None:
        """Leave, after a question if the match is not over."""
        if self.match.over:
            self.app.exit()
            return

        def answered(is_sure: bool | None) -> None:
            if is_sure:
                self.app.exit()

        yes, no = self.words.sentence("terminal-key-quit"), self.words.sentence("button-cancel")
        self.open(AskScreen(self.words.sentence("terminal-quit-ask"), yes, no), answered)
