"""The novice of every game: any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Any

from chequered.kernel.chance import below
from chequered.kernel.contract import legal


def choose(board: Any, states: Any, rng: Any, scratch: Any) -> int:
    """The contract's `choose`; `scratch.ids` has room for every id of the game."""
    return scratch.ids[below(rng, legal(board, states[0], scratch.ids))]  # type: ignore[no-any-return]  # ids may be a list or an array
