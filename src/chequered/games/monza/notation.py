"""Monza: the words of its actions and outcomes.

| token | means |
|---|---|
| `blue` | chance: a die shows blue |
| `left`, `ahead`, `right` | place the die of the colour of the cell in front on that side |
| `tile-left`, `tile-ahead`, `tile-right` | the same with an acceleration tile |
| `pick-blue` | take a blue die to roll again; the first one spends the re-roll tile |
| `reroll` | roll the dice taken |
| `stop` | end placing |
| `bonus-left`, `bonus-ahead`, `bonus-right` | take the bonus step to that side |
| `stay` | leave the bonus step |

A cell has one colour, so the side alone says which die: there is no token for a die that does not fit.
"""

from __future__ import annotations

COLOURS = ("blue", "green", "purple", "red", "white", "yellow")
"""The six colours, in the order of MZ-1.1; colour k of the rules is the k-th word."""

SIDES = ("left", "ahead", "right")
"""The sides on which a cell can be in front, as the driver sees them."""

DICE = SIDES
TILES = tuple(f"tile-{side}" for side in SIDES)
PICKS = tuple(f"pick-{colour}" for colour in COLOURS)
STEPS = tuple(f"bonus-{side}" for side in SIDES)
