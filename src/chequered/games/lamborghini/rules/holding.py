"""Cards: what they are, who holds them, and what the players are bound to."""

from __future__ import annotations

from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import (
    FIRST_MANOEUVRE,
    KINDS,
    TYPES,
    Event,
    Technology,
)
from chequered.games.lamborghini.state import State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

RULES = (
    Rule.LB_11_1,
    Rule.LB_11_2,
    Rule.LB_11_3,
    Rule.LB_11_4,
    Rule.LB_11_5,
    Rule.LB_11_6,
    Rule.LB_11_7,
    Rule.LB_11_8,
    Rule.LB_11_10,
    Rule.LB_11_11,
    Rule.LB_11_12,
    Rule.LB_11_13,
    Rule.LB_11_14,
    Rule.LB_11_9,
    Rule.LB_11_15,
    Rule.LB_11_16,
)
"""What says how each type of card is used, in the order of `notation.TECHNOLOGY` and `notation.MANOEUVRES`."""


# LB-1.2 Technology comes in seven types from three suppliers, the manoeuvre cards in nine types.
def is_technology(card: Int) -> bool:
    return card < FIRST_MANOEUVRE


def is_type(card: Int, kind: Int) -> bool:
    """Whether a card is technology of this type, whoever supplied it."""
    return card < FIRST_MANOEUVRE and card % TYPES == kind


def supplier_of(card: Int) -> Int:
    return card // TYPES


def rule_of(card: Int) -> Int:
    """The number of the rule that says how a card is used."""
    return RULES[card % TYPES] if is_technology(card) else RULES[card - FIRST_MANOEUVRE + TYPES]


def is_running_type(card: Int) -> bool:
    return is_type(card, Technology.TYRES) or is_type(card, Technology.FUEL)


# LB-3.4 One supplier per car; whoever has two cars may be bound to two.
def can_be_supplied(s: State, seat: Int, supplier: Int) -> bool:
    """Whether a player may take technology of this supplier."""
    for car in range(seat * s.each, seat * s.each + s.each):
        if s.supplier[car] == supplier or s.supplier[car] < 0:
            return True
    return False


def is_supplied(s: State, car: Int, card: Int) -> bool:
    """Whether a car may have this card (LB-14.4): a manoeuvre card, or technology of its supplier."""
    return not is_technology(card) or s.supplier[car] == supplier_of(card)


def cards_in_deck(s: State, first: Int, end: Int) -> Int:
    """How many cards nobody holds, of the kinds from `first` to before `end`; in the draft those of the piles."""
    number = 0
    for card in range(first, end):
        number += s.deck[card]
    return number


def hand_size(s: State, seat: Int) -> Int:
    """How many cards the cars of a player have."""
    number = 0
    for car in range(seat * s.each, seat * s.each + s.each):
        for card in range(KINDS):
            number += s.hand[car][card]
    return number


# LB-6.4 In any one turn at most one card is played for each car.
def has_card(s: State, car: Int, card: Int) -> bool:
    """Whether this card can still be played for this car in this turn."""
    return s.played[car] < 0 and s.hand[car][card] > 0


# LB-11.17 A played card is of no use for the rest of this race.
def use_card(s: State, car: Int, card: Int) -> None:
    s.hand[car][card] -= 1
    s.used[car][card] += 1
    s.played[car] = card
    emit(Event.PLAYED, rule_of(card), car, card, 0)


# LB-14.3 For the next race all of them are ready again.
def ready_cards(s: State) -> None:
    for car in range(s.seats * s.each):
        for card in range(KINDS):
            s.hand[car][card] += s.used[car][card]
            s.used[car][card] = 0
