"""The application: what is served, under which limits, and what lives as long as it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import chequered
from chequered.server.access import Gate
from chequered.server.bots import Thinkers
from chequered.server.faults import Faulty
from chequered.server.http.errors import answer_faulty, answer_http, answer_mishap
from chequered.server.http.games import list_games, show_board, show_status
from chequered.server.http.pages import POLICY, show_page
from chequered.server.http.sockets import open_socket
from chequered.server.http.strict import StrictRequest
from chequered.server.http.tables import Tables
from chequered.server.limits import Buckets, Crowd
from chequered.server.preparing import Preparing
from chequered.server.settings import Settings
from chequered.server.store import Store
from chequered.server.tables import Hall, Pace

_HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def create_app(settings: Settings) -> Litestar:
    """The ASGI application; it opens its store when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        preparing = Preparing()
        thinkers = Thinkers(preparing.progress) if settings.bots else None
        hall = Hall(store, thinkers, Pace(settings.pace, settings.pause))
        limits = settings.limits
        app.state.update(
            {
                "settings": settings,
                "store": store,
                "hall": hall,
                "crowd": Crowd(limits.sockets_per_address),
                "openings": Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour / 2),
                "preparing": preparing,
            }
        )
        try:
            yield
        finally:
            await hall.close()
            if thinkers:
                await thinkers.close()
            await store.close()

    return Litestar(
        [list_games, show_board, show_status, Tables, open_socket, show_page],
        lifespan=[lifespan],
        request_class=StrictRequest,
        guards=[Gate(settings).guard],
        middleware=[_rate_limit(settings).middleware],
        exception_handlers={Faulty: answer_faulty, HTTPException: answer_http, Exception: answer_mishap},
        before_send=[_add_headers],
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Chequered", version=chequered.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def _rate_limit(settings: Settings) -> RateLimitConfig:
    return RateLimitConfig(
        rate_limit=("minute", settings.limits.requests_a_minute),
        check_throttle_handler=lambda request: request.scope["path"].startswith("/api/"),
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    """To every answer: what a browser may do with it; that games are told for now only; a new browser's cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(_HEADERS)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    cookie = scope["state"].get("cookie")
    if cookie is not None:
        headers.add("Set-Cookie", cookie.to_header(header=""))
