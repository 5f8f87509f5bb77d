"""Matches by chance, entry by entry, for the properties of games' rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import Game, Spec
from chequered.kernel.record import Record


@dataclass(frozen=True)
class Step:
    """One entry: who decided (or CHANCE), what, and the states before and behind it, and the events between."""

    spec: Spec
    board: Any
    who: int
    entry: int
    before: Any
    after: Any
    events: list[tuple[int, ...]]

    def named(self, *names: str) -> list[tuple[int, ...]]:
        """The arguments of the events of these names."""
        return [event[2:] for event in self.events if self.spec.event_of[event[0]].name in names]


S = TypeVar("S", bound=Step)


class Playing(Generic[S]):
    """A game played by chance, with its rules bound for the interpreter; `step` is the type of its steps."""

    def __init__(self, game: Game, step: type[S]) -> None:
        self.game = game
        self.step = step
        self.heard: list[tuple[int, ...]] = []
        self.rules = game.plain(lambda *event: self.heard.append(event))
        self.width = len(game.spec.tokens)

    def steps(self, board: Record, options: Record, seed: int) -> Iterator[S]:
        """The match from its opening to its end."""
        random, s = Random(seed), self.game.State()
        self.rules.setup(board, options, s)
        while (who := self.rules.actor(board, s)) != OVER:
            entry, before = self._chosen(board, s, who, random), s.copy()
            self.heard.clear()
            self.rules.apply(board, s, entry)
            yield self.step(self.game.spec, board, who, entry, before, s, self.heard.copy())

    def legal(self, board: Record, s: Record) -> list[int]:
        """What the actor may do."""
        ids = [0] * self.width
        return ids[: self.rules.legal(board, s, ids)]

    def _chosen(self, board: Record, s: Record, who: int, random: Random) -> int:
        if who != CHANCE:
            return random.choice(self.legal(board, s))
        weights = [0] * self.width
        count = self.rules.outcomes(board, s, weights)
        return random.choices(range(count), weights[:count])[0]
