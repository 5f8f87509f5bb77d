"""Guards playing in the terminal by keys: whole races to their record, asking why, rules, log, leaving."""

import random
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from chequered.cli import main
from chequered.cli.terminal.choices import ChoicesPanel
from chequered.cli.terminal.modals import AskScreen, FileScreen, RuleScreen, RulesScreen
from chequered.cli.terminal.table import LocalTable
from chequered.games.monza.spec import Rule
from chequered.match.verify import verify
from chequered.text import LANGUAGES, Sentences
from tests.cli.records import table
from tests.cli.screens import SHORTEST_TRACK, SIZES, app, part, playing, replaying, rows, until_somebody_decides

CHALLENGE = {"challenge": 1, "bonus_step": 1}
EVERYTHING = {"challenge": 1, "bonus_step": 1, "free_stop": 1}


async def choose(pilot: Pilot[None], at: LocalTable, dice: random.Random) -> None:
    """One choice: by the key in front of it, or with arrows and Enter."""
    panel, steps = pilot.app.screen.query_one(ChoicesPanel), len(at.match.steps)
    shown = [offer.key for offer in playing(pilot).offers]
    assert len(shown) == len(at.match.choices())
    if dice.random() < 0.5:
        await pilot.press(dice.choice(shown))
    else:
        down = dice.randrange(len(shown))
        await pilot.press(*["down"] * down, "enter")
    assert panel.has_focus
    await until_somebody_decides(pilot, at)
    assert len(at.match.steps) > steps


@pytest.mark.parametrize(
    ("size", "choices"), list(zip(SIZES, ({}, EVERYTHING), strict=True)), ids=["basic", "everything"]
)
async def test_a_race_is_played_to_its_end_by_keys_and_its_record_verifies(
    size: tuple[int, int], choices: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    at, dice, file = table("Ada,club", choices, SHORTEST_TRACK), random.Random(7), tmp_path / "race.chequered.json"
    async with app(at).run_test(size=size) as pilot:
        await until_somebody_decides(pilot, at)
        while not at.match.over:
            assert at.sitters[at.match.actor].name in part(pilot, "prompt")
            await choose(pilot, at, dice)
        winners = [at.sitters[seat].name for seat, place in enumerate(at.match.places()) if place == 1]
        assert all(name in part(pilot, "prompt") for name in winners)
        assert all(f"Place {place}" in "\n".join(rows(pilot)) for place in at.match.places())
        await pilot.press("s")
        assert isinstance(pilot.app.screen, FileScreen)
        await pilot.press("home", "shift+end", *str(file), "enter")
        await pilot.pause()
        assert "The record is in" in part(pilot, "title")
    assert main(["verify", str(file)]) == 0
    assert "verifies" in capsys.readouterr().out


# ------------------------------------------------------------------------------------------------ after a race


async def test_after_a_race_it_can_be_watched_and_raced_again(tmp_path: Path):
    at = played_almost(CHALLENGE)
    async with app(at, save=tmp_path / "saved.json").run_test(size=(100, 30)) as pilot:
        await until_somebody_decides(pilot, at)
        while not at.match.over:
            await choose(pilot, at, random.Random(1))
        assert (tmp_path / "saved.json").is_file()
        await pilot.press("w")
        assert len(replaying(pilot).reading.steps) == len(at.match.steps)
        await pilot.press("end", "q")
        await pilot.press("a")
        await pilot.pause()
        again = playing(pilot).table
        assert [sitter.name for sitter in again.sitters] == [at.sitters[k].name for k in (1, 2, 0)]
        assert len(again.match.steps) < len(at.match.steps)


def played_almost(choices: dict[str, int]) -> LocalTable:
    """A race in its last step but one, with Ada or Ben to decide."""
    dice, at = random.Random(3), table("Ada,Ben,Chiara", choices)
    while not at.match.over:
        at.play([dice.choice(at.match.choices()).token])
    steps = at.match.steps
    again = table("Ada,Ben,Chiara", choices)
    for step in steps[1:-1]:
        again.play([entry.token for entry in step.entries if not entry.is_chance and not entry.forced][:1])
    assert not again.match.over
    return again


async def test_bots_race_alone_while_nobody_touches_a_key():
    at = table("novice,club", board="S1")
    async with app(at).run_test(size=(60, 20)) as pilot:
        while not at.match.over:
            await pilot.pause(0.02)
        await pilot.pause()
        assert "Save the record" in "\n".join(rows(pilot))
    assert verify(at.record()).verifies


async def test_what_can_be_chosen_stands_on_the_board_by_its_key():
    at = table("Ada,Ben")
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        board = "\n".join(rows(pilot)[1:5])
        keys = {offer.key for offer in playing(pilot).offers}
        assert keys <= set(re.findall(r"▏(\d)", board))
        assert keys | {"A", "B"} <= set(board)


async def test_a_key_that_chooses_nothing_changes_nothing():
    at = table("Ada,Ben")
    async with app(at).run_test() as pilot:
        await pilot.press("9", "z", "up", "left", "x")
        assert len(at.match.steps) == 1


async def test_keys_typed_ahead_choose_once():
    at = table("Ada,Ben")
    async with app(at).run_test() as pilot:
        await pilot.pause()
        offer = playing(pilot).offers[0]
        for _ in range(3):
            pilot.app.screen.post_message(ChoicesPanel.Chosen(offer))
        await pilot.pause()
        assert len(at.match.steps) == 2


async def test_the_cursor_says_of_a_cell_why_not_and_enter_opens_the_rule():
    at = table("Ada,Ben")
    async with app(at).run_test(size=(60, 20)) as pilot:
        far = next(cell for cell in range(40, at.board.record.finish) if at.match.why(0, cell) == Rule.MZ_3_4)
        await pilot.press("question_mark", "right")
        assert playing(pilot).field.cursor not in {None, 0}
        playing(pilot).field.look(far)
        await pilot.pause()
        assert "(MZ-3.4)" in part(pilot, "prompt")
        assert "That cell is not directly in front." in part(pilot, "prompt")
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "In front of a cell are the next cell of its lane" in " ".join(" ".join(rows(pilot)).split())
        await pilot.press("escape", "escape")
        assert "Choose the cell" in part(pilot, "prompt")
        assert len(at.match.steps) == 1


async def test_the_cursor_leads_the_car_along_several_cells_at_once():
    at = table("Ada,Ben")
    while not at.match.plans():
        at.play([at.match.choices()[0].token])
    before = len(at.match.steps)
    plan = max(at.match.plans(), key=lambda plan: len(plan.tokens))
    assert len(plan.tokens) > 1
    async with app(at).run_test() as pilot:
        await pilot.press("question_mark")
        playing(pilot).field.look(plan.target)
        await pilot.pause()
        assert part(pilot, "prompt").startswith(f"{len(plan.tokens)} steps to ")
        await pilot.press("enter")
        await pilot.pause()
        entries = [entry.token for entry in at.match.steps[before].entries]
        assert tuple(entries[: len(plan.tokens)]) == plan.tokens


async def test_all_rules_can_be_read_and_the_rule_of_a_line_of_the_log():
    at = table("Ada,Ben")
    async with app(at).run_test(size=(120, 40)) as pilot:
        await pilot.press("t")
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "MZ-1.2" in "\n".join(rows(pilot))
        await pilot.press("escape", "escape", "tab", "enter")
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "MZ-3.2" in "\n".join(rows(pilot))
        assert "Your turn begins with a roll of all six dice at once." in "\n".join(rows(pilot))


async def test_leaving_a_race_needs_a_yes():
    application = app(table("Ada,Ben"))
    async with application.run_test() as pilot:
        await pilot.press("q")
        assert isinstance(pilot.app.screen, AskScreen)
        await pilot.press("escape")
        playing(pilot)
        await pilot.press("q", "enter")
    assert application.return_code == 0


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+d"])
async def test_the_keys_that_end_programs_ask_before_they_end_a_race(key: str):
    async with app(table("Ada,Ben")).run_test() as pilot:
        await pilot.press(key)
        assert isinstance(pilot.app.screen, AskScreen)
        await pilot.press("escape")
        assert pilot.app.is_running
        await pilot.press(key, key)
        await pilot.pause()
        assert not pilot.app.is_running


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_wide_window_shows_every_choice_whole(language: str):
    async with app(table("Ada,Ben", EVERYTHING, "medium"), language).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        text = "\n".join(rows(pilot))
        assert len(playing(pilot).offers) > 4
        assert all(offer.text in text for offer in playing(pilot).offers)


async def test_a_small_window_shows_the_last_words_of_a_choice():
    async with app(table("Ada,Ben", EVERYTHING, "medium")).run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        text = "\n".join(rows(pilot))
        assert all(offer.text[-8:] in text for offer in playing(pilot).offers)


async def test_the_log_says_of_forced_answers_that_nobody_was_asked():
    at, dice = table("Ada,Ben", board=SHORTEST_TRACK), random.Random(7)
    async with app(at).run_test(size=(120, 40)) as pilot:
        while not any(entry.forced for step in at.match.steps for entry in step.entries):
            assert "the only possibility" not in "\n".join(rows(pilot))
            await choose(pilot, at, dice)
        assert "(the only possibility)" in " ".join("\n".join(rows(pilot)).split())


async def test_a_window_that_is_too_small_says_so_and_comes_back():
    async with app(table("Ada,Ben")).run_test(size=(40, 12)) as pilot:
        await pilot.pause()
        assert "50 × 16 characters are needed" in " ".join(" ".join(rows(pilot)).split())
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "▲" in "".join(rows(pilot)[1:5])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_speaks_the_language_asked_for(language: str):
    words = Sentences(language)
    async with app(table("Ada,Ben", CHALLENGE), language).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert words.sentence("table-turn-of", seat="Ada") in part(pilot, "prompt")
        assert words.sentence("terminal-key-quit") in part(pilot, "keys")


@pytest.mark.parametrize("size", [*SIZES, (100, 24), (250, 70)], ids=str)
async def test_every_part_is_in_sight_with_six_seats_in_any_window(size: tuple[int, int]):
    at = table("Ada,Ben,Chiara,Dan,Eva,Finn", EVERYTHING)
    async with app(at).run_test(size=size) as pilot:
        await pilot.pause()
        text = "\n".join(rows(pilot))
        assert all(name in text for name in ("Ada", "Finn"))
        assert all(f" {offer.key}  " in text for offer in playing(pilot).offers)
        assert "MZ-3.2" in text
        assert rows(pilot)[-1].strip()
