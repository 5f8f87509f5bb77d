"""Monza: the options of a race and its state. Nothing is hidden in this game."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.monza.spec import COLOUR_COUNT, SEATS
from chequered.kernel.record import Grid, Int, Ints, Record, field


class Phase(IntEnum):
    """What the race waits for."""

    ROLL = 0
    PLACE = 1
    PICK = 2
    REROLL = 3
    TURBO_ROLL = 4
    TURBO = 5
    BONUS = 6
    OVER = 7


class Options(Record):
    """What is chosen when the table is opened."""

    seats: Int = field(doc="number of seats, 2 to 6")
    challenge: Int = field(doc="1: with tiles and turbo roll (MZ-7)")
    bonus_step: Int = field(doc="1: with bonus steps (MZ-8)")
    free_stop: Int = field(doc="1: a player may stop at any time (MZ-3.9)")
    colour: Ints = field(SEATS, doc="colour of each seat's car, -1 for a seat not taken")


class State(Record):
    """One moment of a race."""

    seats: Int = field(doc="number of seats")
    challenge: Int = field(doc="option: tiles and turbo roll")
    bonus_step: Int = field(doc="option: bonus steps")
    free_stop: Int = field(doc="option: stopping at any time")
    colour: Ints = field(SEATS, doc="colour of each seat's car, -1 for a seat not taken")

    phase: Int = field(doc="what the race waits for: a Phase")
    turn: Int = field(doc="seat whose turn it is")
    round: Int = field(doc="current round, from 1")
    cell: Ints = field(SEATS, doc="cell of each seat's car; 0 is the start")
    finished_with: Ints = field(SEATS, doc="dice and tiles of the turn that finished, 0 before the finish (MZ-5.3)")
    reroll_tile: Ints = field(SEATS, doc="1 while a seat holds its re-roll tile")
    tiles: Grid = field(SEATS, COLOUR_COUNT, doc="acceleration tiles of each seat, by colour")

    to_roll: Int = field(doc="dice still in the air, or taken to be rolled again")
    hand: Ints = field(COLOUR_COUNT, doc="rolled dice not yet placed, by colour")
    at: Int = field(doc="cell of the last die or tile placed in this turn, at first the car's cell")
    dice_placed: Int = field(doc="of the six dice, how many are placed in this turn (MZ-7.3)")
    used: Int = field(doc="dice, tiles and turbo dice placed in this turn (MZ-5.3)")
    last_colour: Int = field(doc="colour of the last die or tile placed in this turn, -1 for none")
    stepper: Int = field(doc="seat that decides about the bonus step, -1 when there is none")
