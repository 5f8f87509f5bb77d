"""Where cars are: whose they are, what is around them, and who is further ahead."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.spec import Side
from chequered.games.lamborghini.state import State, Status
from chequered.kernel.record import Int

BESIDE = 2
"""Added to a side it is the cell beside, not in front (`taken_around`)."""


# LB-1.5 Three to five players drive one car each, two players two.
def cars(s: State) -> Int:
    """How many cars race: the numbers below are theirs."""
    return s.seats * s.each


def seat_of(s: State, car: Int) -> Int:
    return car // s.each


def is_racing(s: State, car: Int) -> bool:
    return s.status[car] == Status.RACING


# LB-2.2 A cell holds one car.
def car_on(s: State, cell: Int) -> Int:
    """The car on this cell, -1 for none; wrecks and cars that have finished in this round stand there too."""
    for car in range(cars(s)):
        if s.cell[car] == cell:
            return car
    return -1


# LB-2.1 In front are at most three cells. Never sideways, never back.
def in_front(board: Board, cell: Int, side: Int) -> Int:
    """The cell in front of a cell on this side, -1 for none."""
    if side == Side.AHEAD:
        return board.ahead[cell]
    return board.left[cell] if side == Side.LEFT else board.right[cell]


# LB-2.4 Beside, on each side.
def beside(board: Board, cell: Int, side: Int) -> Int:
    """The cell beside a cell to the left or right, -1 for none."""
    return board.beside_left[cell] if side == Side.LEFT else board.beside_right[cell]


# LB-2.1, LB-2.4 The cells in front and beside.
def taken_around(board: Board, s: State) -> Int:
    """On which cells around the mover cars stand: bit `side` for those in front, bit BESIDE + side for those beside.

    Others do not move in its turn, so one look serves for all that is asked about a decision.
    """
    at = s.cell[s.mover]
    taken = 0
    for car in range(cars(s)):
        cell = s.cell[car]
        if cell >= 0:
            taken |= (cell == board.ahead[at]) << Side.AHEAD
            taken |= (cell == board.left[at]) << Side.LEFT
            taken |= (cell == board.right[at]) << Side.RIGHT
            taken |= (cell == board.beside_left[at]) << (BESIDE + Side.LEFT)
            taken |= (cell == board.beside_right[at]) << (BESIDE + Side.RIGHT)
    return taken


def is_taken(taken: Int, where: Int) -> bool:
    """Whether a car stands there: a side, for a cell beside with BESIDE added."""
    return (taken >> where) & 1 == 1


def racing_car_on(s: State, cell: Int) -> Int:
    """The car that races on this cell, -1 for none, or for no cell."""
    car = car_on(s, cell) if cell >= 0 else -1
    return car if car >= 0 and is_racing(s, car) else -1


# LB-2.4 Laps done and the front edge of the cell, counted back from the line on the grid.
def distance(board: Board, s: State, car: Int) -> Int:
    return s.lap[car] * board.lap[s.track] + board.front[s.cell[car]]


# LB-6.1 Level cars: the one that moved earlier.
def is_ahead(board: Board, s: State, one: Int, other: Int) -> bool:
    """Whether one car is further ahead than another, of two that take part in this round."""
    a = distance(board, s, one)
    b = distance(board, s, other)
    return turn_of(s, one) < turn_of(s, other) if a == b else a > b


def turn_of(s: State, car: Int) -> Int:
    """When a car's turn comes in this round, from 0; behind all others if it has none."""
    for k in range(cars(s)):
        if s.order[k] == car:
            return k
    return cars(s)


# LB-11.16 The place at the start of the turn: finished cars count as ahead, wrecks do not count.
def place_on_track(board: Board, s: State, car: Int) -> Int:
    place = 1
    for other in range(cars(s)):
        if s.status[other] == Status.FINISHED:
            place += 1
        elif other != car and is_racing(s, other):
            place += is_ahead(board, s, other, car)
    return place


def placed_cars(s: State) -> Int:
    """How many cars count for such places."""
    number = 0
    for car in range(cars(s)):
        number += is_racing(s, car) or s.status[car] == Status.FINISHED
    return number
