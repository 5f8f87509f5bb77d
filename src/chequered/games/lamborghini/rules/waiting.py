"""What the match waits for next."""

from __future__ import annotations

from chequered.games.lamborghini.state import State
from chequered.kernel.record import Int


def ask(s: State, phase: Int, seat: Int) -> None:
    """Wait for a player's decision."""
    s.phase = phase
    s.turn = seat


def wait_for_chance(s: State, phase: Int) -> None:
    s.phase = phase
    s.turn = -1
