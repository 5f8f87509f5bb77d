"""A server that is killed while sealed bids are made, and where a check waits for its card.

It is Lamborghini's championship that is played, by two people in two browsers: all other kills are of games in which
nobody seals anything and no decision stands in the middle of a turn.
"""

from __future__ import annotations

import signal
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from chequered.games.lamborghini.state import Phase
from tests.server.killing import answers, own_server, process
from tests.server.served import ME, OPEN, Browser, Json, Line, Served

WISH = {"game": "lamborghini", "board": "park", "options": {"long": 1, "races": 1, "draft_trips": 1}}


class Killed:
    """A table of two people, whose server is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.at: Served = own_server(folder)
        self.people: list[Browser] = []
        self.table: Json = {}
        self._server: subprocess.Popen[bytes] | None = None
        self._open_ones = AsyncExitStack()

    async def __aenter__(self) -> Killed:
        self.people = [await self._open_ones.enter_async_context(Browser(self.at)) for _ in range(2)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open_ones.aclose()

    async def open_table(self) -> None:
        table = await self.people[0].open(ME, OPEN, **WISH)
        await self.people[1].join(table, "Bob")
        self.table = await self.people[0].ask("POST", f"tables/{table['id']}/start", {})

    async def lines(self, stack: AsyncExitStack) -> list[Line]:
        return [await stack.enter_async_context(person.line(self.table["id"])) for person in self.people]


def kill(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGKILL)
    server.wait()


async def kill_at_bids(folder: Path) -> list[list[int]]:
    """Kill while one bid is sealed, and again when the other has been acknowledged; the bids each player sees then."""
    async with Killed(folder) as killed:
        with process(killed.at) as server:
            await answers(killed.people[0], server)
            await killed.open_table()
            async with AsyncExitStack() as stack:
                _, bob = await killed.lines(stack)
                await bob.say(type="beforehand", id="sealed", seat=1, token="bid-5")
                assert (await bob.hear_a("ack", "refused"))["type"] == "ack"
                kill(server)
        with process(killed.at) as server:
            await answers(killed.people[0], server)
            async with AsyncExitStack() as stack:
                ada, bob = await killed.lines(stack)
                assert [line.position["sealed"] for line in (ada, bob)] == [[1], [1]]
                assert bob.position["beforehand"]["given"] == "bid-5"
                assert ada.position["view"]["sealed_bid"] == [0] * 5
                assert not any('"given":"bid-5"' in text for text in ada.heard)
                assert (await ada.act("bid-4", id="mine"))["type"] == "ack"
                kill(server)
        with process(killed.at) as server:
            await answers(killed.people[0], server)
            async with AsyncExitStack() as stack:
                lines = await killed.lines(stack)
                again = await lines[0].act("bid-4", id="mine", seat=0, after=0)
                assert (again["type"], again["number"]) == ("ack", 1)
                for line in lines:
                    await line.hear_step(2)
                return [line.position["view"]["bid"][:2] for line in lines]


async def kill_at_a_check(folder: Path) -> tuple[list[Json], list[Json]]:
    """Kill where a check waits for its card; where each player saw the match before, and sees it after that."""
    dice = Random(1)
    async with Killed(folder) as killed:
        with process(killed.at) as server:
            await answers(killed.people[0], server)
            await killed.open_table()
            async with AsyncExitStack() as stack:
                lines = await killed.lines(stack)
                while lines[0].position["view"]["phase"] != Phase.CHECK:
                    await play_one(lines, dice)
                before = [line.position for line in lines]
                kill(server)
        with process(killed.at) as server:
            await answers(killed.people[0], server)
            async with AsyncExitStack() as stack:
                lines = await killed.lines(stack)
                after = [line.position for line in lines]
                await play_one(lines, dice)
                return before, after


async def play_one(lines: list[Line], dice: Random) -> None:
    """One decision of whoever has it, contact wherever it can be had; both have heard of it then."""
    line = lines[lines[0].position["actor"]]
    choices = line.position["choices"]
    contacts = [choice for choice in choices if choice["block"] in ("hit", "push")]
    answer = await line.act(dice.choice(contacts or choices)["token"])
    assert answer["type"] == "ack"
    for each in lines:
        await each.hear_step(answer["number"])
