"""Record files: round trip bit for bit, clear errors for what is no record, and verification that nothing escapes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chequered.games import game
from chequered.match.record import BoardPart, MatchRecord, RecordError, ViewRecord, dump, load, schema, view_record
from chequered.match.verify import open_record, verify
from tests.match.tables import played, recorded

SCHEMA_FILE = Path(__file__).parents[2] / "docs" / "record.schema.json"


@cache
def record_bytes() -> bytes:
    return dump(recorded(played()))


def record() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(record_bytes())
    return found


def verified(changed: dict[str, Any]) -> dict[str, str]:
    """The faults found, by check."""
    loaded = load(json.dumps(changed).encode())
    assert isinstance(loaded, MatchRecord)
    return {finding.check: finding.detail for finding in verify(loaded).findings if not finding.holds}


@pytest.mark.parametrize("seed", range(5))
def test_a_record_survives_the_round_trip_bit_for_bit(seed: int) -> None:
    data = dump(recorded(played(seed)))
    assert dump(load(data)) == data


def test_a_record_has_one_line_for_each_step() -> None:
    lines = [line for line in record_bytes().splitlines() if b'"digest"' in line]
    assert [json.loads(line.rstrip(b","))["number"] for line in lines] == list(range(len(played().steps)))


def test_the_published_schema_is_the_present_one_and_fits() -> None:
    published = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))
    assert published == schema(), "renew it: python scripts/record_schema.py"
    jsonschema.Draft202012Validator.check_schema(published)
    jsonschema.validate(record(), published)
    broken = record()
    broken["steps"][0]["number"] = "first"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, published)


def test_a_played_record_verifies() -> None:
    assert verified(record()) == {}


def test_a_record_with_any_die_changed_does_not_verify() -> None:
    colours = game("monza").spec.chance_tokens
    dice = [
        (step, entry)
        for step, part in enumerate(record()["steps"])
        for entry, what in enumerate(part["entries"])
        if what["seat"] == -1
    ]
    assert len(dice) > 60
    for step, entry in dice:
        changed = record()
        die = changed["steps"][step]["entries"][entry]
        die["token"] = colours[(colours.index(die["token"]) + 1) % len(colours)]
        faults = verified(changed)
        assert f"step {step}, entry {entry}" in faults["outcomes"]
        assert "rules" in faults


@pytest.mark.parametrize(
    ("change", "check", "word"),
    [
        (lambda r: r["chance"].update(secret="00" * 32), "commitment", "promised"),
        (lambda r: r["chance"].update(secret=""), "commitment", "not in the record"),
        (lambda r: r["chance"]["entropy"].pop(), "outcomes", "the secret gives"),
        (lambda r: r["steps"][0]["entries"][0].update(weights=[1, 1, 1, 1, 1, 2]), "rules", "weights"),
        (lambda r: r["steps"][0]["entries"][0].pop("weights"), "outcomes", "no weights"),
        (lambda r: r["steps"][0]["entries"][0].update(weights=[2**62] * 6), "outcomes", "no weights"),
        (lambda r: r["steps"][0]["entries"][0].update(weights=[10**18] * 20), "outcomes", "no weights"),
        (lambda r: r["steps"][1].update(digest="00" * 32), "rules", "digest"),
        (lambda r: r["steps"][1]["entries"][0].update(token="stay"), "rules", "MZ-8.1"),
        (lambda r: r["steps"][1]["entries"][0].update(token="hop"), "rules", "hop"),
        (lambda r: r["steps"][1]["entries"][0].update(seat=2), "rules", "MZ-3.1"),
        (lambda r: r["steps"][0]["entries"][0].update(events=[]), "rules", "events"),
        (lambda r: r["steps"].pop(4), "rules", "expected step 4"),
        (lambda r: r["steps"].pop(), "result", "not ended"),
        (lambda r: r["places"].reverse(), "result", "places"),
    ],
)
def test_a_change_anywhere_is_found_and_located(change: Any, check: str, word: str) -> None:
    changed = record()
    change(changed)
    assert word in verified(changed)[check]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "cut short"),
        (b"\x89PNG\r\n", "damaged"),
        (b"[1, 2]", "not a Chequered record"),
        (b'{"name": "a chess game"}', "expected 'chequered'"),
        (b'{"format": "chequered", "format_version": 2}', "newer"),
        (b'{"format": "chequered", "format_version": 1, "kind": "poem"}', "poem"),
        (b'{"format": "chequered", "format_version": 1}', "kind"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(data: bytes, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        load(data)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda r: r["steps"][2].update(digest=7), r"\$\.steps\[2\]\.digest|\$\.steps\[\.\.\.\]\.digest"),
        (lambda r: r["steps"][2].update(digest="xyz"), r"digest"),
        (lambda r: r["chance"].update(secret=r["chance"]["secret"] + "\n"), r"secret"),
        (lambda r: r["seats"][0].update(shoe_size=41), "shoe_size"),
        (lambda r: r.pop("places"), "places"),
        (lambda r: r.update(extra=1), "extra"),
    ],
)
def test_a_field_that_does_not_fit_is_named(change: Any, path: str) -> None:
    changed = record()
    change(changed)
    with pytest.raises(RecordError, match=path):
        load(json.dumps(changed).encode())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: r.update(game="ludo"), "no game 'ludo'"),
        (lambda r: r.update(rules_version=99), "version 99"),
        (lambda r: r["options"].update(rain=1), "rain"),
        (lambda r: r["seats"].pop(), None),
        (lambda r: r["seats"][0].update(attributes={"colour": "beige"}), "beige"),
        (lambda r: r["board"]["content"]["parts"].clear(), "board.content"),
        (lambda r: r["board"].update(code="S1 B2"), "the content is that of short"),
        (lambda r: r["board"].update(name="long"), "the content is that of short"),
    ],
)
def test_a_record_of_another_game_or_table_is_refused_or_does_not_verify(change: Any, words: str | None) -> None:
    changed = record()
    change(changed)
    if words is None:
        assert "rules" in verified(changed)
        return
    with pytest.raises(RecordError, match=words):
        verified(changed)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**9))
def test_a_record_cut_anywhere_gives_an_error_that_says_so(where: int) -> None:
    data = record_bytes().rstrip()
    with pytest.raises(RecordError, match="cut short"):
        load(data[: where % len(data)])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 255))
def test_a_record_with_any_byte_changed_is_refused_or_read_whole(where: int, byte: int) -> None:
    data = bytearray(record_bytes())
    data[where % len(data)] = byte
    try:
        loaded = load(bytes(data))
    except RecordError:
        return
    assert load(dump(loaded)) == loaded
    if isinstance(loaded, MatchRecord):
        try:
            verify(loaded)
        except RecordError:
            return


def test_what_a_seat_saw_is_another_kind_that_holds_no_secret() -> None:
    match = played()
    whole = recorded(match)
    seen = view_record(
        match.game,
        played=whole.played,
        options=whole.options,
        seats=whole.seats,
        board=BoardPart.of(match.board),
        commitment=whole.chance.commitment,
        seat=1,
        steps=match.steps_for(1),
    )
    data = dump(seen)
    assert isinstance(load(data), ViewRecord)
    assert dump(load(data)) == data
    assert whole.chance.secret.encode() not in data
    jsonschema.validate(json.loads(data), schema())


def test_a_record_opens_with_its_own_board_whatever_ships_now() -> None:
    loaded = load(record_bytes())
    assert isinstance(loaded, MatchRecord)
    found, board, options = open_record(loaded)
    assert (found.spec.id, board.code, options) == ("monza", loaded.board.code, played().options)
