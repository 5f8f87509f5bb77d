"""Tables over HTTP: open, join, change, start, leave, race again, take along."""

from __future__ import annotations

import secrets
from io import BytesIO
from typing import Any

import segno
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from chequered.server.access import SECRET_BYTES, browser_of, hash_of, known_browser
from chequered.server.facts import board_info
from chequered.server.faults import Faulty
from chequered.server.protocol import (
    BoardInfo,
    Claim,
    Join,
    LinkInfo,
    NewSeat,
    NewTable,
    Ready,
    Rematch,
    SeasonInfo,
    SeatChange,
    Start,
    TableInfo,
    TableLine,
)
from chequered.server.tables import Hall, Table, sitting
from chequered.server.tables.records import record_file
from chequered.server.tables.showing import invite_link

AnyRequest = Request[Any, Any, Any]


class Tables(Controller):
    """All that a browser asks of tables."""

    path = "/api/tables"

    @post()
    async def open(self, data: JSONBody[NewTable], request: AnyRequest, state: State) -> TableInfo:
        """Open a table. Its match begins at once if nobody is waited for."""
        _check_rate(request, state)
        browser = known_browser(request)
        table = await state.hall.open(data, browser)
        return _info(table, browser, request)

    @get()
    async def mine(self, request: AnyRequest, state: State) -> list[TableLine]:
        """The tables of the browser that asks, the newest first."""
        browser = browser_of(request)
        lines: list[TableLine] = await state.hall.lines(browser) if browser else []
        return lines

    @get("/{table:str}")
    async def show(self, table: FromPath[str], request: AnyRequest, state: State) -> TableInfo:
        """A table; who has its address may watch."""
        found, browser = await _found(table, request)
        return _info(found, browser, request)

    @get("/{table:str}/board")
    async def board(self, table: FromPath[str], request: AnyRequest) -> BoardInfo:
        """The board of a table, with its drawing."""
        found, _ = await _found(table, request)
        return board_info(found.board)

    @post("/{table:str}/join", status_code=200)
    async def join(self, table: FromPath[str], data: JSONBody[Join], request: AnyRequest, state: State) -> TableInfo:
        """Take an open seat."""
        found: Table = await state.hall.find(table)
        browser = known_browser(request)
        await found.change(lambda row: sitting.join(found.game, row, data, browser))
        return _info(found, browser, request)

    @post("/{table:str}/start", status_code=200)
    async def start(self, table: FromPath[str], data: JSONBody[Start], request: AnyRequest) -> TableInfo:
        """Begin the match."""
        found, browser = await _found(table, request)
        await found.begin(data.level, browser)
        return _info(found, browser, request)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, table: FromPath[str], request: AnyRequest) -> TableInfo:
        """Get up; a bot plays on."""
        found, browser = await _found(table, request)
        await found.leave(browser)
        return _info(found, browser, request)

    @post("/{table:str}/ready", status_code=200)
    async def ready(self, table: FromPath[str], data: JSONBody[Ready], request: AnyRequest) -> TableInfo:
        """Be ready for the next race of a season; the host may also begin it."""
        found, browser = await _found(table, request)
        await found.ready(browser, data)
        return _info(found, browser, request)

    @post("/{table:str}/simulate", status_code=200)
    async def simulate(self, table: FromPath[str], request: AnyRequest) -> TableInfo:
        """Let bots play the rest of the warm-up for all."""
        found, browser = await _found(table, request)
        await found.simulate(browser)
        return _info(found, browser, request)

    @get("/{table:str}/season")
    async def season(self, table: FromPath[str], request: AnyRequest, state: State) -> SeasonInfo:
        """Results and standings of the season."""
        found, _ = await _found(table, request)
        hall: Hall = state.hall
        return await hall.season(found)

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(
        self, table: FromPath[str], data: JSONBody[Rematch], request: AnyRequest, state: State
    ) -> TableInfo:
        """Race again; the answer is the new table, or the one that somebody else has opened."""
        found, browser = await _found(table, request)
        hall: Hall = state.hall
        return _info(await hall.rematch(found, browser, data.entropy), browser, request)

    @post("/{table:str}/seats", status_code=200)
    async def add_seat(self, table: FromPath[str], data: JSONBody[NewSeat], request: AnyRequest) -> TableInfo:
        """Add a seat."""
        found, browser = await _found(table, request)
        await found.change(lambda row: sitting.add_seat(found.game, row, data, browser))
        return _info(found, browser, request)

    @patch("/{table:str}/seats/{seat:int}")
    async def change_seat(
        self, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange], request: AnyRequest
    ) -> TableInfo:
        """Change a seat."""
        found, browser = await _found(table, request)
        await found.change(lambda row: sitting.change_seat(found.game, row, seat, data, browser))
        return _info(found, browser, request)

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def remove_seat(self, table: FromPath[str], seat: FromPath[int], request: AnyRequest) -> TableInfo:
        """Remove a seat."""
        found, browser = await _found(table, request)
        await found.change(lambda row: sitting.remove_seat(found.game, row, seat, browser))
        return _info(found, browser, request)

    @post("/{table:str}/links")
    async def make_link(self, table: FromPath[str], request: AnyRequest, state: State) -> LinkInfo:
        """A personal link that moves one's own seats to another device; it works once, for a day."""
        found, browser = await _found(table, request)
        if not found.row.seats_of(browser):
            raise Faulty("fault-not-your-seat")
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await state.store.add_link(hash_of(secret), found.row.id, browser)
        return LinkInfo(f"{_origin(request)}/#/seat/{found.row.id}/{secret}")

    @post("/{table:str}/claim", status_code=200)
    async def claim(self, table: FromPath[str], data: JSONBody[Claim], request: AnyRequest, state: State) -> TableInfo:
        """Take over the seats of a personal link; the answer is the latest table that they have gone on to."""
        hall: Hall = state.hall
        found = await hall.find(table)
        browser = known_browser(request)
        latest = await hall.claim(found, hash_of(data.secret), browser)
        return _info(latest, browser, request)

    @get("/{table:str}/record")
    async def record(self, table: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """The record file: the whole match when it is over, before that what the browser has seen."""
        found, browser = await _found(table, request)
        return _file(record_file(found, browser), f"{found.row.game}-{found.row.id}")

    @get("/{table:str}/season/record")
    async def season_record(self, table: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
        """The season's file: its races that are over, under one header."""
        found, _ = await _found(table, request)
        hall: Hall = state.hall
        return _file(await hall.season_file(found), f"{found.row.game}-season-{found.row.series}")

    @get("/{table:str}/invite.svg")
    async def invite(self, table: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """The invite link as a QR code, for those who may hand it on."""
        found, browser = await _found(table, request)
        if not _info(found, browser, request).link:
            raise Faulty("fault-not-yours")
        code, picture = segno.make(invite_link(found.row, _origin(request)), micro=False), BytesIO()
        code.save(picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=4)
        return Response(picture.getvalue(), media_type="image/svg+xml")


async def _found(table: FromPath[str], request: AnyRequest) -> tuple[Table, str]:
    """The table, and the browser that asks."""
    state = request.app.state
    return await state.hall.find(table), browser_of(request)


def _file(content: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.chequered.json"'}
    return Response(content, media_type="application/json", headers=headers)


def _check_rate(request: AnyRequest, state: State) -> None:
    address = request.client.host if request.client else ""
    if not state.openings.take(address):
        raise Faulty("fault-too-fast")


def _info(table: Table, browser: str, request: AnyRequest) -> TableInfo:
    return table.info(browser, _origin(request))


def _origin(request: AnyRequest) -> str:
    """Where others reach this server: as the settings say, else as this request did."""
    address: str = request.app.state.settings.address
    return address or f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
