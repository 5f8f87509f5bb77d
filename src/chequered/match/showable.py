"""Whether a record may be shown: records are passed around, and a terminal or a page obeys what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from chequered.kernel.game import Argument, Spec
from chequered.kernel.views import UNSEEN
from chequered.match.journal import Happening, Step
from chequered.match.record import AnyFile, RecordError, SeasonRecord

LONGEST_NAME = 24
LONGEST_TEXT = 1000
"""No field of an honest record comes near it."""


def check_texts(record: AnyFile) -> None:
    """See that every text of a record can be printed and is no longer than is sensible.

    Raises:
        RecordError: control or format characters (an escape sequence, a turn of the writing's direction), or a name
            that no table allows; the message has the field's path.
    """
    for path, text in _texts(msgspec.to_builtins(record), ""):
        if not text.isprintable():
            raise RecordError(f"field `{path}` has characters that cannot be printed")
        if len(text) > LONGEST_TEXT:
            raise RecordError(f"field `{path}` has {len(text)} characters, more than {LONGEST_TEXT}")
    races = record.races if isinstance(record, SeasonRecord) else []
    for place, each in (("", record), *((f"races[{number}].", race) for number, race in enumerate(races))):
        for number, seat in enumerate(each.seats):
            if len(seat.name) > LONGEST_NAME:
                raise RecordError(f"field `{place}seats[{number}].name` has more than {LONGEST_NAME} characters")


def check_steps(steps: list[Step], spec: Spec, seats: int, cells: int) -> None:
    """See that a game can tell of these steps, at a table of `seats` and on a board of `cells`.

    Raises:
        RecordError: a seat, an event, a rule or an argument that there is not; the message names the step.
    """
    for step in steps:
        for entry in step.entries:
            if entry.seat >= seats:
                raise RecordError(f"step {step.number}: there is no seat {entry.seat}")
            for happening in entry.events:
                fault = _fault(happening, spec, seats, cells)
                if fault:
                    raise RecordError(f"step {step.number}: {fault}")


def _texts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every text in a value, the keys too, with its path; a key that cannot be printed is not part of a path."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield path or "record", key
            yield from _texts(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _texts(part, f"{path}[{number}]")


def _fault(happening: Happening, spec: Spec, seats: int, cells: int) -> str:
    event = spec.event_of.get(happening.event)
    if event is None:
        return f"{spec.id} has no event {happening.event}"
    if happening.rule and happening.rule not in spec.rules:
        return f"{spec.id} has no rule {happening.rule}"
    if len(happening.args) != len(event.arguments):
        return f"event `{event.name}` has {len(event.arguments)} arguments, not {len(happening.args)}"
    pairs = zip(event.arguments, happening.args, strict=True)
    wrong = next((a.name for a, value in pairs if not _exists(a, value, spec, seats, cells)), "")
    return f"event `{event.name}`: there is no such {wrong}" if wrong else ""


def _exists(argument: Argument, value: int, spec: Spec, seats: int, cells: int) -> bool:
    if value == UNSEEN and argument.kind != "amount":
        # Hidden is only what can be hidden: the sentence for it is another one, and other events have none.
        return argument.see != "all"
    counts = {"seat": seats, "piece": seats * spec.pieces_of(seats), "cell": cells} | {
        kind: len(words) for kind, words in spec.vocabularies.items()
    }
    return argument.kind not in counts or 0 <= value < counts[argument.kind]
