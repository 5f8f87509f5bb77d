"""Guards what the circuits are tuned to, in few races and with wide margins; `benchmarks/tuning.py` measures it."""

from __future__ import annotations

from functools import cache

import pytest

from chequered.games import game
from chequered.lab import Balance, balance

MOTOGP = game("motogp")
RACES = 400


@cache
def raced(name: str, teams: int) -> Balance:
    return balance(MOTOGP, MOTOGP.boards.load(name), "club", seats=teams, matches=RACES, seed=5)


def shares(name: str, teams: int, measure: str) -> list[float]:
    return list(next(f for f in raced(name, teams).figures if f.name == measure).values.values())


def most(name: str) -> int:
    return MOTOGP.boards.load(name).seats[1]


@pytest.mark.parametrize("name", MOTOGP.boards.presets())
def test_most_motorcycles_are_classified_and_many_still_run_at_the_end(name: str):
    (classified,) = shares(name, most(name), "motorcycles classified")
    (running,) = shares(name, most(name), "motorcycles running at the end")
    assert 0.8 < classified < 0.96
    assert 0.6 < running <= classified


@pytest.mark.parametrize("name", MOTOGP.boards.presets())
def test_a_lapping_is_no_part_of_most_races(name: str):
    (lapping,) = shares(name, most(name), "races with a lapping")
    assert 0 < lapping < 0.45


@pytest.mark.parametrize("name", MOTOGP.boards.presets())
def test_there_is_much_overtaking(name: str):
    (overtakes,) = (f.spread for f in raced(name, most(name)).figures if f.name == "overtakes")
    assert overtakes is not None
    assert overtakes.mean > 60


def test_no_place_on_the_grid_wins_most_races_of_nine_teams():
    places = shares("saltflats", 9, "won from place on the grid")
    assert len(places) == 18
    assert max(places) < 0.15
    assert sum(places) == pytest.approx(1)
