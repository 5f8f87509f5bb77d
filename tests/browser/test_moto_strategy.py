"""Guards Moto Strategy on the page: a match by clicks, hidden hands, LONG LAP beforehand, what is asked and why."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.match import Match
from chequered.server.protocol import NewSeat
from chequered.text import LANGUAGES
from tests.browser.ahead import go_ahead
from tests.browser.dealing import asked, cards, decide, held, play_until, set_up
from tests.browser.seen import DESK, LONGEST_RACE, PHONE, Seen, Visit

SEATS = (NewSeat("me", "Ada"), NewSeat("bot", "Nova", "novice"))
FRIENDS = (NewSeat("me", "Ada"), NewSeat("open", "Bo"))
ENDLESS = 20_000
"""So many points that no match of a test gets there."""

MOTO = ".hand .heap.able[data-card^=moto]"
"""Heaps of MOTO cards of which one can be laid."""


def test_three_people_play_a_match_to_its_end_by_clicks_alone(visit: Visit):
    ada = visit()
    set_up(ada, "me", "open", "open", deals=2)
    ada.open_table()
    link = ada.page.get_by_label("Invite link").input_value().removeprefix(ada.server)
    guests = [visit(link, name="Bo", size=PHONE, touch=True), visit(link, name="Cy", theme="dark")]
    for guest in guests:
        guest.button("Join").click()
    ada.button("Start").click()
    people = [ada, *guests]
    decisions = play_until(people, lambda: all(seen.is_over for seen in people), "the end")
    assert decisions > 10
    pads = [seen.page.locator(".pad table") for seen in people]
    totals = [pad.locator("tfoot td").all_inner_texts() for pad in pads]
    assert totals[0] == totals[1] == totals[2]
    assert len(totals[0]) == 3
    for seen in people:
        expect(seen.page.locator(".result tbody tr").first).to_contain_text(max(totals[0], key=number))
        assert seen.overflow() <= 0
        assert seen.violations() == []


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["1280", "360"])
def test_axe_finds_nothing_wrong_with_a_table_of_five(visit: Visit, size: tuple[int, int], theme: str):
    me = visit(size=size, theme=theme)
    set_up(me, "me", *["bot"] * 4, target=ENDLESS)
    me.open_table()
    play_until([me], lambda: me.page.locator(".seat .groups").count() > 1 and cards(me).count() > 0, "laid cards")
    assert me.violations() == []
    assert me.overflow() <= 0
    expect(me.page.locator(".table .seat")).to_have_count(5)
    smallest = [box for heap in cards(me).all() if (box := heap.bounding_box())]
    assert min(min(box["width"], box["height"]) for box in smallest) >= 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_speaks_the_language_and_fits_a_phone(visit: Visit, language: str):
    me = visit(language=language, size=PHONE, touch=True)
    me.game("moto_strategy")
    me.page.locator("form button[type=submit]").click()
    for _ in range(3):
        me.until(lambda: asked(me).count() > 0, "a decision", LONGEST_RACE)
        me.reads_well()
        decide(me)
    me.page.locator("summary").first.click()
    me.reads_well()


def test_a_hand_at_a_shared_screen_is_shown_to_nobody_before_they_say_who_they_are(visit: Visit):
    me = visit()
    set_up(me, "me", "guest", target=ENDLESS)
    me.page.locator("li.seat").nth(1).locator(".who input").fill("Bo")
    me.open_table()
    hand, hidden = me.page.locator(".hand .heap"), me.page.locator(".cover")
    for _ in range(4):
        me.until(lambda: hidden.count() > 0, "the cover", LONGEST_RACE)
        expect(hand).to_have_count(0)
        show = hidden.get_by_role("button")
        name = (show.inner_text().removeprefix("I am ")).split(",")[0]
        assert name in {"Ada", "Bo"}
        show.click()
        expect(hand.first).to_be_visible()
        expect(me.page.locator(".hand .title")).to_have_text(f"Hand of {name}")
        me.until(lambda: asked(me).count() > 0 or hidden.count() > 0, "a decision")
        me.until(lambda: not (asked(me).count() > 0 and decide(me)) and asked(me).count() == 0, "the next turn")


def test_who_sits_alone_sees_the_own_hand_at_once_and_a_watcher_sees_none(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", target=ENDLESS)
    watcher = visit(me.open_table())
    expect(me.page.locator(".hand .heap").first).to_be_visible()
    expect(watcher.page.locator(".status")).to_be_visible()
    expect(watcher.page.locator(".hand .heap")).to_have_count(0)
    for seen in (me, watcher):
        expect(seen.page.locator(".cover")).to_have_count(0)


def test_a_long_lap_is_set_beforehand_taken_back_and_laid_between_turns(visit: Visit):
    me, bo = two_people(visit)
    ahead, motos = me.page.locator(".ahead"), bo.page.locator(MOTO)
    # A MOTO that is not the last card leaves the deal as it is.
    play_until(
        [me, bo],
        lambda: ahead.count() > 0 and motos.count() > 0 and min(held(me), held(bo)) > 1,
        "a LONG LAP in another's turn",
    )
    offer = me.button("LONG LAP between turns …")
    offer.click()
    ahead.get_by_role("button", name="On Bo").click()
    expect(ahead).to_contain_text("LONG LAP on Bo before the next turn")
    me.button("Take back").click()
    expect(offer).to_be_visible()
    assert "Ada lays LONG LAP" not in me.log.inner_text()
    offer.click()
    ahead.get_by_role("button", name="On Bo").click()
    expect(ahead).to_contain_text("before the next turn")
    motos.first.click()
    expect(me.log).to_contain_text("Ada sends Bo on a long lap")


def test_a_long_lap_that_can_be_laid_as_a_card_is_not_offered_a_second_time(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", "bot", target=ENDLESS)
    me.open_table()
    lap = cards(me, "long-lap")
    out = me.page.get_by_text("out of this deal")
    # With one other player left nobody is asked on whom.
    play_until([me], lambda: lap.count() > 0 and not out.count(), "a LONG LAP in the own turn")
    expect(me.page.locator(".ahead")).to_have_count(0)
    before = me.page.locator(".hand .heap").first.bounding_box()
    lap.click()
    expect(me.page.locator(".hand fieldset").get_by_role("button").first).to_be_focused()
    expect(me.page.locator(".ahead")).to_have_count(0)
    after = me.page.locator(".hand .heap").first.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 2


def test_stop_the_race_with_too_many_cards_asks_first(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", "bot", target=ENDLESS)
    me.open_table()
    play_until([me], lambda: cards(me, "stop").count() > 0 and held(me) > MOST_TO_STOP, "a STOP too early")
    cards(me, "stop").click()
    question = me.page.get_by_role("dialog")
    expect(question).to_contain_text("you are eliminated from this deal")
    question.get_by_role("button", name="Keep it").click()
    expect(question).to_have_count(0)
    assert held(me) > MOST_TO_STOP
    cards(me, "stop").click()
    question.get_by_role("button", name="Lay it and be out").click()
    expect(me.log).to_contain_text("Ada had too many cards for that")


def test_a_card_that_cannot_be_laid_says_why_and_names_the_rule(visit: Visit):
    ada, bo = two_people(visit)
    ada.until(lambda: asked(ada).count() + asked(bo).count() > 0, "a decision")
    waiting = bo if asked(ada).count() else ada
    # Playwright takes a button that only says that it is disabled for one that cannot be pressed.
    waiting.page.locator(".hand .heap").first.click(force=True)
    note = waiting.page.locator(".note .word")
    expect(note).to_contain_text("It is not your turn")
    note.get_by_role("button", name="Open rule MS-5.1").click()
    expect(waiting.page.get_by_role("dialog")).to_contain_text("What is refused, and why")


def test_a_card_is_chosen_and_laid_with_the_keys(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", target=ENDLESS)
    me.open_table()
    heaps = me.page.locator(".hand .heap")
    able = me.page.locator(".hand li:first-child .heap.able")
    play_until([me], lambda: able.count() > 0 and heaps.count() > 1, "two cards of which the first can be laid")
    able.focus()
    me.page.keyboard.press("ArrowRight")
    expect(heaps.nth(1)).to_be_focused()
    me.page.keyboard.press("Home")
    expect(heaps.nth(0)).to_be_focused()
    expect(me.page.locator(".hand .what")).not_to_be_empty()
    lines = me.log.locator("li").count()
    me.page.keyboard.press("Enter")
    me.until(lambda: me.log.locator("li").count() > lines or me.page.locator("fieldset, dialog").count() > 0, "a card")


def test_a_finger_looks_at_a_card_before_it_lays_it(visit: Visit):
    me = visit(size=PHONE, touch=True)
    set_up(me, "me", "bot", target=ENDLESS)
    me.open_table()
    moto = me.page.locator(MOTO)
    play_until([me], lambda: moto.count() > 0, "a MOTO")
    laid = me.page.locator(".table .seat", has_text="Ada").locator(".groups li")
    before = laid.count()
    moto.first.tap()
    expect(me.page.locator(".hand .what")).to_contain_text("points, if")
    assert laid.count() == before
    me.page.locator(".hand .now").tap()
    expect(me.page.locator(".hand .now")).to_have_count(0)


def test_the_end_of_a_deal_is_told_before_the_next_begins(visit: Visit, database: Path):
    me = visit(motion="slow")
    go_ahead(me, database, "moto_strategy", FRIENDS, can_end_the_deal, {"target": ENDLESS})
    cards(me, "stop").wait_for()
    deal = int(me.page.locator(".table h2").inner_text().removeprefix("Deal ").split()[0])
    cards(me, "stop").click()
    sheet = me.page.locator(".sheet")
    # It goes when it has been there for long enough to be read: what is asked of it here is asked of what it said.
    told, brought = sheet.inner_text(), sheet.locator("li.own .total").inner_text().removeprefix("Total")
    rows = sheet.locator("ol li").count()
    sheet.get_by_role("button", name="Go on").click()
    assert f"Deal {deal}: Ada has stopped the race!" in told
    assert "opens the next deal" in told
    assert "Bo\n" in told
    assert rows == 2
    expect(sheet).to_have_count(0)
    expect(me.page.locator(".table h2")).to_contain_text(f"Deal {deal + 1}")
    me.button("Points").click()
    pad = me.page.get_by_role("dialog").locator("table")
    expect(pad.locator("tbody tr")).to_have_count(deal)
    expect(pad.locator("tfoot td.own")).to_have_text(brought)


def test_the_table_says_that_the_match_is_over(visit: Visit, database: Path):
    me = visit(motion="fast")
    go_ahead(me, database, "moto_strategy", SEATS, lambda _: True, {"max_deals": 1})
    expect(me.page.locator(".table .lights")).not_to_contain_text("over")
    play_until([me], lambda: me.is_over, "the end")
    me.button("Look at the table").click()
    expect(me.page.locator(".table .lights")).to_have_text("The match is over.")


def test_on_a_phone_the_rows_of_three_players_are_in_sight_in_the_own_turn(visit: Visit):
    me = visit(size=PHONE, touch=True)
    set_up(me, "me", "bot", "bot", target=ENDLESS)
    me.open_table()
    play_until([me], lambda: cards(me).count() > 3 and asked(me).count() > 0, "a choice")
    hand = me.page.locator(".below").bounding_box()
    rows = [row.bounding_box() for row in me.page.locator(".table .seat dl.points").all()]
    assert hand
    assert len(rows) == 3
    assert all(row and row["y"] + row["height"] <= hand["y"] for row in rows)


def test_the_lobby_shows_cards(visit: Visit):
    me = visit()
    me.game("moto_strategy")
    card = me.page.locator(".scene .card").first.bounding_box()
    assert card
    assert card["width"] > 40


def can_end_the_deal(match: Match) -> bool:
    """Whether the actor can stop the race with few enough cards, of which it is not the last."""
    return 1 < match.state.hand_size[match.actor] <= MOST_TO_STOP and "lay-stop" in {
        choice.token for choice in match.choices()
    }


def number(figure: str) -> int:
    return int(figure.replace(",", ""))


def two_people(visit: Visit) -> tuple[Seen, Seen]:
    """Ada and Bo at a table of two that has been started."""
    ada = visit()
    set_up(ada, "me", "open", target=ENDLESS)
    ada.open_table()
    bo = visit(ada.page.get_by_label("Invite link").input_value().removeprefix(ada.server), name="Bo")
    bo.button("Join").click()
    ada.button("Start").click()
    return ada, bo
