"""Who asks: the names under which the server may be asked, where a request comes from, and whose browser it is."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from chequered.server.faults import Faulty
from chequered.server.settings import Settings
from chequered.server.store import NOBODY

SECRET_BYTES = 32
COOKIE_DAYS = 400
"""Browsers keep no cookie for longer."""

_SECRET = re.compile(r"[\w-]{43}", re.ASCII)
"""What `secrets.token_urlsafe` makes of so many bytes."""

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
        return _place(origin.lower()) != host and origin.lower() not in self._origins


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return "nowhere"


def _host_name(host: str) -> str:
    """The name in a `Host`; empty if it is no name with at most a port: no path, no user, no port beyond all ports."""
    try:
        parts = urlsplit(f"//{host}")
        is_place = parts.netloc == host and parts.username is None and parts.port != 0
        return (parts.hostname or "").rstrip(".") if is_place else ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def browser_of(connection: Connection) -> str:
    """The browser that asks: the hash of the secret in its cookie, or `NOBODY`."""
    secret = _secret_of(connection)
    return hash_of(secret) if secret else NOBODY


def known_browser(connection: Connection) -> str:
    """The browser that asks; one without a cookie gets one with the answer."""
    if not _secret_of(connection) and "cookie" not in connection.scope["state"]:
        connection.scope["state"]["cookie"] = _cookie(connection, secrets.token_urlsafe(SECRET_BYTES))
    given: Cookie | None = connection.scope["state"].get("cookie")
    return hash_of(given.value or "") if given else browser_of(connection)


def _secret_of(connection: Connection) -> str:
    secret = connection.cookies.get(cookie_name(connection), "")
    return secret if _SECRET.fullmatch(secret) else ""


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
    """The SHA-256 of a secret: all that the store gets to know of it."""
    return hashlib.sha256(secret.encode()).hexdigest()
