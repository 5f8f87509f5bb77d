"""The draft: cards are turned up, and picked in trips."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.crew import (
    crew_at,
    crew_cards,
    crew_price,
    lacks,
    put_crew,
)
from chequered.games.lamborghini.rules.holding import can_be_supplied, cards_in_deck, is_technology, supplier_of
from chequered.games.lamborghini.rules.waiting import ask, wait_for_chance
from chequered.games.lamborghini.spec import (
    DRIVER_CARDS,
    FIRST_CAR_LOT,
    FIRST_CARD_LOT,
    FIRST_DRIVER_LOT,
    FIRST_MANOEUVRE,
    KINDS,
    Event,
    Pile,
)
from chequered.games.lamborghini.state import Phase, State, Where
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints

FIRST_OPEN = 2
"""Cards of each pile that are turned up first (LB-3.1)."""


# LB-3.1 Four piles.
def pile_size(s: State, pile: Int) -> Int:
    if pile == Pile.TECHNOLOGY:
        return cards_in_deck(s, 0, FIRST_MANOEUVRE)
    if pile == Pile.MANOEUVRE:
        return cards_in_deck(s, FIRST_MANOEUVRE, KINDS)
    number = 0
    for card in range(crew_cards(pile)):
        number += crew_at(s, pile, card) == Where.PILE
    return number


def first_crew_lot(pile: Int) -> Int:
    """The outcome that turns up the first card of a pile of cars or drivers."""
    return FIRST_CAR_LOT if pile == Pile.CARS else FIRST_DRIVER_LOT


# LB-3.1 Every card of a pile may be the next.
def pile_weights(s: State, weights: Ints) -> Int:
    for outcome in range(FIRST_DRIVER_LOT + DRIVER_CARDS):
        weights[outcome] = 0
    if s.pile >= Pile.CARS:
        for card in range(crew_cards(s.pile)):
            weights[first_crew_lot(s.pile) + card] = crew_at(s, s.pile, card) == Where.PILE
    else:
        first = 0 if s.pile == Pile.TECHNOLOGY else FIRST_MANOEUVRE
        for card in range(first, FIRST_MANOEUVRE if s.pile == Pile.TECHNOLOGY else KINDS):
            weights[FIRST_CARD_LOT + card] = s.deck[card]
    return FIRST_DRIVER_LOT + DRIVER_CARDS


def turn_up(s: State, outcome: Int, rule: Int) -> None:
    """Lay the card that was drawn open."""
    if s.pile >= Pile.CARS:
        card = outcome - first_crew_lot(s.pile)
        put_crew(s, s.pile, card, Where.OPEN)
        emit(Event.TURNED_UP_CAR if s.pile == Pile.CARS else Event.TURNED_UP_DRIVER, rule, card, 0, 0)
    else:
        card = outcome - FIRST_CARD_LOT
        s.deck[card] -= 1
        s.open[card] += 1
        emit(Event.TURNED_UP, rule, card, 0, 0)


# LB-3.2 From the first to the last, who picks twice; the way back begins with the last but one. The first begins anew.
def begin_visit(s: State) -> None:
    s.picks = 2 if s.visit == s.seats - 1 else 1
    emit(Event.VISIT, Rule.LB_3_2, picker(s), s.trip, 0)


def picker(s: State) -> Int:
    """The seat that is visited."""
    return s.pick_order[s.visit if s.visit < s.seats else 2 * s.seats - 2 - s.visit]


def begin_draft(board: Board, s: State) -> None:
    s.trip = 1
    s.visit = 0
    begin_visit(s)
    go_on_picking(board, s)


def next_visit(s: State) -> None:
    s.visit += 1
    if s.visit == 2 * s.seats - 1:
        s.visit = 0
        s.trip += 1
    begin_visit(s)


# LB-3.2 First a card from technology or manoeuvre, of a pile that is not empty.
def turn_up_card(s: State) -> bool:
    """Whether there is one to be turned up: a pile is to be chosen, or its next card to be drawn."""
    can_technology = pile_size(s, Pile.TECHNOLOGY) > 0
    return choose_pile(s, Phase.TURN_CARD, Pile.TECHNOLOGY, can_technology, pile_size(s, Pile.MANOEUVRE) > 0)


# LB-3.2 Then one from cars or drivers. LB-3.6 One that is lacking, where it must be taken and none lies open.
def turn_up_crew(board: Board, s: State) -> bool:
    return choose_pile(s, Phase.TURN_CREW, Pile.CARS, can_turn(board, s, Pile.CARS), can_turn(board, s, Pile.DRIVERS))


def choose_pile(s: State, phase: Int, first: Int, can_first: bool, can_second: bool) -> bool:
    if can_first and can_second:
        ask(s, phase, picker(s))
    elif can_first or can_second:
        s.pile = first if can_first else first + 1
        wait_for_chance(s, Phase.REVEAL)
    return can_first or can_second


def can_turn(board: Board, s: State, pile: Int) -> bool:
    """Whether a pile of cars or drivers may be chosen."""
    if pile_size(s, pile) == 0:
        return False
    return not needs_to_be_shown(board, s) or lacks(s, picker(s), pile)


# LB-3.6 After the option's number of trips a lacking card must be taken.
def must_take_lacking(s: State) -> bool:
    seat = picker(s)
    return s.trip > s.draft_trips and (lacks(s, seat, Pile.CARS) or lacks(s, seat, Pile.DRIVERS))


def needs_to_be_shown(board: Board, s: State) -> bool:
    """Whether the picker must take a lacking card, and none that can be paid lies open."""
    if not must_take_lacking(s):
        return False
    return not can_pick_crew(board, s, picker(s))


# LB-3.3 A car or driver still lacking and affordable. LB-4.3 They cost their price in a championship.
def crew_refusal(board: Board, s: State, seat: Int, pile: Int, card: Int) -> Int:
    if crew_at(s, pile, card) != Where.OPEN or not lacks(s, seat, pile):
        return Rule.LB_3_3
    return Rule.LB_4_3 if s.long and crew_price(board, pile, card) > s.money[seat] else 0


def can_pick_crew(board: Board, s: State, seat: Int) -> bool:
    """Whether a car or driver lies open that the player may take."""
    for pile in range(Pile.CARS, Pile.DRIVERS + 1):
        for card in range(crew_cards(pile)):
            if crew_refusal(board, s, seat, pile, card) == 0:
                return True
    return False


# LB-3.3 Technology of an allowed supplier, any manoeuvre card. LB-3.6 None while a lacking card must be taken.
def card_refusal(s: State, seat: Int, card: Int) -> Int:
    if s.open[card] == 0:
        return Rule.LB_3_3
    if is_technology(card) and not can_be_supplied(s, seat, supplier_of(card)):
        return Rule.LB_3_4
    return Rule.LB_3_6 if must_take_lacking(s) else 0


def can_pick(board: Board, s: State) -> bool:
    seat = picker(s)
    for card in range(KINDS):
        if card_refusal(s, seat, card) == 0:
            return True
    return can_pick_crew(board, s, seat)


# LB-3.3 A pick must be made if there is a card that may be taken; otherwise the player passes.
def go_on_picking(board: Board, s: State) -> None:
    """Ask for the next pick, or for what comes before it."""
    while True:
        if s.picks == 0:
            next_visit(s)
            if turn_up_card(s) or turn_up_crew(board, s):
                return
        elif needs_to_be_shown(board, s):
            turn_up_crew(board, s)
            return
        elif can_pick(board, s):
            ask(s, Phase.PICK, picker(s))
            return
        else:
            emit(Event.PICKED_NOTHING, Rule.LB_3_3, picker(s), 0, 0)
            s.picks -= 1


# LB-3.5 Drafting ends when every car has a car card and a driver.
def is_drafted(s: State) -> bool:
    for seat in range(s.seats):
        if lacks(s, seat, Pile.CARS) or lacks(s, seat, Pile.DRIVERS):
            return False
    return True
