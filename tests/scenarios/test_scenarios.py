"""Plays the scenarios of every game, plain and compiled: the rules, sentence by sentence, written from their text."""

from pathlib import Path

import pytest

from chequered.match.scenario_files import read_scenarios
from chequered.match.scenarios import play_file

HERE = Path(__file__).parent
BOARDS = "boards.toml"
FILES = sorted(path for path in HERE.glob("*/*.toml") if path.name != BOARDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_of_the_file_holds(path: Path):
    reports = play_file(path)
    assert reports
    failed = [str(report) for report in reports if not report.is_passed]
    assert not failed, "\n".join(failed)


def test_no_two_scenarios_have_the_same_title():
    titles = [(path.parent, scenario.title) for path in FILES for scenario in read_scenarios(path)[1]]
    assert len(titles) == len(set(titles))
