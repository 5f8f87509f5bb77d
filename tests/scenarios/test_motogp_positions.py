"""Guards the positions of Table-MotoGP's scenarios: a position to which no race can lead would prove nothing."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from chequered.games import game
from chequered.games.motogp.notation import MOTORCYCLES
from chequered.games.motogp.state import Status
from chequered.match.scenario_files import Scenario, read_scenarios

FILES = sorted((Path(__file__).parent / "motogp").glob("*.toml"))
SCENARIOS = [
    pytest.param(scenario, id=f"{path.stem}: {scenario.title}")
    for path in FILES
    if path.name != "boards.toml"
    for scenario in read_scenarios(path)[1]
    if scenario.position
]


def racing(scenario: Scenario) -> list[str]:
    status: dict[str, Any] = scenario.position["status"]  # type: ignore[assignment]  # always a table here
    assert set(status) == set(MOTORCYCLES[: 2 * scenario.seats])
    return [motorcycle for motorcycle, what in status.items() if what == Status.RACING]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_order_of_the_round_names_every_racing_motorcycle_once_and_whose_turn_it_is(scenario: Scenario):
    position: dict[str, Any] = scenario.position
    order = [motorcycle for motorcycle in position["order"] if motorcycle != -1]
    assert len(order) == len(set(order))
    assert set(racing(scenario)) <= set(order)
    assert position["mover"] == order[position["next"]]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_racing_motorcycles_share_a_place(scenario: Scenario):
    position: dict[str, Any] = scenario.position
    places = Counter((position["cell"][m], position.get("place", {}).get(m, 0)) for m in racing(scenario))
    assert set(places.values()) == {1}
    assert all(place == 0 or cell[-1] not in "IAB" for cell, place in places)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_has_more_laps_than_the_race_and_finishers_are_numbered(scenario: Scenario):
    position: dict[str, Any] = scenario.position
    laps = scenario.options.get("laps", game("motogp").options(2).as_dict()["laps"])
    assert max(position["lap"].values()) <= laps
    for number, status in (("finished", Status.FINISHED), ("broken", Status.BROKEN)):
        numbered = position.get(number, {})
        assert sorted(numbered.values()) == list(range(1, len(numbered) + 1))
        assert {m for m, what in position["status"].items() if what == status} <= set(numbered)
