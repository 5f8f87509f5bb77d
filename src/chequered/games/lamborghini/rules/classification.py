"""Places: of cars in the race, and of players in the match."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rules.positions import cars, distance, turn_of
from chequered.games.lamborghini.spec import MOST_CARS
from chequered.games.lamborghini.state import State, Status
from chequered.kernel.record import Int, Ints

UNPLACED = MOST_CARS + 1
"""Behind every place."""


# LB-13.2 Finishers of earlier rounds are placed already. Then by distance.
def place_of(board: Board, s: State, car: Int) -> Int:
    """A car's place, certain or as things stand, from 1; 0 while no race is on."""
    if s.place[car] > 0 or s.cell[car] < 0:
        return s.place[car]
    place = 1
    for other in range(cars(s)):
        place += other != car and (s.place[other] > 0 or is_placed_before(board, s, other, car))
    return place


# LB-13.2 By distance; equal finishers: who moved earlier; equal others: grid place.
def is_placed_before(board: Board, s: State, one: Int, other: Int) -> bool:
    a = distance(board, s, one)
    b = distance(board, s, other)
    if a != b:
        return a > b
    if s.status[one] == Status.FINISHED and s.status[other] == Status.FINISHED:
        return turn_of(s, one) < turn_of(s, other)
    return s.grid[one] < s.grid[other]


# LB-14.1 Prizes go by place among all cars. A short game has none.
def prize_for(board: Board, s: State, place: Int) -> Int:
    return board.prizes[place - 1] if s.long and place > 0 else 0


def classify(board: Board, s: State, places: Ints, points: Ints) -> None:
    for car in range(cars(s)):
        places[car] = place_of(board, s, car)
        points[car] = prize_for(board, s, places[car])


def best_place(board: Board, s: State, seat: Int) -> Int:
    """The place of the better car of a player; behind all others while no race is on."""
    best = UNPLACED
    for car in range(seat * s.each, seat * s.each + s.each):
        place = place_of(board, s, car)
        if place > 0:
            best = min(best, place)
    return best


def places(board: Board, s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += other != seat and is_better(board, s, other, seat)


# LB-13.3 In a short game the first place wins. LB-14.5 In a championship the richest; equal: the better placed.
def is_better(board: Board, s: State, one: Int, other: Int) -> bool:
    if s.long and s.money[one] != s.money[other]:
        return s.money[one] > s.money[other]
    return best_place(board, s, one) < best_place(board, s, other)
