"""What can be set when the server starts, and where things are kept if nothing is said."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8000
PAUSE = 2.0
"""Seconds in which people can answer beforehand."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one browser or address may take of the server; the figures are far above what people need."""

    requests_a_minute: int = 600
    tables_an_hour: int = 120
    sockets_per_address: int = 64
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    head_bytes: int = 65_536
    body_bytes: int = 65_536
    frame_bytes: int = 16_384


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server.

    `database` is an SQLAlchemy URL; a file of SQLite that is not there is made so that, on POSIX, only its owner may
    read it, and one that is there keeps its mode. `origins` are public addresses such as `https://play.example`,
    `hosts` further names under which the server may be asked; `address` is where others reach it, for links and QR
    codes. `pace` is the time in seconds that a bot lets pass before each of its turns, so that people can follow;
    `pause` the time in which people can answer beforehand where nobody is waited for.
    """

    database: str
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    address: str = ""
    pace: float = 0.7
    pause: float = PAUSE
    limits: Limits = field(default_factory=Limits)
    bots: bool = True
    """Whether bots think in worker processes; otherwise all of them play at random."""


def default_database() -> str:
    """The URL of the SQLite file in the user's data folder (`$CHEQUERED_DATA` moves it).

    On POSIX nobody else may read it: it holds the secrets behind the dice.

    Raises:
        OSError: the folder or the file cannot be made.
        RuntimeError: the user has no home.
    """
    folder = data_folder()
    is_new = not folder.exists()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "chequered.sqlite3"
    if os.name == "posix":
        if is_new or not os.environ.get("CHEQUERED_DATA"):
            folder.chmod(0o700)
        # SQLite gives the files beside it the same mode.
        file.touch(mode=0o600)
        for each in folder.glob(f"{file.name}*"):
            each.chmod(0o600)
    return f"sqlite:///{file}"


def data_folder() -> Path:
    """Where the user's games are kept."""
    chosen = os.environ.get("CHEQUERED_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Chequered"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "chequered"
