"""Guards what the lab counts in Lamborghini: the same as the events tell, in matches of every kind."""

from collections import Counter

import pytest

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini import tally as counting
from chequered.games.lamborghini.notation import CHECKS
from chequered.games.lamborghini.spec import Event
from chequered.games.lamborghini.state import State
from chequered.games.lamborghini.tally import WIN, Tally
from chequered.kernel import chance, drivers
from chequered.kernel.contract import OVER

LOADED = GAME.boards.load("park-forest")
BOARD = LOADED.record
EVENTS: list[tuple[int, ...]] = []
PLAIN = GAME.plain(lambda *event: EVENTS.append(event), (chance, drivers, counting))


def played(seats: int, seed: int, choices: dict[str, int]) -> tuple[State, Tally]:
    """The end of a match by chance and its tally; its events are in EVENTS."""
    EVENTS.clear()
    room, weights, rng = [0] * len(GAME.spec.tokens), [0] * len(GAME.spec.tokens), [0] * 4
    state, tally = GAME.State(), Tally()
    PLAIN.seed_stream(rng, seed, 0)
    PLAIN.setup(BOARD, GAME.options(seats, choices), state)
    PLAIN.observe(BOARD, state, tally)
    while PLAIN.actor(BOARD, state) != OVER:
        PLAIN.apply(BOARD, state, PLAIN.random_entry(BOARD, state, rng, room, weights))
        before = state.copy()
        PLAIN.observe(BOARD, state, tally)
        assert state == before
    return state, tally


def count(event: Event) -> int:
    return sum(heard[0] == event for heard in EVENTS)


@pytest.mark.parametrize("choices", [{}, {"long": 1}, {"long": 1, "races": 3}], ids=str)
def test_the_tally_agrees_with_the_events(choices: dict[str, int]):
    seen: Counter[str] = Counter()
    for seats in (2, 3, 5):
        state, tally = played(seats, seats, choices)
        cars = seats * state.each
        assert tally.races == count(Event.RACE_OVER) == state.races
        assert tally.started == cars * state.races
        assert tally.rounds == count(Event.ROUND)
        assert tally.accidents == count(Event.ACCIDENT)
        assert tally.damages == count(Event.DAMAGED)
        assert tally.crippled == count(Event.CRIPPLED)
        assert tally.wrecks == count(Event.WRECKED) == tally.started - tally.running
        assert count(Event.PLAYED) - state.races <= tally.used <= count(Event.PLAYED)
        assert tally.drafted == count(Event.TOOK)
        assert tally.held == count(Event.TOOK) + count(Event.LOT)
        checks = Counter(heard[3] for heard in EVENTS if heard[0] == Event.CHECK)
        assert tally.checks == [checks[kind] for kind in range(len(CHECKS))]
        assert tally.money == sum(state.money)
        assert tally.bids == sum(state.bid)
        seen.update(wrecks=tally.wrecks, crippled=tally.crippled, used=tally.used)
    assert min(seen.values()) > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_race_gives_one_win_and_as_much_as_is_due(seats: int):
    state, tally = played(seats, 7, {"long": 1})
    for name in ("seat", "car", "driver"):
        assert sum(getattr(tally, f"won_{name}")) == sum(getattr(tally, f"due_{name}")) == WIN * state.races
    # In a championship every car has a supplier (LB-5.3).
    assert sum(tally.won_supplier) == sum(tally.due_supplier) == WIN * state.races
    assert sum(tally.raced_car) == sum(tally.raced_driver) == sum(tally.raced_supplier) == tally.started
    assert sum(tally.grid) == state.races


def test_wins_go_to_the_card_that_won():
    state, tally = played(4, 11, {})
    winner = state.place.index(1)
    assert tally.won_car[state.car_card[winner]] == WIN
    assert tally.won_driver[state.driver[winner]] == WIN
    assert tally.won_seat[winner] == WIN
    assert tally.grid[state.grid[winner] - 1] == 1
    assert tally.due_seat[:4] == [WIN // 4] * 4
