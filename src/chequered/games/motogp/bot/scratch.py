"""What the club bot works out once for a circuit, and the room it thinks in."""

from __future__ import annotations

from chequered.games.motogp.board import MAX_CELLS
from chequered.games.motogp.bot.hands import HANDS
from chequered.games.motogp.spec import CARD_COUNT
from chequered.kernel.record import Grid, Int, Ints, Record, field

TURN = 1_000_000
"""One turn, in the units of all values: a value says how many turns a motorcycle still needs, fewer is better."""

OUT = 15 * TURN
"""A motorcycle disqualified costs its team as many turns."""

BROKEN = 10 * TURN
"""One that breaks down costs at most so many: it is still classified (GP-9.3)."""

LAPS = 3
"""Laps for which the outlook is solved; with more to go, each further one needs `Scratch.lap`."""

STATES = 2
"""Of a motorcycle on a cell: without and with a failure; in the pit lane what it will leave with (GP-7.4)."""


class Scratch(Record):
    """The club bot's record. The first block is `outlook.prepare`'s, the second the search's."""

    need: Grid = field(
        LAPS * MAX_CELLS * STATES,
        HANDS,
        doc="turns needed at the beginning of a turn, by laps to go, cell and state in one number, and by hand",
    )
    lap: Int = field(doc="turns that a lap more needs")

    hand: Ints = field(CARD_COUNT, doc="cards of the team when the way is ridden")
    first: Int = field(doc="face of the first die on the ways being looked at")
    second: Int = field(doc="face of the second die, 0 for none")
    mate: Int = field(doc="the team's other motorcycle if it is racing, else -1")
    mate_at: Int = field(doc="its distance (GP-10.1)")
    rear: Int = field(doc="the least distance of another team's motorcycle still racing")
    front: Int = field(doc="the greatest distance of any other motorcycle still racing")
    may_lap: Int = field(doc="1 while nobody has finished")
    spot: Int = field(doc="where the last step looked at has led")
    back: Int = field(doc="the last spot with room up to there, -1 for none")
    goes_on: Int = field(doc="1 if the way does not end there")
    action: Int = field(doc="first lane of the best way found, -1 if it has no choice")
    value: Int = field(doc="its value")
