"""Two tables with one course of events, of which the second can be made to differ in what somebody cannot know.

The same people sit at both, over real sockets, and everything is done at both. What the one who cannot know it hears
at both, and a spectator, must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Self

from chequered.games import game as find_game
from chequered.kernel.game import Spec
from chequered.match import Match, Step
from chequered.server.tables import Table
from tests.secrecy.disguise import disguise
from tests.secrecy.pairs import HIDING
from tests.server.coupled import Coupled, outcomes, present, put, seen_after
from tests.server.served import ME, OPEN, Browser, Json, Line, Served

SEATS = 3
SPECTATOR = SEATS
NEWS = ("welcome", "step", "table", "kept")


class Pair:
    """A person's lines to both tables."""

    def __init__(self, browser: Browser, lines: list[Line]) -> None:
        self.browser = browser
        self.lines = lines
        self.compared = 0

    def forget(self) -> None:
        for line in self.lines:
            line.heard.clear()

    def compare(self, tables: list[Json]) -> None:
        """Both lines have heard the same, in the same order; answers and news come from two tasks."""
        told = [[neutral(text, table) for text in line.heard] for line, table in zip(self.lines, tables, strict=True)]
        for is_news in (True, False):
            one, other = ([text for text in texts if tells_news(text) == is_news] for texts in told)
            differing = next((texts for texts in zip(one, other, strict=False) if texts[0] != texts[1]), None)
            assert differing is None, f"heard at one table and at its twin: {differing}"
            assert len(one) == len(other), f"heard at one table alone: {one[len(other) :] or other[len(one) :]}"
        self.compared += len(told[0])
        self.forget()

    async def compare_files(self, tables: list[Json]) -> None:
        one, other = [await self._files(table) for table in tables]
        assert one == other

    async def _files(self, table: Json) -> list[str]:
        ends = ("", "/record", "/board")
        texts = [(await self.browser.send("GET", f"tables/{table['id']}{end}")).text for end in ends]
        lines = await self.browser.ask("GET", "tables")
        texts.append(str([line for line in lines if line["id"] == table["id"]]))
        return [neutral(text, table) for text in texts]


class Twins:
    """Two tables of one game with three people and a spectator."""

    def __init__(self, at: Served, name: str, seed: int) -> None:
        self.at = at
        self.game = find_game(name)
        self.dice = Random(seed)
        self.people: list[Pair] = []
        self.tables: list[Json] = []
        self._open_ones = AsyncExitStack()

    async def __aenter__(self) -> Self:
        browsers = [await self._open_ones.enter_async_context(Browser(self.at)) for _ in range(SEATS + 1)]
        for _ in range(2):
            options = HIDING.get(self.game.spec.id, {})
            wish = {"game": self.game.spec.id, "board": self.game.boards.presets()[0], "options": options}
            table = await browsers[0].open(ME, *[OPEN] * (SEATS - 1), **wish)
            for number, browser in enumerate(browsers[1:SEATS]):
                await browser.join(table, f"Bob {number}")
            self.tables.append(await browsers[0].ask("POST", f"tables/{table['id']}/start", {}))
        for browser in browsers:
            lines = [await self._open_ones.enter_async_context(browser.line(table["id"])) for table in self.tables]
            self.people.append(Pair(browser, lines))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open_ones.aclose()

    @property
    def matches(self) -> tuple[Match, Match]:
        one, other = (live(self.at, table).match for table in self.tables)
        assert one
        assert other
        return one, other

    @property
    def hides(self) -> bool:
        """Whether anything is hidden now, so that the tables can differ."""
        return self.matches[0].has_secrets

    async def compare(self, seat: int) -> bool:
        """Ask all there is to ask where the tables differ in what `seat` cannot know, and play on.

        Whether the next move could be compared too.
        """
        disguise(self.matches[1], seat, self.dice)
        watching = [self.people[seat], self.people[SPECTATOR]]
        for pair in watching:
            pair.forget()
        await self._others_answer(seat)
        seed = self.dice.getrandbits(32)
        for pair in watching:
            for line in pair.lines:
                await ask_everything(line, self.game.spec, seat, Random(seed))
            pair.compare(self.tables)
            await pair.compare_files(self.tables)
        return await self.play_on(seat, watching)

    async def _others_answer(self, seat: int) -> None:
        """At the second table alone, others answer beforehand, change it and take it back; they hear of it.

        That an answer is sealed all hear: it is at both tables, but another one at the second.
        """
        one, other = self.matches
        for owner in set(range(SEATS)) - {seat}:
            choices = [] if one.is_sealed and one.actor == owner else other.beforehand(owner)
            answers = [*(choice.token for choice in choices), ""] if choices else []
            for token in answers:
                assert await give(self.people[owner].lines[1], owner, token)
            for token in [answers[0], ""] if answers and one.is_sealed else []:
                assert await give(self.people[owner].lines[0], owner, token)

    async def play_on(self, seat: int = 0, watching: list[Pair] | None = None) -> bool:
        """Make the same move at both tables; whether what it tells `seat` and a spectator is open to them."""
        one, other = self.matches
        actor, number, answers = one.actor, len(one.steps), self._window_answers()
        legal = [choice for choice in one.choices() if choice in other.choices()] or one.choices()
        token = self.dice.choice(legal).token

        def proposed(match: Match) -> Step:
            return match.propose_answers(answers) if match.is_standing else match.propose(actor, [token])

        fallen = outcomes(one, proposed(one))
        if not (is_alike := told_alike(one, other, fallen, seat, proposed)):
            put(other, present(one))
        other._chance = Coupled(fallen)
        if one.is_standing:
            for table in self.tables:
                await inside(self.at, live(self.at, table).answer(answers, number - 1))
        else:
            for line in self.people[actor].lines:
                assert (await line.act(token, id=f"move-{number}", seat=actor, after=number - 1))["type"] == "ack"
        await self._hear_all(number)
        for pair in watching or [] if is_alike else []:
            pair.compare(self.tables)
        put(other, present(one))
        return is_alike

    def _window_answers(self) -> dict[int, str]:
        one, other = self.matches
        answers = {}
        for owner in range(SEATS):
            shared = [choice.token for choice in one.beforehand(owner) if choice in other.beforehand(owner)]
            if shared and self.dice.random() < 0.4:
                answers[owner] = self.dice.choice(shared)
        return answers

    async def _hear_all(self, number: int) -> None:
        """Whatever was still to come has come before the answer to a question."""
        for line in (line for pair in self.people for line in pair.lines):
            await line.hear_step(number)
            await line.say(type="why", id="quiet", seat=0, token="")
            await hear_answer(line, "quiet")


def told_alike(one: Match, other: Match, fallen: list[int], seat: int, proposed: Any) -> bool:
    """Whether the next step tells `seat` and a spectator the same in both: what lies open after it may differ."""
    chance, step = other._chance, proposed(one)
    other._chance = Coupled(fallen)
    try:
        twin = proposed(other)
        return all(seen_after(one, step, eye) == seen_after(other, twin, eye) for eye in (seat, None))
    except ValueError:
        return False
    finally:
        other._chance = chance


async def ask_everything(line: Line, spec: Spec, seat: int, dice: Random) -> None:
    """Say hello again, and try or ask about each word of the game, but play nothing."""
    after = line.position["number"]
    await line.hello(-1 if after % 4 == 0 else after - 1)
    legal = {choice["token"] for choice in line.position["choices"]}
    for target in range(12):
        await line.say(type="why", id=f"target-{target}", seat=seat, target=target)
    for token in spec.tokens:
        await line.say(type="why", id=token, seat=seat, token=token)
        # What who decides seals is played.
        if token not in legal or not spec.block_of[spec.ids[token]].sealed:
            await give(line, seat, token)
        if token not in legal:
            await line.say(type="act", id=f"act-{token}", seat=seat, after=after, tokens=[token])
        elif line.position["secrets"]:
            # Whatever the first action would lay open, the refusal of a second must not tell of it.
            for name, second in (("twice", token), ("then", dice.choice(spec.tokens))):
                await line.say(type="act", id=f"{name}-{token}", seat=seat, after=after, tokens=[token, second])
    await give(line, seat, "")
    await line.say(type="why", id="quiet", seat=seat, token="")
    await hear_answer(line, "quiet")


async def give(line: Line, seat: int, token: str) -> bool:
    """Answer beforehand; once that is taken, its own screen hears of it if it is another answer than before."""
    await line.say(type="beforehand", id=f"give-{token}", seat=seat, token=token)
    is_taken = (await hear_answer(line, f"give-{token}"))["type"] == "ack"
    while is_taken and line.position["beforehand"]["given"] != token:
        await line.hear()
    return is_taken


async def hear_answer(line: Line, name: str) -> Json:
    while (answer := await line.hear_a("ack", "refused", "reason"))["id"] != name:
        pass
    return answer


def tells_news(text: str) -> bool:
    return any(text.startswith(f'{{"type":"{kind}"') for kind in NEWS)


def neutral(text: str, table: Json) -> str:
    """A message without what differs between any two tables: ids, and dates and times."""
    return re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", "TIME", text.replace(table["id"], "TABLE"))


def live(at: Served, table: Json) -> Table:
    """The server's own table."""
    found: Table = at.app.state.hall._tables[table["id"]][0]
    return found


async def inside(at: Served, work: Coroutine[Any, Any, None]) -> None:
    """Have the server do something in its own thread."""
    loop = at.app.state.store._writer._task.get_loop()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))
