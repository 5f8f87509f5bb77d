"""Moto Strategy: guesses from which of their places other players laid their cards, note by note (MS-7.3).

The package says what a guess weighs, and why. Each note multiplies that by its factor, reckoned from what was guessed
before. STARTERs are an exception: their ways are counted at the end, and compared with those that there would be with
MOST places.
"""

from __future__ import annotations

from chequered.games.moto_strategy.knowing.evidence import count_dealt, is_given_up
from chequered.games.moto_strategy.knowing.rows import (
    DRAWN,
    HELD,
    LEFT,
    MOST,
    NEED,
    PLACES,
    PLAIN,
    POOL,
    REDS,
    SURE,
    TELLS,
    WHICH,
    WHOSE,
    drawn_at,
    left_at,
    need_at,
    pile_of,
    places_at,
    plain_at,
    pool_at,
    reds_at,
)
from chequered.games.moto_strategy.spec import KINDS, SEATS, Card
from chequered.games.moto_strategy.state import COUNT_BITS, Note, State
from chequered.kernel.chance import fraction
from chequered.kernel.record import Grid, Int, Ints

Shares = list[float]


def begin_guess(s: State, m: Grid, g: Int) -> None:
    """All others have been dealt their cards."""
    for epoch in range(s.epoch + 1):
        m[PLAIN][plain_at(g, epoch)] = 0
        for kind in range(KINDS):
            number = m[POOL][pool_at(epoch, kind)]
            m[LEFT][left_at(g, epoch, kind)] = number
            m[PLAIN][plain_at(g, epoch)] += number if kind != Card.STARTER else 0
    dealt = [0] * SEATS
    count_dealt(s, m, dealt)
    for other in range(s.seats):
        for source in range(s.epoch + 2):
            m[PLACES][places_at(g, other, source)] = 0 if source > 0 else dealt[other]
            m[PLACES][places_at(g, other, source) + 1] = 0
        m[REDS][reds_at(g, other)] = 0
        for epoch in range(s.epoch + 1):
            m[DRAWN][drawn_at(g, other, epoch)] = 0


def go_on(m: Grid, g: Int, i: Int, epoch: Int, rng: Ints, shares: Shares) -> float:
    """Carry a guess on over a note of another seat; its weight, 0 where the guess turns out wrong."""
    told = m[TELLS][i]
    if told == Note.DREW:
        m[PLACES][places_at(g, m[WHOSE][i], epoch + 1)] += 1
    elif told == Note.NO_STARTER:
        keep_starters_out(m, g, m[WHOSE][i], epoch)
    elif told == Note.ONLY_RED_FLAGS:
        return find_red_flags(m, g, i, epoch)
    elif is_given_up(told):
        return give_up(m, g, i, epoch, rng, shares)
    return 1.0


# MS-3.3 Who draws on the grid, or lets the turn pass, holds no STARTER.
def keep_starters_out(m: Grid, g: Int, other: Int, epoch: Int) -> None:
    """All places of this hand become such as cannot hold a STARTER."""
    for source in range(epoch + 2):
        at = places_at(g, other, source)
        m[PLACES][at + 1] += m[PLACES][at]
        m[PLACES][at] = 0


# MS-4.10 Who draws in the race, or lets the turn pass, holds nothing but RED FLAGs.
def find_red_flags(m: Grid, g: Int, i: Int, epoch: Int) -> float:
    """All places of this hand become REDS; the chance of that."""
    weight = 1.0
    other = m[WHOSE][i]
    for source in range(epoch + 2):
        at = places_at(g, other, source)
        for side in range(2):
            for _ in range(m[PLACES][at + side]):
                weight *= take(m, g, i, source, Card.RED_FLAG)
                m[REDS][reds_at(g, other)] += 1
            m[PLACES][at + side] = 0
    return weight


def give_up(m: Grid, g: Int, i: Int, epoch: Int, rng: Ints, shares: Shares) -> float:
    """Guess whence the card of a note came, and take it from there; the chance of such a card."""
    other = m[WHOSE][i]
    first = places_at(g, other, 0)
    reds = m[REDS][reds_at(g, other)] if m[WHICH][i] == Card.RED_FLAG else 0
    total = 0.0 + reds
    for at in range(2 * epoch + 4):
        shares[at] = share(m, g, i, at, m[PLACES][first + at]) if m[PLACES][first + at] > 0 else 0.0
        total += shares[at]
    if total == 0.0:
        return 0.0
    sought = fraction(rng) * total - reds
    if sought < 0.0:
        m[REDS][reds_at(g, other)] -= 1
    else:
        found = found_at(shares, sought, 2 * epoch + 4)
        m[PLACES][first + found] -= 1
        take(m, g, i, found // 2, m[WHICH][i])
    return total / m[HELD][i]


def share(m: Grid, g: Int, i: Int, at: Int, number: Int) -> float:
    """The chance that this card comes from one of these places, times what is the same for all."""
    pile = pile_of(at // 2)
    kind = m[WHICH][i]
    if kind == Card.STARTER and at % 2 > 0:
        return 0.0
    if m[SURE][i] > 0:
        return 1.0 * number if pile == m[SURE][i] - 1 else 0.0
    if m[NEED][need_at(i, pile)] > 0 and places_from(m, g, m[WHOSE][i], pile) <= m[NEED][need_at(i, pile)]:
        return 0.0
    left = m[LEFT][left_at(g, pile, kind)]
    if kind == Card.STARTER:
        return number * starter_rate(m, left, pile)
    return number * left / max(m[PLAIN][plain_at(g, pile)], 1)


def places_from(m: Grid, g: Int, other: Int, pile: Int) -> Int:
    """How many places from a pile a hand has."""
    at = places_at(g, other, pile + 1)
    number = m[PLACES][at] + m[PLACES][at + 1]
    return number if pile > 0 else number + m[PLACES][at - 2] + m[PLACES][at - 1]


def starter_rate(m: Grid, left: Int, pile: Int) -> float:
    """By how much the ways to hand out STARTERs of a pile grow when one of those that are left is laid."""
    return left / max(m[MOST][pile] - left + 1, 1)


def found_at(shares: Shares, sought: float, length: Int) -> Int:
    """The index at which the sum of shares exceeds what is sought; the last one with a share if none does."""
    found = 0
    for at in range(length):
        if shares[at] > 0.0:
            found = at
            if sought < shares[at]:
                return found
            sought -= shares[at]
    return found


def take(m: Grid, g: Int, i: Int, source: Int, kind: Int) -> float:
    """Take a card from what is left of its pile, unless that was sure before; its chance among cards but STARTERs."""
    if source > 0:
        m[DRAWN][drawn_at(g, m[WHOSE][i], source - 1)] += 1 << COUNT_BITS * kind
    if m[SURE][i] > 0:
        return 1.0
    pile = pile_of(source)
    left = m[LEFT][left_at(g, pile, kind)]
    m[LEFT][left_at(g, pile, kind)] -= 1
    m[PLAIN][plain_at(g, pile)] -= kind != Card.STARTER
    return max(left, 0) / max(m[PLAIN][plain_at(g, pile)] + 1, 1)


def starters_weight(s: State, m: Grid, g: Int, seat: Int) -> float:
    """The ways to put the STARTERs that are left where they may be, beside those there would be with MOST places."""
    weight = 1.0
    for epoch in range(s.epoch + 1):
        room = s.pile_size if epoch == s.epoch else 0
        for other in range(s.seats):
            if other != seat:
                room += m[PLACES][places_at(g, other, epoch + 1)]
                room += m[PLACES][places_at(g, other, 0)] if epoch == 0 else 0
        for starter in range(m[LEFT][left_at(g, epoch, Card.STARTER)]):
            weight *= max(room - starter, 0) / max(m[MOST][epoch] - starter, 1)
    return weight
