"""What a screen is told, and in which order; it is fetched when there is time for it.

A screen that reads slowly holds up nobody: there is no queue, only the number of the last step it has got.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from chequered.server import protocol
from chequered.server.tables import Table
from chequered.server.tables.positions import Eye


class ClosedError(Exception):
    """The client has gone, or has to."""


class Teller:
    """Tells one browser's screen what is new at one table, from the moment at which it has been welcomed."""

    def __init__(self, table: Table, browser: str, origin: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        self._table = table
        self._browser = browser
        self._origin = origin
        self._send_bytes = send
        self._news = asyncio.Event()
        self._seen_step: int | None = None
        self._seen_change = -1
        self._seen_answers = -1
        self._seen_asked: tuple[Eye, bool] | None = None

    @property
    def _asked(self) -> tuple[Eye, bool]:
        """Its seats, and whether people decide: what it can choose depends on them."""
        return self._table.row.seats_of(self._browser), not self._table.simulates

    def wake(self) -> None:
        """Something new is there to be told."""
        self._news.set()

    async def run(self) -> None:
        """Tell whatever is new, until the client has gone."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._seen_step is None:
                continue
            if self._seen_step < 0:
                # Who sits where may be drawn when the match begins: that comes before its first step.
                await self._tell_change()
            await self._tell_steps()
            await self._tell_change()
            if self._table.match and self._seen_asked != self._asked:
                # Its seats or who decides have changed since the last step: what they may do now it was not told.
                await self.welcome(self._seen_step)
            await self._tell_answers()

    async def welcome(self, last: int) -> None:
        """Tell all that a screen needs which has seen the steps up to `last`."""
        table = self._table
        self._seen_step, self._seen_change = table.last, table.changes
        self._seen_asked, self._seen_answers = self._asked, table.answered(self._browser)
        await self._send(table.welcome(self._browser, self._origin, last))

    async def _tell_change(self) -> None:
        if self._seen_change != self._table.changes:
            self._seen_change = self._table.changes
            await self._send(protocol.Table(self._table.info(self._browser, self._origin)))

    async def _tell_steps(self) -> None:
        while self._seen_step is not None and self._seen_step < self._table.last:
            encoded = self._table.encoded_step(self._seen_step + 1, self._browser)
            if encoded is None:
                await self.welcome(self._seen_step)
            else:
                self._seen_step, self._seen_asked = self._seen_step + 1, self._asked
                await self._send_bytes(encoded)

    async def _tell_answers(self) -> None:
        """What its own seats have answered beforehand; a step that is still to be told will say so too."""
        answered = self._table.answered(self._browser)
        if self._seen_answers != answered and self._seen_step == self._table.last:
            self._seen_answers = answered
            await self._send(self._table.kept(self._browser))

    async def _send(self, message: protocol.ServerMessage) -> None:
        await self._send_bytes(msgspec.json.encode(message))
