"""Guards every command that needs no screen: what it prints, and its exit code.

Each command runs as a process of its own once as it should and once as it should not; further slips are tried in this
process, which is quicker.
"""

import re
from pathlib import Path

import pytest

from chequered import __version__
from chequered.cli.per_game import unusual
from chequered.games import game
from tests.cli.conftest import Ask
from tests.cli.running import Done, refusal, run

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_the_command_alone_shows_what_there_is():
    done = run()
    assert (done.code, done.err) == (0, "")
    assert all(
        name in done.out
        for name in ("serve", "play", "replay", "verify", "board", "new", "scenario", "perft", "bench", "lab")
    )


def test_the_help_names_the_boards_that_ship(ask: Ask):
    assert "There are: short, medium, long." in " ".join(ask("play", "monza", "--help").out.split())


def test_where_there_is_no_choice_of_boards_the_help_offers_none(ask: Ask):
    assert "--board" not in ask("play", "moto_strategy", "--help").out
    assert "--board" in ask("play", "motogp", "--help").out


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


# ------------------------------------------------------------------------------------------------ play


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
