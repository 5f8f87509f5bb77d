"""Conformance: answers given beforehand (`contract.beforehand`) can be played when their seat is asked."""

from __future__ import annotations

from chequered.kernel.binding import Bound
from chequered.kernel.conformance.answers import Answers
from chequered.kernel.conformance.failing import Unfit
from chequered.kernel.game import Spec
from chequered.kernel.record import Record

AHEAD = "answers beforehand can be played"


def answers_ahead(rules: Bound, spec: Spec, board: Record, s: Record, seat: int) -> list[int]:
    """For each id: 0 if `seat` may give it as its answer beforehand, else the rule that forbids it."""
    return [int(rules.beforehand(board, s, seat, action)) for action in range(len(spec.tokens))]


def seals(spec: Spec, answers: Answers) -> bool:
    """Whether a sealed answer is due."""
    return answers.actor >= 0 and any(spec.block_of[action].sealed for action in answers.listed)


def check_ahead(rules: Bound, spec: Spec, board: Record, s: Record, answers: Answers, viewer: int) -> None:
    """What `viewer`, and the seat that decides, may answer beforehand is something that seats are asked.

    Sealed answers are given where a sealed decision is due, and nowhere else; whoever decides may seal what it may do.
    """
    due = seals(spec, answers)
    for seat in {viewer, answers.actor} - {-1, -2}:
        refused = answers_ahead(rules, spec, board, s, seat)
        for action, rule in enumerate(refused):
            if unfit := _unfit(spec, answers, seat, action, rule, due):
                raise Unfit(AHEAD, f"seat {seat} and {spec.tokens[action]} beforehand: {unfit}")


def _unfit(spec: Spec, answers: Answers, seat: int, action: int, rule: int, due: bool) -> str:
    """What is wrong with a refusal of an answer beforehand; empty for nothing."""
    is_sealed = spec.block_of[action].sealed
    if rule and rule not in spec.rules:
        return f"there is no rule {rule}"
    if not rule and not spec.standing_default and not is_sealed:
        return "nobody is asked so"
    if not rule and is_sealed and not due:
        return "no sealed answer is due"
    if is_sealed and seat == answers.actor and (rule == 0) != (answers.refusals[seat][action] == 0):
        return "refusal says something else"
    return ""
