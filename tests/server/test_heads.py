"""Guards what stands before a request's body: how long its head may be, and what a `Host` may look like at all."""

from __future__ import annotations

import contextlib
import logging
import socket

import pytest

from chequered.server.settings import Limits
from tests.server.served import GUEST, ME, PATIENCE, Browser, Served

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def raw_answer(server: Served, path: str, headers: str) -> str:
    """What the server says to a request with exactly these header lines."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{headers}\r\n".encode("latin-1"))
        heard = b""
        while b"\r\n\r\n" not in heard and (more := line.recv(65_536)):
            heard += more
        return heard.decode("latin-1")


def test_a_head_without_end_is_refused_long_before_it_fills_the_memory(server: Served):
    endless = b"GET /api/status HTTP/1.1\r\nHost: localhost\r\nX-Long: "
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        sent = line.send(endless)
        with contextlib.suppress(ConnectionError):
            while sent < 64_000_000:
                sent += line.send(b"x" * 65_536)
    # What the kernel's buffers hold was sent too, though nobody has read it.
    assert sent < 16_000_000


def test_a_header_of_a_megabyte_is_refused_and_the_connection_closed(server: Served):
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        heard = b""
        # It may be closed with our words unread.
        with contextlib.suppress(ConnectionError):
            line.sendall(b"GET /api/status HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 1_000_000 + b"\r\n\r\n")
            while more := line.recv(65_536):
                heard += more
    assert b" 200 " not in heard


def test_a_long_head_that_is_not_too_long_is_taken(server: Served):
    padding = "x" * (Limits().head_bytes // 2)
    assert raw_answer(server, "/api/status", f"Host: localhost\r\nX-Long: {padding}\r\n").startswith("HTTP/1.1 200 ")


NO_PLACES = [
    "127.0.0.1:99999",
    "127.0.0.1:abc",
    "127.0.0.1:-1",
    "127.0.0.1:0",
    "evil.com:99999",
    "[::1",
]


@pytest.mark.parametrize("host", NO_PLACES)
@pytest.mark.parametrize("path", ["/", "/api/status", "/api/tables"])
def test_a_host_that_is_no_name_and_port_is_refused_in_our_words(
    server: Served, host: str, path: str, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.WARNING):
        answer = raw_answer(server, path, f"Host: {host}\r\n")
    assert answer.startswith("HTTP/1.1 403 "), answer
    assert "content-security-policy" in answer.lower()
    assert len(caplog.records) <= 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("host", NO_PLACES)
async def test_a_socket_under_such_a_host_is_not_opened(ann: Browser, host: str):
    table = await ann.open(ME, GUEST)
    path = f"/api/tables/{table['id']}/socket"
    assert raw_answer(ann.at, path, f"Host: {host}\r\n{UPGRADE}").startswith("HTTP/1.1 403 ")
    assert raw_answer(ann.at, path, f"Host: 127.0.0.1:{ann.at.port}\r\n{UPGRADE}").startswith("HTTP/1.1 101 ")
