"""What follows from the cards, in positions that are set up by hand."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rules.crew import open_unused_crews
from chequered.games.lamborghini.rules.positions import cars
from chequered.games.lamborghini.spec import FEET, KINDS, PAIR, SLOWEST
from chequered.games.lamborghini.state import State, Where


# LB-1.2 No card is lost: what lies nowhere else is in its pile, or was drawn for a speed and is no more than a number.
def complete(board: Board, s: State) -> None:
    s.each = PAIR if s.seats == PAIR else 1
    for card in range(KINDS):
        s.deck[card] = board.count[card] - s.open[card] - s.undivided[card]
        for car in range(cars(s)):
            s.deck[card] -= s.hand[car][card] + s.used[car][card]
        for own in range(PAIR):
            s.deck[card] -= s.returned[own] == card
    for car in range(cars(s)):
        if s.car_card[car] >= 0:
            s.car_at[s.car_card[car]] = Where.HELD
        if s.driver[car] >= 0:
            s.driver_at[s.driver[car]] = Where.HELD
    if s.race > 0:
        # LB-5.4 Once a race is prepared, cars and drivers that nobody has are in the market.
        open_unused_crews(s)
        complete_speed_pile(board, s)


# LB-5.4 All cards that no player holds, and all banknotes, but for those drawn.
def complete_speed_pile(board: Board, s: State) -> None:
    s.speed_size = 0
    for foot in range(FEET):
        s.speed[foot] = board.notes[foot] - s.discards[foot]
    for card in range(KINDS):
        s.speed[board.foot[card] - SLOWEST] += s.deck[card]
    for foot in range(FEET):
        s.speed_size += s.speed[foot]
