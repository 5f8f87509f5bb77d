"""Random matches of Lamborghini on every board with random options, entry by entry, for the properties of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.spec import SPEC
from chequered.games.lamborghini.state import Phase, State, Status
from tests.games import playing

MOST_RACES = 2
"""Of the championships played here: one on each track, and the market between."""


class Step(playing.Step):
    """One entry."""

    @property
    def cars(self) -> range:
        """The cars of the match."""
        return range(self.after.seats * self.after.each)

    @property
    def racing(self) -> list[int]:
        """Who races behind this entry."""
        return [car for car in self.cars if self.after.status[car] == Status.RACING]

    @property
    def is_race(self) -> bool:
        """Whether a race was on before this entry, and is behind it."""
        return all(Phase.REPAIR <= s.phase <= Phase.DIRECTION for s in (self.before, self.after))


PLAYING = playing.Playing(GAME, Step)
RULES, WIDTH, legal = PLAYING.rules, PLAYING.width, PLAYING.legal


@dataclass(frozen=True)
class Setting:
    """A board, options and the seed of a match."""

    board: str
    seats: int
    choices: dict[str, int]
    seed: int

    def steps(self) -> Iterator[Step]:
        """The match from its opening to its end."""
        board = GAME.boards.load(self.board).record
        return PLAYING.steps(board, GAME.options(self.seats, self.choices), self.seed)


def distance_of(board: Board, s: State, car: int) -> int:
    """How far a car has come since the line was first crossed (LB-2.4)."""
    return s.lap[car] * board.lap[s.track] + board.front[s.cell[car]]


@cache
def cells_of(board: str, track: int) -> set[int]:
    """All the cells that can be reached from the grid of this track."""
    record = GAME.boards.load(board).record
    found, fresh = set[int](), set(record.grid[track])
    while fresh:
        found |= fresh
        fresh = {front[cell] for front in (record.ahead, record.left, record.right) for cell in fresh} - found - {-1}
    return found


@st.composite
def settings_of_matches(draw: st.DrawFn, *, long: bool | None = None) -> Setting:
    """Any board and number of seats, short or long; few trips, so that cards must be taken."""
    choices = {
        "long": draw(st.integers(0, 1)) if long is None else int(long),
        "races": draw(st.integers(1, MOST_RACES)) if not long else MOST_RACES,
        "draft_trips": draw(st.integers(1, 5)),
    }
    return Setting(
        board=draw(st.sampled_from(GAME.boards.presets())),
        seats=draw(st.integers(*SPEC.seats)),
        choices=choices,
        seed=draw(st.integers(0, 2**32 - 1)),
    )
