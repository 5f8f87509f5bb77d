"""Random races on every circuit with random options, entry by entry, for the properties of Table-MotoGP's rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from chequered.games import game
from chequered.games.motogp.board import Board, Ground
from chequered.games.motogp.spec import SPEC
from chequered.games.motogp.state import State, Status
from chequered.kernel.binding import Bound
from chequered.kernel.contract import CHANCE, OVER

MOTOGP = game("motogp")
HEARD: list[tuple[int, ...]] = []
RULES: Bound = MOTOGP.plain(lambda *event: HEARD.append(event))
WIDTH = len(SPEC.tokens)
NAMES = SPEC.event_of
SMALL = Path(__file__).parents[2] / "scenarios/motogp/boards.toml"
"""The circuits of the scenarios: half as long as those that ship, with more that can happen on them."""


@dataclass(frozen=True)
class Step:
    """One entry: who decided (or CHANCE), what, and the states before and behind it, and the events between."""

    board: Board
    who: int
    entry: int
    before: State
    after: State
    events: list[tuple[int, ...]]

    def named(self, *names: str) -> list[tuple[int, ...]]:
        """The arguments of the events of these names."""
        return [event[2:] for event in self.events if NAMES[event[0]].name in names]

    @property
    def racing(self) -> list[int]:
        """Who races behind this entry."""
        return [m for m in range(2 * self.after.seats) if self.after.status[m] == Status.RACING]

    @property
    def is_race(self) -> bool:
        """Whether the grid is complete."""
        return self.after.round > 0


@dataclass(frozen=True)
class Setting:
    """A circuit, options and the seed of a race."""

    circuit: str
    seats: int
    choices: dict[str, int]
    seed: int

    def steps(self) -> Iterator[Step]:
        """The race from its opening to its end."""
        board, random, s = load(self.circuit), Random(self.seed), State()
        RULES.setup(board, MOTOGP.options(self.seats, self.choices), s)
        while (who := RULES.actor(board, s)) != OVER:
            entry, before = chosen(board, s, who, random), s.copy()
            HEARD.clear()
            RULES.apply(board, s, entry)
            yield Step(board, who, entry, before, s, HEARD.copy())

    def end(self) -> Step:
        """The last entry."""
        return list(self.steps())[-1]


def chosen(board: Board, s: State, who: int, random: Random) -> int:
    if who == CHANCE:
        weights = [0] * WIDTH
        n = RULES.outcomes(board, s, weights)
        return random.choices(range(n), weights[:n])[0]
    return random.choice(legal(board, s))


def legal(board: Board, s: State) -> list[int]:
    ids = [0] * WIDTH
    return ids[: RULES.legal(board, s, ids)]


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
