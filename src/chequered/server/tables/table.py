"""A table and what is done at it: the one authority over its match in this process.

Whatever changes goes through one lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from chequered.server import protocol
from chequered.server.facts import board_of
from chequered.server.faults import Faulty
from chequered.server.store import StepRow, TableRow
from chequered.server.tables import claiming, seasons, series, sitting
from chequered.server.tables.finishing import finish
from chequered.server.tables.matches import new_match
from chequered.server.tables.playing import PlayedTable


class Table(PlayedTable):
    """A live table at which people sit down, race, and go on to the next race."""

    async def change(self, make: Callable[[TableRow], TableRow]) -> None:
        """Change who sits here and the like; `make` gives the new row or raises `Faulty`."""
        await finish(self._change(make))

    async def hand_over(self, giver: str, taker: str, used_link: str = "") -> None:
        """Put all that was a browser's here into the hands of another."""
        await finish(self._hand_over(giver, taker, used_link))

    async def greet(self, browser: str, entropy: str) -> None:
        """A browser says hello; what it adds to the chance counts while the table gathers."""
        if self.row.phase == "gathering":
            await self.change(lambda row: sitting.add_entropy(row, browser, entropy))

    async def begin(self, level: str, browser: str) -> None:
        """Begin the match, as `series.begin` says."""
        await finish(self._begin(level, browser))

    async def rematch(self, browser: str, entropy: str) -> None:
        """Write the table of the next race, unless there is one; `row.next_table` then names it."""
        await finish(self._rematch(browser, entropy))

    async def leave(self, browser: str) -> None:
        """A browser's people get up; if the next race of a season has waited for nobody else, it begins."""
        await finish(self._go_on(lambda row: series.leave(row, browser)))

    async def ready(self, browser: str, wish: protocol.Ready) -> None:
        """A browser's people are ready for the next race; if all are, `row.next_table` then names its table."""
        await finish(self._go_on(lambda row: seasons.ready(row, wish, browser), now=wish.now))

    async def simulate(self, browser: str) -> None:
        """The host lets bots play the rest of the warm-up for all seats."""
        await finish(self._simulate(browser))

    async def _change(self, make: Callable[[TableRow], TableRow]) -> None:
        async with self._lock:
            row = make(self.row)
            if row is not self.row:
                await self._save(row)

    async def _hand_over(self, giver: str, taker: str, used_link: str) -> None:
        async with self._lock:
            try:
                await self._hand_over_now(giver, taker, used_link)
            except Faulty as faulty:
                # With the link the browser can try again; without it this is the only chance.
                if faulty.fault != "fault-stale" or used_link:
                    raise
                await self._hand_over_now(giver, taker, used_link)

    async def _hand_over_now(self, giver: str, taker: str, used_link: str) -> None:
        row = claiming.handed_over(self.row, giver, taker)
        if used_link or row != self.row:
            await self._save(row, used_link=used_link)

    async def _begin(self, level: str, browser: str) -> None:
        async with self._lock:
            row = series.begin(self.game, self.row, level, browser)
            match = new_match(self.game, self.board, row)
            await self._save(row, StepRow(match.steps[0]), match=match)

    async def _rematch(self, browser: str, entropy: str) -> None:
        async with self._lock:
            sitting.check_present(self.row, browser)
            if self.row.next_table:
                return
            again = series.rematch(self.game, self.row, browser, entropy)
            if series.is_complete(again):
                again = series.begin(self.game, again, "", browser)
            await self._follow(self.row, again)

    async def _go_on(self, make: Callable[[TableRow], TableRow], *, now: bool = False) -> None:
        """Change the table; if the next race of its season can begin with that, begin it in the same transaction."""
        async with self._lock:
            await self._catch_up()
            row = make(self.row)
            if row.waits and (now or seasons.is_ready(row)):
                await self._follow(row, seasons.next_race(self.game, row))
            elif row is not self.row:
                await self._save(row)

    async def _follow(self, row: TableRow, following: TableRow) -> None:
        """Write the table that comes after this one, with its first step if it has begun."""
        steps: list[StepRow] = []
        if following.phase == "running":
            board = await asyncio.to_thread(board_of, self.game, following.board)
            steps.append(StepRow(new_match(self.game, board, following).steps[0]))
        row = replace(row, next_table=following.id)
        await self._committed(self.store.add_table(following, *steps, before=row))
        self.row = replace(row, revision=row.revision + 1)
        self._tell()

    async def _simulate(self, browser: str) -> None:
        async with self._lock:
            sitting.check_host(self.row, browser)
            if not self.warms_up:
                raise Faulty("fault-no-warm-up")
            if not self.row.simulates:
                # What people could choose in the last step's position is not theirs to choose any more.
                self._sent.clear()
                await self._save(replace(self.row, simulates=True))
