"""What cards are worth to the club bot: cars, drivers, technology and manoeuvre cards."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import CELL, Scratch
from chequered.games.lamborghini.rules.holding import can_be_supplied, is_technology, supplier_of
from chequered.games.lamborghini.spec import (
    CAR_CARDS,
    DRIVER_CARDS,
    FIRST_MANOEUVRE,
    SUPPLIER_COUNT,
    TYPES,
    Pile,
    Technology,
)
from chequered.games.lamborghini.state import State, Where
from chequered.kernel.record import Int

MANOEUVRE_WORTH = (260, 60, 230, 240, 60, 100, 330, 170, 220)
"""Of the manoeuvre cards, in the order of `notation.MANOEUVRES`."""

BRAKES, SETUP, TEAM = 150, 110, 450
"""Of these technology cards: for each damage prevented, for each point, for a repair."""

EXTRA = 120
"""Of an extra card that comes by lot: one more of many, of which only one a turn can be played."""

OF_MANY = 50
"""Of an extra technology card, in hundredths of the mean of its supplier's."""

PRIZE_CELLS = 60
"""What 1 000 of money is worth, in a championship of one race."""


def worth_of_card(board: Board, card: Int) -> Int:
    """What a technology or manoeuvre card is worth in a race."""
    if not is_technology(card):
        return MANOEUVRE_WORTH[card - FIRST_MANOEUVRE]
    kind = card % TYPES
    if kind == Technology.BRAKES:
        return BRAKES * board.worth[card]
    if kind == Technology.SETUP:
        return SETUP * board.worth[card]
    return TEAM if kind == Technology.TEAM else (CELL - 10) * board.worth[card]


def worth_of_supplier(board: Board, s: State, supplier: Int) -> Int:
    """What one of its cards is worth on average, of those that nobody holds; 0 if there is none."""
    total = 0
    number = 0
    for card in range(supplier * TYPES, supplier * TYPES + TYPES):
        count = s.deck[card] + s.open[card]
        number += count
        total += count * worth_of_card(board, card)
    return total // number if number > 0 else 0


def best_supplier(board: Board, s: State) -> Int:
    """The one whose cards are worth most."""
    best = 0
    for supplier in range(SUPPLIER_COUNT):
        if worth_of_supplier(board, s, supplier) > worth_of_supplier(board, s, best):
            best = supplier
    return best


def worth_of_car(board: Board, s: State, x: Scratch, card: Int) -> Int:
    """What a car card does on the track; extra cards come with it in the draft only."""
    return board.car_speed[card] * x.speed + board.car_handling[card] * x.handling


def worth_of_driver(board: Board, s: State, x: Scratch, card: Int) -> Int:
    """What a driver does on the track."""
    return board.driver_speed[card] * x.speed + board.driver_handling[card] * x.handling


def worth_of_money(s: State, thousands: Int) -> Int:
    """What money is worth beside what wins races: the more races, the less."""
    return thousands * PRIZE_CELLS // max(1, s.races - max(s.race, 0)) if s.long else 0


def drafted_car(board: Board, s: State, x: Scratch, card: Int, technology: Int) -> Int:
    """What a car card is worth in the draft, with its extra cards and price; `technology` is one such card's worth."""
    extra = board.car_technology[card] * technology + board.car_manoeuvres[card] * EXTRA
    return worth_of_car(board, s, x, card) + extra - worth_of_money(s, board.car_price[card])


def drafted_driver(board: Board, s: State, x: Scratch, card: Int, technology: Int) -> Int:
    """The same of a driver."""
    extra = board.driver_technology[card] * technology + board.driver_manoeuvres[card] * EXTRA
    return worth_of_driver(board, s, x, card) + extra - worth_of_money(s, board.driver_price[card])


def mean_of_pile(board: Board, s: State, x: Scratch, seat: Int, pile: Int) -> Int:
    """What a card of a pile is worth to a seat on average; of cars and drivers those that lie open count too."""
    total = 0
    number = 0
    if pile == Pile.CARS:
        for card in range(CAR_CARDS):
            is_free = s.car_at[card] != Where.HELD
            number += is_free
            total += is_free * drafted_car(board, s, x, card, EXTRA)
    elif pile == Pile.DRIVERS:
        for card in range(DRIVER_CARDS):
            is_free = s.driver_at[card] != Where.HELD
            number += is_free
            total += is_free * drafted_driver(board, s, x, card, EXTRA)
    else:
        first = 0 if pile == Pile.TECHNOLOGY else FIRST_MANOEUVRE
        for card in range(first, first + (FIRST_MANOEUVRE if pile == Pile.TECHNOLOGY else len(MANOEUVRE_WORTH))):
            number += s.deck[card]
            if not is_technology(card) or can_be_supplied(s, seat, supplier_of(card)):
                total += s.deck[card] * worth_of_card(board, card)
    return total // number if number > 0 else 0
