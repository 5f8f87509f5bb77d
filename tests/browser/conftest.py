"""A real server in a process of its own, and a real Chromium that looks at it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.seen import CHROMIUM, PATIENCE, Seen, chromium_program, free_port, open_page, serving

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/chequered/server/static"

# A busy machine is waited for as long by what is expected as by what is clicked.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's database."""
    return tmp_path_factory.mktemp("browser") / "test.sqlite3"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    """The address of a server with a database of its own."""
    if not (STATIC / "index.html").is_file():
        _lacking("the page is not built: make page")
    with serving(free_port(), database) as process:
        yield process.address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    program = chromium_program()
    if not program:
        _lacking("no Chromium on this machine: the page is NOT tested (set CHROMIUM, or install it)")
    browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, server: str) -> Iterator[Callable[..., Seen]]:
    """Opens the page as another person each time; whatever went wrong on any of them fails the test."""
    opened: list[Seen] = []

    def visit(where: str = "/", **how: object) -> Seen:
        opened.append(open_page(chromium, server, where, **how))  # type: ignore[arg-type]  # a test names them right
        return opened[-1]

    yield visit
    for seen in opened:
        seen.page.context.close()
        assert seen.faults == []


def _lacking(what: str) -> None:
    if "CI" in os.environ:
        pytest.fail(what)
    pytest.skip(what)
