"""Monza: the opening position and the beginning of a turn."""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.spec import COLOUR_COUNT, SEATS, Event, Rule
from chequered.games.monza.state import Options, Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

DICE_IN_A_ROLL = 6
"""MZ-3.2."""

START = 0
"""The start cell of every board (MZ-1.4)."""


# MZ-1.4 All cars begin on the start cell. MZ-3.1 The first seat holds the starting tile.
def setup(board: Board, options: Options, s: State) -> None:
    s.seats = options.seats
    s.challenge = options.challenge
    s.bonus_step = options.bonus_step
    s.free_stop = options.free_stop
    for seat in range(SEATS):
        s.colour[seat] = options.colour[seat]
        s.cell[seat] = START
        s.finished_with[seat] = 0
        deal_tiles(s, seat)
    s.stepper = -1
    s.round = 1
    begin_turn(s, 0)


# MZ-1.3 In the Challenge each player has one re-roll tile and one acceleration tile of each colour, otherwise none.
def deal_tiles(s: State, seat: Int) -> None:
    tiles = 1 if s.challenge and seat < s.seats else 0
    s.reroll_tile[seat] = tiles
    for colour in range(COLOUR_COUNT):
        s.tiles[seat][colour] = tiles


# MZ-3.2 A turn begins with a roll of all six dice.
def begin_turn(s: State, seat: Int) -> None:
    s.turn = seat
    s.phase = Phase.ROLL
    s.to_roll = DICE_IN_A_ROLL
    for colour in range(COLOUR_COUNT):
        s.hand[colour] = 0
    s.at = s.cell[seat]
    s.dice_placed = 0
    s.used = 0
    s.last_colour = -1
    emit(Event.TURN, Rule.MZ_3_1, seat, s.round, 0)
