"""Bots for a server: workers that think, are replaced when they fail, and turn to machine code when it is ready.

Whatever fails, a bot plays on: where its worker dies, hangs or errs, the novice chooses instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from chequered.bots.levels import NOVICE, level
from chequered.bots.player import Player
from chequered.bots.processes import Worker, WorkerFailedError, WorkerLostError
from chequered.bots.warming import pieces
from chequered.games import GAMES, game

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 4.0
"""Seconds after which a worker counts as lost."""

LONGEST_WARMING = 600.0
"""Seconds that one piece of a game may take to compile, on a slow machine that does other things."""

Progress = Callable[[str, int, int], None]
"""Told how far a game is prepared: its id, pieces done, pieces in all."""

T = TypeVar("T")


class BotPool:
    """Worker processes that choose actions. Its methods belong to one event loop; close it at the end.

    `failures` counts the choices that the novice had to make for another.
    """

    def __init__(self, workers: int = 2, longest_thought: float = LONGEST_THOUGHT) -> None:
        """Start the processes, without waiting for them."""
        self.failures = 0
        self._longest_thought = longest_thought
        self._count = workers
        self._workers: set[Worker] = set()
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._warmed: list[tuple[str, str]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(2 * workers + 1, "bots")
        self._closed = False
        for _ in range(workers):
            self._idle.put_nowait(self._start())

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], name: str, seed: int) -> str:
        """The token of the action that a bot of this level takes; `view` is what its seat sees, and its seat decides.

        `board` is the board's content. The same seed (up to 64 bits) gives the same choice.

        Raises:
            ValueError: the game has no such level.
            KeyError: there is no such game.
            RuntimeError: the pool is closed.
        """
        level(game(game_id), name)
        # On its own, so that a caller who gives up waiting leaves the worker to finish and come back.
        return await asyncio.shield(self._spawn(self._think(game_id, board, view, name, seed)))

    async def warm(self, progress: Progress | None = None, games: Iterable[str] = GAMES) -> None:
        """Compile the bots of these games, one game after another, and let all workers think in machine code.

        Until then they think in the plain rules. A failure is logged and leaves them at that.
        """
        await self._spawn(self._warm(progress or _silent, games))

    async def close(self) -> None:
        """End the processes; whoever waits for a choice is cancelled."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.close()
        self._workers.clear()

    # ------------------------------------------------------------------------------------------------ choosing

    async def _think(self, game_id: str, board: dict[str, Any], view: dict[str, Any], name: str, seed: int) -> str:
        worker = await self._idle.get()
        try:
            token: str = await self._ask(worker, self._longest_thought, "choose", game_id, board, view, name, seed)
        except (WorkerLostError, WorkerFailedError) as failure:
            self._spawn(self._take_back(worker, is_lost=isinstance(failure, WorkerLostError)))
            log.warning("A bot of level %s could not choose, the novice did: %s", name, failure)
            self.failures += 1
            return await self._in_thread(_novice_token, game_id, board, view, seed)
        self._idle.put_nowait(worker)
        return token

    async def _take_back(self, worker: Worker, *, is_lost: bool) -> None:
        """Let a worker that failed go on, or replace it if it is lost."""
        if not is_lost:
            self._idle.put_nowait(worker)
            return
        await self._end(worker)
        self._idle.put_nowait(self._start())
        if self._warmed:
            await self._renew()

    # ------------------------------------------------------------------------------------------------ workers

    async def _warm(self, progress: Progress, games: Iterable[str]) -> None:
        fresh = self._start()
        try:
            for game_id in games:
                found = pieces(game(game_id))
                progress(game_id, 0, len(found))
                for done, piece in enumerate(found, 1):
                    await self._ask(fresh, LONGEST_WARMING, "warm", game_id, piece)
                    self._warmed.append((game_id, piece))
                    progress(game_id, done, len(found))
        except (WorkerLostError, WorkerFailedError) as failure:
            await self._end(fresh)
            log.error("The bots could not be compiled; they think in the plain rules: %s", failure)
            return
        await self._swap_in(fresh)
        for _ in range(self._count - 1):
            await self._renew()

    async def _renew(self) -> None:
        """Replace a worker by one that has loaded the machine code; loading would keep players waiting."""
        fresh = self._start()
        try:
            for piece in tuple(self._warmed):
                await self._ask(fresh, LONGEST_WARMING, "warm", *piece)
        except (WorkerLostError, WorkerFailedError) as failure:
            await self._end(fresh)
            log.error("A worker could not load the compiled bots: %s", failure)
            return
        await self._swap_in(fresh)

    async def _swap_in(self, fresh: Worker) -> None:
        old = await self._idle.get()
        self._idle.put_nowait(fresh)
        await self._end(old)

    def _start(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await self._in_thread(worker.close)

    async def _ask(self, worker: Worker, seconds: float, *request: Any) -> Any:
        return await self._in_thread(worker.ask, seconds, *request)

    async def _in_thread(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)

    def _spawn(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        if self._closed:
            coroutine.close()
            raise RuntimeError("the pool of bots is closed")
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _silent(game_id: str, done: int, total: int) -> None:
    """Nobody asks how far a game is."""


def _novice_token(game_id: str, board: dict[str, Any], view: dict[str, Any], seed: int) -> str:
    found = game(game_id)
    return Player(found, found.boards.from_content(board).record, NOVICE).choose(view, seed)
