"""Guards what the lab counts in Moto Strategy: the same as the events tell, in matches of every size."""

from collections import Counter

import pytest

from chequered.games import game
from chequered.games.moto_strategy import tally as counting
from chequered.games.moto_strategy.spec import Event
from chequered.games.moto_strategy.tally import Tally
from chequered.kernel import chance, drivers
from chequered.kernel.contract import OVER
from chequered.lab import balance, balance_tables
from tests.lab.test_reports import shown

GAME = game("moto_strategy")
DECK = GAME.boards.load("standard")
EVENTS: list[tuple[int, ...]] = []
PLAIN = GAME.plain(lambda *event: EVENTS.append(event), (chance, drivers, counting))


def played(seats: int, seed: int) -> Tally:
    """The tally of a match by chance, whose events are in EVENTS."""
    EVENTS.clear()
    room, weights, rng = [0] * len(GAME.spec.tokens), [0] * len(GAME.spec.tokens), [0] * 4
    state, tally = GAME.State(), Tally()
    PLAIN.seed_stream(rng, seed, 0)
    PLAIN.setup(DECK.record, GAME.options(seats, {"target": 3000}), state)
    PLAIN.observe(DECK.record, state, tally)
    while PLAIN.actor(DECK.record, state) != OVER:
        PLAIN.apply(DECK.record, state, PLAIN.random_entry(DECK.record, state, rng, room, weights))
        before = state.copy()
        PLAIN.observe(DECK.record, state, tally)
        assert state == before
    return tally


def best_scorers(seats: int) -> list[int]:
    """By seat, the deals in which it alone has the most points of all, from the events."""
    found, scored = [0] * seats, []
    for kind, _, seat, points, _ in EVENTS:
        if kind == Event.SCORED:
            scored.append((points, seat))
        elif kind == Event.DEAL_OVER:
            (first, best), (second, _) = sorted(scored, reverse=True)[:2]
            found[best] += first > second
            scored.clear()
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tally_agrees_with_the_events(seats: int):
    seen: Counter[str] = Counter()
    for seed in range(12):
        tally = played(seats, seed)
        told = Counter(event[0] for event in EVENTS)
        assert tally.deals == told[Event.DEAL_OVER] == tally.last_card + tally.stopped + tally.last_left
        assert tally.last_card == told[Event.LAST_CARD]
        assert tally.stopped == told[Event.STOPPED]
        assert tally.last_left == told[Event.LAST_LEFT]
        assert tally.eliminations == told[Event.ELIMINATED]
        assert tally.red_flags == told[Event.RED_FLAG]
        assert tally.starts_cancelled == told[Event.START_CANCELLED]
        assert tally.reshuffles == told[Event.RESHUFFLED]
        assert tally.turns == told[Event.TURN]
        assert tally.best[:seats] == best_scorers(seats)
        assert tally.decided == sum(tally.best) <= tally.deals
        seen.update({name: getattr(tally, name) for name in Tally.FIELDS if isinstance(getattr(tally, name), int)})
    counted = ("last_card", "stopped", "last_left", "red_flags", "starts_cancelled", "eliminations", "decided")
    assert min(seen[name] for name in counted) > 0
    assert seen["decided"] < seen["deals"]


def test_the_report_tells_shares_in_percent_and_means_as_numbers():
    tables = balance_tables("deals", balance(GAME, DECK, "novice", seats=2, matches=200, seed=3))
    lines = [line for table in tables for line in shown(table).splitlines()]
    assert any("deals with a best scorer" in line and "%" in line for line in lines)
    turns = next(line for line in lines if "turns a deal" in line)
    assert "%" not in turns
    assert float(turns.split()[-2]) > 10
