"""The club bot's decisions before the race: bids, the draft, and the setting up of its cars."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import Scratch
from chequered.games.lamborghini.bot.worth import (
    EXTRA,
    OF_MANY,
    best_supplier,
    drafted,
    mean_of_pile,
    worth_of_card,
    worth_of_crew,
    worth_of_supplier,
)
from chequered.games.lamborghini.rules.bidding import highest_bid
from chequered.games.lamborghini.rules.crew import crew_at, crew_card, crew_cards, crew_pile, lacks
from chequered.games.lamborghini.rules.holding import is_technology, supplier_of
from chequered.games.lamborghini.rules.positions import cars
from chequered.games.lamborghini.spec import (
    FIRST_BID,
    FIRST_SUPPLY,
    FIRST_TAKE,
    FIRST_TAKE_CAR,
    FIRST_TO,
    FIRST_TURN,
    KINDS,
    SUPPLIER_COUNT,
    TYPES,
    Pile,
)
from chequered.games.lamborghini.state import Phase, State, Where
from chequered.kernel.record import Int

BOUND = 4
"""Technology cards that a car can hope for, if its supplier has enough for all who are bound to it: about half of the
cards that are drafted for a car (docs/tuning-lamborghini.md)."""

ENOUGH = 5
"""Cards that a car can use in a race; more of a pair's go to the other car. Of five or six the last hardly add anything
(docs/tuning-lamborghini.md)."""

BID_SHARE = 150
"""What an early pick must be worth for each 1 000 that is bid: more than money is worth elsewhere (`PRIZE_CELLS`),
since others may leave the card to a later one, too."""

MOST_BID = 5
"""Thousands: a pick more or less is not worth a place in a race, which is 5 000 at least (LB-14.1)."""


def choose_to_build(board: Board, s: State, x: Scratch, n: Int) -> Int:
    """The best of the first n of `x.ids` before the race."""
    if s.phase == Phase.BID:
        return FIRST_BID + min(worth_of_early_pick(board, s, x) // BID_SHARE, MOST_BID, highest_bid(board, s, s.turn))
    if s.phase == Phase.CHOOSE_SUPPLIER:
        return FIRST_SUPPLY + best_supplier(board, s)
    if s.phase == Phase.ASSIGN_DRIVER or s.phase == Phase.ASSIGN_SUPPLIER or s.phase == Phase.DIVIDE:
        return FIRST_TO + own_car_for(board, s, x)
    best = x.ids[0]
    most = worth_of_choice(board, s, x, best)
    for k in range(1, n):
        value = worth_of_choice(board, s, x, x.ids[k])
        if value > most:
            most = value
            best = x.ids[k]
    return best


# LB-4.2 Higher bids pick earlier.
def worth_of_early_pick(board: Board, s: State, x: Scratch) -> Int:
    """By how much the best open car or driver is better than the average of its pile."""
    best = 0
    for pile in range(Pile.CARS, Pile.DRIVERS + 1):
        mean = mean_of_pile(board, s, x, s.turn, pile)
        for card in range(crew_cards(pile)):
            if crew_at(s, pile, card) == Where.OPEN:
                best = max(best, drafted(board, s, x, pile, card, EXTRA) - mean)
    return best


def worth_of_choice(board: Board, s: State, x: Scratch, action: Int) -> Int:
    """What it is worth to turn up a card of this pile, or to take this card."""
    if action < FIRST_TAKE:
        turned = action - FIRST_TURN
        # LB-3.3 Of cars and drivers only a lacking one can be taken.
        return int(lacks(s, s.turn, turned)) if turned >= Pile.CARS else mean_of_pile(board, s, x, s.turn, turned)
    if action >= FIRST_TAKE_CAR:
        pile = crew_pile(action)
        technology = extra_technology(board, s, s.turn)
        mean = mean_of_pile(board, s, x, s.turn, pile)
        return drafted(board, s, x, pile, crew_card(action), technology) - mean
    return worth_of_take(board, s, action - FIRST_TAKE)


def extra_technology(board: Board, s: State, seat: Int) -> Int:
    """What a technology card that comes by lot is worth to a seat."""
    supplier = s.supplier[seat * s.each]
    return worth_of_supplier(board, s, supplier) * OF_MANY // 100 if supplier >= 0 else EXTRA


# LB-3.4 The first technology card binds.
def worth_of_take(board: Board, s: State, card: Int) -> Int:
    """What a technology or manoeuvre card is worth to who takes it."""
    value = worth_of_card(board, card)
    if is_technology(card) and is_unbound(s, s.turn, supplier_of(card)):
        most = 0
        for supplier in range(SUPPLIER_COUNT):
            most = max(most, worth_of_binding(board, s, supplier))
        value += worth_of_binding(board, s, supplier_of(card)) - most
    return value


def worth_of_binding(board: Board, s: State, supplier: Int) -> Int:
    """What the cards are worth that a supplier may still bring to one car more, when all share alike."""
    left = 0
    for card in range(supplier * TYPES, supplier * TYPES + TYPES):
        left += s.deck[card] + s.open[card]
    bound = 1
    for car in range(cars(s)):
        bound += s.supplier[car] == supplier
    return worth_of_supplier(board, s, supplier) * min(BOUND * bound, left) // bound


def is_unbound(s: State, seat: Int, supplier: Int) -> bool:
    """Whether a card of this supplier would bind another car of the seat."""
    has_room = False
    for car in range(seat * s.each, seat * s.each + s.each):
        if s.supplier[car] == supplier:
            return False
        has_room = has_room or s.supplier[car] < 0
    return has_room


def imbalance(board: Board, s: State, car: Int, other: Int) -> Int:
    """How far speed and manoeuvre of a car would be apart with the driver of another: an accident costs speed."""
    speed = board.car_speed[s.car_card[car]] + board.driver_speed[s.driver[other]]
    return abs(speed - board.car_handling[s.car_card[car]] - board.driver_handling[s.driver[other]])


# LB-5.2, LB-13.3 The first place wins, so the cards go to one car, the better one, as long as it can use them.
def own_car_for(board: Board, s: State, x: Scratch) -> Int:
    """Which of a pair gets what is asked about: 0 or 1."""
    first = s.turn * s.each
    one = worth_of_crew(board, x, Pile.CARS, s.car_card[first])
    other = worth_of_crew(board, x, Pile.CARS, s.car_card[first + 1])
    if s.phase == Phase.ASSIGN_DRIVER:
        as_they_are = imbalance(board, s, first, first) + imbalance(board, s, first + 1, first + 1)
        return int(as_they_are > imbalance(board, s, first, first + 1) + imbalance(board, s, first + 1, first))
    one += worth_of_crew(board, x, Pile.DRIVERS, s.driver[first])
    other += worth_of_crew(board, x, Pile.DRIVERS, s.driver[first + 1])
    better = int(other > one)
    if s.phase == Phase.ASSIGN_SUPPLIER:
        mine = worth_of_supplier(board, s, s.supplier[first])
        is_best = mine >= worth_of_supplier(board, s, s.supplier[first + 1])
        return better if is_best else 1 - better
    cards = 0
    for card in range(KINDS):
        cards += s.hand[first + better][card]
    return better if cards < ENOUGH else 1 - better
