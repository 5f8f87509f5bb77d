"""The records of the toy game."""

from enum import IntEnum

from chequered.kernel.record import Grid, Int, Ints, Record, field
from tests.kernel.toy.spec import CELLS, KINDS, SEATS


class Phase(IntEnum):
    DEAL = 0
    PLAY = 1
    ROLL = 2
    OVER = 3


class Board(Record):
    finish: Int = field(doc="the cell that ends the race")
    slope: Ints = field(CELLS, doc="steps that a car slides on from each cell")


class Options(Record):
    seats: Int = field(doc="number of seats")
    long: Int = field(doc="1: more cards in a hand")
    lucky: Int = field(doc="1: the die shows no two")
    colour: Ints = field(SEATS, doc="colour of each seat's car")


class State(Record):
    seats: Int = field(doc="number of seats")
    lucky: Int = field(doc="option: the die shows no two")
    hand_limit: Int = field(doc="cards dealt to each seat")
    phase: Int = field(doc="what the race waits for: a Phase")
    turn: Int = field(doc="seat whose turn it is, or who is dealt the next card")
    cell: Ints = field(SEATS, doc="cell of each car")
    hand: Grid = field(SEATS, KINDS, see="owner", doc="cards in each hand, by kind")
    hand_size: Ints = field(SEATS, doc="number of cards in each hand")
    pile: Ints = field(KINDS, see="nobody", doc="cards left in the pile, by kind")
    pile_size: Int = field(doc="number of cards in the pile")
    buried: Int = field(see="nobody", doc="the kind of the card put away, -1 before")
