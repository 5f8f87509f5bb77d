"""Moto Strategy: who still plays this deal, and who comes next."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.spec import KINDS, Card
from chequered.games.moto_strategy.state import State
from chequered.kernel.record import Int, Ints


# MS-2.1 Clockwise is from each seat to the next higher one. MS-5.3 Who is out is passed over.
def next_in(s: State, seat: Int) -> Int:
    """The next seat clockwise that is still in the deal; the same if no other is."""
    other = seat
    for _ in range(s.seats):
        other = other + 1 if other + 1 < s.seats else 0
        if s.out[other] == 0:
            return other
    return seat


def players(s: State) -> Int:
    """How many are still in the deal."""
    number = s.seats
    for seat in range(s.seats):
        number -= s.out[seat]
    return number


def count_of(cards: Ints) -> Int:
    """How many cards these are, given by kind."""
    number = 0
    for kind in range(KINDS):
        number += cards[kind]
    return number


# MS-1.3 The pile, or what would become the next one.
def can_draw(s: State) -> bool:
    return s.pile_size > 0 or count_of(s.cancelled) > 0


# MS-4.8 While all LONG LAPs lie open nobody can hold one.
def all_long_laps_lie_open(deck: Deck, s: State) -> bool:
    lying = s.cancelled[Card.LONG_LAP]
    for seat in range(s.seats):
        lying += s.laid[seat][Card.LONG_LAP]
    return lying == deck.count[Card.LONG_LAP]
