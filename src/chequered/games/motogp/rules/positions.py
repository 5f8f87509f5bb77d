"""Where motorcycles are: distance, order on the circuit, and room on cells."""

from __future__ import annotations

from chequered.games.motogp.board import Board, Ground
from chequered.games.motogp.spec import TEAM
from chequered.games.motogp.state import State, Status
from chequered.kernel.record import Int

RANKS = 1024
"""More than any `Board.rank`."""


def motorcycles(s: State) -> Int:
    """How many take part: the numbers below are theirs."""
    return s.seats * TEAM


def distance(board: Board, s: State, m: Int) -> Int:
    return distance_at(board, s.lap[m], s.cell[m])


# GP-2.1 Spaces count from 0 beyond the line. GP-2.7 On the grid the lap is 0, so that the distance is below 0.
def distance_at(board: Board, lap: Int, cell: Int) -> Int:
    return (lap - 1) * board.spaces + board.space[cell]


# GP-7.5 In the pit lane the space beside counts; the loop is ahead of it, a later pit space of an earlier one.
def advance(board: Board, s: State, m: Int) -> Int:
    """How far a motorcycle is, cells of one space told apart; the places on a cell are not."""
    return distance(board, s, m) * RANKS + board.rank[s.cell[m]]


# GP-6.1 Further ahead first; on the same straight space inside first; in a corner space `I`, `B`, `A`.
def is_ahead(board: Board, s: State, one: Int, other: Int) -> bool:
    a = advance(board, s, one)
    b = advance(board, s, other)
    return s.place[one] < s.place[other] if a == b else a > b


# GP-2.2, GP-2.6 A straight or pit space holds three side by side, and one that arrives takes the innermost free place;
# those that are there keep theirs. GP-2.3, GP-2.4 Every other cell holds one.
def free_place(board: Board, s: State, cell: Int) -> Int:
    """The place that one would take that arrives on this cell, -1 if there is no room."""
    taken = 0
    for m in range(motorcycles(s)):
        if s.cell[m] == cell and s.status[m] == Status.RACING:
            taken |= 1 << s.place[m]
    place = 0
    while taken >> place & 1:
        place += 1
    return place if place < board.room[cell] else -1


# GP-2.5 The chequered and the marked spaces are straight.
def is_straight(board: Board, cell: Int) -> bool:
    return board.ground[cell] == Ground.STRAIGHT


def is_pit(board: Board, cell: Int) -> bool:
    return board.ground[cell] == Ground.PIT
