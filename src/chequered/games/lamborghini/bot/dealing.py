"""The club bot's decisions in the market: what is worth more than it costs."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import WORST, Scratch
from chequered.games.lamborghini.bot.worth import worth_of_card, worth_of_crew, worth_of_money
from chequered.games.lamborghini.rules.crew import (
    crew_card,
    crew_cards,
    crew_of,
    crew_pile,
    crew_price,
    is_for_sale,
)
from chequered.games.lamborghini.rules.holding import is_technology, supplier_of
from chequered.games.lamborghini.rules.market import may_choose, proceeds
from chequered.games.lamborghini.spec import (
    DONE,
    FIRST_DISMISSAL,
    FIRST_RETURN,
    FIRST_SALE,
    FIRST_TAKE,
    FIRST_TAKE_CAR,
    FIRST_TO,
    KINDS,
    Pile,
)
from chequered.games.lamborghini.state import State
from chequered.kernel.record import Int


def choose_to_deal(board: Board, s: State, x: Scratch, n: Int) -> Int:
    """The best of the first n of `x.ids` in the market."""
    best = x.ids[0]
    most = WORST
    for k in range(n):
        value = worth_of_deal(board, s, x, x.ids[k])
        if value > most:
            most = value
            best = x.ids[k]
    return best


def worth_of_deal(board: Board, s: State, x: Scratch, action: Int) -> Int:
    """What it is worth to do this, as against leaving everything as it is."""
    if action == DONE:
        return 0
    if action >= FIRST_DISMISSAL:
        return worth_of_another(board, s, x, s.turn * s.each + action - FIRST_DISMISSAL, Pile.DRIVERS)
    if action >= FIRST_SALE:
        return worth_of_another(board, s, x, s.turn * s.each + action - FIRST_SALE, Pile.CARS)
    if action >= FIRST_RETURN:
        return worth_of_return(board, s, (action - FIRST_RETURN) % KINDS)
    if action >= FIRST_TO:
        return FIRST_TO - action
    if action >= FIRST_TAKE_CAR:
        price = crew_price(board, crew_pile(action), crew_card(action))
        return worth_of_crew(board, x, crew_pile(action), crew_card(action)) - worth_of_money(s, price)
    return worth_of_card(board, action - FIRST_TAKE)


# LB-14.4 Sold for its price less the discount; another is bought at once.
def worth_of_another(board: Board, s: State, x: Scratch, car: Int, pile: Int) -> Int:
    """What is won by selling a car card, or dismissing a driver, and getting the best that can then be paid."""
    own = crew_of(s, car, pile)
    got = proceeds(board, crew_price(board, pile, own))
    best = WORST
    for card in range(crew_cards(pile)):
        if is_for_sale(board, s, pile, card, s.money[s.turn] + got):
            cost = worth_of_money(s, crew_price(board, pile, card) - got)
            best = max(best, worth_of_crew(board, x, pile, card) - cost)
    return best - worth_of_crew(board, x, pile, own)


# LB-14.4 Two cards are given back for one.
def worth_of_return(board: Board, s: State, card: Int) -> Int:
    """What is won by giving back this card, and of the others the one that is worth least, for the best there is."""
    if s.returned[0] >= 0:
        return -worth_of_card(board, card)
    least = -WORST
    for car in range(s.turn * s.each, s.turn * s.each + s.each):
        for other in range(KINDS):
            if s.hand[car][other] > (other == card):
                least = min(least, worth_of_card(board, other))
    best = 0
    for other in range(KINDS):
        if may_choose(s, s.turn, other) and is_for_the_first(s, other):
            best = max(best, worth_of_card(board, other))
    return best - worth_of_card(board, card) - least


def is_for_the_first(s: State, card: Int) -> bool:
    """Whether the player's first car may have this card: what the other of a pair is given is not looked at."""
    return not is_technology(card) or s.supplier[s.turn * s.each] == supplier_of(card)
