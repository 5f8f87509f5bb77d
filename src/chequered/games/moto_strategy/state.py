"""Moto Strategy: the options of a match and its state. Hands and the pile are hidden.

Cards of a kind are alike, so hands, the pile and what lies open are counts by kind.
"""

from __future__ import annotations

from enum import IntEnum

from chequered.games.moto_strategy.spec import KINDS, SEATS
from chequered.kernel.record import Grid, Int, Ints, Record, field

EPOCHS = 16
"""The most piles of a deal: the first, and one for each reshuffle. A reshuffle needs cards cancelled since the one
before it, and at most 15 times a deal are cards cancelled: 5 WARM-UPs, 6 RED FLAGs, 4 eliminations (MS-1.3, MS-1.4)."""

COUNT_BITS = 6
"""Bits of each count where counts of all kinds share one number: room for `cards.MOST_ALIKE` of each, below 2⁶³."""

NOTE_BITS = 9
NOTES_IN_WORD = 6
"""How notes share one number: room for the largest, and it stays below 2⁶³."""

NOTE_WORDS = 108
LONGEST_NOTES = NOTE_WORDS * NOTES_IN_WORD
"""Notes kept of a deal; what happens beyond is not noted any more (MS-7.3).

Of 48 random matches the longest deal made some 270, and with a single STOP THE RACE in the deck some 370: nearly twice
that is room enough, and one row of the state, which searching bots copy often, does not get too long.
"""


class Phase(IntEnum):
    """What the match waits for."""

    DEAL = 0
    WINDOW = 1
    GRID = 2
    SECOND = 3
    RACE = 4
    DRAW = 5
    OVER = 6


class Note(IntEnum):
    """What the notes tell of hands: all of it open, and all that bears on what cannot be seen (MS-7.3).

    A card was laid; one was drawn; the hand held no STARTER, or nothing but RED FLAGs; a card of the hand of one who is
    being eliminated is shown; the cancelled cards became the pile. `rules.notes` puts them into
    numbers, with their seat and card.
    """

    LAID = 0
    DREW = 1
    NO_STARTER = 2
    ONLY_RED_FLAGS = 3
    SHOWN = 4
    SHUFFLED = 5


class Options(Record):
    """What is chosen when the table is opened."""

    seats: Int = field(doc="number of seats, 2 to 5")
    target: Int = field(doc="points with which the match is won (MS-6.3)")
    max_deals: Int = field(doc="deals after which the match ends in any case (MS-6.5)")


class State(Record):
    """One moment of a match."""

    seats: Int = field(doc="number of seats")
    target: Int = field(doc="option: points with which the match is won")
    max_deals: Int = field(doc="option: the most deals")

    phase: Int = field(doc="what the match waits for: a Phase")
    deal: Int = field(doc="current deal, from 1")
    opener: Int = field(doc="seat that opened this deal (MS-2.1)")
    turn: Int = field(doc="seat whose turn it is, or that is about to play")
    asked: Int = field(doc="seat asked in the window (MS-4.8), -1 outside windows")
    waiting: Int = field(doc="1 while the deal waits on the grid for a STARTER (MS-3.1)")
    starter: Int = field(doc="seat that laid the STARTER of the first lap that is being run (MS-3.4), -1 outside it")

    total: Ints = field(SEATS, doc="points of earlier deals (MS-6.2)")
    points: Ints = field(SEATS, doc="points of the MOTO cards that lie before each seat")
    out: Ints = field(SEATS, doc="1 if eliminated from this deal (MS-5.3)")
    owed: Ints = field(SEATS, doc="turns still to be missed (MS-4.11)")
    hand_size: Ints = field(SEATS, doc="number of cards in each hand")
    hand: Grid = field(SEATS, KINDS, see="owner", doc="cards in each hand, by kind")
    laid: Grid = field(SEATS, KINDS, doc="cards that lie before each seat, by kind")
    pile: Ints = field(KINDS, see="nobody", doc="cards in the draw pile, by kind")
    pile_size: Int = field(doc="number of cards in the draw pile")
    cancelled: Ints = field(KINDS, doc="cancelled cards, which become the next pile (MS-1.3), by kind")
    removed: Ints = field(KINDS, doc="cards that have left the deal (MS-1.4), by kind")

    draws: Int = field(doc="cards still to be drawn, one after another")
    drawer: Int = field(doc="seat that draws the next of them")
    reason: Int = field(doc="number of the rule by which they are drawn")

    epoch: Int = field(doc="number of reshuffles in this deal")
    pools: Ints = field(
        EPOCHS,
        shown=False,
        doc="cards of each pile of this deal as it was shuffled, all cards first: kind k counts `1 << 6 * k`",
    )
    noted: Int = field(shown=False, doc="number of notes")
    notes: Ints = field(NOTE_WORDS, shown=False, doc="what has been seen of the hands in this deal, six notes a number")
    drawn: Grid = field(
        SEATS,
        EPOCHS,
        see="owner",
        shown=False,
        doc="cards each seat has drawn (not been dealt) from each pile of this deal: kind k counts as in `pools`",
    )
