"""Conformance: records that take no index below zero.

In both bindings an index of -1 silently means the last element; in rules it is a mistake ("no cell", "no colour").
"""

from __future__ import annotations

from typing import Any, TypeVar

from chequered.kernel.record import Record

R = TypeVar("R", bound=Record)


class StrictList(list[Any]):
    """A list without negative indices."""

    def __getitem__(self, index: Any) -> Any:
        if index < 0:
            raise IndexError(f"the index {index} is below zero")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(f"the index {index} is below zero")
        super().__setitem__(index, value)


def strict(record: R) -> R:
    """A copy of the record whose lists are strict; copies of the copy are ordinary again."""
    copy = record.copy()
    for name in copy.FIELDS:
        setattr(copy, name, _strict(getattr(copy, name)))
    return copy


def _strict(value: Any) -> Any:
    return StrictList(_strict(item) for item in value) if isinstance(value, list) else value
