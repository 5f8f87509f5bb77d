"""Guards that whatever a seat is made to believe in a long match could be so: `resample` against a ledger that watched
the match (MS-7.3), at every size of table, and plain against compiled.
"""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.spec import KINDS, Card
from chequered.games.moto_strategy.state import LONGEST_NOTES, Phase, State
from chequered.kernel.views import view
from tests.games.moto_strategy.ledger import Ledger
from tests.games.moto_strategy.matches import ALL_CARDS, RULES, Setting, counted, settings_of_matches

matches = given(settings_of_matches())
rehearsed = settings(max_examples=40, deadline=None)
EVERY = 29
"""Of so many entries one is looked at: none of the cycles of a deal."""


def redrawn(setting: Setting, s: State, seat: int, seed: int) -> State:
    """What a seat may believe, from what it sees."""
    other, random = view(s, seat), Random(seed)
    RULES.resample(setting.deck, other, seat, [random.getrandbits(32) for _ in range(4)])
    return other


def check_beliefs(match: Setting) -> Counter[int]:
    """Look at a match, now from one seat, now from another; how often that was, by the number of reshuffles before."""
    ledger, seen = Ledger(), Counter[int]()
    for number, step in enumerate(match.steps()):
        ledger.watch(step)
        if number % EVERY == 0 and step.after.phase != Phase.OVER:
            s, seat = step.after, number % match.seats
            ledger.check(match.deck, s)
            other = redrawn(match, s, seat, number)
            assert view(other, seat) == view(s, seat)
            assert counted(other) == match.deck.count
            assert min(other.pile) >= 0 <= min(map(min, other.hand))
            assert [sum(hand) for hand in other.hand] == s.hand_size
            assert sum(other.pile) == s.pile_size
            ledger.check(match.deck, other)
            seen[s.epoch] += 1
    return seen


@rehearsed
@matches
def test_whatever_a_seat_believes_looks_to_it_as_what_is_and_agrees_with_all_that_happened(match: Setting):
    check_beliefs(match)


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (4, 1), (5, 1), (5, 2)])
def test_that_holds_in_long_deals_too(seats: int, seed: int):
    """With a single STOP few deals end before the cards are shuffled again."""
    cards = tuple(1 if kind == Card.STOP else number for kind, number in enumerate(ALL_CARDS))
    looks = check_beliefs(Setting(cards, 10, seats, seed))
    assert min(looks[0], looks[1]) > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_is_the_same_compiled(seats: int):
    compiled, match = GAME.compiled(), Setting(ALL_CARDS, 10, seats, seats)
    deck = match.deck.pack()
    for number, step in enumerate(match.steps()):
        if number % EVERY == 0:
            seat, random = number % seats, Random(number)
            states, plain = np.array([view(step.after, seat).pack()]), view(step.after, seat)
            rng = [random.getrandbits(32) for _ in range(4)]
            stream = np.array(rng, np.int64)
            RULES.resample(match.deck, plain, seat, rng)
            compiled.resample(deck, states[0], seat, stream)
            assert State.unpack(states[0]) == plain
            assert stream.tolist() == rng


def test_two_seats_believe_different_things_and_one_seat_too():
    match = Setting(ALL_CARDS, 10, 5, 1)
    s = next(step.after for step in match.steps() if step.after.phase == Phase.GRID)
    beliefs = [redrawn(match, s, 0, seed).hand for seed in range(20)]
    assert all(hands[0] == s.hand[0] for hands in beliefs)
    assert len({str(hands) for hands in beliefs}) == 20


def test_what_is_true_in_another_hand_makes_no_difference():
    """The same belief from the view and from the whole state."""
    match = Setting(ALL_CARDS, 10, 3, 2)
    s = [step.after.copy() for step in match.in_the_deal()][-1]
    other = s.copy()
    random = Random(7)
    RULES.resample(match.deck, other, 1, [random.getrandbits(32) for _ in range(4)])
    assert other == redrawn(match, s, 1, 7)
    assert other != s


# ------------------------------------------------------------------------------------------------ notes that fail


def test_in_a_position_set_up_by_hand_what_is_not_seen_is_handed_out():
    """Cards lie open that no note tells of."""
    match = Setting(ALL_CARDS, 10, 3, 1)
    s = next(step.after for step in match.steps() if step.after.phase == Phase.GRID)
    s.hand = [[0] * KINDS for _ in s.hand]
    s.hand[0][Card.MOTO_1] = s.hand[1][Card.MOTO_3] = s.hand[2][Card.STARTER] = 3
    s.laid[1][Card.MOTO_2] = 20
    s.removed[Card.RED_FLAG] = 6
    RULES.complete(match.deck, s)
    other = redrawn(match, s, 0, 1)
    assert view(other, 0) == view(s, 0)
    assert counted(other) == match.deck.count
    assert [sum(hand) for hand in other.hand] == s.hand_size
    assert other.hand[1][Card.MOTO_2] == other.hand[2][Card.RED_FLAG] == 0


def test_when_the_notes_are_full_sizes_and_open_cards_are_still_right():
    match = Setting(ALL_CARDS, 10, 4, 3)
    s = [step.after.copy() for step in match.in_the_deal()][-1]
    s.noted = LONGEST_NOTES
    other = redrawn(match, s, 2, 1)
    assert view(other, 2) == view(s, 2)
    assert counted(other) == match.deck.count
    assert [sum(hand) for hand in other.hand] == s.hand_size
