"""Guards that what people read first tells of every game, with its name, seats and rules."""

from pathlib import Path

import pytest

from chequered.games import GAMES, game
from chequered.text import GameSentences

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
each_game = pytest.mark.parametrize("name", GAMES)


def printed(name: str) -> str:
    return GameSentences("en", game(name)).of("name")


@each_game
def test_the_changelog_tells_of_every_game_and_the_version_of_its_rules(name: str):
    (entry,) = (text for text in CHANGELOG.split("\n- ") if text.startswith(f"**{printed(name)}**"))
    assert f"Rules version {game(name).spec.version}." in " ".join(entry.split())


@each_game
def test_the_table_of_games_tells_how_many_can_play(name: str):
    low, high = game(name).spec.seats
    assert f"| **{printed(name)}** | {low}–{high} |" in README


@each_game
def test_the_readme_leads_to_the_rules_of_every_game(name: str):
    assert f"[{printed(name)}](src/chequered/games/{name}/README.md)" in README


@each_game
def test_the_readme_says_whose_games_they_are(name: str):
    (line,) = (line for line in README.splitlines() if "games of their authors and publishers" in line)
    assert printed(name) in line
