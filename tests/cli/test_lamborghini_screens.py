"""Guards what only Lamborghini shows in the terminal: draft, bids and market in place of the track, sheets, sums."""

import re

import pytest

from chequered.cli.seats import Sitter
from chequered.cli.terminal.bands import Picture
from chequered.cli.terminal.chapters import ChaptersScreen
from chequered.cli.terminal.looks import Bit, Part, look_of
from chequered.cli.terminal.looks.lamborghini import chapters
from chequered.cli.terminal.narrator import Narrator
from chequered.cli.terminal.overview import overview
from chequered.cli.terminal.palette import OBSTACLE
from chequered.cli.terminal.ribbon import Marks, Ribbon, Scale
from chequered.cli.terminal.stage import stage_text
from chequered.cli.terminal.table import LocalTable
from chequered.games import game
from chequered.games.lamborghini.spec import Event
from chequered.games.lamborghini.spec import Part as Summand
from chequered.games.lamborghini.state import Phase, Status
from chequered.match.journal import Happening
from chequered.text import GameSentences
from tests.cli.screens import app, inside, part, playing, rows, take_screen, until_somebody_decides

LAMBORGHINI = game("lamborghini")
LOOK = look_of("lamborghini")
WORDS = GameSentences("en", LAMBORGHINI)
SECRET = bytes(32)


def table(*names: str, board: str = "park", **choices: int) -> LocalTable:
    sitters = [Sitter(name, "novice" if name.startswith("Bot") else "") for name in names]
    loaded = LAMBORGHINI.boards.load(board)
    return LocalTable(LAMBORGHINI, loaded, choices, sitters, secret=SECRET, entropy=SECRET)


def go_on(at: LocalTable, phase: Phase) -> None:
    """Let everybody choose what is offered first until this is waited for."""
    for _ in range(4000):
        if at.match.over or at.match.state.phase == phase:
            break
        at.play((at.match.choices()[0].token,))
    assert at.match.state.phase == phase


@pytest.mark.parametrize(("board", "sheet"), [("park", 0), ("forest", 0), ("park-forest", 0), ("park-forest", 1)])
def test_a_sheet_is_drawn_to_the_scale_of_its_shortest_cell(board: str, sheet: int):
    drawing = LAMBORGHINI.boards.load(board).drawing
    ribbon = Ribbon(drawing, LOOK.grounds, Scale(3, 1), sheet)
    widths = {right - left for left, right in map(ribbon.span, (cell.id for cell in ribbon.here))}
    assert min(widths) == 3
    assert max(widths) <= 6
    assert {cell.sheet for cell in ribbon.here} == {sheet}
    drawn = Picture(drawing, LOOK.grounds, sheet).lines(Marks(), 74, 30, ribbon.here[0].id)
    names = re.findall(r"╷(\w+)", "".join(segment.text for line in drawn for segment in line))
    on_sheet, on_others = ({c.name for c in drawing.cells if (c.sheet == sheet) == here} for here in (True, False))
    assert set(names) <= on_sheet
    assert not set(names) & on_others


def test_one_line_above_shows_the_whole_lap_where_lanes_are_numbered_each_for_itself():
    drawing = LAMBORGHINI.boards.load("park").drawing
    ribbon = Ribbon(drawing, LOOK.grounds, Scale(3, 1))
    assert ribbon.spaces == []
    assert overview(ribbon, Marks(), 80)
    assert overview(ribbon, Marks(), 40) == []


def test_the_draft_lies_in_place_of_the_track_and_cards_have_the_keys_that_take_them():
    at = table("Ada", "Ben", "Cleo")
    go_on(at, Phase.PICK)
    stage = LOOK.stage(at.match.view(0), at.board, ["Ada", "Ben", "Cleo"], WORDS)
    tokens = {bit.token for each in stage for row in each.rows for bit in row}
    assert {choice.token for choice in at.match.choices()} <= tokens
    go_on(at, Phase.SPEED)
    assert not LOOK.stage(at.match.view(0), at.board, ["Ada", "Ben", "Cleo"], WORDS)


def test_what_a_car_is_worth_is_told_with_what_is_left_of_the_money_in_a_championship_alone():
    long, short = table("Ada", "Ben", "Cleo", long=1), table("Ada", "Ben", "Cleo")
    go_on(long, Phase.PICK)
    go_on(short, Phase.PICK)
    price = long.board.record.car_price[0]
    told = LOOK.worth(long.match.view(long.match.actor), long.board, "take-car-white", WORDS)
    assert f"Costs {price},000" in told
    free = LOOK.worth(short.match.view(short.match.actor), short.board, "take-car-white", WORDS)
    assert free
    assert free in told
    assert "Costs" not in free


def test_rows_stand_in_columns_and_blank_lines_only_where_there_is_room():
    stage = [
        Part("", [[Bit("a"), Bit("b")], [Bit("long"), Bit("c")]]),
        Part("Open", [[Bit("d", token="t")]], flows=True),
    ]
    assert stage_text(stage, {"t": "7"}, 40, 9).plain.split("\n") == ["a     b", "long  c", "", "Open   7  d", ""]
    assert stage_text(stage, {}, 40, 3).plain.split("\n") == ["a     b", "long  c", "Open  d"]


def test_a_sum_stands_written_out_behind_what_comes_of_it():
    narrator = Narrator(WORDS, LAMBORGHINI, ["Ada", "Ben", "Cleo"], LAMBORGHINI.boards.load("park").drawing.cells)
    parts = ((Summand.CARD, 9), (Summand.CAR, 1), (Summand.PLAYED, 2), (Summand.DAMAGE, -1))
    heard = [Happening(Event.PART, 603, (0, part, amount)) for part, amount in parts]
    moved = Happening(Event.SPEED, 603, (0, 11))
    lines = [line.text for line in narrator.told(1, [*heard, moved, Happening(Event.MOVED, 605, (0, 11))])]
    assert lines[0].endswith("(9 card + 1 car + 2 card played − 1 damage = 11)")
    assert "(" not in lines[1]
    assert len(lines) == 2


def test_cars_look_like_their_cards_and_wrecks_like_obstacles():
    at = table("Ada", "Ben", "Cleo")
    go_on(at, Phase.SPEED)
    view = at.match.view(0)
    paints = LOOK.liveries(view)
    assert len(set(paints)) == 3
    assert OBSTACLE not in paints
    view.status[1] = Status.WRECK
    wrecked = LOOK.liveries(view)
    assert [wrecked[0], wrecked[1], wrecked[2]] == [paints[0], OBSTACLE, paints[2]]


def test_races_are_told_with_prizes_and_the_money_that_the_match_has():
    at = table("Ada", "Ben", board="park-forest", long=1, races=2)
    go_on(at, Phase.MARKET)
    heard = [each for step in at.match.steps_for(None) for entry in step.entries for each in entry.events]
    until = next(k for k, each in enumerate(heard) if each.event == Event.RACE_OVER)
    repaid = [each.args for each in heard[until:] if each.event == Event.REPAIR_PAID]
    money = list(at.match.state.money[:2])
    for car, _, paid in repaid:
        money[car // 2] += paid
    (found,) = chapters(heard, at.board, 2, WORDS)
    assert list(found.totals) == money
    assert sum(found.points) == sum(at.board.record.prizes[:4])


async def test_two_people_seal_their_bids_one_after_the_other_and_see_them_once_all_are_in():
    at = table("Ada", "Ben", long=1, board="park-forest")
    async with app(at).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert playing(pilot).passed_to == 0
        await take_screen(pilot, "1")
        await pilot.press("7", "enter")
        await pilot.pause()
        assert playing(pilot).passed_to == 1
        assert "7,000" not in inside(pilot, "log")
        await take_screen(pilot, "2")
        assert "Ada bids" not in inside(pilot, "log")
        await pilot.press("5", "enter")
        await pilot.pause()
        assert playing(pilot).passed_to is None
        assert "Ada has bid 7,000" in inside(pilot, "log")


async def test_a_draft_and_the_first_moves_are_played_with_keys_alone():
    at = table("Ada", "Ben", "Bot")
    offered = set()
    async with app(at).run_test(size=(80, 24)) as pilot:
        while at.match.state.phase != Phase.MOVE:
            await until_somebody_decides(pilot, at)
            if at.match.state.phase == Phase.PICK:
                offered |= {"The draft" in row for row in rows(pilot)}
            await pilot.press(playing(pilot).offers[0].key or "enter")
            await pilot.pause()
        assert True in offered
        await until_somebody_decides(pilot, at)
        assert "points left" in part(pilot, "prompt")
        assert not isinstance(pilot.app.screen, ChaptersScreen)
        assert any("┃" in row for row in rows(pilot))
