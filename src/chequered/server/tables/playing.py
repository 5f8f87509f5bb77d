"""What is played at a table: acts of people, actions of bots, and what all answer where nobody is waited for.

Each is one step, and goes through the table's lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chequered.match import Match, NotAwaited, StandingAnswers, Step, UnknownToken
from chequered.server import protocol
from chequered.server.faults import Faulty
from chequered.server.protocol import Act
from chequered.server.store import StepRow
from chequered.server.tables.acts import kept_id
from chequered.server.tables.finishing import finish
from chequered.server.tables.live import LiveTable
from chequered.server.tables.positions import viewer


class PlayedTable(LiveTable):
    """A live table at whose match people and bots play."""

    async def act(self, browser: str, act: Act) -> int:
        """Play a browser's act; the number of its step, the same again if the act is repeated.

        Raises:
            Refused: a rule forbids it.
            Faulty: something else does.
        """
        return await finish(self._act(browser, act))

    async def play_for(self, seat: int, tokens: Sequence[str], after: int) -> None:
        """Play for a bot, or for a person who has left, unless the match has moved on."""
        await finish(self._play_for(seat, tokens, after))

    async def answer(self, answers: Mapping[int, str], after: int) -> None:
        """Where nobody is waited for, play what the seats have answered beforehand, or else these answers of bots."""
        await finish(self._answer(answers, after))

    async def play_due(self, after: int) -> None:
        """Play the answer that the seat which decides has sealed, unless the match has moved on."""
        await finish(self._play_due(after))

    async def give(self, browser: str, wish: protocol.Beforehand) -> int:
        """Keep what a seat of this browser answers beforehand, or forget it; the number of the last step.

        Raises:
            Refused: a rule forbids it.
            Faulty: something else does.
        """
        return await finish(self._give(browser, wish))

    def why(self, browser: str, why: protocol.Why) -> str:
        """The name of the rule that forbids a seat of this browser to point there, or to play that; or nothing."""
        match = self._running()
        if why.seat not in self.row.seats_of(browser):
            raise Faulty("fault-not-your-seat")
        if (why.target is None) == (not why.token):
            raise Faulty("fault-bad-message", "expected a target or a token")
        if match.is_standing:
            raise Faulty("fault-nobody-asked")
        try:
            rule = match.refusal(why.seat, why.token) if why.target is None else match.why(why.seat, why.target)
        except UnknownToken as error:
            raise Faulty("fault-no-such-action", str(error)) from None
        return self.game.spec.rule_name(rule) if rule else ""

    # -------------------------------------------------------------------------------------------- acts

    async def _act(self, browser: str, act: Act) -> int:
        async with self._lock:
            try:
                return self._known(browser, act) or await self._act_now(browser, act)
            except Faulty as faulty:
                # It may have been written, and only the news of that got lost.
                if faulty.fault == "fault-stale" and (number := self._known(browser, act)):
                    return number
                raise

    def _known(self, browser: str, act: Act) -> int:
        return self._acts.find(browser, act, self.match.steps if self.match else ())

    async def _act_now(self, browser: str, act: Act) -> int:
        match = self._running()
        if act.seat not in self.row.seats_of(browser):
            raise Faulty("fault-not-your-seat")
        if self.simulates:
            raise Faulty("fault-bots-play")
        if act.after != self.last:
            raise Faulty("fault-stale")
        if len(act.tokens) > 1 and match.has_secrets:
            # The first could lay open what is hidden, and the refusal of a later one would tell of it for nothing.
            raise Faulty("fault-no-such-action", "expected one action at a time while something is hidden")
        step = self._proposed(match, act.seat, act.tokens)
        return await self._play(match, StepRow(step, browser, kept_id(act)))

    async def _play_for(self, seat: int, tokens: Sequence[str], after: int) -> None:
        async with self._lock:
            match = self._running()
            if after == self.last and not self.is_played(seat):
                await self._play(match, StepRow(self._proposed(match, seat, tokens)))

    def _proposed(self, match: Match, seat: int, tokens: Sequence[str]) -> Step:
        try:
            return match.propose(seat, tokens)
        except NotAwaited:
            raise Faulty("fault-nobody-asked") from None
        except UnknownToken as error:
            raise Faulty("fault-no-such-action", str(error)) from None

    # -------------------------------------------------------------------------------------------- beforehand

    async def _answer(self, answers: Mapping[int, str], after: int) -> None:
        async with self._lock:
            match = self._running()
            if after == self.last and match.is_standing:
                step = match.propose_answers({**answers, **self.standing.answers()})
                await self._play(match, StepRow(step))

    async def _play_due(self, after: int) -> None:
        async with self._lock:
            match, token = self._running(), self.due
            if after == self.last and token:
                await self._play(match, StepRow(self._proposed(match, match.actor, [token])))

    async def _give(self, browser: str, wish: protocol.Beforehand) -> int:
        async with self._lock:
            match, eye = self._running(), self.row.seats_of(browser)
            if wish.seat not in eye:
                raise Faulty("fault-not-your-seat")
            if self.simulates:
                raise Faulty("fault-bots-play")
            if viewer(match, eye) != wish.seat:
                raise Faulty("fault-hand-not-shown")
            changed = self._with_answer(match, wish)
            if changed.given.get(wish.seat) == self.standing.given.get(wish.seat):
                # What changes nothing is not written: the table would wait for the store.
                return self.last
            await self.store.keep_answer(self.row.id, wish.seat, changed.given.get(wish.seat))
            sealed = self.standing.sealed(self.game.spec)
            self.standing = changed
            self._answered[wish.seat] += 1
            is_open = self._count_sealed(sealed)
            for screen in self.screens:
                # Nobody else may notice, unless it may be known who has sealed an answer.
                if is_open or screen.browser == browser:
                    screen.wake()
            if self.due:
                # It was this seat's turn already.
                self.after_change()
            return self.last

    def _with_answer(self, match: Match, wish: protocol.Beforehand) -> StandingAnswers:
        if not self.game.spec.answers_beforehand:
            raise Faulty("fault-no-such-action", "nothing is answered beforehand in this game")
        changed = StandingAnswers(self.standing.given)
        if not wish.token:
            changed.take_back(wish.seat)
        else:
            try:
                changed.give(match, wish.seat, wish.token)
            except UnknownToken as error:
                raise Faulty("fault-no-such-action", str(error)) from None
        return changed

    # -------------------------------------------------------------------------------------------- steps

    async def _play(self, match: Match, row: StepRow) -> int:
        """Make the proposed step the present: written, then kept, then told."""
        winners, simulated = match.winners_by(row.step), self.simulates
        if winners is None:
            await self._committed(self.store.add_step(self.row.id, row, self.standing.played_in(row.step)))
        else:
            await self._commit_end(winners, match.classification_by(row.step), row)
        match.accept(row.step)
        self.standing.lapse(match)
        self._acts.remember(row)
        self._keep_last(match)
        if winners is None and simulated == self.simulates:
            self._wake()
        else:
            self._tell()
        return row.step.number
