"""Binding: the folders of compiled code, one for each function and all that it depends on, shared by all processes."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

KEPT = 2000
"""So many folders stay however old they are: some versions of several games, about 100 megabytes."""

_DAY = 24 * 60 * 60.0
_KEY_LENGTH = 24


def cache_root() -> Path:
    """The folder of compiled code: `$CHEQUERED_CACHE`, else `chequered` in the user's cache folder."""
    chosen = os.environ.get("CHEQUERED_CACHE")
    if chosen:
        return Path(chosen) / "compiled"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "chequered" / "compiled"


def key_of(parts: Iterable[object]) -> str:
    """A name for what the parts, each with its own `repr`, describe together."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{part!r}\n".encode())
    return digest.hexdigest()[:_KEY_LENGTH]


def writable_root() -> Path | None:
    """The folder of compiled code, made and tidied if need be; None where nothing can be written."""
    try:
        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
        prune(root)
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    return root


def prune(root: Path) -> None:
    """Remove the folders that were not used for a day, apart from the `KEPT` used last."""
    folders = [p for p in root.iterdir() if re.fullmatch(f"[0-9a-f]{{{_KEY_LENGTH}}}", p.name)]
    if len(folders) > KEPT:
        for folder in sorted(folders, key=_last_use, reverse=True)[KEPT:]:
            if time.time() - _last_use(folder) > _DAY:
                shutil.rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has removed it
        return 0.0


@contextmanager
def one_writer(root: Path) -> Iterator[None]:
    """Let one process at a time write below `root`; the system ends the lock of a process that dies."""
    with (root / "lock").open("a+b") as file:
        _lock(file)
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
