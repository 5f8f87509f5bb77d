"""When bots act: on the next beat, and in a pause at its end, so that nobody learns from it what they think about.

Who could tell from a bot's or a pause's length what somebody holds would know a hidden card.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from chequered.match import Match

T = TypeVar("T")


CONTINUED = 0.35
"""What a bot does next in its own turn follows at this share of its pace: people have seen whose turn it is."""


def seconds_before(match: Match, pace: float) -> float:
    """Seconds before the bot that decides acts: all of its pace if another seat decided before it, else a part.

    A turn of many small decisions takes hardly longer than one of a single decision. Who decided is open to all.
    """
    entries = match.steps[-1].entries
    return pace * CONTINUED if entries and entries[0].seat == match.actor else pace


class Beat:
    """Time that passes in beats of a fixed length, from now on."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun = asyncio.get_running_loop().time()

    async def end(self) -> None:
        """Wait for the end of the first beat, or of a later one if that has passed already."""
        passed = asyncio.get_running_loop().time() - self._begun
        beats = max(1, math.ceil(passed / self._seconds)) if self._seconds else 0
        await asyncio.sleep(max(0.0, beats * self._seconds - passed))


async def ready_after(seconds: float, thoughts: Mapping[int, Coroutine[Any, Any, T]]) -> dict[int, T]:
    """What seats have thought of when so many seconds are over; 0 gives them as much time as they need.

    All think at the same time, so that none has less of it because of another; what is not ready is given up. Raises
    what a thought that has ended in time raised.
    """
    tasks = {seat: asyncio.create_task(thought) for seat, thought in thoughts.items()}
    try:
        await (asyncio.sleep(seconds) if seconds else asyncio.gather(*tasks.values()))
        return {seat: task.result() for seat, task in tasks.items() if task.done()}
    finally:
        for task in tasks.values():
            task.cancel()
