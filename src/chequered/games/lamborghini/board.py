"""The tracks and cards of Lamborghini as the rules read them."""

from __future__ import annotations

from chequered.games.lamborghini.spec import CAR_CARDS, DRIVER_CARDS, FEET, KINDS, MOST_CARS
from chequered.kernel.record import Grid, Int, Ints, Record, field

MAX_TRACKS = 2
MAX_CELLS = 640
"""The most tracks of a championship (LB-1.6), and the most cells of all of them."""


class Board(Record):
    """One or two tracks and all the cards. The cells of the second track follow those of the first.

    `left` and `right` of a cell are seen in the direction of the race; the inside lane of a clockwise track is on the
    right (LB-2.3).
    """

    tracks: Int = field(doc="number of tracks")
    cells: Int = field(doc="number of cells of all tracks")
    lap: Ints = field(MAX_TRACKS, doc="length of a lap, in the units of `front`")
    grid: Grid = field(MAX_TRACKS, MOST_CARS, doc="grid cells of each track, best first (LB-2.3)")
    front: Ints = field(MAX_CELLS, doc="front edge of each cell, measured from the line (LB-2.1)")
    is_last: Ints = field(MAX_CELLS, doc="1 for cells that end at the line")
    ahead: Ints = field(MAX_CELLS, doc="cell ahead of each (LB-2.1), -1 for none")
    left: Ints = field(MAX_CELLS, doc="cell in front in the lane to the left, -1 for none")
    right: Ints = field(MAX_CELLS, doc="cell in front in the lane to the right, -1 for none")
    beside_left: Ints = field(MAX_CELLS, doc="cell beside in the lane to the left (LB-2.4), -1 for none")
    beside_right: Ints = field(MAX_CELLS, doc="cell beside in the lane to the right, -1 for none")

    count: Ints = field(KINDS, doc="technology and manoeuvre cards of each kind (LB-1.2)")
    foot: Ints = field(KINDS, doc="value at the foot of each kind, 5 to 12 (LB-1.3)")
    worth: Ints = field(KINDS, doc="what a technology card gives: cells, points or turns (LB-11.1 to LB-11.7); else 0")
    notes: Ints = field(FEET, doc="banknotes by the value at their foot, 5 first (LB-1.3)")
    car_speed: Ints = field(CAR_CARDS, doc="speed of each car card (LB-1.1)")
    car_handling: Ints = field(CAR_CARDS, doc="its manoeuvre")
    car_technology: Ints = field(CAR_CARDS, doc="extra technology cards that it brings (LB-5.3)")
    car_manoeuvres: Ints = field(CAR_CARDS, doc="extra manoeuvre cards that it brings")
    car_price: Ints = field(CAR_CARDS, doc="its price in thousands")
    driver_speed: Ints = field(DRIVER_CARDS, doc="speed of each driver card (LB-1.1)")
    driver_handling: Ints = field(DRIVER_CARDS, doc="its manoeuvre")
    driver_technology: Ints = field(DRIVER_CARDS, doc="extra technology cards that it brings (LB-5.3)")
    driver_manoeuvres: Ints = field(DRIVER_CARDS, doc="extra manoeuvre cards that it brings")
    driver_price: Ints = field(DRIVER_CARDS, doc="its price in thousands")
    start_money: Ints = field(MOST_CARS, doc="thousands at the start of a championship for 1, 2 … players")
    prizes: Ints = field(MOST_CARS, doc="thousands for each place, from the first (LB-14.1)")
    repair: Int = field(doc="thousands that the repair of a damage costs (LB-14.2)")
    discount: Int = field(doc="thousands by which a sale brings less than the price (LB-14.4)")
