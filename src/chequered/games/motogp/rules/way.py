"""The way: the points of the dice, moved cell by cell."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.positions import is_pit
from chequered.games.motogp.rules.qualifying import end_roll
from chequered.games.motogp.rules.settling import settle
from chequered.games.motogp.spec import Event, Rule
from chequered.games.motogp.state import Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

PERFECT = 4
"""The highest roll that is perfect speed (GP-5.1)."""


# GP-5.2 All dice are rolled before the first point is moved; the first die's points come first.
def begin_way(board: Board, s: State) -> None:
    s.at = s.cell[s.mover]
    s.at_lap = s.lap[s.mover]
    s.die = 1
    s.left = points(board, s, s.first)
    ride_on(board, s)


# GP-7.3 One that starts its turn in the pit lane moves half of each die, rounded up, for the whole turn.
def points(board: Board, s: State, face: Int) -> Int:
    return (face + 1) // 2 if is_pit(board, s.cell[s.mover]) else face


# GP-3.4 The player chooses where two cells in front are allowed; nothing is asked where one is.
def ride_on(board: Board, s: State) -> None:
    while has_points(board, s):
        if must_turn_in(board, s):
            ride_to(board, s, board.pit)
        elif board.inner[s.at] >= 0 and is_perfect(s):
            s.phase = Phase.WAY
            return
        else:
            ride_to(board, s, board.outer[s.at])
    if s.qualifying:
        end_roll(board, s)
    else:
        settle(board, s)


def has_points(board: Board, s: State) -> bool:
    """Whether points are left; the second die's follow the first's (GP-5.2)."""
    if s.left == 0 and s.die == 1 and s.second > 0:
        s.die = 2
        s.left = points(board, s, s.second)
    return s.left > 0


# GP-5.1 A roll of 1 to 4 allows the inner lane. GP-5.2 Each die's face decides for its points, halved or not.
def is_perfect(s: State) -> bool:
    return (s.first if s.die == 1 else s.second) <= PERFECT


# GP-7.2 With a failure the way leads from the entry into the pit lane, in any lap but the last.
def must_turn_in(board: Board, s: State) -> bool:
    return s.failure[s.mover] > 0 and s.at == board.entry and s.at_lap < s.laps


# GP-3.3 Each step costs one point, and others may be ridden through.
def ride_to(board: Board, s: State, cell: Int) -> None:
    if board.space[cell] < board.space[s.at]:
        if s.at_lap == s.laps and not s.qualifying:
            s.status[s.mover] = Status.FINISHED
            end_way(s)
            return
        s.at_lap += 1
    s.at = cell
    s.way[s.ridden] = cell
    s.ridden += 1
    s.left -= 1
    emit(Event.RODE, Rule.GP_3_3, s.mover, cell, 0)
    if is_stopped(board, s):
        end_way(s)


# GP-8.1 The first move that reaches the chequered space with a stop owed ends there.
def is_stopped(board: Board, s: State) -> bool:
    return s.stops[s.mover] > 0 and s.at == board.chequered


# GP-8.1, GP-11.1 Points that are left are lost.
def end_way(s: State) -> None:
    s.die = 2
    s.left = 0
