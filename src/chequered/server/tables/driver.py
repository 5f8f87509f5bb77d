"""Lets a table play on by itself: its bots, at a pace that people can follow, and all where nobody is waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from chequered.bots import NOVICE, Beat, levels, ready_after
from chequered.match import Match, Trial
from chequered.server.bots import Thinker, bot_token, bot_tokens
from chequered.server.tables.table import Table

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two attempts when the store does not take a bot's action; each is twice as long as the one before."""


class Driver:
    """Plays for the bots of one table, and for people who have left or have the warm-up simulated.

    It does so while somebody takes part or looks on. When something happens depends on what lies open to all: a bot's
    time to think is part of its pace, and where nobody is waited for, the pause is the same whoever answers what.
    What has been sealed is played as soon as it is due: all know that there is something.
    """

    def __init__(self, table: Table, thinker: Thinker | None) -> None:
        self._table = table
        self._thinker = thinker
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the table is about to play on by itself."""
        return self._task is not None

    def start(self) -> None:
        """Play if there is something to play and nobody does it yet."""
        if self._task is None and self._due():
            self._task = asyncio.create_task(self._drive(), name=f"bots of {self._table.row.id}")

    async def stop(self) -> None:
        """Stop playing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _due(self) -> Match | None:
        """The match, if it is not people who are waited for."""
        row, match = self._table.row, self._table.match
        if match is None or row.phase != "running" or match.over:
            return None
        if self._table.is_played(match.actor) and not match.is_standing and not self._table.due:
            return None
        is_seen = bool(self._table.screens) or any(seat.is_played for seat in row.seats)
        return match if is_seen else None

    async def _drive(self) -> None:
        failures = 0
        try:
            while (match := self._due()) is not None:
                try:
                    await self._play_on(match)
                    failures = 0
                except Exception:
                    log.exception("A bot at table %s could not play", self._table.row.id)
                    await asyncio.sleep(min(FIRST_PAUSE * 2.0**failures, LONGEST_PAUSE))
                    failures += 1
        finally:
            self._task = None

    def _seconds(self, match: Match) -> float:
        """People follow a race, and skip what they had simulated."""
        return 0.0 if self._table.simulates else self._table.pace.before(match)

    async def _play_on(self, match: Match) -> None:
        if match.is_standing:
            await self._play_answers(match)
        elif self._table.due:
            await self._table.play_due(self._table.last)
        else:
            await self._play_turn(match)

    async def _play_turn(self, match: Match) -> None:
        seat, last, beat = match.actor, self._table.last, Beat(self._seconds(match))
        tokens = await bot_tokens(self._thinker, match, self._level(seat))
        await beat.end()
        if self._due() is match:
            await self._table.play_for(seat, tokens, last)

    async def _play_answers(self, match: Match) -> None:
        last = self._table.last
        answers = await self._answers(match, self._seconds(match))
        if self._due() is match:
            await self._table.answer(answers, last)

    async def _answers(self, match: Match, seconds: float) -> Mapping[int, str]:
        """What bots answer within so many seconds, or where no time is given, within as much as they need."""
        asked = [trial for trial in Trial.of_asked(match) if not self._table.is_played(trial.seat)]
        return await ready_after(
            seconds,
            {trial.seat: bot_token(self._thinker, match, trial, self._level(trial.seat)) for trial in asked},
        )

    def _level(self, seat: int) -> str:
        """The level of a bot; for a person, the best there is."""
        row = self._table.row.seats[seat]
        known = levels(self._table.game)
        if row.kind == "bot":
            return row.level if row.level in known else NOVICE
        return known[-1]
