"""What a person does at a table of Moto Strategy, in the words of the tests."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from playwright.sync_api import Error, Locator

from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from tests.browser.seen import LONGEST_RACE, Seen

HELD = """
() => [...document.querySelectorAll('.hand .heap')]
  .reduce((sum, heap) => sum + Number(heap.querySelector('.count')?.textContent ?? 1), 0)
"""


def set_up(me: Seen, *seats: str, target: int = 1000, deals: int = 100) -> None:
    """In the lobby: this game with these seats as listed, bots that answer at once, and when the match ends."""
    me.game("moto_strategy")
    me.seats(*seats)
    me.novices()
    me.page.get_by_label("As listed").check()
    me.page.locator("#option-target").fill(str(target))
    me.page.locator("#option-max_deals").fill(str(deals))


def cards(seen: Seen, kind: str = "") -> Locator:
    """The heaps of the hand that can be laid now, or that of one kind."""
    return seen.page.locator(f".hand .heap.able{f'[data-card={kind}]' if kind else ''}")


def asked(seen: Seen) -> Locator:
    """All that can be decided now."""
    return seen.page.locator(".hand :is(.heap.able, .instead), dialog .danger")


def held(seen: Seen) -> int:
    """How many cards the hand has that is shown."""
    return int(seen.page.evaluate(HELD))


def wanted(seen: Seen) -> Locator:
    """What is pressed first: STOP THE RACE once it ends the deal, before that rather another card."""
    if cards(seen, "stop").count() and held(seen) <= MOST_TO_STOP:
        return cards(seen, "stop")
    rather = seen.page.locator(".hand .instead, .hand .heap.able:not([data-card=stop])")
    return rather if rather.count() else cards(seen)


def decide(seen: Seen) -> bool:
    """Press an answer, if anything is asked, and say on whom or really where that is asked then."""
    if not asked(seen).count():
        return False
    try:
        wanted(seen).first.click(timeout=3000)
        more = seen.page.locator(".hand fieldset .main, dialog .danger")
        if more.count():
            more.first.click(timeout=3000)
    except Error:  # the page has moved on in the meantime
        return False
    return True


def play_until(people: Iterable[Seen], is_so: Callable[[], bool], what: str) -> int:
    """Let these people decide whatever they are asked until something is so; the number of decisions."""
    decisions = 0
    end = time.monotonic() + LONGEST_RACE
    while not is_so():
        assert time.monotonic() < end, f"{what} did not come"
        for seen in people:
            if is_so():
                break
            decisions += decide(seen)
            seen.page.wait_for_timeout(25)
    return decisions
