"""Moto Strategy told by its events: what lies on the table, for records of what a seat saw, which hold no states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chequered.games.moto_strategy.notation import CARDS
from chequered.games.moto_strategy.spec import KINDS, SPEC, Card, Event
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.views import UNSEEN
from chequered.match.journal import Happening


def _grid(seats: int) -> list[list[int]]:
    return [[0] * KINDS for _ in range(seats)]


@dataclass(slots=True)
class Told:
    """The fields of the state that are shown, as far as events tell them.

    A hand has the cards that have been seen to come into it; of what is cancelled only the number is known, as one
    entry, since no event tells which cards an eliminated player held.
    """

    seats: int
    target: int
    deck: int
    deal: int = 1
    waiting: int = 1
    starter: int = -1
    pile_size: int = 0
    cancelled: list[int] = field(default_factory=lambda: [0])
    removed: list[int] = field(default_factory=lambda: [0] * KINDS)
    total: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    owed: list[int] = field(default_factory=list)
    hand_size: list[int] = field(default_factory=list)
    hand: list[list[int]] = field(default_factory=list)
    laid: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.total = [0] * self.seats
        self.begin_deal(1, 0)

    def begin_deal(self, deal: int, opener: int) -> None:
        """Everything but the totals begins anew."""
        self.deal, self.waiting, self.starter = deal, 1, -1
        self.pile_size, self.cancelled, self.removed = self.deck, [0], [0] * KINDS
        self.points, self.out, self.owed, self.hand_size = ([0] * self.seats for _ in range(4))
        self.hand, self.laid = _grid(self.seats), _grid(self.seats)

    def take(self, seat: int, card: int) -> None:
        """A card comes into a hand, seen or not."""
        self.pile_size -= 1
        self.hand_size[seat] += 1
        if card != UNSEEN:
            self.hand[seat][card] += 1

    def lay(self, seat: int, card: int, points: int) -> None:
        """A card goes from a hand to the table."""
        self.hand_size[seat] -= 1
        self.hand[seat][card] = max(0, self.hand[seat][card] - 1)
        self.laid[seat][card] += 1
        self.points[seat] += points

    def start(self, seat: int) -> None:
        """The first lap begins."""
        self.waiting, self.starter = 0, seat

    def stand(self, seat: int) -> None:
        """The first lap is over."""
        self.starter = -1

    def cancel(self, by: Card, cards: int) -> None:
        """All laid cards are cancelled but the one that has done it, which leaves the deal."""
        self.cancelled[0] += cards
        self.removed[by] += 1
        self.points, self.laid = [0] * self.seats, _grid(self.seats)
        self.waiting, self.starter = 1, -1

    def owe(self, seat: int, target: int) -> None:
        """A turn more is to be missed."""
        self.owed[target] += 1

    def strike_off(self, seat: int, left: int) -> None:
        """A turn has been missed."""
        self.owed[seat] = left

    def shuffle(self, cards: int) -> None:
        """The cancelled cards are the pile."""
        self.pile_size, self.cancelled = cards, [0]

    def eliminate(self, seat: int, cards: int) -> None:
        """Hand and laid cards are cancelled."""
        self.cancelled[0] += cards
        self.out[seat], self.owed[seat], self.points[seat], self.hand_size[seat] = 1, 0, 0, 0
        self.hand[seat], self.laid[seat] = [0] * KINDS, [0] * KINDS

    def score(self, seat: int, points: int, total: int) -> None:
        """The total after a deal."""
        self.total[seat] = total


TELLERS: Mapping[int, Callable[..., None]] = {
    Event.DEAL: Told.begin_deal,
    Event.DEALT: Told.take,
    Event.DREW: Told.take,
    Event.LAID: Told.lay,
    Event.STARTED: Told.start,
    Event.START_STANDS: Told.stand,
    Event.START_CANCELLED: lambda told, seat, cards: told.cancel(Card.WARM_UP, cards),
    Event.RED_FLAG: lambda told, seat, cards: told.cancel(Card.RED_FLAG, cards),
    Event.LONG_LAP: Told.owe,
    Event.TURN_LOST: Told.strike_off,
    Event.RESHUFFLED: Told.shuffle,
    Event.ELIMINATED: Told.eliminate,
    Event.SCORED: Told.score,
}
"""What each event changes; all others change nothing that is shown."""


def told(happenings: Iterable[Happening], board: LoadedBoard, seats: int, choices: Mapping[str, int]) -> Any:
    """What lies on the table after these events, from the beginning of the match, with these options."""
    target = next(option.default for option in SPEC.options if option.name == "target")
    found = Told(seats, choices.get("target", target), sum(board.content[card] for card in CARDS))
    for happening in happenings:
        if happening.event in TELLERS:
            TELLERS[happening.event](found, *happening.args)
    return found
