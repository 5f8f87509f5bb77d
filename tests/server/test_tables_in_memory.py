"""Guards the table as one authority: slow screens, two workers on one database, waking, a match cut off at its end."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from chequered.server import protocol
from chequered.server.faults import Faulty
from chequered.server.protocol import Act, NewSeat, NewTable, SeatChange
from chequered.server.store import StepRow, Store, TableRow
from chequered.server.tables import Hall, Pace, Table, sitting
from chequered.server.tables import hall as hall_module
from chequered.server.tables.sent import KEPT_STEPS
from tests.server.test_bots import Watching

TWO = NewTable("monza", "short", [NewSeat("me", "Ann"), NewSeat("guest", "Bob")], {"free_stop": 1}, "given")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
async def hall(url: str) -> AsyncIterator[Hall]:
    async for opened in opened_hall(url):
        yield opened


@pytest.fixture
async def other(url: str, hall: Hall) -> AsyncIterator[Hall]:
    """Another worker on the same database."""
    async for opened in opened_hall(url):
        yield opened


async def opened_hall(url: str) -> AsyncIterator[Hall]:
    store = await Store.open(url)
    hall = Hall(store, None, Pace())
    yield hall
    await hall.close()
    await store.close()


async def season_race(hall: Hall) -> Table:
    """The first race of a season of two people, raced to its end."""
    wish = {"options": {"laps": 1, "qualifying": 0}, "order": "given", "season": ["ironwood", "portovelo"]}
    table = await hall.open(NewTable("motogp", "", [NewSeat("me", "Ann"), NewSeat("open")], **wish), "ann")
    seat = protocol.Join("Bob", table.row.invite)
    await table.change(lambda row: sitting.join(table.game, row, seat, "bob"))
    await table.begin("", "ann")
    match = table.match
    assert match
    while not match.over:
        token = match.choices()[0].token
        await table.act(table.row.seats[match.actor].browser, Act(str(table.last), match.actor, table.last, [token]))
    return table


async def test_a_worker_that_has_missed_the_beginning_of_the_next_race_hears_of_it_with_the_next_ready(
    hall: Hall, other: Hall
):
    table = await season_race(hall)
    same = await other.find(table.row.id)
    await table.ready("ann", protocol.Ready("aa"))
    assert not same.row.ready
    await same.ready("bob", protocol.Ready("bb"))
    second = same.row.next_table
    assert second
    assert not table.row.next_table
    await table.ready("ann", protocol.Ready("cc"))
    assert table.row.next_table == second
    following = await hall.find(second)
    assert following.row.entropy == (("ann", "aa"), ("bob", "bb"))
    assert following.row.series == table.row.series


async def play(table: Table, name: str) -> int:
    assert table.match
    token = table.match.choices()[0].token
    return await table.act("ann", Act(name, table.match.actor, table.last, [token]))


async def test_the_last_steps_are_kept_for_screens_that_are_slow_and_older_ones_are_not(hall: Hall):
    table = await hall.open(TWO, "ann")
    table.connect(Watching())
    for number in range(KEPT_STEPS + 5):
        await play(table, str(number))
    assert table.encoded_step(table.last - KEPT_STEPS, "") is None
    for number in range(table.last - KEPT_STEPS + 1, table.last + 1):
        encoded = table.encoded_step(number, "")
        assert encoded
        step = msgspec.json.decode(encoded, type=protocol.Step)
        assert step.step.number == step.position.number == number


async def test_a_kept_step_is_as_its_seat_sees_it_and_not_as_another(hall: Hall):
    table = await hall.open(TWO, "ann")
    table.connect(Watching())
    number = await play(table, "a")
    encoded = table.encoded_step(number, "")
    assert encoded
    assert msgspec.json.decode(encoded, type=protocol.Step).position.choices == []
    assert table.encoded_step(number, "ann") is None


async def test_of_two_workers_at_one_table_the_slower_is_refused_and_then_knows_better(hall: Hall, other: Hall):
    table = await hall.open(TWO, "ann")
    twin = await other.find(table.row.id)
    assert twin.match
    assert table.match
    # What is legal first depends on the opening roll.
    played = Act("a", table.match.actor, 0, [table.match.choices()[0].token])
    await play(table, "a")
    with pytest.raises(Faulty) as refusal:
        await play(twin, "b")
    assert refusal.value.fault == "fault-stale"
    assert twin.match.steps == table.match.steps
    assert await play(twin, "c") == 2
    assert await twin.act("ann", played) == 1


async def test_a_change_by_another_worker_is_not_overwritten(hall: Hall, other: Hall):
    table = await hall.open(NewTable("monza", "short", [NewSeat("me", "Ann"), NewSeat("open")]), "ann")
    twin = await other.find(table.row.id)
    bot, guest = SeatChange("bot"), SeatChange("guest", "Bob")
    await table.change(lambda row: sitting.change_seat(table.game, row, 1, bot, "ann"))
    with pytest.raises(Faulty) as refusal:
        await twin.change(lambda row: sitting.change_seat(twin.game, row, 1, guest, "ann"))
    assert refusal.value.fault == "fault-stale"
    assert twin.row == table.row


async def test_an_act_whose_commit_was_not_heard_of_is_acknowledged_when_it_comes_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    """The connection to the database broke behind the commit: the journal has the step, memory has not."""
    table = await hall.open(TWO, "ann")
    assert table.match
    real, token = hall.store.add_step, table.match.choices()[0].token
    act = Act("a", table.match.actor, 0, [token])

    async def unheard_of(*arguments: Any) -> None:
        monkeypatch.undo()
        await real(*arguments)
        raise OSError("connection lost")

    monkeypatch.setattr(hall.store, "add_step", unheard_of)
    with pytest.raises(OSError, match="connection lost"):
        await table.act("ann", act)
    assert await table.act("ann", act) == 1
    assert table.last == 1
    assert await play(table, "b") == 2


async def test_the_last_step_and_the_end_are_written_together_or_not_at_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    table = await hall.open(TWO, "ann")
    real = hall.store.save

    async def failing(*_: Any, **__: Any) -> None:
        monkeypatch.setattr(hall.store, "save", real)
        raise OSError("disk full")

    monkeypatch.setattr(hall.store, "save", failing)
    with pytest.raises(OSError, match="disk full"):
        await play_on(table)
    assert table.match
    assert not table.match.over
    assert len(await hall.store.steps(table.row.id)) == table.last + 1
    assert table.row.phase == "running"
    assert await play(table, "again") == table.last
    assert table.match.over
    assert table.row.phase == "over"
    assert await hall.store.table(table.row.id) == table.row
    assert await hall.store.trophies(table.row.series) == table.trophies != []


async def play_on(table: Table) -> None:
    for number in itertools.count(1):
        await play(table, str(number))
        if table.match and table.match.over:
            return


async def test_whoever_hears_the_last_step_finds_the_table_over(hall: Hall):
    table = await hall.open(TWO, "ann")
    heard: list[tuple[bool, str, str]] = []

    class Asking:
        browser = "eve"

        def wake(self) -> None:
            assert table.match
            info = table.info("eve", "")
            heard.append((table.match.over, info.phase, info.secret))

    table.connect(Asking())
    await play_on(table)
    assert set(heard) == {(False, "running", ""), (True, "over", table.row.secret.hex())}


async def test_an_end_that_is_missing_is_written_by_one_of_two_workers_and_found_by_both(
    hall: Hall, other: Hall, monkeypatch: pytest.MonkeyPatch
):
    row, steps = await played_table(hall)
    await hall.store.add_table(row, *steps)
    save = hall.store.save

    async def save_after_the_other(*given: Any, **more: Any) -> TableRow:
        await other.find(row.id)
        return await save(*given, **more)

    monkeypatch.setattr(hall.store, "save", save_after_the_other)
    for worker in (hall, other):
        table = await worker.find(row.id)
        assert table.row.phase == "over"
        assert len(table.trophies) == len(table.match.winners() if table.match else ()) > 0


async def played_table(hall: Hall) -> tuple[TableRow, list[StepRow]]:
    """A table with all steps of its match, and no word yet of its end."""
    table = await hall.open(TWO, "ann")
    begun = replace(table.row, id="played", series="played")
    await play_on(table)
    return begun, await hall.store.steps(table.row.id)


async def test_two_acts_at_once_for_one_decision_are_one_step(hall: Hall):
    table = await hall.open(TWO, "ann")
    results = await asyncio.gather(*(play(table, name) for name in "abc"), return_exceptions=True)
    assert results[0] == 1
    assert [getattr(result, "fault", "") for result in results[1:]] == ["fault-stale"] * 2
    assert table.last == 1


async def test_an_act_is_carried_through_though_its_sender_has_gone(hall: Hall):
    """Else the journal would hold a step that the table does not know of."""
    table = await hall.open(TWO, "ann")
    act = asyncio.create_task(play(table, "a"))
    await asyncio.sleep(0)
    act.cancel()
    with pytest.raises(asyncio.CancelledError):
        await act
    screen = Watching()
    table.screens.add(screen)
    await screen.news.wait()
    assert await play(table, "b") == 2
    acts = [row.act for row in await hall.store.steps(table.row.id)]
    # Which seat decides after the first act is for the dice to say.
    assert [act and act.split(":")[1] for act in acts] == [None, "a", "b"]


async def test_a_match_that_ended_in_the_journal_but_not_at_the_table_is_ended_when_it_wakes(hall: Hall, url: str):
    """The process died between the last step and the end of the table."""
    table = await hall.open(TWO, "ann")
    number = 0
    while not (table.match and table.match.over):
        number += 1
        await play(table, str(number))
    assert table.row.phase == "over"
    ended = await cut_off_again(hall.store, table)
    async for again in opened_hall(url):
        woken = await again.find(table.row.id)
        assert woken.row.phase == "over"
        assert [t.player for t in woken.trophies] == ended
        assert woken.info("", "").secret == table.row.secret.hex()


async def cut_off_again(store: Store, table: Table) -> list[str]:
    """Put the database back to where it was before the table was ended; the players who had won."""
    async with store._writer_engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET phase = 'running'"))
        await connection.execute(text("DELETE FROM trophies"))
    return [trophy.player for trophy in table.trophies]


async def test_tables_that_nobody_looks_at_are_forgotten_and_woken_again(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hall_module, "MOST_IDLE", 2)
    first = await hall.open(TWO, "ann")
    await play(first, "a")
    watched = await hall.open(TWO, "ann")
    watched.connect(Watching())
    for _ in range(3):
        await hall.open(TWO, "ann")
    assert await hall.find(watched.row.id) is watched
    again = await hall.find(first.row.id)
    assert again is not first
    assert again.match
    assert first.match
    assert again.match.steps == first.match.steps
    assert again.match.state == first.match.state


async def test_a_table_that_many_ask_for_is_woken_once(hall: Hall, other: Hall):
    table = await hall.open(TWO, "ann")
    found = await asyncio.gather(*(other.find(table.row.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1


async def test_a_match_of_older_rules_is_shown_but_not_played(hall: Hall, url: str):
    table = await hall.open(TWO, "ann")
    async with hall.store._writer_engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET version = version - 1"))
    async for again in opened_hall(url):
        old = await again.find(table.row.id)
        assert old.welcome("ann", "", -1).position is None
        with pytest.raises(Faulty):
            await old.act("ann", Act("a", 0, 0, ["left"]))
        assert [line.id for line in await again.lines("ann")] == [table.row.id]


async def test_a_journal_that_does_not_fold_is_refused_and_the_others_are_not(hall: Hall, url: str):
    broken, whole = await hall.open(TWO, "ann"), await hall.open(TWO, "ann")
    async with hall.store._writer_engine.begin() as connection:
        change = text('UPDATE steps SET step = replace(step, \'"digest":"\', \'"digest":"00\') WHERE table_id = :id')
        await connection.execute(change, {"id": broken.row.id})
    async for again in opened_hall(url):
        with pytest.raises(Faulty) as refusal:
            await again.find(broken.row.id)
        assert refusal.value.fault == "fault-unexpected"
        assert (await again.find(whole.row.id)).last == 0
        assert [line.id for line in await again.lines("ann")] == [whole.row.id]
