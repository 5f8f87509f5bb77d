"""Who asks: the names under which the server may be asked, where a request comes from, and whose browser it is."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from chequered.server.faults import Faulty
from chequered.server.settings import Settings
from chequered.server.store import NOBODY, Store

SECRET_BYTES = 32
COOKIE_DAYS = 400
"""Browsers keep no cookie for longer."""

MOST_KNOWN = 4096
"""Browsers whose identity is kept in memory."""

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Lets in what was meant for this server.

    A page of another site may neither write nor open a socket: browsers say where a request comes from. A name that is
    not ours is refused, else a foreign name that suddenly points here (DNS rebinding) would make a foreign page ours;
    plain addresses cannot do that.
    """

    def __init__(self, settings: Settings) -> None:
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        public = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._hosts = {"localhost", *public, *(host.lower() for host in settings.hosts)}

    def guard(self, connection: Connection, _handler: BaseRouteHandler) -> None:
        """Litestar's guard: refuse a foreign name or a foreign origin."""
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        writes = is_socket or connection.scope.get("method") not in _SAFE_METHODS
        if self._knows(connection) and not (writes and self._is_foreign(connection)):
            return
        if is_socket:
            raise PermissionDeniedException("fault-foreign-origin")
        raise Faulty("fault-foreign-origin")

    def _knows(self, connection: Connection) -> bool:
        name = _host_name(connection.headers.get("host", ""))
        return name in self._hosts or name.endswith(".localhost") or _is_address(name)

    def _is_foreign(self, connection: Connection) -> bool:
        origin = connection.headers.get("origin")
        if origin is None:
            # Not a browser, or an old one; then this header tells.
            return connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        host = connection.headers.get("host", "").lower()
        return urlsplit(origin).netloc.lower() != host and origin.lower() not in self._origins


def _host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Identities:
    """Browsers by the secret in their cookie; the store holds only its hash."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    async def find(self, connection: Connection) -> str:
        """The browser that asks, or `NOBODY`."""
        secret = connection.cookies.get(cookie_name(connection))
        if not secret:
            return NOBODY
        hashed = hash_of(secret)
        if hashed not in self._known:
            browser = await self._store.browser(hashed)
            if browser is None:
                return NOBODY
            self._remember(hashed, browser)
        return self._known[hashed]

    async def find_or_make(self, connection: Connection) -> str:
        """The browser that asks; a new one gets its cookie with the answer."""
        browser = await self.find(connection)
        if browser == NOBODY:
            secret, browser = secrets.token_urlsafe(SECRET_BYTES), secrets.token_urlsafe(9)
            await self._store.add_browser(browser, hash_of(secret))
            self._remember(hash_of(secret), browser)
            connection.state.cookie = _cookie(connection, secret)
        return browser

    def _remember(self, hashed: str, browser: str) -> None:
        self._known[hashed] = browser
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def cookie_name(connection: Connection) -> str:
    """The cookie's name; with the port, since cookies do not tell two servers on one machine apart."""
    host = connection.headers.get("host", "")
    port = host.rpartition(":")[2]
    return f"chequered-{port}" if port.isdigit() else "chequered"


def _cookie(connection: Connection, secret: str) -> Cookie:
    return Cookie(
        key=cookie_name(connection),
        value=secret,
        max_age=COOKIE_DAYS * 24 * 3600,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.scope.get("scheme") in ("https", "wss"),
    )


def hash_of(secret: str) -> str:
    """The SHA-256 of a secret: what the store holds."""
    return hashlib.sha256(secret.encode()).hexdigest()
