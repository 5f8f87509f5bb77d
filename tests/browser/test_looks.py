"""Guards that the page can be read by everybody: in four languages, on a phone, in both themes, by screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from chequered.text import LANGUAGES
from tests.browser.seen import DESK, PHONE, Visit


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1280", "360"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_wrong_on_any_screen(visit: Visit, theme: str, size: tuple[int, int]):
    me = visit(theme=theme, size=size)
    me.page.locator("li.seat").first.wait_for()
    found = {"lobby": me.violations()}

    me.button("Settings").click()
    found["settings"] = me.violations()
    me.page.keyboard.press("Escape")

    me.page.get_by_role("radio", name="Your own layout").check()
    me.page.get_by_label("Layout code").fill("S1 S1")
    expect(me.page.locator(".faulty")).to_contain_text("used twice")
    found["refused layout"] = me.violations()
    me.short_track()

    me.seats("me", "open", "bot")
    table = me.open_table()
    me.page.locator(".gathering").wait_for()
    found["gathering"] = me.violations()
    guest = visit(me.page.get_by_label("Invite link").input_value().removeprefix(me.server), theme=theme, size=size)
    guest.button("Join").wait_for()
    found["invitation"] = guest.violations()

    me.button("Start").click()
    me.until_turn()
    found["turn"] = me.violations()
    me.press(me.page.locator('.cell[aria-label*="Ada"]').first)
    expect(me.page.locator(".note .word")).to_be_visible()
    found["why not"] = me.violations()
    me.page.locator(".note").get_by_role("button", name="Open rule").click()
    found["rule"] = me.violations()
    me.page.keyboard.press("Escape")
    me.button("Table and links").click()
    found["table and links"] = me.violations()
    me.page.keyboard.press("Escape")

    me.play_to_the_end()
    found["result"] = me.violations()
    me.page.get_by_text("Check dice and cards").click()
    found["dice"] = me.violations()

    for where in ("/#/rules/monza/3.4", "/#/about", "/#/table/nowhere", f"/#/seat{table[len('/#/table') :]}/secret"):
        me.go(where)
        me.page.locator("main h1").wait_for()
        found[where] = me.violations()
    me.faults.clear()  # a table that is nowhere is a request that fails
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language_and_fits_a_phone(visit: Visit, language: str):
    me = visit(language=language, size=PHONE, touch=True)
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    me.page.locator("li.seat").first.wait_for()
    me.reads_well()

    me.page.locator("header nav button").click()
    me.reads_well()
    me.page.keyboard.press("Escape")

    me.seats("me", "open", "bot")
    me.short_track()
    me.page.locator("form button[type=submit]").click()
    me.page.locator(".gathering").wait_for()
    me.reads_well()
    me.page.locator(".seats .main").click()
    me.until_turn()
    me.page.locator("summary").first.click()
    me.page.locator("details li").first.wait_for()
    me.reads_well()
    me.play_to_the_end()
    me.page.locator(".result summary").click()
    me.reads_well()
    for where in ("/#/rules/monza", "/#/about"):
        me.go(where)
        me.page.locator("main h1").wait_for()
        me.reads_well()


def test_a_language_is_chosen_at_once_and_remembered(visit: Visit):
    me = visit()
    me.button("Settings").click()
    me.page.get_by_label("Deutsch").check()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")
    me.page.keyboard.press("Escape")
    me.page.reload()
    expect(me.page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()


def test_a_theme_is_chosen_at_once_and_remembered(visit: Visit):
    me = visit()
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = me.page.evaluate(paper)
    me.button("Settings").click()
    me.page.get_by_label("Dark").check()
    me.page.reload()
    me.page.locator("li.seat").first.wait_for()
    assert me.page.evaluate(paper) != light


@pytest.mark.parametrize(("wish", "is_calm"), [("reduce", True), ("no-preference", False)])
def test_who_asks_the_device_for_less_motion_gets_none(chromium: Browser, server: str, wish: str, is_calm: bool):
    context = chromium.new_context(reduced_motion=wish)  # type: ignore[arg-type]  # one of its words
    page = context.new_page()
    page.goto(server)
    page.locator("li.seat").first.wait_for()
    assert (page.locator("html[data-calm]").count() == 1) == is_calm
    context.close()


def test_a_rule_has_an_address_and_is_shown_there(visit: Visit):
    me = visit("/#/rules/monza/4.1")
    rule = me.page.locator('[id="rule-4.1"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Overtaking")
    assert me.page.locator("article").count() == me.page.locator("article h2 a").count() > 40


def test_on_a_phone_what_is_pressed_is_as_big_as_a_finger(visit: Visit):
    me = visit(size=PHONE, touch=True)
    me.open_table()
    me.until_turn()
    for button in me.page.locator(".hand button, header a, header button, summary, .more button, .map").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40, button.inner_text()


def test_the_turn_and_what_happened_are_said_to_those_who_do_not_see(visit: Visit):
    me = visit()
    me.open_table()
    me.until_turn()
    told = me.page.locator('[aria-live="polite"]', has_text="Your turn")
    expect(told).to_contain_text("Ada rolls")
    expect(told).to_contain_text("Choose the cell for your next die")
