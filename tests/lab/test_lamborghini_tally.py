"""Guards what the lab counts in Lamborghini: the same as the events tell, in matches of every kind and in scenarios."""

from collections import Counter
from pathlib import Path

import pytest

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini import tally as counting
from chequered.games.lamborghini.notation import CHECKS
from chequered.games.lamborghini.spec import Event
from chequered.games.lamborghini.state import State
from chequered.games.lamborghini.tally import WIN, Tally
from chequered.kernel import chance, drivers
from chequered.kernel.contract import OVER
from chequered.match.scenario_files import Course, Scenario, read_scenarios
from chequered.match.scenario_words import Words, overlaid

SCENARIOS = {
    f"{name}: {scenario.title}": scenario
    for name in ("cards", "contact", "damage", "turns")
    for scenario in read_scenarios(Path(__file__).parents[1] / f"scenarios/lamborghini/{name}.toml")[1]
    if scenario.position
}
"""Every kind of check, with and without accidents, up to wrecks, from positions that were set up for it."""

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


def shown(scenario: Scenario) -> Counter[str]:
    """What was counted while a scenario was played; its events are in EVENTS."""
    assert isinstance(scenario.board, Course)
    loaded = GAME.boards.from_content(scenario.board.content)
    words = Words(GAME.spec, [cell.name for cell in loaded.cells], scenario.seats)
    state, tally = GAME.State(), Tally()
    PLAIN.setup(loaded.record, GAME.options(scenario.seats, scenario.options), state)
    for name, value in scenario.position.items():
        setattr(state, name, overlaid(getattr(state, name), words.numbers(value), name))
    PLAIN.complete(loaded.record, state)
    PLAIN.observe(loaded.record, state, tally)
    # What stood there at first is none of what the scenario shows.
    before = counts(tally)
    EVENTS.clear()
    for move in " ".join([scenario.before, *(stage.moves for stage in scenario.stages)]).split():
        PLAIN.apply(loaded.record, state, words.action(move)[1])
        PLAIN.observe(loaded.record, state, tally)
    return Counter({name: number - before[name] for name, number in counts(tally).items()})


def counts(tally: Tally) -> dict[str, int]:
    checks = {f"{word} checks": tally.checks[kind] for kind, word in enumerate(CHECKS)}
    return {name: getattr(tally, name) for name in ("accidents", "damages", "crippled", "wrecks", "used")} | checks


def told() -> dict[str, int]:
    checks = Counter(heard[3] for heard in EVENTS if heard[0] == Event.CHECK)
    return {
        "accidents": count(Event.ACCIDENT),
        "damages": count(Event.DAMAGED),
        "crippled": count(Event.CRIPPLED),
        "wrecks": count(Event.WRECKED),
        "used": count(Event.PLAYED),
    } | {f"{word} checks": checks[kind] for kind, word in enumerate(CHECKS)}


def count(event: Event) -> int:
    return sum(heard[0] == event for heard in EVENTS)


@pytest.mark.parametrize("choices", [{}, {"long": 1}, {"long": 1, "races": 3}], ids=str)
def test_the_tally_agrees_with_the_events(choices: dict[str, int]):
    for seats in (2, 3, 5):
        state, tally = played(seats, seats, choices)
        cars = seats * state.each
        assert tally.races == count(Event.RACE_OVER) == state.races
        assert tally.started == cars * state.races
        assert tally.rounds == count(Event.ROUND)
        assert tally.wrecks == tally.started - tally.running
        happened = told()
        assert counts(tally) | {"used": 0} == happened | {"used": 0}
        assert happened["used"] - state.races <= tally.used <= happened["used"]
        assert tally.drafted == count(Event.TOOK)
        assert tally.held == count(Event.TOOK) + count(Event.LOT)
        assert tally.money == sum(state.money)
        assert tally.bids == sum(state.bid)


def test_in_scenarios_too_and_they_show_all_that_is_counted():
    seen: Counter[str] = Counter()
    for title, scenario in SCENARIOS.items():
        assert shown(scenario) == told(), title
        seen.update(told())
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
