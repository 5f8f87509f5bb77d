"""Two matches that differ only in what one seat may not know, and all that this seat is told of them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from chequered.kernel.game import Game
from chequered.match import Match, StandingAnswers, Step
from chequered.match.record import BoardPart, SeatPart, dump, view_record
from chequered.server.tables.pace import Pace
from chequered.server.tables.positions import AtTable, position, step_infos
from tests.secrecy.disguise import disguise

HIDING = {"lamborghini": {"long": 1}}
"""Options with which a game that hides nothing without them hides something."""

Viewer = int | None
"""A seat, or None: a spectator."""


class Dice:
    """Chance that draws by the weights, but for the next outcomes that are given: None is no matter which."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.given: list[int | None] = []

    def draw(self, number: int, weights: Sequence[int]) -> int:
        given = self.given.pop(0) if self.given else None
        if given is None:
            return self._random.choices(range(len(weights)), weights)[0]
        if not (given < len(weights) and weights[given]):
            raise Parted
        return given


class Parted(Exception):  # noqa: N818  no error: the two go different ways now
    """What one match goes on with cannot be in the other."""


@dataclass
class Pair:
    """`other` is `one` with other hidden cards; `viewer` cannot tell which of the two it looks at."""

    one: Match
    other: Match
    viewer: Viewer
    random: Random
    own: str = ""
    """What the viewer has given as its answer beforehand."""

    def told(self, since: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the viewer is told of both from step `since` on, whatever others have given as their answers.

        That somebody has sealed one may be known: the same seats have in both.
        """
        sealing = {seat for seat in range(self.one.seats) if self.random.random() < 0.5}
        return self._told(self.one, since, sealing), self._told(self.other, since, sealing)

    def _told(self, match: Match, since: int, sealing: set[int]) -> dict[str, Any]:
        standing = StandingAnswers()
        for seat in range(match.seats):
            if seat == self.viewer:
                _give(match, standing, seat, self.own)
            elif allowed := match.beforehand(seat):
                none = [""] if not match.is_sealed or seat not in sealing else []
                given = [choice.token for choice in allowed if not match.is_sealed or seat in sealing]
                _give(match, standing, seat, self.random.choice([*none, *given]))
        return told(match, standing, self.viewer, since)

    def go_on(self) -> bool:
        """Play a step that is possible in both, the same as far as the viewer sees; False if there is none.

        Nor is there if somebody had to do one thing here and another there, or showed a hand: that is open then.
        """
        try:
            return self._answer() if self.one.is_standing else self._decide()
        except Parted:
            return False

    def _decide(self) -> bool:
        tokens = [{choice.token for choice in match.choices()} for match in (self.one, self.other)]
        common = sorted(tokens[0] & tokens[1])
        if not common:
            return False
        token, seat = self.random.choice(common), self.one.actor
        step = self.one.play(seat, token)
        self._give_chance(step)
        return self._is_alike(step, self.other.play(seat, token))

    def _answer(self) -> bool:
        answers: dict[int, str] = {}
        for seat in range(self.one.seats):
            allowed = [{choice.token for choice in match.beforehand(seat)} for match in (self.one, self.other)]
            if (common := sorted(allowed[0] & allowed[1])) and self.random.random() < 0.3:
                answers[seat] = self.random.choice(common)
        step = self.one.propose_answers(answers)
        self.one.accept(step)
        self._give_chance(step)
        same = self.other.propose_answers(answers)
        self.other.accept(same)
        return self._is_alike(step, same)

    def _is_alike(self, one: Step, other: Step) -> bool:
        known = self.one.game.spec.event_of
        opens = any(known[h.event].opens for entry in one.entries for h in entry.events)
        return _actions(one) == _actions(other) and not opens

    def _give_chance(self, step: Step) -> None:
        """What the viewer sees fall in one match falls in the other; what it does not see may be anything."""
        ids, seen = self.one.game.spec.ids, self.one.steps_for(self.viewer, step.number)[0]
        dice = self.other._chance
        assert isinstance(dice, Dice)
        dice.given = [ids[entry.token] if entry.token else None for entry in seen.entries if entry.is_chance]


def _actions(step: Step) -> list[tuple[int, str]]:
    return [(entry.seat, entry.token) for entry in step.entries if not entry.is_chance]


def pairs(game: Game, random: Random, matches: int, longest: int) -> Iterator[Pair]:
    """A pair after each few steps of some matches, with every number of seats, for every seat and a spectator."""
    for number in range(matches):
        low, high = game.spec.seats
        match = _match(game, low + number % (high - low + 1), random)
        while len(match.steps) < longest and not match.over:
            for _ in range(1 if match.is_sealed else random.randint(1, 12)):
                _play(match, random)
            viewer: Viewer = random.choice([None, *range(match.seats)])
            own = match.beforehand(viewer) if viewer is not None else []
            given = random.choice(["", *(choice.token for choice in own)])
            yield Pair(*_parted(match, viewer, random), viewer, random, given)


def told(match: Match, standing: StandingAnswers, viewer: Viewer, since: int) -> dict[str, Any]:
    """All that a viewer is told of a match from step `since` on, or can find out by asking."""
    eye = frozenset() if viewer is None else frozenset({viewer})
    at = AtTable(match, standing, Pace(bot=0.5, pause=2.0), asks=True)
    return {
        "position": msgspec.json.encode(position(at, eye)),
        "steps": msgspec.json.encode(step_infos(match, eye, since)),
        "view": match.view(viewer).as_dict(),
        "waits": match.is_standing,
        **({} if viewer is None else _answers(match, viewer)),
    }


def record(match: Match, viewer: Viewer) -> bytes:
    """The file of what a viewer has seen, before the end."""
    seats = [SeatPart("person", f"p{number}") for number in range(match.seats)]
    seen = view_record(
        match.game,
        played="",
        options={},
        seats=seats,
        board=BoardPart.of(match.board),
        commitment="",
        seat=-1 if viewer is None else viewer,
        steps=match.steps_for(viewer),
    )
    return dump(seen)


def _answers(match: Match, seat: int) -> dict[str, Any]:
    spec = match.game.spec
    actions = [token for block in spec.action_blocks for token in block.tokens]
    return {
        "refusals": [match.refusal(seat, token) for token in spec.tokens],
        "why": [match.why(seat, target) for target in range(10)],
        "choices": match.choices() if match.actor == seat else [],
        "plans": match.plans() if match.actor == seat else [],
        "beforehand": match.beforehand(seat),
        "beforehand refusals": [match.beforehand_refusal(seat, t) for t in actions] if spec.answers_beforehand else [],
    }


def _give(match: Match, standing: StandingAnswers, seat: int, token: str) -> None:
    if token and not match.beforehand_refusal(seat, token):
        standing.give(match, seat, token)


def _match(game: Game, seats: int, random: Random) -> Match:
    board = game.boards.load(random.choice(game.boards.presets()))
    return Match(game, board, game.options(seats, HIDING.get(game.spec.id)), Dice(random))


def _play(match: Match, random: Random) -> None:
    if match.over:
        return
    if match.is_standing:
        standing = StandingAnswers()
        for seat in range(match.seats):
            if (allowed := match.beforehand(seat)) and random.random() < 0.3:
                standing.give(match, seat, random.choice(allowed).token)
        match.accept(match.propose_answers(standing.answers()))
    else:
        match.play(match.actor, random.choice(match.choices()).token)


def _parted(match: Match, viewer: Viewer, random: Random) -> tuple[Match, Match]:
    """The match twice, each free to go on by itself; in the second, what the viewer cannot know is another."""
    one, other = _again(match, random), _again(match, random)
    disguise(other, viewer, random)
    return one, other


def _again(match: Match, random: Random) -> Match:
    again = copy.copy(match)
    again.steps, again._snapshots, again._chance = list(match.steps), dict(match._snapshots), Dice(random)
    return again
