"""Contact: hits, pushes, and the chains that follow."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.checks import begin_check
from chequered.games.lamborghini.rules.positions import (
    BESIDE,
    beside,
    car_on,
    cars,
    in_front,
    is_racing,
    is_taken,
    seat_of,
)
from chequered.games.lamborghini.spec import (
    Check,
    Event,
    Side,
)
from chequered.games.lamborghini.state import MOST_CHECKS, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# LB-6.8 At most two own checks per car and turn.
def has_check_left(s: State) -> bool:
    return s.checks < MOST_CHECKS


# LB-9.1 A hit on a car in a cell in front, a push on a car beside: only another player's, and one that is racing.
def can_declare(board: Board, s: State, taken: Int, side: Int, is_push: Int) -> bool:
    if not has_check_left(s) or not is_taken(taken, side + BESIDE * is_push):
        return False
    other = car_on(s, contact_cell(board, s, side, is_push))
    return is_racing(s, other) and seat_of(s, other) != seat_of(s, s.mover)


def contact_cell(board: Board, s: State, side: Int, is_push: Int) -> Int:
    """The cell that a push, or a hit, on this side is aimed at, -1 for none."""
    return beside(board, s.cell[s.mover], side) if is_push else in_front(board, s.cell[s.mover], side)


# LB-9.3 Contact moves nobody. LB-9.2 The attacker checks first. LB-10.1 A slipstream that was offered is forfeited.
def begin_contact(board: Board, s: State, side: Int, is_push: Int, rule: Int) -> None:
    s.side = side
    s.is_push = is_push
    s.struck = car_on(s, contact_cell(board, s, side, is_push))
    s.engaged = 0
    s.strong = 0
    for car in range(cars(s)):
        s.chained[car] = 0
    s.slip = 0
    s.slipped = 0
    emit(Event.PUSH if is_push else Event.HIT, rule, s.mover, s.struck, side)
    begin_check(s, s.mover, Check.ATTACK)


# LB-9.2 Then the struck car, whatever the first result. Wrecks and finished cars do not check. LB-9.4 Each car once.
def goes_on(board: Board, s: State) -> bool:
    """Whether another car has to check in this contact; then it is asked."""
    if s.check == Check.ATTACK:
        return strike(s, s.struck, Check.DEFENCE)
    return bool(s.has_accident) and strike(s, next_in_chain(board, s), Check.CHAIN)


def strike(s: State, car: Int, check: Int) -> bool:
    if car < 0 or not is_racing(s, car) or s.chained[car]:
        return False
    if check == Check.CHAIN:
        emit(Event.CHAIN, Rule.LB_9_4, s.struck, car, 0)
    s.struck = car
    s.chained[car] = 1
    begin_check(s, car, check)
    return True


# LB-9.4 After a hit the one ahead of it, after a push the one beside it on the far side; never the attacker.
def next_in_chain(board: Board, s: State) -> Int:
    at = s.cell[s.struck]
    cell = beside(board, at, s.side) if s.is_push else in_front(board, at, Side.AHEAD)
    car = car_on(s, cell) if cell >= 0 else -1
    return -1 if car == s.mover else car
