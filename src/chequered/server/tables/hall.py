"""The hall: every table of this server, woken from the store when somebody asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from chequered.match import FoldError
from chequered.server.bots import Thinker
from chequered.server.facts import board_of, find_board, find_game
from chequered.server.faults import Faulty
from chequered.server.protocol import NewTable, SeasonInfo, TableLine
from chequered.server.store import RaceRow, StepRow, Store, TableRow
from chequered.server.tables import seasons, series, sitting
from chequered.server.tables.driver import Driver
from chequered.server.tables.matches import new_match
from chequered.server.tables.pace import Pace
from chequered.server.tables.records import season_file
from chequered.server.tables.showing import table_line
from chequered.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_IDLE = 256
"""Tables kept in memory though nobody looks at them; the others wait in the store."""

MOST_LISTED = 50
"""Tables in a browser's list."""


class Hall:
    """Opens, finds and closes tables."""

    def __init__(self, store: Store, thinker: Thinker | None, pace: Pace) -> None:
        self.store = store
        self._thinker = thinker
        self._pace = pace
        self._tables: OrderedDict[str, tuple[Table, Driver]] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, wish: NewTable, browser: str) -> Table:
        """A new table; its match begins at once if nobody is waited for."""
        game = find_game(wish.game)
        if bool(wish.board) == bool(wish.season):
            raise Faulty("fault-bad-options", "expected a board or a season")
        if wish.season:
            seasons.check_game(game)
        boards = [await asyncio.to_thread(find_board, game, text) for text in wish.season or [wish.board]]
        board = boards[0]
        season = seasons.circuits(boards) if wish.season else ()
        row = sitting.new_table(game, board, wish, browser, season)
        steps: list[StepRow] = []
        if series.is_complete(row):
            row = series.begin(game, row, "", browser)
            steps.append(StepRow(new_match(game, board, row).steps[0]))
        await self.store.add_table(row, *steps)
        return await self.find(row.id)

    async def find(self, table: str) -> Table:
        """The table with this id; raises `Faulty` if there is none."""
        if table in self._tables:
            self._tables.move_to_end(table)
            return self._tables[table][0]
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self._tables:
                    await self._wake(table)
            finally:
                self._loading.pop(table, None)
        return self._tables[table][0]

    async def rematch(self, table: Table, browser: str, entropy: str) -> Table:
        """The table of the next race."""
        await table.rematch(browser, entropy)
        return await self.find(table.row.next_table)

    async def claim(self, table: Table, secret_hash: str, browser: str) -> Table:
        """Hand over by a personal link, at its table and at all that have followed; the last of them.

        Raises:
            Faulty: the link has been used or is too old, or another worker was quicker: then it can be tried again.
        """
        giver = await self.store.link(secret_hash, table.row.id)
        if giver is None:
            raise Faulty("fault-no-such-table", "the link has been used, or is too old")
        await table.hand_over(giver, browser, used_link=secret_hash)
        series = table.row.series
        # Each is followed only when it has been changed, so a race that begins meanwhile is its taker's already.
        while table.row.next_table and (following := await self.find(table.row.next_table)).row.series == series:
            table = following
            await table.hand_over(giver, browser)
        return table

    async def season(self, table: Table) -> SeasonInfo:
        """The season that a table is a race of; raises `Faulty` if it is of none."""
        return seasons.season_info(table.game, table.row, await self._races(table))

    async def season_file(self, table: Table) -> bytes:
        """The record file of the races of a season that are over; raises `Faulty`."""
        races = [race for race in await self._races(table) if race.classification]
        if not races:
            raise Faulty("fault-no-race-over")
        return season_file(table, [await self.find(race.table) for race in races])

    async def _races(self, table: Table) -> list[RaceRow]:
        if not table.row.season:
            raise Faulty("fault-not-found", "this table is no race of a season")
        return await self.store.races(table.row.series)

    async def lines(self, browser: str) -> list[TableLine]:
        """A browser's tables, the newest first."""
        found = [await self._line(table, browser) for table in await self.store.tables_of(browser, MOST_LISTED)]
        return [line for line in found if line]

    async def _line(self, name: str, browser: str) -> TableLine | None:
        """A table's line, or None for one that cannot be woken: it must not hide the others."""
        row = self._tables[name][0].row if name in self._tables else await self.store.table(name)
        if row and row.season and row.next_table:
            # A season is listed by its latest race.
            return None
        if row is None or row.phase != "running":
            return table_line(row, None, browser) if row else None
        try:
            table = await self.find(name)
        except Faulty:
            return None
        return table_line(table.row, table.match, browser)

    async def close(self) -> None:
        """Stop all bots."""
        for _, driver in self._tables.values():
            await driver.stop()

    async def _wake(self, name: str) -> None:
        row = await self.store.table(name)
        if row is None:
            raise Faulty("fault-no-such-table")
        table = await self._restored(row)
        driver = Driver(table, self._thinker)
        table.after_change = driver.start
        self._tables[name] = (table, driver)
        self._forget_idle(name)
        driver.start()

    async def _restored(self, row: TableRow) -> Table:
        game = find_game(row.game)
        table = Table(self.store, game, await asyncio.to_thread(board_of, game, row.board), row, self._pace)
        try:
            await table.reload()
        except FoldError as error:
            log.error("Table %s cannot be restored: %s", row.id, error)
            raise Faulty("fault-unexpected", "the journal of this match does not fold") from None
        return table

    def _forget_idle(self, wanted: str) -> None:
        """Forget those that were asked for longest ago, but not the one that is wanted now."""
        for name, (table, driver) in list(self._tables.items()):
            if len(self._tables) <= MOST_IDLE:
                return
            if name != wanted and not table.screens and not driver.is_busy:
                del self._tables[name]
