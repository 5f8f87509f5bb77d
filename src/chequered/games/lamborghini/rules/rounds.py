"""Rounds: whose turn comes when, and the end of a race."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.classification import is_placed_before, prize_for
from chequered.games.lamborghini.rules.ending import end_match, is_last_race
from chequered.games.lamborghini.rules.holding import ready_cards
from chequered.games.lamborghini.rules.market import open_market
from chequered.games.lamborghini.rules.positions import cars, is_ahead, is_racing, seat_of
from chequered.games.lamborghini.rules.turn_begin import begin_turn, clear_turn
from chequered.games.lamborghini.spec import (
    Direction,
    Event,
)
from chequered.games.lamborghini.state import LAPS, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# LB-6.1 The first round uses the order of the grid.
def begin_race(board: Board, s: State) -> None:
    begin_round(board, s)
    go_on(board, s)


# LB-6.1 By position when the round begins, further ahead first; level cars: the one that moved earlier.
def begin_round(board: Board, s: State) -> None:
    s.round += 1
    s.next = -1
    for car in range(cars(s)):
        s.has_moved[car] = 0
        s.is_blocked[car] = 0
    keep_racing(s)
    if s.round > 1:
        sort_order(board, s)
    emit(Event.ROUND, Rule.LB_6_1, s.round, 0, 0)


def keep_racing(s: State) -> None:
    """Close the gaps that cars have left in the order."""
    count = 0
    for k in range(cars(s)):
        car = s.order[k]
        if car >= 0 and is_racing(s, car):
            s.order[count] = car
            count += 1
    for k in range(count, cars(s)):
        s.order[k] = -1


def sort_order(board: Board, s: State) -> None:
    """By insertion, which keeps the order of level cars."""
    for k in range(1, cars(s)):
        car = s.order[k]
        if car < 0:
            return
        to = k
        while to > 0 and is_ahead(board, s, car, s.order[to - 1]):
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = car


# LB-13.1 A car finishes when it passes the line for the third lap; it ends its move beyond it.
# LB-8.4 What a crippled car loses grows with each turn of its own.
def end_turn(board: Board, s: State) -> None:
    car = s.mover
    if s.stepped > 0:
        s.has_moved[car] = 1
        emit(Event.MOVED, Rule.LB_6_5, car, s.stepped, 0)
    if s.failing[car] > 0:
        s.failing[car] += 1
    if is_racing(s, car) and s.lap[car] >= LAPS:
        stop(s, car, Status.FINISHED)
        emit(Event.FINISHED, Rule.LB_13_1, car, 0, 0)
    clear_turn(s)
    go_on(board, s)


# LB-8.5 A car that stops forgets the cells it has won.
def stop(s: State, car: Int, status: Int) -> None:
    s.status[car] = status
    s.won[car] = 0
    s.running[car] = 0
    s.direction[car] = Direction.NONE


# LB-8.4 When its movement comes to 0 or less it stops for good, a wreck and obstacle.
def wreck(board: Board, s: State) -> None:
    stop(s, s.mover, Status.WRECK)
    emit(Event.WRECKED, Rule.LB_8_4, s.mover, 0, 0)
    end_turn(board, s)


def go_on(board: Board, s: State) -> None:
    """The next turn of this round or the next one, or the end of the race."""
    while True:
        s.next += 1
        if s.next == cars(s) or s.order[s.next] < 0:
            place_finishers(board, s)
            if is_over(s):
                end_race(board, s)
                return
            begin_round(board, s)
        elif is_racing(s, s.order[s.next]):
            begin_turn(s, s.order[s.next])
            return


# LB-13.2 By round of finishing; same round: by distance; equal: who moved earlier. They leave at the end of the round.
def place_finishers(board: Board, s: State) -> None:
    place_cars(board, s, False)
    for car in range(cars(s)):
        if s.status[car] == Status.FINISHED and s.cell[car] >= 0:
            leave_track(s, car)


def leave_track(s: State, car: Int) -> None:
    s.cell[car] = -1
    emit(Event.LEFT_TRACK, Rule.LB_13_2, car, 0, 0)


def place_cars(board: Board, s: State, is_end: bool) -> None:
    """Give the next places to those that have finished in this round, or at the end to all that are on the track."""
    first = 1
    for car in range(cars(s)):
        first += s.place[car] > 0
    for car in range(cars(s)):
        if is_to_be_placed(s, car, is_end):
            s.place[car] = first
            for other in range(cars(s)):
                is_rival = other != car and is_to_be_placed(s, other, is_end)
                s.place[car] += is_rival and is_placed_before(board, s, other, car)


def is_to_be_placed(s: State, car: Int, is_end: bool) -> bool:
    return s.cell[car] >= 0 and (is_end or s.status[car] == Status.FINISHED)


# LB-13.1 Every car has finished or stopped; or no car moved in this round and every one still racing was blocked.
def is_over(s: State) -> bool:
    has_free = False
    has_racing = False
    for car in range(cars(s)):
        has_racing = has_racing or is_racing(s, car)
        has_free = has_free or s.has_moved[car] > 0 or (is_racing(s, car) and s.is_blocked[car] == 0)
    return not has_racing or not has_free


# LB-13.2 Then all others, racing or not, by distance; equal: grid place.
def end_race(board: Board, s: State) -> None:
    place_cars(board, s, True)
    for car in range(cars(s)):
        if s.cell[car] >= 0:
            leave_track(s, car)
    s.mover = -1
    for place in range(1, cars(s) + 1):
        for car in range(cars(s)):
            if s.place[car] == place:
                settle(board, s, car)
    ready_cards(s)
    emit(Event.RACE_OVER, Rule.LB_13_1, s.race, 0, 0)
    if is_last_race(s):
        end_match(board, s)
    else:
        open_market(board, s)


# LB-14.1 Prizes by place among all cars; a wreck gets the prize of its place.
def settle(board: Board, s: State, car: Int) -> None:
    emit(Event.CLASSIFIED, Rule.LB_13_2, car, s.place[car], 0)
    prize = prize_for(board, s, s.place[car])
    if prize > 0:
        s.money[seat_of(s, car)] += prize
        emit(Event.PRIZE, Rule.LB_14_1, car, prize, 0)
