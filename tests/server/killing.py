"""A server in a process of its own that is killed in the middle of a race, and a player who keeps book of its promises.

Whatever was acknowledged or shown before the kill must be in the journal after it; what was sent but not answered may
have happened or not, but sending it again with the same id must make it happen exactly once.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import math
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ClassVar

import httpx
from websockets.exceptions import WebSocketException

from chequered.games import game as find_game
from chequered.kernel.views import is_unseen
from chequered.match.record import MatchRecord, SeasonRecord, load
from chequered.match.season_record import verify_season
from chequered.match.verify import verify
from chequered.server import Settings
from tests.server.served import BOT, GENEROUS, GUEST, ME, Browser, Json, Line, Served

SERVE = """
import dataclasses, sys
from chequered.server import Limits, run
limits = Limits(**{f.name: 10**6 for f in dataclasses.fields(Limits) if "bytes" not in f.name})
run(port=int(sys.argv[1]), database=sys.argv[2], pace=0.01, pause=float(sys.argv[3]), bots=False, limits=limits)
"""


class Player:
    """Plays for everybody at one table, one act after another, and remembers what the server has said."""

    wish: ClassVar[Json] = {}
    longest_life: ClassVar[float] = 0.6
    """Seconds of play after which a server is killed at the latest."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.ids = itertools.count()
        self.table: Json = {}
        self.acked: dict[str, int] = {}
        self.accepted = asyncio.Event()
        self.seen: dict[int, Json] = {}
        self.unanswered: Json | None = None
        self.races = 1
        self.acts = 0

    async def play(self, browser: Browser, races: float = math.inf) -> None:
        """Play until the connection breaks, or as many races have begun."""
        while self.races < races:
            await self.play_race(browser)
            await self.race_again(browser)

    async def play_race(self, browser: Browser) -> None:
        async with browser.line(self.table["id"], max(self.seen, default=-1)) as line:
            self.note(line)
            await self.repeat(line)
            while line.table["phase"] != "over":
                await self.play_one(line)

    async def play_one(self, line: Line) -> None:
        if not line.position["choices"]:
            await line.hear()
            self.note(line)
            return
        token = self.dice.choice(line.position["choices"])["token"]
        place = {"seat": line.position["actor"], "after": line.position["number"]}
        self.unanswered = {"tokens": [token], "id": f"act-{next(self.ids)}", **place}
        await self.repeat(line)
        await line.hear_step(max(self.acked.values()))
        self.note(line)

    async def repeat(self, line: Line) -> None:
        """Send the act that has not been answered, as often as it takes."""
        if self.unanswered is None:
            return
        act = dict(self.unanswered)
        answer = await line.act(*act.pop("tokens"), **act)
        # It is still this player's turn, or the act has been played before the kill.
        assert answer["type"] == "ack", f"{self.unanswered} was refused: {answer}"
        self.acked[answer["id"]] = answer["number"]
        self.accepted.set()
        self.acts += 1
        self.unanswered = None
        self.note(line)

    def note(self, line: Line) -> None:
        for step in line.steps:
            known = self.seen.setdefault(step["number"], step)
            assert known == step, "a step was told in two ways"

    async def race_again(self, browser: Browser) -> None:
        await self.check_record(browser)
        self.follow(await browser.ask("POST", f"tables/{self.table['id']}/rematch", {}))

    def follow(self, table: Json) -> None:
        self.table = table
        self.acked, self.seen, self.unanswered = {}, {}, None
        self.races += 1

    async def check_record(self, browser: Browser) -> None:
        record = load((await browser.send("GET", f"tables/{self.table['id']}/record")).content)
        assert isinstance(record, MatchRecord)
        assert verify(record).verifies
        assert len(record.steps) == len(self.seen)

    def check_journal(self, database: Path) -> None:
        """Nothing that was acknowledged or shown is missing, and nothing is there twice."""
        with closing(sqlite3.connect(database)) as journal:
            query = "SELECT number, act, step FROM steps WHERE table_id = ? ORDER BY number"
            rows = journal.execute(query, [self.table["id"]]).fetchall()
        assert [number for number, _, _ in rows] == list(range(len(rows)))
        # The store keeps an act as seat:id; the ids of this player are different at all seats.
        stored = {act.split(":", 1)[1]: number for number, act, _ in rows if act}
        assert len(stored) == sum(act is not None for _, act, _ in rows)
        assert self.acked.items() <= stored.items()
        assert set(stored) - set(self.acked) <= {(self.unanswered or {}).get("id")}
        played = {number: json.loads(step)["entries"] for number, _, step in rows}
        for number, step in self.seen.items():
            # Step 0 may begin with what happened at the set-up, which is no entry of the journal.
            entries = step["entries"][len(step["entries"]) - len(played[number]) :]
            for told, true in zip(entries, played[number], strict=True):
                assert told["token"] == ("" if self.is_hidden(told) else true["token"])

    def is_hidden(self, told: Json) -> bool:
        """Whether the screen may not see all of an entry: then its token would tell it."""
        known = find_game(self.table["game"]).spec.event_of
        events = ((known[event["event"]].arguments, event["args"]) for event in told["events"])
        return any(any(map(is_unseen, *event)) for event in events)


class HandPlayer(Player):
    """Plays the game of hidden hands at a shared screen: what a step told of a hand, it tells to no other."""

    wish: ClassVar[Json] = {"game": "moto_strategy", "board": "standard", "options": {"target": 1000}}
    # Until somebody has drawn a STARTER there is nothing to act.
    longest_life: ClassVar[float] = 3.0


class SeasonPlayer(Player):
    """Plays seasons: after a race it is ready for the next, and only after the last one it races again."""

    wish: ClassVar[Json] = {
        "game": "motogp",
        "board": "",
        "season": ["ironwood"] * 3,
        "options": {"laps": 1, "qualifying": 0},
    }

    async def race_again(self, browser: Browser) -> None:
        table = await browser.ask("GET", f"tables/{self.table['id']}")
        if table["race"] < len(table["season"]):
            await self.check_record(browser)
            if table["waits"]:
                table = await browser.ask("POST", f"tables/{table['id']}/ready", {})
            self.follow(await browser.ask("GET", f"tables/{table['next_table']}"))
            return
        await self.check_season(browser)
        await super().race_again(browser)

    async def check_season(self, browser: Browser) -> None:
        """It is whole, and its file verifies."""
        season = load((await browser.send("GET", f"tables/{self.table['id']}/season/record")).content)
        assert isinstance(season, SeasonRecord)
        assert verify_season(season).verifies
        assert len(season.races) == len(season.circuits) == self.table["race"]


def own_server(folder: Path) -> Served:
    """Where a server process of the test is to be, with a database of its own."""
    return Served(free_port(), Settings(f"sqlite:///{folder / 'killed.sqlite3'}", limits=GENEROUS))


async def play_through_kills(folder: Path, kills: int, player: Player) -> int:
    """Let a server be killed so many times while one and the same series goes on; how many acts were acknowledged."""
    at, acts = own_server(folder), 0
    async with Browser(at) as browser:
        for life in range(kills + 1):
            with process(at) as server:
                await answers(browser, server)
                if life == 0:
                    player.table = await browser.open(ME, GUEST, BOT, **player.wish)
                if life < kills:
                    await play_until_killed(player, browser, server)
                    player.check_journal(at.database_file)
                    acts = player.acts
                else:
                    await player.play(browser, player.races + 1)
    return acts


async def play_season_through_kills(folder: Path) -> Json:
    """Let a server be killed after each race of a season and as soon as the next has begun; the last table."""
    at, player = own_server(folder), SeasonPlayer(seed=3)
    async with Browser(at) as browser:
        for life in ("opened", "raced", "raced on", "raced", "raced on", "raced"):
            with process(at) as server:
                await answers(browser, server)
                if life == "opened":
                    player.table = await browser.open(ME, GUEST, BOT, **player.wish)
                elif life == "raced on":
                    await player.race_again(browser)
                else:
                    await player.play_race(browser)
                server.send_signal(signal.SIGKILL)
                server.wait()
            player.check_journal(at.database_file)
        with process(at) as server:
            await answers(browser, server)
            await player.check_season(browser)
    return player.table


async def play_until_killed(player: Player, browser: Browser, server: subprocess.Popen[bytes]) -> None:
    playing = asyncio.create_task(player.play(browser))
    await asyncio.sleep(player.dice.uniform(0.0, player.longest_life))
    # However slow the machine is: something has been accepted that could be missing.
    accepted = asyncio.create_task(player.accepted.wait())
    await asyncio.wait((accepted, playing), return_when=asyncio.FIRST_COMPLETED)
    accepted.cancel()
    server.send_signal(signal.SIGKILL)
    server.wait()
    with contextlib.suppress(WebSocketException, httpx.TransportError, ConnectionError):
        await playing


@contextmanager
def process(at: Served, pause: float = 0.01) -> Iterator[subprocess.Popen[bytes]]:
    """A server process; it is killed at the end of the block if it still lives."""
    command = [sys.executable, "-c", SERVE, str(at.port), at.settings.database, str(pause)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            yield server
        finally:
            server.kill()


async def answers(browser: Browser, server: subprocess.Popen[bytes]) -> None:
    while True:
        assert server.poll() is None, "the server did not start"
        try:
            await browser.ask("GET", "status")
        except httpx.TransportError:
            await asyncio.sleep(0.02)
        else:
            return


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
