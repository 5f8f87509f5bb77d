"""Views: what one seat, or a spectator, may know. The only way out for a state or an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from chequered.kernel.record import Field, Record, zeros

if TYPE_CHECKING:  # `game` imports the binder, which imports `view`
    from chequered.kernel.game import Argument, Event

R = TypeVar("R", bound=Record)
UNSEEN = -1
"""What stands in an event where an argument may not be seen: what can be hidden is never this number."""


def view(state: R, seat: int | None) -> R:
    """A copy of `state` in which everything that `seat` (None: a spectator) may not see is zero."""
    seen = state.copy()
    for name, f in state.FIELDS.items():
        if f.see != "all":
            _hide(seen, name, f, seat)
    return seen


def has_hidden(state: Record) -> bool:
    """Whether anything in `state` is hidden from anybody: a field that not all may see has a number other than zero.

    A game lets this depend on open facts only, or it would tell of what is hidden (`chequered.kernel.conformance`).
    """
    return any(getattr(state, name) != zeros(f.shape) for name, f in state.FIELDS.items() if f.see != "all")


def masks(State: type[Record], seats: int) -> npt.NDArray[np.int64]:  # noqa: N803  # it is a class
    """What each seat may see of a packed state, one row a seat: 1 for each number that it may see, 0 for the others.

    It is `view`, laid out for compiled code, which cannot go through fields by name: a state's numbers multiplied by
    a seat's row are the numbers of that seat's view (`contract.look`).
    """
    ones = State.from_dict({name: _ones(f.shape) for name, f in State.FIELDS.items()})
    rows = [view(ones, seat).pack().reshape(1).view(np.int64) for seat in range(seats)]
    return np.array(rows, np.int64).reshape(seats, State.dtype().itemsize // 8)


def _ones(shape: tuple[int, ...]) -> Any:
    return [_ones(shape[1:]) for _ in range(shape[0])] if shape else 1


def is_unseen(argument: Argument, value: int) -> bool:
    """Whether this is what stands in the place of a hidden argument. What all may see is seen: an amount can be -1."""
    return value == UNSEEN and argument.see != "all"


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
    blank = zeros(f.shape)
    if f.see == "owner" and seat is not None:
        blank[seat] = getattr(seen, name)[seat]
    setattr(seen, name, blank)
