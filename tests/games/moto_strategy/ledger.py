"""What happened to the cards of a deal, kept by watching a match: what a redrawn state must agree with (MS-7.3)."""

from __future__ import annotations

from typing import Any

from chequered.games.moto_strategy.spec import DRAW, KINDS, PASS, SEATS, Card
from chequered.games.moto_strategy.state import COUNT_BITS, Phase
from tests.games.playing import Step


class Since:
    """Cards that came into a hand, and that left it, since some moment."""

    def __init__(self) -> None:
        self.drew = 0
        self.gave = [0] * KINDS


class Ledger:
    """By seat: since the deal, since the last reshuffle, since it showed no STARTER, or only RED FLAGs."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.dealt, self.shuffled = [Since() for _ in range(SEATS)], [Since() for _ in range(SEATS)]
        self.without_starter: dict[int, Since] = {}
        self.only_red_flags: dict[int, Since] = {}
        self.pool: list[int] | None = None
        self.held: list[int] = []

    def watch(self, step: Step) -> None:
        """Add what an entry brought about."""
        if step.entry in {DRAW, PASS}:
            shown = self.without_starter if step.before.phase == Phase.GRID else self.only_red_flags
            shown[step.who] = Since()
        for seat, kind, *_ in step.named("laid"):
            self._give(seat, kind, 1)
        for seat, *_ in step.named("eliminated"):
            for kind, number in enumerate(step.before.hand[seat]):
                self._give(seat, kind, number - (kind == Card.STOP))
        for seat, *_ in step.named("drew"):
            for since in self._of(seat):
                since.drew += 1
        if step.named("reshuffled"):
            self.shuffled = [Since() for _ in range(SEATS)]
            self.pool = list(step.after.pile)
            self.held = [sum(hand[kind] for hand in step.after.hand) for kind in range(KINDS)]
        if step.named("deal"):
            self.begin()

    def _of(self, seat: int) -> list[Since]:
        found = [self.dealt[seat], self.shuffled[seat]]
        return found + [shown[seat] for shown in (self.without_starter, self.only_red_flags) if seat in shown]

    def _give(self, seat: int, kind: int, number: int) -> None:
        for since in self._of(seat):
            since.gave[kind] += number

    def check(self, deck: Any, s: Any) -> None:
        """Assert that a state, redrawn or not, agrees with all of this."""
        self._check_draws(deck, s)
        if self.pool is not None:
            self._check_pile(s)
        for seat, since in self.without_starter.items():
            assert s.hand[seat][Card.STARTER] + since.gave[Card.STARTER] <= since.drew
        for seat, since in self.only_red_flags.items():
            others = [kind for kind in range(KINDS) if kind != Card.RED_FLAG]
            assert sum(s.hand[seat][kind] + since.gave[kind] for kind in others) <= since.drew

    def _check_draws(self, deck: Any, s: Any) -> None:
        """What a seat has drawn and what it was dealt is what it holds and what it gave."""
        for seat in range(s.seats):
            drawn = [sum(drawn_in(s, seat, epoch)[kind] for epoch in range(s.epoch + 1)) for kind in range(KINDS)]
            dealt = [s.hand[seat][kind] + self.dealt[seat].gave[kind] - drawn[kind] for kind in range(KINDS)]
            assert sum(drawn) == self.dealt[seat].drew
            assert min(dealt) >= 0
            assert s.phase == Phase.DEAL or sum(dealt) == deck.hand

    def _check_pile(self, s: Any) -> None:
        """The pile and what was drawn of it is what was shuffled; who has not drawn since holds none of these."""
        drawn = [drawn_in(s, seat, s.epoch) for seat in range(s.seats)]
        assert [s.pile[k] + sum(row[k] for row in drawn) for k in range(KINDS)] == self.pool
        assert [sum(row) for row in drawn] == [since.drew for since in self.shuffled[: s.seats]]
        idle = [seat for seat in range(s.seats) if self.shuffled[seat].drew == 0]
        for kind in range(KINDS):
            kept = sum(s.hand[seat][kind] + self.shuffled[seat].gave[kind] for seat in idle)
            assert kept <= self.held[kind]


def drawn_in(s: Any, seat: int, epoch: int) -> list[int]:
    """The cards that a seat has drawn from a pile, by kind."""
    return [s.drawn[seat][epoch] >> COUNT_BITS * kind & (1 << COUNT_BITS) - 1 for kind in range(KINDS)]
