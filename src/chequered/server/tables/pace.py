"""How much time a table lets pass before it plays on by itself: by what lies open to all, and by nothing else.

For the reason see `chequered.bots.timing`.
"""

from __future__ import annotations

from dataclasses import dataclass

from chequered.bots import seconds_before
from chequered.match import Match, ends_chapter

CHAPTER = 4.0
"""As many pauses long do people look at what a part of the match has brought."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a bot's turn, and the pause where nobody is waited for. 0: no longer than thinking takes."""

    bot: float = 0.0
    pause: float = 0.0

    def before(self, match: Match) -> float:
        """Seconds between the last step and what the table does of itself."""
        if ends_chapter(match.game.spec, match.steps[-1]):
            return CHAPTER * self.pause
        return self.pause if match.is_standing else seconds_before(match, self.bot)
