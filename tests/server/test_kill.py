"""Guards the promise that no accepted action is lost: the server is killed in the middle of a race, and races go on.

A season is killed in its races, between them, and where one leads to the next; a game of hidden hands in its pauses; a
championship while bids are sealed, and in a check.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import (
    HandPlayer,
    Player,
    SeasonPlayer,
    play_season_through_kills,
    play_through_kills,
)
from tests.server.killing_at_bids import kill_at_a_check, kill_at_bids
from tests.server.killing_in_pauses import kill_after_an_answer


async def test_after_five_kills_no_accepted_action_is_missing(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=5, player=Player(seed=1)) > 0


async def test_a_season_goes_on_after_five_kills(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=5, player=SeasonPlayer(seed=1)) > 0


async def test_a_season_killed_after_each_of_its_races_and_at_each_of_their_starts_comes_to_its_end(tmp_path: Path):
    last = await play_season_through_kills(tmp_path)
    assert last["race"] == len(last["season"]) == 3


async def test_a_match_of_hidden_hands_goes_on_after_five_kills(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=5, player=HandPlayer(seed=1)) > 0


async def test_an_answer_that_was_acknowledged_before_a_kill_in_the_pause_is_played_after_it(tmp_path: Path):
    answer, line = await kill_after_an_answer(tmp_path)
    told = [(entry["seat"], entry["token"]) for step in line.steps for entry in step["entries"]]
    assert (0, answer["token"]) in told


async def test_bids_stay_sealed_and_are_kept_over_kills_while_they_are_made(tmp_path: Path):
    assert await kill_at_bids(tmp_path) == [[4, 5], [4, 5]]


async def test_a_check_that_waits_for_its_card_waits_for_it_after_a_kill(tmp_path: Path):
    before, after = await kill_at_a_check(tmp_path)
    assert after == before
    assert [bool(position["choices"]) for position in after].count(True) == 1
