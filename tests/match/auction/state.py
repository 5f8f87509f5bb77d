"""The records of the auction."""

from enum import IntEnum

from chequered.kernel.record import Int, Ints, Record, field
from tests.match.auction.spec import CARS, SEATS


class Phase(IntEnum):
    BID = 0
    DRIVE = 1
    WEATHER = 2
    OVER = 3


class Board(Record):
    money: Int = field(doc="what each player has")


class Options(Record):
    seats: Int = field(doc="number of seats")


class State(Record):
    seats: Int = field(doc="number of seats")
    each: Int = field(doc="cars of each seat")
    phase: Int = field(doc="what the match waits for: a Phase")
    turn: Int = field(doc="seat that decides")
    has_bid: Ints = field(SEATS, doc="1 for who has bid")
    sealed: Ints = field(SEATS, see="owner", doc="bids while not all are made")
    bid: Ints = field(SEATS, doc="bids once they are open")
    car: Int = field(doc="car that drives")
    driven: Ints = field(CARS, doc="1 for cars that have driven")
    cell: Ints = field(CARS, doc="cell of each car")
    steps: Int = field(doc="steps left to this car")
