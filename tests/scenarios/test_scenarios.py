"""Plays the scenarios of every game, plain and compiled: the rules, sentence by sentence, written from their text."""

import re
import tomllib
from pathlib import Path

import pytest

from chequered.games import GAMES
from chequered.match.scenario_files import read_scenarios
from chequered.match.scenarios import play_file

HERE = Path(__file__).parent
BOARDS = "boards.toml"
FILES = [path for name in GAMES for path in sorted((HERE / name).glob("*.toml")) if path.name != BOARDS]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_of_the_file_holds(path: Path):
    reports = play_file(path)
    assert reports
    failed = [str(report) for report in reports if not report.is_passed]
    assert not failed, "\n".join(failed)


def test_no_two_scenarios_have_the_same_title():
    titles = [(path.parent, scenario.title) for path in FILES for scenario in read_scenarios(path)[1]]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("path", [HERE / name / BOARDS for name in GAMES], ids=lambda path: path.parent.name)
def test_every_board_of_the_scenarios_is_used(path: Path):
    others = [other.read_text("utf-8") for other in path.parent.glob("*.toml") if other != path]
    used = {name for text in others for name in re.findall(r'board = "(\w+)"', text)}
    assert used >= set(tomllib.loads(path.read_text("utf-8")))
