"""A match at a local table for the tests beside this file: played by seeded random choices, its record written down."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from chequered.bots import levels
from chequered.cli.seats import read_seats
from chequered.cli.terminal.table import LocalTable
from chequered.games import game

SECRET = bytes(range(32))


def table(seats: str = "Ada,Ben,novice", choices: Mapping[str, int] | None = None, board: str = "short") -> LocalTable:
    monza = game("monza")
    sitters = read_seats(monza, seats, levels(monza))
    return LocalTable(
        monza, monza.boards.load(board), choices or {}, sitters, secret=SECRET, entropy=b"sixteen and more"
    )


def played(seed: int = 1, **arguments: object) -> LocalTable:
    at, dice = table(**arguments), random.Random(seed)  # type: ignore[arg-type]
    while not at.match.over:
        at.play([dice.choice(at.match.choices()).token])
    return at


def record_file(folder: Path, seed: int = 1, **arguments: object) -> Path:
    file = folder / "race.chequered.json"
    file.write_bytes(played(seed, **arguments).record_bytes())
    return file
