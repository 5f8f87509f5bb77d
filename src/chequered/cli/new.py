"""`chequered new GAME`: a table on a running server, and the links that lead to it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from http.cookiejar import CookieJar
from typing import Annotated, Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from cyclopts import Parameter

from chequered.bots import levels
from chequered.cli.games import SeasonOption, board_named, season_named
from chequered.cli.per_game import per_game
from chequered.cli.seats import ME, Sitter, read_seats
from chequered.cli.wrong import DONE, WrongUse, one_line
from chequered.kernel.game import Game
from chequered.server.protocol import LinkInfo, NewSeat, NewTable, Order, Problem, TableInfo
from chequered.text import Sentences

DEFAULT_SERVER = "http://127.0.0.1:8000"
PATIENCE = 10.0
"""Seconds within which a server answers."""

OPEN = "open"
Answer = TypeVar("Answer")


def new(
    game: Game,
    choices: Mapping[str, int],
    *,
    seats: Annotated[
        str,
        Parameter(
            help="me, open (for whoever has the invite link), bots by level, people at my screen by name. "
            "By default me and one open seat, in an order drawn by lot."
        ),
    ] = "",
    drawn: Annotated[bool, Parameter(help="Draw the order of the seats by lot.")] = False,
    board: Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")] = "",
    season: SeasonOption = None,
    name: Annotated[str, Parameter(help="What `me` is called.")] = "",
    server: Annotated[str, Parameter(help="Where the server is.")] = DEFAULT_SERVER,
) -> int:
    """Open a table on a running server, and print the links to it."""
    circuits = season_named(game, season, board)
    loaded = circuits[0] if circuits else board_named(game, board, choices)
    listed = seats or f"{ME},{OPEN}"
    sitters = read_seats(game, listed, levels(game), name=name)
    wished = [_wish(item, sitter) for item, sitter in zip(listed.split(","), sitters, strict=True)]
    # The seats are drawn unless somebody orders them.
    order: Order = "drawn" if drawn or not seats else "given"
    wish = NewTable(
        game.spec.id,
        "" if circuits else loaded.name or loaded.code,
        wished,
        dict(choices),
        order,
        secrets.token_hex(32),
        [circuit.name or circuit.code for circuit in circuits],
    )
    visit = _Visit(server)
    table = visit.post("/api/tables", wish, TableInfo)
    if any(seat.yours for seat in table.seats):
        print(f"play    {visit.post(f'/api/tables/{table.id}/links', None, LinkInfo).link}")
    if table.link:
        print(f"invite  {table.link}")
    print(f"watch   {server.rstrip('/')}/#/table/{table.id}")
    return DONE


def _wish(item: str, sitter: Sitter) -> NewSeat:
    """A seat as the protocol has it."""
    who = item.split(":", maxsplit=1)[0].strip().lower()
    if who == OPEN:
        return NewSeat("open", attributes=sitter.attributes)
    if sitter.is_bot:
        return NewSeat("bot", level=sitter.level, attributes=sitter.attributes)
    return NewSeat("me" if who == ME else "guest", sitter.name, attributes=sitter.attributes)


class _Visit:
    """One visitor of a server, known there by a cookie."""

    def __init__(self, server: str) -> None:
        if not server.startswith(("http://", "https://")):
            raise WrongUse(f"expected a server such as {DEFAULT_SERVER}, got {server!r}")
        self._server = server.rstrip("/")
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def post(self, path: str, message: Any, expected: type[Answer]) -> Answer:
        """What the server answers; raises `WrongUse` if it does not answer, or refuses."""
        body = msgspec.json.encode(message)
        request = Request(self._server + path, body, {"Content-Type": "application/json"})
        try:
            with self._opener.open(request, timeout=PATIENCE) as response:
                return msgspec.json.decode(response.read(), type=expected)
        except HTTPError as error:
            raise WrongUse(f"the server at {self._server} refuses: {_problem(error)}") from None
        except (URLError, OSError) as error:
            hint = "is it running? (chequered serve)"
            raise WrongUse(f"no server answers at {self._server}: {getattr(error, 'reason', error)}; {hint}") from None
        except msgspec.MsgspecError as error:
            raise WrongUse(f"what answers at {self._server} is no Chequered server: {one_line(error)}") from None


def _problem(error: HTTPError) -> str:
    try:
        problem = msgspec.json.decode(error.read(), type=Problem)
    except msgspec.MsgspecError:
        return f"{error.code} {error.reason}"
    said = Sentences("en").sentence(problem.fault, detail=problem.detail or problem.fault)
    return said if problem.detail in said else f"{said} {problem.detail}"


app = per_game("new", new, "Open a table on a running server; print its links.")
