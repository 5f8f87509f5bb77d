"""The decks of Moto Strategy: how many cards of each kind there are, read into the record that the rules use."""

from __future__ import annotations

from typing import Any

from chequered.games.moto_strategy.notation import CARDS, MOST_SEATS
from chequered.games.moto_strategy.spec import KINDS
from chequered.games.moto_strategy.state import EPOCHS
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.reading import Shipped, check_keys, read_shipped, read_table, read_whole
from chequered.kernel.record import Int, Ints, Record, field

MOST_ALIKE = 60
"""Cards of one kind, at most; ours."""

MOST_CANCELLING = EPOCHS - MOST_SEATS
"""WARM-UPs and RED FLAGs together, at most; ours: there is room for so many piles of a deal, and eliminations make some
too."""

LARGEST_HAND = 20
"""Cards that are dealt to each, at most; ours."""

POINTS = {"moto-1": 400, "moto-2": 200, "moto-3": 100}
"""MS-1.1."""


class Deck(Record):
    """All the cards, as the rules read them."""

    hand: Int = field(doc="cards dealt to each (MS-1.2)")
    count: Ints = field(KINDS, doc="cards of each kind (MS-1.1)")
    points: Ints = field(KINDS, doc="what a card of each kind scores (MS-4.2)")


def from_content(content: dict[str, Any]) -> LoadedBoard:
    """The deck that a record file describes: the cards of each kind, and in `hand` how many are dealt to each.

    Raises:
        BoardError: a damaged or foreign description, or one that cannot be played: without a STARTER no deal begins,
            with RED FLAGs and no STOP THE RACE one might never end, and there have to be enough cards for a full table.
    """
    read_table(content, "deck")
    check_keys(content, ("hand", *CARDS), "deck")
    deck = Deck()
    deck.hand = read_whole(content["hand"], 1, LARGEST_HAND, "deck: hand", "MS-1.2")
    for kind, card in enumerate(CARDS):
        deck.count[kind] = read_whole(content[card], 0, MOST_ALIKE, f"deck: {card}", "MS-1.1")
        deck.points[kind] = POINTS.get(card, 0)
    if not content["starter"]:
        raise BoardError("deck: no deal can begin without a STARTER (MS-3.1)")
    if content["red-flag"] and not content["stop"]:
        raise BoardError("deck: with RED FLAGs and no STOP THE RACE a deal might never end (MS-4.10)")
    if content["warm-up"] + content["red-flag"] > MOST_CANCELLING:
        raise BoardError(f"deck: expected at most {MOST_CANCELLING} WARM-UPs and RED FLAGs together (MS-1.4)")
    if sum(deck.count) < MOST_SEATS * deck.hand:
        raise BoardError(f"deck: {sum(deck.count)} cards do not make {MOST_SEATS} hands of {deck.hand} (MS-1.2)")
    name = _SHIPPED.name_of(content)
    return LoadedBoard(name, name, content, deck, None, (2, MOST_SEATS))


_SHIPPED = Shipped("deck", lambda: read_shipped("chequered.games.moto_strategy", "decks.toml"), from_content)
# With `from_content` what `chequered.kernel.boards.Boards` asks for.
presets, reasons, load = _SHIPPED.presets, _SHIPPED.reasons, _SHIPPED.load
