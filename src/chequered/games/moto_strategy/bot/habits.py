"""How a sensible player plays without thinking long: what the club bot expects of everybody, itself included."""

from __future__ import annotations

from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.games.moto_strategy.rules.legality import FEWEST_FOR_RED_FLAG
from chequered.games.moto_strategy.spec import FIRST_LAY, FIRST_LONG_LAP, Card
from chequered.games.moto_strategy.state import State
from chequered.kernel.record import Int

WORTH_A_WARM_UP = 300
WORTH_A_RED_FLAG = 500
"""Points behind with which a sensible player cancels what lies on the table."""

NOTHING = -1


def lead_of(s: State, seat: Int) -> Int:
    """The points on the table by which a seat is ahead of the best of the others."""
    return s.points[seat] - s.points[rival(s, seat)]


def rival(s: State, seat: Int) -> Int:
    """The other player with the most points on the table; of several the one with the fewest cards, then the next."""
    found = NOTHING
    other = seat
    for _ in range(s.seats - 1):
        other = other + 1 if other + 1 < s.seats else 0
        if s.out[other] == 0 and (found < 0 or is_worse(s, other, found)):
            found = other
    return found


def is_worse(s: State, other: Int, found: Int) -> bool:
    """Whether one is more of a rival than another."""
    if s.points[other] != s.points[found]:
        return s.points[other] > s.points[found]
    return s.hand_size[other] < s.hand_size[found]


def habit(s: State) -> Int:
    """The card that a sensible player lays on this turn of the race, or as second card of the start."""
    seat = s.turn
    lead = lead_of(s, seat)
    size = s.hand_size[seat]
    if lead > 0 and size <= MOST_TO_STOP and s.hand[seat][Card.STOP] > 0:
        return FIRST_LAY + Card.STOP
    if s.starter >= 0 and s.starter != seat and lead <= -WORTH_A_WARM_UP and s.hand[seat][Card.WARM_UP] > 0:
        return FIRST_LAY + Card.WARM_UP
    if lead <= -WORTH_A_RED_FLAG and size >= FEWEST_FOR_RED_FLAG and s.hand[seat][Card.RED_FLAG] > 0:
        return FIRST_LAY + Card.RED_FLAG
    for kind in range(Card.MOTO_3 + 1):
        if s.hand[seat][kind] > 0:
            return FIRST_LAY + kind
    return spare(s, seat, size, lead)


def spare(s: State, seat: Int, size: Int, lead: Int) -> Int:
    """The card of which a player without a MOTO gets rid: who is behind draws, who is ahead hurries."""
    hand = s.hand[seat]
    if lead < 0 and hand[Card.Q2] > 0:
        return FIRST_LAY + Card.Q2
    if lead < 0 and hand[Card.Q1] > 0:
        return FIRST_LAY + Card.Q1
    if hand[Card.LONG_LAP] > 0:
        return FIRST_LONG_LAP + rival(s, seat)
    if hand[Card.STARTER] > 0:
        return FIRST_LAY + Card.STARTER
    if hand[Card.WARM_UP] > 0 and (s.starter < 0 or s.starter == seat):
        return FIRST_LAY + Card.WARM_UP
    if hand[Card.Q1] > 0:
        return FIRST_LAY + Card.Q1
    if hand[Card.Q2] > 0:
        return FIRST_LAY + Card.Q2
    if hand[Card.STOP] > 0 and size <= MOST_TO_STOP:
        return FIRST_LAY + Card.STOP
    if hand[Card.WARM_UP] > 0:
        return FIRST_LAY + Card.WARM_UP
    may_cancel = hand[Card.RED_FLAG] > 0 and size >= FEWEST_FOR_RED_FLAG
    return FIRST_LAY + (Card.RED_FLAG if may_cancel else Card.STOP)
