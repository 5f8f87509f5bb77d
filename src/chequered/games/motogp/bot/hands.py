"""Hands of cards, numbered, so that arrays can have an axis of hands. More of a kind than `MOST` count as so many."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chequered.games.motogp.spec import CARD_COUNT, Card

MOST = (3, 1, 2, 2)
"""Of each kind, in the order of `Card`: what more are worth than these hardly ever counts within a lap."""

SIZES = tuple(most + 1 for most in MOST)
HANDS = SIZES[0] * SIZES[1] * SIZES[2] * SIZES[3]

_COUNTS = np.indices(SIZES).reshape(CARD_COUNT, HANDS)


def _number(counts: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    numbers: npt.NDArray[np.int64] = np.ravel_multi_index(tuple(counts), SIZES)
    return numbers


def _changed(card: int, by: int) -> npt.NDArray[np.int64]:
    counts = _COUNTS.copy()
    counts[card] = np.clip(counts[card] + by, 0, MOST[card])
    return _number(counts)


HAS: npt.NDArray[np.bool_] = _COUNTS > 0
"""By card and hand: whether the hand has one."""

LESS: npt.NDArray[np.int64] = np.array([_changed(card, -1) for card in Card])
"""By card and hand: the hand with one fewer, the same if it has none."""

MORE: npt.NDArray[np.int64] = np.array([_changed(card, 1) for card in Card])
"""By card and hand: the hand with one more, the same if it has the most."""
