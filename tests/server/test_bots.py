"""Guards the bots at a table: who thinks for them, and that the match goes on whatever happens to that thinking.

The thinkers here are small, but what they are asked and how their answers are played is real.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from chequered.bots import levels
from chequered.bots.timing import CONTINUED
from chequered.games import game
from chequered.match.referee import referee
from chequered.server import bots
from chequered.server.preparing import Preparing
from chequered.server.protocol import CompileInfo, NewSeat, NewTable
from chequered.server.store import Store
from chequered.server.tables import Hall, Pace, Table
from tests.server.served import PATIENCE

MONZA = game("monza")


class Watching:
    """A screen that looks on, so that the bots have a reason to play."""

    browser = ""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()


class Thinking:
    """Thinks as it is told to, and notes what it was asked."""

    def __init__(self, think: Callable[[dict[str, Any]], str]) -> None:
        self.think = think
        self.asked: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = []

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        self.asked.append((game_id, level, board, view))
        await asyncio.sleep(0)
        return self.think(view)

    async def close(self) -> None:
        return


@asynccontextmanager
async def hall_in(folder: Path, thinker: bots.Thinker | None, pace: float = 0.0) -> AsyncIterator[Hall]:
    store = await Store.open(f"sqlite:///{folder / 'bots.sqlite3'}")
    hall = Hall(store, thinker, Pace(pace))
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def race_of_bots(hall: Hall, level: str) -> Table:
    """A race of two bots that has been played to its end while somebody looked on."""
    table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level=level)] * 2), "host")
    await watched(table)
    return table


async def watched(table: Table) -> None:
    screen = Watching()
    table.connect(screen)
    async with asyncio.timeout(PATIENCE):
        while table.row.phase != "over":
            screen.news.clear()
            await screen.news.wait()
    table.disconnect(screen)


CLEVER = levels(MONZA)[-1]


async def test_a_bot_is_asked_with_its_seat_s_view_and_its_answer_is_played(tmp_path: Path):
    first = {"token": ""}

    def legal(view: dict[str, Any]) -> str:
        first["token"] = first["token"] or next(c.token for c in table.match.choices())
        return next(c.token for c in table.match.choices())

    thinker = Thinking(legal)
    async with hall_in(tmp_path, thinker) as hall:
        table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level=CLEVER)] * 2), "host")
        await watched(table)
        assert table.match
        decided = [step.entries[0].token for step in table.match.steps[1:]]
        assert decided[0] == first["token"]
        assert len(thinker.asked) == len(decided)
        game_id, level, board, view = thinker.asked[0]
        assert (game_id, level, board) == ("monza", CLEVER, table.board.content)
        assert view == table.match.state_after(0).as_dict()


@pytest.mark.parametrize("answer", ["fly", "", "blue"])
async def test_a_bot_whose_answer_is_not_legal_plays_at_random(tmp_path: Path, answer: str):
    thinker = Thinking(lambda _: answer)
    async with hall_in(tmp_path, thinker) as hall:
        table = await race_of_bots(hall, CLEVER)
        assert table.match.winners()
        assert thinker.asked


async def test_a_bot_that_breaks_plays_at_random(tmp_path: Path):
    def broken(_: dict[str, Any]) -> str:
        raise RuntimeError("the worker has died")

    async with hall_in(tmp_path, Thinking(broken)) as hall:
        table = await race_of_bots(hall, CLEVER)
        assert table.match.over


async def test_a_bot_that_thinks_for_too_long_plays_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    class Slow(Thinking):
        async def choose(self, *_: Any) -> str:
            await asyncio.sleep(3600)
            return ""

    monkeypatch.setattr(bots, "LONGEST_THOUGHT", 0.001)
    async with hall_in(tmp_path, Slow(lambda _: "")) as hall:
        table = await race_of_bots(hall, CLEVER)
        assert table.match.over


async def test_bots_think_in_processes_of_their_own_from_the_first_moment(tmp_path: Path):
    """As in a server that has just been started: nothing is compiled yet. A busy machine may starve some thoughts."""
    thinkers = bots.Thinkers(Preparing().progress)
    try:
        async with hall_in(tmp_path, thinkers) as hall:
            table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level=CLEVER)] * 2), "host")
            screen = Watching()
            table.connect(screen)
            while table.last < 4:
                screen.news.clear()
                await screen.news.wait()
            assert multiprocessing.active_children()
            assert thinkers._pool
            assert thinkers._pool.failures < table.last
    finally:
        await thinkers.close()
    assert multiprocessing.active_children() == []


async def test_the_lowest_level_needs_nobody_to_think(tmp_path: Path):
    thinker = Thinking(lambda _: "fly")
    async with hall_in(tmp_path, thinker) as hall:
        table = await race_of_bots(hall, "novice")
        assert table.match.over
        assert thinker.asked == []


async def test_bots_among_themselves_play_only_while_somebody_looks_on(tmp_path: Path):
    async with hall_in(tmp_path, None) as hall:
        table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level="novice")] * 2), "host")
        await asyncio.sleep(0.05)
        assert table.last == 0
        await watched(table)
        assert table.last > 0


async def test_bots_let_their_pace_pass_before_each_turn_and_a_part_of_it_before_the_rest_of_it(tmp_path: Path):
    async with hall_in(tmp_path, None, pace=0.05) as hall:
        table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level="novice")] * 2), "host")
        screen = Watching()
        table.connect(screen)
        before = asyncio.get_running_loop().time()
        while table.last < 4:
            screen.news.clear()
            await screen.news.wait()
        passed = asyncio.get_running_loop().time() - before
        seats = [step.entries[0].seat for step in table.match.steps[1:5]]
        goes_on = [False, *(last == seat for last, seat in pairwise(seats))]
        assert passed >= sum(0.05 * (CONTINUED if each else 1) for each in goes_on)


async def test_when_the_store_does_not_take_a_bot_s_action_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The disk was full for a moment."""
    async with hall_in(tmp_path, None) as hall:
        table = await hall.open(NewTable("monza", "short", [NewSeat("bot", level="novice")] * 2), "host")
        real, failures = hall.store.add_step, iter([OSError("disk full")])

        async def failing(*arguments: Any) -> None:
            for failure in failures:
                raise failure
            await real(*arguments)

        monkeypatch.setattr("chequered.server.tables.driver.FIRST_PAUSE", 0.01)
        monkeypatch.setattr(hall.store, "add_step", failing)
        await watched(table)
        assert [row.step for row in await hall.store.steps(table.row.id)] == table.match.steps


def test_what_is_compiled_is_told_until_it_is_done():
    preparing = Preparing()
    assert preparing.infos() == []
    preparing.progress("monza", 0, 2)
    preparing.progress("monza", 1, 2)
    assert preparing.infos() == [CompileInfo("monza", 1, 2)]
    preparing.progress("monza", 2, 2)
    assert preparing.infos() == []


async def test_what_could_not_be_compiled_is_not_awaited_for_ever(monkeypatch: pytest.MonkeyPatch):
    """As the pool does it when a worker fails: it tells how far it came, and returns."""
    preparing, seen = Preparing(), []

    async def failing(_pool: bots.BotPool, progress: bots.Progress) -> None:
        progress("monza", 1, 2)
        seen.extend(preparing.infos())

    monkeypatch.setattr(bots, "UNTIL_THE_FIRST_PAGE", 0.0)
    monkeypatch.setattr(bots.BotPool, "warm", failing)
    thinkers = bots.Thinkers(preparing.progress)
    try:
        await thinkers._warming
        assert seen == [CompileInfo("monza", 1, 2)]
        assert preparing.infos() == []
    finally:
        await thinkers.close()


async def test_a_bot_rides_a_whole_way_in_one_step_and_is_asked_at_each_of_its_forks(tmp_path: Path):
    def outer(view: dict[str, Any]) -> str:
        asked.append((view["at"], view["left"]))
        return next(token for token in ("keep", "outer", "take-extra") if token in legal(table, view))

    asked: list[tuple[int, int]] = []
    async with hall_in(tmp_path, Thinking(outer)) as hall:
        level = levels(game("motogp"))[-1]
        wish = NewTable("motogp", "ironwood", [NewSeat("bot", level=level)] * 2, {"laps": 1, "qualifying": 0})
        table = await hall.open(wish, "host")
        await watched(table)
        assert table.match
        spec = table.match.game.spec
        ends = [(step.entries[0], step.entries[-1]) for step in table.match.steps[1:]]
        blocks = [(spec.block_of[spec.ids[first.token]], first.seat) for first, _ in ends]
        # No step goes on where the one before has left off in the middle of a way.
        assert not any(
            block.way and before.seat == seat and spec.block_of[spec.ids[before.token]].way
            for (_, before), (block, seat) in zip(ends, blocks[1:], strict=False)
        )
        assert max(sum(not entry.is_chance for entry in step.entries) for step in table.match.steps) > 1
        assert len(asked) > len(table.match.steps) - 1


def legal(table: Table, view: dict[str, Any]) -> set[str]:
    """The actions of the actor in a position of an open game, of which a view tells everything."""
    assert table.match
    state = table.match.game.State.from_dict(view)
    return {choice.token for choice in referee(table.match.game).choices(table.match.board.record, state)}
