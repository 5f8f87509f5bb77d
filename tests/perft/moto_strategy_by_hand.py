"""Moto Strategy once more, in another way, to count by: a table that never changes and yields what can come after it.

Written from the rule text, for shallow counts only; it shares nothing with the game but the words of the files. Cards
are words in hands and piles, where the game counts kinds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from chequered.match.scenario_files import Scenario

CARDS = ("moto-1", "moto-2", "moto-3", "q1", "q2", "starter", "warm-up", "red-flag", "stop", "long-lap")
WORTH = {"moto-1": 400, "moto-2": 200, "moto-3": 100}
PHASES = ("deal", "window", "grid", "second", "race")
DEAL, WINDOW, GRID, SECOND, RACE, DRAW, OVER = (*PHASES, "draw", "over")

Cards = tuple[str, ...]
"""Words, in any order."""


@dataclass(frozen=True)
class Player:
    """One player: out means that the hand is gone."""

    total: int = 0
    hand: Cards = ()
    laid: Cards = ()
    owes: int = 0
    out: bool = False

    @property
    def points(self) -> int:
        return sum(WORTH.get(card, 0) for card in self.laid)


@dataclass(frozen=True)
class Table:
    """A moment. `to_draw` are the seats that draw next, one for each card; `lap` whose first lap is being run."""

    deck: Cards
    dealt: int
    target: int
    most_deals: int
    players: tuple[Player, ...]
    pile: Cards = ()
    cancelled: Cards = ()
    removed: Cards = ()
    phase: str = DEAL
    deal: int = 1
    opener: int = 0
    turn: int = 0
    asked: int = -1
    waiting: bool = True
    lap: int | None = None
    to_draw: tuple[int, ...] = ()

    # --------------------------------------------------------------------------------------------- what can come next

    def nexts(self) -> Iterator[Table]:
        """What can come next, one for each action or outcome."""
        if self.to_draw:
            yield from (self.drawn(card) for card in kinds(self.pile))
        elif self.phase == WINDOW:
            yield self.declined()
            if "long-lap" in self.players[self.asked].hand:
                yield from (self.long_lap_in_window(target) for target in self.targets(self.asked))
        elif self.phase != OVER:
            yield from self.turns()

    def turns(self) -> Iterator[Table]:
        """MS-3.3, MS-4.1, MS-4.10."""
        hand = self.players[self.turn].hand
        cards = [card for card in kinds(hand) if self.can_be_laid(card, len(hand))]
        for card in cards:
            if card == "long-lap":
                yield from (self.played(card, target) for target in self.targets(self.turn))
            else:
                yield self.played(card)
        if not cards:
            yield self.drawing((self.turn,)) if self.pile or self.cancelled else self.next_turn()

    def can_be_laid(self, card: str, held: int) -> bool:
        if self.waiting:
            return card == "starter"
        return card != "red-flag" or held >= 5

    def targets(self, seat: int) -> list[int]:
        return [other for other in self.still_in(seat + 1) if other != seat]

    def still_in(self, first: int) -> list[int]:
        """The seats of those who are still in the deal, from this one clockwise."""
        seats = [seat % len(self.players) for seat in range(first, first + len(self.players))]
        return [seat for seat in seats if not self.players[seat].out]

    # --------------------------------------------------------------------------------------------- cards

    def laid(self, seat: int, card: str) -> Table:
        was = self.players[seat]
        return self.with_player(seat, hand=without(was.hand, card), laid=(*was.laid, card))

    def played(self, card: str, target: int = -1) -> Table:
        """A card on one's turn, and what it does."""
        held = len(self.players[self.turn].hand)
        table = self.laid(self.turn, card)
        if held == 1:
            return table.deal_over()
        if self.waiting:
            return replace(table, waiting=False, lap=self.turn, phase=SECOND)
        if card == "stop":
            return table.deal_over() if held <= 5 else table.eliminated()
        if card == "long-lap":
            table = table.owing(target)
        elif card in ("q1", "q2"):
            return table.drawing(tuple(self.still_in(self.turn)) * int(card[1]))
        elif card == "red-flag" or (card == "warm-up" and self.lap is not None):
            table = table.all_cancelled(card)
        return table.next_turn()

    def all_cancelled(self, by: str) -> Table:
        """MS-3.4, MS-4.5."""
        lying = [card for player in self.players for card in player.laid]
        players = tuple(replace(player, laid=()) for player in self.players)
        cancelled = (*self.cancelled, *without(tuple(lying), by))
        removed = (*self.removed, by)
        return replace(self, players=players, cancelled=cancelled, removed=removed, waiting=True, lap=None)

    def eliminated(self) -> Table:
        """MS-5.3."""
        was = self.players[self.turn]
        table = replace(self, cancelled=(*self.cancelled, *was.hand, *was.laid))
        table = table.with_player(self.turn, hand=(), laid=(), owes=0, out=True)
        return table.next_turn() if len(table.still_in(0)) > 1 else table.deal_over()

    # --------------------------------------------------------------------------------------------- drawing

    def drawing(self, seats: tuple[int, ...]) -> Table:
        """These seats draw, in this order; MS-1.3."""
        if not self.pile and not self.cancelled:
            return replace(self, to_draw=()).next_turn()
        if not self.pile:
            return replace(self, pile=self.cancelled, cancelled=(), to_draw=seats)
        return replace(self, to_draw=seats)

    def drawn(self, card: str) -> Table:
        seat, *others = self.to_draw
        table = self.with_player(seat, hand=(*self.players[seat].hand, card))
        table = replace(table, pile=without(self.pile, card), to_draw=tuple(others))
        if others:
            return table.drawing(tuple(others))
        return table.window_before(table.turn) if self.phase == DEAL else table.next_turn()

    # --------------------------------------------------------------------------------------------- turns and windows

    def next_turn(self) -> Table:
        """MS-2.1, MS-3.4, MS-4.11: seat by seat, until one is there who plays."""
        table, seat = self, self.turn
        while True:
            seat = (seat + 1) % len(self.players)
            if seat == table.lap:
                table = replace(table, lap=None)
            player = table.players[seat]
            if player.owes:
                table = table.with_player(seat, owes=player.owes - 1)
            elif not player.out:
                return table.window_before(seat)

    def window_before(self, seat: int) -> Table:
        """MS-4.8."""
        lying = [*self.cancelled, *(card for player in self.players for card in player.laid)]
        table = replace(self, turn=seat, asked=seat, phase=WINDOW)
        return table.turn_begun() if lying.count("long-lap") == self.deck.count("long-lap") else table

    def turn_begun(self) -> Table:
        return replace(self, asked=-1, phase=GRID if self.waiting else RACE)

    def declined(self) -> Table:
        asked = self.still_in(self.asked + 1)[0]
        return self.turn_begun() if asked == self.turn else replace(self, asked=asked)

    def long_lap_in_window(self, target: int) -> Table:
        table = self.laid(self.asked, "long-lap")
        if not table.players[self.asked].hand:
            return table.deal_over()
        if target == self.turn:
            return table.next_turn()
        return table.owing(target).window_before(self.turn)

    def owing(self, target: int) -> Table:
        return self.with_player(target, owes=self.players[target].owes + 1)

    # --------------------------------------------------------------------------------------------- the end of a deal

    def deal_over(self) -> Table:
        """MS-6.2 to MS-6.5."""
        totals = [player.total + player.points for player in self.players]
        best = max(totals)
        players = tuple(Player(total) for total in totals)
        if (best >= self.target and totals.count(best) == 1) or self.deal == self.most_deals:
            return replace(self, players=players, phase=OVER, to_draw=())
        return replace(self, players=players, deal=self.deal + 1, opener=self.best_scorer()).dealing()

    def best_scorer(self) -> int:
        """MS-2.1."""
        return max(self.still_in(self.opener + 1), key=lambda seat: self.players[seat].points)

    def dealing(self) -> Table:
        """MS-1.2, MS-6.4."""
        seats = tuple(seat % len(self.players) for seat in range(self.opener, self.opener + len(self.players)))
        fresh = replace(self, pile=self.deck, cancelled=(), removed=(), to_draw=seats * self.dealt)
        return replace(fresh, phase=DEAL, turn=self.opener, asked=-1, waiting=True, lap=None)

    def with_player(self, seat: int, **changes: Any) -> Table:
        changed = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], changed, *self.players[seat + 1 :]))


def kinds(cards: Cards) -> list[str]:
    """Each kind that is there once: cards of a kind are alike."""
    return sorted(set(cards))


def without(cards: Cards, card: str) -> Cards:
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


def race_of(content: dict[str, Any], scenario: Scenario) -> Table:
    """The position of a scenario, straight from the words of the file."""
    deck, fields = of_table(content), scenario.position
    table = Table(
        deck=deck,
        dealt=content["hand"],
        target=scenario.options.get("target", 10_000),
        most_deals=scenario.options.get("max_deals", 100),
        players=tuple(Player() for _ in range(scenario.seats)),
    )
    return placed(table, fields) if fields else table.dealing()


def placed(table: Table, fields: dict[str, Any]) -> Table:
    """The table with cards and turns as a position says."""
    by_seat: dict[str, dict[str, Any]] = {name: fields.get(name, {}) for name in ("hand", "laid", "owed", "out")}
    players = tuple(
        Player(
            total=fields.get("total", [0] * len(table.players))[seat],
            hand=of_table(by_seat["hand"].get(str(seat), {})),
            laid=of_table(by_seat["laid"].get(str(seat), {})),
            owes=by_seat["owed"].get(str(seat), 0),
            out=bool(by_seat["out"].get(str(seat), 0)),
        )
        for seat in range(len(table.players))
    )
    cancelled, removed = of_table(fields.get("cancelled", {})), of_table(fields.get("removed", {}))
    pile = table.deck
    for card in (*cancelled, *removed, *(card for player in players for card in (*player.hand, *player.laid))):
        pile = without(pile, card)
    return replace(
        table,
        players=players,
        pile=pile,
        cancelled=cancelled,
        removed=removed,
        phase=PHASES[fields["phase"]],
        turn=fields.get("turn", 0),
        asked=fields.get("asked", -1),
        opener=fields.get("opener", 0),
        waiting=bool(fields.get("waiting", 1)),
        lap=fields.get("starter"),
    )


def of_table(numbers: dict[str, int]) -> Cards:
    return tuple(card for card in CARDS for _ in range(numbers.get(card, 0)))
