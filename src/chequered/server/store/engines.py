"""Connections to the database: one that writes, several that read, and the migrations at the start."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chequered.server.store.schema import HEAD

_MIGRATIONS_LOCK = 7_254_001
"""The number under which workers on PostgreSQL take turns to migrate."""


class StoreError(RuntimeError):
    """The database cannot be used; the message says why."""


def engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """The engine that writes and the one that reads.

    Raises:
        StoreError: the URL is of no database that is supported.
    """
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        engine = create_async_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=5, pool_pre_ping=True)
        return engine, engine
    parsed = parsed.set(drivername="sqlite+aiosqlite")
    writer = create_async_engine(parsed, pool_size=1, max_overflow=0)
    reader = create_async_engine(parsed, pool_size=4, max_overflow=0)
    _prepare_sqlite(writer.sync_engine, is_writer=True)
    _prepare_sqlite(reader.sync_engine, is_writer=False)
    return writer, reader


def migrate(url: str) -> None:
    """Bring the database to the newest revision, or make it: a file of SQLite so that nobody else may read it (POSIX).

    Raises:
        StoreError: the database cannot be opened, is none of ours, or was written by a newer Chequered.
    """
    parsed = _parsed(url)
    is_sqlite = parsed.get_backend_name() == "sqlite"
    engine = create_engine(parsed.set(drivername="sqlite" if is_sqlite else "postgresql+psycopg"), poolclass=NullPool)
    if is_sqlite:
        _create_private(str(parsed.database))
        _prepare_sqlite(engine, is_writer=True)
    try:
        with engine.begin() as connection:
            _migrate(connection)
    except SQLAlchemyError as error:
        # Of the URL nothing but the place: users, passwords and parameters are nobody's business.
        place = engine.url.set(username=None, password=None, query={})
        raise StoreError(f"the database {place} cannot be used: {error.__cause__ or error}") from error


def _parsed(url: str) -> URL:
    """The URL's parts. What is refused is not repeated: there may be a password in it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("expected a database URL such as sqlite:///games.sqlite3") from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError("expected a database URL of sqlite:// or postgresql://")
    if "@" in (parsed.host or ""):
        raise StoreError("expected one @ in the database URL: in a name or password it is written %40")
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise StoreError("expected the path of a file behind sqlite:///: games are kept on disk")
        if parsed.query or parsed.host or parsed.username:
            raise StoreError("expected only the path of a file behind sqlite:///, no parameters, host or user")
    return parsed


def _create_private(file: str) -> None:
    """Make the file if there is none: it will hold secrets and hands, and SQLite itself lets everybody read it."""
    # A file that is there keeps its mode; why one cannot be made SQLite says itself.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _prepare_sqlite(engine: Engine, *, is_writer: bool) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, and too late; `on_begin` does it.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA foreign_keys=ON")
        if is_writer:
            cursor.execute("PRAGMA journal_mode=WAL")
            # An acknowledged action survives a power cut as well.
            cursor.execute("PRAGMA synchronous=FULL")
        else:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATIONS_LOCK})
    if _revision(connection) == HEAD:
        return
    # Takes half a second to import, and is needed only when something is to be migrated.
    from alembic import command
    from alembic.util.exc import CommandError

    from chequered.server.store.migrations import configuration

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise StoreError(f"the database was written by a newer Chequered: {error}") from error


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
