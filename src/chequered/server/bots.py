"""Whoever thinks for the bots, and what they do if thinking fails: play on, at random."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from chequered.bots import NOVICE, BotPool, Progress
from chequered.match import Match, Trial
from chequered.server.protocol import MAX_PLAN

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 5.0
"""Seconds after which a bot plays at random rather than keep people waiting."""

UNTIL_THE_FIRST_PAGE = 1.5
"""Seconds that a machine which has just started the server has for the page alone."""


class Thinker(Protocol):
    """Chooses actions for bots from what their seat may see; a `BotPool` is one."""

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        """The token of the action that the seat whose view this is takes."""
        ...


class Thinkers:
    """A pool of bots that starts when it is needed, or a moment after the server, and compiles in the background."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._pool: BotPool | None = None
        self._warming = asyncio.create_task(self._warm(), name="warming the bots")

    async def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        """As `BotPool.choose`."""
        return await self._started().choose(game_id, board, view, level, seed)

    async def close(self) -> None:
        """End the processes."""
        self._warming.cancel()
        await asyncio.gather(self._warming, return_exceptions=True)
        if self._pool:
            await self._pool.close()

    async def _warm(self) -> None:
        await asyncio.sleep(UNTIL_THE_FIRST_PAGE)
        pieces: dict[str, int] = {}

        def note(game: str, done: int, total: int) -> None:
            pieces[game] = total
            self._progress(game, done, total)

        try:
            await self._started().warm(note)
        finally:
            # What could not be compiled is not awaited any more: the bots think in the plain rules.
            for game, total in pieces.items():
                self._progress(game, total, total)

    def _started(self) -> BotPool:
        if self._pool is None:
            self._pool = BotPool()
        return self._pool


async def bot_tokens(thinker: Thinker | None, match: Match, level: str) -> list[str]:
    """What a bot of this level does in a match whose actor it is: one action, or all those of its way."""
    trial = Trial(match)
    tokens: list[str] = []
    while not tokens or (trial.is_on_way and len(tokens) < MAX_PLAN):
        tokens.append(await bot_token(thinker, match, trial, level))
        trial.play(tokens[-1])
    return tokens


async def bot_token(thinker: Thinker | None, match: Match, trial: Trial, level: str) -> str:
    """What a bot of this level does as the actor of a trial."""
    tokens = [choice.token for choice in trial.choices()]
    # Where something is hidden, as hands are, a bot that has no choice takes as long as one that has.
    is_quick = len(tokens) == 1 and not trial.has_secrets
    if thinker is None or level == NOVICE or is_quick:
        return secrets.choice(tokens)
    view = trial.view().as_dict()
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            thought = thinker.choose(match.game.spec.id, match.board.content, view, level, secrets.randbits(63))
            token = await thought
    except TimeoutError:
        log.warning("A bot of level %s thought for too long; it plays at random", level)
        return secrets.choice(tokens)
    except Exception:
        log.exception("A bot of level %s failed to choose; it plays at random", level)
        return secrets.choice(tokens)
    return _legal(token, tokens, level)


def _legal(token: str, tokens: Sequence[str], level: str) -> str:
    if token in tokens:
        return token
    log.error("A bot of level %s chose %s, which is not legal; it plays at random", level, token)
    return secrets.choice(tokens)
