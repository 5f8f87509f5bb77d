"""Guards rules bound for Numba: Python ints come out, one signature a function, checked bounds, errors with a place."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from chequered.kernel import chance, drivers
from chequered.kernel.binding import BindingError, Bound, bind_compiled, bind_plain
from chequered.kernel.game import Game
from chequered.kernel.record import Int, Ints, Record, field
from tests.kernel.conftest import MakeModule
from tests.kernel.toy.game import GAME as TOY


class State(Record):
    turn: Int = field(doc="seat to move")
    cell: Ints = field(4, doc="cell of each car")


RULES = """
from enum import IntEnum
from chequered.kernel.contract import copy, emit

class Phase(IntEnum):
    PLAY = 3

LAST = 3
YES = True
STEPS = (5, Phase.PLAY)

def numbers(s):
    emit(Phase.PLAY, LAST, 0, 0, 0)
    return LAST + Phase.PLAY + STEPS[s.turn] + YES

def truth(s):
    return s.turn == 0

def calls(s):
    return one(s, 0) + one(s, LAST) + one(s, s.turn == 0) + one(s, Phase.PLAY) + one(s, YES) + one(s, STEPS[1])

def one(s, n):
    return n

def down(s, n):
    if n == 0:
        return 0
    return 1 + down(s, n - 1) + down(s, 0)

def cell(s, k):
    return s.cell[k]

def second(states):
    copy(states, 1, 0)
"""


@pytest.fixture
def bound(make_module: MakeModule) -> Bound:
    return bind_compiled((make_module(RULES),))


@pytest.fixture
def s() -> np.void:
    return State.packed()[0]


def test_results_are_python_ints(bound: Bound, s: np.void):
    assert bound.numbers(s) == 3 + 3 + 5 + 1
    assert type(bound.numbers(s)) is int
    assert bound.truth(s) is True


def test_a_state_is_changed_in_its_place(compiled_monza: Bound, monza: Game):
    state, board = monza.State.packed()[0], monza.boards.load("short").record.pack()
    compiled_monza.setup(board, monza.options(2).pack(), state)
    compiled_monza.apply(board, state, 3)
    assert state["hand"].tolist() == [0, 0, 0, 1, 0, 0]


def test_a_number_has_one_signature_however_it_comes(bound: Bound, s: np.void):
    assert bound.calls(s) == 0 + 3 + 1 + 3 + 1 + 3
    assert bound.one(s, True) == 1
    assert bound.one(s, np.int32(7)) == 7
    assert len(bound.one.signatures) == 1


def test_a_function_may_call_itself_also_with_a_literal(bound: Bound, s: np.void):
    assert bound.down(s, 3) == 3
    assert len(bound.down.signatures) == 1


def test_states_are_copied_by_value(bound: Bound):
    states = State.packed(2)
    states[0]["cell"] = [1, 2, 3, 4]
    bound.second(states)
    states[0]["cell"] = 0
    assert states[1]["cell"].tolist() == [1, 2, 3, 4]


def test_an_index_out_of_bounds_raises_where_bounds_are_checked(make_module: MakeModule, s: np.void):
    module = make_module(RULES)
    checked = bind_compiled((module,), bounds_check=True)
    assert checked.cell(s, 3) == 0
    with pytest.raises(IndexError):
        checked.cell(s, 4)
    assert checked.key != bind_compiled((module,)).key


def play_everything(game: Game, rules: Bound) -> None:
    """Ask for everything that a game and the drivers offer, with random play in between."""
    width, n, seats = len(game.spec.tokens), 5, game.spec.seats[0]
    ids, weights, count, actors, rng = (np.zeros(size, np.int64) for size in (width, width, 3, 4, 4))
    rows, rngs, states = np.zeros((4, width), np.int64), np.ones((4, 4), np.int64), game.State.packed(n + 1)
    board, s, entries = game.boards.load(game.boards.presets()[0]).record.pack(), states[0], np.zeros(n, np.int64)
    rules.seed_stream(rng, 1, 2)
    for value in (0, 1):
        options = game.options(seats, {option.name: value for option in game.spec.options}).pack()
        rules.playouts(board, options, states, 20, rng, ids, weights, count)
        rules.setup(board, options, s)
        assert rules.random_journal(board, s, entries, n, rng, ids, weights) == n
        assert [type(rules.refusal(board, s, seats - 1, action)) for action in range(width)] == [int] * width
        assert rules.target(board, s, width - 1) == -1
        rules.playout(board, s, rng, ids, weights)
        rules.places(board, s, ids)
        rules.classify(board, s, ids, weights)
        rules.resample(board, s, 0, rng)
        rules.setup(board, options, s)
        rules.perft(board, states, 3, rows, rows.copy())
        rules.trace_journal(board, states, entries, n)
        rules.run_journal(board, s, entries, n)
        rules.outcomes(board, s, weights)
        rules.begin_batch(board, options, states, 4, rngs, weights, actors)
        rules.mask_batch(board, states, 4, ids, rows)
        rules.step_batch(board, states, rows.argmax(axis=1), 4, rngs, weights, actors)


def kept_signatures(function: Any) -> set[tuple[Any, ...]]:
    """The types of arguments compiled in this process, and those that the cache already holds for this code."""
    kept: set[tuple[Any, ...]] = set()
    for compiled in (function, function.part):
        index = compiled._cache._cache_file._load_index()
        kept |= {*compiled.signatures, *(signature for signature, *_ in index)}
    return kept


def test_playing_a_game_to_its_corners_compiles_every_function_once(private_cache: Path):
    rules = TOY.compiled((drivers, chance))
    play_everything(TOY, rules)
    counts = {name: len(kept_signatures(function)) for name, function in rules.functions.items()}
    # Weights lie in an array of their own for the drivers, and within the state for the toy's pile of cards; fractions
    # are for those who guess.
    assert counts == {**dict.fromkeys(counts, 1), "weighted": 2, "fraction": 0}


def test_a_number_is_a_64_bit_integer_wherever_monza_and_the_drivers_take_one(compiled_monza: Bound, monza: Game):
    """Two signatures may differ in where an array lies (in a bot's scratch record, or alone), and in nothing else."""
    play_everything(monza, compiled_monza)
    for name, function in compiled_monza.functions.items():
        kept = kept_signatures(function)
        kinds = {
            kind
            for signature in kept
            for kind in signature
            if not isinstance(kind, numba.types.Record | numba.types.Buffer)
        }
        assert kinds <= {numba.types.int64}, name
        assert (name != "fraction") <= len(kept) <= 2, name  # fractions are for those who guess


FAULTY = {
    "an unknown field": (
        "def f(s):\n    return g(s)\ndef g(s):\n    return s.nothing  # here",
        "g",
        "there is no field 'nothing'",
    ),
    "two types": ("def f(s):\n    if s.turn:\n        return s  # here\n    return 1  # here", "f", "unify"),
    "what Numba does not know": (
        "def f(s):\n    x = 1\n    return len(f'{s.turn:3d}')  # here",
        "f",
        "not supported",
    ),
    "an unknown method of a number": (
        "def f(s):\n    return 1 + g(s.turn)\n\n\ndef g(n):\n    m = n\n    return m.real.nothing  # here",
        "g",
        "Unknown attribute 'nothing'",
    ),
}


@pytest.mark.parametrize("case", FAULTY)
def test_what_does_not_compile_names_the_innermost_rule_file_and_line(case: str, make_module: MakeModule, s: np.void):
    source, name, why = FAULTY[case]
    module = make_module(source)
    lines = [number for number, text in enumerate(source.splitlines(), 1) if text.endswith("# here")]
    with pytest.raises(BindingError) as failed:
        bind_compiled((module,)).f(s)
    message = str(failed.value)
    begin = tuple(f"{name} ({module.__file__}:{line}) does not compile: " for line in lines)
    assert message.startswith(begin)
    assert why in message
    assert "\n" not in message


def test_plain_division_and_remainder_mean_the_same_compiled(make_module: MakeModule, s: np.void):
    module = make_module("def f(s, a, b):\n    return a // b * 1000 + a % b")
    plain, compiled = bind_plain((module,)), bind_compiled((module,))
    pairs = [(a, b) for a in range(-7, 8) for b in (-3, -2, -1, 1, 2, 3)]
    assert [compiled.f(s, a, b) for a, b in pairs] == [plain.f(s, a, b) for a, b in pairs]
    raises: list[Callable[..., int]] = [plain.f, compiled.f]
    for call in raises:
        with pytest.raises(ZeroDivisionError):
            call(s, 1, 0)
