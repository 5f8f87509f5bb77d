"""Guards what makes guesses exact (MS-7.3): each weighs what counting says, and none more than the bound it is held
against. That worlds come as often as they should is asked in `test_knowledge`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from chequered.games.moto_strategy.knowing.evidence import gather
from chequered.games.moto_strategy.knowing.guessing import best_weight, guess_one
from chequered.games.moto_strategy.knowing.redraw import forget_unseen
from chequered.games.moto_strategy.knowing.rows import PLACES, places_at, scratch
from chequered.games.moto_strategy.spec import Card
from chequered.games.moto_strategy.state import COUNT_BITS, Note, Phase, State
from chequered.kernel.chance import seed_stream
from chequered.kernel.views import view
from tests.games.moto_strategy.matches import ALL_CARDS, RULES, Setting, settings_of_matches

EVERY = 7
"""Of so many entries one is looked at."""

GUESSES = 8
EXACT = 1 + 1e-9
"""Products of hundreds of factors, rounded."""

ONE_STOP = tuple(1 if kind == Card.STOP else number for kind, number in enumerate(ALL_CARDS))


def stream(seed: int) -> list[int]:
    rng = [0] * 4
    seed_stream(rng, seed, 0)
    return rng


def weights(s: State, seat: int, seed: int) -> Iterator[float]:
    """Of some guesses, beside the weight that none may exceed."""
    s, m, rng = view(s, seat), scratch(s, 1), stream(seed)
    forget_unseen(s, seat)
    assert gather(s, m, seat)
    best = best_weight(s, m, seat)
    assert best > 0
    return (guess_one(s, m, seat, rng) / best for _ in range(GUESSES))


def weights_in(match: Setting) -> list[float]:
    """In all deals of a match, now for one seat, now for another."""
    return [
        weight
        for number, step in enumerate(match.steps())
        if number % EVERY == 0 and step.after.phase != Phase.OVER
        for weight in weights(step.after, number % match.seats, number)
    ]


@settings(max_examples=30, deadline=None)
@given(settings_of_matches())
def test_no_guess_weighs_more_than_the_best_may(match: Setting):
    found = weights_in(match)
    assert max(found) <= EXACT
    # As long as nobody has drawn, nothing is to be guessed.
    assert max(found) == 1.0


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (4, 1), (5, 1), (5, 2)])
def test_nor_in_long_deals(seats: int, seed: int):
    """With a single STOP few deals end before the cards are shuffled again."""
    found = weights_in(Setting(ONE_STOP, 10, seats, seed))
    assert max(found) <= EXACT
    # Some guesses turn out wrong, and many weigh less than the best.
    assert min(found) == 0.0
    assert sum(0.0 < weight < 0.9 for weight in found) > len(found) // 10


# ------------------------------------------------------------------------------------------------ counted by hand


def counts(**cards: int) -> int:
    return sum(number << COUNT_BITS * Card[name.upper()] for name, number in cards.items())


def example() -> State:
    """Seat 1 was dealt MOTO 3 and Q1, drew one of two MOTO 3 and three Q1, and laid a MOTO 3."""
    s = State()
    s.seats, s.epoch, s.pile_size = 2, 1, 4
    s.pools[0], s.pools[1] = counts(moto_3=1, q1=1), counts(moto_3=2, q1=3)
    s.hand_size[1] = 2
    RULES.note(s, Note.SHUFFLED, 0, 0)
    RULES.note(s, Note.DREW, 1, 0)
    RULES.note(s, Note.LAID, 1, Card.MOTO_3)
    return s


def test_the_example_of_the_package_is_reckoned_as_it_is_told():
    """Ten histories in which the old card was laid, four in which the new one was, of thirty with any card."""
    s, m, rng, old = example(), scratch(example(), 1), stream(1), Counter[bool]()
    assert gather(s, m, 0)
    assert best_weight(s, m, 0) == 0.5
    for _ in range(2000):
        assert guess_one(s, m, 0, rng) == pytest.approx(14 / 30)
        old[m[PLACES][places_at(0, 1, 2)] == 1] += 1
    assert old[True] / 2000 == pytest.approx(10 / 14, abs=0.03)


def test_its_worlds_come_as_often_as_counted():
    """A MOTO 3 stays in the hand where the old one was laid and a new one drawn, or the new one was laid: 8 of 14."""
    s, rng, kept = example(), stream(2), 0
    for _ in range(2000):
        other = s.copy()
        assert RULES.redraw(other, 0, rng)
        assert (sum(other.hand[1]), sum(other.pile)) == (2, 4)
        kept += other.hand[1][Card.MOTO_3]
    assert kept / 2000 == pytest.approx(8 / 14, abs=0.04)
