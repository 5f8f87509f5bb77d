"""Guards that a race can be played to its end in a browser by clicks alone: at a desk, on a phone, against others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seen import DESK, LONGEST_RACE, PHONE, Seen, Visit

WON = re.compile("(You have won|.+ wins|.+ share the win)!")
"""What is said of the end, whoever it was."""

MOST_TURNS = 60

WATCH = """
() => {
  window.named = [];
  new MutationObserver(() => {
    if (document.querySelector('.result')) return;
    const names = [...document.querySelectorAll('.race aside .name')].map((name) => name.textContent.trim());
    window.named.push(names.filter((name) => name.includes('Reigning champion')).join());
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)], ids=["1280", "360"])
def test_a_race_against_bots_is_played_to_its_end_by_clicks_alone(visit: Visit, size: tuple[int, int], touch: bool):
    me = visit(size=size, touch=touch)
    me.open_table()
    assert me.play_to_the_end() > 3
    expect(me.page.locator(".result h2")).to_have_text(WON)
    assert me.page.locator(".result tbody tr").count() == 3
    assert me.overflow() <= 0

    me.page.get_by_text("Check dice and cards").click()
    expect(me.button("Check them all")).to_be_in_viewport(ratio=1)
    me.button("Check them all").click()
    expect(me.page.get_by_role("status").filter(has_text="exactly what the secret gives")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("options", [("challenge", "bonus_step"), ("free_stop", "bonus_step")], ids="+".join)
def test_a_race_with_options_is_played_to_its_end(visit: Visit, options: tuple[str, ...]):
    me = visit()
    for option in options:
        me.page.locator(f"#option-{option}").check()
    me.short_track()
    me.open_table()
    me.play_to_the_end()
    assert me.page.locator(".result tbody tr").count() == 3


def test_a_record_is_downloaded_and_a_rematch_begins(visit: Visit):
    me = visit()
    me.short_track()
    first = me.open_table()
    me.play_to_the_end()
    with me.page.expect_download() as download:
        me.page.locator(".result").get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".chequered.json")
    me.button("Play again").click()
    me.page.wait_for_url(lambda url: "/#/table/" in url and not url.endswith(first))
    me.until_turn()


def test_nobody_is_called_champion_before_the_second_race_nor_before_its_result_is_shown(visit: Visit):
    me = visit(motion="fast")
    me.short_track()
    first = me.open_table()
    me.page.locator(".race").wait_for()
    me.page.evaluate(WATCH)
    me.play_to_the_end()
    expect(me.page.locator(".result tbody tr")).to_have_count(3)
    expect(me.page.locator(".race").get_by_text("Reigning champion")).to_have_count(0)
    assert set(me.page.evaluate("window.named")) == {""}

    me.button("Play again").click()
    me.page.wait_for_url(lambda url: "/#/table/" in url and not url.endswith(first))
    me.until_turn()
    expect(me.page.locator(".race aside").get_by_text("Reigning champion")).not_to_have_count(0)
    me.page.evaluate(WATCH)
    me.play_to_the_end()
    expect(me.page.locator(".result").get_by_text("Reigning champion")).not_to_have_count(0)
    assert len(set(me.page.evaluate("window.named"))) == 1


def test_two_browsers_play_each_other_while_a_third_watches(visit: Visit):
    host = visit(name="Ada")
    host.seats("me", "open")
    host.short_track()
    table = host.open_table()
    link = host.page.get_by_label("Invite link").input_value()

    guest = visit(link.removeprefix(host.server), name="Bo")
    expect(guest.page.get_by_label("Your name")).to_have_value("Bo")
    guest.button("Join").click()
    watcher = visit(table, name="Cy")
    expect(host.page.locator(".gathering ol")).to_contain_text("Bo")
    host.button("Start").click()

    expect(watcher.page.get_by_text("1 spectator")).to_be_visible()

    def play_on() -> bool:
        for player in (host, guest):
            if player.near.count():
                player.press(player.near.first)
        return host.is_over

    host.until(play_on, "the end of the race", LONGEST_RACE)
    for seen in (host, guest, watcher):
        seen.until(lambda seen=seen: seen.is_over, "the result")
        assert seen.near.count() == 0
    assert result(host) == result(guest) == result(watcher)


def test_a_reload_in_the_middle_changes_nothing(visit: Visit):
    me = visit()
    me.open_table()
    me.play_turns(3)
    me.until(lambda: me.near.count() > 0, "my turn")
    before = state(me)
    me.page.reload()
    me.until(lambda: me.near.count() > 0, "my turn after the reload")
    assert state(me) == before
    me.play_turns(2)


def test_two_windows_of_one_browser_show_the_same_race(visit: Visit):
    me = visit()
    table = me.open_table()
    other = Seen(me.page.context.new_page(), me.server)
    other.go(table)
    for seen in (me, other):
        seen.until(lambda seen=seen: seen.near.count() > 0, "my turn")
    me.press(me.near.first)
    me.until(lambda: me.near.count() > 0, "my next turn")
    other.until(lambda: state(other) == state(me), "the same position in both windows")


def test_two_people_share_a_screen_and_are_called_by_their_names(visit: Visit):
    screen = visit()
    screen.seats("me", "guest")
    screen.page.locator("li.seat").nth(0).locator("input").fill("Ada")
    screen.page.locator("li.seat").nth(1).locator("input").fill("Bo")
    screen.open_table()
    called = set()
    turn = screen.page.locator(".turn")
    for _ in range(MOST_TURNS):
        screen.until_turn()
        called.add(turn.inner_text())
        screen.press(screen.near.first)
        screen.page.wait_for_timeout(100)
        if len(called) > 1:
            break
    assert called == {"Ada, it’s your turn", "Bo, it’s your turn"}


def result(seen: Seen) -> list[str]:
    """The table of the result, word by word."""
    return seen.page.locator(".result tbody").inner_text().replace("(you)", "").split()


def state(seen: Seen) -> tuple[str, list[str], list[str]]:
    """Where the cars are, what can be played, and what lies in hand."""
    cells = [cell.get_attribute("aria-label") or "" for cell in seen.page.locator(".cell").all()]
    cars = [label for label in cells if any(name in label for name in ("Ada", "bot"))]
    near = sorted(cell.get_attribute("data-cell") or "" for cell in seen.near.all())
    return "".join(seen.page.locator(".dice").all_inner_texts()), cars, near
