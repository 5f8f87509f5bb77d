"""Tuning: what the circuits of Table-MotoGP are made for, between equal club bots at several tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rich.table import Table

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.lab import balance

SEED = 1
RACES = 5_000
LEVEL = "club"

CLASSIFIED = (0.80, 0.95)
LEAST_RUNNING = 0.60
MOST_LAPPINGS = {"largest": 0.40, "middle": 0.25}
MOST_FROM_A_PLACE = 0.15
LEAST_OVERTAKES = 60.0

_COLUMNS = (
    "rounds",
    "overtakes",
    "classified",
    "running",
    "lapping",
    "no fuel",
    "engine",
    "pit visits",
    "best grid",
)


@dataclass(frozen=True)
class Races:
    """What races on one circuit with so many teams showed: means a race, or shares, by the name of the measure."""

    values: Mapping[str, float]
    from_place: float
    """The share of the races that the best place on the grid won."""


def figures() -> Iterator[Figure]:
    motogp = game("motogp")
    for preset in motogp.boards.presets():
        board = motogp.boards.load(preset)
        fewest, most = board.seats
        middle = (fewest + most + 1) // 2
        table = Table("teams", *_COLUMNS, title=f"motogp, {preset}: {RACES:,} races each, seed {SEED}")
        by_teams = {
            teams: _races(motogp, board, teams) for teams in sorted({fewest, middle, most, motogp.spec.seats[1]})
        }
        for teams, races in by_teams.items():
            table.add_row(str(teams), *_cells(races))
        CONSOLE.print(table)
        yield from _at_largest(preset, by_teams[most])
        yield _lapping(preset, "middle", by_teams[middle])
        yield _grid(preset, by_teams[motogp.spec.seats[1]])


def _at_largest(preset: str, races: Races) -> Iterator[Figure]:
    low, high = CLASSIFIED
    classified, running = races.values["motorcycles classified"], races.values["motorcycles running at the end"]
    words = f"{preset}, largest table"
    yield Figure(f"{words}: {low:.0%} to {high:.0%} classified", f"{classified:.2%}", low <= classified <= high)
    yield Figure(f"{words}: at least {LEAST_RUNNING:.0%} running", f"{running:.2%}", running >= LEAST_RUNNING)
    yield _lapping(preset, "largest", races)
    overtakes = races.values["overtakes"]
    words = f"{words}: at least {LEAST_OVERTAKES:g} overtakes a race"
    yield Figure(words, f"{overtakes:.1f} on average", overtakes >= LEAST_OVERTAKES)


def _lapping(preset: str, table: str, races: Races) -> Figure:
    share, bar = races.values["races with a lapping"], MOST_LAPPINGS[table]
    return Figure(f"{preset}, {table} table: a lapping in at most {bar:.0%} of races", f"{share:.2%}", share <= bar)


def _grid(preset: str, races: Races) -> Figure:
    words = f"{preset}, nine teams: no place on the grid wins more than {MOST_FROM_A_PLACE:.0%}"
    return Figure(words, f"{races.from_place:.2%} at most", races.from_place <= MOST_FROM_A_PLACE)


def _races(motogp: Game, board: LoadedBoard, teams: int) -> Races:
    report = balance(motogp, board, LEVEL, seats=teams, matches=RACES, seed=SEED)
    values = {f.name: f.spread.mean if f.spread else max(f.values.values()) for f in report.figures}
    return Races(values, values["won from place on the grid"])


def _cells(races: Races) -> Iterator[str]:
    for name in ("rounds", "overtakes"):
        yield f"{races.values[name]:.1f}"
    for name in (
        "motorcycles classified",
        "motorcycles running at the end",
        "races with a lapping",
        "motorcycles out of fuel",
        "engines broken down",
    ):
        yield f"{races.values[name]:.1%}"
    yield f"{races.values['visits to the pit lane']:.2f}"
    yield f"{races.from_place:.1%}"
