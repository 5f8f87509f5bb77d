"""A worker as the server sees it: a process, a pipe, and patience."""

from __future__ import annotations

import multiprocessing
from typing import Any

from chequered.bots import worker

LONGEST_START = 60.0
"""Seconds that a process may take to start, on a slow machine that does other things."""


class WorkerLostError(RuntimeError):
    """A worker died or did not answer in time, and cannot be asked again; the message says which."""


class WorkerFailedError(RuntimeError):
    """A worker could not answer, but lives; the message is its traceback."""


class Worker:
    """A process that thinks. It starts at once; the first question waits until it has started."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=worker.serve, args=(theirs,), daemon=True, name="chequered-bot")
        self._process.start()
        theirs.close()
        self._started = False

    @property
    def pid(self) -> int | None:
        """The number of its process."""
        return self._process.pid

    def ask(self, seconds: float, *request: Any) -> Any:
        """The answer to a request (`worker.Desk`); blocks for at most so many seconds once the process has started.

        Raises:
            WorkerLostError: the worker died or took longer.
            WorkerFailedError: the request failed.
        """
        try:
            if not self._started:
                self._receive(LONGEST_START)
                self._started = True
            self._pipe.send(request)
            succeeded, answer = self._receive(seconds)
        except (EOFError, OSError) as error:
            raise WorkerLostError("its process died") from error
        if not succeeded:
            raise WorkerFailedError(answer)
        return answer

    def _receive(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise WorkerLostError(f"no answer within {seconds:g} s")
        return self._pipe.recv()

    def kill(self) -> None:
        """End the process, whatever it is doing; a question that waits for it ends with `WorkerLostError`."""
        self._process.kill()

    def close(self) -> None:
        """End the process and let go of the pipe; nobody may wait for an answer any more."""
        self.kill()
        self._process.join()
        self._pipe.close()
