"""Guards Table-MotoGP on the page: races by clicks, qualifying, what is shown before a choice, for everybody."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import APIResponse, Error, Locator, Route, expect

from chequered.text import LANGUAGES
from tests.browser.riding import answers, decide, ride_to_the_end, set_up
from tests.browser.seen import DESK, LONGEST_RACE, PHONE, Seen, Visit

MOST_DECISIONS = 60


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)], ids=["1280", "360"])
def test_a_race_of_teams_is_ridden_to_its_end_by_clicks_alone(visit: Visit, size: tuple[int, int], touch: bool):
    me = visit(size=size, touch=touch)
    set_up(me, "me", "bot", "bot")
    me.open_table()
    assert ride_to_the_end([me]) > 5
    motorcycles = me.page.get_by_role("table", name="Motorcycles")
    expect(motorcycles.locator("tbody tr")).to_have_count(6)
    expect(motorcycles.locator("tbody tr.own")).to_have_count(2)
    expect(motorcycles.locator("tbody tr").first).to_contain_text("finished")
    expect(motorcycles.locator("tbody tr").first).to_contain_text("25")
    assert me.overflow() <= 0
    assert me.violations() == []


def test_qualifying_shows_who_rides_with_which_roll_and_is_simulated_for_all(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", qualifying=True)
    me.page.get_by_label("As listed").check()
    me.open_table()
    me.until(lambda: answers(me).count() > 0, "a choice in qualifying")
    ride = me.page.get_by_role("table", name="Qualifying")
    expect(ride.locator("tbody tr")).to_have_count(4)
    expect(ride.locator("tr.riding th")).to_contain_text("Ada")
    expect(ride.locator("caption")).to_contain_text("of 6")
    assert me.violations() == []

    me.button("Simulate the rest").click()
    me.page.locator(".simulate .main").click()
    order = me.page.get_by_role("table", name="Order of the race")
    expect(order.locator("tbody tr")).to_have_count(4, timeout=LONGEST_RACE * 1000)
    expect(ride).to_have_count(0)
    expect(order.locator("tr.own")).to_have_count(2)


def test_an_answer_that_comes_late_does_not_undo_what_has_happened_since(visit: Visit):
    """The request's answer still says that bots play for all when the page has heard that they have done."""
    me = visit()
    set_up(me, "me", "bot", qualifying=True)
    me.page.get_by_label("As listed").check()
    me.open_table()
    me.until(lambda: answers(me).count() > 0, "a choice in qualifying")
    late: list[tuple[Route, APIResponse]] = []
    me.page.route("**/simulate", lambda route: late.append((route, route.fetch())))
    me.button("Simulate the rest").click()
    me.page.locator(".simulate .main").click()
    expect(me.page.get_by_role("table", name="Order of the race")).to_be_visible(timeout=LONGEST_RACE * 1000)
    me.until(lambda: len(late) == 1, "the answer of the server")
    [(route, response)] = late
    assert response.json()["simulates"]
    with me.page.expect_response("**/simulate"):
        route.fulfill(response=response)
    me.until(lambda: answers(me).count() > 0, "a choice in the race", LONGEST_RACE)


def test_what_a_ride_causes_is_shown_before_it_is_chosen(visit: Visit):
    me = visit()
    set_up(me, "me", "bot")
    me.open_table()
    me.until(lambda: me.page.locator(".ways button").count() > 0, "places to ride to", LONGEST_RACE)
    ways = me.page.locator(".ways button")
    assert me.near.count() > 0
    label = me.near.first.get_attribute("aria-label") or ""
    assert "You can go there now." in label
    ways.first.hover()
    expect(me.page.locator(".board .path.under")).to_have_count(1)
    me.near.first.hover()
    expect(me.page.locator(".preview")).to_contain_text("rides to")


def test_extra_power_costs_a_card_and_brings_a_second_die(visit: Visit):
    me = visit()
    set_up(me, "me", "bot")
    me.open_table()
    extra = me.page.locator(".hand .extra")
    ride_until(me, lambda: extra.count() > 0)
    held = me.page.locator(".hand-cards .card", has_text="Extra Power").locator(".count")
    expect(held).to_have_text("2")
    expect(me.page.locator(".hand .dice li")).to_have_count(1)
    extra.click()
    expect(held).to_have_text("1")
    expect(me.log).to_contain_text("plays Extra Power")
    me.log.get_by_role("button", name="Open rule GP-6.3").first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("may play one Extra Power card")


def test_who_waits_may_skip_to_their_turn(visit: Visit):
    me = visit(motion="slow")
    set_up(me, "me", "bot", "bot", "bot")
    me.open_table()
    skip = me.button("To my turn")
    press_while_it_is_there(me, skip)
    me.until(lambda: answers(me).count() > 0, "the next decision", LONGEST_RACE)
    expect(skip).to_have_count(0)
    # It holds for one turn: the next wait can be skipped again, and so is seen.
    press_while_it_is_there(me, skip)


def test_each_kind_of_card_says_what_it_is_for(visit: Visit):
    me = visit()
    set_up(me, "me", "bot")
    me.open_table()
    cards = me.page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(cards).to_have_count(4)
    expect(cards.locator(".count")).to_have_text(["2", "1", "2", "2"])
    cards.nth(3).click()
    expect(me.page.locator(".hand-cards p")).to_contain_text("Played by itself on FUEL")
    cards.nth(3).click()
    expect(me.page.locator(".hand-cards p")).to_have_count(0)
    me.page.get_by_text("Teams and their hands").click()
    expect(me.page.locator("aside details li")).to_have_count(2)


def test_a_ride_is_chosen_with_the_keyboard_alone(visit: Visit):
    me = visit()
    set_up(me, "me", "bot")
    me.open_table()
    for _ in range(6):
        me.until(lambda: answers(me).count() > 0, "a decision", LONGEST_RACE)
        before = me.page.locator("aside section li").count()
        answers(me).first.focus()
        me.page.keyboard.press("Enter")
        me.until(lambda before=before: me.page.locator("aside section li").count() > before or me.is_over, "a ride")
        if me.is_over:
            return


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1280", "360"])
def test_axe_finds_nothing_wrong_with_a_race_of_nine_teams(visit: Visit, theme: str, size: tuple[int, int]):
    me = visit(theme=theme, size=size)
    set_up(me, "me", *["bot"] * 8)
    me.open_table()
    me.until(lambda: answers(me).count() > 0, "a decision", LONGEST_RACE)
    order = me.page.get_by_role("table", name="Order of the race")
    expect(order.locator("tbody tr")).to_have_count(18)
    me.page.get_by_text("Teams and their hands").click()
    assert me.violations() == []
    assert me.overflow() <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_speaks_the_language_and_fits_a_phone(visit: Visit, language: str):
    me = visit(language=language, size=PHONE, touch=True)
    set_up(me, "me", "bot")
    me.page.locator("form button[type=submit]").click()
    me.until(lambda: answers(me).count() > 0, "a decision", LONGEST_RACE)
    for _ in range(4):
        me.reads_well()
        decide(me)
        me.until(lambda: answers(me).count() > 0 or me.is_over, "a decision", LONGEST_RACE)
    for summary in me.page.locator("summary").all():
        summary.click()
    me.reads_well()


def ride_until(me: Seen, is_so: Callable[[], bool]) -> None:
    """Decide whatever is asked until something is so."""
    for _ in range(MOST_DECISIONS):
        me.until(lambda: is_so() or answers(me).count() > 0, "a decision", LONGEST_RACE)
        if is_so():
            return
        decide(me)
    raise AssertionError("it did not come to that")


def press_while_it_is_there(me: Seen, button: Locator) -> None:
    """Press what is only there as long as something moves."""
    for _ in range(MOST_DECISIONS):
        ride_until(me, lambda: button.count() > 0)
        with suppress(Error):  # it was gone before it was pressed
            button.click(timeout=1500)
            return
    raise AssertionError("it was never there for long enough")
