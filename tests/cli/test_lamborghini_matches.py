"""Guards that Lamborghini is played to its end by keys (championship, market, pairs) and replayed afterwards."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from chequered.cli import main
from chequered.cli.terminal.apps import ReplayApp
from chequered.cli.terminal.menu import MenuWindow
from chequered.cli.terminal.modals import RulesScreen
from chequered.cli.terminal.reading import Reading
from chequered.cli.terminal.table import LocalTable
from chequered.games.lamborghini.spec import Event
from chequered.games.lamborghini.state import Phase, Status
from chequered.match.record import dump
from chequered.match.verify import verify
from tests.cli.records import play_on, seen_by, table
from tests.cli.screens import app, inside, part, playing, replaying, rows, until_somebody_decides

CHAMPIONSHIP = {"long": 1, "races": 2}
AT_MARKET = {Phase.MARKET, Phase.RETURN, Phase.CHOOSE, Phase.RECEIVE, Phase.BUY_CAR, Phase.HIRE}
TRACKS = "╷1", "╷2"
"""How the names of cells begin that stand on a drawing of the first and the second track."""


def lamborghini(seats: str, board: str, **choices: int) -> LocalTable:
    return table(seats, choices, board, "lamborghini")


def never(_: LocalTable) -> bool:
    return False


def drives_on_the_second_track(at: LocalTable) -> bool:
    return at.match.state.race == 2 and at.match.state.phase == Phase.MOVE


async def play_by_keys(
    pilot: Pilot[None], at: LocalTable, dice: random.Random, is_enough: Callable[[LocalTable], bool] = never
) -> tuple[set[int], list[str]]:
    """Choose by keys whatever is offered, at the market the first of it, to the end or until it `is_enough`.

    The phases asked in, and all screens seen.
    """
    asked, seen = set(), []
    while True:
        await until_somebody_decides(pilot, at)
        if is_enough(at):
            return asked, seen
        seen.append("\n".join(rows(pilot)))
        if isinstance(pilot.app.screen, MenuWindow):
            if at.match.over:
                return asked, seen
            await pilot.press("escape")
            continue
        asked.add(at.match.state.phase)
        assert at.sitters[at.match.actor].name in part(pilot, "prompt")
        assert len(at.match.choices()) > 1
        await choose(pilot, 0 if at.match.state.phase in AT_MARKET else dice.randrange(len(playing(pilot).offers)))


async def choose(pilot: Pilot[None], number: int) -> None:
    """Choose by the key in front of a choice; what has none is marked first."""
    offer = playing(pilot).offers[number]
    await pilot.press(*([offer.key] if offer.key else [*str(max(0, offer.number)), "enter"]))
    await pilot.pause()


@pytest.fixture(scope="module")
def championship() -> LocalTable:
    """A championship that is over, played at random."""
    at = lamborghini("Ada,Ben,Cleo", "park-forest", **CHAMPIONSHIP)
    play_on(at, random.Random(5))
    return at


def happened(at: LocalTable, seat: int) -> set[int]:
    return {
        h.event for step in at.match.steps_for(None) for e in step.entries for h in e.events if h.args[:1] == (seat,)
    }


async def test_a_championship_goes_by_keys_from_the_end_of_a_race_over_the_market_to_the_other_track():
    at = lamborghini("Ada,novice,novice", "park-forest", **CHAMPIONSHIP)
    dice = random.Random(1)
    while at.match.state.round == 0 or at.match.state.status.count(Status.RACING) > 1:
        play_on(at, dice, 1)
    assert at.match.state.race == 1
    async with app(at).run_test(size=(80, 24)) as pilot:
        asked, seen = await play_by_keys(pilot, at, dice, drives_on_the_second_track)
        seen.append("\n".join(rows(pilot)))
    assert asked >= {Phase.MARKET, Phase.RETURN, Phase.CHOOSE}
    assert TRACKS[1] in seen[-1]
    assert not any(all(track in screen for track in TRACKS) for screen in seen)
    play_on(at, dice)
    assert verify(at.record()).verifies


@pytest.mark.soak
async def test_a_championship_is_played_by_keys_over_both_tracks_and_the_market_and_its_record_verifies():
    at = lamborghini("Ada,novice,novice", "park-forest", **CHAMPIONSHIP)
    async with app(at).run_test(size=(80, 24)) as pilot:
        asked, seen = await play_by_keys(pilot, at, random.Random(1))
        assert "Where the match stands" in seen[-1]
        assert "Race" in seen[-1]
        money = at.match.state.money[0]
        assert f"{money},000" in seen[-1]
        await pilot.press("escape")
        assert "win" in part(pilot, "prompt")
    assert asked >= {Phase.BID, Phase.PICK, Phase.SPEED, Phase.MOVE, Phase.MARKET, Phase.RETURN, Phase.CHOOSE}
    assert all(any(track in screen for screen in seen) for track in TRACKS)
    assert not any(all(track in screen for track in TRACKS) for screen in seen)
    assert happened(at, 0) >= {Event.SOLD, Event.BOUGHT, Event.DISMISSED, Event.HIRED}
    assert verify(at.record()).verifies


async def test_a_race_of_pairs_is_played_by_keys_and_a_question_names_the_player_or_the_car():
    at = lamborghini("Ada,novice", "forest", draft_trips=1)
    async with app(at, "de").run_test(size=(120, 40)) as pilot:
        asked, seen = await play_by_keys(pilot, at, random.Random(2))
    assert asked >= {Phase.PICK, Phase.MOVE}
    assert asked & {Phase.ASSIGN_DRIVER, Phase.ASSIGN_SUPPLIER, Phase.DIVIDE}
    draft = [screen for screen in seen if "Die Auswahl" in screen]
    assert draft
    assert all("Ada, du bist dran" in screen for screen in draft)
    for car in ("Ada #1, du bist dran", "Ada #2, du bist dran"):
        assert any(car in screen for screen in seen)
    assert verify(at.record()).verifies


# ------------------------------------------------------------------------------------------------ asking


async def test_a_bid_is_typed_and_sealed_by_enter_alone():
    at = lamborghini("Ada,novice,novice", "park-forest", **CHAMPIONSHIP)
    async with app(at).run_test(size=(80, 24)) as pilot:
        await until_somebody_decides(pilot, at)
        for keys, left in (("2", 58), ("5", 35), ("9", 51), ("up", 52), ("1", 59), ("2", 48)):
            await pilot.press(keys)
            assert f"{left},000 left" in part(pilot, "prompt")
        assert not any(at.match.state.has_bid)
        assert "⋯ 1/3" in "\n".join(rows(pilot))
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert at.match.state.sealed_bid[0] == 12 or at.match.state.bid[0] == 12


async def test_the_cursor_asks_about_what_lies_open_and_says_which_rule_forbids_it():
    at = lamborghini("Ada,novice,novice", "park")
    async with app(at).run_test(size=(80, 24)) as pilot:
        await until_somebody_decides(pilot, at)
        while at.match.state.phase != Phase.TURN_CARD:
            await choose(pilot, 0)
            await until_somebody_decides(pilot, at)
        await pilot.press("question_mark")
        said = set()
        for _ in range(20):
            said.add(part(pilot, "prompt"))
            await pilot.press("right")
        assert any("(LB-" in each for each in said)
        assert any(each.startswith("Turn up: ") and "(LB-" not in each for each in said)
        await pilot.press("escape")
        assert part(pilot, "prompt").startswith("Ada, ")


# ------------------------------------------------------------------------------------------------ replaying


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_a_championship_is_replayed_forward_and_back_on_the_track_of_each_race(
    championship: LocalTable, size: tuple[int, int]
):
    reading = Reading(championship.record(), "en")
    last, states = len(reading.steps) - 1, championship.match.state_after
    async with ReplayApp(reading).run_test(size=size) as pilot:
        await pilot.pause()
        assert "Sealed bids" in "\n".join(rows(pilot))
        first = rows(pilot)
        for number in range(0, last, 29):
            replaying(pilot).go_to(number)
            await pilot.pause()
            text, state = "\n".join(rows(pilot)), states(number)
            if state.phase in {Phase.SPEED, Phase.MOVE}:
                assert TRACKS[state.race - 1] in text
                assert TRACKS[2 - state.race] not in text
            if state.phase == Phase.MARKET:
                assert "The market" in text
        await pilot.press("end", "left", "left", "right", "right")
        await pilot.pause()
        assert part(pilot, "prompt") == f"Step {last} of {last}"
        assert TRACKS[1] in "\n".join(rows(pilot))
        await pilot.press("home")
        await pilot.pause()
        assert rows(pilot) == first


async def test_what_one_player_saw_is_replayed_with_the_own_bid_alone(championship: LocalTable):
    seen = Reading(seen_by(championship, 0), "en")
    assert seen.match is None
    told = [line.text for line in seen.scene.narrator.lines(seen.steps)]
    own = championship.match.state.bid[0]
    assert any(line.startswith("Ada bids") for line in told) or own == 0
    assert "Ben makes a sealed bid." in told
    assert not any(line.startswith("Ben bids") for line in told)
    async with ReplayApp(seen).run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert TRACKS[1] in "\n".join(rows(pilot))
        assert "win" in inside(pilot, "log")


def test_a_championship_is_printed_and_verified(
    championship: LocalTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "title.chequered.json"
    file.write_bytes(dump(championship.record()))
    assert main(["replay", str(file), "--plain", "--language", "en"]) == 0
    printed = capsys.readouterr().out
    for words in (
        "Ben bids",
        "Race 1 of 2: qualifying begins.",
        "Race 2 of 2: qualifying begins.",
        " card + ",
        "prize",
    ):
        assert words in printed
    assert "⟨" not in printed
    assert main(["verify", str(file)]) == 0
    assert "verifies" in capsys.readouterr().out
