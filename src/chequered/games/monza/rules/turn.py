"""Monza: a turn, from the roll to the last die placed."""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.rules.endings import after_turn, end_turn, move_car, take_step
from chequered.games.monza.rules.legality import a_die_fits, a_tile_fits, may_begin_reroll, roll_rule
from chequered.games.monza.rules.opening import DICE_IN_A_ROLL
from chequered.games.monza.spec import (
    FIRST_BONUS,
    FIRST_DIE,
    FIRST_PICK,
    FIRST_TILE,
    REROLL,
    STAY,
    STOP,
    Event,
    Rule,
)
from chequered.games.monza.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

TURBO_DICE = 2
"""MZ-7.3."""


def apply(board: Board, s: State, action: Int) -> None:
    if action < FIRST_DIE:
        roll_die(board, s, action)
    elif action < FIRST_TILE:
        place_die(board, s, board.front[s.at][action - FIRST_DIE])
    elif action < FIRST_PICK:
        place_tile(board, s, board.front[s.at][action - FIRST_TILE])
    elif action < REROLL:
        pick_die(s, action - FIRST_PICK)
    elif action == REROLL:
        s.phase = Phase.REROLL
    elif action == STOP:
        end_placing(board, s)
    elif action < STAY:
        take_step(board, s, board.front[s.cell[s.stepper]][action - FIRST_BONUS])
    else:
        decline_step(board, s)


# MZ-3.2 The dice fall one after another here, but nothing is placed before the last of them lies.
def roll_die(board: Board, s: State, colour: Int) -> None:
    emit(Event.ROLLED, roll_rule(s), s.turn, colour, 0)
    s.hand[colour] += 1
    s.to_roll -= 1
    if s.to_roll == 0:
        s.phase = Phase.TURBO if s.phase == Phase.TURBO_ROLL else Phase.PLACE
        go_on_or_end(board, s)


# MZ-3.3 A die is used once. MZ-3.7 Whether another car stands on the cell makes no difference.
def place_die(board: Board, s: State, cell: Int) -> None:
    colour = board.colour[cell]
    s.hand[colour] -= 1
    if s.phase == Phase.PLACE:
        s.dice_placed += 1
    emit(Event.PLACED, Rule.MZ_3_3, s.turn, cell, colour)
    drive_on(board, s, cell, colour)


# MZ-7.2 A tile is spent where a die of its colour would lie; it is none of the six dice of MZ-7.3.
def place_tile(board: Board, s: State, cell: Int) -> None:
    colour = board.colour[cell]
    s.tiles[s.turn][colour] -= 1
    emit(Event.TILE_PLACED, Rule.MZ_7_2, s.turn, cell, colour)
    drive_on(board, s, cell, colour)


def drive_on(board: Board, s: State, cell: Int, colour: Int) -> None:
    s.at = cell
    s.used += 1
    s.last_colour = colour
    go_on_or_end(board, s)


# MZ-7.1 The re-roll tile is spent with the first die taken, and a die taken is not put back.
def pick_die(s: State, colour: Int) -> None:
    if s.phase == Phase.PLACE:
        s.reroll_tile[s.turn] = 0
        s.phase = Phase.PICK
    s.hand[colour] -= 1
    s.to_roll += 1
    emit(Event.PICKED, Rule.MZ_7_1, s.turn, colour, 0)


# MZ-3.9 The turn ends by itself when no die fits, unless a tile could still be used.
def go_on_or_end(board: Board, s: State) -> None:
    if not a_die_fits(board, s) and not a_tile_is_left(board, s):
        end_placing(board, s)


# MZ-7.1, MZ-7.2 The tiles count only in the Challenge and (MZ-7.4) not in the turbo roll.
def a_tile_is_left(board: Board, s: State) -> bool:
    if not s.challenge or s.phase == Phase.TURBO:
        return False
    return may_begin_reroll(s) or a_tile_fits(board, s)


# MZ-3.11 The car moves; then comes the turbo roll, if there is one; only then is the turn settled (MZ-7.5).
def end_placing(board: Board, s: State) -> None:
    move_car(s)
    if earns_turbo(board, s):
        roll_turbo(s)
    else:
        end_turn(board, s)


# MZ-7.3 All six dice are placed, tiles aside, and the car is not on the finish.
def earns_turbo(board: Board, s: State) -> bool:
    return s.challenge > 0 and s.phase == Phase.PLACE and s.dice_placed == DICE_IN_A_ROLL and s.at != board.finish


def roll_turbo(s: State) -> None:
    s.phase = Phase.TURBO_ROLL
    s.to_roll = TURBO_DICE
    emit(Event.TURBO, Rule.MZ_7_3, s.turn, 0, 0)


# MZ-8.1 The owner may take the bonus step, and so may leave it.
def decline_step(board: Board, s: State) -> None:
    emit(Event.BONUS_DECLINED, Rule.MZ_8_1, s.stepper, 0, 0)
    after_turn(board, s)
