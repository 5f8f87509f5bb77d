"""The one writer: jobs that arrive together are committed together, and each caller waits for its commit.

A transaction costs far more than a row, so under load many jobs share one, and their rows for the same table go in as
one statement. If a shared transaction fails, its jobs are tried one by one, so that only the culprit fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_JOBS = 200
"""Jobs in one transaction: enough to carry the load, few enough that none waits long."""


class Conflict(Exception):  # noqa: N818  what it is: somebody else was quicker
    """A row that another worker has written meanwhile stands in the way; nothing of the job was written."""


@dataclass(frozen=True, slots=True)
class Write:
    """A statement with the values of one row. `must_match`: without a row to change, the job is a conflict."""

    statement: Executable
    values: dict[str, Any] | None = None
    must_match: bool = False


@dataclass(frozen=True, slots=True)
class _Job:
    writes: Sequence[Write]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def statement(self) -> Executable | None:
        """The statement of a job that inserts one row, so that neighbours can share it."""
        plain = len(self.writes) == 1 and not self.writes[0].must_match and self.writes[0].values is not None
        return self.writes[0].statement if plain else None


class Writer:
    """Commits jobs in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *writes: Write) -> None:
        """Return when all of the writes are committed.

        Raises:
            Conflict: one of them met a row of another worker; none is committed.
        """
        job = _Job(writes)
        await self._jobs.put(job)
        await job.done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_JOBS and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._commit_each_or_all(jobs)
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit_each_or_all(self, jobs: Sequence[_Job]) -> None:
        error = await self._commit(jobs)
        if error is not None and len(jobs) > 1:
            for job in jobs:
                _settle([job], await self._commit([job]))
        else:
            _settle(jobs, error)

    async def _commit(self, jobs: Sequence[_Job]) -> Exception | None:
        try:
            async with self._engine.begin() as connection:
                for statement, group in groupby(jobs, key=lambda job: job.statement):
                    await _execute(connection, statement, list(group))
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:  # noqa: BLE001  whatever it is, it belongs to who waits for the job
            return error
        return None


async def _execute(connection: AsyncConnection, statement: Executable | None, jobs: Iterable[_Job]) -> None:
    writes = [write for job in jobs for write in job.writes]
    if statement is not None:
        await connection.execute(statement, [write.values or {} for write in writes])
        return
    for write in writes:
        result = await connection.execute(write.statement, write.values)
        if write.must_match and result.rowcount == 0:
            raise Conflict("no row is as it was read")


def _settle(jobs: Iterable[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
