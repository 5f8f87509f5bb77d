"""Take the pictures in docs/shots with a real server and Chromium: lobby, tables (at a desk and on a phone), result.

Usage: shots.py [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.seen import CHROMIUM, PHONE, Seen, chromium_program, free_port, open_page, serving  # noqa: E402  found through the path set above

FOLDER = ROOT / "docs/shots"
LARGEST = 300_000
WIDE = (1280, 720)
PREPARING = 180
"""Seconds in which a slow machine compiles the rules."""

STEPS_INTO_THE_RACE = 14
WAYS_INTO_THE_RACE = 10
MANY_WAYS = 3
TEAMS = 5
CHOICES = ".hand .way, .hand .take"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    program = chromium_program()
    if not program:
        raise SystemExit("no Chromium on this machine; set CHROMIUM, or install it")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(free_port(), Path(data, "shots.sqlite3")) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=program, args=CHROMIUM)
        take_all(chromium, server.address, folder)
        chromium.close()


def take_all(chromium: Browser, server: str, folder: Path) -> None:
    desk = open_page(chromium, server, "/", size=WIDE)
    desk.until(lambda: desk.page.locator("progress").count() == 0, "what the server prepares", PREPARING)
    desk.page.locator(".picture svg").nth(2).wait_for()
    take(desk, folder / "lobby.png")
    race(desk, "medium", folder / "table.png")
    desk.play_to_the_end()
    take(desk, folder / "result.png")
    race(open_page(chromium, server, "/", size=PHONE, touch=True), "medium", folder / "table-360.png")
    ways(open_page(chromium, server, "/", size=WIDE), folder / "motogp.png")
    ways(open_page(chromium, server, "/", size=PHONE, touch=True), folder / "motogp-360.png")


def race(seen: Seen, board: str, file: Path) -> None:
    """A turn in the middle of a race, with dice on their cells."""
    seen.page.locator(f"input[value={board}]").check()
    seen.page.get_by_role("button", name="Open the table").click()
    seen.play_turns(STEPS_INTO_THE_RACE)
    while not ((seen.near.count() and seen.page.locator(".board .mark").count()) or seen.is_over):
        seen.play_turns(1)
        seen.page.wait_for_timeout(200)
    if seen.is_over:  # a race of lucky dice: there will be others
        seen.go("/#/")
        race(seen, board, file)
        return
    take(seen, file)


def ways(seen: Seen, file: Path) -> None:
    """A choice of ways in the middle of a race of motorcycles."""
    seen.game("motogp")
    seen.page.locator("#option-qualifying").uncheck()
    seen.seats("me", *["bot"] * (TEAMS - 1))
    seen.open_table()
    choices, ridden = seen.page.locator(CHOICES), 0
    while ridden < WAYS_INTO_THE_RACE or seen.near.count() < MANY_WAYS:
        seen.until(lambda: choices.count() > 0, "a choice", PREPARING)
        choices.first.click()
        seen.page.wait_for_timeout(500)
        ridden += 1
    take(seen, file)


def take(seen: Seen, file: Path) -> None:
    seen.page.mouse.move(1, 1)
    seen.page.wait_for_timeout(600)
    seen.page.screenshot(path=file)
    size = file.stat().st_size
    if size > LARGEST:
        raise SystemExit(f"{file.name} has {size} bytes; pictures in the documentation keep below {LARGEST}")
    print(f"{file.name}: {size // 1000} kB")


if __name__ == "__main__":
    main()
