"""How much time a table lets pass before it plays on by itself: by what lies open to all, and by nothing else.

Who could tell from a bot's or a pause's length what somebody holds would know a hidden card.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass

from chequered.match import Match, ends_chapter

CHAPTER = 4.0
"""As many pauses long do people look at what a part of the match has brought."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before an action of a bot, and the pause where nobody is waited for. 0: no longer than thinking takes."""

    bot: float = 0.0
    pause: float = 0.0

    def before(self, match: Match) -> float:
        """Seconds between the last step and what the table does of itself."""
        if ends_chapter(match.game.spec, match.steps[-1]):
            return CHAPTER * self.pause
        return self.pause if match.is_standing else self.bot


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
