"""Views: what one seat, or a spectator, may know. The only way out for a state or an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from chequered.kernel.game import Event
from chequered.kernel.record import Field, Record

R = TypeVar("R", bound=Record)
UNSEEN = -1
"""What stands in an event where an argument may not be seen: no seat, cell, count or word has this number."""


def view(state: R, seat: int | None) -> R:
    """A copy of `state` in which everything that `seat` (None: a spectator) may not see is zero."""
    seen = state.copy()
    for name, f in state.FIELDS.items():
        if f.see != "all":
            _hide(seen, name, f, seat)
    return seen


def redact(event: Event, args: Sequence[int], seat: int | None) -> tuple[int, ...]:
    """The arguments of an event, those that `seat` may not see replaced by `UNSEEN`.

    An argument that only its owner may see belongs to the seat that the event's argument `seat` names.
    """
    owner = next((value for a, value in zip(event.arguments, args, strict=True) if a.kind == "seat"), None)
    return tuple(
        value if a.see == "all" or (a.see == "owner" and seat is not None and seat == owner) else UNSEEN
        for a, value in zip(event.arguments, args, strict=True)
    )


def _hide(seen: Record, name: str, f: Field, seat: int | None) -> None:
    blank = getattr(type(seen)(), name)
    if f.see == "owner" and seat is not None:
        blank[seat] = getattr(seen, name)[seat]
    setattr(seen, name, blank)
