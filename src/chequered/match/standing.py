"""Answers given beforehand to decisions at which nobody is waited for, or which are sealed (`Block`).

They are private: only the seat that has given one may learn of it, before it is played. That a seat has sealed an
answer, others may learn; what it says, not even then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chequered.kernel.game import Spec
from chequered.match.journal import Refused, Step, ends_chapter
from chequered.match.match import Match
from chequered.match.referee import referee


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and the number of the last step when it was given."""

    token: str
    after: int


class StandingAnswers:
    """The answers that the seats of a match have given beforehand, one each at most."""

    def __init__(self, given: Mapping[int, Given] | None = None) -> None:
        self._given = dict(given or {})

    @classmethod
    def restored(cls, match: Match, given: Mapping[int, Given]) -> StandingAnswers:
        """What is left of answers that were kept, after all that has happened since they were given.

        Whatever the rules did not allow at any moment since then has lapsed, though they may allow it again.
        """
        rules, board = referee(match.game), match.board.record
        standing = cls(given)
        for seat, kept in given.items():
            states = (match.state_after(number) for number in range(kept.after, len(match.steps)))
            if any(rules.beforehand_refusal(board, state, seat, kept.token) for state in states):
                standing.take_back(seat)
        standing.lapse(match)
        return standing

    @property
    def given(self) -> Mapping[int, Given]:
        """All that stand, by seat."""
        return self._given

    def of(self, seat: int) -> str:
        """The answer that a seat has given; empty for none."""
        return self._given[seat].token if seat in self._given else ""

    def answers(self) -> dict[int, str]:
        """What `Match.propose_answers` takes."""
        return {seat: given.token for seat, given in self._given.items()}

    def sealed(self, spec: Spec) -> list[int]:
        """The seats that have sealed an answer, in order: that much all may know."""
        return sorted(seat for seat, given in self._given.items() if _seals(spec, given.token))

    def due(self, match: Match) -> str:
        """The answer that the seat which decides has sealed, and which is to be played now; empty for none."""
        token = self.of(match.actor)
        return token if token and _seals(match.game.spec, token) and match.is_sealed else ""

    def played_in(self, step: Step) -> dict[int, Given]:
        """Those that a step plays."""
        return {seat: given for seat, given in self._given.items() if _is_played(step, seat, given.token)}

    def give(self, match: Match, seat: int, token: str) -> None:
        """Let this be the seat's answer, instead of the one it has given before.

        Raises:
            Refused: a rule forbids it; the answer given before stands.
            UnknownToken: the game has no such token.
            ValueError: the game has no such decisions.
        """
        rule = match.beforehand_refusal(seat, token)
        if rule:
            raise Refused(rule, match.game.spec.rule_name(rule), token)
        self._given[seat] = Given(token, len(match.steps) - 1)

    def take_back(self, seat: int) -> None:
        """Let the seat have given no answer."""
        self._given.pop(seat, None)

    def lapse(self, match: Match) -> set[int]:
        """Drop the answers that do not stand any more; their seats.

        An answer lapses when its seat has played it, at the end of a part of the match (`Event.chapter`), and when the
        rules do not allow it any more.
        """
        lapsed = {seat for seat, given in self._given.items() if _has_lapsed(match, seat, given)}
        for seat in lapsed:
            del self._given[seat]
        return lapsed


def _seals(spec: Spec, token: str) -> bool:
    return spec.block_of[spec.ids[token]].sealed


def _has_lapsed(match: Match, seat: int, given: Given) -> bool:
    later = match.steps[given.after + 1 :]
    return any(_ends_answer(match, step, seat, given.token) for step in later) or bool(
        match.beforehand_refusal(seat, given.token)
    )


def _ends_answer(match: Match, step: Step, seat: int, token: str) -> bool:
    return _is_played(step, seat, token) or ends_chapter(match.game.spec, step)


def _is_played(step: Step, seat: int, token: str) -> bool:
    return any((entry.seat, entry.token) == (seat, token) for entry in step.entries)
