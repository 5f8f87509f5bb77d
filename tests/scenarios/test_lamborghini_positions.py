"""Guards the positions of Lamborghini's scenarios: a position to which no match can lead would prove nothing."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.rules.sums import CRIPPLED
from chequered.games.lamborghini.spec import CAR_CARDS, DRIVER_CARDS, KINDS
from chequered.games.lamborghini.state import LAPS, Phase, State, Status, Where
from chequered.match.scenario_files import read_scenarios
from chequered.match.scenarios import opened

FILES = sorted((Path(__file__).parent / "lamborghini").glob("*.toml"))
SCENARIOS = {
    f"{path.stem}: {scenario.title}": scenario
    for path in FILES
    if path.name != "boards.toml"
    for scenario in read_scenarios(path)[1]
    if scenario.position
}
IN_A_RACE = [
    name
    for name, scenario in SCENARIOS.items()
    if Phase.REPAIR <= scenario.position.get("phase", Phase.REVEAL) <= Phase.DIRECTION
]
each_position = pytest.mark.parametrize("scenario", SCENARIOS)
each_in_a_race = pytest.mark.parametrize("scenario", IN_A_RACE)


@cache
def position(scenario: str) -> tuple[Any, Any]:
    return opened(GAME, msgspec.structs.replace(SCENARIOS[scenario], before=""))


def cars(s: State) -> range:
    return range(s.seats * s.each)


def test_there_are_positions_in_a_race_and_outside():
    assert 0 < len(IN_A_RACE) < len(SCENARIOS)


@each_position
def test_no_card_is_lost_or_there_twice_and_none_is_had_by_nobody(scenario: str):
    board, s = position(scenario)
    rows = [s.deck, s.open, s.undivided, *s.hand, *s.used]
    assert [sum(row[kind] for row in rows) for kind in range(KINDS)] == board.count
    assert min(map(min, [*rows, s.speed, s.discards])) >= 0
    assert not any(map(any, [*s.hand[len(cars(s)) :], *s.used[len(cars(s)) :]]))
    assert s.speed_size == sum(s.speed)


@each_position
def test_each_car_has_a_car_and_a_driver_card_of_its_own(scenario: str):
    _, s = position(scenario)
    for cards, where, count in ((s.car_card, s.car_at, CAR_CARDS), (s.driver, s.driver_at, DRIVER_CARDS)):
        held = [cards[car] for car in cars(s) if cards[car] >= 0]
        assert len(held) == len(set(held))
        assert {card for card in range(count) if where[card] == Where.HELD} == set(held)
        assert s.race == 0 or len(held) == len(cars(s))


@each_in_a_race
def test_no_two_cars_share_a_cell_and_only_finished_ones_have_none(scenario: str):
    _, s = position(scenario)
    cells = [s.cell[car] for car in cars(s) if s.cell[car] >= 0]
    assert len(cells) == len(set(cells))
    for car in cars(s):
        assert (s.cell[car] < 0) == (s.place[car] > 0)
        assert s.place[car] == 0 or s.status[car] == Status.FINISHED


@each_in_a_race
def test_the_order_of_the_round_names_every_racing_car_once_and_whose_turn_it_is(scenario: str):
    _, s = position(scenario)
    order = [car for car in s.order if car >= 0]
    assert len(order) == len(set(order))
    assert {car for car in cars(s) if s.status[car] == Status.RACING} <= set(order) <= set(cars(s))
    assert s.order[s.next] == s.mover
    assert s.turn in (-1, s.mover // s.each)
    assert sorted(s.grid[car] for car in cars(s)) == [car + 1 for car in cars(s)]


@each_in_a_race
def test_nobody_has_done_more_laps_than_the_race_unless_it_has_finished(scenario: str):
    _, s = position(scenario)
    for car in cars(s):
        assert (s.lap[car] >= LAPS) == (s.status[car] == Status.FINISHED)


@each_position
def test_cars_with_three_damages_are_crippled_and_no_others(scenario: str):
    _, s = position(scenario)
    for car in cars(s):
        assert 0 <= s.damage[car] <= CRIPPLED
        assert (s.failing[car] >= CRIPPLED) == (s.damage[car] == CRIPPLED)
        assert s.hurt[car] <= s.damage[car]
