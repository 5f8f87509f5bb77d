"""Random races on every circuit with random options, entry by entry, for the properties of Table-MotoGP's rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from chequered.games import game
from chequered.games.motogp.board import Board, Ground
from chequered.games.motogp.spec import SPEC
from chequered.games.motogp.state import State, Status
from tests.games import playing

MOTOGP = game("motogp")
SMALL = Path(__file__).parents[2] / "scenarios/motogp/boards.toml"
"""The circuits of the scenarios: half as long as those that ship, with more that can happen on them."""


class Step(playing.Step):
    """One entry."""

    @property
    def racing(self) -> list[int]:
        """Who races behind this entry."""
        return [m for m in range(2 * self.after.seats) if self.after.status[m] == Status.RACING]

    @property
    def is_race(self) -> bool:
        """Whether the grid is complete."""
        return bool(self.after.round > 0)


PLAYING = playing.Playing(MOTOGP, Step)
RULES, WIDTH, legal = PLAYING.rules, PLAYING.width, PLAYING.legal


@dataclass(frozen=True)
class Setting:
    """A circuit, options and the seed of a race."""

    circuit: str
    seats: int
    choices: dict[str, int]
    seed: int

    def steps(self) -> Iterator[Step]:
        """The race from its opening to its end."""
        return PLAYING.steps(load(self.circuit), MOTOGP.options(self.seats, self.choices), self.seed)

    def end(self) -> Step:
        """The last entry."""
        return list(self.steps())[-1]


@cache
def load(circuit: str) -> Board:
    small = tomllib.loads(SMALL.read_text(encoding="utf-8"))
    boards = MOTOGP.boards
    loaded = boards.from_content(small[circuit]["content"]) if circuit in small else boards.load(circuit)
    assert isinstance(loaded.record, Board)
    return loaded.record


LANES = {Ground.OUTER_B: 1, Ground.OUTER_A: 2, Ground.PIT: 3}
"""Which of the cells beside one another come behind the first one (GP-6.1, GP-7.5)."""


def position_of(board: Board, s: State, m: int) -> tuple[int, int, int, int]:
    """Where a motorcycle is in the order of the race, smaller is ahead: distance, lane, pit space, place."""
    cell = s.cell[m]
    return (-distance_of(board, s, m), LANES.get(Ground(board.ground[cell]), 0), -cell, s.place[m])


def distance_of(board: Board, s: State, m: int) -> int:
    """Whole spaces from the line at the start of the race."""
    return s.lap[m] * board.spaces + board.space[s.cell[m]]


@st.composite
def settings_of_races(draw: st.DrawFn) -> Setting:
    """Any circuit, number of teams and options; one to three laps."""
    choices = {option.name: draw(st.integers(option.low, min(option.high, 3))) for option in SPEC.options}
    return Setting(
        circuit=draw(st.sampled_from(("ring", "bend", *MOTOGP.boards.presets()))),
        seats=draw(st.integers(*SPEC.seats)),
        choices=choices,
        seed=draw(st.integers(0, 2**32 - 1)),
    )
