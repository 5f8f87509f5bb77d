"""Opens the socket of a table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath

from chequered.server import protocol
from chequered.server.access import browser_of
from chequered.server.faults import Faulty
from chequered.server.table_socket import NOT_FOUND, ClosedError, TableSocket, close


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Serve a table's socket until it closes."""
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    if state.crowd.is_full(address):
        raise TooManyRequestsException("fault-too-many-connections")
    with state.crowd.inside(address):
        browser = browser_of(socket)
        await socket.accept()
        try:
            found = await state.hall.find(table)
        except Faulty as faulty:
            await socket.send_text(msgspec.json.encode(protocol.Fault(faulty.fault, faulty.detail)).decode())
            await _close(socket, NOT_FOUND)
            return
        origin = state.settings.address or _origin(socket)
        await TableSocket(socket, found, browser, origin, state.settings.limits).run()


def _origin(socket: WebSocket[Any, Any, Any]) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', socket.url.netloc)}"


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await close(socket, code)
    except ClosedError:
        return
