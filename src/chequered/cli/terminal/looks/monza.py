"""Monza in the terminal: dice and tiles in hand. Digits choose, laid out as the sides: left, ahead, right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chequered.cli.terminal.looks import Holding, Look
from chequered.cli.terminal.palette import LIGHT, OBSTACLE, PALETTE, Ground, Paint
from chequered.games.monza.notation import COLOURS, DICE, PICKS, STEPS, TILES

KEYS = {
    **dict(zip(DICE, "123", strict=True)),
    **dict(zip(TILES, "456", strict=True)),
    **dict(zip(STEPS, "123", strict=True)),
    **dict(zip(PICKS, "bgprwy", strict=True)),
    "reroll": "x",
    "stop": "0",
    "stay": "0",
}

GROUNDS = {
    "start": Ground(Paint("#43474d", LIGHT, "")),
    "finish": Ground(PALETTE["white"], "▚"),
    "obstacle": Ground(OBSTACLE, "▒"),
}


def holdings(view: Any, seat: int) -> list[Holding]:
    """The dice in hand, which are those of the seat whose turn it is, and the tiles that `seat` has left."""
    found = [Holding(("page", "hand", "dice"), _coloured(view.hand))]
    if view.challenge:
        found.append(Holding(("page", "hand", "tiles"), _coloured(view.tiles[seat])))
    found = [holding for holding in found if holding.words]
    if view.challenge and view.reroll_tile[seat]:
        found.append(Holding(("page", "hand", "reroll")))
    return found


def _coloured(counts: Sequence[int]) -> list[str]:
    return [COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)]


LOOK = Look(KEYS, GROUNDS, holdings, start="start")
