"""The move: where a car may go, what it must do, and when it ends."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.contact import begin_contact, can_declare, has_check_left
from chequered.games.lamborghini.rules.holding import has_card
from chequered.games.lamborghini.rules.positions import (
    BESIDE,
    car_on,
    in_front,
    is_taken,
    racing_car_on,
    seat_of,
    taken_around,
)
from chequered.games.lamborghini.rules.rounds import end_turn
from chequered.games.lamborghini.rules.waiting import ask
from chequered.games.lamborghini.spec import (
    Card,
    Direction,
    Event,
    Side,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

SIDES = 3
"""Ahead, left and right, as `Side`."""

LOST_OFF_TRACK = 3
"""LB-8.3."""


# LB-11.1 Aerodynamics: the car may not change lane in this turn, except where its lane ends.
def may_use(board: Board, s: State, side: Int) -> bool:
    return s.in_lane == 0 or side == Side.AHEAD or board.ahead[s.cell[s.mover]] < 0


# LB-2.2 No car passes through or stops on an occupied cell.
def is_open_front(board: Board, s: State, taken: Int, side: Int) -> bool:
    """Whether the cell in front on this side is one that the car may use, and free."""
    if is_taken(taken, side) or not may_use(board, s, side):
        return False
    return in_front(board, s.cell[s.mover], side) >= 0


# LB-6.6 A diagonal step while the cell ahead and the cell beside on that side are both occupied.
def is_squeeze(taken: Int, side: Int) -> bool:
    return side != Side.AHEAD and is_taken(taken, Side.AHEAD) and is_taken(taken, BESIDE + side)


# LB-6.6 It needs a check first, or Luck.
def can_pass(s: State, taken: Int, side: Int) -> bool:
    """Whether a step on this side is no squeeze, or can be tried though it is one."""
    return not is_squeeze(taken, side) or has_check_left(s) or has_card(s, s.mover, Card.LUCK)


# LB-6.5 Each point moves one cell, the player choosing among the cells in front.
def may_step(board: Board, s: State, taken: Int, side: Int) -> bool:
    return s.points > 0 and is_open_front(board, s, taken, side) and can_pass(s, taken, side)


# LB-10.1 One free diagonal step to a free cell in front. LB-11.1 Not with Aerodynamics.
def may_slip(board: Board, s: State, taken: Int, side: Int) -> bool:
    return s.slip > 0 and s.in_lane == 0 and is_open_front(board, s, taken, side) and can_pass(s, taken, side)


# LB-10.1, LB-11.13 The Slipstream card, played right after that step, adds a free step ahead if that cell is free.
def may_play_slipstream(board: Board, s: State, taken: Int) -> bool:
    if s.slipped == 0 or not has_card(s, s.mover, Card.SLIPSTREAM):
        return False
    return board.ahead[s.cell[s.mover]] >= 0 and not is_taken(taken, Side.AHEAD)


# LB-6.7 If points are left and no cell in front that the car may use is free, it must make contact.
def must_contact(board: Board, s: State, taken: Int) -> bool:
    if s.points == 0 or not has_check_left(s):
        return False
    for side in range(SIDES):
        if is_open_front(board, s, taken, side):
            return False
    return True


# LB-6.7 On whatever stands in one of them, or any contact that LB-9.1 allows.
def may_hit(board: Board, s: State, taken: Int, side: Int) -> bool:
    if not is_taken(taken, side):
        return False
    return can_declare(board, s, taken, side, 0) or (may_use(board, s, side) and must_contact(board, s, taken))


def may_push(board: Board, s: State, taken: Int, side: Int) -> bool:
    return can_declare(board, s, taken, side, 1)


# LB-6.8 When the checks are used up the car may only take free cells and no squeeze. A card need not be played.
def is_stuck(board: Board, s: State, taken: Int) -> bool:
    """Whether points are left that the car need not move."""
    if s.points == 0 or has_check_left(s):
        return False
    for side in range(SIDES):
        if is_open_front(board, s, taken, side) and not is_squeeze(taken, side):
            return False
    return True


# LB-6.2 With no points left the player may still declare contact or use a slipstream.
def may_end(board: Board, s: State, taken: Int) -> bool:
    return s.points == 0 or is_stuck(board, s, taken)


def has_choice(board: Board, s: State) -> bool:
    """Whether there is anything that the car could do now."""
    taken = taken_around(board, s)
    for side in range(SIDES):
        if may_step(board, s, taken, side) or may_hit(board, s, taken, side):
            return True
        if side != Side.AHEAD and (may_slip(board, s, taken, side) or may_push(board, s, taken, side)):
            return True
    return may_play_slipstream(board, s, taken)


def make_step(board: Board, s: State, side: Int, is_free: Int) -> None:
    """Move the car into the cell in front on this side; a point is paid unless the step is free."""
    car = s.mover
    at = s.cell[car]
    to = in_front(board, at, side)
    s.cell[car] = to
    s.lap[car] += board.is_last[at]
    s.points -= 1 - is_free
    s.stepped += 1
    emit(Event.STEPPED, Rule.LB_10_1 if is_free else Rule.LB_6_5, car, at, to)
    if board.is_last[at] and s.lap[car] > 0:
        emit(Event.LAP, Rule.LB_13_1, car, s.lap[car], 0)
    enter(board, s, to)


# LB-10.1 When a car enters, by any step, the cell directly behind a racing car. LB-2.4 Whose ahead cell that car's is.
def enter(board: Board, s: State, cell: Int) -> None:
    s.slipped = 0
    s.slip = int(racing_car_on(s, board.ahead[cell]) >= 0)


# LB-10.1 A slipstream's step may be followed by the card.
def slip_out(board: Board, s: State, side: Int) -> None:
    emit(Event.SLIPSTREAM, Rule.LB_10_1, s.mover, 0, 0)
    make_step(board, s, side, 1)
    s.slipped = 1


# LB-8.3 While points are left nothing else comes before the step that a direction card decides.
def go_on_moving(board: Board, s: State) -> None:
    """Do what must be done; then ask what is done next, or end the turn."""
    while s.points > 0 and s.direction[s.mover] != Direction.NONE:
        if follow_direction(board, s):
            return
    if has_choice(board, s):
        ask(s, Phase.MOVE, seat_of(s, s.mover))
    else:
        end_move(board, s)


# LB-8.3 No such cell: 3 points lost there and then, and the player chooses. Occupied: a hit by force, if a check is
# left. LB-6.6 A step forced by a direction card is never a squeeze.
def follow_direction(board: Board, s: State) -> bool:
    """Whether it comes to a hit, whose check has to be waited for."""
    car = s.mover
    side = s.direction[car] - Direction.AHEAD
    s.direction[car] = Direction.NONE
    cell = in_front(board, s.cell[car], side)
    if cell < 0:
        lost = min(LOST_OFF_TRACK, s.points)
        s.points -= lost
        emit(Event.OFF_TRACK, Rule.LB_8_3, car, lost, 0)
    elif car_on(s, cell) < 0:
        make_step(board, s, side, 0)
    elif has_check_left(s):
        begin_contact(board, s, side, 0, Rule.LB_8_3)
        return True
    else:
        emit(Event.DIRECTION_SPENT, Rule.LB_8_3, car, 0, 0)
    return False


# LB-6.8 The points left are lost.
def end_move(board: Board, s: State) -> None:
    if s.points > 0:
        s.is_blocked[s.mover] = 1
        emit(Event.BLOCKED, Rule.LB_6_8, s.mover, s.points, 0)
    end_turn(board, s)
