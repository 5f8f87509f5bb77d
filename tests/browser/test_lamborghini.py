"""Guards Lamborghini's race on the page: cards weighed by their sums, why, ways, contact and its checks, to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from chequered.games.lamborghini.state import Phase
from chequered.match import Match
from chequered.server.protocol import NewSeat
from chequered.text import LANGUAGES
from tests.browser.ahead import Wanted, blocks, go_ahead
from tests.browser.driving import play_until
from tests.browser.seen import LONGEST_RACE, PHONE, Seen, Visit

BOT = NewSeat("bot", "Nova", "novice")
FRIENDS = (NewSeat("me", "Ada"), NewSeat("guest", "Bo"), NewSeat("guest", "Cy"))
"""Three people who share the screen."""


def test_a_card_is_weighed_by_the_sum_that_it_makes_and_then_played(visit: Visit, database: Path):
    me = visit()
    until_asked(me, database, weighs)
    answers = me.page.get_by_role("list", name="Play a card, or none").get_by_role("listitem")
    play = answers.filter(has=me.page.locator(".face")).first
    cells = number(play.locator(".new"))
    parts = [int(text) for text in play.locator(".sum .number").all_inner_texts()]
    assert len(parts) >= 3
    without = answers.filter(has=me.page.locator("[data-token=keep]")).locator(".new")
    assert number(without) <= cells
    play.locator("[data-token]").click()
    expect(me.log).to_contain_text(re.compile(r"plays "))
    words = {0: "no points", 1: "one point"}.get(cells, f"{cells} points")
    expect(me.log).to_contain_text(re.compile(rf"has {words} to move"))


def test_each_part_of_the_movement_says_why_and_so_does_a_card_that_cannot_be_played(visit: Visit, database: Path):
    me = visit()
    until_asked(me, database, lambda match: drives(match) and any(match.state.hand[match.state.mover]))
    parts = me.page.locator(".turn .open > .sum button")
    expect(parts.nth(2)).to_be_visible()
    assert me.page.locator(".turn .open > .sum .total").count() == 1
    parts.first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("LB-6.3")
    me.page.keyboard.press("Escape")
    me.page.locator(".held .card:not(.able, .gone)").first.click()
    expect(me.page.locator(".note .word")).to_contain_text("LB-")
    expect(me.page.locator(".held .told")).to_contain_text("LB-11.")


def test_a_way_is_drawn_before_it_is_driven_and_a_single_cell_can_be_chosen_too(visit: Visit, database: Path):
    me = visit()
    until_asked(me, database, lambda match: drives(match) and match.state.points > 2 and len(match.plans()) > 1)
    ways = me.page.locator(".hand .ways button")
    ways.first.hover()
    expect(me.page.locator(".board .path.under")).to_have_count(1)
    before = me.page.locator(".hand .turn").inner_text()
    me.page.locator(".hand [data-token]").filter(has_text="Drive").first.click()
    # Where all further ways end alike the rest is driven unasked, and the turn may be the next car's.
    me.until(lambda: me.page.locator(".hand .turn").inner_text() != before, "a step")


def test_a_contact_tells_the_odds_and_is_declared_by_a_second_press(visit: Visit, database: Path):
    me = visit()
    until_asked(me, database, lambda match: bool({"hit", "push"} & blocks(match)))
    ask = me.page.locator(".hand .contact-ask").first
    expect(me.page.locator(".board .burst").first).to_be_attached()
    ask.click()
    expect(me.page.locator(".hand .contact .odds").first).to_contain_text("are an accident")
    before = me.log.get_by_text("Contact").count()
    me.page.locator(".hand .declare").click()
    me.until(lambda: me.log.get_by_text("Contact").count() > before, "the contact")


def test_a_slipstream_is_offered_when_it_happens(visit: Visit, database: Path):
    me = visit()
    until_asked(me, database, lambda match: "slip" in blocks(match))
    offer = me.page.get_by_role("region", name="Slipstream!")
    expect(offer).to_contain_text("now or never")
    offer.get_by_role("button").first.click()
    expect(me.log).to_contain_text("pulls out of the slipstream")


def test_a_race_against_a_bot_is_driven_to_its_end_by_clicks_alone(visit: Visit, database: Path):
    me = visit(size=PHONE, touch=True)
    until_asked(me, database, drives, FRIENDS[0], BOT)
    assert play_until([me], lambda: me.is_over, "the end of the race", seconds=LONGEST_RACE) > 5
    cars = me.page.get_by_role("table", name="How the race ended")
    expect(cars.locator("tbody tr")).to_have_count(4)
    expect(cars.locator("tbody tr.own")).to_have_count(2)
    assert me.overflow() <= 0
    assert me.violations() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_speaks_the_language_and_fits_a_phone(visit: Visit, database: Path, language: str):
    me = visit(language=language, size=PHONE, touch=True, theme="dark" if language == "de" else "light")
    until_asked(me, database, drives)
    me.until(lambda: me.page.locator(".hand .ways button").count() > 0, "a way")
    for summary in me.page.locator("summary").all():
        summary.click()
    me.reads_well()
    assert me.violations() == []


def until_asked(me: Seen, database: Path, wanted: Wanted, *seats: NewSeat) -> None:
    """Look at a table at which such a decision is due: by default three people share the screen."""
    go_ahead(me, database, "lamborghini", seats or FRIENDS, wanted)
    me.until(lambda: me.page.locator(".hand .answers button").count() > 0, "what is asked")


def weighs(match: Match) -> bool:
    return match.state.phase == Phase.SPEED


def drives(match: Match) -> bool:
    return match.state.phase == Phase.MOVE and "step" in blocks(match)


def number(words: Locator) -> int:
    """The number in these words."""
    found = re.search(r"\d+", words.inner_text())
    return int(found.group()) if found else 0
