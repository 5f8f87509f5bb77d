"""The store as the tables see it: reads, and writes that return when they are committed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from itertools import groupby
from types import MappingProxyType
from typing import Self

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chequered.match import Classified, Given
from chequered.server.store import schema
from chequered.server.store.coding import seat_writes, step_of, step_writes, table_row, table_values
from chequered.server.store.engines import engines, migrate
from chequered.server.store.rows import RaceRow, StepRow, TableRow, Trophy, now
from chequered.server.store.writer import Write, Writer

_ADD_TABLE = insert(schema.tables)
_ADD_TROPHY = insert(schema.trophies)
_ADD_CLASSIFIED = insert(schema.classification)
_ADD_LINK = insert(schema.links)
_ADD_ANSWER = insert(schema.answers)
_CHANGE_TABLE = update(schema.tables).where(
    schema.tables.c.id == bindparam("this"), schema.tables.c.revision == bindparam("before")
)
_CLEAR_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("this"))
_FORGET_ANSWER = delete(schema.answers).where(
    schema.answers.c.table_id == bindparam("this"), schema.answers.c.seat == bindparam("by")
)
_FORGET_PLAYED = _FORGET_ANSWER.where(
    schema.answers.c.token == bindparam("played"), schema.answers.c.after == bindparam("since")
)
_USE_LINK = delete(schema.links).where(schema.links.c.secret_hash == bindparam("this"))
_FORGET_LINKS = delete(schema.links).where(schema.links.c.made < bindparam("oldest"))

LINK_LIFE = 24 * 3600 * 1000
"""Milliseconds for which a personal link works."""


class Store:
    """Everything that outlives the process."""

    def __init__(self, writer_engine: AsyncEngine, reader_engine: AsyncEngine) -> None:
        self._writer_engine = writer_engine
        self._reader = reader_engine
        self._writer = Writer(writer_engine)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the newest revision.

        Raises:
            StoreError: the database cannot be used.
        """
        # First by itself: a connection that cannot be made leaves the asynchronous driver in disorder.
        await asyncio.to_thread(migrate, url)
        return cls(*engines(url))

    async def close(self) -> None:
        """Commit what waits, and let go of the database."""
        await self._writer.close()
        await self._reader.dispose()
        await self._writer_engine.dispose()

    # -------------------------------------------------------------------------------------------- personal links

    async def add_link(self, secret_hash: str, table: str, browser: str) -> None:
        """Remember a personal link, by the hash of its secret, to the seats of a browser; forget those too old."""
        values = {"secret_hash": secret_hash, "table_id": table, "browser": browser, "made": now()}
        await self._writer.write(Write(_FORGET_LINKS, {"oldest": now() - LINK_LIFE}), Write(_ADD_LINK, values))

    async def link(self, secret_hash: str, table: str) -> str | None:
        """The browser whose seats a link hands over; None if there is no such link, or it is too old."""
        links = schema.links.c
        query = select(links.browser).where(
            links.secret_hash == secret_hash, links.table_id == table, links.made >= now() - LINK_LIFE
        )
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).scalar()

    # -------------------------------------------------------------------------------------------- answers

    async def keep_answer(self, table: str, seat: int, given: Given | None) -> None:
        """Remember what a seat has answered beforehand, in place of what it had; None forgets it."""
        kept = [] if given is None else [Write(_ADD_ANSWER, {"table_id": table, "seat": seat, **asdict(given)})]
        await self._writer.write(Write(_FORGET_ANSWER, {"this": table, "by": seat}), *kept)

    async def answers(self, table: str) -> dict[int, Given]:
        """What the seats of a match have answered beforehand; some of it may have lapsed since."""
        answers = schema.answers.c
        query = select(answers.seat, answers.token, answers.after).where(answers.table_id == table)
        async with self._reader.connect() as connection:
            return {seat: Given(token, after) for seat, token, after in await connection.execute(query)}

    # -------------------------------------------------------------------------------------------- tables

    async def add_table(self, table: TableRow, *steps: StepRow, before: TableRow | None = None) -> None:
        """Write a new table, with its first step if it has begun; `before` is saved along with it."""
        previous = self._change(before) if before else ()
        await self._writer.write(
            *previous, Write(_ADD_TABLE, table_values(table)), *seat_writes(table), *step_writes(table.id, steps)
        )

    async def save(
        self,
        table: TableRow,
        *steps: StepRow,
        trophies: Iterable[Trophy] = (),
        classification: Iterable[Classified] = (),
        used_link: str = "",
    ) -> TableRow:
        """Write a table that has changed, and what came with the change; the row as it is now.

        What was answered beforehand on a seat that has been left is forgotten.

        Raises:
            Conflict: another worker changed it first.
        """
        link = [Write(_USE_LINK, {"this": used_link}, must_match=True)] if used_link else []
        won = [
            Write(_ADD_TROPHY, {"table_id": table.id, "series": table.series, **asdict(trophy)}) for trophy in trophies
        ]
        reached = [
            Write(_ADD_CLASSIFIED, {"table_id": table.id, "piece": piece, **asdict(classified)})
            for piece, classified in enumerate(classification)
        ]
        await self._writer.write(*self._change(table), *step_writes(table.id, steps), *won, *reached, *link)
        return replace(table, revision=table.revision + 1)

    async def add_step(self, table: str, step: StepRow, played: Mapping[int, Given] = MappingProxyType({})) -> None:
        """Write the next step of a match, and forget the answers given beforehand that it has played.

        Raises:
            Conflict: another worker has written a step of this number, or one for the same action.
        """
        # Another worker may have kept another answer of the seat meanwhile: that one stays.
        forgotten = (
            Write(_FORGET_PLAYED, {"this": table, "by": seat, "played": given.token, "since": given.after})
            for seat, given in played.items()
        )
        await self._writer.write(*step_writes(table, [step]), *forgotten)

    def _change(self, table: TableRow) -> Iterator[Write]:
        change = {"this": table.id, "before": table.revision, "revision": table.revision + 1}
        yield Write(_CHANGE_TABLE, {**table_values(table), **change}, must_match=True)
        yield Write(_CLEAR_SEATS, {"this": table.id})
        yield from seat_writes(table)
        yield from (Write(_FORGET_ANSWER, {"this": table.id, "by": k}) for k, s in enumerate(table.seats) if s.has_left)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        seats = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            sitting = (await connection.execute(seats)).mappings().all()
        return table_row(dict(row), [dict(seat) for seat in sitting])

    async def steps(self, table: str) -> list[StepRow]:
        """The journal of a match."""
        query = select(schema.steps).where(schema.steps.c.table_id == table).order_by(schema.steps.c.number)
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [StepRow(step_of(row["step"]), row["browser"], row["act"]) for row in rows]

    async def trophies(self, series: str) -> list[Trophy]:
        """All trophies of a series, in the order of its races."""
        trophies = schema.trophies.c
        query = select(trophies.player, trophies.race).where(trophies.series == series).order_by(trophies.race)
        async with self._reader.connect() as connection:
            return [Trophy(row[0], row[1]) for row in await connection.execute(query)]

    async def races(self, series: str) -> list[RaceRow]:
        """The races of a series that have begun, in order, each classified if it counts for a season."""
        tables, classified = schema.tables.c, schema.classification.c
        query = (
            select(tables.race, tables.id, classified.place, classified.points)
            .outerjoin_from(schema.tables, schema.classification)
            .where(tables.series == series)
            .order_by(tables.race, classified.piece)
        )
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RaceRow(race, table, tuple(Classified(*row[2:]) for row in group if row[2] is not None))
            for (race, table), group in groupby(rows, key=lambda row: (row[0], row[1]))
        ]

    async def tables_of(self, browser: str, limit: int) -> list[str]:
        """The ids of the tables at which a browser sits or which it hosts, the newest first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.browser == browser, ~schema.seats.c.has_left)
        tables = schema.tables.c
        query = select(tables.id).where((tables.host == browser) | tables.id.in_(sits))
        async with self._reader.connect() as connection:
            found = await connection.execute(query.order_by(tables.opened.desc(), tables.id).limit(limit))
            return [row[0] for row in found]
