"""Guards every command that needs no screen: what it prints, and its exit code.

Each command runs as a process of its own once as it should and once as it should not; further slips are tried in this
process, which is quicker.
"""

import json
import random
import re
from pathlib import Path

import pytest

from chequered import __version__
from chequered.cli.per_game import unusual
from chequered.games import game
from chequered.match.record import view_record
from tests.cli.conftest import Ask
from tests.cli.records import play_on, played, record_file, season
from tests.cli.running import Done, run

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return record_file(tmp_path_factory.mktemp("race"), choices={"challenge": 1, "bonus_step": 1})


def refusal(done: Done) -> str:
    """The one line of a command that was used wrongly."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err
    return done.err.strip()


def test_the_command_alone_shows_what_there_is():
    done = run()
    assert (done.code, done.err) == (0, "")
    assert all(
        name in done.out
        for name in ("serve", "play", "replay", "verify", "board", "new", "scenario", "perft", "bench", "lab")
    )


def test_the_help_names_the_boards_that_ship(ask: Ask):
    assert "There are: short, medium, long." in " ".join(ask("play", "monza", "--help").out.split())


def test_it_says_its_version():
    assert run("--version") == Done(0, f"{__version__}\n", "")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("srve", 'Did you mean "serve"?'),
        ("plya", 'Did you mean "play"?; see chequered --help'),
        ("xyzzy", "There are: serve, play, replay, verify, "),
        ("board chek", 'Did you mean "check"?'),
        ("play mnza", 'Did you mean "monza"?'),
        ("play monza --chalenge", "Did you mean --challenge?"),
        ("play monza --challenge --seats", "--seats requires an argument"),
        ("serve --port x", 'unable to convert "x" into int'),
        ("serve --port 70000", "<= 65535"),
        ("serve now", "unexpected argument 'now'"),
        ("--lan", '"--lan"'),
    ],
)
def test_a_slip_of_the_pen_gets_one_line_that_helps(words: str, hint: str, ask: Ask):
    assert hint in refusal(ask(*words.split()))


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
    assert "no Chequered record" in refusal(ask("verify", str(SCENARIOS.parents[1] / "README.md")))


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


def view_file(folder: Path) -> Path:
    from chequered.match.record import dump

    table = played()
    whole = table.record()
    seen = view_record(
        table.game,
        played=whole.played,
        options=whole.options,
        seats=whole.seats,
        board=whole.board,
        commitment=whole.chance.commitment,
        seat=0,
        steps=table.match.steps_for(0),
    )
    file = folder / "seen.chequered.json"
    file.write_bytes(dump(seen))
    return file


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


def test_a_screen_needs_a_terminal(race: Path):
    assert "needs a terminal" in refusal(run("replay", str(race)))
    assert "needs a terminal" in refusal(run("play", "monza"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--seats me", "2 to 6 seats"),
        ("--seats a,b,c,d,e,f,g", "2 to 6 seats"),
        ("--seats me:pink,novice", "no choice 'pink'"),
        ("--seats me:red,Ada:red", "two seats have the colour red"),
        ("--seats me,,novice", "name of 1 to 24"),
        ("--board S1,S1", "MZ-2.5"),
        ("--language xx", "no language 'xx'"),
        ("--pace -1", ">= 0"),
        ("--save nowhere/race.json", "no folder"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_the_screen_opens(words: str, reason: str, ask: Ask):
    assert reason in refusal(ask("play", "monza", *words.split()))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--seats a,b,c,d,e,f,g,h,i,j", "2 to 9 seats"),
        ("--seats me:mauve,novice", "no choice 'mauve'"),
        ("--laps 9", "<= 6"),
        ("--lapped nobody", 'Choose from: "team", "rider"'),
        ("--season ironwood,nowhere", "no circuit 'nowhere'"),
        ("--season ironwood,,portovelo", "apart by commas, or all, got --season 'ironwood,,portovelo'"),
        ("--season=", "apart by commas, or all, got --season ''"),
        ("--save .", "expected a file for --save"),
        ("--season ironwood --board ironwood", "either --board or --season"),
        (f"--season {','.join(['ironwood'] * 13)}", "at most 12 races"),
    ],
)
def test_a_table_or_a_season_of_teams_that_cannot_be_is_refused(words: str, reason: str, ask: Ask):
    assert reason in refusal(ask("play", "motogp", *words.split()))


def test_options_that_are_words_or_on_are_told_and_can_be_chosen(ask: Ask):
    told = " ".join(ask("play", "motogp", "--help").out.split())
    assert "--no-qualifying" in told
    assert "team: its whole team, rider: only that motorcycle." in told
    assert "--season" in told
    assert "--season" not in ask("play", "monza", "--help").out
    with_it, without = (ask("perft", "motogp", "--depth", "1", *words) for words in ((), ("--no-qualifying",)))
    assert with_it.out.split()[-1] == "6"  # a die falls
    assert without.out.split()[-1] == "4"  # one of four motorcycles is named for the first place on the grid


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


# ------------------------------------------------------------------------------------------------ board


def test_a_circuit_is_told_by_its_kinds_of_cells_and_marks_and_drawn_as_a_loop(ask: Ask):
    told = ask("board", "check", "ironwood", "--game", "motogp")
    assert told.code == 0
    assert told.out.startswith("accepted: ironwood\n")
    assert re.search(r"cells +\d+: \d+ straight", told.out)
    assert "2 FUEL" in told.out
    assert "a loop" in told.out
    drawn = ask("board", "show", "ironwood", "--game", "motogp")
    assert drawn.code == 0
    assert all(sign in drawn.out for sign in "┃▚FBC")
    assert "no circuit 'nowhere'" in refusal(ask("board", "show", "nowhere", "--game", "motogp"))


def test_a_layout_that_can_be_played_is_given_in_its_usual_form_with_figures(ask: Ask):
    done = run("board", "check", "s1,", "b1", "B6-S5")
    assert done.code == 0
    assert done.out.startswith("accepted: S1 B1 B6 S5\n")
    assert "units, 3 lanes" in done.out
    assert ask("board", "check", "S1 B1 B6 S5") == done


def test_a_layout_that_cannot_be_played_is_refused_by_the_first_part_and_its_rule(ask: Ask):
    assert ask("board", "check", "S1", "B1", "S1") == Done(1, "refused: part 3 (S1) is used twice (MZ-2.5)\n", "")
    assert "expected a board" in refusal(run("board", "check"))
    assert "no game 'monz'; did you mean monza?" in refusal(ask("board", "check", "S1", "--game", "monz"))


def test_a_board_is_drawn_with_shapes_where_there_are_no_colours(ask: Ask):
    done = run("board", "show", "short")
    assert done.code == 0
    assert "\x1b" not in done.out
    assert all(shape in done.out for shape in "●▲◆■⬢★◎▚")
    assert "no part 'XYZ'" in refusal(ask("board", "show", "XYZ"))


# ------------------------------------------------------------------------------------------------ scenario, perft


def test_scenarios_that_hold_are_named():
    done = run("scenario", str(SCENARIOS / "monza" / "overtaking.toml"))
    assert (done.code, done.err) == (0, "")
    *named, last = done.out.splitlines()
    assert named
    assert all(line.startswith("passed: ") for line in named)
    assert last == f"{len(named)} of {len(named)} scenarios hold"


def test_a_scenario_that_does_not_hold_says_what_was_expected_and_what_came(tmp_path: Path, ask: Ask):
    facts = ["title = 'Nobody decides'", "rules = ['MZ-3.2']", "board = 'short'", "seats = 2", "actor = 1"]
    text = "\n".join(["game = 'monza'", "[[scenario]]", *facts])
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    done = ask("scenario", "--failed", str(tmp_path))
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines() == [
        "FAILED: Nobody decides (MZ-3.2)",
        "  stage 1, actor",
        "    expected 1",
        "    got      chance",
        "0 of 1 scenarios hold",
    ]


def test_a_scenario_nested_too_deeply_is_refused(tmp_path: Path, ask: Ask):
    file = tmp_path / "deep.toml"
    file.write_text("a = " + "[" * 5000 + "]" * 5000, encoding="utf-8")
    assert "nested too deeply" in refusal(ask("scenario", str(file)))
    assert "nested too deeply" in refusal(ask("scenario", str(tmp_path)))


def test_what_is_no_scenario_is_refused(tmp_path: Path, ask: Ask):
    (tmp_path / "broken.toml").write_text("[[", encoding="utf-8")
    assert "broken.toml" in refusal(run("scenario", str(tmp_path)))
    (tmp_path / "broken.toml").unlink()
    assert "no scenario file" in refusal(ask("scenario", str(tmp_path)))
    assert "No such file" in refusal(ask("scenario", "nowhere.toml"))
    assert "expected a scenario file" in refusal(ask("scenario"))


def test_sequences_are_counted_depth_by_depth_plain_and_compiled_alike(ask: Ask):
    plain = run("perft", "monza", "--depth", "7", "--seats", "3", "--challenge")
    assert (plain.code, plain.err) == (0, "")
    rows = [line.split() for line in plain.out.splitlines()[1:]]
    assert rows[:6] == [[str(depth), str(6**depth)] for depth in range(1, 7)]  # six dice fall, one after another
    assert int(rows[6][1]) > 6**6
    assert ask("perft", "monza", "--depth", "7", "--seats", "3", "--challenge", "--compiled") == plain


def test_a_depth_or_a_number_of_seats_that_cannot_be_is_refused(ask: Ask):
    assert ">= 1" in refusal(run("perft", "monza", "--depth", "0"))
    assert "2 to 6 seats" in refusal(ask("perft", "monza", "--seats", "9"))


# ------------------------------------------------------------------------------------------------ bench, lab


def test_the_speed_of_this_machine_is_measured_compiled_and_plain(ask: Ask):
    done = run("bench", "--seconds", "0.01", "--seats", "2")
    assert done.code == 0
    assert "chequered" in done.out.splitlines()[0]
    assert "monza, short, 2 seats" in done.out
    assert "plain" in done.out
    assert "Traceback" not in done.err
    assert "no game 'go'" in refusal(run("bench", "--game", "go"))
    assert "2 to 6 seats" in refusal(ask("bench", "--seats", "1"))


def test_bots_play_many_matches_and_the_report_tells_their_shares(ask: Ask):
    done = run("lab", "match", "monza", "--bots", "club,novice", "--matches", "400")
    assert (done.code, done.err) == (0, "")
    assert "monza, short, 400 matches, seed 1" in done.out
    shares = [float(share) for share in re.findall(r"(\d+\.\d+)% │ +\d", done.out)]
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(100, abs=0.02)
    assert shares[0] > shares[1]
    assert ask("lab", "match", "monza", "--bots", "club,novice", "--matches", "400") == done
    assert ask("lab", "match", "monza", "--bots", "club,novice", "--matches", "400", "--seed", "2").out != done.out
    assert "no bot 'clb'; did you mean club?" in refusal(run("lab", "match", "monza", "--bots", "clb,novice"))
    assert "2 to 6 seats" in refusal(ask("lab", "match", "monza", "--bots", "club"))


def test_a_report_names_the_options_that_are_not_as_usual_as_they_are_written():
    monza, motogp = game("monza"), game("motogp")
    assert unusual(monza, {"challenge": 1, "bonus_step": 0}) == ["challenge"]
    usual = {option.name: option.default for option in motogp.spec.options}
    assert unusual(motogp, usual) == unusual(motogp, {}) == []
    assert unusual(motogp, {"laps": 1, "qualifying": 0, "extra_power_six": 1, "lapped": 1}) == [
        "laps 1",
        "no-qualifying",
        "extra-power-six",
        "lapped rider",
    ]


def test_levels_and_seats_are_compared(ask: Ask):
    ladder = ask("lab", "ladder", "monza", "--matches", "200", "--seats", "2")
    assert (ladder.code, ladder.err) == (0, "")
    assert "1 × novice" in ladder.out
    balance = ask("lab", "balance", "monza", "--matches", "200", "--level", "novice", "--challenge")
    assert (balance.code, balance.err) == (0, "")
    assert "monza, long, challenge, 200 matches, seed 1" in balance.out
    assert "turns without a move" in balance.out
    assert "2 to 6 seats" in refusal(ask("lab", "ladder", "monza", "--seats", "9"))
    assert "no bot 'x'" in refusal(ask("lab", "balance", "monza", "--level", "x"))


def test_the_help_of_a_command_says_of_each_game_what_it_is_and_from_where_races_count(ask: Ask):
    told = " ".join(ask("play", "--help").out.split())
    assert "Monza: Roll six colours and race." in told
    assert "Table-MotoGP: Two motorcycles" in told
    replaying = ask("replay", "--help").out
    assert "from 1." in replaying
    assert "from 1. [0]" not in replaying
