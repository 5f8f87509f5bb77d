"""Guards the store by itself: migrations, the group commit, and what happens when two workers write one table.

Every test runs on SQLite and on PostgreSQL, where that is installed.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, Table, insert, text

from chequered.games import game
from chequered.match import Classified, Given, Match, VerifiableChance
from chequered.server import StoreError
from chequered.server.protocol import NewSeat, NewTable
from chequered.server.store import Circuit, Conflict, RaceRow, SeatRow, StepRow, Store, TableRow, Trophy, now
from chequered.server.store.engines import engines, migrate
from chequered.server.store.migrations import configuration
from chequered.server.store.schema import HEAD, metadata
from chequered.server.tables.matches import new_match
from chequered.server.tables.sitting import new_table
from tests.server.killing import free_port

MONZA = game("monza")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database on this machine."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not programs or os.geteuid() != 0:
        assert "CI" not in os.environ, "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed, or cannot be started as its own user")
    # Not pytest's folder: another user has to reach it.
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        shutil.chown(folder, "postgres")
        folder.chmod(0o755)
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c fsync=off"
        as_postgres(programs[-1], "initdb", "-A", "trust", "--no-sync", "-D", str(folder / "data"))
        as_postgres(
            programs[-1], "pg_ctl", "-D", str(folder / "data"), "-w", "-o", options, "-l", str(folder / "log"), "start"
        )
        try:
            as_postgres(programs[-1], "createdb", "-h", "127.0.0.1", "-p", str(port), "test")
            yield f"postgresql://postgres@127.0.0.1:{port}/test"
        finally:
            as_postgres(programs[-1], "pg_ctl", "-D", str(folder / "data"), "-w", "-m", "immediate", "stop")


def as_postgres(programs: Path, program: str, *arguments: str) -> None:
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--"]
    command = [*user, str(programs / program), *arguments]
    subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


SHORT = MONZA.boards.load("short")


def a_table(**changes: object) -> TableRow:
    seats = [NewSeat("me", "Ann"), NewSeat("guest", "Bob")]
    return replace(new_table(MONZA, SHORT, NewTable("monza", "short", seats, entropy="ab"), "ann"), **changes)  # type: ignore[arg-type]  # a test names them right


def match_of(table: TableRow) -> Match:
    return new_match(MONZA, SHORT, table)


async def test_a_table_comes_back_as_it_was_written(store: Store):
    table = a_table(options={"challenge": 1}, race=3, secret=bytes(range(32)))
    await store.add_table(table)
    assert await store.table(table.id) == table
    assert await store.table("another") is None


async def test_a_change_comes_back_and_counts(store: Store):
    table = a_table()
    await store.add_table(table)
    changed = await store.save(replace(table, phase="running", seats=(*table.seats, SeatRow("open"))))
    assert await store.table(table.id) == changed
    assert changed.revision == table.revision + 1


async def test_of_two_workers_that_change_one_table_the_second_conflicts_and_writes_nothing(url: str):
    one, other = await Store.open(url), await Store.open(url)
    try:
        table = a_table()
        await one.add_table(table)
        changed = await one.save(replace(table, phase="running"))
        with pytest.raises(Conflict):
            await other.save(replace(table, phase="over"), trophies=(Trophy("ann", 1),))
        assert await other.table(table.id) == changed
        assert await other.trophies(table.series) == []
    finally:
        await one.close()
        await other.close()


async def test_of_two_workers_that_write_one_step_the_second_conflicts(url: str):
    one, other = await Store.open(url), await Store.open(url)
    try:
        table = a_table()
        match = match_of(table)
        await one.add_table(table, StepRow(match.steps[0]))
        step = match.play(match.actor, match.choices()[0].token)
        await one.add_step(table.id, StepRow(step, "ann", "a"))
        with pytest.raises(Conflict):
            await other.add_step(table.id, StepRow(step, "bob", "b"))
        assert [(row.browser, row.act) for row in await other.steps(table.id)] == [(None, None), ("ann", "a")]
    finally:
        await one.close()
        await other.close()


async def test_one_act_is_one_step_whatever_its_number(store: Store):
    table = a_table()
    match = match_of(table)
    await store.add_table(table, StepRow(match.steps[0]))
    for _ in range(2):
        match.play(match.actor, match.choices()[0].token)
    await store.add_step(table.id, StepRow(match.steps[1], "ann", "a"))
    with pytest.raises(Conflict):
        await store.add_step(table.id, StepRow(match.steps[2], "ann", "a"))
    await store.add_step(table.id, StepRow(match.steps[2], "bob", "a"))
    assert [row.step for row in await store.steps(table.id)] == match.steps


async def test_steps_written_at_once_are_committed_together_and_only_the_culprit_fails(store: Store):
    tables = [a_table() for _ in range(30)]
    steps = [StepRow(match_of(table).steps[0]) for table in tables]
    await asyncio.gather(*(store.add_table(table) for table in tables))
    culprit = 7
    await store.add_step(tables[culprit].id, steps[culprit])
    writes = (store.add_step(table.id, step) for table, step in zip(tables, steps, strict=True))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [number for number, result in enumerate(results) if result is not None] == [culprit]
    assert isinstance(results[culprit], Conflict)
    for table, step in zip(tables, steps, strict=True):
        assert await store.steps(table.id) == [step]


async def test_a_journal_folds_to_the_match_it_was_written_from(store: Store):
    table = a_table()
    match = match_of(table)
    await store.add_table(table, StepRow(match.steps[0]))
    while not match.over:
        await store.add_step(table.id, StepRow(match.play(match.actor, match.choices()[0].token)))
    steps = [row.step for row in await store.steps(table.id)]
    chance = VerifiableChance(bytes(32), b"another")
    assert steps == match.steps
    assert Match.restore(MONZA, match.board, match.options, match._chance, steps).state == match.state
    with pytest.raises(ValueError, match="step 0"):
        Match.restore(MONZA, match.board, match.options, chance, steps)


async def test_a_browser_s_tables_are_those_it_hosts_or_sits_at_the_newest_first(store: Store):
    hosted = a_table(opened=1)
    joined = a_table(opened=3, host="bob", seats=(SeatRow("person", browser="ann"),))
    left = a_table(opened=2, host="bob", seats=(SeatRow("person", browser="ann", has_left=True),))
    for table in (hosted, joined, left):
        await store.add_table(table)
    found = await store.tables_of("ann", 50)
    assert [name for name in found if name in {hosted.id, joined.id, left.id}] == [joined.id, hosted.id]
    assert len(await store.tables_of("ann", 1)) == 1


async def test_a_link_can_be_used_once(store: Store):
    table = a_table()
    await store.add_table(table)
    await store.add_link("hash", table.id, "ann")
    assert await store.link("hash", "another") is None
    assert await store.link("hash", table.id) == "ann"
    table = await store.save(table, used_link="hash")
    assert await store.link("hash", table.id) is None
    with pytest.raises(Conflict):
        await store.save(table, used_link="hash")
    assert (await store.table(table.id)) == table


async def test_a_link_works_for_a_day_and_is_then_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch):
    table = a_table()
    await store.add_table(table)
    await store.add_link("old", table.id, "ann")
    tomorrow = now() + 24 * 3600 * 1000
    monkeypatch.setattr("chequered.server.store.store.now", lambda: tomorrow - 60_000)
    assert await store.link("old", table.id) == "ann"
    monkeypatch.setattr("chequered.server.store.store.now", lambda: tomorrow + 60_000)
    assert await store.link("old", table.id) is None
    await store.add_link("new", table.id, "ann")
    with pytest.raises(Conflict):
        await store.save(table, used_link="old")
    assert await store.link("new", table.id) == "ann"


async def test_the_migrations_make_what_the_schema_says(url: str):
    await (await Store.open(url)).close()
    writer, reader = engines(url)
    try:
        async with writer.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(newest) == HEAD
    finally:
        await reader.dispose()
        await writer.dispose()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def newest(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(configuration(connection)).get_current_head()


async def test_tables_of_the_first_revision_are_kept_and_are_no_seasons(url: str):
    writer, reader = engines(url)
    async with writer.begin() as connection:
        await connection.run_sync(begin_anew)
        await connection.execute(insert(AT_FIRST), {**BARE, "id": "old", "series": "s", "secret": b"s" * 32})
    await writer.dispose()
    await reader.dispose()
    store = await Store.open(url)
    table = await store.table("old")
    assert table
    assert (table.season, table.ready, table.next_secret, table.simulates) == ((), (), None, False)
    assert await store.save(replace(table, phase="over")) == await store.table("old")
    assert await store.races("s") == [RaceRow(1, "old", ())]
    await store.close()


ADDED = ("season", "ready", "next_secret", "simulates")
AT_FIRST = Table(
    "tables", MetaData(), *(Column(c.name, c.type) for c in metadata.tables["tables"].c if c.name not in ADDED)
)
BARE = {
    **dict.fromkeys(("game", "ordering", "host", "invite", "next_table"), ""),
    **dict.fromkeys(("opened", "started", "revision"), 0),
    "phase": "running",
    "abandoned": False,
    "version": 1,
    "race": 1,
    "board": {},
    "options": {},
    "entropy": [],
}


def begin_anew(connection: Connection) -> None:
    """Leave nothing but what the first migration made."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    command.upgrade(configuration(connection), "v0001")


async def test_the_classification_of_a_race_comes_back_by_piece_and_with_its_end_only(store: Store):
    first = a_table(phase="over")
    second = replace(first, id="second", race=2, phase="running")
    classification = [Classified(2, 20), Classified(0, 0), Classified(1, 25), Classified(3, 16)]
    await store.add_table(replace(first, phase="running"))
    await store.save(first, classification=classification)
    await store.add_table(second)
    assert await store.races(first.series) == [RaceRow(1, first.id, tuple(classification)), RaceRow(2, "second", ())]
    with pytest.raises(Conflict):
        await store.save(second, classification=classification, used_link="unknown")
    assert (await store.races(first.series))[1].classification == ()
    assert await store.races("another") == []


async def test_a_season_s_circuits_and_who_is_ready_come_back(store: Store):
    circuits = tuple(Circuit(f"c{n}", "", {"n": n, "spaces": [1, 2]}) for n in range(3))
    table = a_table(season=circuits, ready=(("ann", "aa"), ("bob", "")), next_secret=bytes(range(32)), simulates=True)
    await store.add_table(table)
    assert await store.table(table.id) == table


async def test_a_seat_has_one_answer_beforehand_the_last_and_none_that_it_has_taken_back(store: Store):
    table, other = a_table(), a_table()
    await store.add_table(table)
    await store.add_table(other)
    assert await store.answers(table.id) == {}
    await store.keep_answer(table.id, 0, Given("long-lap-1", 4))
    await store.keep_answer(table.id, 1, Given("long-lap-0", 5))
    await store.keep_answer(other.id, 0, Given("long-lap-2", 1))
    await store.keep_answer(table.id, 0, Given("long-lap-2", 6))
    await store.keep_answer(table.id, 1, None)
    await store.keep_answer(table.id, 1, None)
    assert await store.answers(table.id) == {0: Given("long-lap-2", 6)}
    assert await store.answers(other.id) == {0: Given("long-lap-2", 1)}


async def test_a_seat_that_is_left_has_answered_nothing_and_the_others_still_have(store: Store):
    table, other = a_table(), a_table()
    for each in (table, other):
        await store.add_table(each)
        for seat in range(2):
            await store.keep_answer(each.id, seat, Given("long-lap-2", 6))
    await store.save(replace(table, seats=(table.seats[0], replace(table.seats[1], has_left=True))))
    assert (await store.answers(table.id)).keys() == {0}
    await store.save(replace(other, host="another"))
    assert (await store.answers(other.id)).keys() == {0, 1}


async def test_a_database_of_a_newer_chequered_is_refused_and_left_alone(url: str):
    await (await Store.open(url)).close()
    await revise(url, "v9999")
    with pytest.raises(StoreError, match="newer"):
        await Store.open(url)
    await revise(url, HEAD)
    await (await Store.open(url)).close()


async def revise(url: str, revision: str) -> None:
    writer, reader = engines(url)
    async with writer.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})
    await writer.dispose()
    await reader.dispose()


@pytest.mark.parametrize("wrong", ["", "nonsense", "mysql://somewhere/test", "sqlite://", "sqlite:///:memory:"])
async def test_a_url_of_no_database_of_ours_is_refused(wrong: str):
    with pytest.raises(StoreError):
        await Store.open(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://bob:hunter2@127.0.0.1:1/test",
        "postgresql://bob:hunter2@127.0.0.1:port/test",
        "postgresql://bob:and@hunter2@127.0.0.1:1/test",
        "postgresql://127.0.0.1:1/test?user=bob&password=hunter2",
        "postgres//bob:hunter2@127.0.0.1/test",
        "mysql://bob:hunter2@127.0.0.1/test",
        "sqlite:////srv/test.sqlite3?key=hunter2",
    ],
)
async def test_a_refused_url_is_not_repeated_with_its_password(wrong: str):
    with pytest.raises(StoreError) as refusal:
        await Store.open(wrong)
    assert "hunter2" not in str(refusal.value)


def test_an_sqlite_url_with_parameters_is_refused_clearly_and_makes_no_file(tmp_path: Path):
    with pytest.raises(StoreError, match="no parameters"):
        migrate(f"sqlite:///{tmp_path / 'store.sqlite3'}?mode=ro")
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path):
    (tmp_path / "no.sqlite3").write_bytes(b"no database " * 100)
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path / 'no.sqlite3'}")
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path / 'missing' / 'no.sqlite3'}")


async def test_an_acknowledged_action_on_sqlite_survives_a_power_cut(tmp_path: Path):
    """What SQLite needs for that: a write-ahead log, synced at each commit."""
    store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    try:
        async with store._writer_engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        with sqlite3.connect(tmp_path / "store.sqlite3") as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()
    finally:
        await store.close()
