"""Opens the socket of a table."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath

from chequered.server import protocol
from chequered.server.access import browser_of
from chequered.server.faults import Faulty
from chequered.server.table_socket import BROKEN, NOT_FOUND, TableSocket, close
from chequered.server.telling import ClosedError

log = logging.getLogger(__name__)


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
            await _turn_away(socket, faulty, NOT_FOUND if faulty.fault == "fault-no-such-table" else BROKEN)
            return
        except Exception:
            log.exception("Table %s could not be woken", table)
            await _turn_away(socket, Faulty("fault-unexpected"), BROKEN)
            return
        origin = state.settings.address or _origin(socket)
        await TableSocket(socket, found, browser, origin, state.settings.limits).run()


def _origin(socket: WebSocket[Any, Any, Any]) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', socket.url.netloc)}"


async def _turn_away(socket: WebSocket[Any, Any, Any], faulty: Faulty, code: int) -> None:
    await socket.send_text(msgspec.json.encode(protocol.Fault(faulty.fault, faulty.detail)).decode())
    try:
        await close(socket, code)
    except ClosedError:
        return
