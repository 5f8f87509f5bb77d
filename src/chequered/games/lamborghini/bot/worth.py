"""What cards are worth to the club bot: cars, drivers, technology and manoeuvre cards."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import CELL, Scratch
from chequered.games.lamborghini.rules.crew import crew_at, crew_cards, crew_price
from chequered.games.lamborghini.rules.holding import can_be_supplied, is_technology, supplier_of
from chequered.games.lamborghini.spec import (
    FIRST_MANOEUVRE,
    SUPPLIER_COUNT,
    TYPES,
    Pile,
    Technology,
)
from chequered.games.lamborghini.state import State, Where
from chequered.kernel.record import Int

MANOEUVRE_WORTH = (
    260,  # Skill: three cells, now and then cut by its limit
    60,  # Luck: a squeeze is seldom the only good step
    230,  # Fortune: from a low card back to the mean
    240,  # Manoeuvre: two points on a check
    60,  # Slipstream: a cell, where one comes behind a car
    100,  # Engage: a point on a check, and one off another's
    330,  # Fast car: four cells, now and then cut by its limit
    170,  # Victory: two cells, for who is second or third
    220,  # Will: three cells or two, for who is last or second to last
)
"""Of the manoeuvre cards, in the order of `notation.MANOEUVRES`: what they give when they can be used, estimated."""

BRAKES, SETUP, TEAM = 150, 110, 450
"""Of these technology cards: for each damage prevented, for each point, for a repair. A damage costs some 900 in the
middle of a race (`price_of_damage`); about one check of six brings one, a point on a check prevents one in eight, and
for a repair there has to be one: half."""

NOT_AT_ONCE = 10
"""What a cell that technology gives loses because it has to be played in some turn, and one of many."""

EXTRA = 120
"""Of an extra card that comes by lot: one more of many, of which only one a turn can be played
(docs/tuning-lamborghini.md, "How")."""

OF_MANY = 50
"""Of an extra technology card, in hundredths of the mean of its supplier's: from the same races."""

PRIZE_CELLS = 60
"""What 1 000 of money is worth, in a championship of one race: a place more is 15 000 (LB-14.1), and about a turn's
way, nine cells."""


def worth_of_card(board: Board, card: Int) -> Int:
    """What a technology or manoeuvre card is worth in a race."""
    if not is_technology(card):
        return MANOEUVRE_WORTH[card - FIRST_MANOEUVRE]
    kind = card % TYPES
    if kind == Technology.BRAKES:
        return BRAKES * board.worth[card]
    if kind == Technology.SETUP:
        return SETUP * board.worth[card]
    return TEAM if kind == Technology.TEAM else (CELL - NOT_AT_ONCE) * board.worth[card]


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


def worth_of_crew(board: Board, x: Scratch, pile: Int, card: Int) -> Int:
    """What a car card, or a driver, does on the track; extra cards come with it in the draft only."""
    if pile == Pile.CARS:
        return board.car_speed[card] * x.speed + board.car_handling[card] * x.handling
    return board.driver_speed[card] * x.speed + board.driver_handling[card] * x.handling


def worth_of_money(s: State, thousands: Int) -> Int:
    """What money is worth beside what wins races: the more races, the less."""
    return thousands * PRIZE_CELLS // max(1, s.races - max(s.race, 0)) if s.long else 0


def drafted(board: Board, s: State, x: Scratch, pile: Int, card: Int, technology: Int) -> Int:
    """What it is worth in the draft, with its extra cards and price; `technology` is one such card's worth."""
    is_car = pile == Pile.CARS
    extra = (board.car_technology[card] if is_car else board.driver_technology[card]) * technology
    extra += (board.car_manoeuvres[card] if is_car else board.driver_manoeuvres[card]) * EXTRA
    return worth_of_crew(board, x, pile, card) + extra - worth_of_money(s, crew_price(board, pile, card))


def mean_of_pile(board: Board, s: State, x: Scratch, seat: Int, pile: Int) -> Int:
    """What a card of a pile is worth to a seat on average; of cars and drivers those that lie open count too."""
    total = 0
    number = 0
    if pile >= Pile.CARS:
        for card in range(crew_cards(pile)):
            if crew_at(s, pile, card) != Where.HELD:
                number += 1
                total += drafted(board, s, x, pile, card, EXTRA)
    else:
        first = 0 if pile == Pile.TECHNOLOGY else FIRST_MANOEUVRE
        for card in range(first, first + (FIRST_MANOEUVRE if pile == Pile.TECHNOLOGY else len(MANOEUVRE_WORTH))):
            number += s.deck[card]
            if not is_technology(card) or can_be_supplied(s, seat, supplier_of(card)):
                total += s.deck[card] * worth_of_card(board, card)
    return total // number if number > 0 else 0
