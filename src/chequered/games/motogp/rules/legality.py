"""Table-MotoGP: what may be done, and which rule forbids the rest.

The only predicate is `refusal`; `legal` is its quicker list, and a test compares the two.
"""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.positions import is_straight, motorcycles
from chequered.games.motogp.rules.qualifying import best_unnamed, is_tied
from chequered.games.motogp.spec import (
    EXTRA,
    FACE_COUNT,
    FIRST_LOT,
    FIRST_TAKE,
    IDS,
    INNER,
    KEEP,
    OUTER,
    SIX,
    TEAM,
    Card,
    Rule,
)
from chequered.games.motogp.state import Phase, State
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.record import Int, Ints


def actor(board: Board, s: State) -> Int:
    if s.phase == Phase.EXTRA or s.phase == Phase.WAY or s.phase == Phase.CARD:
        return s.mover // TEAM
    return OVER if s.phase == Phase.OVER else CHANCE


def outcomes(board: Board, s: State, weights: Ints) -> Int:
    is_lot = s.phase == Phase.LOT
    for face in range(FACE_COUNT):
        weights[face] = 0 if is_lot else 1
    return lots(s, weights) if is_lot else FACE_COUNT


# GP-4.3 Each tied one is equally likely to be named next.
def lots(s: State, weights: Ints) -> Int:
    best = best_unnamed(s)
    for m in range(motorcycles(s)):
        weights[FIRST_LOT + m] = 1 if is_tied(s, m, best) else 0
    return FIRST_LOT + motorcycles(s)


# The first of these that applies is the reason: the end, whose turn it is, the dice, then the decision that is due.
def refusal(board: Board, s: State, seat: Int, action: Int) -> Int:
    if s.phase == Phase.OVER:
        return Rule.GP_11_2
    if s.phase == Phase.LOT:
        return Rule.GP_4_3
    if seat != s.mover // TEAM:
        return Rule.GP_4_1 if s.qualifying else Rule.GP_6_1
    if actor(board, s) == CHANCE or action < INNER:
        return Rule.GP_4_1 if s.qualifying else Rule.GP_6_2
    if s.phase == Phase.CARD or action >= FIRST_TAKE:
        return 0 if s.phase == Phase.CARD and action >= FIRST_TAKE else Rule.GP_1_3
    if action >= KEEP:
        return extra_refusal(board, s)
    return 0 if s.phase == Phase.WAY else Rule.GP_5_2


def extra_refusal(board: Board, s: State) -> Int:
    if s.phase == Phase.EXTRA:
        return 0
    if s.qualifying:
        return Rule.GP_4_2
    forbidden = extra_forbidden(board, s)
    return forbidden if forbidden > 0 else Rule.GP_5_2


# GP-6.5 Not from a red or yellow space. GP-7.2 Not with a failure. GP-6.3 After a first roll of 1 to 5, with a card.
# GP-5.2 Else the first point is already being moved.
def extra_forbidden(board: Board, s: State) -> Int:
    if not is_straight(board, s.cell[s.mover]):
        return Rule.GP_6_5
    if s.failure[s.mover]:
        return Rule.GP_7_2
    return Rule.GP_6_3 if s.first == SIX or s.hand[s.mover // TEAM][Card.EXTRA] == 0 else 0


def legal(board: Board, s: State, ids: Ints) -> Int:
    if s.phase == Phase.WAY:
        ids[0] = INNER
        ids[1] = OUTER
        return 2
    if s.phase == Phase.EXTRA:
        ids[0] = KEEP
        ids[1] = EXTRA
        return 2
    for take in range(FIRST_TAKE, IDS):
        ids[take - FIRST_TAKE] = take
    return IDS - FIRST_TAKE


# GP-3.1, GP-3.2 The lanes lead to the cells in front; nothing else points at a cell.
def target(board: Board, s: State, action: Int) -> Int:
    if s.phase != Phase.WAY or action < INNER or action > OUTER:
        return -1
    return board.inner[s.at] if action == INNER else board.outer[s.at]


def resample(board: Board, s: State, seat: Int, rng: Ints) -> None:
    """Nothing is hidden in Table-MotoGP."""
