"""Guards playing a game of cards in the terminal: its table and hand, what cannot be laid, answers given beforehand."""

import random
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from chequered.cli.terminal.chapters import ChaptersScreen
from chequered.cli.terminal.looks.moto_strategy import LOOKS_OF_CARDS
from chequered.cli.terminal.modals import AskScreen, RuleScreen
from chequered.cli.terminal.palette import DARK, LIGHT
from chequered.cli.terminal.table import LocalTable
from chequered.games.moto_strategy.notation import CARDS
from chequered.games.moto_strategy.spec import Event
from chequered.match.record import load
from chequered.match.verify import verify
from chequered.text import LANGUAGES, Sentences
from tests.cli.hands import deal, race_on
from tests.cli.records import moto_strategy
from tests.cli.screens import SIZES, app, part, playing, rows, take_screen, until_somebody_decides

FACES_OF_THE_PAGE = Path(__file__).parents[2] / "web/src/games/moto_strategy/cards.ts"


async def close_windows(pilot: Pilot[None], at: LocalTable) -> None:
    """Close the points of a deal, until somebody has to choose."""
    await until_somebody_decides(pilot, at)
    while isinstance(pilot.app.screen, ChaptersScreen) and not at.match.over:
        await pilot.press("escape")
        await until_somebody_decides(pilot, at)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_match_of_several_deals_is_played_to_its_end_by_keys_and_its_record_verifies(
    size: tuple[int, int], tmp_path: Path
):
    file = tmp_path / "match.json"
    at, dice = moto_strategy("Ada,novice", {"max_deals": 2}), random.Random(5)
    async with app(at, save=file).run_test(size=size) as pilot:
        await close_windows(pilot, at)
        while not at.match.over:
            assert "Ada, it’s your turn" in part(pilot, "prompt")
            await pilot.press(dice.choice([offer.key for offer in playing(pilot).offers]))
            await pilot.pause()
            if isinstance(pilot.app.screen, AskScreen):
                await pilot.press(dice.choice(["enter", "escape"]))
            await close_windows(pilot, at)
        assert isinstance(pilot.app.screen, ChaptersScreen)
        assert any(name in "\n".join(rows(pilot)) for name in ("Ada wins", "Novice bot 1 wins"))
        await pilot.press("escape")
        assert "Save the record" in "\n".join(rows(pilot))
    record = load(file.read_bytes())
    assert verify(record).verifies
    assert at.match.state.deal > 1


# ------------------------------------------------------------------------------------------------ table and hand


def test_cards_have_the_colours_of_the_page():
    text = FACES_OF_THE_PAGE.read_text(encoding="utf-8")
    found = re.findall(r'"?([a-z0-9-]+)"?: \{ fill: "(#\w+)", ink: (DARK|LIGHT)', text)
    page = {card: (fill, {"DARK": DARK, "LIGHT": LIGHT}[ink]) for card, fill, ink in found}
    assert page == {card: (paint.fill, paint.ink) for card, paint in LOOKS_OF_CARDS.items()}


def test_no_two_kinds_of_cards_have_the_same_letters():
    letters = [paint.shape for paint in LOOKS_OF_CARDS.values()]
    assert len(set(letters)) == len(letters) == len(CARDS)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_part_is_in_sight_with_five_seats_and_ten_kinds_of_cards(size: tuple[int, int], language: str):
    at = moto_strategy("Ada,Ben,Chiara,Dan,Eva")
    while at.match.is_standing:
        at.answer({})
    race_on(at)
    for seat in range(1, 5):
        deal(at, seat, moto_3=4)
    every = {"moto_1": 1, "moto_2": 1, "moto_3": 1, "q1": 1, "q2": 1, "starter": 1, "warm_up": 1, "red_flag": 1}
    deal(at, 0, **every, stop=1, long_lap=1)
    async with app(at, language).run_test(size=size) as pilot:
        await pilot.pause()
        await take_screen(pilot, "a")
        text = "\n".join(rows(pilot))
        assert all(name in text for name in ("Ada", "Ben", "Chiara", "Dan", "Eva"))
        assert len(playing(pilot).offers) == 9 + 4
        hand = part(pilot, "hand")
        for offer in playing(pilot).offers[:9]:
            assert f" {offer.key} " in hand
        assert f" {offer.key} " in text
        assert "MS-" in text
        assert Sentences(language).sentence("terminal-key-quit") in text
        assert rows(pilot)[-1].strip()


async def test_the_hand_shows_a_key_for_what_can_be_laid_and_none_for_the_rest():
    at = raced("Ada,Ben", moto_1=2, red_flag=1)
    async with app(at).run_test(size=(120, 40)) as pilot:
        await take_screen(pilot, "a")
        hand = " ".join(part(pilot, "hand").split())
        assert hand == "1 M1 MOTO 1 ×2 RF RED FLAG"


async def test_a_card_that_cannot_be_laid_says_why_and_opens_its_rule():
    at = raced("Ada,novice", moto_1=1, red_flag=1)
    async with app(at).run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "400 points" in part(pilot, "prompt")
        await pilot.press("right")
        await pilot.pause()
        assert "five cards" in part(pilot, "prompt")
        assert "MS-4.5" in part(pilot, "prompt")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert not at.match.state.laid[0][7]


async def test_enter_on_a_card_that_can_be_laid_lays_it():
    at = raced("Ada,novice", moto_1=1, moto_3=1)
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.press("question_mark", "right", "enter")
        await pilot.pause()
        assert at.match.steps[-1].entries
        assert any(entry.token == "lay-moto-3" for step in at.match.steps for entry in step.entries)


def raced(seats: str, **cards: int) -> LocalTable:
    """A table in the race, with these cards in the hand of the first seat."""
    at = moto_strategy(seats)
    while at.match.is_standing:
        at.answer({})
    race_on(at)
    for seat in range(1, len(at.sitters)):
        deal(at, seat, moto_3=6)
    deal(at, 0, **cards)
    return at


@pytest.mark.parametrize(("more", "is_asked"), [(5, True), (4, False)])
async def test_stop_with_more_than_five_cards_asks_first(more: int, is_asked: bool):
    at = raced("Ada,novice,novice", stop=1, moto_1=more)
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.press("9")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskScreen) == is_asked
        if is_asked:
            assert "6 cards" in "\n".join(rows(pilot))
            await pilot.press("escape")
            await pilot.pause()
            assert not heard(at, Event.ELIMINATED)
            assert "it’s your turn" in part(pilot, "prompt")
            await pilot.press("9", "enter")
            await pilot.pause()
        assert bool(heard(at, Event.ELIMINATED)) == is_asked
        assert bool(heard(at, Event.STOPPED)) != is_asked


def heard(at: LocalTable, event: Event) -> list[tuple[int, ...]]:
    return [h.args for step in at.match.steps for entry in step.entries for h in entry.events if h.event == event]


# ------------------------------------------------------------------------------------------------ beforehand


async def test_a_key_sets_long_lap_on_one_after_another_and_takes_it_back():
    at = raced("Ada,novice,novice", long_lap=1, moto_1=3)
    async with app(at).run_test(size=(60, 20)) as pilot:
        told = []
        for _ in range(4):
            await pilot.press("l")
            await pilot.pause()
            said = re.search(r"LONG LAP on (.*) before the next", part(pilot, "hand"))
            told.append((said[1] if said else "", at.standing.of(0)))
        first, second = ("Novice bot 1", "long-lap-1"), ("Novice bot 2", "long-lap-2")
        assert told == [first, second, ("", ""), first]


async def test_what_was_set_beforehand_is_laid_in_the_next_pause_and_lapses():
    at = raced("Ada,novice,novice", long_lap=1, moto_1=3)
    async with app(at).run_test(size=(120, 40)) as pilot:
        await pilot.press("l", "l", "1")
        await until_somebody_decides(pilot, at)
        assert heard(at, Event.LONG_LAP) == [(0, 2)]
        assert not at.standing.of(0)
        assert "LONG LAP on" not in part(pilot, "hand")


async def test_without_a_long_lap_none_can_be_set():
    at = raced("Ada,novice,novice", moto_1=3)
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.press("l")
        await pilot.pause()
        assert not at.standing.given
        assert "LONG LAP" not in part(pilot, "hand")


async def test_the_match_goes_on_after_the_pause_in_which_an_answer_can_still_be_set():
    at = moto_strategy("novice,Ada")
    deal(at, 0, starter=1, moto_3=6)
    deal(at, 1, long_lap=1, moto_1=3)
    async with app(at, pause=3.0).run_test(size=(60, 20)) as pilot:
        await pilot.pause(0.1)
        assert at.match.is_standing
        assert part(pilot, "prompt") == Sentences("en").sentence("table-pause", seconds="3")
        await pilot.press("l")
        while not heard(at, Event.LONG_LAP):
            await pilot.pause(0.05)
        assert heard(at, Event.LONG_LAP) == [(1, 0)]
        assert len(at.match.steps) == 2


# ------------------------------------------------------------------------------------------------ the end of a deal


async def test_the_points_of_a_deal_are_shown_when_it_is_over_and_then_the_match_goes_on():
    at = raced("Ada,novice,novice", stop=1, moto_1=1)
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.press("1")
        await until_somebody_decides(pilot, at)
        await close_windows(pilot, at)
        deal(at, 0, stop=1)
        await pilot.press("9")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChaptersScreen)
        text = "\n".join(rows(pilot))
        assert "Deal 1" in text
        assert re.search(r"Ada +400 +400", text)
        assert at.match.is_standing
        steps = len(at.match.steps)
        await pilot.pause(0.05)
        assert len(at.match.steps) == steps
        await pilot.press("escape")
        await until_somebody_decides(pilot, at)
        assert len(at.match.steps) > steps
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChaptersScreen)


async def test_bots_alone_play_on_without_a_window():
    at = moto_strategy("novice,novice", {"target": 1000})
    async with app(at).run_test(size=(60, 20)) as pilot:
        while not at.match.over:
            assert not isinstance(pilot.app.screen, ChaptersScreen)
            await pilot.pause(0.02)
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChaptersScreen)


@pytest.mark.parametrize("seconds", [0.3, 0.5])
async def test_the_program_is_left_in_order_while_bots_play(seconds: float):
    at = moto_strategy("novice,novice,novice")
    async with app(at).run_test(size=(60, 20)) as pilot:
        await pilot.pause(seconds)
        assert not at.match.over
    # An error of whoever had just answered would have come up with the end of the program.
    assert len(at.match.steps) > 1
