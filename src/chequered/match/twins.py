"""A position that is played plain and compiled at once: the same entries must give the same bits and answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from chequered.games import game as find_game
from chequered.kernel.binding import Bound
from chequered.kernel.contract import CHANCE
from chequered.kernel.game import SEATS, Game
from chequered.kernel.record import Record


class TwinError(AssertionError):
    """The compiled rules do not do what the plain ones do; the message says at what, and both results."""


class EndlessError(RuntimeError):
    """An entry whose events do not end: a position made by hand can be one in which nothing ever happens."""


MOST_EVENTS = 10_000
"""Of one entry. Those of honest positions have dozens."""


@cache
def twin_of(name: str) -> Twin:
    """The twin of the game with this id, made once: binding takes a while."""
    game = find_game(name)
    return Twin(game, game.compiled())


class Twin:
    """`s` is the plain state; `events` collects (event, rule, a, b, c) of what was applied since the opening."""

    def __init__(self, game: Game, compiled: Bound) -> None:
        self.game = game
        self.s = game.State()
        self.events: list[tuple[int, int, int, int, int]] = []
        self._most = MOST_EVENTS
        self._plain, self._compiled = game.plain(self._hear), compiled
        self._board, self._packed_board = game.Board(), game.Board().pack()
        self._row = game.State.packed()[0]
        self._seats = 0

    def setup(self, board: Record, options: Record) -> None:
        """Bring both to the opening position."""
        self.events.clear()
        self._most = MOST_EVENTS
        self.s, self._row = self.game.State(), self.game.State.packed()[0]
        self._board, self._packed_board = board, board.pack()
        self._seats = getattr(options, SEATS)
        self._plain.setup(board, options, self.s)
        self._compiled.setup(self._packed_board, options.pack(), self._row)
        self._compare_states("the opening position")

    def put(self, name: str, value: Any) -> None:
        """Give a field of both states a value."""
        setattr(self.s, name, value)
        self._row[name] = value

    def complete(self) -> None:
        """Bring what follows from the fields given by `put` into line with them, if the game says how."""
        if "complete" in self._plain.functions:
            self._plain.complete(self._board, self.s)
            rows = self.game.State.packed()
            rows[0] = self.s.pack()
            self._row = rows[0]

    def apply(self, action: int) -> None:
        """Carry out an action or outcome in both; raises `EndlessError`."""
        self._most = len(self.events) + MOST_EVENTS
        self._plain.apply(self._board, self.s, action)
        self._compiled.apply(self._packed_board, self._row, action)
        self._compare_states(self.game.spec.tokens[action])

    def actor(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        return int(self._both("actor"))

    def refusal(self, seat: int, action: int) -> int:
        """0, or the number of the rule that forbids it."""
        return int(self._both("refusal", seat, action))

    def target(self, action: int) -> int:
        """What the action points at."""
        return int(self._both("target", action))

    def legal(self) -> list[int]:
        """The legal actions; none where no seat decides."""
        return self._filled("legal", len(self.game.spec.tokens)) if self.actor() >= 0 else []

    def outcomes(self) -> list[int]:
        """The weight of each outcome of chance; none where nothing is rolled or drawn."""
        return self._filled("outcomes", len(self.game.spec.tokens)) if self.actor() == CHANCE else []

    def places(self) -> list[int]:
        """The place of each seat."""
        return self._filled("places", self._seats)

    def _both(self, name: str, *args: int) -> Any:
        return self._same(name, lambda rules, board, s: getattr(rules, name)(board, s, *args))

    def _filled(self, name: str, length: int) -> list[int]:
        """What a query writes into its last argument; as many as it says, or all if it says nothing."""

        def ask(rules: Bound, board: Any, s: Any) -> list[int]:
            out: Any = [0] * length if rules is self._plain else np.zeros(length, np.int64)
            n = getattr(rules, name)(board, s, out)
            return [int(value) for value in out[: length if n is None else n]]

        return list(self._same(name, ask))

    def _same(self, name: str, ask: Callable[[Bound, Any, Any], Any]) -> Any:
        plain = ask(self._plain, self._board, self.s)
        compiled = ask(self._compiled, self._packed_board, self._row)
        if plain != compiled:
            raise TwinError(f"{name}: plain gives {plain}, compiled {compiled}")
        self._compare_states(f"the question {name}")
        return plain

    def _compare_states(self, what: str) -> None:
        if self.s.pack().tobytes() != self._row.tobytes():
            raise TwinError(f"{what}: plain gives {self.s}, compiled {self.game.State.unpack(self._row)}")

    def _hear(self, event: int, rule: int, a: int, b: int, c: int) -> None:
        if len(self.events) == self._most:
            raise EndlessError(f"more than {MOST_EVENTS} events")
        self.events.append((int(event), int(rule), a, b, c))
