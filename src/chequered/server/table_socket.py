"""The socket of a table: two tasks for each, one listens, one tells. What is told is fetched when there is time for it.

A screen that reads slowly holds up nobody: there is no queue, only the number of the last step it has got.
"""

from __future__ import annotations

import asyncio
import logging
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
from chequered.server.tables.positions import Eye

log = logging.getLogger(__name__)

SLOWEST_SEND = 5.0
"""Seconds after which a client that does not read is given up."""

BAD_MESSAGE_COST = 6.0
"""A message that cannot be taken counts as many as this."""

POLICY_VIOLATION = 1008
NOT_FOUND = 4404
BROKEN = 4500

_decoder = msgspec.json.Decoder(protocol.ClientMessage)


class ClosedError(Exception):
    """The client has gone, or has to."""


class TableSocket:
    """One browser's socket at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, browser: str, origin: str, limits: Limits):
        self.browser = browser
        self._socket = socket
        self._table = table
        self._origin = origin
        self._bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        self._seen_step: int | None = None
        self._seen_change = -1
        self._seen_asked: tuple[Eye, bool] | None = None

    @property
    def _asked(self) -> tuple[Eye, bool]:
        """Its seats, and whether people decide: what it can choose depends on them."""
        return self._table.row.seats_of(self.browser), not self._table.simulates

    def wake(self) -> None:
        """Something new is there to be told."""
        self._news.set()

    async def run(self) -> None:
        """Serve the socket until it closes."""
        self._table.connect(self)
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
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
                await self._welcome(message.last)
            case protocol.Act():
                await self._send(await self._act(message))
            case protocol.Why():
                await self._send(self._why(message))

    async def _act(self, act: protocol.Act) -> protocol.Ack | protocol.Refused:
        try:
            return protocol.Ack(act.id, await self._table.act(self.browser, act))
        except Refused as refused:
            return protocol.Refused(act.id, refused.name, "")
        except Faulty as faulty:
            return protocol.Refused(act.id, "", faulty.fault)
        except Exception:
            # The store may have taken it or not: sent again with the same id, it is played once.
            log.exception("An act at table %s could not be played", self._table.row.id)
            return protocol.Refused(act.id, "", "fault-unexpected")

    def _why(self, why: protocol.Why) -> protocol.Reason | protocol.Refused:
        try:
            return protocol.Reason(why.id, self._table.why(self.browser, why.seat, why.target))
        except Faulty as faulty:
            return protocol.Refused(why.id, "", faulty.fault)

    # -------------------------------------------------------------------------------------------- telling

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._seen_step is None:
                continue
            if self._seen_step < 0:
                # Who sits where may be drawn when the match begins: that comes before its first step.
                await self._tell_change()
            await self._tell_steps()
            await self._tell_change()
            if self._table.match and self._seen_asked != self._asked:
                # Its seats or who decides have changed since the last step: what they may do now it was not told.
                await self._welcome(self._seen_step)

    async def _tell_change(self) -> None:
        if self._seen_change != self._table.changes:
            self._seen_change = self._table.changes
            await self._send(protocol.Table(self._table.info(self.browser, self._origin)))

    async def _tell_steps(self) -> None:
        while self._seen_step is not None and self._seen_step < self._table.last:
            encoded = self._table.encoded_step(self._seen_step + 1, self.browser)
            if encoded is None:
                await self._welcome(self._seen_step)
            else:
                self._seen_step, self._seen_asked = self._seen_step + 1, self._asked
                await self._send_bytes(encoded)

    async def _welcome(self, last: int) -> None:
        self._seen_step, self._seen_change = self._table.last, self._table.changes
        self._seen_asked = self._asked
        await self._send(self._table.welcome(self.browser, self._origin, last))

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
