"""Hands: the multisets of up to six dice, numbered by size, so that arrays can have an axis of hands.

Hand 0 is empty; `LESS` and `MORE` lead from hand to hand.
"""

from __future__ import annotations

import math
from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from chequered.games.monza.rules.opening import DICE_IN_A_ROLL
from chequered.games.monza.spec import COLOUR_COUNT

_HANDS = [
    hand for size in range(DICE_IN_A_ROLL + 1) for hand in combinations_with_replacement(range(COLOUR_COUNT), size)
]
_NUMBERS = {hand: number for number, hand in enumerate(_HANDS)}

HANDS = len(_HANDS)
"""How many there are: 924."""

SIZE: npt.NDArray[np.int64] = np.array([len(hand) for hand in _HANDS])
"""The number of dice in each hand."""


def _chance(hand: tuple[int, ...]) -> float:
    ways = math.factorial(len(hand))
    for colour in set(hand):
        ways //= math.factorial(hand.count(colour))
    return ways / float(COLOUR_COUNT ** len(hand))


def _without(hand: tuple[int, ...], colour: int) -> int:
    if colour not in hand:
        return -1
    first = hand.index(colour)
    return _NUMBERS[hand[:first] + hand[first + 1 :]]


def _with(hand: tuple[int, ...], colour: int) -> int:
    return _NUMBERS.get(tuple(sorted((*hand, colour))), -1)


CHANCE: npt.NDArray[np.float64] = np.array([_chance(hand) for hand in _HANDS])
"""How likely it is that as many dice as the hand holds, rolled, show this hand."""

LESS: npt.NDArray[np.int64] = np.array([[_without(hand, c) for c in range(COLOUR_COUNT)] for hand in _HANDS])
"""By hand and colour: the hand with one die of that colour fewer, -1 if it has none."""

MORE: npt.NDArray[np.int64] = np.array([[_with(hand, c) for c in range(COLOUR_COUNT)] for hand in _HANDS])
"""By hand and colour: the hand with one die of that colour more, -1 beyond six dice."""


def of_size(size: int) -> slice:
    """The hands of so many dice: they stand one behind another."""
    return slice(int(np.searchsorted(SIZE, size)), int(np.searchsorted(SIZE, size, side="right")))
