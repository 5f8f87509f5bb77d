"""Moto Strategy: the words of its cards, actions and outcomes.

| token | means |
|---|---|
| `moto-1` | chance: the card drawn, or dealt, is a MOTO 1 |
| `lay-moto-1` | lay a MOTO 1, and so every kind but LONG LAP |
| `long-lap-0` | lay a LONG LAP: the player on seat 0 misses a turn |
| `draw` | draw a card instead of laying one (MS-3.3, MS-4.10) |
| `pass` | let the turn pass: nothing can be drawn either |
| `decline` | lay no LONG LAP in this window (MS-4.8) |
"""

from __future__ import annotations

CARDS = ("moto-1", "moto-2", "moto-3", "q1", "q2", "starter", "warm-up", "red-flag", "stop", "long-lap")
"""The ten kinds of cards (MS-1.1); kind k of the rules is the k-th word."""

MOST_SEATS = 5
"""MS-1.2."""

LAYS = tuple(f"lay-{card}" for card in CARDS[:-1])
LONG_LAPS = tuple(f"long-lap-{seat}" for seat in range(MOST_SEATS))
