"""What the end of a turn is worth to the seat that moves: turns still needed, fewer is better, in units of `TURN`."""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.bot.scratch import SAVING_STEP, SAVINGS, Scratch
from chequered.games.monza.rules.endings import another_car_on, cell_behind
from chequered.games.monza.rules.legality import step_refusal
from chequered.games.monza.rules.opening import START
from chequered.games.monza.spec import COLOUR_COUNT, SIDE_COUNT
from chequered.games.monza.state import State
from chequered.kernel.record import Int

OTHERS = 30
"""Per cent: a turn that another car loses counts as so much of a turn of one's own, for there are several others."""


def worth_of_end(board: Board, s: State, x: Scratch, cell: Int, tiles: Int) -> Int:
    """The turn ends on this cell with so many tiles left: with the car that is pushed back, and with the bonus step."""
    value = worth_of_cell(s, x, cell, tiles)
    if cell != START and cell != s.cell[s.turn]:
        value -= loss_of_pushed(board, s, x, cell) * OTHERS // 100
    if s.bonus_step and cell != s.cell[s.turn]:
        value -= gain_of_step(board, s, x, cell, tiles)
    return value


def worth_of_cell(s: State, x: Scratch, cell: Int, tiles: Int) -> Int:
    """Turns needed from a cell, at the beginning of a turn, with so many tiles; the re-roll tile counts as one."""
    if s.challenge:
        return with_tiles(x, x.challenge_need[cell], tiles)
    return x.need[cell]


def with_tiles(x: Scratch, need: Int, tiles: Int) -> Int:
    """Turns needed with so many tiles by who needs `need` turns without."""
    for _ in range(tiles):
        need -= x.saving[min(need // SAVING_STEP, SAVINGS - 1)]
    return need


def tiles_left(s: State, seat: Int) -> Int:
    """The tiles of a seat, the re-roll tile too."""
    tiles = s.reroll_tile[seat]
    for colour in range(COLOUR_COUNT):
        tiles += s.tiles[seat][colour]
    return tiles


def loss_of_pushed(board: Board, s: State, x: Scratch, cell: Int) -> Int:
    """Turns that a car on this cell loses by being pushed back (MZ-4.1); 0 without one."""
    seat = another_car_on(s, cell)
    if seat < 0:
        return 0
    tiles = tiles_left(s, seat)
    return worth_of_cell(s, x, cell_behind(board, s, cell), tiles) - worth_of_cell(s, x, cell, tiles)


def gain_of_step(board: Board, s: State, x: Scratch, cell: Int, tiles: Int) -> Int:
    """Turns that the bonus step earned by ending on this cell gains the seat that moves: all, or against it a share."""
    for seat in range(s.seats):
        if s.colour[seat] == board.colour[cell] and s.cell[seat] != board.finish:
            if seat == s.turn:
                return worth_of_cell(s, x, cell, tiles) - after_step(board, s, x, cell, tiles)
            other, theirs = s.cell[seat], tiles_left(s, seat)
            gain = worth_of_cell(s, x, other, theirs) - after_step(board, s, x, other, theirs)
            return -(gain * OTHERS // 100)
    return 0


def after_step(board: Board, s: State, x: Scratch, cell: Int, tiles: Int) -> Int:
    """Turns needed after the best bonus step from a cell, or after none (MZ-8.1)."""
    best = worth_of_cell(s, x, cell, tiles)
    for side in range(SIDE_COUNT):
        front = board.front[cell][side]
        if step_refusal(board, s, front) == 0:
            best = min(best, worth_of_cell(s, x, front, tiles))
    return best
