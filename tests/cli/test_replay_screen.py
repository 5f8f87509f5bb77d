"""Guards replaying in the terminal: forward, back, to both ends, by itself; and records that can only be told."""

import random

import msgspec
import pytest

from chequered.cli.terminal.apps import ReplayApp
from chequered.cli.terminal.modals import RuleScreen
from chequered.cli.terminal.reading import Reading
from chequered.cli.terminal.table import LocalTable
from chequered.cli.wrong import WrongUse
from chequered.games.motogp.state import Status
from chequered.match.record import SeatPart
from tests.cli.records import motogp, play_on, played, seen_by
from tests.cli.screens import SIZES, inside, part, replaying, rows

CHOICES = {"challenge": 1, "bonus_step": 1}


@pytest.fixture(scope="module")
def race() -> LocalTable:
    return played(choices=CHOICES, board="S1 B1 B6 S5")


def where(reading: Reading, number: int) -> list[int]:
    pieces = reading.scene.pieces_at_start()
    pieces.follow(reading.steps[: number + 1])
    return pieces.cells


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_record_is_stepped_through_forward_and_back(race: LocalTable, size: tuple[int, int]):
    reading = Reading(race.record(), "en")
    last = len(reading.steps) - 1
    async with ReplayApp(reading).run_test(size=size) as pilot:
        await pilot.pause()
        assert part(pilot, "prompt") == f"Step 0 of {last}"
        first = rows(pilot)
        await pilot.press("right", "right", "space")
        assert replaying(pilot).at == 3
        assert replaying(pilot).pieces.cells == where(reading, 3) == race.match.state_after(3).cell[:3]
        assert part(pilot, "prompt") == f"Step 3 of {last}"
        text = next(reading.scene.narrator.lines([reading.steps[3]])).text
        assert text in inside(pilot, "log")
        await pilot.press("left", "left", "left", "left")
        await pilot.pause()
        assert rows(pilot) == first
        await pilot.press("end", "right")
        assert part(pilot, "prompt") == f"Step {last} of {last}"
        assert replaying(pilot).pieces.cells == race.match.state.cell[:3]
        assert "Place 1" in "\n".join(rows(pilot))
        await pilot.press("home")
        await pilot.pause()
        assert rows(pilot) == first


async def test_every_step_shows_the_state_of_the_match(race: LocalTable):
    reading = Reading(race.record(), "en")
    async with ReplayApp(reading).run_test(size=(60, 20)) as pilot:
        for number in range(0, len(reading.steps), 5):
            replaying(pilot).go_to(number)
            assert replaying(pilot).pieces.cells == race.match.state_after(number).cell[:3]


async def test_it_goes_on_by_itself_until_it_is_stopped(race: LocalTable, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("chequered.cli.terminal.replay_screen.SECONDS_A_STEP", 0.02)
    async with ReplayApp(Reading(race.record(), "en"), 2).run_test() as pilot:
        await pilot.press("p")
        while replaying(pilot).at < 5:
            await pilot.pause(0.02)
        await pilot.press("p")
        stopped = replaying(pilot).at
        await pilot.pause(0.1)
        assert replaying(pilot).at == stopped


async def test_the_rule_behind_a_line_can_be_read(race: LocalTable):
    async with ReplayApp(Reading(race.record(), "de"), 1).run_test(size=(120, 40)) as pilot:
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, RuleScreen)
        await pilot.press("escape", "question_mark")
        await pilot.press("right")
        assert "Spur" in part(pilot, "prompt") or "Start" in part(pilot, "prompt")


async def test_what_one_seat_saw_is_shown_from_its_events(race: LocalTable):
    reading = Reading(seen_by(race, 1), "en")
    assert reading.match is None
    async with ReplayApp(reading).run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        assert replaying(pilot).pieces.cells == race.match.state.cell[:3]
        assert "wins" in "\n".join(rows(pilot)) or "share" in "\n".join(rows(pilot))
        assert part(pilot, "hand") == ""


@pytest.mark.parametrize("change", [{"rules_version": 99}, {"options": {"free_stop": 1}}])
def test_a_record_that_does_not_fold_is_told_all_the_same(race: LocalTable, change: dict[str, object]):
    record = msgspec.structs.replace(race.record(), **change)
    reading = Reading(record, "en")
    assert reading.match is None
    assert where(reading, len(reading.steps)) == race.match.state.cell[:3]


def test_a_record_whose_board_or_game_is_unknown_is_refused(race: LocalTable):
    record = race.record()
    with pytest.raises(WrongUse, match="no game 'mornza'; did you mean monza"):
        Reading(msgspec.structs.replace(record, game="mornza"), "en")
    with pytest.raises(WrongUse, match="the record's board: track"):
        Reading(msgspec.structs.replace(record, board=msgspec.structs.replace(record.board, content={})), "en")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"event": 999}, "monza has no event 999"),
        ({"rule": 99_999}, "monza has no rule 99999"),
        ({"args": []}, "event `turn` has 2 arguments, not 0"),
        ({"args": [7, 1]}, "event `turn`: there is no such seat"),
    ],
)
@pytest.mark.parametrize("is_view", [False, True])
def test_a_record_of_events_that_the_game_does_not_know_is_refused(
    change: dict[str, object], reason: str, is_view: bool, race: LocalTable
):
    record = seen_by(race, 1) if is_view else race.record()
    turn = next(event.id for event in race.game.spec.events if event.name == "turn")
    for step in record.steps:
        for entry in step.entries:
            entry.events[:] = [msgspec.structs.replace(e, **change) if e.event == turn else e for e in entry.events]
    with pytest.raises(WrongUse, match=f"the record cannot be shown: step [0-9]+: {reason}"):
        Reading(record, "en")


def test_a_record_of_more_seats_than_the_game_has_is_refused(race: LocalTable):
    record = race.record()
    with pytest.raises(WrongUse, match="the record has 0 seats, but monza is for 2 to "):
        Reading(msgspec.structs.replace(record, seats=[]), "en")
    first = record.steps[0]
    entries = [msgspec.structs.replace(entry, seat=9) for entry in first.entries]
    steps = [msgspec.structs.replace(first, entries=entries)]
    with pytest.raises(WrongUse, match="there is no seat 9"):
        Reading(msgspec.structs.replace(record, steps=steps), "en")


async def test_a_record_without_steps_is_an_empty_screen(race: LocalTable):
    reading = Reading(msgspec.structs.replace(race.record(), steps=[]), "en")
    async with ReplayApp(reading).run_test() as pilot:
        await pilot.press("right", "left", "end")
        assert replaying(pilot).pieces.cells == [0, 0, 0]


def test_bots_that_a_record_does_not_name_are_called_by_level_and_seat(race: LocalTable):
    """A server's record has no names for bots: each language has its own for them."""
    record = race.record()
    unnamed = msgspec.structs.replace(
        record, seats=[SeatPart("bot", "", "novice", seat.attributes) for seat in record.seats]
    )
    assert Reading(unnamed, "en").scene.names == ["Novice bot 1", "Novice bot 2", "Novice bot 3"]
    assert Reading(unnamed, "de").scene.names != Reading(unnamed, "en").scene.names
    assert Reading(record, "en").scene.names[:2] == ["Ada", "Ben"]


# ------------------------------------------------------------------------------------------------ teams


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_a_race_of_teams_is_replayed_with_order_hands_and_those_who_have_left(size: tuple[int, int]):
    at = motogp()
    play_on(at, random.Random(1))
    reading = Reading(at.record(), "en")
    async with ReplayApp(reading).run_test(size=size) as pilot:
        await pilot.pause()
        for number in range(0, len(reading.steps), 9):
            replaying(pilot).go_to(number)
            state = at.match.state_after(number)
            for m, cell in enumerate(replaying(pilot).pieces.cells):
                assert cell == (state.cell[m] if state.status[m] == Status.RACING else -1)
        await pilot.press("end")
        await pilot.pause()
        assert "finished" in "\n".join(rows(pilot))


async def test_a_race_of_teams_that_does_not_fold_is_told_all_the_same():
    at = motogp()
    play_on(at, random.Random(1))
    reading = Reading(msgspec.structs.replace(at.record(), rules_version=99), "en")
    assert reading.match is None
    async with ReplayApp(reading).run_test(size=(100, 30)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        text = "\n".join(rows(pilot))
        assert "Place 1:" in text
        assert all(f"{m + 1}" in text for m in range(6))
