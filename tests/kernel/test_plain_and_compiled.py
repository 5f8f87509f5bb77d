"""Guards that the two bindings of Monza's one source never part: after every entry of many races the states are equal.

Races on all presets, with all options and all numbers of seats. Answers and events are compared by the conformance kit.
"""

from collections.abc import Iterator
from itertools import product

import numpy as np

from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.contract import OVER
from chequered.kernel.game import Game

ENTRIES = 200_000
LONGEST = 8000


class Race:
    """A random race, played compiled and written down, then traced by either binding."""

    def __init__(self, game: Game, rules: Bound, board: str, seats: int, choices: dict[str, int], seed: int) -> None:
        self.game, self.record = game, game.boards.load(board).record
        self.options, self.width = game.options(seats, choices), len(game.spec.tokens)
        self.entries, rng = np.zeros(LONGEST, np.int64), np.zeros(4, np.int64)
        rules.seed_stream(rng, seed, 0)
        last, ids, weights = game.State.packed()[0], np.zeros(self.width, np.int64), np.zeros(self.width, np.int64)
        rules.setup(self.record.pack(), self.options.pack(), last)
        self.n = rules.random_journal(self.record.pack(), last, self.entries, LONGEST, rng, ids, weights)
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


def races(game: Game, rules: Bound, entries: int) -> Iterator[Race]:
    low, high = game.spec.seats
    switches = [option.name for option in game.spec.options]
    settings = list(product(game.boards.presets(), range(low, high + 1), product((0, 1), repeat=len(switches))))
    seed = 0
    while entries > 0:
        board, seats, values = settings[seed % len(settings)]
        race = Race(game, rules, board, seats, dict(zip(switches, values, strict=True)), seed)
        yield race
        entries -= race.n
        seed += 1
    assert seed >= len(settings), "not every setting was played"


def test_after_every_one_of_200_000_entries_plain_and_compiled_states_are_equal(monza: Game, compiled_monza: Bound):
    plain, phases = monza.plain(), set()
    for race in races(monza, compiled_monza, ENTRIES):
        traced = race.trace(compiled_monza)
        assert race.first_difference(plain, traced) == ""
        phases |= set(traced["phase"].tolist())
    assert phases == set(range(8)), "a phase of the game was never reached"


def test_with_checked_bounds_nothing_is_out_of_them_and_all_is_the_same(monza: Game, compiled_monza: Bound):
    checked = monza.compiled((drivers, chance), bounds_check=True)
    for race in races(monza, compiled_monza, ENTRIES):
        assert race.trace(checked).tobytes() == race.trace(compiled_monza).tobytes()
