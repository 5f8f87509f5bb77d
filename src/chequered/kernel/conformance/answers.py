"""Conformance: what a row of the survey says, and what must be true of it at any position."""

from __future__ import annotations

from dataclasses import dataclass

from chequered.kernel.conformance.failing import Unfit, demand
from chequered.kernel.conformance.survey import ACTOR, COUNT, LIST
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import Spec


@dataclass(frozen=True, slots=True)
class Answers:
    """A row, read."""

    actor: int
    listed: list[int]
    """Legal actions at a decision, weights at chance, nothing after the end."""
    refusals: list[list[int]]
    """By seat and id."""
    targets: list[int]
    """By id."""


def row_length(seats: int, width: int) -> int:
    """The number of ints in a row."""
    return LIST + (seats + 2) * width


def read(row: list[int], seats: int, width: int) -> Answers:
    """The answers that a row holds."""
    parts = [row[LIST + k * width : LIST + (k + 1) * width] for k in range(seats + 2)]
    return Answers(row[ACTOR], parts[0][: row[COUNT]], parts[1:-1], parts[-1])


def check_answers(spec: Spec, answers: Answers, seats: int) -> None:
    """Legality, chance and targets at one position."""
    who = answers.actor
    demand(who in (CHANCE, OVER) or 0 <= who < seats, "the actor is known", f"the actor is {who}")
    _check_refusals(spec, answers)
    if who >= 0:
        _check_decision(spec, answers)
    elif who == CHANCE:
        _check_chance(spec, answers)
    _check_targets(spec, answers, seats)


def _check_refusals(spec: Spec, answers: Answers) -> None:
    for seat, reasons in enumerate(answers.refusals):
        for action, rule in enumerate(reasons):
            if rule == 0 and (seat != answers.actor or action < len(spec.chance_tokens)):
                raise Unfit("only the actor acts", f"seat {seat} and {spec.tokens[action]}: nothing is refused")
            if rule != 0 and rule not in spec.rules:
                raise Unfit("refusals name rules", f"seat {seat} and {spec.tokens[action]}: there is no rule {rule}")


def _check_decision(spec: Spec, answers: Answers) -> None:
    allowed = [action for action, rule in enumerate(answers.refusals[answers.actor]) if rule == 0]
    demand(bool(answers.listed), "a decision has an answer", f"seat {answers.actor} has no legal action")
    told = f"legal gives {_tokens(spec, answers.listed)}, not refused are {_tokens(spec, allowed)}"
    demand(answers.listed == allowed, "legal is what is not refused", told)


def _check_chance(spec: Spec, answers: Answers) -> None:
    weights, most = answers.listed, len(spec.chance_tokens)
    demand(0 < len(weights) <= most, "outcomes have weights", f"{len(weights)} outcomes, the spec has {most}")
    demand(min(weights) >= 0 and sum(weights) > 0, "outcomes have weights", f"the weights are {weights}")


def _check_targets(spec: Spec, answers: Answers, seats: int) -> None:
    legal = answers.listed if answers.actor >= 0 else []
    for action, pointed in enumerate(answers.targets):
        kind = spec.block_of[action].target
        if kind == "nothing":
            fits = pointed == -1
        else:
            fits = pointed >= (0 if action in legal else -1) and (pointed < seats or kind != "seat")
        if not fits:
            raise Unfit("targets are as declared", f"{spec.tokens[action]}, target {kind}: {pointed}")


def _tokens(spec: Spec, ids: list[int]) -> str:
    known = range(len(spec.tokens))
    return " ".join(spec.tokens[k] if k in known else str(k) for k in ids) or "nothing"
