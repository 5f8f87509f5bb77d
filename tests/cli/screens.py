"""Playing in the terminal, and what its screen shows as text, for the tests beside this file."""

from __future__ import annotations

import itertools
from pathlib import Path

from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Static

from chequered.cli.terminal.apps import PlayApp
from chequered.cli.terminal.chapters import ChaptersScreen
from chequered.cli.terminal.panels import JOINED, NO_BREAK
from chequered.cli.terminal.play_screen import PlayScreen
from chequered.cli.terminal.replay_screen import ReplayScreen
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.cli.terminal.taking_turns import TYPED_AHEAD
from chequered.cli.terminal.thinking import Thinker

SHORTEST_TRACK = "S1 B1"
"""A track of two parts."""

SIZES = [(60, 20), (120, 40)]
"""The smallest window that is promised, and a wide one."""


def playing(pilot: Pilot[None]) -> PlayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen), screen
    return screen


def replaying(pilot: Pilot[None]) -> ReplayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen), screen
    return screen


def part(pilot: Pilot[None], name: str) -> str:
    """The text of one part of the screen."""
    return str(pilot.app.screen.query_one(f"#{name}", Static).visual).replace(JOINED, NO_BREAK)


def rows(pilot: Pilot[None]) -> list[str]:
    """All that the screen shows, row by row."""
    width, height = pilot.app.size
    strips = pilot.app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    assert len(lines) == height
    assert {cell_len(line) for line in lines} <= {width}
    return lines


def inside(pilot: Pilot[None], name: str) -> str:
    """What stands in one part of the screen, as running text."""
    region = pilot.app.screen.query_one(f"#{name}").region
    lines = (row[region.x : region.right] for row in rows(pilot)[region.y : region.bottom])
    return " ".join(" ".join(lines).split())


def app(
    at: LocalTable | LocalSeason, language: str = "en", save: Path | None = None, *, pace: float = 0, pause: float = 0
) -> PlayApp:
    first = at.tables[0] if isinstance(at, LocalSeason) else at
    thinker = Thinker(first.game, first.board, itertools.count().__next__)
    return PlayApp(at, language, pace=pace, pause=pause, save=save, thinker=thinker)


async def take_screen(pilot: Pilot[None], key: str) -> None:
    """Press the key of the person to whom the screen has been passed on, when it is none typed ahead any more."""
    await pilot.pause(TYPED_AHEAD)
    await pilot.press(key)
    await pilot.pause()


async def until_somebody_decides(pilot: Pilot[None], at: LocalTable) -> None:
    await pilot.pause()
    # The points of a deal are looked at first: then it goes on.
    while (at.bot_to_move or at.match.is_standing) and not isinstance(pilot.app.screen, ChaptersScreen):
        await pilot.pause(0.01)
    await pilot.pause()
