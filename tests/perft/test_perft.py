"""Guards the number of ways in which a game can go: every sequence of actions and outcomes from a position is counted.

The counts are plain data. They are compared with the compiled rules, with the plain ones, and with a second reckoning
(`<game>_by_hand.py`) that shares no code with the game.
"""

import tomllib
from dataclasses import dataclass
from importlib import import_module
from math import comb, perm
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from chequered.games import GAMES, game
from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.record import Record
from chequered.match.scenario_files import Course, Scenario
from chequered.match.scenarios import opened

HERE = Path(__file__).parent
PLAIN, BY_HAND = 20_000, 100_000
"""Beyond so many sequences only the compiled rules count: the others would take minutes."""


@dataclass
class Position:
    game: str
    scenario: Scenario
    course: Course
    counts: list[int]

    def __str__(self) -> str:
        return f"{self.game}: {self.scenario.title}"


def positions(name: str) -> list[Position]:
    boards = HERE.parent / "scenarios" / name / "boards.toml"
    courses = {key: Course(**table) for key, table in tomllib.loads(boards.read_text(encoding="utf-8")).items()}
    found = []
    for entry in tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))["position"]:
        counts, course = entry.pop("counts"), courses[entry["board"]]
        scenario = msgspec.convert({**entry, "rules": [], "board": course}, Scenario)
        found.append(Position(name, scenario, course, counts))
    return found


POSITIONS = [pytest.param(position, id=str(position)) for name in GAMES for position in positions(name)]


@pytest.fixture(scope="module")
def compiled() -> dict[str, Bound]:
    return {name: game(name).compiled((drivers, chance)) for name in GAMES}


def counted_plain(name: str, board: Record, state: Record, depth: int) -> int:
    width = len(game(name).spec.tokens)
    states = [state, *(game(name).State() for _ in range(depth))]
    ids, weights = ([[0] * width for _ in range(depth)] for _ in range(2))
    return int(game(name).plain(None, (drivers, chance)).perft(board, states, depth, ids, weights))


def counted_compiled(rules: Bound, board: Record, state: Record, depth: int, width: int) -> int:
    states = type(state).packed(depth + 1)
    states[0] = state.pack()
    ids, weights = (np.zeros((depth, width), np.int64) for _ in range(2))
    return int(rules.perft(board.pack(), states, depth, ids, weights))


@pytest.mark.parametrize("position", POSITIONS)
def test_the_compiled_rules_count_as_many(position: Position, compiled: dict[str, Bound]):
    board, state = opened(game(position.game), position.scenario)
    width = len(game(position.game).spec.tokens)
    depths = range(1, len(position.counts) + 1)
    rules = compiled[position.game]
    assert position.counts == [counted_compiled(rules, board, state, depth, width) for depth in depths]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_plain_rules_count_as_many(position: Position):
    board, state = opened(game(position.game), position.scenario)
    wanted = [number for number in position.counts if number <= PLAIN]
    depths = range(1, len(wanted) + 1)
    assert wanted == [counted_plain(position.game, board, state, depth) for depth in depths]


@pytest.mark.parametrize("position", POSITIONS)
def test_as_many_are_counted_by_hand(position: Position):
    wanted = [number for number in position.counts if number <= BY_HAND]
    assert len(wanted) >= 5
    by_hand = import_module(f"tests.perft.{position.game}_by_hand")
    assert wanted == counts(by_hand.race_of(position.course.content, position.scenario), len(wanted))


def counts(race: Any, depth: int) -> list[int]:
    """The numbers of sequences up to this length."""
    layer, numbers = [race], []
    for _ in range(depth):
        layer = [after for before in layer for after in before.nexts()]
        numbers.append(len(layer))
    return numbers


def test_the_first_seven_counts_of_the_opening_can_be_worked_out():
    """Blue, white and green lead on; a roll shows each of them 6⁶ - 5⁶ times; 3⁶ rolls show none: then comes a roll."""
    opening = positions("monza")[0]
    assert opening.counts[:7] == [6, 6**2, 6**3, 6**4, 6**5, 6**6, 3 * (6**6 - 5**6) + 3**6 * 6]


def test_the_first_six_counts_of_table_motogp_can_be_worked_out():
    """The lots of four, the last named without one; then the first roll, and a card or none unless it was a 6.

    A card is followed by a roll, a card kept by the next turn's. After a 6 the seventh point is the first of a corner:
    a second roll of 1 to 4 is followed by a choice of lanes, a 5 by the next turn's roll and a 6 by a third one.
    """
    lots = 4 * 3 * 2
    later = 5 * 6 + 5 * 6 + 4 * 2 + 6 + 6
    assert positions("motogp")[0].counts[:6] == [4, 4 * 3, lots, lots * 6, lots * (5 * 2 + 6), lots * later]


def test_the_first_four_counts_of_moto_strategy_can_be_worked_out():
    """Nine kinds of cards are dealt, seven of which are there once, one thrice and one five times.

    Of k cards dealt, j are of the seven, on any of the k places and in any order; each of the others is one of two
    kinds, but four times the kind that is there thrice cannot be.
    """
    dealt = [sum(comb(k, j) * perm(7, j) * 2 ** (k - j) for j in range(k + 1)) for k in range(1, 5)]
    assert positions("moto_strategy")[0].counts[:4] == [*dealt[:3], dealt[3] - 1]
