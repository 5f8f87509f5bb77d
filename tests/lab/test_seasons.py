"""Guards seasons in the lab: the standings are those of matches, tables stay the same, and the dice do not repeat."""

import numpy as np
import pytest

from chequered.games import game
from chequered.lab import ladder, play_batch, play_seasons, scores
from chequered.match import Classified
from chequered.match.seasons import championships

MOTOGP = game("motogp")
BOARDS = [MOTOGP.boards.load(name) for name in ("ironwood", "portovelo")]
LINE_UP = ("club", "novice", "novice")


@pytest.fixture(scope="module")
def seasons():
    return play_seasons(MOTOGP, BOARDS, LINE_UP, 150, seed=4, choices={"laps": 1})


def test_the_championship_is_won_as_in_matches(seasons):
    shared = 0
    for k in range(seasons.matches):
        races = [
            [Classified(*each) for each in zip(pieces.places[k].tolist(), pieces.points[k].tolist(), strict=True)]
            for pieces in (race.classification for race in seasons.races)
        ]
        teams = championships(races, MOTOGP.spec.pieces).seats
        assert [team.points for team in teams] == seasons.points[k].tolist()
        first = [team.place == 1 for team in teams]
        shared += sum(first) > 1
        assert seasons.wins[k].tolist() == [won / sum(first) for won in first]
    assert seasons.wins.sum() == pytest.approx(seasons.matches)


def test_equal_points_are_decided_by_wins_and_then_shared(seasons):
    """Points are made equal by hand: whoever has won more races is champion, and of equals all are."""
    race = play_batch(MOTOGP, BOARDS[0], LINE_UP, 2, seed=1)
    race.classification.points[:] = 5
    race.classification.places[0] = [3, 4, 1, 6, 2, 5]
    race.classification.places[1] = [0, 0, 0, 0, 0, 0]
    assert type(seasons)((race,)).wins.tolist() == [[0, 1, 0], [1 / 3, 1 / 3, 1 / 3]]


def test_tables_stay_and_dice_differ_from_race_to_race(seasons):
    first, second = seasons.races
    assert np.array_equal(first.players, second.players)
    assert np.array_equal(first.attributes["colour"], second.attributes["colour"])
    again = play_seasons(MOTOGP, [BOARDS[0]] * 2, LINE_UP, 60, seed=4, choices={"laps": 1})
    assert not np.array_equal(again.races[0].classification.places, again.races[1].classification.places)
    assert np.array_equal(again.races[0].classification.places, first.classification.places[:60])


def test_a_club_team_wins_most_seasons_of_three_races_against_three_novices():
    boards = [*BOARDS, MOTOGP.boards.load("cloudpass")]
    told: list[tuple[int, int]] = []
    batch = play_seasons(
        MOTOGP, boards, ("club", *["novice"] * 3), 300, seed=2, told=lambda *counts: told.append(counts)
    )
    club, *others = scores(batch)
    assert club.wins.low > 0.7
    assert club.wins.value + sum(other.wins.value for other in others) == pytest.approx(1)
    assert told == [(300, 900), (600, 900), (900, 900)]


def test_a_ladder_climbs_over_seasons():
    rungs = ladder(MOTOGP, BOARDS, ("novice", "club"), seats=2, matches=100, choices={"laps": 1})
    assert rungs[0].wins.high < rungs[1].wins.low


def test_a_game_without_seasons_and_a_season_without_circuits_are_refused():
    monza = game("monza")
    with pytest.raises(ValueError, match="monza has no seasons"):
        play_seasons(monza, [monza.boards.load("short")], LINE_UP, 1)
    with pytest.raises(ValueError, match="at least one board"):
        play_seasons(MOTOGP, [], LINE_UP, 1)
