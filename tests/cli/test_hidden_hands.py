"""Guards that nobody before the screen sees another hand: people who take turns, bots, the log, and the replay."""

import asyncio
import threading
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from chequered.bots import Player, seconds_before
from chequered.cli.seats import Sitter
from chequered.cli.terminal import taking_turns
from chequered.cli.terminal.apps import ReplayApp
from chequered.cli.terminal.cards import Room, spread_text
from chequered.cli.terminal.looking import Looking
from chequered.cli.terminal.reading import Reading
from chequered.cli.terminal.table import LocalTable
from chequered.cli.terminal.thinking import Thinker
from chequered.games.moto_strategy.notation import CARDS
from chequered.games.moto_strategy.spec import Event
from chequered.match import Match
from tests.cli.hands import deal, known
from tests.cli.records import moto_strategy, play_on, scene_of, seen_by
from tests.cli.screens import SIZES, app, part, playing, rows, take_screen, until_somebody_decides
from tests.secrecy.pairs import pairs

LONG = 60.0
"""Seconds in which nothing goes on by itself."""

PACE = 0.8
"""Seconds before a bot's turn. What it thinks in a test lasts parts of a beat."""

SHORT_MATCH = {"target": 2000}

# ------------------------------------------------------------------------------------------------ passing on


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_screen_is_passed_on_before_another_hand_is_shown(size: tuple[int, int]):
    at = moto_strategy("Ada,Ben,novice")
    deal(at, 0, starter=1, moto_1=2, q1=1)
    deal(at, 1, moto_2=3)
    deal(at, 2, moto_3=5)
    async with app(at).run_test(size=size) as pilot:
        await until_somebody_decides(pilot, at)
        assert "Give the device to Ada" in part(pilot, "prompt")
        assert not part(pilot, "hand")
        await take_screen(pilot, "a")
        assert "M1" in part(pilot, "hand")
        assert "Ada, it’s your turn" in part(pilot, "prompt")
        await pilot.press("4")  # Q1: everybody draws, and only Ada may see what she has drawn
        await until_somebody_decides(pilot, at)
        screen = "\n".join(rows(pilot))
        assert "Give the device to Ben" in part(pilot, "prompt")
        assert not part(pilot, "hand")
        assert not drawn_cards(screen)
        assert "M1" not in screen
        assert "M2" not in screen
        await take_screen(pilot, "b")
        assert "M2" in part(pilot, "hand")
        assert "Ben, it’s your turn" in part(pilot, "prompt")
        assert not any("Ada" in line for line in drawn_cards("\n".join(rows(pilot))))


def drawn_cards(screen: str) -> list[str]:
    """The lines of the log that say which card somebody has drawn."""
    words = [line for line in screen.splitlines() if " draws " in line]
    return [line for line in words if "draws a card" not in line]


@pytest.mark.parametrize("pace", [0.0, 0.3])
async def test_no_key_but_the_own_one_shows_the_hand_and_keys_typed_ahead_do_not(
    monkeypatch: pytest.MonkeyPatch, pace: float
):
    assert taking_turns.TYPED_AHEAD > 0
    monkeypatch.setattr(taking_turns, "TYPED_AHEAD", LONG)
    at = moto_strategy("Ada,Ben")
    async with app(at, pace=pace).run_test(size=(60, 20)) as pilot:
        await until_somebody_decides(pilot, at)
        await pilot.press("a", "enter")
        await pilot.pause(0.4)
        await pilot.press("a")
        assert not part(pilot, "hand")
        monkeypatch.setattr(taking_turns, "TYPED_AHEAD", 0.0)
        await pilot.press("b", "1", "l", "m")
        assert not part(pilot, "hand")
        await pilot.press("a")
        await pilot.pause()
        assert part(pilot, "hand")


async def test_one_person_with_bots_never_passes_the_screen_on():
    at = moto_strategy("novice,Ada,novice", SHORT_MATCH)
    dice = Random(3)
    async with app(at).run_test(size=(60, 20)) as pilot:
        for _ in range(12):
            await until_somebody_decides(pilot, at)
            assert "Give the device" not in "\n".join(rows(pilot))
            if at.match.over or pilot.app.screen is not pilot.app.screen_stack[1]:
                break
            assert part(pilot, "hand")
            await pilot.press(dice.choice([offer.key for offer in playing(pilot).offers]))


async def test_a_person_who_is_not_waited_for_can_look_at_the_own_hand():
    at = moto_strategy("novice,Ada,Ben")
    deal(at, 2, long_lap=1, moto_1=1)
    async with app(at, pause=LONG).run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert at.match.is_standing
        assert not part(pilot, "hand")
        await pilot.press("h")
        await take_screen(pilot, "c")
        assert not part(pilot, "hand")
        await pilot.press("b")
        assert part(pilot, "hand")
        await pilot.press("h")
        assert not part(pilot, "hand")
        await take_screen(pilot, "c")
        await pilot.press("l")
        await pilot.pause()
        assert "LONG LAP on Novice bot 1" in part(pilot, "hand")


def test_in_an_open_game_nobody_passes_the_screen_on():
    open_game, hidden = Looking([0, 2], lambda: False), Looking([0, 2], lambda: True)
    assert [open_game.is_kept_from(seat) for seat in range(3)] == [False] * 3
    assert [hidden.is_kept_from(seat) for seat in range(3)] == [True, False, True]
    assert (open_game.viewpoint(2), open_game.viewpoint(1), hidden.viewpoint(2)) == (2, None, None)
    assert open_game.following is None


def test_as_soon_as_nothing_is_hidden_any_more_nobody_passes_the_screen_on_and_nobody_has_it():
    secrets = [True]
    looking = Looking([0, 2], lambda: bool(secrets))
    looking.cover(2)
    looking.uncover()
    looking.share()
    assert (looking.viewpoint(0), looking.is_kept_from(0)) == (2, True)
    secrets.clear()
    assert (looking.viewpoint(0), looking.viewpoint(1), looking.is_kept_from(0)) == (0, None, False)
    looking.share()
    secrets.append(True)
    assert (looking.viewpoint(0), looking.is_kept_from(2)) == (None, True)


# ------------------------------------------------------------------------------------------------ secrets


async def test_the_screen_is_the_same_whatever_the_one_before_it_cannot_know():
    different = 0
    for number, pair in enumerate(pairs(moto_strategy().game, Random(9), 6, 60)):
        if pair.viewer is None or number % 3 or pair.one.over:
            continue
        shown = [await screen_of(match, pair.viewer) for match in (pair.one, pair.other)]
        assert shown[0] == shown[1]
        different += pair.one.state != pair.other.state
    assert different > 5


async def screen_of(match: Match, viewer: int) -> list[str]:
    at = moto_strategy(",".join("Ada" if seat == viewer else "novice" for seat in range(match.seats)))
    at.match = match
    async with app(at, pace=LONG, pause=LONG).run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        return rows(pilot)


def test_bots_answer_in_the_pause_from_what_they_see_and_all_are_asked_whatever_they_hold(
    monkeypatch: pytest.MonkeyPatch,
):
    seen: list[Mapping[str, Any]] = []
    choose = Player.choose

    def watched(player: Player, view: Mapping[str, Any], seed: int) -> str:
        seen.append(view)
        return choose(player, view, seed)

    monkeypatch.setattr(Player, "choose", watched)
    at = moto_strategy("novice,Ada,novice,novice")
    for held in (0, 1):
        seen.clear()
        for seat in (0, 2, 3):
            deal(at, seat, long_lap=held, moto_3=5)
        answers = asyncio.run(Thinker(at.game, at.board).answers(at.match, at.bots))
        assert set(answers) == {0, 2, 3}
        assert sorted(view["asked"] for view in seen) == [0, 2, 3]
        for view in seen:
            assert not any(view["pile"])
            assert all(not any(hand) for seat, hand in enumerate(view["hand"]) if seat != view["asked"])
            assert sum(view["hand"][view["asked"]]) == 5 + held


@pytest.mark.parametrize(("thought", "beats"), [(0.0, 1), (0.5, 1), (1.3, 2)])
async def test_a_bot_acts_on_the_next_whole_beat_however_long_it_thinks(
    monkeypatch: pytest.MonkeyPatch, thought: float, beats: int
):
    asked: list[float] = []

    async def choose(thinker: Thinker, match: Match, level: str) -> list[str]:
        asked.append(asyncio.get_running_loop().time())
        await asyncio.sleep(thought * beat)
        return [match.choices()[0].token]

    monkeypatch.setattr(Thinker, "choose", choose)
    at = moto_strategy("novice,Ada")
    while at.match.is_standing:
        at.answer({})
    steps = len(at.match.steps)
    beat = seconds_before(at.match, PACE)
    async with app(at, pace=PACE, pause=LONG).run_test(size=(60, 20)) as pilot:
        async with asyncio.timeout(30.0):
            while len(at.match.steps) == steps:
                await pilot.pause(0.01)
        assert asyncio.get_running_loop().time() - asked[0] > beats * beat - CLOCK


CLOCK = 0.02
"""Seconds between the begin of a beat and the thought in it, and what a clock may err."""


@pytest.mark.parametrize("pause", [2.0, 0.0])
async def test_a_pause_ends_in_time_with_what_bots_have_ready_and_without_one_as_soon_as_all_have_answered(
    monkeypatch: pytest.MonkeyPatch, pause: float
):
    may_end = threading.Event()
    if not pause:
        threading.Timer(0.2, may_end.set).start()

    def choose(player: Player, view: Mapping[str, Any], seed: int) -> str:
        if view["asked"] == 0:
            may_end.wait(60.0)
        return "long-lap-2" if any(view["hand"][view["asked"]]) else "decline"

    monkeypatch.setattr(Player, "choose", choose)
    at = moto_strategy("novice,novice,Ada")
    deal(at, 0, long_lap=1)
    deal(at, 1, long_lap=1)
    async with app(at, pace=LONG, pause=pause).run_test(size=(60, 20)) as pilot:
        async with asyncio.timeout(30.0):
            while len(at.match.steps) == 1:
                await pilot.pause(0.01)
        may_end.set()
    answered = [(0, "decline"), (1, "long-lap-2")] if pause else [(0, "long-lap-2")]
    assert [(entry.seat, entry.token) for entry in at.match.steps[1].entries][: len(answered)] == answered


# ------------------------------------------------------------------------------------------------ records


@pytest.fixture(scope="module")
def match() -> LocalTable:
    at = moto_strategy("Ada,Ben,novice", SHORT_MATCH)
    play_on(at, Random(2))
    assert at.match.state.deal > 1
    return at


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_a_seat_saw_is_told_by_events_as_it_was_seen_then(match: LocalTable, seat: int):
    reading = Reading(seen_by(match, seat), "en")
    assert reading.match is None
    for number in range(0, len(reading.steps), 7):
        state = match.match.state_after(number)
        hidden = [hand if owner == seat else [0] * len(CARDS) for owner, hand in enumerate(state.hand[:3])]
        assert known(reading.view_after(number)) == {**known(state), "hand": hidden}


def test_events_tell_of_every_kind_of_change(match: LocalTable):
    heard = {h.event for step in match.match.steps for entry in step.entries for h in entry.events}
    assert heard >= {Event.DEAL, Event.DREW, Event.LAID, Event.STARTED, Event.LONG_LAP, Event.TURN_LOST, Event.SCORED}


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_replay_shows_all_hands_at_every_step_and_of_what_a_seat_saw_its_own(
    match: LocalTable, size: tuple[int, int]
):
    at = 5
    for record, hands in ((match.record(), 3), (seen_by(match, 1), 1), (seen_by(match, -1), 0)):
        async with ReplayApp(Reading(record, "en")).run_test(size=size) as pilot:
            await pilot.press(*["right"] * at)
            await pilot.pause()
            text = "\n".join(rows(pilot))
            assert text.count("Hand:") == hands
            assert "Deal 1" in text
            await pilot.press("end", "left", "home")
            await pilot.pause()
            assert f"Step 0 of {len(match.match.steps) - 1}" in part(pilot, "prompt")


def test_every_language_says_what_was_drawn_unseen(match: LocalTable):
    for language, said in (("en", "draws a card."), ("de", "zieht eine Karte."), ("fr", "pioche une carte.")):
        narrator = scene_of(match, language).narrator
        lines = [line.text for line in narrator.lines(match.match.steps_for(None))]
        assert any(line.endswith(said) for line in lines)
        assert not any("-1" in line or "⟨" in line for line in lines)


def test_the_table_of_a_game_of_cards_names_everybody_with_cards_points_and_total():
    at = moto_strategy("Ada,Ben")
    scene, view = scene_of(at), at.match.view(0)
    spread = scene.spread(view, 0)
    assert spread
    text = spread_text(scene, spread, 0, 0, Room(100, 40)).plain
    assert "Ada" in text
    assert "Ben" in text
    assert text.count("10 cards") == 2
    assert "Hand:" not in text
    assert "Hand:" in spread_text(scene, spread, 0, -1, Room(100, 40)).plain


def test_a_record_with_a_card_that_there_is_not_is_not_shown(match: LocalTable):
    record = seen_by(match, 0)
    step = record.steps[0]
    entry = next(entry for entry in step.entries if entry.events)
    event = msgspec.structs.replace(entry.events[0], args=[0, len(CARDS)])
    wrong = msgspec.structs.replace(step, entries=[msgspec.structs.replace(entry, events=[event])])
    with pytest.raises(Exception, match="no such card"):
        Reading(msgspec.structs.replace(record, steps=[wrong]), "en")


def test_bots_of_a_table_are_those_who_are_not_people():
    at = moto_strategy("novice,Ada,novice")
    assert at.people == [1]
    assert at.bots == {0: "novice", 2: "novice"}
    assert at.bot_to_move is None
    assert at.sitters[1] == Sitter("Ada")
