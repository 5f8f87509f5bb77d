"""Moto Strategy: redrawing what a seat cannot know (MS-7.3)."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.state import State
from chequered.kernel.record import Int, Ints


def resample(deck: Deck, s: State, seat: Int, rng: Ints) -> None:
    """Nothing yet."""
