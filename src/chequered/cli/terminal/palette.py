"""The colours of cells, dice, cars and motorcycles. No colour stands alone: each has a shape.

The same colours, inks and shapes as on the page (`web/src/lib/palette.ts`), where they were chosen for all kinds of
colour-blindness; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chequered.kernel.drawn import DrawnCell

LIGHT = "#ffffff"
DARK = "#15181c"


@dataclass(frozen=True, slots=True)
class Paint:
    """A background colour, what is legible on it, and a shape: one character of a terminal."""

    fill: str
    ink: str
    shape: str


SHAPES = {
    "circle": "●",
    "triangle": "▲",
    "diamond": "◆",
    "square": "■",
    "hexagon": "⬢",
    "star": "★",
    "cross": "✚",
    "drop": "♠",
    "heart": "♥",
    "tyre": "◎",
}
"""The character for each shape of the page."""

PALETTE = {
    "blue": Paint("#4965dd", LIGHT, SHAPES["circle"]),
    "green": Paint("#4dad6d", DARK, SHAPES["triangle"]),
    "purple": Paint("#511575", LIGHT, SHAPES["diamond"]),
    "red": Paint("#c01916", LIGHT, SHAPES["square"]),
    "white": Paint("#f6f3ea", DARK, SHAPES["hexagon"]),
    "yellow": Paint("#ffd003", DARK, SHAPES["star"]),
    "orange": Paint("#e76813", DARK, SHAPES["cross"]),
    "teal": Paint("#26e0ed", DARK, SHAPES["drop"]),
    "pink": Paint("#e583b8", DARK, SHAPES["heart"]),
}
"""The words of a game's vocabulary that have a look of their own."""

OBSTACLE = Paint("#585c63", DARK, SHAPES["tyre"])


def paint_of(word: str) -> Paint:
    """How a word looks; one without a look of its own is drawn like an obstacle."""
    return PALETTE.get(word, OBSTACLE)


@dataclass(frozen=True, slots=True)
class Ground:
    """How a kind of cells, or a mark on one, looks: its paint, and what fills it where nothing else stands."""

    paint: Paint
    fill: str = " "


def ground_of(cell: DrawnCell, grounds: Mapping[str, Ground]) -> Ground:
    """How a cell looks: as its mark does, else as its kind, else in its own paint."""
    return grounds.get(cell.mark) or grounds.get(cell.kind) or Ground(paint_of(cell.paint))
