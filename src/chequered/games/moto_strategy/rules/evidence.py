"""Moto Strategy: what a seat knows of the cards it cannot see, in the form in which `origins` reckons with it (MS-7.3).

A *place* is a card in a hand. Where it came from is its *source*: 0 is the deal, 1 + p the pile of epoch p. Known is of
each place its source, and whether it has been there when its hand held no STARTER. Not known is from which of its
places a player lays a card. Of which pile that card is, is *sure* if the player has had places from one pile alone that
can have had such a card.
"""

from __future__ import annotations

from chequered.games.moto_strategy.rules.notes import card_of_note, count_in, kind_of_note, note_at, seat_of_note
from chequered.games.moto_strategy.spec import KINDS, SEATS, Card
from chequered.games.moto_strategy.state import EPOCHS, Note, State
from chequered.kernel.record import Grid, Int, Ints

# The rows of the scratch. By note: what it tells, of whom, of which card; how many cards the hand held, how many of
# them at most may have been this one; the pile that it is sure of, 0 for none, else 1 + p.
TELLS = 0
WHOSE = 1
WHICH = 2
HELD = 3
ROOM = 4
SURE = 5
# By epoch and kind: cards that others have or had from this pile, or that are in it, but for those it is sure of.
POOL = 6
# By epoch: places at the end that may hold a STARTER, at most.
MOST = 7
# By note and epoch: how many places from this pile the hand must still have afterwards, for cards that are sure.
NEED = 8
# By guess (`origins`), then by epoch and kind: POOL without what was laid; by epoch, how many of these are no STARTERs;
# by seat, source and whether there can be no STARTER, places in hands; by seat, cards in hand that must be RED FLAGs;
# by seat and epoch, cards drawn, as in `State.drawn`.
LEFT = 9
PLAIN = 10
PLACES = 11
REDS = 12
DRAWN = 13

OF_POOL = EPOCHS * KINDS
OF_SEAT = 2 * (EPOCHS + 1)
"""How many numbers LEFT has for a guess, and PLACES for a seat."""


def scratch(s: State, guesses: Int) -> Grid:
    """Room for what follows from the notes, and for so many guesses."""
    return [
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * OF_POOL,
        [0] * EPOCHS,
        [0] * (s.noted * EPOCHS),
        [0] * (guesses * OF_POOL),
        [0] * (guesses * EPOCHS),
        [0] * (guesses * SEATS * OF_SEAT),
        [0] * (guesses * SEATS),
        [0] * (guesses * SEATS * EPOCHS),
    ]


def gather(s: State, m: Grid, seat: Int) -> bool:
    """Fill the first rows with what the seat knows; False if the notes do not fit the cards.

    They do in every match; in positions that were set up by hand they may not.
    """
    read_notes(s, m)
    count_pools(s, m, seat)
    put_rare_first(s, m)
    # What is sure makes more sure.
    found = 1
    while found > 0:
        found = follow_hands(s, m, seat)
    count_needs(s, m)
    fit = found == 0
    for at in range((s.epoch + 1) * KINDS):
        fit = fit and m[POOL][at] >= 0
    return fit


def read_notes(s: State, m: Grid) -> None:
    for i in range(s.noted):
        found = note_at(s, i)
        m[TELLS][i] = kind_of_note(found)
        m[WHOSE][i] = seat_of_note(found)
        m[WHICH][i] = card_of_note(found)


def count_pools(s: State, m: Grid, seat: Int) -> None:
    """Each pile as it was shuffled, but for the cards that this seat has had of it."""
    for kind in range(KINDS):
        dealt = s.hand[seat][kind]
        for epoch in range(s.epoch + 1):
            own = count_in(s.drawn[seat][epoch], kind)
            m[POOL][epoch * KINDS + kind] = count_in(s.pools[epoch], kind) - own
            dealt -= own
        m[POOL][kind] -= dealt
    for i in range(s.noted):
        if m[WHOSE][i] == seat and is_given_up(m[TELLS][i]):
            m[POOL][m[WHICH][i]] -= 1


def put_rare_first(s: State, m: Grid) -> None:
    """Cards that are shown at once have no order; for rare ones it is harder to find a place."""
    number = [0] * KINDS
    for kind in range(KINDS):
        for epoch in range(s.epoch + 1):
            number[kind] += m[POOL][epoch * KINDS + kind]
    for i in range(s.noted):
        k = i
        while k > 0 and m[TELLS][k] == Note.SHOWN and m[TELLS][k - 1] == Note.SHOWN:
            rarer = m[WHICH][k]
            if number[rarer] >= number[m[WHICH][k - 1]]:
                break
            m[WHICH][k] = m[WHICH][k - 1]
            m[WHICH][k - 1] = rarer
            k -= 1


def is_given_up(told: Int) -> bool:
    """Whether the note is of a card that left a hand, open."""
    return told == Note.LAID or told == Note.SHOWN


def follow_hands(s: State, m: Grid, seat: Int) -> Int:
    """Go through the notes for what does not depend on guesses, and take what is sure from its pile.

    The number of cards that have become sure now; -1 if there is a card that no hand can have held.
    """
    size = [0] * SEATS
    count_dealt(s, m, size)
    reds = [0] * SEATS
    had = [0] * (SEATS * EPOCHS)
    fresh = [0] * (SEATS * EPOCHS)
    for other in range(s.seats):
        had[other * EPOCHS] = size[other]
        fresh[other * EPOCHS] = size[other]
    epoch = 0
    found = 0
    for i in range(s.noted):
        told = m[TELLS][i]
        other = m[WHOSE][i]
        first = other * EPOCHS
        m[HELD][i] = size[other]
        if told == Note.SHUFFLED:
            epoch += 1
        elif told == Note.DREW:
            size[other] += 1
            had[first + epoch] += 1
            fresh[first + epoch] += 1
        elif told == Note.NO_STARTER:
            for pile in range(epoch + 1):
                fresh[first + pile] = 0
        elif told == Note.ONLY_RED_FLAGS:
            if other != seat and m[SURE][i] == 0 and reds[other] == 0 and sum_of(had, first + 1, epoch) == 0:
                m[SURE][i] = 1
                m[POOL][Card.RED_FLAG] -= size[other]
                found += 1
            reds[other] = 1
        elif is_given_up(told):
            is_red = reds[other] > 0 and m[WHICH][i] == Card.RED_FLAG
            able = fresh if m[WHICH][i] == Card.STARTER else had
            if size[other] < 1:
                return -1
            if other != seat and m[SURE][i] == 0 and not is_red:
                m[SURE][i] = 1 + only_pile(m, able, first, epoch, m[WHICH][i])
                if m[SURE][i] > 0:
                    m[POOL][(m[SURE][i] - 1) * KINDS + m[WHICH][i]] -= 1
                    found += 1
            m[ROOM][i] = min(size[other], sum_of(able, first, epoch + 1))
            if m[SURE][i] > 0:
                m[ROOM][i] = min(size[other], able[first + m[SURE][i] - 1])
                had[first + m[SURE][i] - 1] -= 1
            size[other] -= 1
    count_most(s, m, seat, fresh)
    return found


def only_pile(m: Grid, able: Ints, first: Int, epoch: Int, kind: Int) -> Int:
    """The only pile of which a card of this kind can be that a hand with these places gave up; -1 if there are more."""
    only = -1
    for pile in range(epoch + 1):
        if able[first + pile] > 0 and m[POOL][pile * KINDS + kind] > 0:
            if only >= 0:
                return -1
            only = pile
    return only


def sum_of(numbers: Ints, first: Int, length: Int) -> Int:
    total = 0
    for k in range(length):
        total += numbers[first + k]
    return total


def count_needs(s: State, m: Grid) -> None:
    """Go back through the notes: a card to come that is sure of a pile needs a place from it, unless one is drawn."""
    need = [0] * (SEATS * EPOCHS)
    epoch = s.epoch
    for k in range(s.noted):
        i = s.noted - 1 - k
        told = m[TELLS][i]
        first = m[WHOSE][i] * EPOCHS
        for pile in range(s.epoch + 1):
            m[NEED][i * EPOCHS + pile] = need[first + pile]
        if told == Note.SHUFFLED:
            epoch -= 1
        elif told == Note.DREW:
            need[first + epoch] = max(need[first + epoch] - 1, 0)
        elif is_given_up(told) and m[SURE][i] > 0:
            need[first + m[SURE][i] - 1] += 1


def count_dealt(s: State, m: Grid, size: Ints) -> None:
    """How many cards each seat was dealt: what it has, but for what it drew, and what it gave up."""
    for other in range(s.seats):
        size[other] = s.hand_size[other]
    for i in range(s.noted):
        if m[TELLS][i] == Note.DREW:
            size[m[WHOSE][i]] -= 1
        elif is_given_up(m[TELLS][i]):
            size[m[WHOSE][i]] += 1


def count_most(s: State, m: Grid, seat: Int, fresh: Ints) -> None:
    for epoch in range(s.epoch + 1):
        m[MOST][epoch] = s.pile_size if epoch == s.epoch else 0
        for other in range(s.seats):
            if other != seat:
                m[MOST][epoch] += min(s.hand_size[other], fresh[other * EPOCHS + epoch])
