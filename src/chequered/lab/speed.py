"""How fast matches are played at random, compiled and plain, counted as OpenSpiel counts: every action and outcome."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from chequered.kernel import chance, drivers
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game

_SEED = 1


@dataclass(frozen=True, slots=True)
class Speed:
    """What was played in so many seconds of processor time, which other programs on the machine do not stretch.

    `steps` are all actions and outcomes; `choices` are those of them with two or more possibilities.
    """

    name: str
    seconds: float
    steps: float
    choices: float
    games: float

    @property
    def steps_a_second(self) -> float:
        """Actions and outcomes a second."""
        return self.steps / self.seconds

    @property
    def choices_a_second(self) -> float:
        """Actions and outcomes a second, of those with two or more possibilities."""
        return self.choices / self.seconds

    @property
    def games_a_second(self) -> float:
        """Whole matches a second."""
        return self.games / self.seconds

    @property
    def microseconds_a_step(self) -> float:
        """Time for one action or outcome."""
        return 1e6 * self.seconds / self.steps


class CompiledPlay:
    """Random play compiled, on one core; compiles when it is made."""

    def __init__(self, game: Game, board: LoadedBoard, seats: int, choices: Mapping[str, int]) -> None:
        self.name = _name(game, board, seats, choices)
        self._bound = game.compiled((drivers, chance))
        tokens = len(game.spec.tokens)
        self._board, self._options = board.record.pack(), game.options(seats, choices).pack()
        self._states, self._rng = game.State.packed(), np.zeros(4, np.int64)
        self._ids, self._weights = np.zeros(tokens, np.int64), np.zeros(tokens, np.int64)
        self._bound.seed_stream(self._rng, _SEED, 0)
        self.play(1)

    def play(self, games: int) -> Speed:
        """Play so many matches."""
        count = np.zeros(3, np.int64)
        arguments = (self._board, self._options, self._states, games, self._rng, self._ids, self._weights, count)
        begun = time.process_time()
        self._bound.playouts(*arguments)
        seconds = time.process_time() - begun
        return Speed(self.name, seconds, int(count[0]), int(count[1]), int(count[2]))


class PlainPlay:
    """Random play in the interpreter, events collected as a server does."""

    def __init__(self, game: Game, board: LoadedBoard, seats: int, choices: Mapping[str, int]) -> None:
        self.name = f"{_name(game, board, seats, choices)}, plain"
        self._events: list[tuple[int, ...]] = []
        self._bound = game.plain(lambda *event: self._events.append(event), (drivers, chance))
        self._tokens, self._state = len(game.spec.tokens), game.State()
        self._board, self._options = board.record, game.options(seats, choices)
        self._rng: list[int] = [0] * 4
        self._bound.seed_stream(self._rng, _SEED, 0)

    def play(self, games: int) -> Speed:
        """Play so many matches."""
        count, room = [0] * 3, [0] * self._tokens
        arguments: tuple[Any, ...] = (
            self._board,
            self._options,
            [self._state],
            games,
            self._rng,
            room,
            list(room),
            count,
        )
        self._events.clear()
        begun = time.process_time()
        self._bound.playouts(*arguments)
        return Speed(self.name, time.process_time() - begun, *count)


def _name(game: Game, board: LoadedBoard, seats: int, choices: Mapping[str, int]) -> str:
    chosen = "".join(f", {name} {value}" for name, value in choices.items())
    return f"{game.spec.id}, {board.name or board.code}, {seats} seats{chosen}"
