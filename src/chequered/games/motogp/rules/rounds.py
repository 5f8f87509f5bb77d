"""Rounds: whose turn comes when, and the end of the race."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.classification import (
    is_better_team,
    place_of,
    points_for,
    team_points,
)
from chequered.games.motogp.rules.positions import is_ahead, motorcycles
from chequered.games.motogp.spec import Event, Rule
from chequered.games.motogp.state import Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

PODIUM = 3
"""The race ends with the round in which so many have finished (GP-11.2)."""


# GP-6.1 The first round uses the order of the grid, which is that of the places on it.
def begin_race(board: Board, s: State) -> None:
    for m in range(motorcycles(s)):
        s.order[s.grid[m] - 1] = m
    begin_round(board, s)
    go_on(board, s)


# GP-6.1 In each round all that are still racing have one turn, in the order of the race when the round begins.
def begin_round(board: Board, s: State) -> None:
    s.round += 1
    s.next = -1
    keep_racing(s)
    sort_order(board, s)
    emit(Event.ROUND, Rule.GP_6_1, s.round, 0, 0)


def keep_racing(s: State) -> None:
    """Close the gaps that those who are out have left in the order."""
    count = 0
    for k in range(motorcycles(s)):
        m = s.order[k]
        if m >= 0 and s.status[m] == Status.RACING:
            s.order[count] = m
            count += 1
    for k in range(count, motorcycles(s)):
        s.order[k] = -1


def sort_order(board: Board, s: State) -> None:
    """By insertion: from one round to the next little changes."""
    for k in range(1, motorcycles(s)):
        m = s.order[k]
        if m < 0:
            return
        to = k
        while to > 0 and is_ahead(board, s, m, s.order[to - 1]):
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = m


# GP-6.9 The turn is settled; nothing of it is left.
def end_turn(board: Board, s: State) -> None:
    clear_way(s)
    go_on(board, s)


def clear_way(s: State) -> None:
    for k in range(s.ridden):
        s.way[k] = 0
    s.ridden = 0
    s.first = 0
    s.second = 0
    s.third = 0
    s.die = 0
    s.left = 0
    s.at = 0
    s.at_lap = 0
    s.moved = 0
    s.left_pit = 0


def go_on(board: Board, s: State) -> None:
    """The next turn of this round or the next one, or the end of the race."""
    while True:
        s.next += 1
        if s.next == motorcycles(s) or s.order[s.next] < 0:
            if is_over(s):
                end_race(board, s)
                return
            begin_round(board, s)
        elif has_turn(s, s.order[s.next]):
            begin_turn(s, s.order[s.next])
            return


# GP-9.4 Missed turns add up: each costs one turn. Who is out has none.
def has_turn(s: State, m: Int) -> bool:
    if s.status[m] != Status.RACING:
        return False
    if s.missing[m] == 0:
        return True
    s.missing[m] -= 1
    emit(Event.MISSED, Rule.GP_9_4, m, s.missing[m], 0)
    return False


def begin_turn(s: State, m: Int) -> None:
    s.mover = m
    s.phase = Phase.ROLL
    emit(Event.TURN, Rule.GP_6_1, m, 0, 0)


# GP-11.2 At the end of a round: three have finished, those disqualified not counted, or none is left racing.
def is_over(s: State) -> bool:
    return count(s, Status.FINISHED) >= PODIUM or count(s, Status.RACING) == 0


def count(s: State, status: Int) -> Int:
    found = 0
    for m in range(motorcycles(s)):
        found += s.status[m] == status
    return found


# GP-11.3 The classification; GP-11.4 its points.
def end_race(board: Board, s: State) -> None:
    s.phase = Phase.OVER
    s.mover = -1
    emit(Event.RACE_OVER, Rule.GP_11_2, 0, 0, 0)
    for place in range(1, motorcycles(s) + 1):
        for m in range(motorcycles(s)):
            if place_of(board, s, m) == place:
                emit(Event.CLASSIFIED, Rule.GP_11_3, m, place, points_for(place))
    for seat in range(s.seats):
        tell_win(board, s, seat)


# GP-11.4 The team with the most points has won the race; without points nobody has.
def tell_win(board: Board, s: State, seat: Int) -> None:
    points = team_points(board, s, seat)
    for other in range(s.seats):
        if points == 0 or is_better_team(board, s, other, seat):
            return
    emit(Event.WON, Rule.GP_11_4, seat, points, 0)
