"""Conformance: what the rules emit is what the spec declares."""

from __future__ import annotations

from chequered.kernel.conformance.failing import demand
from chequered.kernel.game import Spec

Happening = tuple[int, int, int, int, int]
"""Event, rule, and three arguments."""

EVENTS = "events are as declared"


def check_event(spec: Spec, happening: Happening, seats: int) -> None:
    """The event and its rule are known, its arguments are of their kinds, and those it does not have are 0."""
    number, rule, *values = happening
    demand(all(type(value) is int for value in happening), EVENTS, f"{happening} are not all ints")
    demand(number in spec.event_of, EVENTS, f"there is no event {number}")
    event = spec.event_of[number]
    demand(rule in spec.rules, EVENTS, f"{event.name}: there is no rule {rule}")
    spare = values[len(event.arguments) :]
    demand(not any(spare), EVENTS, f"{event.name} has {len(event.arguments)} arguments; more are given: {values}")
    for argument, value in zip(event.arguments, values, strict=False):
        words = spec.vocabularies.get(argument.kind)
        counts = {"seat": seats, "piece": seats * spec.pieces_of(seats)}
        below = counts.get(argument.kind, len(words) if words is not None else value + 1)
        is_fit = argument.kind == "amount" or 0 <= value < below
        demand(is_fit, EVENTS, f"{event.name}: {value} is no {argument.kind}")
