"""A table that is already being played: the test plays it to a decision that it needs, by the rules, with dice and
cards that are the same each time, and writes its journal into the server's database, as another worker would. The
page then opens it as any other table.

What only luck brings in the browser, such as a contact, comes here by trying other decisions before anything is kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

from chequered.games import game as find_game
from chequered.match import Match, Step
from chequered.server.access import SECRET_BYTES, hash_of
from chequered.server.protocol import Join, NewSeat, NewTable
from chequered.server.store import Store
from chequered.server.store.rows import StepRow, TableRow
from chequered.server.tables import series
from chequered.server.tables.matches import new_match
from chequered.server.tables.sitting import join, new_table
from tests.browser.seen import Seen

Wanted = Callable[[Match], bool]
SECRET = sha256(b"the dice and cards of a test").digest()
"""With it a course brings the same each time, as far as no bot or person of the page decides."""

MOST_COURSES = 100
"""Other decisions that are tried: more than would ever be needed."""


def go_ahead(
    me: Seen,
    database: Path,
    name: str,
    seats: tuple[NewSeat, ...],
    wanted: Wanted,
    options: dict[str, int] | None = None,
    *,
    before: int = 0,
) -> None:
    """Look at a new table of this game that has come to a decision of the person's which is `wanted`.

    Or so many decisions `before`, for what is shown only to those who have seen it happen.
    """
    game, browser = find_game(name), identity(me)
    board = game.boards.load(game.boards.presets()[0])
    wish = NewTable(name, board.name, list(seats), options or {}, order="given")
    table = new_table(game, board, wish, browser)
    for seat in seats:
        if seat.kind == "open":
            # A friend who is away: what waits for them waits.
            table = join(game, table, Join(seat.name, table.invite), secrets.token_hex())
    row = replace(series.begin(game, table, "", browser), secret=SECRET)
    own = row.seats_of(browser)
    match = next(filter(None, (course(new_match(game, board, row), own, wanted, seed) for seed in range(MOST_COURSES))))
    # Playwright has this thread's loop.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, write(database, row, match.steps[: len(match.steps) - before])).result()
    me.go(f"/#/table/{row.id}")


def course(match: Match, own: frozenset[int], wanted: Wanted, seed: int) -> Match | None:
    """The match played on by chance until such a decision is due; None if it ends before."""
    dice = Random(seed)
    while not match.over:
        if match.actor in own and wanted(match):
            return match
        if match.is_standing:
            match.accept(match.propose_answers({}))
        else:
            match.play(match.actor, dice.choice(match.choices()).token)
    return None


def blocks(match: Match) -> set[str]:
    """The kinds of actions among which the actor may choose."""
    return {choice.block for choice in match.choices()}


def identity(me: Seen) -> str:
    """The browser as the store knows it, with a cookie as the server would give it one."""
    known = {cookie["name"]: cookie["value"] for cookie in me.page.context.cookies(me.server)}
    name = f"chequered-{me.server.rpartition(':')[2]}"
    if name not in known:
        known[name] = secrets.token_urlsafe(SECRET_BYTES)
        me.page.context.add_cookies([{"name": name, "value": known[name], "url": me.server}])
    return hash_of(known[name])


async def write(database: Path, row: TableRow, steps: Sequence[Step]) -> None:
    store = await Store.open(f"sqlite:///{database}")
    await store.add_table(row, *map(StepRow, steps))
    await store.close()
