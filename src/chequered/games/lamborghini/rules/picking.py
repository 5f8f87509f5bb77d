"""What a pick does: the card goes to the player, who may have to pay for it, or is bound by it."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.crew import crew_card, crew_of, crew_pile, crew_price, give_crew
from chequered.games.lamborghini.rules.holding import is_technology, supplier_of
from chequered.games.lamborghini.spec import FIRST_TAKE, FIRST_TAKE_CAR, Event, Pile
from chequered.games.lamborghini.state import State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


def pick(board: Board, s: State, action: Int) -> None:
    seat = s.turn
    if action >= FIRST_TAKE_CAR:
        take_crew(board, s, seat, crew_pile(action), crew_card(action))
    else:
        take_card(s, seat, action - FIRST_TAKE)
    s.picks -= 1


# LB-4.1 In a short game everything is free. LB-4.3 In a championship cars and drivers cost their price at once.
def take_crew(board: Board, s: State, seat: Int, pile: Int, card: Int) -> None:
    car = seat * s.each
    while crew_of(s, car, pile) >= 0:
        car += 1
    give_crew(s, car, pile, card)
    price = crew_price(board, pile, card) if s.long else 0
    s.money[seat] -= price
    event = Event.TOOK_CAR if pile == Pile.CARS else Event.TOOK_DRIVER
    emit(event, Rule.LB_4_3 if s.long else Rule.LB_4_1, seat, card, price)


# LB-4.3 Technology and manoeuvre cards are free.
def take_card(s: State, seat: Int, card: Int) -> None:
    s.open[card] -= 1
    s.hand[seat * s.each][card] += 1
    emit(Event.TOOK, Rule.LB_3_3, seat, card, 0)
    if is_technology(card):
        bind(s, seat, supplier_of(card))


# LB-3.4 The first technology card binds the player to its supplier.
def bind(s: State, seat: Int, supplier: Int) -> None:
    for car in range(seat * s.each, seat * s.each + s.each):
        if s.supplier[car] == supplier:
            return
        if s.supplier[car] < 0:
            s.supplier[car] = supplier
            emit(Event.BOUND, Rule.LB_3_4, seat, supplier, 0)
            return
