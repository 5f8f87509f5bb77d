"""Moto Strategy: redrawing what a seat cannot know (MS-7.3)."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.knowing.evidence import gather
from chequered.games.moto_strategy.knowing.guessing import guess_apart, guess_together
from chequered.games.moto_strategy.knowing.rows import (
    DRAWN,
    LEFT,
    PLACES,
    REDS,
    drawn_at,
    left_at,
    pile_of,
    places_at,
    reds_at,
    scratch,
)
from chequered.games.moto_strategy.rules.around import count_of
from chequered.games.moto_strategy.rules.notes import has_all_notes
from chequered.games.moto_strategy.spec import KINDS, Card
from chequered.games.moto_strategy.state import COUNT_BITS, EPOCHS, State
from chequered.kernel.chance import below
from chequered.kernel.record import Grid, Int, Ints


# MS-7.3 The hand of the seat, what lies open, and the notes are what it knows; uniform over the cards' identities.
def resample(deck: Deck, s: State, seat: Int, rng: Ints) -> None:
    """Redraw the hands and draws of the others and the pile, uniformly over what the seat can have seen.

    It has to be guessed which of their cards others have laid (`guessing`). That is exact but in long deals, after a
    reshuffle, where it respects all that is known and comes close. If the notes are full or do not fit the cards, as in
    positions that were set up by hand, or if all guesses turn out wrong, the cards that are not seen are handed out
    without regard to the notes.
    """
    forget_unseen(s, seat)
    if not has_all_notes(s) or not redraw(s, seat, rng):
        forget_unseen(s, seat)
        hand_out_unseen(deck, s, seat, rng)


def forget_unseen(s: State, seat: Int) -> None:
    """Forget whatever the seat does not see."""
    for kind in range(KINDS):
        s.pile[kind] = 0
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = 0
            for epoch in range(EPOCHS):
                s.drawn[other][epoch] = 0


def redraw(s: State, seat: Int, rng: Ints) -> bool:
    """Guess the history of the hands, and hand out what no hand has shown; False if the notes do not allow it."""
    m = scratch(s, 1)
    if not gather(s, m, seat):
        return False
    if not guess_apart(s, m, seat, rng) and not guess_together(s, m, seat, rng):
        return False
    return hand_out(s, m, seat, rng)


def hand_out(s: State, m: Grid, seat: Int, rng: Ints) -> bool:
    """Hand each pile's cards out to the places that are left, first where no STARTER can be; the pile gets the rest.

    False if the numbers do not come out even.
    """
    even = True
    for other in range(s.seats):
        if other != seat:
            s.hand[other][Card.RED_FLAG] = m[REDS][reds_at(0, other)]
            for epoch in range(s.epoch + 1):
                s.drawn[other][epoch] = m[DRAWN][drawn_at(0, other, epoch)]
    for starters in range(2):
        for other in range(s.seats):
            for source in range(s.epoch + 2):
                for _ in range(m[PLACES][places_at(0, other, source) + 1 - starters] if other != seat else 0):
                    even = even and hand_to(s, m, other, source, starters, rng)
    for at in range(left_at(0, s.epoch, 0)):
        even = even and m[LEFT][at] == 0
    for kind in range(KINDS):
        s.pile[kind] = m[LEFT][left_at(0, s.epoch, kind)]
    return even and count_of(s.pile) == s.pile_size


def hand_to(s: State, m: Grid, other: Int, source: Int, starters: Int, rng: Ints) -> bool:
    """Put a card of its source's pile into a hand, a STARTER only if `starters` is 1; False if there is none."""
    kind = take_any(m[LEFT], left_at(0, pile_of(source), 0), starters, rng)
    if kind < 0:
        return False
    s.hand[other][kind] += 1
    if source > 0:
        s.drawn[other][source - 1] += 1 << COUNT_BITS * kind
    return True


def take_any(cards: Ints, first: Int, starters: Int, rng: Ints) -> Int:
    """Take one of the cards that are counted by kind from `first` on, a STARTER only if `starters` is 1.

    Its kind, -1 if there is none.
    """
    number = 0 if starters else -cards[first + Card.STARTER]
    for kind in range(KINDS):
        number += cards[first + kind]
    if number <= 0:
        return -1
    sought = below(rng, number)
    for kind in range(KINDS):
        if starters or kind != Card.STARTER:
            sought -= cards[first + kind]
            if sought < 0:
                cards[first + kind] -= 1
                return kind
    return -1


def hand_out_unseen(deck: Deck, s: State, seat: Int, rng: Ints) -> None:
    """Hand out all cards that the seat does not see, as many to each as it holds; the pile gets the rest."""
    unseen = [0] * KINDS
    for kind in range(KINDS):
        unseen[kind] = deck.count[kind] - s.cancelled[kind] - s.removed[kind] - s.hand[seat][kind]
        for other in range(s.seats):
            unseen[kind] -= s.laid[other][kind]
    for other in range(s.seats):
        for _ in range(s.hand_size[other] if other != seat else 0):
            kind = take_any(unseen, 0, 1, rng)
            if kind >= 0:
                s.hand[other][kind] += 1
    for kind in range(KINDS):
        s.pile[kind] = unseen[kind]
