"""Guards the number of ways in which a game can go: every sequence of actions and outcomes from a position is counted.

The counts are plain data. They are compared with the compiled rules, with the plain ones, and, for Monza, with a second
reckoning (monza_by_hand.py) that shares no code with the game.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import pytest

from chequered.games import GAMES, game
from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.record import Record
from chequered.match.scenario_files import Course, Scenario
from chequered.match.scenarios import opened
from tests.perft.monza_by_hand import COLOURS, FINISH, START, Race, counts, track_of, ways

HERE = Path(__file__).parent
PLAIN, BY_HAND = 20_000, 150_000
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
MONZA = [pytest.param(position, id=str(position)) for position in positions("monza")]


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


@pytest.mark.parametrize("position", MONZA)
def test_monza_is_counted_by_hand(position: Position):
    wanted = [number for number in position.counts if number <= BY_HAND]
    assert len(wanted) >= 5
    assert wanted == counts(race_of(position), len(wanted))


def race_of(position: Position) -> Race:
    """The same position for the reckoning by hand, straight from the words of the file."""
    given, fields = position.scenario, position.scenario.position
    challenge = given.options.get("challenge", 0)
    tiles = (fields.get("tiles") or [[]] * given.seats)[: given.seats]
    track = track_of(position.course.content)
    race = Race(
        track=track,
        front={cell: ways(track, cell) for cell in (START, *track, FINISH)},
        colours=tuple(given.attributes.get("colour") or COLOURS[: given.seats]),
        cars=tuple(fields.get("cell") or [START] * given.seats),
        tiles=tuple(tiles_of(row or [challenge] * len(COLOURS)) for row in tiles),
        rerolls=tuple(fields.get("reroll_tile") or [challenge] * given.seats),
        challenge=bool(challenge),
        bonus=bool(given.options.get("bonus_step", 0)),
        turn=fields.get("turn", 0),
        at=fields.get("at", START),
    )
    for colour in given.before.split():
        race = race.rolled(colour)
    return race


def tiles_of(row: list[int]) -> tuple[str, ...]:
    return tuple(colour for colour, number in zip(COLOURS, row, strict=True) for _ in range(number))


def test_the_first_seven_counts_of_the_opening_can_be_worked_out():
    """Blue, white and green lead on; a roll shows each of them 6⁶ - 5⁶ times; 3⁶ rolls show none: then comes a roll."""
    opening = positions("monza")[0]
    assert opening.counts[:7] == [6, 6**2, 6**3, 6**4, 6**5, 6**6, 3 * (6**6 - 5**6) + 3**6 * 6]
