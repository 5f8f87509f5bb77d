"""Guards the club bot of Moto Strategy: what it takes from its view, what it holds back, and when it ends or cancels.

How strong it is, `benchmarks/bots.py` measures.
"""

from collections import Counter

import pytest

from chequered.bots import Player
from chequered.games import game
from chequered.games.moto_strategy.bot import CLUB
from chequered.games.moto_strategy.bot.choosing import DEALS
from chequered.games.moto_strategy.bot.thinking import BEST
from chequered.games.moto_strategy.notation import CARDS
from chequered.games.moto_strategy.spec import KINDS, Card
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel import chance
from chequered.kernel.views import view
from tests.bots.positions import positions

GAME = game("moto_strategy")
LOADED = GAME.boards.load("standard")
DECK = LOADED.record
PLAIN = GAME.plain(drivers=(*CLUB.modules, chance))
WORDS = {card: kind for kind, card in enumerate(CARDS)}


def race(mine: str, points: tuple[int, int], theirs: int = 8, **fields: int) -> State:
    """A running race of two on the turn of seat 0, with its hand in words, points on the table in MOTO 3 cards."""
    state = GAME.State()
    PLAIN.setup(DECK, GAME.options(2), state)
    counts = Counter(WORDS[word] for word in mine.split())
    state.hand[0] = [counts[kind] for kind in range(KINDS)]
    state.hand_size[:2] = [counts.total(), theirs]
    for seat, value in enumerate(points):
        state.points[seat], state.laid[seat][Card.MOTO_3] = value, value // 100
    unseen = [DECK.count[k] - state.hand[0][k] - state.laid[0][k] - state.laid[1][k] for k in range(KINDS)]
    for _ in range(theirs):
        kind = max(range(KINDS), key=unseen.__getitem__)
        state.hand[1][kind] += 1
        unseen[kind] -= 1
    state.pile, state.pile_size = unseen, sum(unseen)
    state.phase, state.waiting, state.turn, state.draws = Phase.RACE, 0, 0, 0
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def choose(state: State, seed: int = 1) -> str:
    """What it does in what the actor sees, which stays as it is."""
    seen = view(state, PLAIN.actor(DECK, state))
    before, rng = seen.copy(), [0] * 4
    PLAIN.seed_stream(rng, seed, 0)
    action = PLAIN.choose(DECK, [seen, GAME.State(), GAME.State()], rng, CLUB.prepare(DECK))
    assert seen == before
    assert PLAIN.refusal(DECK, state, PLAIN.actor(DECK, state), action) == 0
    return GAME.spec.tokens[action]


# ------------------------------------------------------------------------------------------------ what it knows


def test_it_chooses_the_same_whatever_it_cannot_know():
    player, rng, differed = Player(GAME, DECK, "club", compiled=True), [1, 2, 3, 4], 0
    for seed, state in enumerate(positions(GAME, LOADED, {}, 60)):
        seat, other = PLAIN.actor(DECK, state), state.copy()
        PLAIN.resample(DECK, other, seat, rng)
        differed += other != state
        tokens = {player.choose(one.as_dict(), seed) for one in (state, other, view(state, seat))}
        assert len(tokens) == 1
    assert differed > 50


def test_what_it_imagines_is_what_it_sees_and_all_cards_of_the_deck():
    rng, seen = [5, 6, 7, 8], set()
    for state in positions(GAME, LOADED, {}, 60):
        seat = PLAIN.actor(DECK, state)
        imagined = view(state, seat)
        PLAIN.imagine(DECK, imagined, seat, rng)
        assert [sum(hand) for hand in imagined.hand] == state.hand_size
        assert imagined.hand[seat] == state.hand[seat]
        for kind in range(KINDS):
            lying = sum(row[kind] for row in (*imagined.hand, *state.laid)) + state.cancelled[kind]
            assert lying + imagined.pile[kind] + state.removed[kind] == DECK.count[kind]
        seen.add(tuple(map(tuple, imagined.hand)))
    assert len(seen) > 50


# ------------------------------------------------------------------------------------------------ what it does


@pytest.mark.parametrize("points", [(800, 0), (1000, 500)])
def test_ahead_with_nothing_left_to_score_it_stops_the_race(points: tuple[int, int]):
    assert choose(race("stop starter starter q1", points)) == "lay-stop"


def test_behind_it_does_not_stop_the_race():
    assert choose(race("stop moto-1 moto-1", (0, 800))) != "lay-stop"


def test_it_does_not_eliminate_itself():
    for seed in range(5):
        assert choose(race("stop starter starter starter q1 q1", (200, 1800)), seed) != "lay-stop"


def test_it_eliminates_itself_when_nothing_else_can_be_laid():
    assert choose(race("stop stop stop stop stop stop", (200, 0))) == "lay-stop"


def test_well_behind_it_cancels_all_and_ahead_it_does_not():
    hand = "red-flag moto-1 moto-1 moto-1 moto-2 starter"
    assert choose(race(hand, (0, 2000), theirs=3)) == "lay-red-flag"
    assert choose(race(hand, (2000, 0), theirs=3)) != "lay-red-flag"


def test_it_cancels_a_good_start_of_another_and_not_its_own():
    hand = "warm-up moto-2 moto-2 moto-3 starter q1 q1 starter"
    assert choose(race(hand, (0, 800), starter=1)) == "lay-warm-up"
    assert choose(race(hand, (800, 0), starter=0)) != "lay-warm-up"


def test_it_lays_the_highest_moto_first():
    assert choose(race("moto-3 moto-2 moto-1 moto-3 starter starter", (0, 0))) == "lay-moto-1"


WINDOW = {"phase": Phase.WINDOW, "asked": 0, "turn": 1}


def test_ahead_it_ends_the_deal_with_its_last_card_in_a_window():
    assert choose(race("long-lap", (900, 300), **WINDOW)) == "long-lap-1"


def test_it_holds_up_one_who_is_about_to_finish():
    assert choose(race("long-lap moto-1 moto-1 moto-1", (0, 300), theirs=1, **WINDOW)) == "long-lap-1"


def test_in_windows_it_lays_some_long_laps_and_keeps_some():
    player, laid = Player(GAME, DECK, "club", compiled=True), Counter[bool]()
    for seed, state in enumerate(positions(GAME, LOADED, {}, 1500)):
        if state.phase == Phase.WINDOW and state.hand[state.asked][Card.LONG_LAP] > 0:
            laid[player.choose(state.as_dict(), seed) != "decline"] += 1
    assert min(laid[True], laid[False]) > 10


# ------------------------------------------------------------------------------------------------ how it thinks


def test_the_better_half_goes_on_and_of_equal_ones_the_first_stays_ahead():
    x = CLUB.prepare(DECK)
    x.ids[:5], x.value[:5], x.left = [11, 12, 13, 14, 15], [3, 9, 3, 1, 9], 5
    kept = []
    while x.left > 1:
        PLAIN.keep_better_half(x)
        kept.append(x.ids[: x.left])
    assert kept == [[12, 15, 11], [12, 15], [12]]


@pytest.mark.parametrize("n", range(1, 15))
def test_there_are_as_many_rounds_as_it_takes_to_leave_one(n: int):
    left, rounds = n, 0
    while left > 1:
        left, rounds = (left + 1) // 2, rounds + 1
    assert PLAIN.rounds_for(n) == max(rounds, 1)
    assert DEALS // (GAME.spec.seats[1] * PLAIN.rounds_for(n)) >= n


def test_a_deal_is_worth_the_lead_and_being_best():
    state = GAME.State()
    state.seats = 3
    state.total[:3] = [700, 400, 500]
    assert [PLAIN.worth(state, seat) for seat in range(3)] == [200 + BEST, -300 - BEST, -200 - BEST]
    assert BEST > 0
    state.total[:3] = [500, 500, 0]
    assert PLAIN.worth(state, 0) == PLAIN.worth(state, 1) == 0
