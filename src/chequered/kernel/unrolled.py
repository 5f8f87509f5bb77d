"""Functions written out for one type of record, field by field: going by name takes four times as long.

Searches and looks from every seat copy and compare states thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Shapes = Mapping[str, tuple[int, ...]]
"""The shape of each field, in the order of their declaration."""


def filler(shapes: Shapes) -> Callable[[Any, Any], None]:
    """A function `fill(to, source)` that gives `to` every value of `source`, lists as copies."""
    copied = ("{}", "{}.copy()", "[row.copy() for row in {}]")
    lines = (f"to.{name} = {copied[len(shape)].format(f'source.{name}')}" for name, shape in shapes.items())
    fill: Callable[[Any, Any], None] = _written("fill(to, source)", lines)
    return fill


def lister(shapes: Shapes) -> Callable[[Any], tuple[int, ...]]:
    """A function `numbers(record)`: all numbers of the record, in the order in which they are packed."""
    listed = "".join(f"{part}, " for name, shape in shapes.items() for part in _parts(f"record.{name}", shape))
    numbers: Callable[[Any], tuple[int, ...]] = _written("numbers(record)", [f"return ({listed})"])
    return numbers


def _parts(field: str, shape: tuple[int, ...]) -> list[str]:
    match shape:
        case ():
            return [field]
        case (_,):
            return [f"*{field}"]
        case _:
            return [f"*{field}[{row}]" for row in range(shape[0])]


def _written(head: str, lines: Iterable[str]) -> Any:
    names: dict[str, Any] = {}
    exec("\n    ".join((f"def {head}:", *lines, "pass")), names)  # names of fields are names in a class: no other text
    return names[head.partition("(")[0]]
