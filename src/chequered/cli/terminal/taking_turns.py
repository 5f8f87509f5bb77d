"""Hidden hands before one screen: it is passed on, shows the hand of whoever looks, and takes answers beforehand."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from chequered.cli.terminal.aftermath import AfterMatch
from chequered.cli.terminal.looking import Looking
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.panels import BOLD
from chequered.cli.terminal.race_screen import Keys, lines
from chequered.cli.terminal.scene import NOBODY, Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable

UNCOVER = "uncover"
"""What is offered to the person to whom the screen is passed, whose hand others may not see."""

TYPED_AHEAD = 0.5
"""Seconds after the screen has been passed on in which no key uncovers a hand: the one before may have meant it for
something else, since a seat's letter also chooses that seat."""


class TakingTurns(AfterMatch):
    """The screen of a match at one table, as far as it concerns who looks at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "answer_beforehand", show=False),
        Binding("h", "pass_on", show=False),
    ]

    def __init__(
        self, scene: Scene, table: LocalTable, *, save: Path | None, season: LocalSeason | None = None
    ) -> None:
        """As `AfterMatch`."""
        super().__init__(scene, table, save=save, season=season)
        self._looking = Looking(table.people, lambda: self.match.has_secrets)
        self._passed_at = 0.0

    def offer(self, *, is_asked: bool = True) -> None:
        """Offer what can be chosen now to whoever looks: the screen of playing knows what."""
        # No abstract base: Textual's screens have a metaclass of their own.
        raise NotImplementedError

    def viewpoint(self) -> int | None:
        """The seat that looks, or nobody in particular."""
        return self._looking.viewpoint(self.match.actor)

    @property
    def hand(self) -> int:
        """The seat whose hand is shown, or nobody."""
        seat = self.viewpoint()
        return NOBODY if seat is None or self.match.over else seat

    @property
    def passed_to(self) -> int | None:
        """The seat that is to take the screen now."""
        return self._looking.passed_to

    def pass_to_actor(self) -> None:
        """Pass the screen on if whoever decides now is a person whose hand others may not see."""
        self._looking.share()
        if self._looking.is_kept_from(self.match.actor):
            self._pass_to(self.match.actor)

    def take(self) -> None:
        """Show the hand to whom the screen was passed on."""
        if time.monotonic() - self._passed_at >= TYPED_AHEAD:
            self._looking.uncover()
            self._retell()
            self.offer()
            self.choices.focus()

    def taking(self) -> list[Offer]:
        """The offer to take the screen, while it is passed on."""
        if self.passed_to is None:
            return []
        said = self.words.sentence("hand-over-take", seat=self.scene.names[self.passed_to])
        return [Offer(self.scene.label(self.passed_to).lower(), said, (UNCOVER,))]

    def action_pass_on(self) -> None:
        """Let another person look at the own hand while nobody before the screen is waited for."""
        if not self.match.over and not self.offers and self._looking.following is not None:
            self._pass_to(self._looking.following)
            self.offer()
            self.choices.focus()

    def action_answer_beforehand(self) -> None:
        """Set the answer to decisions to come at which nobody is waited for, or another one, or take it back."""
        if self.hand != NOBODY and self.scene.spec.standing_default:
            can_answer = self.match.beforehand(self.hand)
            self.notice = "" if can_answer else self.words.sentence("terminal-answer-none")
            self.table.change_answer(self.hand)
            self.redraw()

    def answer(self) -> Text:
        """The answer that the seat whose hand is shown has given beforehand."""
        token = self.table.standing.of(self.hand)
        known = self.match.beforehand(self.hand) if token else []
        given = [self.scene.names[choice.target] for choice in known if choice.token == token]
        return Text("".join(self.scene.look.answer(name, self.words) for name in given), BOLD)

    def keys_of_hands(self) -> Keys:
        """The keys of what hands are hidden for."""
        if not self.scene.game.hides:
            return ()
        answering = [("l", "terminal-key-answer")] if self.scene.spec.standing_default else []
        passing = [("h", "terminal-key-pass")] if self._looking.following is not None else []
        points = [("m", "terminal-key-points")] if any(event.chapter for event in self.scene.spec.events) else []
        return [*answering, *passing, *points]

    def hand_over(self) -> Text:
        """To whom the screen is to be passed, while it is; else nothing."""
        if self.passed_to is None:
            return Text()
        said = self.words.sentence
        return lines(Text(said("hand-over", seat=self.scene.names[self.passed_to]), BOLD), Text(said("hand-over.help")))

    def _pass_to(self, seat: int) -> None:
        """Pass the screen on: it shows no hand until this person looks."""
        self._looking.cover(seat)
        self._passed_at = time.monotonic()
        self._retell()

    def _retell(self) -> None:
        """Tell the log again, as whoever looks now may hear it."""
        seat, narrator = self.viewpoint(), self.scene.narrator
        opening = narrator.told(0, self.match.opening_for(seat))
        self.log_panel.retell([*opening, *narrator.lines(self.match.steps_for(seat))])
