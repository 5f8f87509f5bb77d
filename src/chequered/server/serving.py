"""Start the server, say where it is, and open the browser."""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn

from chequered.server.app import create_app
from chequered.server.settings import DEFAULT_PORT, PAUSE, Limits, Settings, default_database
from chequered.server.store import StoreError, migrate

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORTS_TRIED = 20

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
}


class CannotListenError(RuntimeError):
    """No socket could be opened; the message says which and why."""


def run(
    host: str = "",
    port: int = 0,
    *,
    database: str = "",
    open_browser: bool = False,
    lan: bool = False,
    origins: Sequence[str] = (),
    hosts: Sequence[str] = (),
    pace: float = 0.7,
    pause: float | None = None,
    bots: bool = True,
    limits: Limits | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until stopped.

    `host` is the address to listen on: this machine only, unless it is given or `lan` is true. `port` 0 means the usual
    one, or the next that is free. `database` is an SQLAlchemy URL, by default a file in the user's data folder.
    `origins` are the public addresses behind which a proxy serves this server. `say` tells the user where it is.
    `pace` and `pause` are those of the settings; where bots do not wait, there is by default no pause either.

    Raises:
        CannotListenError: the address cannot be listened on.
        StoreError: the database cannot be used.
    """
    database = database or _own_database()
    # Before anything is listened on, so that whoever started the server gets the reason and not a log.
    migrate(database)
    listener = _listener(host or (EVERYWHERE if lan else LOOPBACK), port)
    port = listener.getsockname()[1]
    local = f"http://{'127.0.0.1' if lan or not host else _in_url(host)}:{port}"
    shared = origins[0].rstrip("/") if origins else f"http://{_lan_address()}:{port}" if lan else ""
    settings = Settings(
        database=database,
        origins=tuple(origins),
        hosts=(*hosts, *(_machine_names() if lan else ())),
        address=shared,
        pace=pace,
        pause=(PAUSE if pace else 0.0) if pause is None else pause,
        bots=bots,
        limits=limits or Limits(),
    )

    def on_start() -> None:
        say(f"Chequered is at {local}" + (f", for others at {shared}" if shared else ""))
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()

    server = _Server(configuration(settings), on_start)
    with listener, contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    if not server.started:
        raise CannotListenError("the server could not start; the reason is above")


def _own_database() -> str:
    try:
        return default_database()
    except (OSError, RuntimeError) as error:
        raise StoreError(f"there is no place to keep games in: {error}") from error


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        create_app(settings),
        log_config=LOGGING,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Unlike httptools, h11 can be told how much of a request's head it may collect.
        http="h11",
        h11_max_incomplete_event_size=settings.limits.head_bytes,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        # A client that never reads would hold the end up without it.
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class _Server(uvicorn.Server):
    """A server that says when it can be used."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._on_start()


def _listener(host: str, port: int) -> socket.socket:
    wanted = [port] if port else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    reason: OSError | None = None
    for number in wanted:
        try:
            return socket.create_server((host, number), family=_family(host), backlog=512)
        except OSError as error:
            reason = error
    if reason and reason.errno == errno.EADDRINUSE:
        taken = f"port {port} is taken" if port else f"ports {wanted[0]} to {wanted[-1]} are taken"
        raise CannotListenError(f"{taken}; choose another with --port")
    raise CannotListenError(f"cannot listen on {host}, port {wanted[0]}: {reason and (reason.strerror or reason)}")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str:
    """This machine's address in its network: the one it would send from (nothing is sent)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def _machine_names() -> tuple[str, ...]:
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")


def main() -> None:
    """Serve on this machine, at the port given as only argument, if any: `python -m chequered.server 8000`."""
    logging.captureWarnings(capture=True)
    run(port=int(sys.argv[1]) if len(sys.argv) > 1 else 0)
