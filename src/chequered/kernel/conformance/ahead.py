"""Conformance: answers given beforehand (`contract.beforehand`) can be played when their seat is asked."""

from __future__ import annotations

from chequered.kernel.binding import Bound
from chequered.kernel.conformance.answers import Answers
from chequered.kernel.conformance.failing import demand
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
            block, told = spec.block_of[action], f"seat {seat} and {spec.tokens[action]} beforehand"
            demand(rule == 0 or rule in spec.rules, AHEAD, f"{told}: there is no rule {rule}")
            asked = bool(spec.standing_default) or block.sealed
            demand(rule != 0 or asked, AHEAD, f"{told}: nobody is asked so")
            if block.sealed:
                demand(rule != 0 or due, AHEAD, f"{told}: no sealed answer is due")
                is_legal = answers.refusals[seat][action] == 0
                demand(seat != answers.actor or (rule == 0) == is_legal, AHEAD, f"{told}: refusal says something else")
