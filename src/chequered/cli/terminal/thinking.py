"""Who thinks for the bots in the terminal."""

from __future__ import annotations

import secrets
from typing import Protocol

from chequered.match import Match


class Thinker(Protocol):
    """Chooses what a bot does."""

    async def choose(self, match: Match, level: str) -> str:
        """The token of the action that the deciding seat, a bot of this level, takes."""
        ...


class RandomThinker:
    """Any legal action, each as likely as the other: the novice."""

    async def choose(self, match: Match, level: str) -> str:
        """A legal action."""
        return secrets.choice(match.choices()).token


def thinker() -> Thinker:
    """Whoever thinks for bots of any level."""
    return RandomThinker()
