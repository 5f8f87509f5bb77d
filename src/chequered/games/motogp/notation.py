"""Table-MotoGP: the words of its actions and outcomes.

| token | means |
|---|---|
| `1` … `6` | chance: a die shows this face |
| `lot-1a` … `lot-9b` | chance: of those who tie for the next place on the grid, this motorcycle is named |
| `inner`, `outer` | ride on to the inner, or the outer, lane of the corner space in front |
| `extra` | play an Extra Power card |
| `keep` | play none |
| `take-extra`, `take-boxes`, `take-crash` | the card of the team's choice for passing the line |

A team's motorcycles are `a` and `b`: `3b` is the second motorcycle of the third team.
"""

from __future__ import annotations

FACES = ("1", "2", "3", "4", "5", "6")
"""The faces of the die, by outcome."""

CARDS = ("extra", "boxes", "crash", "fuel")
"""The kinds of cards (GP-1.2); kind k of the rules is the k-th word."""

COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "white", "teal", "pink")
"""The colours of the teams."""

LANES = ("inner", "outer")
"""The lanes of a corner space (GP-2.3), in the order in which they are offered."""

MOTORCYCLES = tuple(f"{team}{motorcycle}" for team in range(1, 10) for motorcycle in "ab")
LOTS = tuple(f"lot-{motorcycle}" for motorcycle in MOTORCYCLES)
TAKES = tuple(f"take-{card}" for card in CARDS[:3])
"""The cards that can be chosen at the line (GP-1.3), in the order of `CARDS`."""
