"""The benchmarks: random play side by side in one run, and how long bots think."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from chequered.bots import Player, levels
from chequered.bots.warming import pieces, warm
from chequered.kernel import chance, drivers
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.contract import OVER
from chequered.kernel.game import Game
from chequered.kernel.views import view
from chequered.lab.speed import Speed

SECONDS = 1.0
"""About so long each round of a measurement takes."""

ROUNDS = 5
"""Rounds of a measurement; the contestants take turns, and the middle round counts."""

SEATS = 4

LONGEST_MATCH = 5.0
"""Seconds that bots think in a match that is timed; what is left of it then is not played."""


class Play(Protocol):
    """Somebody who plays matches at random and says how long it took."""

    name: str

    def play(self, games: int) -> Speed:
        """Play so many matches."""
        ...


@dataclass(frozen=True, slots=True)
class Answers:
    """How long a bot thinks, in seconds, over the decisions of some matches that leave it a choice.

    `first` includes preparing the board.
    """

    name: str
    answers: int
    first: float
    median: float
    slowest: float


def race(plays: Sequence[Play], seconds: float = SECONDS, rounds: int = ROUNDS) -> list[Speed]:
    """The speed of each, measured in turns so that all meet the same machine; of each the middle round."""
    games = [_games_in(play, seconds) for play in plays]
    table = [[play.play(n) for play, n in zip(plays, games, strict=True)] for _ in range(rounds)]
    return [_middle(column) for column in zip(*table, strict=True)]


def _games_in(play: Play, seconds: float) -> int:
    games, taken = 1, play.play(1).seconds
    while taken < seconds / 20:
        games *= 4
        taken = play.play(games).seconds
    return max(1, round(games * seconds / taken))


def _middle(speeds: Iterable[Speed]) -> Speed:
    ordered = sorted(speeds, key=lambda speed: speed.steps_a_second)
    return ordered[len(ordered) // 2]


def thinking(game: Game, board: LoadedBoard, choices: Mapping[str, int], matches: int = 3) -> list[Answers]:
    """How long each bot of the game takes to answer, plain and compiled, in matches between its own kind."""
    for piece in pieces(game):
        warm(game, piece)
    ways = [(name, compiled) for name in levels(game) for compiled in (False, True)]
    return [_think(game, board, choices, name, compiled, matches) for name, compiled in ways]


def _think(
    game: Game, board: LoadedBoard, choices: Mapping[str, int], name: str, compiled: bool, matches: int
) -> Answers:
    begun = time.perf_counter()
    player = Player(game, board.record, name, compiled=compiled)
    prepared = time.perf_counter() - begun
    times = [t for seed in range(matches) for t in _times(game, board, choices, player.choose, seed)]
    label = f"{name}, {'compiled' if compiled else 'plain'}"
    return Answers(label, len(times), prepared + times[0], statistics.median(times), max(times[1:]))


def _times(
    game: Game, board: LoadedBoard, choices: Mapping[str, int], choose: Callable[..., str], seed: int
) -> list[float]:
    bound, state = game.plain(drivers=(drivers, chance)), game.State()
    rng, ids, weights = [0] * 4, [0] * len(game.spec.tokens), [0] * len(game.spec.tokens)
    bound.seed_stream(rng, seed, 0)
    bound.setup(board.record, game.options(SEATS, choices), state)
    times: list[float] = []
    while sum(times) < LONGEST_MATCH and (seat := bound.settle_chance(board.record, state, rng, weights)) != OVER:
        if bound.legal(board.record, state, ids) == 1:
            bound.apply(board.record, state, ids[0])
            continue
        seen = view(state, seat).as_dict()
        begun = time.perf_counter()
        token = choose(seen, seed)
        times.append(time.perf_counter() - begun)
        bound.apply(board.record, state, game.spec.ids[token])
    return times
