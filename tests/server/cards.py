"""Tables of the game of hidden hands, whose first cards a test chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from chequered.match import VerifiableChance
from chequered.server.tables import matches

STARTER, LONG_LAP, MOTO_3, STOP = 5, 9, 2, 8


class Dealt(VerifiableChance):
    """Gives the cards that a test has chosen, then those of the table's secret; the same again after a restart."""

    firsts: Sequence[int] = ()

    def draw(self, number: int, weights: Sequence[int]) -> int:
        if number < len(self.firsts) and weights[self.firsts[number]]:
            return self.firsts[number]
        return super().draw(number, weights)


def deal(patch: pytest.MonkeyPatch, *firsts: int) -> None:
    """From now on these are the first cards that are dealt: one to each seat, then the next to each, and so on."""
    patch.setattr(matches, "VerifiableChance", type("Dealt", (Dealt,), {"firsts": firsts}))


WISH: dict[str, Any] = {"game": "moto_strategy", "board": "standard"}
