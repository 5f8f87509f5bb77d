"""The command as a user runs it: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import FileIO
from pathlib import Path

COMMAND = (sys.executable, "-m", "chequered")
PATIENCE = 60.0
"""Seconds after which a command hangs."""

QUIET = 0.2
"""Seconds without a sign after which a screen has come to rest."""

_ADDRESS = re.compile(r"Chequered is at (http://\S+?),? ?(for|$)", re.MULTILINE)


@dataclass(frozen=True)
class Done:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def run(*arguments: str, cwd: Path | None = None) -> Done:
    """Run a command to its end, without a terminal. It may have to compile: the test's own limit is the only one."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@contextmanager
def serving(
    *arguments: str, data: Path, command: Sequence[str] = COMMAND
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `chequered serve` in a data folder of its own; its address, once it can be used, and the process."""
    words = [*command, "serve", "--no-browser", *arguments]
    environment = {**os.environ, "CHEQUERED_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    with (
        (data / "errors").open("w") as errors,
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = _ADDRESS.search(line)
            assert found, f"said {line!r} instead of its address; {(data / 'errors').read_text()}"
            yield found[1], process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def in_terminal(
    *arguments: str, keys: str | bytes, cwd: Path, first: str = "", until: str = "", size: tuple[int, int] = (100, 30)
) -> tuple[int, str]:
    """Run a command in a terminal; its exit code and all that it has drawn.

    Once it has drawn, the key `first` is pressed again and again until it has drawn `until`, then `keys` are pressed.
    """
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, size[::-1])
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=cwd,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    with os.fdopen(ours, "r+b", buffering=0) as terminal:
        drawn = _typed(terminal, first.encode(), until.encode(), keys if isinstance(keys, bytes) else keys.encode())
    return process.wait(PATIENCE), drawn.decode("utf-8", "replace")


def _typed(terminal: FileIO, first: bytes, until: bytes, keys: bytes) -> bytes:
    """What a terminal shows until its program ends; a key is pressed whenever it has come to rest."""
    drawn, waiting, deadline = b"", [bytes([key]) for key in keys], time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if select.select([terminal], [], [], QUIET)[0]:
            try:
                drawn += terminal.read(65_536)
            except OSError:  # so Linux says that the program has closed its end
                return drawn
        elif drawn and until not in drawn:
            terminal.write(first)
        elif drawn and waiting:
            terminal.write(waiting.pop(0))
    raise TimeoutError(drawn.decode("utf-8", "replace"))


def refusal(done: Done) -> str:
    """The one line of a command that was used wrongly."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err
    return done.err.strip()
