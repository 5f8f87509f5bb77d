"""Setting up: two cars of one player are told apart, and every car gets its extra cards."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.crew import open_unused_crews
from chequered.games.lamborghini.rules.holding import cards_in_deck, is_technology, supplier_of
from chequered.games.lamborghini.rules.positions import cars, seat_of
from chequered.games.lamborghini.rules.qualifying import prepare_race
from chequered.games.lamborghini.rules.waiting import ask, wait_for_chance
from chequered.games.lamborghini.spec import (
    FIRST_CARD_LOT,
    FIRST_MANOEUVRE,
    KINDS,
    TYPES,
    Event,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints

TECHNOLOGY, MANOEUVRES = 0, 1
"""The two kinds of extra cards, as indices of `State.owed`."""


# LB-5.3 Open cards go back first. LB-5.4 What nobody has taken of cars and drivers stays in the market.
def begin_setting_up(board: Board, s: State) -> None:
    emit(Event.DRAFT_OVER, Rule.LB_3_5, 0, 0, 0)
    for card in range(KINDS):
        s.deck[card] += s.open[card]
        s.open[card] = 0
    open_unused_crews(s)
    if s.each > 1:
        ask(s, Phase.ASSIGN_DRIVER, s.pick_order[0])
    else:
        begin_extras(board, s)


# LB-5.2 Drivers are assigned.
def assign_driver(board: Board, s: State, own: Int) -> None:
    """Give the player's first driver to their first or second (`own` 1) car."""
    first = s.turn * s.each
    if own:
        s.driver[first], s.driver[first + 1] = s.driver[first + 1], s.driver[first]
    for car in range(first, first + s.each):
        emit(Event.CREW, Rule.LB_5_2, car, s.car_card[car], s.driver[car])
    if s.supplier[first + 1] >= 0:
        ask(s, Phase.ASSIGN_SUPPLIER, s.turn)
    else:
        s.supplier[first + 1] = s.supplier[first]
        begin_dividing(board, s)


# LB-5.2 Whoever is bound to two suppliers gives one to each car; bound to one, both have it.
def assign_supplier(board: Board, s: State, own: Int) -> None:
    first = s.turn * s.each
    if own:
        s.supplier[first], s.supplier[first + 1] = s.supplier[first + 1], s.supplier[first]
    begin_dividing(board, s)


# LB-5.2 Technology follows its supplier; other cards are divided freely.
def begin_dividing(board: Board, s: State) -> None:
    first = s.turn * s.each
    for car in range(first, first + s.each):
        if s.supplier[car] >= 0:
            emit(Event.SUPPLIED, Rule.LB_5_2, car, s.supplier[car], 0)
    for card in range(KINDS):
        s.undivided[card] = s.hand[first][card]
        s.hand[first][card] = 0
    if s.supplier[first] != s.supplier[first + 1]:
        for card in range(FIRST_MANOEUVRE):
            while s.undivided[card] > 0:
                give(s, first if s.supplier[first] == supplier_of(card) else first + 1, card)
    go_on_dividing(board, s)


def give(s: State, car: Int, card: Int) -> None:
    s.undivided[card] -= 1
    s.hand[car][card] += 1
    emit(Event.GIVEN, Rule.LB_5_2, car, card, 0)


def divide(board: Board, s: State, own: Int) -> None:
    give(s, s.turn * s.each + own, s.asked)
    go_on_dividing(board, s)


# LB-5.2 Player by player in pick order.
def go_on_dividing(board: Board, s: State) -> None:
    """Ask about the next card, or turn to the next player, or to the extra cards."""
    s.asked = -1
    for card in range(KINDS):
        if s.undivided[card] > 0:
            s.asked = card
            ask(s, Phase.DIVIDE, s.turn)
            return
    for place in range(s.seats - 1):
        if s.pick_order[place] == s.turn:
            ask(s, Phase.ASSIGN_DRIVER, s.pick_order[place + 1])
            return
    begin_extras(board, s)


# LB-5.3 Each car must take as many as its car and driver card show together: cars in pick order.
def begin_extras(board: Board, s: State) -> None:
    s.dealt_to = 0
    owe_extras(board, s)
    go_on_dealing(board, s)


def next_dealt(s: State) -> Int:
    """The car that gets its extra cards now."""
    return s.pick_order[s.dealt_to // s.each] * s.each + s.dealt_to % s.each


def owe_extras(board: Board, s: State) -> None:
    if s.dealt_to < cars(s):
        car = s.car_card[next_dealt(s)]
        driver = s.driver[next_dealt(s)]
        s.owed[TECHNOLOGY] = board.car_technology[car] + board.driver_technology[driver]
        s.owed[MANOEUVRES] = board.car_manoeuvres[car] + board.driver_manoeuvres[driver]


# LB-5.3 A car without supplier chooses one before. In a match without market it only matters if technology is owed.
def needs_supplier(s: State, car: Int) -> bool:
    return s.supplier[car] < 0 and (s.owed[TECHNOLOGY] > 0 or s.races > 1)


def choose_supplier(board: Board, s: State, supplier: Int) -> None:
    car = next_dealt(s)
    s.supplier[car] = supplier
    emit(Event.SUPPLIED, Rule.LB_5_3, car, supplier, 0)
    go_on_dealing(board, s)


# LB-5.3 Technology before manoeuvre. LB-5.4 Then the speed pile is made.
def go_on_dealing(board: Board, s: State) -> None:
    while s.dealt_to < cars(s):
        car = next_dealt(s)
        if needs_supplier(s, car):
            ask(s, Phase.CHOOSE_SUPPLIER, seat_of(s, car))
            return
        if s.owed[TECHNOLOGY] + s.owed[MANOEUVRES] == 0:
            s.dealt_to += 1
            owe_extras(board, s)
        elif lots_left(s) > 0:
            wait_for_chance(s, Phase.LOT)
            return
        else:
            emit(Event.NO_LOT, Rule.LB_5_3, car, 0, 0)
            s.owed[lot_kind(s)] = 0
    prepare_race(board, s)


def lot_kind(s: State) -> Int:
    return TECHNOLOGY if s.owed[TECHNOLOGY] > 0 else MANOEUVRES


# LB-5.3 Technology comes from its supplier; when that has none left, from the next worse; after red, none.
def lot_supplier(s: State) -> Int:
    """The supplier from whom the next technology card comes; red if none has any left."""
    supplier = s.supplier[next_dealt(s)]
    while supplier > 0 and cards_in_deck(s, supplier * TYPES, supplier * TYPES + TYPES) == 0:
        supplier -= 1
    return supplier


def lots_left(s: State) -> Int:
    """How many cards there are of those from which the next one is drawn."""
    if lot_kind(s) == MANOEUVRES:
        return cards_in_deck(s, FIRST_MANOEUVRE, KINDS)
    first = lot_supplier(s) * TYPES
    return cards_in_deck(s, first, first + TYPES)


def lot_weights(s: State, weights: Ints) -> Int:
    """By lot from all cards that no player holds."""
    is_technology_lot = lot_kind(s) == TECHNOLOGY
    first = lot_supplier(s) * TYPES if is_technology_lot else FIRST_MANOEUVRE
    end = first + TYPES if is_technology_lot else KINDS
    for outcome in range(FIRST_CARD_LOT + KINDS):
        card = outcome - FIRST_CARD_LOT
        weights[outcome] = s.deck[card] if first <= card < end else 0
    return FIRST_CARD_LOT + KINDS


def take_lot(board: Board, s: State, card: Int) -> None:
    s.deck[card] -= 1
    s.hand[next_dealt(s)][card] += 1
    s.owed[TECHNOLOGY if is_technology(card) else MANOEUVRES] -= 1
    emit(Event.LOT, Rule.LB_5_3, next_dealt(s), card, 0)
    go_on_dealing(board, s)
