"""Guards that the two bindings of each game's one source never part: after every entry of many races states are equal.

Races on all presets, with all values of all options (of wide ones a few) and all numbers of seats. Answers and events
are compared by the conformance kit.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from random import Random

import numpy as np
import pytest

from chequered.games import GAMES
from chequered.games import game as find_game
from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.contract import OVER
from chequered.kernel.game import Game, Option

ENTRIES = 200_000
MANY = 20
"""Values of an option: with more than these not every one could be played."""

each_game = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=GAMES)


class Race:
    """A random race, played compiled and written down, then traced by either binding."""

    def __init__(self, game: Game, rules: Bound, board: str, seats: int, choices: dict[str, int], seed: int) -> None:
        self.game, self.record = game, game.boards.load(board).record
        self.options, self.width = game.options(seats, choices), len(game.spec.tokens)
        longest = game.spec.longest
        self.entries, rng = np.zeros(longest, np.int64), np.zeros(4, np.int64)
        rules.seed_stream(rng, seed, 0)
        last, ids, weights = game.State.packed()[0], np.zeros(self.width, np.int64), np.zeros(self.width, np.int64)
        rules.setup(self.record.pack(), self.options.pack(), last)
        self.n = rules.random_journal(self.record.pack(), last, self.entries, longest, rng, ids, weights)
        assert rules.actor(self.record.pack(), last) == OVER

    def trace(self, rules: Bound) -> np.ndarray:
        states = self.game.State.packed(self.n + 1)
        rules.setup(self.record.pack(), self.options.pack(), states[0])
        rules.trace_journal(self.record.pack(), states, self.entries, self.n)
        return states

    def first_difference(self, plain: Bound, traced: np.ndarray) -> str:
        s = self.game.State()
        plain.setup(self.record, self.options, s)
        for k in range(self.n + 1):
            if s.pack().tobytes() != traced[k].tobytes():
                journal = " ".join(self.game.spec.tokens[entry] for entry in self.entries[:k])
                return f"{self.options} after {journal}: plain {s}, compiled {self.game.State.unpack(traced[k])}"
            if k < self.n:
                plain.apply(self.record, s, int(self.entries[k]))
        return ""


@cache
def compiled(game_id: str) -> Bound:
    return find_game(game_id).compiled((drivers, chance))


def values_of(option: Option) -> list[int]:
    """All values of an option, or of one that has many the least, the default and the most."""
    some = sorted({option.low, option.default, option.high})
    return list(range(option.low, option.high + 1)) if option.high - option.low < MANY else some


def races(game: Game, entries: int) -> Iterator[Race]:
    """Until there are so many entries; every preset, number of seats and value of an option has then been there."""
    low, high = game.spec.seats
    values = [values_of(option) for option in game.spec.options]
    settings = list(product(game.boards.presets(), range(low, high + 1), *values))
    Random(1).shuffle(settings)
    seed = 0
    while entries > 0:
        board, seats, *chosen = settings[seed % len(settings)]
        choices = {option.name: value for option, value in zip(game.spec.options, chosen, strict=True)}
        race = Race(game, compiled(game.spec.id), board, seats, choices, seed)
        yield race
        entries -= race.n
        seed += 1
    played = [set(kind) for kind in zip(*settings[:seed], strict=True)]
    assert played == [set(kind) for kind in zip(*settings, strict=True)], "not everything was played"


@each_game
def test_after_every_one_of_200_000_entries_plain_and_compiled_states_are_equal(game: Game):
    plain, phases = game.plain(), set()
    for race in races(game, ENTRIES):
        traced = race.trace(compiled(game.spec.id))
        assert race.first_difference(plain, traced) == ""
        phases |= set(traced["phase"].tolist())
    named = import_module(game.State.__module__).Phase
    assert phases == set(named), "a phase of the game was never reached"


@each_game
def test_with_checked_bounds_nothing_is_out_of_them_and_all_is_the_same(game: Game):
    checked = game.compiled((drivers, chance), bounds_check=True)
    for race in races(game, ENTRIES):
        assert race.trace(checked).tobytes() == race.trace(compiled(game.spec.id)).tobytes()
