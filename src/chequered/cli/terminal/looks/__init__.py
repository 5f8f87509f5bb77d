"""What the terminal shows of one game only: what a seat holds, and the keys of its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Holding:
    """Things of one kind in a seat's hand: `<game>-page-hand-<kind>` names them, `words` are their paints."""

    kind: str
    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Look:
    """The keys of a game's tokens, and what a seat holds in a view of the state."""

    keys: Mapping[str, str] = field(default_factory=dict)
    holdings: Callable[[Any, int], list[Holding]] = field(default=lambda view, seat: [])


LOOKS = {"monza": "chequered.cli.terminal.looks.monza"}
"""The module of each game that has a look of its own; it is called `LOOK` there."""


def look_of(game: str) -> Look:
    """How a game looks in the terminal; one without a look of its own shows its board and its choices."""
    if game not in LOOKS:
        return Look()
    found: Look = import_module(LOOKS[game]).LOOK
    return found
