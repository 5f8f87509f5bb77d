"""Qualifying and the grid."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.positions import advance, distance, is_straight, motorcycles
from chequered.games.motogp.rules.rounds import begin_race, clear_way
from chequered.games.motogp.spec import PLACES, TEAM, Card, Event, Rule
from chequered.games.motogp.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

ROLLS = 6
"""Rolls of a qualifying ride (GP-4.1)."""


# GP-4.1 Each motorcycle rides alone, starting before space 0; teams in seat order, first then second motorcycle.
def begin_ride(board: Board, s: State, m: Int) -> None:
    s.mover = m
    s.next = m
    s.rolls = 0
    s.cell[m] = board.grid[0]
    s.phase = Phase.ROLL
    emit(Event.RIDES_OUT, Rule.GP_4_1, m, s.cell[m], 0)


# GP-4.1 Each roll is moved at once. Marks, cards other than Extra Power, pit lane and sixes do not apply.
def end_roll(board: Board, s: State) -> None:
    m = s.mover
    emit(Event.MOVED, Rule.GP_4_1, m, s.cell[m], s.at)
    s.cell[m] = s.at
    s.lap[m] = s.at_lap
    clear_way(s)
    if s.rolls < ROLLS:
        s.phase = Phase.ROLL
    elif may_ride_on(board, s):
        s.phase = Phase.EXTRA
    else:
        end_ride(board, s)


# GP-4.2 After the sixth roll a motorcycle on a straight space may be given an Extra Power card for one more.
def may_ride_on(board: Board, s: State) -> bool:
    return is_straight(board, s.cell[s.mover]) and s.hand[s.mover // TEAM][Card.EXTRA] > 0


# GP-4.3 Furthest in spaces, laps included; same space: `I`, `B`, `A`.
def end_ride(board: Board, s: State) -> None:
    m = s.mover
    s.qualified[m] = advance(board, s, m)
    emit(Event.QUALIFIED, Rule.GP_4_3, m, distance(board, s, m) + 1, 0)
    s.cell[m] = -1
    s.lap[m] = 0
    if m + 1 < motorcycles(s):
        begin_ride(board, s, m + 1)
    else:
        s.rolls = 0
        s.qualifying = 0
        fill_grid(board, s)


# GP-4.3 Who qualified best is named next; equal ones by lot. GP-4.4 Without qualifying all are equal.
def fill_grid(board: Board, s: State) -> None:
    s.mover = -1
    for place in range(on_grid(s) + 1, motorcycles(s) + 1):
        best = best_unnamed(s)
        if ties(s, best) > 1:
            s.phase = Phase.LOT
            return
        for m in range(motorcycles(s)):
            if is_tied(s, m, best):
                put_on_grid(board, s, m, place)
                break
    begin_race(board, s)


def on_grid(s: State) -> Int:
    """How many places of the grid are taken."""
    found = 0
    for m in range(motorcycles(s)):
        found += s.grid[m] > 0
    return found


def best_unnamed(s: State) -> Int:
    best = -1 << 40
    for m in range(motorcycles(s)):
        if s.grid[m] == 0:
            best = max(best, s.qualified[m])
    return best


def is_tied(s: State, m: Int, best: Int) -> bool:
    return s.grid[m] == 0 and s.qualified[m] == best


def ties(s: State, best: Int) -> Int:
    found = 0
    for m in range(motorcycles(s)):
        found += is_tied(s, m, best)
    return found


# GP-2.7 Place k stands in row ⌈k ÷ 3⌉ from the line: inside, middle, outside in turn. The lap is 0.
def put_on_grid(board: Board, s: State, m: Int, place: Int) -> None:
    s.grid[m] = place
    s.cell[m] = board.grid[(place - 1) // PLACES]
    s.place[m] = (place - 1) % PLACES
    emit(Event.GRID, Rule.GP_2_7, m, s.cell[m], place)
