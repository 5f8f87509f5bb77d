"""The socket of a table: two tasks for each, one listens, one tells (`chequered.server.telling`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import WebSocket

from chequered.match import Refused
from chequered.server import protocol
from chequered.server.faults import Faulty
from chequered.server.limits import Bucket
from chequered.server.protocol import FaultId
from chequered.server.settings import Limits
from chequered.server.tables import Table
from chequered.server.telling import ClosedError, Teller

log = logging.getLogger(__name__)

SLOWEST_SEND = 5.0
"""Seconds after which a client that does not read is given up."""

BAD_MESSAGE_COST = 6.0
"""A message that cannot be taken counts as many as this."""

POLICY_VIOLATION = 1008
NOT_FOUND = 4404
BROKEN = 4500

_decoder = msgspec.json.Decoder(protocol.ClientMessage)


class TableSocket:
    """One browser's socket at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, browser: str, origin: str, limits: Limits):
        self.browser = browser
        self._socket = socket
        self._table = table
        self._bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._sending = asyncio.Lock()
        self._teller = Teller(table, browser, origin, self._send_bytes)

    def wake(self) -> None:
        """Something new is there to be told."""
        self._teller.wake()

    async def run(self) -> None:
        """Serve the socket until it closes."""
        self._table.connect(self)
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._teller.run())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._table.disconnect(self)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, ClosedError):
                log.error("A socket at table %s broke", self._table.row.id, exc_info=error)

    # -------------------------------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if message is None:
                continue
            try:
                await self._answer(message)
            except Faulty as faulty:
                await self._send(protocol.Fault(faulty.fault, faulty.detail))
            except ClosedError:
                raise
            except Exception:
                log.exception("A message at table %s could not be handled", self._table.row.id)
                await self._send(protocol.Fault("fault-unexpected", ""))

    async def _receive(self) -> protocol.ClientMessage | None:
        """The next message, or None for one that cannot be taken (which the client has then been told)."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise ClosedError
        if not self._bucket.take():
            await self._close("fault-too-fast", "", POLICY_VIOLATION)
        text = event.get("text")
        if text is None:
            await self._refuse("fault-bad-message", "expected text, got bytes")
            return None
        try:
            return _decoder.decode(text)
        except msgspec.ValidationError as error:
            is_unknown = "unknown field" in str(error)
            await self._refuse("fault-unknown-field" if is_unknown else "fault-bad-message", str(error))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse("fault-bad-message", str(error))
        return None

    async def _refuse(self, fault: FaultId, detail: str) -> None:
        await self._send(protocol.Fault(fault, detail))
        if not self._bucket.take(BAD_MESSAGE_COST):
            await self._close("fault-too-fast", "", POLICY_VIOLATION)

    async def _answer(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Hello():
                await self._table.greet(self.browser, message.entropy)
                await self._teller.welcome(message.last)
            case protocol.Act():
                await self._send(await self._acknowledged(message.id, self._table.act(self.browser, message)))
            case protocol.Beforehand():
                await self._send(await self._acknowledged(message.id, self._table.give(self.browser, message)))
            case protocol.Why():
                await self._send(self._why(message))

    async def _acknowledged(self, name: str, work: Awaitable[int]) -> protocol.Ack | protocol.Refused:
        try:
            return protocol.Ack(name, await work)
        except Refused as refused:
            return protocol.Refused(name, refused.name, "")
        except Faulty as faulty:
            return protocol.Refused(name, "", faulty.fault)
        except Exception:
            # The store may have taken it or not: sent again with the same id, it is done once.
            log.exception("What was sent to table %s could not be done", self._table.row.id)
            return protocol.Refused(name, "", "fault-unexpected")

    def _why(self, why: protocol.Why) -> protocol.Reason | protocol.Refused:
        try:
            return protocol.Reason(why.id, self._table.why(self.browser, why))
        except Faulty as faulty:
            return protocol.Refused(why.id, "", faulty.fault)

    # -------------------------------------------------------------------------------------------- sending

    async def _close(self, fault: FaultId, detail: str, code: int) -> None:
        await self._send(protocol.Fault(fault, detail))
        await close(self._socket, code)
        raise ClosedError

    async def _send(self, message: protocol.ServerMessage) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, encoded: bytes) -> None:
        try:
            async with asyncio.timeout(SLOWEST_SEND), self._sending:
                await self._socket.send_text(encoded.decode())
        except Exception as error:
            raise ClosedError from error


async def close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close a socket, but wait for no client that does not listen."""
    try:
        await asyncio.wait_for(socket.close(code), 0.2)
    except Exception as error:
        raise ClosedError from error
