"""Guards the runner of the scenarios: it says what does not hold, where, and never passes what it did not look at."""

import tomllib
from pathlib import Path

import pytest

from chequered.games import game
from chequered.games.lamborghini.spec import SPEC
from chequered.match.scenario_files import Course, ScenarioError, read_scenarios
from chequered.match.scenario_words import Words
from chequered.match.scenarios import play_file
from chequered.match.twins import Twin, TwinError

BRICK = Path(__file__).parent / "monza/boards.toml"
SCENARIO = """
game = "monza"
boards = "boards.toml"

[[scenario]]
title = "A try"
rules = ["MZ-3.3"]
board = "brick"
before = "blue blue blue blue blue blue"
"""


def written(tmp_path: Path, text: str, *, head: str = SCENARIO) -> Path:
    (tmp_path / "boards.toml").write_text(BRICK.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "try.toml"
    path.write_text(head + text, encoding="utf-8")
    return path


def failures(tmp_path: Path, text: str, *, head: str = SCENARIO) -> list[str]:
    (report,) = play_file(written(tmp_path, text, head=head))
    return [str(failure) for failure in report.failures]


def test_what_holds_passes_and_counts_its_entries(tmp_path: Path):
    (report,) = play_file(written(tmp_path, 'moves = "left"\nactor = "chance"\nfields = { cell = ["L1", "start"] }'))
    assert report.is_passed
    assert report.entries == 7
    assert str(report) == "passed: A try (MZ-3.3)"


@pytest.mark.parametrize(
    ("checks", "what", "expected", "got"),
    [
        ('legal = "left stop"', "legal", "['left', 'stop']", "['left']"),
        ('legal = ""', "legal", "[]", "['left']"),
        ("actor = 1", "actor", "1", "0"),
        ("fields = { used = 2 }", "used", "2", "0"),
        ('fields = { cell = ["start", "L2"] }', "cell", "[0, 5, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 0]"),
        ('targets = { left = "M1" }', "target of left", "M1", "L1"),
        ('refused = { left = "MZ-3.3" }', "answer to left", "MZ-3.3", "legal"),
        ('refused = { ahead = "MZ-3.4" }', "answer to ahead", "MZ-3.4", "MZ-3.3"),
        ('refused = { "1:left" = "MZ-3.3" }', "answer to 1:left", "MZ-3.3", "MZ-3.1"),
        ("outcomes = { blue = 1 }", "outcomes", "{'blue': 1}", "{}"),
        ("places = [1, 2]", "places", "[1, 2]", "[1, 1]"),
        ('events = ["MZ-3.1 turn seat=0 round=1"]', "events", "['MZ-3.1 turn seat=0 round=1']", "[]"),
    ],
)
def test_what_does_not_hold_is_reported_as_expected_and_got(
    tmp_path: Path, checks: str, what: str, expected: str, got: str
):
    assert failures(tmp_path, checks) == [f"stage 1, {what}\n    expected {expected}\n    got      {got}"]


def test_an_event_too_many_is_reported(tmp_path: Path):
    (failure,) = failures(tmp_path, 'moves = "left"\nevents = ["MZ-3.3 placed seat=0 cell=L1 colour=blue"]')
    assert "MZ-3.10 moved seat=0 from=start to=L1" in failure


def test_what_the_scenarios_of_a_file_share_is_completed_by_what_each_says(tmp_path: Path):
    common = """[common]
seats = 3
options = { bonus_step = 1 }
position = { round = 7, cell = { 0 = "M2", 1 = "M1" } }

[[scenario]]"""
    text = """
position = { round = 8, cell = { 1 = "L2", 2 = "R1" } }
fields = { seats = 3, bonus_step = 1, round = 8, cell = ["M2", "L2", "R1"] }"""
    assert failures(tmp_path, text, head=SCENARIO.replace("[[scenario]]", common)) == []


def test_a_table_speaks_of_the_entries_that_it_names(tmp_path: Path):
    (failure,) = failures(tmp_path, 'fields = { cell = { 1 = "L2" }, tiles = { 0 = { red = 0 } } }')
    assert failure == "stage 1, cell\n    expected [0, 5, 0, 0, 0, 0]\n    got      [0, 0, 0, 0, 0, 0]"


def test_the_stage_is_named(tmp_path: Path):
    text = '[[scenario.stage]]\nactor = 0\n[[scenario.stage]]\nmoves = "left"\nactor = 0\n'
    assert failures(tmp_path, text) == ["stage 2, actor\n    expected 0\n    got      chance"]


@pytest.mark.parametrize(
    ("moves", "answer"),
    [
        ("ahead", "MZ-3.3"),
        ("1:left", "MZ-3.1"),
        ("red", "MZ-3.2"),
        ("left left", "chance: no seat decides, and this is no outcome"),
    ],
)
def test_a_move_that_cannot_be_made_stops_the_scenario(tmp_path: Path, moves: str, answer: str):
    (failure,) = failures(tmp_path, f'moves = "{moves}"\nfields = {{ used = 99 }}')
    assert failure.endswith(f"expected legal\n    got      {answer}")


def test_a_move_after_the_end_is_reported(tmp_path: Path):
    text = 'position = { round = 200, turn = 1 }\nactor = "over"'
    head = SCENARIO.replace("blue blue blue blue blue blue", "red red red red red red left")
    (failure,) = failures(tmp_path, text, head=head)
    assert failure.startswith("stage 0, move 7, left")
    assert failure.endswith("over: no seat decides, and this is no outcome")


def test_a_game_that_compiles_to_something_else_is_found_out():
    monza = game("monza")
    board, options = monza.boards.load("short").record, monza.options(2)
    twin = Twin(monza, monza.compiled())
    twin.setup(board, options)
    twin.s.at = 1
    with pytest.raises(TwinError, match="blue: plain gives"):
        twin.apply(0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("legel = 'left'", "unknown field `legel`"),
        ("legal = ['left']", r"Expected `str \| null`, got `array` - at `\$.scenario\[0\].legal`"),
        ("legal = ", "Invalid value"),
        ("", "stage 1: nothing is looked at"),
        ("moves = 'left'", "stage 1: nothing is looked at"),
        ("actor = 0\n[[scenario.stage]]\nactor = 0", "in the stages only, or no stages"),
        ("fields = { wheels = 4 }", "'A try': stage 1: the state has no field 'wheels'"),
        ("fields = { cell = 1 }", "'A try': stage 1: cell: expected a list of at most 6, got 1"),
        ("fields = { cell = [0, 0, 0, 0, 0, 0, 0] }", "expected a list of at most 6"),
        ("fields = { cell = { 6 = 0 } }", "expected a list of at most 6"),
        ("fields = { cell = { L9 = 0 } }", "no cell and no word of monza is called 'L9'"),
        ("fields = { at = [0] }", "at: expected one number"),
        ("fields = { at = 'L9' }", "no cell and no word of monza is called 'L9'"),
        ("moves = 'lift'\nactor = 0", "'A try': stage 1: monza has no token 'lift'"),
        ("moves = 'x:left'\nactor = 0", "expected the number of a seat"),
        ("refused = { left = 'MZ-9.9' }", "monza has no rule 'MZ-9.9'"),
        ("actor = 0\nseats = 7", "expected 2 to 6 seats, got 7"),
        ("actor = 0\noptions = { rain = 1 }", "no option 'rain'"),
    ],
)
def test_what_no_scenario_has_is_refused_with_its_place(tmp_path: Path, text: str, message: str):
    path = written(tmp_path, text)
    with pytest.raises(ScenarioError, match=message) as error:
        play_file(path)
    assert str(path) in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"monza"', '"mona"', "no game 'mona'"),
        ('"brick"', '"S1 S99"', "there is no part 'S99'"),
        ('"boards.toml"', '"bords.toml"', r"bords\.toml"),
        ('"brick"', '""', "expected a board, got none"),
        ('["MZ-3.3"]', "[]", "expected the numbers of the rules it proves"),
        ('["MZ-3.3"]', '["MZ-9.9"]', "monza has no rule 'MZ-9.9'"),
        ("title", "name", "unknown field `name`"),
    ],
)
def test_a_head_that_no_scenario_has_is_refused(tmp_path: Path, old: str, new: str, message: str):
    path = written(tmp_path, "actor = 0", head=SCENARIO.replace(old, new))
    with pytest.raises(ScenarioError, match=message):
        play_file(path)


ORDER = """
game = "motogp"
boards = "boards.toml"

[[scenario]]
title = "An order"
rules = ["GP-6.1"]
board = "ring"
moves = "1"
events = []

[scenario.position]
phase = 1
qualifying = 0
mover = "1a"
status = [1, 1, 1, 1]
cell = ["24", "22", "20", "19"]
lap = [1, 1, 1, 1]
hand = { 0 = { extra = 0 }, 1 = { extra = 0 }, 2 = { extra = 0 }, 3 = { extra = 0 } }
"""


def ordered(tmp_path: Path, order: str) -> Path:
    boards = BRICK.parents[1] / "motogp/boards.toml"
    (tmp_path / "boards.toml").write_text(boards.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "order.toml"
    path.write_text(ORDER + f"order = {order}\n", encoding="utf-8")
    return path


def test_a_position_in_which_the_rules_would_go_on_for_ever_is_told_to_have_no_end(tmp_path: Path):
    """All still race, but none of them is in the order of the round."""
    (report,) = play_file(ordered(tmp_path, "[-1, -1, -1, -1]"))
    (failure,) = report.failures
    assert str(failure) == "stage 1, move 1, 1\n    expected an end\n    got      more than 10000 events"
    (report,) = play_file(ordered(tmp_path, "[0, 2, 1, 3]"))
    assert [failure.what for failure in report.failures] == ["events"]


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ("[0, 400, 1, 3]", None),
        ("[-1, 400, 1, 3]", None),
        (f"[0, {10**19}, 1, 3]", "numbers that 64 bits hold, got 10000000000000000000"),
    ],
)
def test_a_number_that_no_position_can_have_is_refused(tmp_path: Path, order: str, message: str | None):
    with pytest.raises(ScenarioError, match=message or "a number that the rules cannot use"):
        play_file(ordered(tmp_path, order))


def test_a_board_that_is_like_another_has_its_content_but_for_what_it_gives_itself(tmp_path: Path):
    path = written(tmp_path, "board = 'other'\nactor = 0", head=SCENARIO.replace('board = "brick"\n', ""))
    boards = tmp_path / "boards.toml"
    plain = boards.read_text("utf-8")
    boards.write_text(f"{plain}\n[other]\nlike = 'brick'\ncontent = {{ name = 'other' }}\n", "utf-8")
    (scenario,) = read_scenarios(path)[1]
    assert isinstance(scenario.board, Course)
    assert scenario.board.content == tomllib.loads(plain)["brick"]["content"] | {"name": "other"}
    boards.write_text(f"[other]\nlike = 'brick'\ncontent = {{}}\n{plain}", "utf-8")
    with pytest.raises(ScenarioError, match=r"boards\.toml, other: there is no board 'brick' before it"):
        read_scenarios(path)


def test_outcomes_that_are_not_named_must_be_impossible(tmp_path: Path):
    assert failures(tmp_path, "moves = 'left'\noutcomes = { red = 6, blue = 7 }")[0].startswith("stage 1, outcomes")


def test_a_word_that_stands_for_several_numbers_is_written_with_its_vocabulary():
    words = Words(SPEC, [], 3)
    assert words.numbers({"car.yellow": ["yellow-team", "supplier.yellow"]}) == {4: [13, 1]}
    with pytest.raises(ScenarioError, match=r"'yellow' .* several things: car\.yellow, supplier\.yellow"):
        words.number("yellow")


@pytest.mark.parametrize("turn", [-3, 2])
@pytest.mark.parametrize("checks", ['moves = "left"\nactor = 0', "actor = 0", 'targets = { left = "M1" }'])
def test_a_position_in_which_nobody_decides_is_refused_in_a_sentence(tmp_path: Path, turn: int, checks: str):
    with pytest.raises(ScenarioError, match=f"stage 1: .* there is no seat {turn} to decide"):
        play_file(written(tmp_path, f"position = {{ turn = {turn} }}\n{checks}"))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(ScenarioError, match=r"none\.toml"):
        play_file(tmp_path / "none.toml")
