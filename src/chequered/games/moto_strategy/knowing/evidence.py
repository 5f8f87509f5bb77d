"""Moto Strategy: what a seat knows of the cards it cannot see, in the form in which `origins` reckons with it (MS-7.3).

Known is of each place its source, and whether it has been there when its hand held no STARTER. Not known is from which
of its places a player lays a card. Of which pile that card is, is *sure* if the player has had places from one pile
alone that can have had such a card. `rows` has what is kept of all this.
"""

from __future__ import annotations

from chequered.games.moto_strategy.knowing.rows import (
    FRESH,
    HAD,
    HELD,
    MOST,
    NEED,
    ONLY_RED,
    POOL,
    ROOM,
    SIZE,
    SURE,
    TELLS,
    WHICH,
    WHOSE,
    hand_at,
    need_at,
    pool_at,
)
from chequered.games.moto_strategy.rules.notes import card_of_note, count_in, kind_of_note, note_at, seat_of_note
from chequered.games.moto_strategy.spec import KINDS, SEATS, Card
from chequered.games.moto_strategy.state import Note, State
from chequered.kernel.record import Grid, Int, Ints


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
    for at in range(pool_at(s.epoch + 1, 0)):
        fit = fit and m[POOL][at] >= 0
    return fit


def read_notes(s: State, m: Grid) -> None:
    """What each note tells, apart."""
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
            m[POOL][pool_at(epoch, kind)] = count_in(s.pools[epoch], kind) - own
            dealt -= own
        m[POOL][pool_at(0, kind)] -= dealt
    for i in range(s.noted):
        if m[WHOSE][i] == seat and is_given_up(m[TELLS][i]):
            m[POOL][pool_at(0, m[WHICH][i])] -= 1


def put_rare_first(s: State, m: Grid) -> None:
    """Cards that are shown at once have no order; for rare ones it is harder to find a place."""
    number = [0] * KINDS
    for kind in range(KINDS):
        for epoch in range(s.epoch + 1):
            number[kind] += m[POOL][pool_at(epoch, kind)]
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
    begin_hands(s, m)
    epoch = 0
    found = 0
    for i in range(s.noted):
        told = m[TELLS][i]
        m[HELD][i] = m[SIZE][m[WHOSE][i]]
        if told == Note.SHUFFLED:
            epoch += 1
        elif told == Note.DREW:
            follow_drawn(m, i, epoch)
        elif told == Note.NO_STARTER:
            follow_no_starter(m, i, epoch)
        elif told == Note.ONLY_RED_FLAGS:
            found += follow_only_red_flags(m, i, epoch, seat)
        elif is_given_up(told):
            if m[HELD][i] < 1:
                return -1
            found += follow_given_up(m, i, epoch, seat)
    count_most(s, m, seat)
    return found


def begin_hands(s: State, m: Grid) -> None:
    """All have been dealt their cards."""
    count_dealt(s, m, m[SIZE])
    for other in range(s.seats):
        m[ONLY_RED][other] = 0
        for pile in range(s.epoch + 1):
            m[HAD][hand_at(other, pile)] = m[SIZE][other] if pile == 0 else 0
            m[FRESH][hand_at(other, pile)] = m[HAD][hand_at(other, pile)]


def follow_drawn(m: Grid, i: Int, epoch: Int) -> None:
    """The hand has a place more from the pile that is drawn from."""
    other = m[WHOSE][i]
    m[SIZE][other] += 1
    m[HAD][hand_at(other, epoch)] += 1
    m[FRESH][hand_at(other, epoch)] += 1


def follow_no_starter(m: Grid, i: Int, epoch: Int) -> None:
    """No place that is there now can hold a STARTER."""
    for pile in range(epoch + 1):
        m[FRESH][hand_at(m[WHOSE][i], pile)] = 0


def follow_only_red_flags(m: Grid, i: Int, epoch: Int, seat: Int) -> Int:
    """If all cards are of the first pile, the whole hand is sure; the number of notes that become so now, 0 or 1."""
    other = m[WHOSE][i]
    is_new = other != seat and m[SURE][i] == 0 and m[ONLY_RED][other] == 0
    m[ONLY_RED][other] = 1
    if not is_new or places_had(m[HAD], other, 1, epoch) > 0:
        return 0
    m[SURE][i] = 1
    m[POOL][pool_at(0, Card.RED_FLAG)] -= m[SIZE][other]
    return 1


def follow_given_up(m: Grid, i: Int, epoch: Int, seat: Int) -> Int:
    """A card leaves the hand; the number of cards that have become sure now, 0 or 1."""
    other = m[WHOSE][i]
    kind = m[WHICH][i]
    able = m[FRESH] if kind == Card.STARTER else m[HAD]
    is_counted = m[ONLY_RED][other] > 0 and kind == Card.RED_FLAG
    found = 0
    if other != seat and m[SURE][i] == 0 and not is_counted:
        m[SURE][i] = 1 + only_pile(m, able, other, epoch, kind)
        if m[SURE][i] > 0:
            m[POOL][pool_at(m[SURE][i] - 1, kind)] -= 1
            found = 1
    if m[SURE][i] > 0:
        at = hand_at(other, m[SURE][i] - 1)
        m[ROOM][i] = min(m[SIZE][other], able[at])
        m[HAD][at] -= 1
    else:
        m[ROOM][i] = min(m[SIZE][other], places_had(able, other, 0, epoch))
    m[SIZE][other] -= 1
    return found


def only_pile(m: Grid, able: Ints, other: Int, epoch: Int, kind: Int) -> Int:
    """The only pile of which a card of this kind can be that a hand with these places gave up; -1 if there are more."""
    only = -1
    for pile in range(epoch + 1):
        if able[hand_at(other, pile)] > 0 and m[POOL][pool_at(pile, kind)] > 0:
            if only >= 0:
                return -1
            only = pile
    return only


def places_had(able: Ints, other: Int, first: Int, last: Int) -> Int:
    """How many places a hand has had from these piles, by HAD or FRESH."""
    total = 0
    for pile in range(first, last + 1):
        total += able[hand_at(other, pile)]
    return total


def count_needs(s: State, m: Grid) -> None:
    """Go back through the notes: a card to come that is sure of a pile needs a place from it, unless one is drawn."""
    need = [0] * hand_at(SEATS, 0)
    epoch = s.epoch
    for k in range(s.noted):
        i = s.noted - 1 - k
        told = m[TELLS][i]
        other = m[WHOSE][i]
        for pile in range(s.epoch + 1):
            m[NEED][need_at(i, pile)] = need[hand_at(other, pile)]
        if told == Note.SHUFFLED:
            epoch -= 1
        elif told == Note.DREW:
            need[hand_at(other, epoch)] = max(need[hand_at(other, epoch)] - 1, 0)
        elif is_given_up(told) and m[SURE][i] > 0:
            need[hand_at(other, m[SURE][i] - 1)] += 1


def count_dealt(s: State, m: Grid, size: Ints) -> None:
    """How many cards each seat was dealt: what it has, but for what it drew, and what it gave up."""
    for other in range(s.seats):
        size[other] = s.hand_size[other]
    for i in range(s.noted):
        if m[TELLS][i] == Note.DREW:
            size[m[WHOSE][i]] -= 1
        elif is_given_up(m[TELLS][i]):
            size[m[WHOSE][i]] += 1


def count_most(s: State, m: Grid, seat: Int) -> None:
    """Each hand has no more places from a pile that may hold a STARTER than it has cards, and than are FRESH."""
    for epoch in range(s.epoch + 1):
        m[MOST][epoch] = s.pile_size if epoch == s.epoch else 0
        for other in range(s.seats):
            if other != seat:
                m[MOST][epoch] += min(s.hand_size[other], m[FRESH][hand_at(other, epoch)])
