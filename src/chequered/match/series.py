"""A series of matches among the same people: in which order they sit down again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Sitting = TypeVar("Sitting")


def moved_on(seats: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """The seats of the next match: whoever was second begins, and everybody keeps what is theirs.

    So the advantage of the first seat goes round, in every game. Races of a season keep their seats instead.

    >>> moved_on(["Ada", "Ben", "Chiara"])
    ('Ben', 'Chiara', 'Ada')
    """
    return (*seats[1:], *seats[:1])
