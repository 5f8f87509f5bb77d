"""What a person does at a table of Lamborghini, in the words of the tests."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from playwright.sync_api import Error

from tests.browser.seen import Seen

STRIKE = ("strike", ".answers .contact-ask")

ACTS = (
    ("prizes", ".sheet .main"),
    ("bid", ".bid form .main"),
    ("card", ".looked .main"),
    ("draft", "button.open.able"),
    ("piles", ".desk > .row button"),
    ("pair", ".pair .head .main"),
    ("deal", ".market .offer:not(.shut)"),
    ("exchange", ".market .chip"),
    ("market", ".market li .button:not(.shut)"),
    ("contact", ".answers .declare"),
    STRIKE,
    ("slipstream", ".answers .slip .step"),
    ("play", ".answers .answer"),
    ("play on", ".answers .row > .main:not(.step, .end)"),
    ("ways", ".answers .way"),
    ("cells", ".answers .step"),
    ("end", ".answers .end"),
)
"""Each kind of screen on which something is asked, and what is pressed there. Of what is there the first is pressed, so
the order says what this person likes best.
"""

PEACEFUL = (*(act for act in ACTS if act != STRIKE), STRIKE)
"""The same for one who makes contact only where nothing else is left."""

FIRST = "all => all.findIndex(selector => document.querySelector(selector))"

Look = Callable[[Seen, str], object]


def set_up(me: Seen, *seats: str, long: bool = True, board: str = "") -> None:
    """In the lobby: this game with these seats as listed, bots that answer at once, as a championship or one race."""
    me.game("lamborghini")
    me.seats(*seats)
    for number, kind in enumerate(seats):
        if kind == "bot":
            me.page.locator("li.seat").nth(number).locator(".who select").select_option("novice")
    me.page.locator('input[value="given"]').check()
    me.page.locator("#option-long").select_option(index=int(long))
    if board:
        me.page.locator(f'.card input[value="{board}"]').check()


def seal(seen: Seen, thousands: int) -> None:
    """Bid so much."""
    seen.page.locator("#bid-amount").fill(str(thousands))
    seen.page.locator(".bid form .main").click()


def give_two_for_one(seen: Seen) -> None:
    """Of what is open in the market give back the first cards and take the last that nobody had."""
    lists = seen.page.locator(".market ul")
    backs, offers = lists.nth(0).locator(".chip"), lists.nth(1).locator(".chip")
    offers.last.click(timeout=3000)
    swap = seen.page.locator(".market .row .main")
    for number in (*range(backs.count()), 0):
        if swap.is_disabled():
            backs.nth(number).click(timeout=3000)
    swap.click(timeout=3000)


def asked(seen: Seen, is_bold: bool) -> tuple[str, str]:
    """On what kind of screen something is asked now, and what is pressed there; nothing where nothing is asked."""
    acts = ACTS if is_bold else PEACEFUL
    found = int(seen.page.evaluate(FIRST, [selector for _, selector in acts]))
    return acts[found] if found >= 0 else ("", "")


def decide(seen: Seen, *, is_bold: bool = False, look: Look | None = None) -> str:
    """Press an answer, if anything is asked; the kind of screen on which it was. `look` sees it before."""
    screen, selector = asked(seen, is_bold)
    if not screen:
        return ""
    if look:
        look(seen, screen)
    try:
        if screen == "exchange":
            give_two_for_one(seen)
        else:
            seen.page.locator(selector).first.click(timeout=3000)
    except Error:  # the page has moved on in the meantime
        return ""
    return screen


def play_until(
    people: Sequence[Seen],
    is_so: Callable[[], bool],
    what: str,
    *,
    seconds: float,
    bold: Iterable[Seen] = (),
    look: Look | None = None,
) -> int:
    """Let these people decide whatever they are asked until something is so; the number of decisions."""
    decisions = 0
    fierce = [id(seen) for seen in bold]
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"{what} did not come"
        for seen in people:
            decisions += bool(decide(seen, is_bold=id(seen) in fierce, look=look))
            seen.page.wait_for_timeout(25)
    return decisions
