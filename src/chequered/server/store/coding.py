"""How what the store keeps becomes the columns of its tables, and these become it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import insert

from chequered.match import Step
from chequered.match.record import StepPart, step_parts, steps_of
from chequered.server.store import schema
from chequered.server.store.rows import Circuit, SeatRow, StepRow, TableRow, now
from chequered.server.store.writer import Write

_ADD_SEAT = insert(schema.seats)
_ADD_STEP = insert(schema.steps)


def table_values(table: TableRow) -> dict[str, Any]:
    """A table without its seats, as columns."""
    values = {name: getattr(table, name) for name in TableRow.__dataclass_fields__ if name != "seats"}
    values["entropy"] = [list(part) for part in table.entropy]
    values["ready"] = [list(part) for part in table.ready]
    values["season"] = [asdict(circuit) for circuit in table.season]
    return values


def seat_writes(table: TableRow) -> Iterator[Write]:
    """What adds the seats of a table."""
    for number, seat in enumerate(table.seats):
        yield Write(_ADD_SEAT, {"table_id": table.id, "seat": number, **asdict(seat)})


def step_writes(table: str, steps: Iterable[StepRow]) -> Iterator[Write]:
    """What adds steps to a journal."""
    for row in steps:
        (part,) = step_parts([row.step])
        text = msgspec.json.encode(part).decode()
        values = {"number": row.step.number, "step": text, "browser": row.browser, "act": row.act, "at": now()}
        yield Write(_ADD_STEP, {"table_id": table, **values})


def step_of(text: str) -> Step:
    """A step as it was written."""
    (step,) = steps_of([msgspec.json.decode(text, type=StepPart)])
    return step


def table_row(row: dict[str, Any], seats: list[dict[str, Any]]) -> TableRow:
    """A table from its columns and those of its seats, in order."""
    sitting = tuple(
        SeatRow(**{name: value for name, value in seat.items() if name not in ("table_id", "seat")}) for seat in seats
    )
    for parts in ("entropy", "ready"):
        row[parts] = tuple((browser, part) for browser, part in row[parts])
    row["season"] = tuple(Circuit(**circuit) for circuit in row["season"])
    return TableRow(**row, seats=sitting)
