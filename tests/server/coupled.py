"""Two matches that are played alike: the outcomes of one fall in the other, and what a step would tell of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from chequered.kernel.record import Record
from chequered.kernel.views import view
from chequered.match import Chance, Match, Step

Present = tuple[Record, list[Step], Chance]
"""A match's state, journal and chance."""


class Coupled:
    """The outcomes of another match, as far as they can fall here too."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = deque(outcomes)

    def draw(self, _number: int, weights: Sequence[int]) -> int:
        wanted = self._outcomes.popleft() if self._outcomes else 0
        return wanted if weights[wanted] else next(k for k, weight in enumerate(weights) if weight)


def present(match: Match) -> Present:
    return match.state.copy(), list(match.steps), match._chance


def put(match: Match, given: Present) -> None:
    match._state, match.steps, match._chance = given[0].copy(), list(given[1]), given[2]


def outcomes(match: Match, step: Step) -> list[int]:
    return [match.game.spec.ids[entry.token] for entry in step.entries if entry.is_chance]


def seen_after(match: Match, step: Step, seat: int | None) -> tuple[Step, Record]:
    """What the proposed step would tell a seat, and show it."""
    match.steps.append(step)
    (told,) = match.steps_for(seat, step.number)
    match.steps.pop()
    return told, view(match._proposed(step)[1], seat)
