"""Guards what runs over every game: random play, batches, journals, and perft counts that were found by hand."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import Game
from tests.kernel.toy.game import GAME as TOY
from tests.kernel.toy.spec import ROLL

WIDTH = 25


class Side:
    """A game bound one way: what it takes to call its drivers, plain or compiled."""

    def __init__(self, game: Game, compiled: Bound | None, board: str, options: Any) -> None:
        self.rules = compiled or game.plain(drivers=(drivers, chance))
        self._game, self._packs = game, compiled is not None
        record = game.boards.load(board).record
        self.board = record.pack() if self._packs else record
        self.options = options.pack() if self._packs else options

    def ints(self, *shape: int, of: Any = None) -> Any:
        array = np.zeros(shape, np.int64) if of is None else np.array(of, np.int64)
        return array if self._packs else array.tolist()

    def states(self, count: int) -> Any:
        return self._game.State.packed(count) if self._packs else [self._game.State() for _ in range(count)]

    def plain(self, state: Any) -> dict[str, Any]:
        return (self._game.State.unpack(state) if self._packs else state).as_dict()

    def rng(self, stream: int = 0) -> Any:
        rng = self.ints(4)
        self.rules.seed_stream(rng, 11, stream)
        return rng


@pytest.fixture(scope="module")
def compiled_toy() -> Bound:
    return TOY.compiled((drivers, chance))


@pytest.fixture(params=["plain", "compiled"])
def toy(request: pytest.FixtureRequest, compiled_toy: Bound) -> Side:
    return Side(TOY, compiled_toy if request.param == "compiled" else None, "flat", TOY.options(2, {"long": 1}))


def monza_sides(monza: Game, compiled: Bound, **choices: int) -> tuple[Side, Side]:
    options = monza.options(3, choices)
    return Side(monza, None, "short", options), Side(monza, compiled, "short", options)


def lists(values: Any) -> Any:
    return values if isinstance(values, list) else values.tolist()


# ------------------------------------------------------------------------------------------------ random play


@pytest.mark.parametrize("challenge", [0, 1])
def test_random_play_is_the_same_plain_and_compiled(monza: Game, compiled_monza: Bound, challenge: int):
    found = []
    for side in monza_sides(monza, compiled_monza, challenge=challenge):
        states, rng, count = side.states(1), side.rng(), side.ints(3)
        side.rules.playouts(side.board, side.options, states, 5, rng, side.ints(WIDTH), side.ints(WIDTH), count)
        found.append((side.plain(states[0]), lists(rng), lists(count)))
    assert found[0] == found[1]
    entries, choices, games = found[0][2]
    assert games == 5
    assert entries > choices > 100


def test_a_playout_counts_its_entries_and_ends_the_game(toy: Side):
    states, rng, weights = toy.states(2), toy.rng(), toy.ints(WIDTH)
    toy.rules.setup(toy.board, toy.options, states[0])
    toy.rules.setup(toy.board, toy.options, states[1])
    entries = toy.ints(80)
    n = toy.rules.random_journal(toy.board, states[1], entries, 80, toy.rng(), toy.ints(WIDTH), weights)
    assert toy.rules.playout(toy.board, states[0], rng, toy.ints(WIDTH), weights) == n < 80
    assert toy.rules.actor(toy.board, states[0]) == OVER
    assert toy.plain(states[0]) == toy.plain(states[1])


def test_playouts_add_to_their_counts_and_begin_anew_each_time(toy: Side):
    count, states = toy.ints(3), toy.states(1)
    for games in (1, 4):
        args = (states, games, toy.rng(), toy.ints(WIDTH), toy.ints(WIDTH), count)
        toy.rules.playouts(toy.board, toy.options, *args)
    assert lists(count)[2] == 5
    assert toy.rules.actor(toy.board, states[0]) == OVER


def test_a_random_entry_is_any_legal_action_and_nothing_else(toy: Side):
    s = toy.states(1)[0]
    toy.rules.setup(toy.board, toy.options, s)
    for card in (0, 1, 2, 1, 2):  # one put away; seat 0 is dealt a two and a two, seat 1 a three and a three
        toy.rules.apply(toy.board, s, card)
    rng, ids, weights = toy.rng(), toy.ints(WIDTH), toy.ints(WIDTH)
    seen = Counter(toy.rules.random_entry(toy.board, s, rng, ids, weights) for _ in range(400))
    assert set(seen) == {4, ROLL}
    assert 150 < seen[ROLL] < 250


def test_a_random_outcome_follows_the_weights_of_the_pile(toy: Side):
    s = toy.states(1)[0]
    toy.rules.setup(toy.board, toy.options, s)
    for card in (0, 0, 1):
        toy.rules.apply(toy.board, s, card)
    rng, ids, weights = toy.rng(), toy.ints(WIDTH), toy.ints(WIDTH)
    seen = Counter(toy.rules.random_entry(toy.board, s, rng, ids, weights) for _ in range(1200))
    assert [abs(seen[kind] - 200 * left) < 50 for kind, left in enumerate((1, 2, 3))] == [True] * 3


# ------------------------------------------------------------------------------------------------ batches


def test_a_batch_does_what_single_games_do(toy: Side):
    n, states, actors = 5, toy.states(6), toy.ints(5)
    rngs, weights = toy.ints(of=[lists(toy.rng(k)) for k in range(n)]), toy.ints(WIDTH)
    toy.rules.begin_batch(toy.board, toy.options, states, n, rngs, weights, actors)
    masks, ids, single = toy.ints(n, WIDTH), toy.ints(WIDTH), states[n]
    alone = [toy.rng(k) for k in range(n)]
    journals: list[list[int]] = [[] for _ in range(n)]
    while any(actor != OVER for actor in actors):
        toy.rules.mask_batch(toy.board, states, n, ids, masks)
        actions = [lists(mask).index(1) if 1 in lists(mask) else -1 for mask in masks]
        for journal, action in zip(journals, actions, strict=True):
            journal.append(action)
        toy.rules.step_batch(toy.board, states, toy.ints(of=actions), n, rngs, weights, actors)
    for k in range(n):
        toy.rules.setup(toy.board, toy.options, single)
        toy.rules.settle_chance(toy.board, single, alone[k], weights)
        for action in journals[k]:
            if toy.rules.actor(toy.board, single) != OVER:
                toy.rules.apply(toy.board, single, action)
                toy.rules.settle_chance(toy.board, single, alone[k], weights)
        assert toy.plain(single) == toy.plain(states[k])
    assert len({len(journal) - journal.count(-1) for journal in journals}) > 1


def test_a_batch_stops_at_decisions_and_masks_exactly_the_legal_actions(toy: Side):
    n, states, actors, masks = 4, toy.states(4), toy.ints(4), toy.ints(4, WIDTH)
    rngs, weights, ids = toy.ints(of=[lists(toy.rng(k)) for k in range(n)]), toy.ints(WIDTH), toy.ints(WIDTH)
    toy.rules.begin_batch(toy.board, toy.options, states, n, rngs, weights, actors)
    assert lists(actors) == [0] * n
    masks[0][7] = 1
    toy.rules.mask_batch(toy.board, states, n, ids, masks)
    for state, mask in zip(states, masks, strict=True):
        refused = [toy.rules.refusal(toy.board, state, 0, action) for action in range(7)]
        assert lists(mask) == [int(rule == 0) for rule in refused] + [0] * (WIDTH - 7)


def test_a_match_that_is_over_stays_as_it_is_in_a_batch(toy: Side):
    states, actors, weights = toy.states(1), toy.ints(1), toy.ints(WIDTH)
    toy.rules.setup(toy.board, toy.options, states[0])
    toy.rules.playout(toy.board, states[0], toy.rng(), toy.ints(WIDTH), weights)
    before, masks = toy.plain(states[0]), toy.ints(of=[[1] * WIDTH])
    rngs, actors[0] = toy.ints(of=[lists(toy.rng())]), OVER
    toy.rules.step_batch(toy.board, states, toy.ints(of=[ROLL]), 1, rngs, weights, actors)
    toy.rules.mask_batch(toy.board, states, 1, toy.ints(WIDTH), masks)
    assert (toy.plain(states[0]), lists(actors), lists(masks)) == (before, [OVER], [[0] * WIDTH])


# ------------------------------------------------------------------------------------------------ journals


def test_a_journal_leads_to_the_same_state_again_and_can_be_traced(toy: Side):
    states, entries = toy.states(81), toy.ints(80)
    toy.rules.setup(toy.board, toy.options, states[0])
    played = toy.states(2)
    toy.rules.setup(toy.board, toy.options, played[0])
    toy.rules.setup(toy.board, toy.options, played[1])
    n = toy.rules.random_journal(toy.board, played[0], entries, 80, toy.rng(), toy.ints(WIDTH), toy.ints(WIDTH))
    toy.rules.run_journal(toy.board, played[1], entries, n)
    toy.rules.trace_journal(toy.board, states, entries, n)
    assert toy.plain(played[1]) == toy.plain(played[0]) == toy.plain(states[n])
    assert toy.rules.actor(toy.board, states[n - 1]) != OVER
    assert toy.rules.actor(toy.board, states[0]) == CHANCE


def test_a_random_journal_stops_after_so_many_entries(toy: Side):
    s, entries = toy.states(1)[0], toy.ints(10)
    toy.rules.setup(toy.board, toy.options, s)
    args = (toy.rng(), toy.ints(WIDTH), toy.ints(WIDTH))
    assert toy.rules.random_journal(toy.board, s, entries, 3, *args) == 3
    assert lists(entries)[3:] == [0] * 7


# ------------------------------------------------------------------------------------------------ perft


def count_sequences(side: Side, depth: int) -> int:
    states = side.states(depth + 1)
    side.rules.setup(side.board, side.options, states[0])
    rows = depth or 1
    return side.rules.perft(side.board, states, depth, side.ints(rows, WIDTH), side.ints(rows, WIDTH))


def test_perft_counts_every_deal_once(toy: Side):
    # One card away and two for each of two seats, of three kinds with three cards each: 3 to the power of 5, without
    # the deals that need a fourth card of a kind: 3 · (5 · 2 + 1) of them.
    assert [count_sequences(toy, depth) for depth in range(6)] == [1, 3, 9, 27, 81 - 3, 243 - 33]


def test_perft_counts_no_outcome_of_weight_zero(compiled_toy: Bound):
    for compiled in (None, compiled_toy):
        lucky = Side(TOY, compiled, "flat", TOY.options(2, {"lucky": 1}))
        # Three cards, then a card or the die, and after the die one of two faces instead of three.
        assert count_sequences(lucky, 4) == 27 * 2
        plain = Side(TOY, compiled, "flat", TOY.options(2))
        assert count_sequences(plain, 5) - count_sequences(lucky, 5) == 27


def test_perft_counts_no_sequence_beyond_the_end(compiled_toy: Bound):
    side = Side(TOY, compiled_toy, "short", TOY.options(2))
    assert count_sequences(side, TOY.spec.longest) == 0


def test_perft_leaves_the_position_as_it_was(toy: Side):
    states = toy.states(4)
    toy.rules.setup(toy.board, toy.options, states[0])
    before = toy.plain(states[0])
    toy.rules.perft(toy.board, states, 3, toy.ints(3, WIDTH), toy.ints(3, WIDTH))
    assert toy.plain(states[0]) == before
