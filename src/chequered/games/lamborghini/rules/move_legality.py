"""What may be done in the move, and which rule forbids the rest."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.contact import has_check_left
from chequered.games.lamborghini.rules.holding import has_card
from chequered.games.lamborghini.rules.moving import (
    SIDES,
    is_open_front,
    is_squeeze,
    may_end,
    may_hit,
    may_play_slipstream,
    may_push,
    may_slip,
    may_step,
    may_use,
)
from chequered.games.lamborghini.rules.positions import beside, in_front, is_taken, taken_around
from chequered.games.lamborghini.spec import (
    END,
    FIRST_HIT,
    FIRST_PLAY,
    FIRST_PUSH,
    FIRST_RETURN,
    FIRST_SLIP,
    FIRST_STEP,
    KEEP,
    Card,
    Side,
)
from chequered.games.lamborghini.state import State
from chequered.kernel.record import Int, Ints

PLAY_SLIPSTREAM = FIRST_PLAY + Card.SLIPSTREAM


def move_refusal(board: Board, s: State, action: Int) -> Int:
    if action < FIRST_PLAY or action == KEEP or action >= FIRST_RETURN:
        return Rule.LB_15_1
    if action < KEEP:
        return card_in_move_refusal(board, s, action - FIRST_PLAY)
    taken = taken_around(board, s)
    if action < FIRST_SLIP:
        return step_refusal(board, s, taken, action - FIRST_STEP)
    if action < FIRST_HIT:
        return slip_refusal(board, s, taken, action - FIRST_SLIP + Side.LEFT)
    if action < FIRST_PUSH:
        return 0 if may_hit(board, s, taken, action - FIRST_HIT) else contact_refusal(s)
    if action < END:
        return 0 if may_push(board, s, taken, action - FIRST_PUSH + Side.LEFT) else contact_refusal(s)
    return 0 if may_end(board, s, taken) else Rule.LB_6_3


# LB-6.2 Cards for speed are played before the move. LB-10.1 Slipstream right after the free step.
def card_in_move_refusal(board: Board, s: State, card: Int) -> Int:
    if s.hand[s.mover][card] == 0:
        return Rule.LB_15_1
    if not has_card(s, s.mover, card):
        return Rule.LB_6_4
    if card != Card.SLIPSTREAM:
        return Rule.LB_6_2
    return 0 if may_play_slipstream(board, s, taken_around(board, s)) else Rule.LB_10_1


# LB-6.3 A step costs a point. LB-2.1 It leads to a cell in front, LB-2.2 that is free. LB-6.8 A third check is refused.
def step_refusal(board: Board, s: State, taken: Int, side: Int) -> Int:
    if may_step(board, s, taken, side):
        return 0
    if in_front(board, s.cell[s.mover], side) < 0:
        return Rule.LB_2_1
    if is_taken(taken, side):
        return Rule.LB_2_2
    if not may_use(board, s, side):
        return Rule.LB_11_1
    return Rule.LB_6_3 if s.points == 0 else Rule.LB_6_8


def slip_refusal(board: Board, s: State, taken: Int, side: Int) -> Int:
    if may_slip(board, s, taken, side):
        return 0
    if s.in_lane:
        return Rule.LB_11_1
    is_checked = s.slip > 0 and is_open_front(board, s, taken, side) and is_squeeze(taken, side)
    return Rule.LB_6_8 if is_checked else Rule.LB_10_1


# LB-6.8 A third check is refused. LB-9.1 Else there is nobody whom this contact could be declared on.
def contact_refusal(s: State) -> Int:
    return Rule.LB_9_1 if has_check_left(s) else Rule.LB_6_8


def moves(board: Board, s: State, ids: Ints) -> Int:
    """The ids of what may be done, ascending; their number."""
    taken = taken_around(board, s)
    n = 0
    if may_play_slipstream(board, s, taken):
        ids[n] = PLAY_SLIPSTREAM
        n += 1
    for side in range(SIDES):
        if may_step(board, s, taken, side):
            ids[n] = FIRST_STEP + side
            n += 1
    if s.slip or taken:
        n = slips_and_contacts(board, s, taken, ids, n)
    if may_end(board, s, taken):
        ids[n] = END
        n += 1
    return n


def slips_and_contacts(board: Board, s: State, taken: Int, ids: Ints, n: Int) -> Int:
    for side in range(Side.LEFT, SIDES):
        if may_slip(board, s, taken, side):
            ids[n] = FIRST_SLIP + side - Side.LEFT
            n += 1
    for side in range(SIDES):
        if may_hit(board, s, taken, side):
            ids[n] = FIRST_HIT + side
            n += 1
    for side in range(Side.LEFT, SIDES):
        if may_push(board, s, taken, side):
            ids[n] = FIRST_PUSH + side - Side.LEFT
            n += 1
    return n


def aim(board: Board, s: State, action: Int) -> Int:
    """The cell that a step, slipstream or contact of the mover points at, or -1."""
    at = s.cell[s.mover]
    if action < FIRST_STEP or action >= END:
        return -1
    if action < FIRST_SLIP:
        return in_front(board, at, action - FIRST_STEP)
    if action < FIRST_HIT:
        return in_front(board, at, action - FIRST_SLIP + Side.LEFT)
    if action < FIRST_PUSH:
        return in_front(board, at, action - FIRST_HIT)
    return beside(board, at, action - FIRST_PUSH + Side.LEFT)
