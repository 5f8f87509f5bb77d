"""Guards "simulate the rest": bots play a warm-up for all, by ordinary steps, until it is over and not beyond."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chequered.match.record import MatchRecord, load
from chequered.match.verify import verify
from chequered.server.faults import Faulty
from chequered.server.protocol import Act, NewSeat, NewTable
from chequered.server.store import Store
from chequered.server.tables import Hall, Pace, Table
from tests.server.served import BOT, GUEST, ME, OPEN, PATIENCE, Browser, Json, Served

QUALIFYING: Json = {"game": "motogp", "board": "ironwood", "options": {"laps": 1, "qualifying": 1}}
WISH = NewTable("motogp", "ironwood", [NewSeat("me", "Ann"), NewSeat("guest", "Bob")], {"laps": 1})


async def test_the_host_has_the_rest_of_the_qualifying_ridden_and_the_race_waits_for_people(
    server: Served, ann: Browser
):
    table = await ann.open(ME, GUEST, BOT, **QUALIFYING)
    async with ann.line(table["id"]) as line:
        assert line.position["view"]["qualifying"] == 1
        await line.play_first()
        answer = await ann.ask("POST", f"tables/{table['id']}/simulate")
        assert answer["simulates"]
        while line.table["simulates"] or line.position["view"]["qualifying"]:
            await line.hear()
        assert line.position["view"]["qualifying"] == 0
        while not line.position["choices"]:
            await line.hear()
        # People decide again: nobody plays for them however long they think, or this act would come too late.
        await asyncio.sleep(0.2)
        await line.play_first()
        await line.play_on()
    with closing(sqlite3.connect(server.database_file)) as database:
        query = "SELECT browser IS NULL FROM steps WHERE table_id = ? ORDER BY number"
        by_bots = [is_bot for (is_bot,) in database.execute(query, [table["id"]])]
    assert by_bots[:3] == [1, 0, 1]
    record = load((await ann.send("GET", f"tables/{table['id']}/record")).content)
    assert isinstance(record, MatchRecord)
    assert verify(record).verifies


async def test_only_the_host_of_a_match_in_its_warm_up_can_have_it_simulated(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN, **QUALIFYING)
    path = f"tables/{table['id']}/simulate"
    await bob.join(table, "Bob")
    assert (await ann.refused("POST", path))["fault"] == "fault-no-warm-up"
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    assert (await bob.refused("POST", path))["fault"] == "fault-not-host"
    assert not (await ann.ask("GET", f"tables/{table['id']}"))["simulates"]
    for without in (
        await ann.open(ME, GUEST, **{**QUALIFYING, "options": {"qualifying": 0}}),
        await ann.open(ME, GUEST),
    ):
        assert (await ann.refused("POST", f"tables/{without['id']}/simulate"))["fault"] == "fault-no-warm-up"


async def test_while_bots_play_for_all_nobody_is_asked_and_no_act_of_people_is_taken(tmp_path: Path):
    store = await Store.open(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    hall = Hall(store, None, Pace())
    table = await hall.open(WISH, "ann")
    match = table.match
    assert match
    number, act = table.last, Act("a", match.actor, table.last, [match.choices()[0].token])
    assert asked(table)
    await table.simulate("ann")
    # The bots have not had their turn yet.
    assert table.last == number
    assert not asked(table)
    with pytest.raises(Faulty) as refusal:
        await table.act("ann", act)
    assert refusal.value.fault == "fault-bots-play"
    screen = Watching()
    table.connect(screen)
    async with asyncio.timeout(PATIENCE):
        while table.simulates:
            await screen.news.wait()
            screen.news.clear()
    assert asked(table)
    await hall.close()
    await store.close()


def asked(table: Table) -> bool:
    """Whether a screen of Ann's that comes now may choose."""
    position = table.welcome("ann", "", -1).position
    assert position
    return bool(position.choices or position.plans)


async def test_a_simulation_goes_on_after_a_restart(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    store = await Store.open(url)
    hall = Hall(store, None, Pace())
    table = await hall.open(WISH, "ann")
    await table.simulate("ann")
    await hall.close()
    await store.close()
    stopped = table.last
    assert table.simulates

    store = await Store.open(url)
    hall = Hall(store, None, Pace())
    woken = await hall.find(table.row.id)
    screen = Watching()
    woken.connect(screen)
    async with asyncio.timeout(PATIENCE):
        while woken.simulates:
            await screen.news.wait()
            screen.news.clear()
    assert woken.last > stopped
    assert woken.row.simulates
    assert not woken.warms_up
    await people_decide(woken)
    await hall.close()
    await store.close()


class Watching:
    """A screen that waits for news."""

    browser = "eve"

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()


async def people_decide(table: Table) -> None:
    """The race itself is theirs again."""
    match = table.match
    assert match
    with pytest.raises(Faulty) as refusal:
        await table.simulate("ann")
    assert refusal.value.fault == "fault-no-warm-up"
    number = table.last
    await table.play_for(match.actor, [match.choices()[0].token], number)
    assert table.last == number
    await table.act("ann", Act("a", match.actor, number, [match.choices()[0].token]))
    assert table.last == number + 1
