"""Conformance: what a seat may not see stays unseen."""

from __future__ import annotations

from random import Random
from typing import Any

from chequered.kernel.binding import Bound
from chequered.kernel.conformance.ahead import answers_ahead, check_ahead, seals
from chequered.kernel.conformance.answers import Answers
from chequered.kernel.conformance.failing import demand
from chequered.kernel.game import Spec
from chequered.kernel.record import Record
from chequered.kernel.views import has_hidden, view

VIEWS = "views reveal nothing"
RESAMPLE = "resample changes only what is unseen"


def check_hiding(rules: Bound, spec: Spec, board: Record, s: Record, answers: Answers, random: Random) -> None:
    """Look at the position as a seat or a spectator, drawn by `random`, and at what it may answer beforehand."""
    seats = len(answers.refusals)
    viewer = random.choice([None, *range(seats)])
    seen = view(s, viewer)
    other = _altered(s, viewer, random)
    demand(view(other, viewer) == seen, VIEWS, f"{_name(viewer)} sees what it must not")
    if viewer is not None:
        if spec.answers_beforehand:
            check_ahead(rules, spec, board, s, answers, viewer)
        _check_resample(rules, spec, board, s, viewer, answers, random)


def _altered(s: Record, viewer: int | None, random: Random) -> Record:
    """A state that differs from `s` only in what the viewer does not see."""
    other = s.copy()
    for name, f in s.FIELDS.items():
        if f.see == "nobody":
            setattr(other, name, _other(getattr(s, name), random))
        elif f.see == "owner":
            rows = enumerate(getattr(s, name))
            setattr(other, name, [row if seat == viewer else _other(row, random) for seat, row in rows])
    return other


def _other(value: Any, random: Random) -> Any:
    return [_other(item, random) for item in value] if isinstance(value, list) else value + 1 + int(9 * random.random())


def _check_resample(
    rules: Bound, spec: Spec, board: Record, s: Record, viewer: int, answers: Answers, random: Random
) -> None:
    other, who = s.copy(), _name(viewer)
    rules.resample(board, other, viewer, [random.getrandbits(32) for _ in range(4)])
    demand(view(other, viewer) == view(s, viewer), RESAMPLE, f"what {who} sees has changed")
    demand(rules.actor(board, other) == answers.actor, RESAMPLE, f"for {who}, another one acts")
    refusals = [rules.refusal(board, other, viewer, action) for action in range(len(answers.targets))]
    demand(refusals == answers.refusals[viewer], RESAMPLE, f"for {who}, other actions are legal")
    is_told = has_hidden(other) == has_hidden(s) or seals(spec, answers)
    demand(is_told, RESAMPLE, f"for {who}, it is hidden whether anything is hidden")
    if spec.answers_beforehand:
        # What is sealed ahead depends on what is open to all; other answers on what their seat knows.
        open_to_all = range(len(answers.refusals)) if seals(spec, answers) else [viewer]
        for seat in open_to_all:
            one, two = (answers_ahead(rules, spec, board, state, seat) for state in (s, other))
            demand(one == two, RESAMPLE, f"for {who}, seat {seat} may answer something else beforehand")


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
