"""A live table: the one authority over its match in this process.

Whatever changes goes through one lock and follows one order: check, commit to the store, change memory, tell. So nobody
hears of what could still be lost, and a refusal changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Protocol, TypeVar

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import Classified, Match, Step, UnknownToken
from chequered.server import protocol
from chequered.server.facts import board_of
from chequered.server.faults import Faulty
from chequered.server.protocol import Act
from chequered.server.store import Conflict, StepRow, Store, TableRow, Trophy
from chequered.server.tables import seasons, series, sitting
from chequered.server.tables.matches import new_match, restored_match
from chequered.server.tables.positions import position, step_infos
from chequered.server.tables.sent import SentSteps
from chequered.server.tables.showing import Scene, table_info

T = TypeVar("T")


class Screen(Protocol):
    """A connected browser, as the table knows it."""

    @property
    def browser(self) -> str:
        """Whose it is; empty if unknown."""
        ...

    def wake(self) -> None:
        """Something new is there to be fetched."""
        ...


class Table:
    """A table with its match, if that has begun."""

    def __init__(self, store: Store, game: Game, board: LoadedBoard, row: TableRow, trophies: Sequence[Trophy]) -> None:
        self.store = store
        self.game = game
        self.board = board
        self.row = row
        self.trophies = list(trophies)
        self.match: Match | None = None
        self.changes = 0
        self.screens: set[Screen] = set()
        self.after_change: Callable[[], None] = lambda: None
        self._acts: dict[tuple[str, str], int] = {}
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
        return protocol.Welcome(self.info(browser, origin), steps, position(self.match, eye))

    def encoded_step(self, number: int, browser: str) -> bytes | None:
        """The message about a step for a browser, or None if it is not kept (any more)."""
        return self._sent.find(number, self.row.seats_of(browser))

    def why(self, browser: str, seat: int, target: int) -> str:
        """The name of the rule that forbids a seat of this browser to point at `target`, or nothing."""
        match = self._running()
        if seat not in self.row.seats_of(browser):
            raise Faulty("fault-not-your-seat")
        rule = match.why(seat, target)
        return self.game.spec.rule_name(rule) if rule else ""

    # -------------------------------------------------------------------------------------------- screens

    def connect(self, screen: Screen) -> None:
        """A browser looks at this table from now on."""
        self.screens.add(screen)
        self._tell()

    def disconnect(self, screen: Screen) -> None:
        """It does not any more."""
        self.screens.discard(screen)
        self._tell()

    # -------------------------------------------------------------------------------------------- changing

    async def change(self, make: Callable[[TableRow], TableRow], used_link: str = "") -> None:
        """Change who sits here and the like; `make` gives the new row or raises `Faulty`."""
        await _finish(self._change(make, used_link))

    async def greet(self, browser: str, entropy: str) -> None:
        """A browser says hello; what it adds to the chance counts while the table gathers."""
        if self.row.phase == "gathering":
            await self.change(lambda row: sitting.add_entropy(row, browser, entropy))

    async def begin(self, level: str, browser: str) -> None:
        """Begin the match, as `series.begin` says."""
        await _finish(self._begin(level, browser))

    async def rematch(self, browser: str, entropy: str) -> None:
        """Write the table of the next race, unless there is one; `row.next_table` then names it."""
        await _finish(self._rematch(browser, entropy))

    async def leave(self, browser: str) -> None:
        """A browser's people get up; if the next race of a season has waited for nobody else, it begins."""
        await _finish(self._go_on(lambda row: series.leave(row, browser)))

    async def ready(self, browser: str, wish: protocol.Ready) -> None:
        """A browser's people are ready for the next race; if all are, `row.next_table` then names its table."""
        await _finish(self._go_on(lambda row: seasons.ready(row, wish, browser), now=wish.now))

    async def simulate(self, browser: str) -> None:
        """The host lets bots play the rest of the warm-up for all seats."""
        await _finish(self._simulate(browser))

    async def act(self, browser: str, act: Act) -> int:
        """Play a browser's act; the number of its step, the same again if the act is repeated.

        Raises:
            Refused: a rule forbids it.
            Faulty: something else does.
        """
        return await _finish(self._act(browser, act))

    async def play_for(self, seat: int, tokens: Sequence[str], after: int) -> None:
        """Play for a bot, or for a person who has left, unless the match has moved on."""
        await _finish(self._play_for(seat, tokens, after))

    async def _change(self, make: Callable[[TableRow], TableRow], used_link: str) -> None:
        async with self._lock:
            row = make(self.row)
            if row is not self.row:
                await self._save(row, used_link=used_link)

    async def _begin(self, level: str, browser: str) -> None:
        async with self._lock:
            row = series.begin(self.game, self.row, level, browser)
            match = new_match(self.game, self.board, row)
            await self._save(row, StepRow(match.steps[0]), match=match)

    async def _rematch(self, browser: str, entropy: str) -> None:
        async with self._lock:
            if self.row.next_table:
                return
            again = series.rematch(self.game, self.row, browser, entropy)
            if series.is_complete(again):
                again = series.begin(self.game, again, "", browser)
            await self._follow(self.row, again)

    async def _go_on(self, make: Callable[[TableRow], TableRow], *, now: bool = False) -> None:
        """Change the table; if the next race of its season can begin with that, begin it in the same transaction."""
        async with self._lock:
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
                await self._save(replace(self.row, simulates=True))

    async def _act(self, browser: str, act: Act) -> int:
        async with self._lock:
            try:
                return self._known(browser, act) or await self._act_now(browser, act)
            except Faulty as faulty:
                # It may have been written, and only the news of that got lost.
                if faulty.fault == "fault-stale" and (number := self._known(browser, act)):
                    return number
                raise

    async def _act_now(self, browser: str, act: Act) -> int:
        match = self._running()
        if act.seat not in self.row.seats_of(browser):
            raise Faulty("fault-not-your-seat")
        if act.after != self.last:
            raise Faulty("fault-stale")
        return await self._play(match, act.seat, act.tokens, browser, _kept_id(act))

    def _known(self, browser: str, act: Act) -> int:
        """The number of the step that this act has become, or 0: step 0 is nobody's act.

        Raises:
            Faulty: another act of this seat had the same id.
        """
        number = self._acts.get((browser, _kept_id(act)), 0)
        if number and not (self.match and act.after == number - 1 and _begins(self.match.steps[number], act)):
            raise Faulty("fault-bad-message", "another act has this id")
        return number

    async def _play_for(self, seat: int, tokens: Sequence[str], after: int) -> None:
        async with self._lock:
            match = self._running()
            if after == self.last and not self.is_played(seat):
                await self._play(match, seat, tokens, None, None)

    async def _play(self, match: Match, seat: int, tokens: Sequence[str], browser: str | None, act: str | None) -> int:
        try:
            step = match.propose(seat, tokens)
        except UnknownToken as error:
            raise Faulty("fault-no-such-action", str(error)) from None
        row = StepRow(step, browser, act)
        winners, simulated = match.winners_by(step), self.simulates
        if winners is None:
            await self._committed(self.store.add_step(self.row.id, row))
        else:
            await self._commit_end(winners, match.classification_by(step), row)
        match.accept(step)
        self._remember(row)
        self._keep_last(match)
        if winners is None and simulated == self.simulates:
            self._wake()
        else:
            self._tell()
        return step.number

    async def _end(self, match: Match) -> None:
        await self._commit_end(match.winners(), match.classification())
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
        self.row, self.trophies = row, await self.store.trophies(row.series)
        self.match = None
        self._sent.clear()
        for step in steps:
            self._remember(step)
        if steps and row.version == self.game.spec.version:
            self.match = restored_match(self.game, self.board, row, [step.step for step in steps])
            if self.match.over and row.phase == "running":
                await self._end(self.match)
        self._tell()

    def _remember(self, step: StepRow) -> None:
        if step.browser is not None and step.act is not None:
            self._acts[step.browser, step.act] = step.step.number

    def _running(self) -> Match:
        if self.row.phase == "gathering":
            raise Faulty("fault-not-started")
        if self.match is None:
            raise Faulty("fault-unexpected", "this match was played by an older version of the rules")
        if self.row.phase == "over" and self.row.abandoned:
            raise Faulty("fault-over")
        return self.match

    def _keep_last(self, match: Match) -> None:
        self._sent.keep_last(match, (self.row.seats_of(screen.browser) for screen in self.screens))

    def _tell(self) -> None:
        """The table itself has changed."""
        self.changes += 1
        self._wake()

    def _wake(self) -> None:
        for screen in self.screens:
            screen.wake()
        self.after_change()


def _kept_id(act: Act) -> str:
    """An act's id as the store keeps it: ids count for each seat by itself."""
    return f"{act.seat}:{act.id}"


def _begins(step: Step, act: Act) -> bool:
    """Whether the step is what came of this act: its decision is all that stands before chance or a forced answer."""
    decided = takewhile(lambda entry: not (entry.is_chance or entry.forced), step.entries)
    return [(entry.seat, entry.token) for entry in decided] == [(act.seat, token) for token in act.tokens]


async def _finish(work: Coroutine[Any, Any, T]) -> T:
    """Carry the work through even if whoever asked for it goes away: a commit must be followed by memory."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
