"""Guards how speed is counted, not how fast anything is: that is for `python -m benchmarks`."""

import subprocess
import sys
from pathlib import Path

import pytest

from chequered.games import game
from chequered.lab import (
    Answers,
    CompiledPlay,
    OpenSpielMissingError,
    OpenSpielPlay,
    PlainPlay,
    Speed,
    answers_table,
    machine,
    race,
    speed_table,
    thinking,
)
from tests.lab.test_reports import shown

MONZA = game("monza")
SHORT = MONZA.boards.load("short")


def test_plain_and_compiled_play_count_the_same_steps():
    """Both have the same stream of random numbers; the compiled one has played a match of it before it counts."""
    compiled, plain = CompiledPlay(MONZA, SHORT, 3, {}), PlainPlay(MONZA, SHORT, 3, {})
    plain.play(1)
    one, other = compiled.play(4), plain.play(4)
    assert (one.steps, one.choices, one.games) == (other.steps, other.choices, other.games)
    assert one.games == 4
    assert one.steps > one.choices > 0


def test_a_speed_is_counts_by_seconds():
    speed = Speed("it", 2.0, 4_000_000, 1_000_000, 500)
    assert speed.steps_a_second == 2_000_000
    assert speed.choices_a_second == 500_000
    assert speed.games_a_second == 250
    assert speed.microseconds_a_step == 0.5


class Clockwork:
    """Takes a second for every 100 matches, and every other time twice as long."""

    name = "clockwork"

    def __init__(self) -> None:
        self.asked: list[int] = []

    def play(self, games: int) -> Speed:
        self.asked.append(games)
        seconds = games / 100 * (1 + len(self.asked) % 2)
        return Speed(self.name, seconds, 10 * games, 5 * games, games)


def test_a_race_lets_them_take_turns_and_counts_the_middle_round():
    clockworks = [Clockwork(), Clockwork()]
    speeds = race(clockworks, seconds=2.0, rounds=3)
    assert all(len(set(one.asked[-3:])) == 1 for one in clockworks)
    for speed, one in zip(speeds, clockworks, strict=True):
        rates = sorted(1000 / (1 + (len(one.asked) - back) % 2) for back in range(3))
        assert speed.steps_a_second == rates[1]


def test_bots_are_timed_plain_and_compiled():
    answers = thinking(MONZA, SHORT, {}, matches=1)
    assert [a.name for a in answers] == ["novice, plain", "novice, compiled", "club, plain", "club, compiled"]
    assert answers[2].answers == answers[3].answers > 10
    assert all(0 < a.median <= max(a.slowest, a.first) for a in answers)


def test_without_open_spiel_the_comparison_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(OpenSpielMissingError, match=r"pip install 'chequered\[bench\]'"):
        OpenSpielPlay()


def test_the_tables_show_speed_ratio_and_answers():
    ours, theirs = Speed("ours", 1.0, 9e6, 8e6, 20_000), Speed("theirs", 1.0, 3e6, 2e6, 4_000)
    text = shown(speed_table("speed", [ours], theirs))
    assert "9,000,000" in text
    assert "3.00" in text
    assert "ratio" not in shown(speed_table("speed", [ours]))
    assert "12.50 ms" in shown(answers_table("answers", [Answers("club", 7, 0.1, 0.0125, 0.02)]))


def test_the_machine_is_named_with_its_versions():
    assert "cores" in machine()
    assert "numba" in machine()


def test_the_benchmarks_refuse_a_part_that_there_is_not():
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "nonsense"], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "there are: speed, bots, balance, tuning" in done.stderr
