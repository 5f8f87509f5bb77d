"""Guards what a seat can know (MS-7.3): `resample` makes every world that it cannot tell from the true one as likely as
the cards' identities do, and no other. On small decks all worlds are counted; long matches are checked for sense.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.cards import CARDS, Deck, from_content
from chequered.games.moto_strategy.spec import Card
from chequered.games.moto_strategy.state import Note, Phase, State
from chequered.kernel.chance import seed_stream
from chequered.kernel.views import view
from tests.games.moto_strategy import together
from tests.games.moto_strategy.matches import RULES
from tests.games.moto_strategy.worlds import Hidden, hidden, position, surprise, worlds

SAMPLES = 4000
TOO_MUCH = 4.0
"""Standard deviations; a wrong share of one world in ten goes far beyond."""


def small_deck(hand: int, **counts: int) -> Deck:
    record = from_content({"hand": hand, **{card: counts.get(card.replace("-", "_"), 0) for card in CARDS}}).record
    assert isinstance(record, Deck)
    return record


QUICK = small_deck(2, moto_1=2, moto_3=3, q1=1, q2=2, starter=3, warm_up=3)
SHORT = small_deck(2, moto_1=3, moto_3=2, q2=2, starter=2, warm_up=3)
RED = small_deck(1, moto_1=1, moto_3=2, starter=1, warm_up=1, red_flag=2, q1=2, stop=1)
STOPS = small_deck(3, moto_3=3, q2=6, starter=3, stop=4)
MIXED = small_deck(2, moto_3=3, q2=5, starter=3, stop=3, red_flag=1)
ALIKE = small_deck(2, moto_3=5, q1=2, q2=2, starter=2, warm_up=2)
GRID = small_deck(2, moto_3=6, q1=4, starter=5)
WINDOWS = small_deck(2, moto_3=2, q1=2, starter=2, warm_up=2, long_lap=2)


# ------------------------------------------------------------------------------------------------ what was seen


def notes(s: State) -> list[tuple[int, int, int]]:
    """What each note tells, of whom, and of which card."""
    found = [RULES.note_at(s, i) for i in range(s.noted)]
    return [(RULES.kind_of_note(note), RULES.seat_of_note(note), RULES.card_of_note(note)) for note in found]


def told(s: State) -> list[int]:
    return [kind for kind, _, _ in notes(s)]


def laid_by_others_from_two_piles(s: State, cards: tuple[Card, ...] = tuple(Card)) -> int:
    """How many of these cards others than seat 0 laid or showed after they had drawn from a second pile."""
    number, late, is_second = 0, set(), False
    for kind, seat, card in notes(s):
        is_second = is_second or kind == Note.SHUFFLED
        if kind == Note.DREW and is_second:
            late.add(seat)
        number += kind in {Note.LAID, Note.SHOWN} and seat in late - {0} and card in cards
    return number


def laid_after_waiting(s: State) -> int:
    """How many cards, no STARTERs, seat 1 laid of old and new ones, since it showed that it held no STARTER."""
    number = drew = 0
    for kind, seat, card in notes(s):
        if seat == 1 and kind == Note.NO_STARTER:
            number = drew = 0
        drew += seat == 1 and kind == Note.DREW
        number += seat == 1 and kind == Note.LAID and card != Card.STARTER and drew >= 2
    return number


def is_dealt(s: State) -> bool:
    return s.phase != Phase.DEAL


def is_laid_after_waiting(s: State) -> bool:
    return s.epoch == 0 and s.hand_size[1] >= 2 and laid_after_waiting(s) >= 1


def is_of_either_pile(s: State) -> bool:
    """MOTO 3 was in both, and much is hidden."""
    is_in_second = RULES.count_in(s.pools[1], Card.MOTO_3) > 0
    is_hidden = s.epoch == 1 and s.hand_size[1] + s.hand_size[2] >= 4
    return is_hidden and is_in_second and laid_by_others_from_two_piles(s, (Card.MOTO_3,)) >= 2


def is_laid_in_a_window(s: State) -> bool:
    return s.phase == Phase.WINDOW and s.epoch == 0 and Note.LAID in told(s) and sum(map(sum, s.drawn)) > 0


def is_drawn_by_all_from_two_piles(s: State) -> bool:
    return laid_by_others_from_two_piles(s) >= 2 and s.drawn[0][0] > 0 and s.drawn[0][1] > 0


def is_interrupted(s: State) -> bool:
    return s.phase == Phase.DRAW and s.draws > 1 and told(s)[-2:] == [Note.SHUFFLED, Note.DREW]


def is_shown(s: State) -> bool:
    return told(s)[-1:] == [Note.SHOWN] and s.out[0] == 0


def is_shown_and_shuffled(s: State) -> bool:
    kinds = told(s)
    return (
        s.out[0] == 0
        and kinds[-1:] == [Note.LAID]
        and Note.SHOWN in kinds
        and Note.SHUFFLED in kinds[kinds.index(Note.SHOWN) :]
    )


def is_only_red_flags(s: State) -> bool:
    return Note.ONLY_RED_FLAGS in told(s) and laid_by_others_from_two_piles(s) >= 1


@dataclass(frozen=True)
class Case:
    deck: Deck
    seats: int
    wanted: Callable[[State], bool]
    first_seed: int = 0

    __hash__ = object.__hash__


CASES = {
    "cards have been dealt": Case(QUICK, 2, is_dealt),
    "one waited without a STARTER, drew and laid": Case(GRID, 2, is_laid_after_waiting),
    "one of two others did so": Case(GRID, 3, is_laid_after_waiting),
    "a LONG LAP or none was laid in windows": Case(WINDOWS, 2, is_laid_in_a_window),
    "hands have cards of two piles": Case(QUICK, 2, lambda s: laid_by_others_from_two_piles(s) >= 2),
    "what was laid may be of either": Case(ALIKE, 3, is_of_either_pile, 390),
    "and that in another match": Case(ALIKE, 3, is_of_either_pile, 467),
    "many of them were laid": Case(SHORT, 3, lambda s: laid_by_others_from_two_piles(s) >= 4),
    "the seat drew from both piles too": Case(SHORT, 2, is_drawn_by_all_from_two_piles),
    "a Q2 goes on with a new pile": Case(MIXED, 3, is_interrupted),
    "a hand was shown": Case(STOPS, 3, is_shown),
    "a hand was shown and shuffled again": Case(STOPS, 3, is_shown_and_shuffled),
    "a hand held only RED FLAGs": Case(RED, 2, is_only_red_flags),
}
LONG_CASES = (
    "one of two others did so",
    "what was laid may be of either",
    "many of them were laid",
    "a hand was shown and shuffled again",
    "a hand held only RED FLAGs",
)


@cache
def found(name: str) -> tuple[State, dict[Hidden, Any]]:
    """The position of a case, and its worlds for seat 0."""
    case = CASES[name]
    entries, s = position(case.deck, case.seats, case.wanted, case.first_seed)
    return s, worlds(case.deck, case.seats, entries, 0)


@cache
def compiled() -> Any:
    return GAME.compiled((together,))


def sampled(name: str, resample: Callable[[Any, Any, int, Any], object]) -> Counter[Hidden]:
    """What `resample`, compiled, makes of what seat 0 sees."""
    s, deck = found(name)[0], CASES[name].deck.pack()
    seen, stream, samples = np.array([view(s, 0).pack()]), [0] * 4, Counter[Hidden]()
    seed_stream(stream, 1, 0)
    rng = np.array(stream, np.int64)
    for _ in range(SAMPLES):
        states = seen.copy()
        resample(deck, states[0], 0, rng)
        samples[hidden(State.unpack(states[0]), 0)] += 1
    return samples


# ------------------------------------------------------------------------------------------------ small decks


@pytest.mark.parametrize("name", CASES)
def test_all_worlds_that_can_be_come_as_often_as_they_should_and_no_others(name: str):
    """MS-7.3."""
    expected = found(name)[1]
    samples = sampled(name, compiled().resample)
    assert samples.keys() <= expected.keys()
    assert all(world in samples for world, chance in expected.items() if chance * SAMPLES > 20)
    assert surprise(samples, expected) < TOO_MUCH


@pytest.mark.parametrize("name", LONG_CASES)
def test_guesses_made_together_find_the_same_worlds_as_often(name: str):
    """In long deals only these are made."""
    expected = found(name)[1]
    samples = sampled(name, lambda deck, s, seat, rng: compiled().resample_together(s, seat, rng))
    assert samples.keys() <= expected.keys()
    assert surprise(samples, expected) < TOO_MUCH


@pytest.mark.parametrize("name", LONG_CASES)
def test_who_hands_out_what_is_unseen_without_regard_to_the_notes_is_found_out(name: str):
    expected = found(name)[1]
    samples = sampled(name, compiled().hand_out_unseen_again)
    assert not samples.keys() <= expected.keys()
    assert surprise(samples, expected) > 2 * TOO_MUCH
