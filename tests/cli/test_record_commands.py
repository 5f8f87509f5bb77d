"""Guards the commands that read record files: verify and replay, also of files that lie, and of seasons."""

import json
import random
from pathlib import Path

import pytest

from chequered.games.monza.spec import Event
from tests.cli.conftest import Ask
from tests.cli.records import play_on, record_file, season, view_file
from tests.cli.running import refusal, run


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return record_file(tmp_path_factory.mktemp("race"), choices={"challenge": 1, "bonus_step": 1})


# ------------------------------------------------------------------------------------------------ verify


def test_a_record_verifies(race: Path):
    done = run("verify", race.name, cwd=race.parent)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{race.name}: verifies\n")
    assert [line.split()[:2] for line in done.out.splitlines()[1:]] == [
        ["yes", "commitment"],
        ["yes", "outcomes"],
        ["yes", "rules"],
        ["yes", "result"],
    ]


def test_a_record_with_another_die_does_not_verify_and_the_die_is_named(race: Path, tmp_path: Path):
    record = json.loads(race.read_text(encoding="utf-8"))
    entry = record["steps"][0]["entries"][3]
    entry["token"] = "white" if entry["token"] != "white" else "blue"
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record), encoding="utf-8")
    done = run("verify", str(race), str(changed))
    assert (done.code, done.err) == (1, "")
    assert f"{race}: verifies" in done.out
    assert f"{changed}: DOES NOT VERIFY" in done.out
    assert "step 0, entry 3 (outcome 3)" in done.out


def test_what_is_no_record_cannot_be_verified(race: Path, tmp_path: Path, ask: Ask):
    cut_short = tmp_path / "cut.json"
    cut_short.write_bytes(race.read_bytes()[:900])
    assert "damaged or cut short" in refusal(run("verify", str(cut_short)))
    assert "No such file" in refusal(ask("verify", str(tmp_path / "nowhere.json")))
    assert "Is a directory" in refusal(ask("verify", str(tmp_path)))
    assert "expected a record file" in refusal(ask("verify"))
    assert "no ordinary file" in refusal(ask("verify", "/dev/zero"))
    assert "no Chequered record" in refusal(ask("verify", str(Path(__file__).parents[2] / "README.md")))


def test_a_file_that_is_too_large_for_a_record_is_not_read_to_its_end(tmp_path: Path, ask: Ask):
    file = tmp_path / "large.json"
    with file.open("wb") as stream:
        stream.truncate(2**40)
    assert "more than 64 MiB" in refusal(ask("verify", str(file)))


def test_the_mark_that_some_editors_set_in_front_does_no_harm(race: Path, tmp_path: Path, ask: Ask):
    file = tmp_path / "marked.json"
    file.write_bytes(b"\xef\xbb\xbf" + race.read_bytes())
    assert ask("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        (("seats", 0, "name"), "\x1b]0;mine\x07", "field `seats[0].name` has characters that cannot be printed"),
        (("seats", 1, "name"), "\u202eneB", "field `seats[1].name`"),
        (("seats", 1, "name"), "B" * 10**6, "more than 1000"),
        (("seats", 1, "name"), "B" * 25, "field `seats[1].name` has more than 24"),
        (("seats", 0, "level"), "\x1b[2J", "field `seats[0].level`"),
        (("board", "name"), "short\n", "field `board.name`"),
        (("played",), "\x1b[31m", "field `played`"),
        (("steps", 0, "entries", 0, "token"), "\x1b[31m", "field `steps[0].entries[0].token`"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_record_sends_a_terminal_what_it_would_obey(
    command: str, path: tuple[str | int, ...], text: str, reason: str, race: Path, tmp_path: Path, ask: Ask
):
    record = json.loads(race.read_bytes())
    part = record
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = text
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    said = refusal(ask(command, str(file), *(["--plain"] if command == "replay" else [])))
    assert reason in said
    assert said.isprintable()


def test_an_unknown_field_is_named_so_that_it_can_be_printed(race: Path, tmp_path: Path, ask: Ask):
    file = tmp_path / "changed.json"
    file.write_text(json.dumps({**json.loads(race.read_bytes()), "\x1b[2J": 1}), encoding="utf-8")
    assert r"\x1b[2J" in refusal(ask("verify", str(file)))


def test_what_one_seat_saw_cannot_be_verified(tmp_path: Path, ask: Ask):
    assert "what one seat saw" in refusal(ask("verify", str(view_file(tmp_path))))


def test_a_record_is_compared_with_what_a_seat_saw_during_the_match(tmp_path: Path, ask: Ask):
    seen, whole = view_file(tmp_path), str(record_file(tmp_path))
    done = ask("verify", whole, "--seen", str(seen))
    assert (done.code, done.err) == (0, "")
    assert "as Ada saw it" in done.out
    assert "yes  seen" in done.out
    told = json.loads(seen.read_bytes())
    told["steps"][3]["entries"][0]["forced"] = True
    seen.write_text(json.dumps(told), encoding="utf-8")
    done = ask("verify", whole, "--seen", str(seen))
    assert (done.code, done.err) == (1, "")
    assert "DOES NOT VERIFY" in done.out
    assert "NO   seen        step 3 was seen otherwise" in done.out


def test_only_what_a_seat_saw_is_compared_and_with_one_record(race: Path, tmp_path: Path, ask: Ask):
    assert "expected what a seat saw" in refusal(ask("verify", str(race), "--seen", str(race)))
    seen = str(view_file(tmp_path))
    assert "one record file" in refusal(ask("verify", str(race), str(race), "--seen", seen))


# ------------------------------------------------------------------------------------------------ replay --plain


def test_a_record_is_printed_line_by_line_with_steps_and_rules(race: Path):
    done = run("replay", str(race), "--plain", "--language", "en")
    lines = done.out.splitlines()
    assert (done.code, done.err) == (0, "")
    assert lines[0] == "Monza · Short · Challenge · Bonus step"
    assert lines[1] == "   0  Round 1: Ada rolls. (MZ-3.1)"
    assert lines[2].startswith("   0  Ada rolls ")
    assert lines[-1].endswith("(MZ-5.2)")


def test_a_record_is_printed_in_the_language_asked_for(race: Path, ask: Ask):
    assert "Runde 1: Ada würfelt. (MZ-3.1)" in ask("replay", str(race), "--plain", "--language", "de").out
    assert "zh-Hant" in refusal(ask("replay", str(race), "--plain", "--language", "zh"))


def test_what_one_seat_saw_is_printed_from_its_events(tmp_path: Path, ask: Ask):
    done = ask("replay", str(view_file(tmp_path)), "--plain", "--language", "en")
    assert (done.code, done.err) == (0, "")
    assert "Ada rolls" in done.out
    assert done.out.splitlines()[-1].endswith("(MZ-5.2)")


@pytest.mark.parametrize(
    ("seat", "name"),
    [
        ({"kind": "bot", "name": "", "level": "club"}, "Club bot 1"),
        ({"kind": "bot", "name": "", "level": "grandmaster"}, "grandmaster bot 1"),
        ({"kind": "bot", "name": "", "level": "club.help"}, "club.help bot 1"),
        ({"kind": "bot", "name": "", "level": "g" * 900}, f"{'g' * 23}… bot 1"),
        ({"kind": "person", "name": ""}, "Seat 1"),
    ],
)
def test_who_has_no_name_is_told_by_level_or_seat_whatever_levels_there_were(
    seat: dict[str, str], name: str, race: Path, tmp_path: Path, ask: Ask
):
    record = json.loads(race.read_bytes())
    record["seats"][0] = {**seat, "attributes": record["seats"][0]["attributes"]}
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = ask("replay", str(file), "--plain", "--language", "en")
    assert (done.code, done.err) == (0, "")
    assert f"Round 1: {name} rolls." in done.out


def test_a_number_that_is_not_there_though_nothing_of_it_can_be_hidden_is_refused(race: Path, tmp_path: Path, ask: Ask):
    """The count of an event as well as its seat: their sentence has no word for what is hidden."""
    file = tmp_path / "changed.json"
    for place in (0, 1):
        record = json.loads(race.read_bytes())
        rolls = next(
            e for step in record["steps"] for entry in step["entries"] for e in entry["events"] if e[0] == Event.TURN
        )
        rolls[2][place] = -1
        file.write_text(json.dumps(record), encoding="utf-8")
        said = refusal(ask("replay", str(file), "--plain"))
        assert f"event `turn`: there is no such {('seat', 'round')[place]}" in said


def test_values_of_options_that_there_are_no_more_are_left_out(race: Path, tmp_path: Path, ask: Ask):
    record = json.loads(race.read_bytes())
    record["options"] = {"challenge": 1, "bonus_step": 7, "rain": 2}
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = ask("replay", str(file), "--plain", "--language", "en")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "Monza · Short · Challenge"


def test_a_screen_needs_a_terminal(race: Path):
    assert "needs a terminal" in refusal(run("replay", str(race)))
    assert "needs a terminal" in refusal(run("play", "monza"))


def test_a_season_s_file_verifies_and_its_races_can_be_printed(tmp_path: Path, ask: Ask):
    races = season()
    for number, table in enumerate((races.tables[0], races.next_table()), 1):
        play_on(table, random.Random(number))
    file = tmp_path / "season.json"
    file.write_bytes(races.record_bytes())
    assert ask("verify", str(file)).code == 0
    printed = ask("replay", str(file), "--plain", "--race", "2", "--language", "en")
    assert printed.out.startswith("Table-MotoGP · Porto Velo")
    assert " wins the race with " in printed.out
    assert "choose one with --race" in refusal(ask("replay", str(file), "--plain"))
