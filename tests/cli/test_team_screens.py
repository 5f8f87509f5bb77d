"""Guards races of teams and seasons on the terminal's screens: whole ways, dice, standings, results, all in sight."""

import random
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from chequered.cli import main
from chequered.cli.terminal.decision import Decision
from chequered.cli.terminal.modals import FileScreen
from chequered.cli.terminal.result import ResultScreen
from chequered.cli.terminal.standings import StandingsScreen
from chequered.cli.terminal.table import LocalTable
from chequered.match.verify import verify
from tests.cli.records import motogp, play_on, scene_of, season, table
from tests.cli.screens import SHORTEST_TRACK, app, inside, part, playing, rows, until_somebody_decides


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
async def test_a_race_of_teams_is_played_to_its_end_by_keys(size: tuple[int, int]):
    at, dice, ways = motogp("Ada,novice"), random.Random(5), 0
    async with app(at).run_test(size=size) as pilot:
        await until_somebody_decides(pilot, at)
        while not at.match.over:
            offer = dice.choice(playing(pilot).offers)
            ways += len(offer.tokens) > 1
            steps = len(at.match.steps)
            await pilot.press(offer.key)
            await until_somebody_decides(pilot, at)
            decided = [entry.token for entry in at.match.steps[steps].entries]
            assert tuple(decided[: len(offer.tokens)]) == offer.tokens
        assert ways
        assert isinstance(pilot.app.screen, ResultScreen)
        await pilot.press("escape")
        winners = [at.sitters[seat].name for seat in at.match.winners()]
        assert all(name in part(pilot, "prompt") for name in winners)
        assert "finished" in "\n".join(rows(pilot))
    assert verify(at.record()).verifies


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (160, 50)], ids=str)
async def test_board_choices_order_and_log_are_in_sight_with_nine_teams(size: tuple[int, int]):
    at = motogp(",".join(f"Team {k}" for k in range(1, 10)), board="saltflats")
    play_until_a_way_is_asked(at)
    async with app(at).run_test(size=size) as pilot:
        await pilot.pause()
        text, screen = "\n".join(rows(pilot)), playing(pilot)
        mover = at.match.state.mover
        assert f"▸{mover + 1}" in text
        assert re.search(rf"▶ ?\d+ +{mover + 1}\S ", text)
        assert screen.words.piece(mover, screen.scene.names) in part(pilot, "prompt")
        assert all(f" {offer.key}  " in text for offer in screen.offers)
        assert "1/3" in text or "0/1" in text or "1/1" in text
        assert inside(pilot, "log")
        assert rows(pilot)[-1].strip()


def play_until_a_way_is_asked(at: LocalTable) -> None:
    dice = random.Random(9)
    while len(at.match.steps) < 12 or not at.match.plans():
        play_on(at, dice, 1)


async def test_the_marked_way_is_drawn_on_the_board_and_its_consequence_is_told():
    at, dice = motogp(), random.Random(1)
    while not any(offer.told for offer in Decision(scene_of(at), at.match, is_asked=True).offers):
        play_on(at, dice, 1)
    async with app(at).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        offers = playing(pilot).offers
        number = next(k for k, offer in enumerate(offers) if offer.told)
        await pilot.press(*["down"] * number)
        await pilot.pause()
        assert " ".join(offers[number].told.split()) in inside(pilot, "prompt")
        assert "»" in "\n".join(rows(pilot))
        await pilot.press("question_mark")
        playing(pilot).field.look(offers[number].target)
        await pilot.pause()
        assert offers[number].text in inside(pilot, "prompt")


async def test_the_rest_of_qualifying_can_be_left_to_bots():
    at = motogp("Ada,Ben", {"laps": 1})
    async with app(at).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Simulate the rest" in "\n".join(rows(pilot))
        await pilot.press("z")
        while at.is_warming_up:
            await pilot.pause(0.02)
        await until_somebody_decides(pilot, at)
        assert at.bot_to_move is None
        assert "Simulate the rest" not in inside(pilot, "choices")
        assert playing(pilot).offers


async def test_between_two_races_the_standings_are_shown_and_the_next_race_begins(tmp_path: Path):
    races = season()
    play_on(races.tables[0], random.Random(1))
    file = tmp_path / "season.json"
    async with app(races, save=file).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, StandingsScreen)
        text = "\n".join(rows(pilot))
        assert "Next, race 2 of 2: Porto Velo" in text
        assert all(str(seat.points) in text for seat in races.championships().seats)
        await pilot.press("escape")
        assert "Next, race 2 of 2: Porto Velo" in inside(pilot, "choices")
        await pilot.press("c")
        assert isinstance(pilot.app.screen, StandingsScreen)
        await pilot.press("escape", "a")
        await pilot.pause()
        assert playing(pilot).table is races.tables[1]
        assert "Porto Velo" in part(pilot, "title")
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
async def test_the_dice_stand_beside_the_question_and_the_legend_beside_what_is_asked_of_a_cell(size: tuple[int, int]):
    at = motogp("Ada,Novice bot 1,Ben")
    play_until_a_way_is_asked(at)
    async with app(at).run_test(size=size) as pilot:
        await pilot.pause()
        assert f" {at.match.state.first} " in part(pilot, "prompt")
        assert "lane" in inside(pilot, "prompt")
        assert "Novice bot 1" in "\n".join(rows(pilot))
        await pilot.press("question_mark")
        await pilot.pause()
        for sign, name in (("F", "FUEL"), ("B", "BOXES"), ("C", "CRASH"), ("▚", "chequered")):
            assert f"{sign} {name}" in inside(pilot, "prompt")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=str)
async def test_bars_of_standings_are_as_long_as_the_points_say_and_the_menu_is_in_sight(size: tuple[int, int]):
    races = season()
    play_on(races.tables[0], random.Random(1))
    async with app(races).run_test(size=size) as pilot:
        await pilot.pause()
        seats, riders = (
            [standing.points for standing in standings]
            for standings in (races.championships().seats, races.championships().pieces)
        )
        frame = pilot.app.screen.query_one(".frame")
        frame.scroll_home(animate=False)
        lines = bars_of(pilot)
        frame.scroll_end(animate=False)
        await pilot.pause()
        text = "\n".join(rows(pilot))
        assert all(f" {key}  " in text for key in "arsw")
        assert " r  Result" in text
        assert len(lines) >= len(seats)
        for points, bar in lines[: len(seats)]:
            assert bar == pytest.approx(lines[0][1] * points / max(seats), abs=0.5)
        if len(lines) == len(seats) + len(riders):
            assert [points for points, _ in lines[len(seats) :]] == sorted(riders, reverse=True)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ResultScreen)
        await pilot.press("a")
        await pilot.pause()
        assert playing(pilot).table is races.tables[1]


def bars_of(pilot: Pilot[None]) -> list[tuple[int, float]]:
    """The points and the columns of the bar of each line of the standings."""
    found = [re.search(r"│.* (\d+)  (█*)([▏▎▍▌▋▊▉]?) .*│", row) for row in rows(pilot)]
    return [(int(hit[1]), len(hit[2]) + (" ▏▎▍▌▋▊▉".index(hit[3]) / 8 if hit[3] else 0)) for hit in found if hit]


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
async def test_a_race_of_teams_ends_with_place_points_and_status_of_each_motorcycle(size: tuple[int, int]):
    at = motogp("Ada,Ben")
    play_on(at, random.Random(3))
    async with app(at).run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, ResultScreen)
        text = "\n".join(rows(pilot))
        for m, classified in enumerate(at.match.classification()):
            place = classified.place or "–"
            line = rf"{place} +{m + 1}\S  {at.sitters[m // 2].name} +{classified.points}  +\S"
            assert re.search(line, text), (line, text)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, FileScreen)


async def test_a_race_of_one_piece_each_ends_with_its_places_beside_the_board():
    at = table("Ada,Ben", {}, SHORTEST_TRACK)
    play_on(at, random.Random(3))
    async with app(at).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert [offer.key for offer in playing(pilot).offers] == ["s", "w", "a", "q"]


async def test_after_the_last_race_the_champions_are_named_and_another_season_can_begin(tmp_path: Path):
    races = season(boards=("ironwood",))
    play_on(races.tables[0], random.Random(1))
    async with app(races).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        best = [
            races.tables[0].sitters[k].name for k, seat in enumerate(races.championships().seats) if seat.place == 1
        ]
        text = "\n".join(rows(pilot))
        assert "Final standings" in text
        assert f"{best[0]} wins the teams’ championship!" in text
        await pilot.press("escape", "a")
        await pilot.pause()
        assert playing(pilot).table is not races.tables[0]
        assert not playing(pilot).match.over
