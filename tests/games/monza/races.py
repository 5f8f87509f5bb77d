"""Random races on random tracks with random options, entry by entry, for the properties of Monza's rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from chequered.games import game
from chequered.games.monza.board import Board, shipped_parts
from chequered.games.monza.notation import COLOURS
from chequered.games.monza.spec import SPEC
from chequered.kernel.boards import BoardError
from tests.games.playing import Playing, Step

MONZA = game("monza")
PLAYING = Playing(MONZA, Step)
RULES, WIDTH, legal = PLAYING.rules, PLAYING.width, PLAYING.legal
PARTS = sorted(shipped_parts())


@dataclass(frozen=True)
class Setting:
    """A track, options and the seed of a race."""

    code: str
    seats: int
    choices: dict[str, int]
    colours: list[str]
    seed: int

    def steps(self) -> Iterator[Step]:
        """The race from its opening to its end."""
        options = MONZA.options(self.seats, self.choices, {"colour": self.colours})
        return PLAYING.steps(load(self.code), options, self.seed)

    def end(self) -> Step:
        """The last entry."""
        return list(self.steps())[-1]


@cache
def load(code: str) -> Board:
    record = MONZA.boards.load(code).record
    assert isinstance(record, Board)
    return record


def can_be_laid(code: str) -> bool:
    try:
        load(code)
    except BoardError:
        return False
    return True


@st.composite
def settings_of_races(draw: st.DrawFn) -> Setting:
    """A preset, or up to four parts in any order and laid either way; any options, colours and number of seats."""
    parts = st.lists(st.sampled_from(PARTS), min_size=1, max_size=4, unique=True)
    turned = st.tuples(parts, st.integers(0, 15)).map(
        lambda laid: " ".join(part + "r" * (laid[1] >> k & 1) for k, part in enumerate(laid[0]))
    )
    seats = draw(st.integers(*SPEC.seats))
    return Setting(
        code=draw(st.sampled_from(MONZA.boards.presets()) | turned.filter(can_be_laid)),
        seats=seats,
        choices={option.name: draw(st.integers(0, 1)) for option in SPEC.options},
        colours=list(draw(st.permutations(COLOURS)))[:seats],
        seed=draw(st.integers(0, 2**32 - 1)),
    )
