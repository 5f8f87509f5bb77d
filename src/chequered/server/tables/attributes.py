"""What each seat has from the start, such as a colour: chosen, or the first that is free."""

from __future__ import annotations

from dataclasses import replace

from chequered.kernel.game import Attribute, Game
from chequered.server.faults import Faulty
from chequered.server.store import SeatRow


def with_attributes(game: Game, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats with every attribute of those that are taken filled in; open ones choose when somebody sits down."""
    known = {attribute.name for attribute in game.spec.attributes}
    for seat in seats:
        if not known.issuperset(seat.attributes):
            raise Faulty("fault-bad-options", f"no seat attribute {min(set(seat.attributes) - known)!r}")
    for attribute in game.spec.attributes:
        seats = _with_attribute(attribute, seats)
    return seats


def _with_attribute(attribute: Attribute, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    chosen = [seat.attributes[attribute.name] for seat in seats if attribute.name in seat.attributes]
    for value in chosen:
        if value not in attribute.values:
            raise Faulty("fault-bad-options", f"{attribute.name} is one of {', '.join(attribute.values)}")
        if attribute.unique and chosen.count(value) > 1:
            raise Faulty("fault-attribute-taken", value)
    free = [value for value in attribute.values if value not in chosen or not attribute.unique]
    filled = []
    for seat in seats:
        if seat.is_open or attribute.name in seat.attributes:
            filled.append(seat)
            continue
        if not free:
            raise Faulty("fault-bad-options", f"no {attribute.name} is left")
        value = free.pop(0) if attribute.unique else free[0]
        filled.append(replace(seat, attributes={**seat.attributes, attribute.name: value}))
    return tuple(filled)
