"""What the club bot works out once for a board, and the room it thinks in."""

from __future__ import annotations

from chequered.games.lamborghini.board import MAX_CELLS
from chequered.games.lamborghini.rules.moving import SIDES
from chequered.games.lamborghini.spec import FASTEST, IDS, MOST_CARS
from chequered.games.lamborghini.state import LAPS, MOST_CHECKS
from chequered.kernel.record import Grid, Int, Ints, Record, field

CELL = 100
"""One cell of way, in the units of all values: more is better."""

WORST = -1_000_000
"""Less than anything is worth: what cannot be done."""

CROSSINGS = LAPS + 1
"""Times that a car on the grid passes the line until it finishes."""

MOST_POINTS = 23
"""Points of a move for which ways are remembered; whoever has more looks no further ahead than that. A card of 12, two
each of car and driver, a card of four (LB-12), and three cells won in checks."""

SPOTS = (MOST_POINTS + 1) * (MOST_CHECKS + 1) * MAX_CELLS


class Scratch(Record):
    """The club bot's record. The first block is `outlook.prepare`'s, the others hold for one answer."""

    need: Grid = field(CROSSINGS + 1, MAX_CELLS, doc="steps to pass the line so often, by cell; negative behind it")
    next: Ints = field(MAX_CELLS, doc="cell after each in the order of front edges, around the track")
    speed: Int = field(doc="what a point of speed is worth in a whole race")
    handling: Int = field(doc="what a point of manoeuvre is worth")

    up_to: Ints = field(FASTEST + 1, doc="in 1000 draws, how many are of this value or less")
    mean: Int = field(doc="average of a draw, in hundredths")
    contact: Ints = field(MOST_CARS, doc="what a contact with each car is worth")
    own: Int = field(doc="what an own check without modifiers is worth")

    ids: Ints = field(IDS, doc="the actions among which it chooses")
    stamp: Int = field(doc="number of the search; a cell that carries another has not been reached")
    waiting: Int = field(doc="cells reached from which nobody has looked on")
    seen: Ints = field(MAX_CELLS, doc="the search in which each cell was last reached")
    reach: Ints = field(MAX_CELLS, doc="numbers of points with which each is reached: bit k for k points")
    crossings: Ints = field(MAX_CELLS, doc="how often the line is still to be passed from each")
    found: Ints = field(MAX_CELLS, doc="the cells reached, in the order of the track")
    value: Ints = field(SPOTS, doc="by cell, points and checks what the best way is worth")
    entered: Ints = field(SPOTS, doc="the same when the cell has just been entered")

    to: Ints = field(SIDES, doc="from the cell that was looked from: free cells in front that may be used, else -1")
    squeezes: Ints = field(SIDES, doc="1 if the step there is a squeeze (LB-6.6)")
    slips: Int = field(doc="1 if a slipstream is offered to who enters it (LB-10.1)")
    bonus: Int = field(doc="what the best contact there is worth, 0 for none worth anything")
