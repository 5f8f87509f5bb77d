"""A match made to differ in what one seat cannot know: in the hands and the pile behind it, and in its past."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

from chequered.games import game as find_game
from chequered.kernel.binding import Bound
from chequered.kernel.game import Game
from chequered.kernel.record import Record
from chequered.kernel.views import redact, view
from chequered.match import Chance, Entry, Happening, Match, Step

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


@cache
def rules_of(name: str) -> Bound:
    return find_game(name).plain()


def disguise(match: Match, seat: int, dice: Random) -> None:
    """Make the match differ in what `seat` cannot know, in its state and in its past."""
    game, state = match.game, match.state.copy()
    rules_of(game.spec.id).resample(match.board.record, state, seat, [dice.getrandbits(32) for _ in range(4)])
    match._state = state
    match.steps = [disguised(game, step, seat, dice) for step in match.steps]


def disguised(game: Game, step: Step, seat: int, dice: Random) -> Step:
    return replace(step, entries=tuple(_entry(game, e, seat, dice) for e in step.entries), digest="another")


def _entry(game: Game, entry: Entry, seat: int, dice: Random) -> Entry:
    known = game.spec.event_of
    events = tuple(
        Happening(h.event, h.rule, _args(h.args, redact(known[h.event], h.args, seat), dice)) for h in entry.events
    )
    if events == entry.events:
        return replace(entry, weights=())
    return replace(entry, token=dice.choice(game.spec.chance_tokens), weights=(1, 2, 3), events=events)


def _args(true: tuple[int, ...], seen: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    return tuple(a if a == b else (a + dice.randint(1, 9)) % 10 for a, b in zip(true, seen, strict=True))


def outcomes(match: Match, step: Step) -> list[int]:
    return [match.game.spec.ids[entry.token] for entry in step.entries if entry.is_chance]


def seen_after(match: Match, step: Step, seat: int | None) -> tuple[Step, Record]:
    """What the proposed step would tell a seat, and show it."""
    match.steps.append(step)
    (told,) = match.steps_for(seat, step.number)
    match.steps.pop()
    return told, view(match._proposed(step)[1], seat)
