"""Guards the file of a season: it holds whole races under one header, and nothing that was changed in it verifies."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from chequered.kernel.shortened import LONGEST_MESSAGE
from chequered.match.record import RecordError, SeasonRecord, dump, load
from chequered.match.season_record import SeasonReport, verify_season
from chequered.match.showable import check_texts
from tests.match.championship import CIRCUITS, season

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_text("utf-8"))
Change = Callable[[dict[str, Any]], object]


@cache
def season_bytes() -> bytes:
    return dump(season())


def report(change: Change) -> SeasonReport:
    """What is found after a change."""
    changed = json.loads(season_bytes())
    change(changed)
    loaded = load(json.dumps(changed).encode())
    assert isinstance(loaded, SeasonRecord)
    return verify_season(loaded)


def faults(change: Change) -> list[tuple[int, str]]:
    """The race (0: the season as a whole) and the name of each check that does not hold."""
    found = report(change)
    parts = [(0, found.whole), *enumerate(found.races, start=1)]
    return [(number, finding.check) for number, part in parts for finding in part.findings if not finding.holds]


def test_a_season_survives_the_round_trip_bit_for_bit_and_fits_the_published_schema():
    data = season_bytes()
    assert dump(load(data)) == data
    jsonschema.validate(json.loads(data), SCHEMA)
    broken = json.loads(data)
    broken["championships"]["pieces"][0]["points"] = "many"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, SCHEMA)


def test_its_races_stand_in_it_as_in_their_own_files_a_line_for_each_step():
    for race in season().races:
        assert dump(race).rstrip() in season_bytes()


@pytest.mark.parametrize("races", range(1, CIRCUITS + 1))
def test_a_season_verifies_after_each_of_its_races(races: int):
    record = season(races)
    assert dump(load(dump(record))) == dump(record)
    found = verify_season(record)
    assert found.verifies
    assert len(found.races) == races
    assert len(record.championships.pieces) == 4
    assert sum(seat.points for seat in record.championships.seats) == sum(
        piece.points for race in record.races for piece in race.classification
    )


def flip_die(changed: dict[str, Any]) -> None:
    rolls = [
        entry
        for step in changed["races"][1]["steps"]
        for entry in step["entries"]
        if entry["seat"] == -1 and entry["token"] in "123456"
    ]
    rolls[0]["token"] = "1" if rolls[0]["token"] != "1" else "2"


def swap_races(changed: dict[str, Any]) -> None:
    changed["races"][0], changed["races"][1] = changed["races"][1], changed["races"][0]


def swap_races_on_one_circuit(changed: dict[str, Any]) -> None:
    """As `swap_races`, but the circuits go along: nothing but the times tells."""
    swap_races(changed)
    changed["circuits"].reverse()


def swap_seats(changed: dict[str, Any]) -> None:
    changed["seats"].reverse()


def repeat_a_race(changed: dict[str, Any]) -> None:
    changed["races"][1] = changed["races"][0]
    changed["circuits"][1] = changed["circuits"][0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (flip_die, [(2, "outcomes"), (2, "rules"), (2, "result")]),
        (swap_races, [(0, "header")]),
        (swap_seats, [(0, "header")]),
        (lambda s: s["options"].update(laps=2), [(0, "header")]),
        (lambda s: s["circuits"].pop(), [(0, "header")]),
        (swap_races_on_one_circuit, [(0, "header")]),
        (lambda s: s["races"][1].update(played=s["races"][0]["played"]), []),
        (lambda s: s["races"][1].update(played="2026-01-32T18:00:00+00:00"), [(0, "header")]),
        (lambda s: s["races"][1].update(played="2026-02-01T18:00:00"), [(0, "header")]),
        (lambda s: s["championships"]["pieces"][0].update(points=99), [(0, "standings")]),
        (lambda s: s["championships"]["seats"][1].update(place=3), [(0, "standings")]),
        (lambda s: s["championships"]["seats"][0]["finishes"].append(1), [(0, "standings")]),
        (lambda s: s["championships"]["seats"].pop(), [(0, "standings")]),
        (lambda s: s["races"].pop(), [(0, "standings")]),
        (lambda s: s["races"][0]["classification"][0].__setitem__(1, 26), [(0, "standings"), (1, "result")]),
        (lambda s: s["races"][0]["chance"].update(secret="00" * 32), [(1, "commitment"), (1, "outcomes")]),
    ],
)
def test_a_change_is_found_where_it_was_made(change: Change, expected: list[tuple[int, str]]):
    assert faults(change) == expected


def test_a_race_is_not_counted_twice():
    assert (0, "chance") in faults(repeat_a_race)


def test_a_classification_that_is_missing_is_missed():
    with pytest.raises(RecordError, match="2 pieces for each seat"):
        report(lambda s: [race.pop("classification") for race in s["races"]])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: s.update(game="monza"), "no game 'monza' has seasons"),
        (lambda s: s.update(game="chess"), "no game 'chess' has seasons"),
        (lambda s: s["races"][1].update(rules_version=99), "race 2: played by version 99"),
    ],
)
def test_what_cannot_be_a_season_is_refused_with_the_reason(change: Change, words: str):
    with pytest.raises(RecordError, match=words):
        report(change)


def empty(changed: dict[str, Any]) -> None:
    changed.update(races=[], seats=[], championships={"pieces": [], "seats": []})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (empty, "nothing to verify"),
        (lambda s: (s["races"].pop(), s["circuits"][1].update(name="elsewhere")), r"circuits\[1\]`: the content"),
        (lambda s: (s["races"].pop(), s["circuits"][1]["content"].update(stretches=[])), r"circuits\[1\].content`"),
        (lambda s: s["circuits"].extend(s["circuits"][:1] * 11), "of length <= 12"),
        (lambda s: s["races"][1].update(format_version=2), r"<= 1 - at `\$.races\[1\].format_version"),
        (lambda s: s["races"][0]["classification"][0].__setitem__(0, 10**11), "places up to 4"),
        (lambda s: s["races"][0]["classification"][0].__setitem__(0, 5), "places up to 4"),
        (
            lambda s: s["races"][0]["classification"][0].__setitem__(1, 10**4000),
            r"at `\$.races\[0\].classification\[0\]\[1\]`",
        ),
    ],
)
def test_what_no_season_can_hold_is_refused_at_once(change: Change, words: str):
    with pytest.raises(RecordError, match=words):
        report(change)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s["championships"]["seats"][0].update(finishes=[7] * 100_000),
        lambda s: s["races"][0].update(places=[7] * 100_000),
        lambda s: s["races"][0]["steps"][0]["entries"][0].update(weights=[1] * 100_000),
        lambda s: s["races"][0]["steps"][0]["entries"][0].update(token="1" * 100_000),
    ],
)
def test_what_a_failed_check_tells_fits_on_a_line_however_much_is_in_the_file(change: Change):
    found = report(change)
    details = [finding.detail for part in (found.whole, *found.races) for finding in part.findings]
    assert any(details)
    assert max(map(len, details)) <= LONGEST_MESSAGE


def test_names_that_no_table_allows_are_refused_in_the_races_too():
    changed = json.loads(season_bytes())
    changed["races"][1]["seats"][0]["name"] = "x" * 25
    with pytest.raises(RecordError, match=r"races\[1\].seats\[0\].name"):
        check_texts(load(json.dumps(changed).encode()))
    check_texts(load(season_bytes()))
