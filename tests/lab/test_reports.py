"""Guards the reports of the lab, and looks at the claims about bots and tracks in few matches and with wide margins.

The claims themselves are measured by `python -m benchmarks`.
"""

import pytest
from rich.console import Console

from chequered.games import game
from chequered.lab import (
    balance,
    balance_tables,
    ladder,
    ladder_table,
    play_batch,
    report,
    scores,
    scores_table,
)

MONZA = game("monza")
MEDIUM = MONZA.boards.load("medium")


def shown(*tables: object) -> str:
    console = Console(width=120, record=True, file=None, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        for table in tables:
            console.print(table)
    return capture.get()


@pytest.mark.parametrize(("choices", "least"), [({}, 0.69), ({"challenge": 1}, 0.93)], ids=str)
def test_a_club_bot_wins_most_races_against_three_novices(choices: dict[str, int], least: float):
    batch = play_batch(MONZA, MEDIUM, ("club", "novice", "novice", "novice"), 2000, choices=choices, seed=3)
    club, *others = scores(batch)
    assert club.level == "club"
    assert club.wins.low > least
    assert club.wins.value + sum(other.wins.value for other in others) == pytest.approx(1)
    text = shown(scores_table("a race", [club, *others]))
    assert f"{club.wins.value:.2%}" in text
    assert "a race" in text


def test_a_ladder_has_a_rung_for_each_level_against_each_other():
    rungs = ladder(MONZA, MEDIUM, ("novice", "club"), seats=3, matches=600, seed=2)
    assert [(rung.level, rung.against) for rung in rungs] == [("novice", "club"), ("club", "novice")]
    assert rungs[0].wins.high < rungs[0].fair < rungs[1].wins.low
    assert "2 × novice" in shown(ladder_table("ladder", rungs))


def test_the_medium_track_is_fair_to_seats_and_turns_seldom_stay():
    found = balance(MONZA, MEDIUM, "club", matches=4000, seed=1)
    assert found.fair == 0.25
    assert found.worst_seat < 0.05
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert found.worst_value("colour") < 0.06
    shares = {figure.name: figure.values for figure in found.figures}
    assert 0.04 < shares["turns without a move"][""] < 0.1
    assert set(shares["turns that end on"]) == set(MONZA.spec.vocabularies["colour"])
    assert sum(shares["turns that end on"].values()) == pytest.approx(1)
    text = shown(*balance_tables("medium", found))
    assert "medium; bots of level club" in text
    assert "turns that end on white" in text


def test_the_short_track_takes_eight_to_twelve_rounds():
    for seats in (2, 4):
        found = balance(MONZA, MONZA.boards.load("short"), "club", seats=seats, matches=500)
        spread = next(figure.spread for figure in found.figures if figure.name == "rounds")
        assert spread is not None
        assert 8 <= spread.mean <= 12
        assert spread.low <= spread.median <= spread.high


def test_a_report_on_different_bots_is_refused():
    with pytest.raises(ValueError, match="expected bots of one level, got club, novice"):
        report(play_batch(MONZA, MEDIUM, ("club", "novice"), 10))
