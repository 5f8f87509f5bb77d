"""Guards the positions of Moto Strategy's scenarios: a position to which no deal can lead would prove nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chequered.games import game
from chequered.games.moto_strategy.spec import Card
from chequered.games.moto_strategy.state import Phase
from chequered.match.scenario_files import Scenario, read_scenarios
from chequered.match.scenarios import opened

FILES = sorted((Path(__file__).parent / "moto_strategy").glob("*.toml"))
POSITIONS = [
    pytest.param(scenario, id=f"{path.stem}: {scenario.title}")
    for path in FILES
    if path.name != "boards.toml"
    for scenario in read_scenarios(path)[1]
    if scenario.position and scenario.position.get("phase") != Phase.DEAL
]
each_position = pytest.mark.parametrize("scenario", POSITIONS)
KINDS = range(len(Card))


def position(scenario: Scenario) -> tuple[Any, Any]:
    return opened(game("moto_strategy"), msgspec.structs.replace(scenario, before=""))


def rows(s: Any) -> list[list[int]]:
    """Where cards can be."""
    return [*s.hand, *s.laid, s.pile, s.cancelled, s.removed]


@each_position
def test_no_card_is_lost_or_there_twice_and_the_numbers_are_those_of_the_cards(scenario: Scenario):
    deck, s = position(scenario)
    assert [sum(row[kind] for row in rows(s)) for kind in KINDS] == deck.count
    assert min(min(row) for row in rows(s)) >= 0
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert s.pile_size == sum(s.pile)
    assert s.points == [sum(n * worth for n, worth in zip(laid, deck.points, strict=True)) for laid in s.laid]


@each_position
def test_who_is_in_the_deal_holds_cards_and_who_is_out_has_none_and_owes_nothing(scenario: Scenario):
    _, s = position(scenario)
    for seat in range(s.seats):
        assert (s.hand_size[seat] == 0) == (s.out[seat] == 1)
        assert s.out[seat] == 0 or (sum(s.laid[seat]), s.owed[seat]) == (0, 0)
    assert sum(s.out) <= s.seats - 2
    assert not any(s.hand_size[s.seats :] + s.out[s.seats :])


@each_position
def test_the_turn_is_somebody_s_who_plays_it_and_asked_is_somebody_in_a_window_only(scenario: Scenario):
    _, s = position(scenario)
    assert (s.out[s.turn], s.owed[s.turn]) == (0, 0)
    assert (s.asked >= 0) == (s.phase == Phase.WINDOW)
    assert s.asked < 0 or s.out[s.asked] == 0


@each_position
def test_only_what_can_lie_there_lies_there(scenario: Scenario):
    _, s = position(scenario)
    lying = [sum(laid[kind] for laid in s.laid) for kind in KINDS]
    assert lying[Card.STOP] == lying[Card.RED_FLAG] == 0, "they end the deal, eliminate, or leave it"
    assert sum(s.removed) == s.removed[Card.WARM_UP] + s.removed[Card.RED_FLAG]
    assert s.waiting == (s.phase == Phase.GRID) or s.phase == Phase.WINDOW
    if s.waiting:
        assert sum(lying) == lying[Card.LONG_LAP]
        assert s.starter == -1
    if s.starter >= 0:
        assert s.laid[s.starter][Card.STARTER] or s.out[s.starter]
    if s.phase == Phase.SECOND:
        assert s.starter == s.turn
