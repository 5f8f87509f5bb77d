"""The built page: its files, and itself for every address that is one of its screens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.params import FromPath
from litestar.response import File

from chequered.server.access import known_browser
from chequered.server.faults import Faulty

STATIC = Path(__file__).parents[1] / "static"
PAGE = STATIC / "index.html"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""The page loads its own files and talks to its own server, and nothing else."""

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
}
"""By suffix: what the machine's own table says is not the same everywhere, and browsers are told not to guess."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "private, no-cache"
_NOT_BUILT = "The page is not built. In a clone of the repository, `make play` builds it.\n"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> File | Response[str]:
    """A file of the page, or the page itself where the address is not one of a file.

    What lies in `assets` has a hash of its content in its name, so it never changes.
    """
    name = path.strip("/")
    file = STATIC / name
    if name.startswith("assets/"):
        return _file(file, _FOREVER)
    if "." in name.rpartition("/")[2] or name.partition("/")[0] == "api":
        return _file(file, _ASK_AGAIN)
    if not PAGE.is_file():
        return Response(_NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    # Here, since everything else that a page does comes later and at once.
    known_browser(request)
    return _file(PAGE, _ASK_AGAIN)


def _file(file: Path, caching: str) -> File:
    if not (file.is_file() and file.resolve().is_relative_to(STATIC.resolve())):
        raise Faulty("fault-not-found")
    kind = _TYPES.get(file.suffix, "application/octet-stream")
    headers = {"Cache-Control": caching}
    return File(file, filename=file.name, media_type=kind, content_disposition_type="inline", headers=headers)
