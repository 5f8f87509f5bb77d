"""Between races: repairs and the market."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.classification import best_place
from chequered.games.lamborghini.rules.crew import (
    crew_cards,
    crew_of,
    crew_price,
    give_crew,
    is_for_sale,
    put_crew,
)
from chequered.games.lamborghini.rules.holding import hand_size, is_supplied
from chequered.games.lamborghini.rules.positions import cars, seat_of
from chequered.games.lamborghini.rules.waiting import ask
from chequered.games.lamborghini.spec import KINDS, PAIR, Event, Pile
from chequered.games.lamborghini.state import Phase, State, Where
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

CARDS_FOR_ONE = 2
"""Cards that are given back for one (LB-14.4)."""


# LB-14.2 Before a further race all damage must be repaired as far as the money lasts; what cannot be paid stays.
def open_market(board: Board, s: State) -> None:
    for car in range(cars(s)):
        repaired = 0
        while s.damage[car] > 0 and s.money[seat_of(s, car)] >= board.repair:
            s.damage[car] -= 1
            s.money[seat_of(s, car)] -= board.repair
            repaired += 1
        if repaired > 0:
            emit(Event.REPAIR_PAID, Rule.LB_14_2, car, repaired, repaired * board.repair)
    for seat in range(s.seats):
        s.left_market[seat] = 0
    invite(board, s)


# LB-14.4 In reverse order of arrival; two cars: by the better one.
def invite(board: Board, s: State) -> bool:
    """Let the next player into the market; whether there was one left."""
    seat = -1
    for other in range(s.seats):
        if not s.left_market[other] and (seat < 0 or best_place(board, s, other) > best_place(board, s, seat)):
            seat = other
    if seat < 0:
        return False
    s.exchanged = 0
    for own in range(PAIR):
        s.sold[own] = 0
        s.dismissed[own] = 0
        s.returned[own] = -1
    emit(Event.MARKET, Rule.LB_14_4, seat, 0, 0)
    ask(s, Phase.MARKET, seat)
    return True


def leave_market(s: State) -> None:
    s.left_market[s.turn] = 1
    emit(Event.LEFT_MARKET, Rule.LB_14_4, s.turn, 0, 0)


def is_own(s: State, own: Int) -> bool:
    """Whether the players have a first (0), or second (1), car."""
    return own < s.each


# LB-14.4 Technology only of the receiving car's supplier.
def may_choose(s: State, seat: Int, card: Int) -> bool:
    """Whether nobody held this card before the exchange, and one of the player's cars may have it."""
    if s.deck[card] == 0:
        return False
    for car in range(seat * s.each, seat * s.each + s.each):
        if is_supplied(s, car, card):
            return True
    return False


# LB-14.4 Once give back two cards and choose one.
def may_exchange(s: State, seat: Int) -> bool:
    if s.exchanged or hand_size(s, seat) < CARDS_FOR_ONE:
        return False
    for card in range(KINDS):
        if may_choose(s, seat, card):
            return True
    return False


def give_back(s: State, own: Int, card: Int) -> None:
    car = s.turn * s.each + own
    s.hand[car][card] -= 1
    emit(Event.RETURNED, Rule.LB_14_4, car, card, 0)
    if s.returned[0] < 0:
        s.returned[0] = card
        ask(s, Phase.RETURN, s.turn)
    else:
        s.returned[1] = card
        ask(s, Phase.CHOOSE, s.turn)


def choose_card(s: State, card: Int) -> None:
    """Take this card; if both cars of the player may have it, ask for which it is."""
    first = s.turn * s.each
    s.asked = card
    if s.each > 1 and is_supplied(s, first, card) and is_supplied(s, first + 1, card):
        ask(s, Phase.RECEIVE, s.turn)
    else:
        receive(s, 0 if is_supplied(s, first, card) else 1)


# LB-14.4 What was given back lies with the cards that nobody holds from now on.
def receive(s: State, own: Int) -> None:
    car = s.turn * s.each + own
    s.deck[s.asked] -= 1
    s.hand[car][s.asked] += 1
    emit(Event.CHOSE, Rule.LB_14_4, car, s.asked, 0)
    s.asked = -1
    for k in range(CARDS_FOR_ONE):
        s.deck[s.returned[k]] += 1
        s.returned[k] = -1
    s.exchanged = 1
    ask(s, Phase.MARKET, s.turn)


# LB-14.4 A sale brings the price less 5 000, at least 0.
def proceeds(board: Board, price: Int) -> Int:
    return max(0, price - board.discount)


def has_parted_with(s: State, own: Int, pile: Int) -> bool:
    """Whether the player in the market has sold this car's car card, or dismissed its driver."""
    return s.sold[own] != 0 if pile == Pile.CARS else s.dismissed[own] != 0


# LB-14.4 Once per car sell the car card, once dismiss the driver; a sale that leaves nothing affordable is refused.
def may_part_with(board: Board, s: State, seat: Int, own: Int, pile: Int) -> bool:
    if not is_own(s, own) or has_parted_with(s, own, pile):
        return False
    money = s.money[seat] + proceeds(board, crew_price(board, pile, crew_of(s, seat * s.each + own, pile)))
    for card in range(crew_cards(pile)):
        if is_for_sale(board, s, pile, card, money):
            return True
    return False


def part_with(board: Board, s: State, own: Int, pile: Int) -> None:
    """Sell the car card, or dismiss the driver, of the player's first (0) or second (1) car."""
    car = s.turn * s.each + own
    card = crew_of(s, car, pile)
    price = proceeds(board, crew_price(board, pile, card))
    s.dealing = car
    s.money[s.turn] += price
    if pile == Pile.CARS:
        s.sold[own] = 1
        emit(Event.SOLD, Rule.LB_14_4, car, card, price)
        ask(s, Phase.BUY_CAR, s.turn)
    else:
        s.dismissed[own] = 1
        emit(Event.DISMISSED, Rule.LB_14_4, car, card, price)
        ask(s, Phase.HIRE, s.turn)


# LB-14.4 Another is bought from the market at once; what is sold enters the market after that. No extra cards.
def replace_crew(board: Board, s: State, pile: Int, card: Int) -> None:
    """Buy this car card, or hire this driver, for the car that has just parted with its own."""
    put_crew(s, pile, crew_of(s, s.dealing, pile), Where.OPEN)
    give_crew(s, s.dealing, pile, card)
    price = crew_price(board, pile, card)
    s.money[s.turn] -= price
    emit(Event.BOUGHT if pile == Pile.CARS else Event.HIRED, Rule.LB_14_4, s.dealing, card, price)
    s.dealing = -1
    ask(s, Phase.MARKET, s.turn)
