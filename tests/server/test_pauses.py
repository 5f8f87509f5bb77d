"""Guards when a table plays on by itself: by what lies open to all, and never by what a bot had to think about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chequered.bots import Beat
from chequered.match import Given, Match
from chequered.server import bots, protocol
from chequered.server.protocol import NewSeat, NewTable
from chequered.server.store import Store
from chequered.server.tables import Hall, Pace, Table
from chequered.server.tables.pace import CHAPTER
from tests.server.cards import LONG_LAP, MOTO_3, STARTER, STOP, deal
from tests.server.served import PATIENCE
from tests.server.test_bots import Watching

CLEVER = "clever"
BOTS = NewTable("moto_strategy", "standard", [NewSeat("me", "Ann"), NewSeat("bot"), NewSeat("bot")], {}, "given")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'pauses.sqlite3'}"


class Slow:
    """Thinks for as long as it is told, and answers as it is told."""

    def __init__(self, seconds: float, answer: str) -> None:
        self.seconds = seconds
        self.answer = answer
        self.views: list[dict[str, Any]] = []

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        self.views.append(view)
        await asyncio.sleep(self.seconds)
        return self.answer


class Room:
    """A hall with a table, and a clock."""

    def __init__(self, hall: Hall, table: Table, since: float) -> None:
        self.hall = hall
        self.table = table
        self.since = since
        self.screen = Watching()
        table.connect(self.screen)

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match

    async def seconds_until(self, number: int) -> float:
        """How long it takes until a step is played, counted from the one before or from the opening of the table."""
        async with asyncio.timeout(PATIENCE):
            while self.table.last < number:
                self.screen.news.clear()
                await self.screen.news.wait()
        before, self.since = self.since, now()
        return self.since - before

    async def act(self) -> None:
        """Let Ann do the first thing that she can."""
        before, token = now(), self.match.choices()[0].token
        await self.table.act("ann", protocol.Act(str(self.table.last), 0, self.table.last, [token]))
        self.since = before


def now() -> float:
    return asyncio.get_running_loop().time()


async def room(url: str, pace: Pace, thinker: bots.Thinker | None = None, table: str = "") -> AsyncIterator[Room]:
    store = await Store.open(url)
    hall, since = Hall(store, thinker, pace), now()
    try:
        yield Room(hall, await (hall.find(table) if table else hall.open(BOTS, "ann")), since)
    finally:
        await hall.close()
        await store.close()


@pytest.fixture(autouse=True)
def clever(monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots ask the thinker of the test."""
    monkeypatch.setattr(bots, "NOVICE", "nobody")


@pytest.mark.parametrize(("seconds", "answer"), [(0.0, "decline"), (0.05, "long-lap-0"), (3600.0, "decline")])
async def test_a_pause_lasts_as_long_whatever_bots_think_in_it(
    url: str, monkeypatch: pytest.MonkeyPatch, seconds: float, answer: str
):
    deal(monkeypatch, STARTER, LONG_LAP, MOTO_3)
    thinker = Slow(seconds, answer)
    async for here in room(url, Pace(0.0, 0.3), thinker):
        assert await here.seconds_until(1) >= 0.3
        told = [entry.token for entry in here.match.steps[1].entries]
        assert told[:2] == (["decline", "long-lap-0"] if answer == "long-lap-0" else ["decline", "decline"])
        # Each was asked at once, with what it sees and nothing more.
        assert [view["asked"] for view in thinker.views] == [1, 2]
        for seat, view in enumerate(thinker.views, 1):
            assert [bool(any(row)) for row in view["hand"]] == [owner == seat for owner in range(5)]


async def test_a_bot_plays_after_its_pace_whether_it_thinks_or_has_nothing_to_think_about(url: str):
    async for here in room(url, Pace(0.3, 0.0), Slow(0.1, "lay-moto-1")):
        for _ in range(3):
            while here.match.is_standing or here.match.actor == 0:
                await (here.seconds_until(here.table.last + 1) if here.match.is_standing else here.act())
            seconds = here.table.pace.before(here.match)
            assert 0 < seconds <= await here.seconds_until(here.table.last + 1)


async def test_a_thought_that_takes_longer_than_the_pace_ends_with_the_next_beat():
    begun, beat = now(), Beat(0.2)
    await asyncio.sleep(0.25)
    await beat.end()
    assert now() - begun >= 0.4
    async with asyncio.timeout(PATIENCE):
        await Beat(0.0).end()


async def test_after_a_deal_the_pause_is_longer(url: str, monkeypatch: pytest.MonkeyPatch):
    deal(monkeypatch, STARTER, *[MOTO_3] * 2, STOP)
    async for here in room(url, Pace(0.0, 60.0)):
        match, pace = here.match, here.table.pace
        assert pace.before(match) == pace.pause
        await here.table.answer({}, 0)
        assert pace.before(match) == 0
        while match.state.deal == 1:
            if match.is_standing:
                await here.table.answer({}, here.table.last)
            else:
                seat, number = match.actor, here.table.last
                token = match.choices()[-1].token
                await (here.act() if seat == 0 else here.table.play_for(seat, [token], number))
        assert pace.before(match) == CHAPTER * pace.pause
        position = here.table.welcome("ann", "", -1).position
        assert position
        assert position.pause == 1000 * CHAPTER * pace.pause


async def test_a_pause_that_a_restart_has_cut_off_begins_anew_and_an_answer_is_still_there(
    url: str, monkeypatch: pytest.MonkeyPatch
):
    deal(monkeypatch, LONG_LAP, MOTO_3, MOTO_3)
    name = ""
    async for here in room(url, Pace(0.0, 60.0)):
        name = here.table.row.id
        await here.table.give("ann", protocol.Beforehand("b", 0, "long-lap-1"))
    async for here in room(url, Pace(0.0, 0.2), table=name):
        assert here.table.standing.given == {0: Given("long-lap-1", 0)}
        assert await here.seconds_until(1) >= 0.2
        assert here.match.steps[1].entries[0].token == "long-lap-1"
        assert here.table.standing.given == {}
    async for here in room(url, Pace(0.0, 60.0), table=name):
        # It is kept no longer than it stands, though it could be given again.
        assert await here.hall.store.answers(name) == {}
        assert here.table.standing.given == {}


async def test_without_anybody_who_takes_part_or_looks_on_no_pause_passes(url: str):
    async for here in room(url, Pace()):
        table = await here.hall.open(NewTable("moto_strategy", "standard", [NewSeat("bot")] * 2), "host")
        await here.seconds_until(1)
        assert table.last == 0
        watched = Room(here.hall, table, now())
        await watched.seconds_until(1)
