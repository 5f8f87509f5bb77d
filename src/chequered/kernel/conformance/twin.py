"""Conformance: the compiled rules do what the plain ones did."""

from __future__ import annotations

from typing import Any

import numpy as np

from chequered.kernel.binding import Bound
from chequered.kernel.conformance.answers import read, row_length
from chequered.kernel.conformance.failing import Unfit
from chequered.kernel.game import Game
from chequered.kernel.record import Record

CHECK = "plain and compiled agree"
AT_ONCE = 512
"""Entries between two comparisons."""


class Twin:
    """The compiled side of one match, some entries behind the plain one."""

    def __init__(self, game: Game, compiled: Bound, board: Record, options: Record, seats: int) -> None:
        self._game, self._compiled, self._seats = game, compiled, seats
        self._board, self._width = board.pack(), len(game.spec.tokens)
        self._states = game.State.packed(AT_ONCE + 1)
        self._rows = np.zeros((AT_ONCE + 1, row_length(seats, self._width)), np.int64)
        self._scratch = np.zeros(self._width, np.int64)
        compiled.setup(self._board, options.pack(), self._states[0])
        self._waiting: list[tuple[np.void, list[int]]] = []
        self._entries: list[int] = []

    def position(self, packed: np.void, row: list[int]) -> None:
        """Note a position of the plain side: its state and the answers there."""
        self._waiting.append((packed, row))

    def entry(self, entry: int) -> bool:
        """Note the entry that leads on; True if enough have come to compare."""
        self._entries.append(entry)
        return len(self._entries) == AT_ONCE

    def compare(self) -> int:
        """Play the noted entries and compare every position; the number of entries played.

        Raises:
            Differs: at the first position where they do.
        """
        n = len(self._entries)
        entries = np.array(self._entries or [0], np.int64)
        self._compiled.survey_journal(
            self._board, self._states, entries, n, self._seats, self._width, self._rows, self._scratch
        )
        for k, (packed, row) in enumerate(self._waiting):
            if self._states[k].tobytes() != packed.tobytes():
                raise Differs(k, self._told_states(packed, self._states[k]))
            if self._rows[k].tolist() != row:
                raise Differs(k, self._told_answers(row, self._rows[k].tolist()))
        self._states[0] = self._states[n]
        self._waiting, self._entries = [], []
        return n

    def places(self) -> list[int]:
        """The places at the position last compared."""
        out = np.zeros(self._seats, np.int64)
        self._compiled.places(self._board, self._states[0], out)
        return [int(place) for place in out]

    def classified(self, pieces: int) -> tuple[list[int], list[int]]:
        """Places and points of the pieces at the position last compared."""
        places, points = np.zeros(pieces, np.int64), np.zeros(pieces, np.int64)
        self._compiled.classify(self._board, self._states[0], places, points)
        return [int(place) for place in places], [int(number) for number in points]

    def _told_states(self, plain: np.void, compiled: np.void) -> str:
        one, other = self._game.State.unpack(plain).as_dict(), self._game.State.unpack(compiled).as_dict()
        name = next(name for name in one if one[name] != other[name])
        return f"the state's {name} is {one[name]} plain and {other[name]} compiled"

    def _told_answers(self, plain: list[int], compiled: list[int]) -> str:
        one, other = read(plain, self._seats, self._width), read(compiled, self._seats, self._width)
        pairs: list[tuple[str, Any, Any]] = [(name, getattr(one, name), getattr(other, name)) for name in one.__slots__]
        name, here, there = next(pair for pair in pairs if pair[1] != pair[2])
        return f"the answer {name} is {here} plain and {there} compiled"


class Differs(Unfit):
    """The two sides differ after the first `entries` of the noted entries."""

    def __init__(self, entries: int, what: str) -> None:
        super().__init__(CHECK, what)
        self.entries = entries
