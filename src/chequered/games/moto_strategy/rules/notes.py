"""Moto Strategy: what has been seen of the hands in this deal, kept for those who reckon with it (MS-7.3).

A note is the number `(note * SEATS + seat) * KINDS + card` of NOTE_BITS; seat and card are 0 where they say nothing.
"""

from __future__ import annotations

from chequered.games.moto_strategy.spec import KINDS, SEATS
from chequered.games.moto_strategy.state import (
    COUNT_BITS,
    LONGEST_NOTES,
    NOTE_BITS,
    NOTE_WORDS,
    NOTES_IN_WORD,
    Note,
    State,
)
from chequered.kernel.record import Int


def note(s: State, kind: Int, seat: Int, card: Int) -> None:
    """Keep a note, if there is room for it."""
    if has_all_notes(s):
        found = (kind * SEATS + seat) * KINDS + card
        s.notes[s.noted // NOTES_IN_WORD] += found << NOTE_BITS * (s.noted % NOTES_IN_WORD)
        s.noted += 1


def stop_noting(s: State) -> None:
    """Note nothing any more, as if there were no room: for deals played in mind, by one who will not `resample` them.

    Noting takes time, and once cards have been handed out without regard to the notes, these tell what was not so.
    """
    s.noted = LONGEST_NOTES


def has_all_notes(s: State) -> bool:
    """Whether nothing has been left out for want of room, nor by `stop_noting`."""
    return s.noted < LONGEST_NOTES


def note_at(s: State, number: Int) -> Int:
    """The note with this number, from 0."""
    return (s.notes[number // NOTES_IN_WORD] >> NOTE_BITS * (number % NOTES_IN_WORD)) % (1 << NOTE_BITS)


def kind_of_note(found: Int) -> Int:
    """What a note tells: a `Note`."""
    return found // (SEATS * KINDS)


def seat_of_note(found: Int) -> Int:
    """Whose hand it tells of."""
    return found // KINDS % SEATS


def card_of_note(found: Int) -> Int:
    """The kind of card that was laid or shown."""
    return found % KINDS


def forget_notes(s: State) -> None:
    """A new deal has begun; in the first one whatever the state held goes."""
    for word in range(NOTE_WORDS if s.deal == 1 else s.noted // NOTES_IN_WORD + 1):
        if word < NOTE_WORDS:
            s.notes[word] = 0
    s.noted = 0


def note_shown(s: State, seat: Int) -> None:
    """A hand is laid open, card by card."""
    for kind in range(KINDS):
        for _ in range(s.hand[seat][kind]):
            note(s, Note.SHOWN, seat, kind)


def note_drawn(s: State, seat: Int, kind: Int) -> None:
    """The seat alone knows what it has drawn."""
    s.drawn[seat][s.epoch] += 1 << COUNT_BITS * kind


def note_pool(s: State) -> None:
    """What is shuffled now lay open: all cards, or the cancelled ones."""
    s.pools[s.epoch] = 0
    for kind in range(KINDS):
        s.pools[s.epoch] += s.pile[kind] << COUNT_BITS * kind


def count_in(counts: Int, kind: Int) -> Int:
    """The cards of a kind among counts that share a number."""
    return (counts >> COUNT_BITS * kind) % (1 << COUNT_BITS)
