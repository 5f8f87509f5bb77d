"""Guards how the built page is served: its files, nothing beside them, and what browsers may do with them."""

from __future__ import annotations

import os
import re

import pytest

from chequered.server.http.pages import PAGE, STATIC
from tests.server.served import Browser

if not PAGE.is_file():
    assert "CI" not in os.environ, "the page is not built"
    pytest.skip("the page is not built: make page", allow_module_level=True)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/monza"])
async def test_the_page_is_there_at_each_of_its_addresses(ann: Browser, path: str):
    answer = await ann.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == PAGE.read_bytes()
    assert answer.headers["cache-control"] == "private, no-cache"


async def test_what_the_page_loads_is_there_and_may_be_kept_for_ever(ann: Browser):
    loaded = re.findall(r'(?:src|href)="(/[^"]+)"', PAGE.read_text("utf-8"))
    assert any(path.endswith(".js") for path in loaded)
    for path in loaded:
        answer = await ann.http.get(path)
        assert answer.status_code == 200, path
        assert answer.content == (STATIC / path[1:]).read_bytes()
        assert ("immutable" in answer.headers["cache-control"]) == path.startswith("/assets/")


async def test_scripts_and_styles_come_compressed(ann: Browser):
    script = next(STATIC.glob("assets/*.js"))
    assert (await ann.http.get(f"/assets/{script.name}")).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/favicon.bmp",
        "/../app.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2fapp.py",
        "/assets/..%5c..%5capp.py",
        "//etc/passwd.txt",
        "/assets/%00.js",
        "/api",
        "/api/",
        "/api/pages",
    ],
)
async def test_nothing_beside_the_page_is_served(ann: Browser, path: str):
    answer = await ann.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["fault"] == "fault-not-found"


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.js"])
async def test_every_answer_says_what_a_browser_may_do_with_it(ann: Browser, path: str):
    headers = (await ann.http.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


async def test_what_is_told_of_games_is_not_kept(ann: Browser):
    assert (await ann.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_the_server_describes_itself_without_loading_scripts_from_elsewhere(ann: Browser):
    described = (await ann.http.get("/api/schema/openapi.json")).json()
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join"} <= described["paths"].keys()
    assert "NewTable" in str(described["paths"]["/api/tables"]["post"]["requestBody"])
    for page in ("", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar"):
        answer = await ann.http.get(f"/api/schema{page}")
        assert "<script" not in answer.text


async def test_the_head_of_a_page_can_be_asked_for_alone(ann: Browser):
    for path in ("/", "/nothing.js"):
        head, whole = await ann.http.head(path), await ann.http.get(path)
        assert head.status_code == whole.status_code
        assert head.content == b""
