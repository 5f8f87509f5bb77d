"""What the club bot works out once for a board, and the room it thinks in."""

from __future__ import annotations

from chequered.games.monza.board import MAX_CELLS
from chequered.games.monza.bot.hands import HANDS
from chequered.games.monza.spec import COLOUR_COUNT
from chequered.kernel.record import Grid, Int, Ints, Record, field

TURN = 1_000_000
"""One turn, in the units of all values: a value says how many turns a car still needs."""

SAVING_STEP = TURN // 64
"""The width of an entry of `Scratch.saving`."""

SAVINGS = 4096
"""Entries of `Scratch.saving`: up to 64 turns."""

MEMORY = 1 << 14
"""Places looked at that the search remembers; a power of two."""


class Scratch(Record):
    """The club bot's record. The first block is `outlook.prepare`'s, the second the search's."""

    need: Ints = field(MAX_CELLS, doc="turns needed from each cell in the basic game")
    challenge_need: Ints = field(MAX_CELLS, doc="the same in the Challenge by a seat without tiles")
    turbo_need: Ints = field(MAX_CELLS, doc="the same from each cell when the turbo dice are still to be rolled there")
    kept_need: Grid = field(
        MAX_CELLS, HANDS, doc="by cell and hand: the same if a turn begins there with this hand and the rest is rolled"
    )
    more: Grid = field(HANDS, COLOUR_COUNT, doc="by hand and colour: the hand with one die more, -1 beyond six")
    saving: Ints = field(SAVINGS, doc="turns that a tile saves who needs this many turns, in steps of SAVING_STEP")

    hand: Ints = field(COLOUR_COUNT, doc="dice not yet placed on the way being looked at, by colour")
    tiles: Ints = field(COLOUR_COUNT, doc="tiles not yet placed on it, by colour")
    memory: Ints = field(MEMORY, doc="places looked at in this search, by a hash of theirs")
    searches: Int = field(doc="number of this search, which tells its memories from older ones")
    action: Int = field(doc="first action of the best way found, -1 for none yet")
    value: Int = field(doc="its value: fewer is better")
    keep: Ints = field(COLOUR_COUNT, doc="dice best kept when the others are rolled again, by colour")
