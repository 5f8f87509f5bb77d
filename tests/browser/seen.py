"""What a person does with the page, in the words of the tests."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESK = (1280, 800)
PHONE = (360, 740)
PATIENCE = 20_000
"""Milliseconds after which something that should have come is missing."""

LONGEST_RACE = 150
"""Seconds in which a short race on a busy machine is over."""


CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""What Debian and others call it; the first has no windows of its own to draw, and needs half the time."""

SERVE = """
import sys
from chequered.server import Limits, run
busy = Limits(requests_a_minute=100_000, tables_an_hour=10_000, sockets_per_address=1_000)
run(port=int(sys.argv[1]), database=sys.argv[2], pace=0.0, limits=busy)
"""
"""Bots do not wait here, and one address opens more tables than people do."""


@dataclass(frozen=True)
class Server:
    """A running server."""

    process: subprocess.Popen[str]
    address: str


@contextmanager
def serving(port: int, database: Path) -> Iterator[Server]:
    """Run a server in a process of its own until the block ends."""
    command = [sys.executable, "-u", "-c", SERVE, str(port), f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Chequered is at" in process.stdout.readline()
        try:
            yield Server(process, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()


def chromium_program() -> str:
    """Where Chromium is, or nothing; `CHROMIUM` names another than the machine's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), "")


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


TOO_WIDE = """
() => [...document.querySelectorAll('.result, .below, .table, .sheet, aside section, dialog')]
  .filter((place) => place.scrollWidth > place.clientWidth + 1).map((place) => place.className)
"""
"""Which places hold something that is wider than they are."""


@dataclass
class Seen:
    """A page as one person sees it."""

    page: Page
    server: str
    faults: list[str] = field(default_factory=list)

    def go(self, where: str) -> None:
        self.page.goto(f"{self.server}{where}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def near(self) -> Locator:
        """The cells that one click plays."""
        return self.page.locator(".cell.near")

    @property
    def ends(self) -> Locator:
        """The buttons that end a turn or leave a step, where they can be pressed."""
        return self.page.locator(".hand .end:not(:disabled)")

    @property
    def log(self) -> Locator:
        """What is told of all that has happened."""
        return self.page.locator("section", has=self.page.get_by_role("heading", name="Log"))

    def open_table(self) -> str:
        """Press the lobby's big button; the address of the table behind the server's."""
        self.button("Open the table").click()
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.removeprefix(self.server)

    def game(self, game: str) -> None:
        """Choose the game in the lobby."""
        self.page.locator(f'input[value="{game}"]').check()
        self.page.locator(f'.hero[data-game="{game}"]').wait_for()

    def short_track(self) -> None:
        """Four parts instead of a preset, for races that are over soon."""
        self.page.locator('.card input[value=""]').check()
        self.page.locator("textarea").fill("S1 B1 S2 B2")

    def seats(self, *kinds: str) -> None:
        """Make the lobby's list of seats this one."""
        rows = self.page.locator("li.seat")
        rows.first.wait_for()
        while rows.count() > max(len(kinds), 2):
            rows.last.locator("button.remove").click()
        while rows.count() < len(kinds):
            self.button("Add a seat").click()
        for number, kind in enumerate(kinds):
            rows.nth(number).locator(".kind select").select_option(kind)

    def novices(self) -> None:
        """Let the lobby's bots be such as answer at once."""
        for row in self.page.locator("li.seat").filter(has=self.page.locator(".who select")).all():
            row.locator(".who select").select_option("novice")

    def season(self) -> Locator:
        """Choose a season in the lobby; its rounds, once it is known which of them suit as many as play."""
        self.page.locator("input[value=season]").check(force=True)
        rounds = self.page.locator("form ol li label", has=self.page.locator(".picture"))
        pictures = rounds.locator(".picture svg")
        self.until(lambda: 0 < pictures.count() == rounds.count(), "all circuits")
        return rounds

    def press(self, cell: Locator) -> None:
        """Click or tap where the cell is drawn: in its middle, or beside a car that stands there."""
        cell.scroll_into_view_if_needed()
        cell.click(timeout=PATIENCE)

    def until(self, ready: Callable[[], bool], what: str, seconds: float = PATIENCE / 1000) -> None:
        end = time.monotonic() + seconds
        while not ready():
            assert time.monotonic() < end, f"{what} did not come"
            self.page.wait_for_timeout(40)

    def until_turn(self) -> None:
        """Wait until this person has something to choose; a race that bots have won before is raced again."""
        self.until(lambda: self.near.count() > 0 or self.is_over, "a turn", LONGEST_RACE)
        if self.is_over:
            table = self.page.url
            self.page.locator(".result .main").click()
            self.page.wait_for_url(lambda url: url != table)
            self.until_turn()

    def play_turns(self, turns: int) -> None:
        """Play this many steps by clicks, whenever it is this person's turn."""
        for _ in range(turns):
            self.until(lambda: self.near.count() > 0 or self.is_over, "a turn", LONGEST_RACE)
            if self.is_over:
                return
            self.press(self.near.first)

    def play_to_the_end(self) -> int:
        """Play by clicks alone until the result is there; the number of clicks."""
        clicks = 0
        end = time.monotonic() + LONGEST_RACE
        while not self.is_over:
            assert time.monotonic() < end, "the race did not end"
            if self.near.count():
                self.press(self.near.first)
                clicks += 1
            elif self.ends.count():
                self.ends.first.click()
            self.page.wait_for_timeout(30)
        return clicks

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("async () => await axe.run()")
        return [
            f"{v['id']}: {node['target']} {node['failureSummary']}" for v in found["violations"] for node in v["nodes"]
        ]

    def reads_well(self) -> None:
        """See that no sentence is missing or half made, and that nothing is wider than its place."""
        text = self.page.locator("body").inner_text()
        assert "⟨" not in text
        assert "{" not in text
        assert self.overflow() <= 0, self.page.url
        assert self.page.evaluate(TOO_WIDE) == []

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


Visit = Callable[..., Seen]
"""Opens the page as another person (`open_page`), with the settings and at the address that are named."""


def open_page(
    chromium: Browser,
    server: str,
    where: str,
    *,
    size: tuple[int, int] = DESK,
    touch: bool = False,
    **settings: Any,
) -> Seen:
    """Another person's browser at this address. `settings` are those of the page, as it keeps them."""
    chosen = {"motion": "none", "language": "en", "theme": "light", "name": "Ada", **settings}
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch)
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps(chosen))
    context.add_init_script(f"if (!localStorage.chequered) localStorage.setItem('chequered', {kept})")
    seen = Seen(context.new_page(), server)
    seen.page.on("pageerror", lambda error: seen.faults.append(str(error)))
    seen.page.on("console", lambda told: seen.faults.append(told.text) if told.type == "error" else None)
    seen.go(where)
    return seen
