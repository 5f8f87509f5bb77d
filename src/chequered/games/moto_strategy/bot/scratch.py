"""The room that the club bot thinks in."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.spec import IDS
from chequered.kernel.record import Int, Ints, Record, field


class Scratch(Record):
    """The club bot's record; the actions that are left stand first in `ids` and `value`."""

    ids: Ints = field(IDS, doc="the actions among which it chooses")
    value: Ints = field(IDS, doc="what each of them has been worth in all deals played in mind")
    dice: Ints = field(4, doc="random numbers of the deal that is being played in mind")
    left: Int = field(doc="how many actions are left")


def prepare(deck: Deck) -> Scratch:
    """The scratch record: nothing holds for a whole match."""
    return Scratch()
