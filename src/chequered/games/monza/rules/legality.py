"""Monza: what may be done, and which rule forbids the rest.

The only predicate is `refusal`; `legal` is its quicker list, and a test compares the two.
"""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.spec import (
    COLOUR_COUNT,
    FIRST_BONUS,
    FIRST_DIE,
    FIRST_PICK,
    FIRST_TILE,
    REROLL,
    SIDE_COUNT,
    STAY,
    STOP,
    Rule,
)
from chequered.games.monza.state import Phase, State
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.record import Int, Ints


def actor(board: Board, s: State) -> Int:
    if s.phase == Phase.OVER:
        return OVER
    if s.phase == Phase.ROLL or s.phase == Phase.REROLL or s.phase == Phase.TURBO_ROLL:
        return CHANCE
    return s.stepper if s.phase == Phase.BONUS else s.turn


# MZ-1.1 Each die shows every colour once.
def outcomes(board: Board, s: State, weights: Ints) -> Int:
    for colour in range(COLOUR_COUNT):
        weights[colour] = 1
    return COLOUR_COUNT


# MZ-6.1 The first of these that applies is the reason: the end, whose decision it is, the roll, then the action itself.
def refusal(board: Board, s: State, seat: Int, action: Int) -> Int:
    if s.phase == Phase.OVER:
        return Rule.MZ_5_1
    if s.phase == Phase.BONUS and seat != s.stepper:
        return Rule.MZ_8_1
    if s.phase != Phase.BONUS and seat != s.turn:
        return Rule.MZ_3_1
    if actor(board, s) == CHANCE or action < FIRST_DIE:
        return roll_rule(s)
    if s.phase == Phase.PICK and (action < FIRST_PICK or action > REROLL):
        return Rule.MZ_7_1
    if FIRST_TILE <= action <= REROLL:
        return tile_refusal(board, s, action)
    if (s.phase == Phase.BONUS) != (action >= FIRST_BONUS):
        return Rule.MZ_8_1
    if action == STAY:
        return 0
    if action >= FIRST_BONUS:
        return step_refusal(board, s, board.front[s.cell[seat]][action - FIRST_BONUS])
    if action == STOP:
        return stop_refusal(board, s)
    return die_refusal(board, s, board.front[s.at][action - FIRST_DIE])


# The rule by which dice are rolled in this phase: the six dice, the dice rolled again, or the turbo dice.
def roll_rule(s: State) -> Int:
    if s.phase == Phase.PICK or s.phase == Phase.REROLL:
        return Rule.MZ_7_1
    if s.phase == Phase.TURBO_ROLL or s.phase == Phase.TURBO:
        return Rule.MZ_7_3
    return Rule.MZ_3_2


# MZ-1.3 The basic game has no tiles. MZ-7.4 The turbo roll has no use for them, MZ-8.1 nor has a bonus step.
def tile_refusal(board: Board, s: State, action: Int) -> Int:
    if not s.challenge:
        return Rule.MZ_1_3
    if s.phase == Phase.TURBO:
        return Rule.MZ_7_4
    if s.phase == Phase.BONUS:
        return Rule.MZ_8_1
    if action >= FIRST_PICK:
        return pick_refusal(s, action)
    return acceleration_refusal(board, s, board.front[s.at][action - FIRST_TILE])


# MZ-7.1 Dice are taken for the re-roll before anything is placed, while the seat holds its tile; rolling needs one die.
def pick_refusal(s: State, action: Int) -> Int:
    if s.phase == Phase.PLACE and not may_begin_reroll(s):
        return Rule.MZ_7_1
    if action == REROLL:
        return 0 if s.phase == Phase.PICK else Rule.MZ_7_1
    return 0 if s.hand[action - FIRST_PICK] > 0 else Rule.MZ_7_1


def may_begin_reroll(s: State) -> bool:
    return s.phase == Phase.PLACE and s.used == 0 and s.reroll_tile[s.turn] > 0


# MZ-3.4, MZ-3.6 A way leads only to a cell in front that is no obstacle.
def way_refusal(board: Board, cell: Int) -> Int:
    if cell < 0:
        return Rule.MZ_3_4
    return Rule.MZ_3_6 if board.blocked[cell] else 0


# MZ-3.3 A die goes on a cell of its colour. MZ-3.8 The finish takes a white one.
def die_refusal(board: Board, s: State, cell: Int) -> Int:
    reason = way_refusal(board, cell)
    if reason:
        return reason
    if s.hand[board.colour[cell]] > 0:
        return 0
    return Rule.MZ_3_8 if cell == board.finish else Rule.MZ_3_3


# MZ-7.2 An acceleration tile goes where a die of its colour would go.
def acceleration_refusal(board: Board, s: State, cell: Int) -> Int:
    reason = way_refusal(board, cell)
    if reason:
        return reason
    return 0 if s.tiles[s.turn][board.colour[cell]] > 0 else Rule.MZ_7_2


# MZ-8.1 A bonus step goes to a free cell in front. MZ-8.3 It never finishes: that needs a white die.
def step_refusal(board: Board, s: State, cell: Int) -> Int:
    reason = way_refusal(board, cell)
    if reason:
        return reason
    if cell == board.finish:
        return Rule.MZ_8_3
    return Rule.MZ_8_1 if car_on(s, cell) >= 0 else 0


# MZ-3.9 While a die fits, the player goes on; the turbo dice (MZ-7.3) and the option free_stop leave it open.
def stop_refusal(board: Board, s: State) -> Int:
    if s.free_stop or s.phase == Phase.TURBO:
        return 0
    return Rule.MZ_3_9 if a_die_fits(board, s) else 0


def a_die_fits(board: Board, s: State) -> bool:
    for side in range(SIDE_COUNT):
        cell = board.front[s.at][side]
        if cell >= 0 and not board.blocked[cell] and s.hand[board.colour[cell]] > 0:
            return True
    return False


def a_tile_fits(board: Board, s: State) -> bool:
    for side in range(SIDE_COUNT):
        cell = board.front[s.at][side]
        if cell >= 0 and not board.blocked[cell] and s.tiles[s.turn][board.colour[cell]] > 0:
            return True
    return False


def car_on(s: State, cell: Int) -> Int:
    """The seat whose car stands on the cell, or -1. No two share a cell, apart from start and finish."""
    for seat in range(s.seats):
        if s.cell[seat] == cell:
            return seat
    return -1


def legal(board: Board, s: State, ids: Ints) -> Int:
    if s.phase == Phase.BONUS:
        return legal_steps(board, s, ids)
    n = 0
    if s.phase != Phase.PICK:
        for side in range(SIDE_COUNT):
            if die_refusal(board, s, board.front[s.at][side]) == 0:
                ids[n] = FIRST_DIE + side
                n += 1
    dice_fit = n > 0
    if s.challenge and s.phase != Phase.TURBO:
        n = legal_tiles(board, s, ids, n)
    if s.phase != Phase.PICK and (not dice_fit or s.free_stop or s.phase == Phase.TURBO):
        ids[n] = STOP
        n += 1
    return n


def legal_tiles(board: Board, s: State, ids: Ints, n: Int) -> Int:
    if s.phase == Phase.PLACE:
        for side in range(SIDE_COUNT):
            if acceleration_refusal(board, s, board.front[s.at][side]) == 0:
                ids[n] = FIRST_TILE + side
                n += 1
    if s.phase == Phase.PICK or may_begin_reroll(s):
        for colour in range(COLOUR_COUNT):
            if s.hand[colour] > 0:
                ids[n] = FIRST_PICK + colour
                n += 1
    if s.phase == Phase.PICK:
        ids[n] = REROLL
        n += 1
    return n


def legal_steps(board: Board, s: State, ids: Ints) -> Int:
    n = 0
    for side in range(SIDE_COUNT):
        if step_refusal(board, s, board.front[s.cell[s.stepper]][side]) == 0:
            ids[n] = FIRST_BONUS + side
            n += 1
    ids[n] = STAY
    return n + 1


def target(board: Board, s: State, action: Int) -> Int:
    if FIRST_DIE <= action < FIRST_PICK:
        return board.front[s.at][(action - FIRST_DIE) % SIDE_COUNT]
    if FIRST_BONUS <= action < STAY and s.stepper >= 0:
        return board.front[s.cell[s.stepper]][action - FIRST_BONUS]
    return -1
