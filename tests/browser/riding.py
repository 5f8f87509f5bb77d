"""What a person does at a table of Table-MotoGP, in the words of the tests."""

from __future__ import annotations

import time
from collections.abc import Iterable

from playwright.sync_api import Error, Locator

from tests.browser.seen import LONGEST_RACE, Seen

SHORT_CIRCUITS = ("ironwood", "portovelo", "cloudpass")
"""The circuits whose laps are over soonest."""


def set_up(me: Seen, *seats: str, qualifying: bool = False) -> None:
    """In the lobby: this game with these seats, bots that answer at once, and a race of one lap."""
    me.game("motogp")
    me.seats(*seats)
    me.novices()
    me.page.locator("#option-laps").select_option("1")
    if not qualifying:
        me.page.locator("#option-qualifying").uncheck()


def set_up_season(me: Seen, *seats: str) -> None:
    """The same for a season on the three shortest circuits."""
    set_up(me, *seats)
    rounds = me.season()
    for number in range(len(SHORT_CIRCUITS), rounds.count()):
        rounds.nth(number).locator("input").uncheck()


def answers(seen: Seen) -> Locator:
    """All that can be decided now: cards for the line, places where a ride can end, Extra Power."""
    return seen.page.locator(".hand :is(.takes button, .ways button, .extra, .end)")


def decide(seen: Seen) -> bool:
    """Press the first answer, if there is any."""
    found = answers(seen)
    if not found.count():
        return False
    try:
        found.first.click(timeout=3000)
    except Error:  # the page has moved on in the meantime
        return False
    return True


def ride_to_the_end(people: Iterable[Seen]) -> int:
    """Let these people ride by clicks alone until all see the result; the number of clicks."""
    clicks = 0
    end = time.monotonic() + LONGEST_RACE
    while not all(seen.is_over for seen in people):
        assert time.monotonic() < end, "the race did not end"
        for seen in people:
            clicks += decide(seen)
            seen.page.wait_for_timeout(25)
    return clicks
