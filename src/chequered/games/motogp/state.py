"""Table-MotoGP: the options of a race and its state. Nothing is hidden in this game (GP-1.2)."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.motogp.spec import CARD_COUNT, MOTORCYCLES, SEATS
from chequered.kernel.record import Grid, Int, Ints, Record, field

LONGEST_WAY = 12
"""No turn moves further (GP-6.3)."""


class Phase(IntEnum):
    """What the race waits for."""

    LOT = 0
    ROLL = 1
    SECOND = 2
    THIRD = 3
    EXTRA = 4
    EXTRA_ROLL = 5
    WAY = 6
    CARD = 7
    OVER = 8


class Status(IntEnum):
    """What has become of a motorcycle."""

    ABSENT = 0
    RACING = 1
    FINISHED = 2
    BROKEN = 3
    OUT = 4


class Options(Record):
    """What is chosen when the table is opened."""

    seats: Int = field(doc="number of teams, 2 to 9")
    laps: Int = field(doc="laps of the race (GP-11.1)")
    qualifying: Int = field(doc="1: the grid is ridden for, 0: drawn by lot (GP-4.4)")
    extra_power_six: Int = field(doc="1: an Extra Power card counts as a rolled 6 (GP-6.4)")
    lapped: Int = field(doc="who is out when a motorcycle is lapped (GP-10): 0 its team, 1 only itself")
    colour: Ints = field(SEATS, doc="colour of each team, -1 for a seat not taken")


class State(Record):
    """One moment of a race. Motorcycle m belongs to team m // 2."""

    seats: Int = field(doc="number of teams")
    laps: Int = field(doc="option: laps of the race")
    extra_power_six: Int = field(doc="option: Extra Power counts as a 6")
    lapped: Int = field(doc="option: who is out when lapped")
    colour: Ints = field(SEATS, doc="colour of each team, -1 for a seat not taken")

    phase: Int = field(doc="what the race waits for: a Phase")
    qualifying: Int = field(doc="1 while the grid is being ridden for")
    round: Int = field(doc="current round, from 1; 0 before the race")
    order: Ints = field(MOTORCYCLES, doc="motorcycles in the order of this round (GP-6.1), -1 behind the last")
    next: Int = field(doc="whose turn it is: an index of `order`; while qualifying the motorcycle itself")
    mover: Int = field(doc="motorcycle whose turn it is, -1 for none")
    hand: Grid = field(SEATS, CARD_COUNT, doc="cards of each team, by kind (GP-1.2)")

    status: Ints = field(MOTORCYCLES, doc="what has become of each motorcycle: a Status")
    cell: Ints = field(MOTORCYCLES, doc="cell of each; of one that broke down its last, -1 for those off the circuit")
    place: Ints = field(MOTORCYCLES, doc="place on a cell that holds several, 0 is the inside (GP-2.2)")
    lap: Ints = field(MOTORCYCLES, doc="lap of each, 0 before the line is first crossed (GP-2.7)")
    failure: Ints = field(MOTORCYCLES, doc="1 with a mechanical failure (GP-7.1)")
    again: Ints = field(MOTORCYCLES, doc="1 if one more visit to the pit lane is owed (GP-7.4)")
    stops: Ints = field(MOTORCYCLES, doc="Stop & Go penalties owed (GP-8.1)")
    missing: Ints = field(MOTORCYCLES, doc="turns to be missed (GP-9.4)")
    grid: Ints = field(MOTORCYCLES, doc="place on the grid, from 1; 0 before it is known")
    qualified: Ints = field(MOTORCYCLES, doc="how far its qualifying ride led, more is better (GP-4.3)")
    finished: Ints = field(MOTORCYCLES, doc="1 for the first to cross the line at the end, 2 for the next; 0 before")
    broken: Ints = field(MOTORCYCLES, doc="1 for the first to break down, 2 for the next; 0 if it has not")

    rolls: Int = field(doc="rolls of this qualifying ride")
    first: Int = field(doc="face of the turn's first die, 0 before it is rolled")
    second: Int = field(doc="face of its second die, 0 for none")
    third: Int = field(doc="face of the third roll, which is never moved (GP-6.2); 0 for none")
    die: Int = field(doc="die whose points are being moved: 1 or 2, 0 before the way")
    left: Int = field(doc="points of it that are left")
    at: Int = field(doc="cell that the way has reached")
    at_lap: Int = field(doc="lap there")
    ridden: Int = field(doc="cells of the way so far")
    way: Ints = field(LONGEST_WAY, doc="these cells, the first step first")
    moved: Int = field(doc="1 if the move, whose end is being settled, led to another cell")
    left_pit: Int = field(doc="1 if it led out of the pit lane")
