"""What the lab counts in a game that names nothing to count."""

from __future__ import annotations

from typing import Any

from chequered.kernel.record import Int, Record, field


class Tally(Record):
    """Counts nothing; a record has at least one field."""

    nothing: Int = field(doc="always 0")


def observe(board: Any, s: Any, tally: Any) -> None:
    """The contract's `observe`."""
