"""What the lab counts in a match: deals, turns, best scorers, how deals end, and what the strong cards do."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import players
from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.games.moto_strategy.spec import SEATS, Card
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel.game import Measure
from chequered.kernel.record import Int, Ints, Record, field

NOBODY = -1


class Tally(Record):
    """Counts of one match; the first block is how it stood when it was last looked at."""

    deal: Int = field(doc="the deal, 0 before the first")
    phase: Int = field(doc="what it waited for")
    turn: Int = field(doc="whose turn it was")
    size: Ints = field(SEATS, doc="cards in each hand")
    total: Ints = field(SEATS, doc="points of the deals before")
    out: Int = field(doc="players eliminated in this deal")
    flags: Int = field(doc="RED FLAGs removed in this deal")
    warm: Int = field(doc="WARM-UPs removed in this deal")
    epoch: Int = field(doc="reshuffles in this deal")

    deals: Int = field(doc="deals played to their end")
    turns: Int = field(doc="turns played; missed ones and windows are none")
    decided: Int = field(doc="deals in which one player scored more than each of the others")
    best: Ints = field(SEATS, doc="of them, those that each seat was best in")
    last_card: Int = field(doc="deals that ended with a last card (MS-6.1)")
    stopped: Int = field(doc="deals that STOP THE RACE ended (MS-4.6)")
    last_left: Int = field(doc="deals that ended since one player was left (MS-5.3)")
    red_flags: Int = field(doc="RED FLAGs that cancelled (MS-4.5)")
    starts_cancelled: Int = field(doc="WARM-UPs that cancelled a start (MS-3.4)")
    eliminations: Int = field(doc="players eliminated (MS-5.3)")
    reshuffles: Int = field(doc="times that the cancelled cards became the pile (MS-1.3)")


MEASURES = (
    Measure("deals", "deals"),
    Measure("turns", "turns"),
    Measure("turns a deal", "turns", per="deals", mean=True),
    Measure("deals with a best scorer", "decided", per="deals"),
    Measure("best scorer is seat", "best", per="decided"),
    Measure("deals that end with a last card", "last_card", per="deals"),
    Measure("deals that end with a STOP THE RACE", "stopped", per="deals"),
    Measure("deals that end with one player left", "last_left", per="deals"),
    Measure("RED FLAGs a deal", "red_flags", per="deals", mean=True),
    Measure("cancelled starts a deal", "starts_cancelled", per="deals", mean=True),
    Measure("eliminations a deal", "eliminations", per="deals", mean=True),
    Measure("reshuffles a deal", "reshuffles", per="deals", mean=True),
)


def observe(deck: Deck, s: State, tally: Tally) -> None:
    """The contract's `observe`."""
    if tally.deal > 0:
        # MS-3.2 The second card of the start belongs to the same turn.
        tally.turns += tally.phase == Phase.GRID or tally.phase == Phase.RACE
        if s.deal != tally.deal or s.phase == Phase.OVER:
            note_end_of_deal(s, tally)
        else:
            note_cards(s, tally)
    look_on(s, tally)


def note_end_of_deal(s: State, tally: Tally) -> None:
    """A deal has ended, and another one may have been begun.

    How it ended cannot be read off the state, in which the next deal has already begun; it follows from the hand from
    which the last card was laid. In a window, or as the only one, that was a last card (MS-6.1); any other that ended a
    deal was a STOP THE RACE, which eliminates who holds more than five (MS-4.6), and then one player was left.
    """
    tally.deals += 1
    best = best_scorer(s, tally)
    if best >= 0:
        tally.decided += 1
        tally.best[best] += 1
    size = tally.size[tally.turn]
    if tally.phase == Phase.WINDOW or size == 1:
        tally.last_card += 1
    elif size <= MOST_TO_STOP:
        tally.stopped += 1
    else:
        tally.last_left += 1
        tally.eliminations += 1


def best_scorer(s: State, tally: Tally) -> Int:
    """The seat that has scored more than each of the others, -1 if none has."""
    best = 0
    found = NOBODY
    for seat in range(s.seats):
        scored = s.total[seat] - tally.total[seat]
        if scored > best:
            best = scored
            found = seat
        elif scored == best:
            found = NOBODY
    return found


def note_cards(s: State, tally: Tally) -> None:
    """What the last entry changed within the deal."""
    tally.red_flags += s.removed[Card.RED_FLAG] - tally.flags
    tally.starts_cancelled += s.removed[Card.WARM_UP] - tally.warm
    tally.eliminations += s.seats - players(s) - tally.out
    tally.reshuffles += s.epoch - tally.epoch


def look_on(s: State, tally: Tally) -> None:
    """Keep how the match stands."""
    tally.deal = s.deal
    tally.phase = s.phase
    tally.turn = s.turn
    tally.out = s.seats - players(s)
    tally.flags = s.removed[Card.RED_FLAG]
    tally.warm = s.removed[Card.WARM_UP]
    tally.epoch = s.epoch
    for seat in range(s.seats):
        tally.size[seat] = s.hand_size[seat]
        tally.total[seat] = s.total[seat]
