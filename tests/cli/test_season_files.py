"""Guards the command line on files of seasons: verified race by race and as a whole, replayed by race."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chequered.match.record import dump
from tests.cli.conftest import Ask
from tests.match.championship import season


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("season") / "season.chequered.json"
    path.write_bytes(dump(season()))
    return path


def test_a_season_verifies_race_by_race_and_as_a_whole(file: Path, ask: Ask):
    done = ask("verify", str(file))
    assert (done.code, done.err) == (0, "")
    first, *lines = done.out.splitlines()
    assert first == f"{file}: verifies"
    titles = [line.strip() for line in lines if not line.startswith(("  yes", "  NO"))]
    assert titles == ["race 1 of 2", "race 2 of 2", "the season"]
    checks = ["commitment", "outcomes", "rules", "result"]
    assert [line.split()[:2] for line in lines if line.startswith("  yes")] == [
        ["yes", check] for check in [*checks, *checks, "header", "chance", "standings"]
    ]


def test_a_season_that_was_tampered_with_does_not_verify_and_the_place_is_named(file: Path, tmp_path: Path, ask: Ask):
    record = json.loads(file.read_bytes())
    record["championships"]["seats"][0]["points"] += 1
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record), encoding="utf-8")
    done = ask("verify", str(changed))
    assert (done.code, done.err) == (1, "")
    assert f"{changed}: DOES NOT VERIFY" in done.out
    (fault,) = [line for line in done.out.splitlines() if line.startswith("  NO")]
    assert fault.split()[:4] == ["NO", "standings", "seats,", "number"]


@pytest.mark.parametrize(
    ("race", "words"), [(0, "choose one with --race"), (3, "a season of 2 races"), (-1, "a season of 2 races")]
)
def test_a_race_of_a_season_has_to_be_chosen_to_be_replayed(file: Path, race: int, words: str, ask: Ask):
    done = ask("replay", str(file), "--plain", "--race", str(race))
    assert done.code == 2
    assert words in done.err


def test_each_race_of_a_season_can_be_replayed(file: Path, ask: Ask):
    told = [ask("replay", str(file), "--plain", "--race", str(race)) for race in (1, 2)]
    assert [(done.code, done.err) for done in told] == [(0, ""), (0, "")]
    assert told[0].out != told[1].out


def test_a_match_has_no_races_to_choose_from(tmp_path: Path, ask: Ask):
    single = tmp_path / "race.json"
    single.write_bytes(dump(season().races[0]))
    assert "it has no race 2" in ask("replay", str(single), "--plain", "--race", "2").err
