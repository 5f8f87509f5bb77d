"""Lets the bots of a table play, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging

from chequered.bots import NOVICE, levels
from chequered.server.bots import Thinker, bot_tokens
from chequered.server.tables.table import Table

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two attempts when the store does not take a bot's action; each is twice as long as the one before."""


class Driver:
    """Plays for the bots of one table, and for people who have left or have the warm-up simulated.

    It does so while somebody takes part or looks on.
    """

    def __init__(self, table: Table, thinker: Thinker | None, pace: float) -> None:
        self._table = table
        self._thinker = thinker
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to play."""
        return self._task is not None

    def start(self) -> None:
        """Play if a bot is to play and nobody does it yet."""
        if self._task is None and self._seat() is not None:
            self._task = asyncio.create_task(self._drive(), name=f"bots of {self._table.row.id}")

    async def stop(self) -> None:
        """Stop playing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _seat(self) -> int | None:
        """The seat that a bot is to play now, if one is."""
        row, match = self._table.row, self._table.match
        if match is None or row.phase != "running" or match.over or self._table.is_played(match.actor):
            return None
        is_seen = bool(self._table.screens) or any(seat.is_played for seat in row.seats)
        return match.actor if is_seen else None

    async def _drive(self) -> None:
        failures = 0
        try:
            while (seat := self._seat()) is not None:
                # People follow a race, and skip what they had simulated.
                await asyncio.sleep(0.0 if self._table.simulates else self._pace)
                try:
                    await self._play_one(seat)
                    failures = 0
                except Exception:
                    log.exception("A bot at table %s could not play", self._table.row.id)
                    await asyncio.sleep(min(FIRST_PAUSE * 2.0**failures, LONGEST_PAUSE))
                    failures += 1
        finally:
            self._task = None

    async def _play_one(self, seat: int) -> None:
        match, last = self._table.match, self._table.last
        if match is None or self._seat() != seat:
            return
        tokens = await bot_tokens(self._thinker, match, self._level(seat))
        await self._table.play_for(seat, tokens, last)

    def _level(self, seat: int) -> str:
        """The level of a bot; for a person, the best there is."""
        row = self._table.row.seats[seat]
        known = levels(self._table.game)
        if row.kind == "bot":
            return row.level if row.level in known else NOVICE
        return known[-1]
