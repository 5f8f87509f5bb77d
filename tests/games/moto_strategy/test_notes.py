"""Guards that notes and counts, of which several share a number, have room there, and what happens without (MS-7.3)."""

from __future__ import annotations

from itertools import product

from chequered.games.moto_strategy.bot import thinking
from chequered.games.moto_strategy.cards import MOST_ALIKE
from chequered.games.moto_strategy.spec import KINDS, SEATS, Card
from chequered.games.moto_strategy.state import COUNT_BITS, LONGEST_NOTES, NOTE_BITS, NOTES_IN_WORD, Note, State
from chequered.kernel.record import Int
from tests.games.moto_strategy.matches import ALL_CARDS, RULES, Setting

LARGEST = 2**63 - 1
"""What a number of a state can be."""

EVERY_NOTE = list(product(Note, range(SEATS), range(KINDS)))


def noted(s: State) -> list[tuple[Int, Int, Int]]:
    found = [RULES.note_at(s, i) for i in range(s.noted)]
    return [(RULES.kind_of_note(note), RULES.seat_of_note(note), RULES.card_of_note(note)) for note in found]


def test_every_note_is_read_as_it_was_written():
    s = State()
    for told, seat, card in EVERY_NOTE:
        RULES.note(s, told, seat, card)
    assert noted(s) == EVERY_NOTE
    assert max(s.notes) <= LARGEST


def test_the_largest_note_and_as_many_as_share_a_number_have_room():
    assert (max(Note) * SEATS + SEATS - 1) * KINDS + KINDS - 1 < 1 << NOTE_BITS
    assert (1 << NOTE_BITS * NOTES_IN_WORD) - 1 <= LARGEST


def test_as_many_cards_of_each_kind_as_a_deck_may_have_are_counted_in_one_number():
    assert MOST_ALIKE < 1 << COUNT_BITS
    s = State()
    s.pile = [MOST_ALIKE - kind for kind in range(KINDS)]
    RULES.note_pool(s)
    assert [RULES.count_in(s.pools[0], kind) for kind in range(KINDS)] == s.pile
    assert s.pools[0] <= LARGEST


def test_when_there_is_no_room_left_nothing_changes():
    s = State()
    for i in range(LONGEST_NOTES):
        assert RULES.has_all_notes(s)
        RULES.note(s, *EVERY_NOTE[i % len(EVERY_NOTE)])
    before = s.copy()
    RULES.note(s, Note.LAID, 1, Card.STOP)
    assert s == before
    assert not RULES.has_all_notes(s)


def test_whoever_has_stopped_noting_notes_nothing_until_the_next_deal():
    s = State()
    RULES.note(s, Note.DREW, 1, 0)
    before = s.copy()
    RULES.stop_noting(s)
    RULES.note(s, Note.LAID, 1, Card.STOP)
    assert not RULES.has_all_notes(s)
    assert s.notes == before.notes
    s.deal = 1
    RULES.forget_notes(s)
    assert RULES.has_all_notes(s)
    RULES.note(s, Note.LAID, 1, Card.STOP)
    assert noted(s) == [(Note.LAID, 1, Card.STOP)]


def test_the_club_bot_notes_nothing_in_its_mind():
    match = Setting(ALL_CARDS, 10, 3, 1)
    s = next(step.after.copy() for step in match.steps() if Note.LAID in [told for told, _, _ in noted(step.after)])
    assert RULES.has_all_notes(s)
    RULES.forget_unseen(s, 0)
    thinking.imagine(match.deck, s, 0, [1, 2, 3, 4])
    assert not RULES.has_all_notes(s)
