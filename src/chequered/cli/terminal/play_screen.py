"""Playing: people choose by keys, bots by themselves, until the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text
from textual import work
from textual.events import Key

from chequered.bots import Beat, seconds_before
from chequered.cli.terminal.choices import ChoicesPanel
from chequered.cli.terminal.decision import CardDecision, Decision, StageDecision
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.modals import AskScreen, RuleScreen
from chequered.cli.terminal.offers import Offer, keys_by_cell
from chequered.cli.terminal.panels import BOLD
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.race_screen import Keys, lines
from chequered.cli.terminal.ribbon import Marks
from chequered.cli.terminal.scene import NOBODY, Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.cli.terminal.taking_turns import UNCOVER, TakingTurns
from chequered.cli.terminal.thinking import Thinker
from chequered.match import ends_chapter

PLAY_KEYS: Keys = (
    ("↑↓ ⏎", "terminal-key-choose"),
    ("?", "terminal-key-why"),
    ("t", "terminal-key-rules"),
    ("⇥", "terminal-key-log"),
    ("q", "terminal-key-quit"),
)
TYPING_KEY = ("0–9 ↑↓ ⏎", "terminal-key-choose")
LOOK_KEYS: Keys = (("←↑↓→", "terminal-key-choose"), ("⏎", "terminal-key-confirm"), ("esc", "terminal-key-back"))

SIMULATE = "simulate"
"""What is offered beside the actions of the game, while a race has not begun itself."""

SIMULATE_KEY = "z"


class PlayScreen(TakingTurns):
    """One match at one table."""

    def __init__(
        self,
        scene: Scene,
        table: LocalTable,
        thinker: Thinker,
        *,
        pace: float,
        pause: float,
        save: Path | None,
        season: LocalSeason | None = None,
    ) -> None:
        """Play at `table`, which may be one of a `season`.

        `pace` is the time in seconds before a bot's turn, `pause` the time in which people can answer where nobody is
        waited for; `save` is where the record goes.
        """
        super().__init__(scene, table, save=save, season=season)
        self._thinker = thinker
        self._pace = pace
        self._pause = pause
        self.decision = self._decision(is_asked=True)
        self.offers = self.decision.offers

    def on_mount(self) -> None:
        """Tell how it began, and let the first seat decide."""
        opening = self.match.opening_for(self.viewpoint())
        self.pieces.hear(opening)
        self.log_panel.tell(self.scene.narrator.told(0, opening))
        self._follow(0)
        self.choices.focus()

    # ------------------------------------------------------------------------------------------------ deciding

    def _follow(self, since: int) -> None:
        """Show the steps from number `since` on, and ask whoever decides next."""
        if not self.app.is_running:
            return  # the program is being left, and a bot has just answered
        self.notice = ""
        steps = self.match.steps_for(self.viewpoint(), since)
        self.pieces.follow(steps)
        self.scene.dress(self.match.view(self.viewpoint()))
        self.log_panel.tell(self.scene.narrator.lines(steps))
        is_chapter_over = since and any(ends_chapter(self.scene.spec, step) for step in steps)
        if is_chapter_over and self.table.people and not self.match.over and self._chapters():
            self.offer(is_asked=False)
            self.show_chapters(lambda _: self._ask())
        else:
            self._ask()

    def _ask(self) -> None:
        """Ask whoever decides next: a person, a bot, or all who may answer in the next pause."""
        bot, is_standing = self.table.bot_to_move, self.match.is_standing
        if not (bot or is_standing):
            self.pass_to_actor()
        self.offer()
        if self.match.over:
            self.finish()
            self.choices.show(self.offers)
            self.redraw()
        elif is_standing:
            self._let_answer()
        elif bot:
            self._let_think(bot.level)

    def offer(self, *, is_asked: bool = True) -> None:
        """Offer what can be chosen now; nothing of it while something else is to be looked at."""
        self.decision = self._decision(is_asked=is_asked)
        self.offers = [*self.decision.offers, *self._simulation(), *self.taking()]
        self.choices.show(self.offers)
        self.redraw()

    def _decision(self, *, is_asked: bool) -> Decision:
        is_free = self.match.over or self.match.is_standing or self.table.bot_to_move or self.passed_to is not None
        is_staged = not self.scene.is_table and self.scene.stage(self.match.view(self.viewpoint()))
        kind = CardDecision if self.scene.is_table else StageDecision if is_staged else Decision
        standing = self.scene.standing(self.pieces)
        return kind(self.scene, self.match, is_asked=is_asked and not is_free, hand=self.hand, standing=standing)

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
        pace = 0.0 if self.table.simulates and self.table.is_warming_up else self._pace
        beat = Beat(seconds_before(self.match, pace))
        tokens = await self._thinker.choose(self.match, level)
        await beat.end()
        self.play(*tokens)

    @work(exclusive=True)
    async def _let_answer(self) -> None:
        """Nobody is waited for: after a time that is the same whatever anybody holds, the match goes on."""
        pause = self._pause if self.table.people else self._pace
        answers = await self._thinker.answers(self.match, self.table.bots, pause)
        self._follow(self.table.answer(answers).number)

    # ----------------------------------------------------------------------------------------------- choosing

    def on_key(self, event: Key) -> None:
        """The key in front of a choice chooses it."""
        if event.character and (self.choices.choose_by_key(event.character) or self.choices.type(event.character)):
            event.stop()

    def on_choices_panel_chosen(self, event: ChoicesPanel.Chosen) -> None:
        """A choice was made; one of an earlier list (keys typed ahead) is none."""
        if not any(event.offer is offer for offer in self.offers):  # the next seat may be offered the same again
            return
        if self.match.over:
            self.do_afterwards(event.offer.tokens[0])
        elif event.offer.tokens == (SIMULATE,):
            self._simulate()
        elif event.offer.tokens == (UNCOVER,):
            self.take()
        else:
            self._play_if_sure(event.offer.tokens)

    def _play_if_sure(self, tokens: Sequence[str]) -> None:
        """Do what was chosen; ask before, where that is mostly a slip."""
        seat = self.match.actor
        doubt = self.scene.look.doubt(self.match.view(seat), seat, tokens[0], self.words)
        if doubt is None:
            self.play(*tokens)
            return

        def answered(is_sure: bool | None) -> None:
            if is_sure:
                self.play(*tokens)

        self.open(AskScreen(doubt.question, doubt.yes, doubt.no), answered)

    def on_choices_panel_aimed(self) -> None:
        """Another choice is marked."""
        self.redraw()

    # ------------------------------------------------------------------------------------- asking about cells and cards

    def on_field_looked(self) -> None:
        """The cursor has moved."""
        self.redraw()

    def on_field_pointed(self, event: Field.Pointed) -> None:
        """Go to the cell, or lay the card, if that is possible, else open the rule that forbids it."""
        way = self.decision.way_to(event.place)
        if way:
            self._play_if_sure(way.tokens)
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
        view = self.match.view(self.viewpoint())
        places = self.match.places() if self.match.over else ()
        keys = {offer.tokens[0]: offer.key for offer in self.offers}
        shown = Shown(marks, self.pieces.focus(mover), view, mover, self.hand, keys)
        self.draw(shown, self.match.classification(), places)
        self.say(self.notice, self._prompt(actor, mover, view), self._held(view, actor), self._keys())

    def _keys(self) -> Keys:
        if self.field.has_focus:
            return LOOK_KEYS
        choosing = TYPING_KEY if any(offer.number >= 0 for offer in self.offers) else PLAY_KEYS[0]
        return [choosing, *self.keys_of_hands(), *PLAY_KEYS[1:]]

    def _held(self, view: Any, actor: int) -> Text:
        """The hand: of cards that of whoever looks, with the answer given beforehand; else that of the actor."""
        if not self.scene.is_table:
            return self.hand_of(view, actor, {})
        keys = {offer.tokens[0]: offer.key for offer in self.decision.offers}
        return lines(self.hand_of(view, self.hand, keys), self.answer())

    def _aim(self) -> Sequence[int]:
        if self.field.cursor is not None:
            way = self.decision.way_to(self.field.cursor)
            return way.cells if way else ()
        aimed = self.choices.aimed
        return aimed.cells if aimed else ()

    def _prompt(self, actor: int, mover: int, view: Any) -> Text:
        if self.field.cursor is not None:
            legend = Text() if self.scene.stage(view) else self.scene.legend()
            return lines(Text(self.decision.about(self.field.cursor)), legend)
        if actor == NOBODY:
            return Text(self.result(), BOLD)
        if self.passed_to is not None:
            return self.hand_over()
        if self.match.is_standing:
            return Text(self.words.sentence("table-pause", seconds=f"{self._pause:g}"))
        is_staged = bool(self.scene.stage(view))
        name = self.scene.names[actor] if is_staged else self.words.piece(mover, self.scene.names)
        if not self.offers:  # a person who is not asked yet looks at something else before
            return Text(self.words.sentence("table-thinking", seat=name) if self.table.bot_to_move else "")
        asked = self.words.ask(choice.token for choice in self.match.choices())
        aimed = self.choices.aimed
        told = (aimed.told or self.scene.worth(view, aimed.tokens[0])) if aimed else ""
        turn = self.words.sentence("table-turn-of", seat=name)
        return lines(Text.assemble((turn, BOLD), f"  {asked}"), self.scene.dice(view), Text(told, "italic"))

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
