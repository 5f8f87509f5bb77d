"""Playing: people choose by keys, bots by themselves, until the match is over."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key

from chequered.bots import Beat
from chequered.cli.terminal.aftermath import AfterMatch
from chequered.cli.terminal.choices import ChoicesPanel
from chequered.cli.terminal.decision import CardDecision, Decision
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.looking import Looking
from chequered.cli.terminal.modals import AskScreen, RuleScreen
from chequered.cli.terminal.offers import Offer, keys_by_cell
from chequered.cli.terminal.panels import BOLD
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.race_screen import Keys, lines
from chequered.cli.terminal.ribbon import Marks
from chequered.cli.terminal.scene import NOBODY, Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.cli.terminal.thinking import Thinker
from chequered.match import ends_chapter

PLAY_KEYS: Keys = (
    ("↑↓ ⏎", "terminal-key-choose"),
    ("?", "terminal-key-why"),
    ("t", "terminal-key-rules"),
    ("⇥", "terminal-key-log"),
    ("q", "terminal-key-quit"),
)
LOOK_KEYS: Keys = (("←↑↓→", "terminal-key-choose"), ("⏎", "terminal-key-confirm"), ("esc", "terminal-key-back"))

SIMULATE = "simulate"
"""What is offered beside the actions of the game, while a race has not begun itself."""

SIMULATE_KEY = "z"

UNCOVER = "uncover"
"""What is offered to the person to whom the screen is passed, whose hand others may not see."""


class PlayScreen(AfterMatch):
    """One match at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "answer_beforehand", show=False),
        Binding("h", "pass_on", show=False),
    ]

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

        `pace` is the time in seconds that a bot lets pass, `pause` the time in which people can answer where nobody is
        waited for; `save` is where the record goes.
        """
        super().__init__(scene, table, save=save, season=season)
        self._thinker = thinker
        self._pace = pace
        self._pause = pause
        self._looking = Looking(table.people, hides=scene.game.hides)
        self._passed_at = 0.0
        self.decision = self._decision()
        self.offers = self.decision.offers

    def on_mount(self) -> None:
        """Tell how it began, and let the first seat decide."""
        opening = self.match.opening_for(self._viewpoint())
        self.pieces.hear(opening)
        self.log_panel.tell(self.scene.narrator.told(0, opening))
        self._follow(0)
        self.choices.focus()

    def _retell(self) -> None:
        """Tell the log again, as whoever looks now may hear it."""
        seat, narrator = self._viewpoint(), self.scene.narrator
        opening = narrator.told(0, self.match.opening_for(seat))
        self.log_panel.retell([*opening, *narrator.lines(self.match.steps_for(seat))])

    # ------------------------------------------------------------------------------------------------ deciding

    def _follow(self, since: int) -> None:
        """Show the steps from number `since` on, and ask whoever decides next."""
        if not self.app.is_running:
            return  # the program is being left, and a bot has just answered
        self.notice = ""
        steps = self.match.steps_for(self._viewpoint(), since)
        self.pieces.follow(steps)
        self.log_panel.tell(self.scene.narrator.lines(steps))
        is_chapter_over = since and any(ends_chapter(self.scene.spec, step) for step in steps)
        if is_chapter_over and self.table.people and not self.match.over:
            self._ask(nobody=True)
            self.show_chapters(lambda _: self._ask())
        else:
            self._ask()

    def _ask(self, *, nobody: bool = False) -> None:
        """Ask whoever decides next, or (while something else is to be looked at) `nobody`."""
        bot, actor = self.table.bot_to_move, self.match.actor
        if not (nobody or bot or self.match.is_standing) and self._looking.is_kept_from(actor):
            self._pass_to(actor)
        self.decision = self._decision() if not nobody else self._decision(is_asked=False)
        self.offers = [*self.decision.offers, *self._simulation(), *self._uncovering()]
        if self.match.over:
            self.finish()
        elif nobody:
            pass
        elif self.match.is_standing:
            self._let_answer()
        elif bot:
            self._let_think(bot.level)
        self.choices.show(self.offers)
        self.redraw()

    def _decision(self, *, is_asked: bool = True) -> Decision:
        is_free = (
            self.match.over or self.match.is_standing or self.table.bot_to_move or self._looking.passed_to is not None
        )
        kind = CardDecision if self.scene.look.spread else Decision
        return kind(self.scene, self.match, is_asked=is_asked and not is_free, hand=self._hand)

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
        beat = Beat(pace)
        tokens = await self._thinker.choose(self.match, level)
        await beat.end()
        self.play(*tokens)

    @work(exclusive=True)
    async def _let_answer(self) -> None:
        """Nobody is waited for: after a time that is the same whatever anybody holds, the match goes on."""
        pause = self._pause if self.table.people else self._pace
        answers = await self._thinker.answers(self.match, self.table.bots, pause)
        self._follow(self.table.answer(answers).number)

    # ------------------------------------------------------------------------------------------- hidden hands

    @property
    def _hand(self) -> int:
        """The seat whose hand is shown, or nobody."""
        seat = self._viewpoint()
        return NOBODY if seat is None or self.match.over else seat

    def _pass_to(self, seat: int | None) -> None:
        """Pass the screen on: it shows no hand until this person looks."""
        self._looking.cover(seat)
        self._passed_at = time.monotonic()
        self._retell()

    def _uncovering(self) -> list[Offer]:
        seat = self._looking.passed_to
        if seat is None:
            return []
        said = self.words.sentence("hand-over-take", seat=self.scene.names[seat])
        return [Offer(self.scene.label(seat).lower(), said, (UNCOVER,))]

    def _take(self) -> None:
        # Keys that the one before has typed ahead show nobody a hand.
        if time.monotonic() - self._passed_at >= self._pace:
            self._looking.uncover()
            self._retell()
            self._show_who_decides()

    def _show_who_decides(self) -> None:
        """Offer what can be chosen now to whoever looks."""
        self.decision = self._decision()
        self.offers = [*self.decision.offers, *self._simulation(), *self._uncovering()]
        self.choices.show(self.offers)
        self.choices.focus()
        self.redraw()

    def action_pass_on(self) -> None:
        """Let another person look at the own hand while nobody before the screen is waited for."""
        if not self.match.over and not self.decision.offers and self._looking.following is not None:
            self._pass_to(self._looking.following)
            self._show_who_decides()

    def action_answer_beforehand(self) -> None:
        """Set the answer to decisions to come at which nobody is waited for, or another one, or take it back."""
        if self._hand != NOBODY and self.scene.spec.standing_default:
            can_answer = self.match.beforehand(self._hand)
            self.notice = "" if can_answer else self.words.sentence("terminal-answer-none")
            self.table.change_answer(self._hand)
            self.redraw()

    def on_key(self, event: Key) -> None:
        """The key in front of a choice chooses it."""
        if event.character and self.choices.choose_by_key(event.character):
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
            self._take()
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
        view = self.match.view(self._viewpoint())
        places = self.match.places() if self.match.over else ()
        shown = Shown(marks, self.pieces.focus(mover), view, mover, self._hand)
        self.draw(shown, self.match.classification(), places)
        self.say(self.notice, self._prompt(actor, mover, view), self._held(view, actor), self._keys())

    def _viewpoint(self) -> int | None:
        return self._looking.viewpoint(self.match.actor)

    def _keys(self) -> Keys:
        if self.field.has_focus:
            return LOOK_KEYS
        return [PLAY_KEYS[0], *self._keys_of_hands(), *PLAY_KEYS[1:]]

    def _keys_of_hands(self) -> Keys:
        if not self.scene.game.hides:
            return ()
        passing = [("h", "terminal-key-pass")] if self._looking.following is not None else []
        return [("l", "terminal-key-answer"), *passing, ("m", "terminal-key-points")]

    def _held(self, view: Any, actor: int) -> Text:
        """The hand: of cards that of whoever looks, with the answer given beforehand; else that of the actor."""
        if not self.scene.look.spread:
            return self.hand_of(view, actor, {})
        keys = {offer.tokens[0]: offer.key for offer in self.decision.offers}
        return lines(self.hand_of(view, self._hand, keys), self._beforehand())

    def _beforehand(self) -> Text:
        token = self.table.standing.of(self._hand)
        choice = (
            next((each for each in self.match.beforehand(self._hand) if each.token == token), None) if token else None
        )
        if choice is None:
            return Text()
        return Text(self.words.of("page", "beforehand-set", name=self.scene.names[choice.target]), BOLD)

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
            return Text(self.result(), BOLD)
        if self._looking.passed_to is not None:
            name = self.scene.names[self._looking.passed_to]
            said = self.words.sentence
            return lines(Text(said("hand-over", seat=name), BOLD), Text(said("hand-over.help")))
        if self.match.is_standing:
            return Text(self.words.sentence("table-pause"))
        name = self.words.piece(mover, self.scene.names)
        if not self.offers:
            return Text(self.words.sentence("table-thinking", seat=name))
        asked = self.words.ask(choice.token for choice in self.match.choices())
        told = self.choices.aimed.told if self.choices.aimed else ""
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
