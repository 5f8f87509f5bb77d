"""Whoever thinks for the bots, and what they do if thinking fails: play on, at random."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from chequered.match import Match
from chequered.server.facts import NOVICE

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 5.0
"""Seconds after which a bot plays at random rather than keep people waiting."""

Progress = Callable[[str, int, int], None]
"""Told how far a game is prepared: its id, pieces done, pieces in all."""


class Thinker(Protocol):
    """Chooses actions for bots from what their seat may see; `chequered.bots.BotPool` is one."""

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        """The token of the action that the seat whose view this is takes."""
        ...

    async def close(self) -> None:
        """Let go of processes."""
        ...


async def bot_token(thinker: Thinker | None, match: Match, level: str) -> str:
    """What a bot of this level does in a match whose actor it is."""
    tokens = [choice.token for choice in match.choices()]
    if thinker is None or level == NOVICE:
        return secrets.choice(tokens)
    view = match.view(match.actor).as_dict()
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            thought = thinker.choose(match.game.spec.id, match.board.content, view, level, secrets.randbits(63))
            token = await thought
    except Exception:
        log.exception("A bot of level %s failed to choose; it plays at random", level)
        return secrets.choice(tokens)
    return _legal(token, tokens, level)


def _legal(token: str, tokens: Sequence[str], level: str) -> str:
    if token in tokens:
        return token
    log.error("A bot of level %s chose %s, which is not legal; it plays at random", level, token)
    return secrets.choice(tokens)
