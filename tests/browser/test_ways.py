"""Guards ways that are offered whole: looked at before they are ridden, with all that they cause, on any device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.seen import LONGEST_RACE, PHONE, Seen, Visit

RIDES = re.compile("Ada #[12] (rides to|has qualified)")
"""What a way of the qualifying causes; the last roll ends it."""


def at_a_question(visit: Visit, **how: object) -> Seen:
    """A table at which a way can be chosen: with the first roll of the qualifying if not before."""
    me = visit(**how)
    me.game("motogp")
    me.seats("me", "bot")
    me.page.get_by_label("As listed").check()
    me.open_table()
    me.until(lambda: me.near.count() > 0, "a way to choose", LONGEST_RACE)
    return me


def test_a_mouse_sees_what_a_way_causes_before_it_is_ridden(visit: Visit):
    me = at_a_question(visit)
    expect(me.page.locator(".preview")).to_have_count(0)
    me.near.first.hover()
    expect(me.page.locator(".preview")).to_contain_text(RIDES)
    assert me.page.locator(".preview button").count() >= 1, "the rule behind it"
    expect(me.page.locator("polyline.path")).to_have_count(2)
    expect(me.page.locator(".ghost")).to_have_count(1)
    me.page.mouse.move(1, 1)
    expect(me.page.locator(".preview")).to_have_count(0)


def test_a_click_rides_the_whole_way_there(visit: Visit):
    me = at_a_question(visit)
    me.near.first.hover()
    told = re.sub(r"^What happens: | GP-[\d.]+.*$", "", me.page.locator(".preview p").inner_text())
    assert RIDES.match(told)
    me.press(me.near.first)
    expect(me.page.locator("aside ol li").filter(has_text=told).first).to_be_visible()


def test_a_finger_looks_first_and_rides_with_a_second_word(visit: Visit):
    me = at_a_question(visit, size=PHONE, touch=True)
    me.near.first.tap()
    expect(me.page.locator(".preview")).to_contain_text(RIDES)
    assert me.near.count() > 0, "nothing is ridden yet"
    me.button("Go there").tap()
    expect(me.page.locator(".preview")).to_have_count(0)


def test_a_way_is_ridden_with_the_keyboard_alone(visit: Visit):
    me = at_a_question(visit)
    keys = me.page.keyboard
    me.page.locator(".cell:focus").wait_for()

    def tab_on() -> bool:
        keys.press("Tab")
        return me.page.locator(".cell.near:focus").count() > 0

    me.until(tab_on, "a cell that can be chosen")
    expect(me.page.locator(".preview")).to_contain_text(RIDES)
    label = me.page.locator(".cell.near:focus").get_attribute("aria-label") or ""
    assert re.search("You can go there now. " + RIDES.pattern, label)
    keys.press("Enter")
    expect(me.page.locator(".preview")).to_have_count(0)


def test_the_host_lets_bots_play_what_comes_before_the_race(visit: Visit):
    me = at_a_question(visit)
    me.button("Simulate the rest").click()
    expect(me.page.get_by_text("This cannot be taken back.")).to_be_visible()
    me.button("Simulate the rest").click()
    me.until(lambda: me.page.get_by_text("Round 1").count() > 0, "the race", LONGEST_RACE)
    expect(me.button("Simulate the rest")).to_have_count(0)
