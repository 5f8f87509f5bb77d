"""A live table: what is true of it in this process, who looks on, and how a change reaches the store.

Whatever changes follows one order: check, commit to the store, change memory, tell. So nobody hears of what could still
be lost, and a refusal changes nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import Classified, Match, StandingAnswers
from chequered.server import protocol
from chequered.server.faults import Faulty
from chequered.server.store import Conflict, StepRow, Store, TableRow, Trophy
from chequered.server.tables import seasons
from chequered.server.tables.acts import Acts
from chequered.server.tables.matches import restored_match
from chequered.server.tables.pace import Pace
from chequered.server.tables.positions import AtTable, envelope, position, step_infos
from chequered.server.tables.screens import Screen
from chequered.server.tables.sent import SentSteps
from chequered.server.tables.showing import Scene, table_info

T = TypeVar("T")


class LiveTable:
    """A table with its match, if that has begun."""

    def __init__(self, store: Store, game: Game, board: LoadedBoard, row: TableRow, pace: Pace) -> None:
        self.store = store
        self.game = game
        self.board = board
        self.row = row
        self.pace = pace
        self.trophies: list[Trophy] = []
        self.match: Match | None = None
        self.standing = StandingAnswers()
        self.changes = 0
        self.screens: set[Screen] = set()
        self.after_change: Callable[[], None] = lambda: None
        self._answered: Counter[int] = Counter()
        self._sealings = 0
        self._acts = Acts()
        self._sent = SentSteps()
        self._lock = asyncio.Lock()

    # -------------------------------------------------------------------------------------------- reading

    @property
    def last(self) -> int:
        """The number of the last step, -1 before the match."""
        return len(self.match.steps) - 1 if self.match else -1

    def info(self, browser: str, origin: str) -> protocol.TableInfo:
        """The table as this browser may see it."""
        here = {screen.browser for screen in self.screens}
        watchers = sum(not self.row.seats_of(screen.browser) for screen in self.screens)
        return table_info(Scene(self.row, self.board, self.trophies, here, watchers, self.simulates), browser, origin)

    @property
    def warms_up(self) -> bool:
        """Whether the match is in what the game lets bots play for all."""
        field = self.game.spec.warm_up
        return bool(field and self.match and self.row.phase == "running" and getattr(self.match.state, field))

    @property
    def simulates(self) -> bool:
        """Whether bots play for all seats now."""
        return self.row.simulates and self.warms_up

    def is_played(self, seat: int) -> bool:
        """Whether a person decides for a seat now, and not a bot."""
        return self.row.seats[seat].is_played and not self.simulates

    def welcome(self, browser: str, origin: str, last: int) -> protocol.Welcome:
        """All that a screen needs which has seen the steps up to `last`."""
        if self.match is None:
            return protocol.Welcome(self.info(browser, origin), [], None)
        eye = self.row.seats_of(browser)
        steps = step_infos(self.match, eye, last + 1)
        return protocol.Welcome(self.info(browser, origin), steps, position(self._at_table(self.match), eye))

    def encoded_step(self, number: int, browser: str) -> bytes | None:
        """The message about a step for a browser, or None if it is not kept (any more)."""
        return self._sent.find(number, self.row.seats_of(browser))

    def answered(self, browser: str) -> int:
        """How often the seats of this browser have answered beforehand, or taken an answer back; all, if it was sealed.

        Who seals another answer instead of one is counted as whoever answers nothing sealed: for itself alone.
        """
        return self._sealings + sum(self._answered[seat] for seat in self.row.seats_of(browser))

    @property
    def due(self) -> str:
        """The answer that the seat which decides, a person's, has sealed: it is to be played now. Empty for none."""
        match = self.match
        if match is None or match.over or not self.is_played(match.actor):
            return ""
        return self.standing.due(match)

    def kept(self, browser: str) -> protocol.Kept:
        """The message about what a seat of this browser has answered beforehand."""
        eye = self.row.seats_of(browser)
        own = envelope(self._at_table(self.match), eye) if self.match else None
        return protocol.Kept(self.last, own, self.standing.sealed(self.game.spec))

    # -------------------------------------------------------------------------------------------- screens

    def connect(self, screen: Screen) -> None:
        """A browser looks at this table from now on."""
        self.screens.add(screen)
        self._tell()

    def disconnect(self, screen: Screen) -> None:
        """It does not any more."""
        self.screens.discard(screen)
        self._tell()

    # -------------------------------------------------------------------------------------------- writing

    async def _end(self, match: Match) -> None:
        """Write that a match is over; another worker may just have done so, and that has been taken over then."""
        try:
            await self._commit_end(match.winners(), match.classification())
        except Faulty as refusal:
            if refusal.fault != "fault-stale":
                raise
        self._tell()

    async def _commit_end(self, winners: Sequence[int], classification: Sequence[Classified], *steps: StepRow) -> None:
        """Write the end together with the step that brought it, so that no reader finds one without the other."""
        trophies = tuple(Trophy(self.row.seats[seat].player, self.row.race) for seat in winners)
        counted = classification if self.game.spec.season else ()
        saved = self.store.save(seasons.ended(self.row), *steps, trophies=trophies, classification=counted)
        self.row = await self._committed(saved)
        self.trophies += trophies

    async def _save(
        self,
        row: TableRow,
        *steps: StepRow,
        match: Match | None = None,
        used_link: str = "",
    ) -> None:
        saved = self.store.save(row, *steps, used_link=used_link)
        self.row = await self._committed(saved)
        sealed = self.standing.sealed(self.game.spec)
        for seat, sitting in enumerate(self.row.seats):
            if sitting.has_left:
                # The bot that plays on answers for itself.
                self.standing.take_back(seat)
        self._count_sealed(sealed)
        if match:
            self.match = match
            self._keep_last(match)
        self._tell()

    async def _committed(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except Conflict:
            await self.reload()
            raise Faulty("fault-stale") from None

    # -------------------------------------------------------------------------------------------- memory

    async def reload(self) -> None:
        """Take everything from the store, where another worker may have written.

        A match that ended just before its process did is brought to its end.
        """
        row = await self.store.table(self.row.id)
        if row is None:
            raise Faulty("fault-no-such-table")
        steps = await self.store.steps(row.id)
        answers = await self.store.answers(row.id)
        self.row, self.trophies = row, await self.store.trophies(row.series)
        known, sealed = self.standing.given, self.standing.sealed(self.game.spec)
        self.match, self.standing = None, StandingAnswers()
        self._sent.clear()
        for step in steps:
            self._acts.remember(step)
        if steps and row.version == self.game.spec.version:
            self.match = restored_match(self.game, self.board, row, [step.step for step in steps])
            self.standing = StandingAnswers.restored(self.match, answers)
            self._answered.update({*known, *self.standing.given})
            self._count_sealed(sealed)
            if self.match.over and row.phase == "running":
                await self._end(self.match)
        self._tell()

    async def _catch_up(self) -> None:
        """Take over what another worker has changed, if one has; of steps alone nothing is heard."""
        stored = await self.store.table(self.row.id)
        if stored and stored.revision != self.row.revision:
            await self.reload()

    def _running(self) -> Match:
        if self.row.phase == "gathering":
            raise Faulty("fault-not-started")
        if self.match is None:
            raise Faulty("fault-unexpected", "this match was played by an older version of the rules")
        if self.row.phase == "over" and self.row.abandoned:
            raise Faulty("fault-over")
        return self.match

    def _at_table(self, match: Match) -> AtTable:
        return AtTable(match, self.standing, self.pace, asks=not self.simulates)

    def _keep_last(self, match: Match) -> None:
        eyes = (self.row.seats_of(screen.browser) for screen in self.screens)
        self._sent.keep_last(self._at_table(match), eyes)

    def _count_sealed(self, before: list[int]) -> bool:
        """Note if others than before have sealed an answer, which all are told."""
        is_new = before != self.standing.sealed(self.game.spec)
        self._sealings += is_new
        return is_new

    def _tell(self) -> None:
        """The table itself has changed."""
        self.changes += 1
        self._wake()

    def _wake(self) -> None:
        for screen in self.screens:
            screen.wake()
        self.after_change()
