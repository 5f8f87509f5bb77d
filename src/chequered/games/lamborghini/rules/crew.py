"""Car and driver cards: two piles of which every car needs one card each, dealt, taken and paid for alike (LB-1.1).

`pile` is `Pile.CARS` or `Pile.DRIVERS` throughout.
"""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.spec import CAR_CARDS, DRIVER_CARDS, FIRST_TAKE_CAR, FIRST_TAKE_DRIVER, Pile
from chequered.games.lamborghini.state import State, Where
from chequered.kernel.record import Int


def crew_cards(pile: Int) -> Int:
    """How many such cards there are."""
    return CAR_CARDS if pile == Pile.CARS else DRIVER_CARDS


def crew_pile(action: Int) -> Int:
    """The pile of the card that an action of the blocks `take-car` and `take-driver` takes."""
    return Pile.CARS if action < FIRST_TAKE_DRIVER else Pile.DRIVERS


def crew_card(action: Int) -> Int:
    """The card that such an action takes."""
    return action - FIRST_TAKE_CAR if action < FIRST_TAKE_DRIVER else action - FIRST_TAKE_DRIVER


def crew_of(s: State, car: Int, pile: Int) -> Int:
    """A car's card, -1 for none yet."""
    return s.car_card[car] if pile == Pile.CARS else s.driver[car]


def crew_at(s: State, pile: Int, card: Int) -> Int:
    """Where a card is: a Where."""
    return s.car_at[card] if pile == Pile.CARS else s.driver_at[card]


def put_crew(s: State, pile: Int, card: Int, where: Int) -> None:
    if pile == Pile.CARS:
        s.car_at[card] = where
    else:
        s.driver_at[card] = where


def give_crew(s: State, car: Int, pile: Int, card: Int) -> None:
    """Let a car have this card."""
    put_crew(s, pile, card, Where.HELD)
    if pile == Pile.CARS:
        s.car_card[car] = card
    else:
        s.driver[car] = card


def crew_price(board: Board, pile: Int, card: Int) -> Int:
    """In thousands (LB-12)."""
    return board.car_price[card] if pile == Pile.CARS else board.driver_price[card]


def lacks(s: State, seat: Int, pile: Int) -> bool:
    """Whether one of the player's cars has no such card yet."""
    for car in range(seat * s.each, seat * s.each + s.each):
        if crew_of(s, car, pile) < 0:
            return True
    return False


# LB-5.4 Unused cars and drivers stay in the market.
def open_unused_crews(s: State) -> None:
    for pile in range(Pile.CARS, Pile.DRIVERS + 1):
        for card in range(crew_cards(pile)):
            if crew_at(s, pile, card) == Where.PILE:
                put_crew(s, pile, card, Where.OPEN)


# LB-14.4 From the market: what nobody has.
def is_for_sale(board: Board, s: State, pile: Int, card: Int, money: Int) -> bool:
    """Whether nobody has this card, and so much money pays for it."""
    return crew_at(s, pile, card) != Where.HELD and crew_price(board, pile, card) <= money
