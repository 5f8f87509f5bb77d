"""A real server for the tests beside this file, and browsers that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from chequered.server import Limits, Settings
from chequered.server.serving import configuration

PATIENCE = 10.0
"""Seconds after which something that should have come is missing."""

GENEROUS = Limits(
    requests_a_minute=1_000_000,
    tables_an_hour=1_000_000,
    sockets_per_address=1_000,
    messages_a_second=1_000_000.0,
    messages_at_once=1_000_000.0,
)
"""Limits that only the tests of limits would meet."""

Json = dict[str, Any]

_ids = itertools.count()


@dataclass(frozen=True)
class Served:
    """A running server: where it is and what it was started with."""

    port: int
    settings: Settings
    app: Any = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database_file(self) -> Path:
        return Path(self.settings.database.removeprefix("sqlite:///"))


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    """Serve in a thread, on a free port of this machine, until the block ends."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        how = configuration(settings)
        server = uvicorn.Server(how)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                thread.join(0.01)
            assert server.started
            yield Served(listener.getsockname()[1], settings, how.app)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings with a database of its own, in which bots neither wait nor think."""
    usual = {
        "database": f"sqlite:///{folder / 'test.sqlite3'}",
        "pace": 0.0,
        "pause": 0.0,
        "limits": GENEROUS,
        "bots": False,
    }
    return Settings(**{**usual, **changes})


class Browser:
    """A browser: its cookies, and what it asks of the server."""

    def __init__(self, at: Served) -> None:
        self.at = at
        # Certificates take a fifth of a second to load, and nothing here is encrypted.
        self.http = httpx.AsyncClient(base_url=at.origin, headers={"Origin": at.origin}, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must succeed."""
        response = await self.send(method, path, body)
        assert response.is_success, response.text
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None) -> Json:
        """The problem of a request that must be refused."""
        response = await self.send(method, path, body)
        assert response.is_client_error, response.text
        problem: Json = response.json()
        assert problem.keys() == {"fault", "detail", "rule", "reason", "values"}
        return problem

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, f"/api/{path}", json=body)

    async def open(self, *seats: Json, **wish: Any) -> Json:
        """Open a table with these seats."""
        body = {"game": "monza", "board": "short", "order": "given", "seats": list(seats), **wish}
        table: Json = await self.ask("POST", "tables", body)
        return table

    async def join(self, table: Json, name: str, **wish: Any) -> Json:
        """Join a table by its invite link."""
        invite = table["link"].rpartition("/")[2]
        joined: Json = await self.ask("POST", f"tables/{table['id']}/join", {"name": name, "invite": invite, **wish})
        return joined

    @asynccontextmanager
    async def line(self, table: str, last: int | None = -1, *, origin: str = "") -> AsyncIterator[Line]:
        """A socket to a table; it says hello unless `last` is None. With `origin`, that of another page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": origin or self.at.origin}
        url = f"ws://{self.http.headers.get('Host', f'127.0.0.1:{self.at.port}')}/api/tables/{table}/socket"
        async with connect(url, host="127.0.0.1", port=self.at.port, additional_headers=headers) as connection:
            line = Line(connection)
            if last is not None:
                await line.hello(last)
            yield line


class Line:
    """A socket to a table, and what has come over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: Json = {}
        self._position: Json | None = None
        self.steps: list[Json] = []
        self.heard: list[str] = []

    @property
    def position(self) -> Json:
        """Where the match stands, as last heard."""
        assert self._position is not None, "the match has not begun"
        return self._position

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "welcome":
            self._position = message["position"]
            self.steps += message["steps"]
        if message["type"] == "step":
            assert [message["step"]["number"]] == [step["number"] + 1 for step in self.steps[-1:]] or not self.steps
            self._position = message["position"]
            self.steps.append(message["step"])
        if message["type"] == "kept":
            self._position = {**self.position, "beforehand": message["beforehand"]}
        return message

    async def hear_a(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def hear_until(self, **wanted: Any) -> None:
        """Listen until the table is as wanted."""
        while any(self.table.get(name) != value for name, value in wanted.items()):
            await self.hear()

    async def hello(self, last: int = -1, **more: Any) -> Json:
        await self.say(type="hello", last=last, **more)
        return await self.hear_a("welcome")

    async def act(self, *tokens: str, id: str = "", **changes: Any) -> Json:
        """Play in the present position; the answer."""
        position = self._position or {"actor": 0, "number": 0}
        act = {"seat": position["actor"], "after": position["number"], "tokens": list(tokens), **changes}
        await self.say(type="act", id=id or f"act-{next(_ids)}", **act)
        return await self.hear_a("ack", "refused")

    async def hear_step(self, number: int) -> None:
        """Listen until the step with this number is known."""
        while not self.steps or self.steps[-1]["number"] < number:
            await self.hear()

    async def play_first(self) -> int:
        """Play the first legal action, and listen until it has happened; the number of its step."""
        answer = await self.act(self.position["choices"][0]["token"])
        assert answer["type"] == "ack", answer
        await self.hear_step(answer["number"])
        number: int = answer["number"]
        return number

    async def play_on(self) -> None:
        """Play the first legal action whenever it is this browser's turn, until the race is over."""
        while self.table["phase"] != "over":
            if self._position and self._position["choices"]:
                await self.play_first()
            else:
                await self.hear()


ME = {"kind": "me", "name": "Ann"}
GUEST = {"kind": "guest", "name": "Bob"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}
