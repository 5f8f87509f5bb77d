"""The classification of a race: places and points of motorcycles and teams."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.positions import distance, is_ahead, motorcycles
from chequered.games.motogp.spec import TEAM
from chequered.games.motogp.state import State, Status
from chequered.kernel.record import Int, Ints

POINTS = (25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
"""For places 1 to 15 (GP-11.4)."""

UNPLACED = 99
"""Behind every place."""


# GP-11.3 Disqualified ones have no place, and those behind them move up.
def classify(board: Board, s: State, places: Ints, points: Ints) -> None:
    for m in range(motorcycles(s)):
        places[m] = place_of(board, s, m)
        points[m] = points_for(places[m])


# GP-9.1, GP-10.1 Out of the race and without points.
def is_classified(s: State, m: Int) -> bool:
    return s.status[m] != Status.OUT


def place_of(board: Board, s: State, m: Int) -> Int:
    """1 for the best of those classified, 0 for one that is not."""
    if not is_classified(s, m):
        return 0
    place = 1
    for other in range(motorcycles(s)):
        place += other != m and is_classified(s, other) and is_placed_before(board, s, other, m)
    return place


# GP-11.3 Finishers as they crossed the line; then the others by distance.
def is_placed_before(board: Board, s: State, one: Int, other: Int) -> bool:
    if s.status[one] == Status.FINISHED or s.status[other] == Status.FINISHED:
        return s.status[other] != Status.FINISHED or (
            s.status[one] == Status.FINISHED and s.finished[one] < s.finished[other]
        )
    if s.cell[one] < 0 or s.cell[other] < 0:
        return s.cell[other] < 0 and (s.cell[one] >= 0 or one < other)
    a = distance(board, s, one)
    b = distance(board, s, other)
    return is_before_at_same_distance(board, s, one, other) if a == b else a > b


# GP-11.3 Equal: by GP-6.1, then broken engines, the earlier breakdown first.
def is_before_at_same_distance(board: Board, s: State, one: Int, other: Int) -> bool:
    if s.status[one] == Status.BROKEN or s.status[other] == Status.BROKEN:
        return s.status[one] != Status.BROKEN or (s.status[other] == Status.BROKEN and s.broken[one] < s.broken[other])
    return is_ahead(board, s, one, other)


# GP-11.4 Points for places 1 to 15.
def points_for(place: Int) -> Int:
    return POINTS[place - 1] if 1 <= place <= len(POINTS) else 0


# GP-12.1 A team scores what its two motorcycles score.
def team_points(board: Board, s: State, seat: Int) -> Int:
    total = 0
    for m in range(seat * TEAM, seat * TEAM + TEAM):
        total += points_for(place_of(board, s, m))
    return total


def places(board: Board, s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += is_better_team(board, s, other, seat)


# GP-12.2 More points; equal, the better of its places, as a championship of one race would decide it.
def is_better_team(board: Board, s: State, one: Int, other: Int) -> bool:
    a = team_points(board, s, one)
    b = team_points(board, s, other)
    if a != b:
        return a > b
    return better_place(board, s, one) < better_place(board, s, other)


def better_place(board: Board, s: State, seat: Int) -> Int:
    best = UNPLACED
    for m in range(seat * TEAM, seat * TEAM + TEAM):
        place = place_of(board, s, m)
        if place > 0:
            best = min(best, place)
    return best
