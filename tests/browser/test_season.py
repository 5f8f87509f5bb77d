"""Guards a season by clicks: readiness, the way to the next race, standings and champions, seen alike by everybody."""

from __future__ import annotations

from playwright.sync_api import expect

from chequered.text import LANGUAGES
from tests.browser.riding import SHORT_CIRCUITS, ride_to_the_end, set_up_season
from tests.browser.seen import PHONE, Seen, Visit

SPEAK = "language => localStorage.chequered = JSON.stringify({...JSON.parse(localStorage.chequered), language})"


def test_two_people_and_two_bots_race_a_whole_season(visit: Visit):
    host = visit(name="Ada")
    set_up_season(host, "me", "open", "bot", "bot")
    host.open_table()
    link = host.page.get_by_label("Invite link").input_value()
    guest = visit(link.removeprefix(host.server), name="Bo", size=PHONE, touch=True, theme="dark")
    guest.button("Join").click()
    expect(host.page.locator(".gathering ol").first).to_contain_text("Bo")
    host.button("Start").click()

    races = len(SHORT_CIRCUITS)
    for race in range(1, races + 1):
        assert ride_to_the_end([host, guest]) > 5
        for seen in (host, guest):
            expect(seen.page.get_by_role("heading", name=f"Race {race} of {races}")).to_be_visible()
            expect(seen.page.get_by_role("img", name="Points of the teams")).to_be_visible()
            assert seen.violations() == []
            assert seen.overflow() <= 0
        assert standings(host, "Teams") == standings(guest, "Teams")
        if race < races:
            begin_next(host, guest)

    for seen in (host, guest):
        expect(seen.page.locator(".result h2")).to_contain_text("teams’ championship!")
        expect(seen.page.locator(".result .riders")).to_contain_text("among the riders")
        best = standings(host, "Teams")[0][0]
        expect(seen.page.locator(".podium .step", has=seen.page.locator(".place-1")).first).to_contain_text(best)
        expect(seen.page.get_by_text("Reigning champion")).to_have_count(0)
        expect(seen.page.get_by_role("columnheader", name="Trophies")).to_have_count(0)
        expect(seen.button("I am ready")).to_have_count(0)
    adds_up(host)
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Download the season").click()
    assert "season" in download.value.suggested_filename
    speaks_all_languages(guest)


def test_the_host_goes_on_without_waiting_and_a_race_shows_the_standings_so_far(visit: Visit):
    host = visit(name="Ada")
    set_up_season(host, "me", "open", "bot")
    host.open_table()
    guest = visit(host.page.get_by_label("Invite link").input_value().removeprefix(host.server), name="Bo")
    guest.button("Join").click()
    expect(host.page.locator(".gathering ol").first).to_contain_text("Bo")
    host.button("Start").click()

    host.button("Race 1 of 3: Ironwood").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("No race is over yet.")
    host.page.keyboard.press("Escape")

    ride_to_the_end([host, guest])
    expect(guest.button("Go on now")).to_have_count(0)
    before = host.page.url
    host.button("Go on now").click()
    for seen in (host, guest):
        seen.page.wait_for_url(lambda url: url != before)
    host.button("Race 2 of 3: Porto Velo").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).to_have_count(3)
    dialog.get_by_role("radio", name="Riders").check()
    expect(dialog.locator("tbody tr")).to_have_count(6)
    expect(dialog.get_by_role("img", name="Points of the riders")).to_be_visible()
    assert host.violations() == []


def begin_next(host: Seen, guest: Seen) -> None:
    """Both say that they are ready; the next race begins when the second does, and both are taken there."""
    before = host.page.url
    guest.button("I am ready").click()
    expect(host.page.locator(".next .ready")).to_have_count(1)
    expect(guest.page.locator(".next [role=status]")).to_contain_text("One person is not ready yet.")
    assert host.page.url == before
    host.button("I am ready").click()
    for seen in (host, guest):
        seen.page.wait_for_url(lambda url: url != before)
        seen.until(lambda seen=seen: not seen.is_over, "the next race")


def standings(seen: Seen, side: str) -> list[tuple[str, str]]:
    """Names and points of a championship, best first."""
    rows = seen.page.get_by_role("table", name=side, exact=True).locator("tbody tr")
    return [(row.locator("th").inner_text(), row.locator("td").last.inner_text()) for row in rows.all()]


def adds_up(seen: Seen) -> None:
    """See that the last columns are what the races before them give."""
    rows = seen.page.get_by_role("table", name="Teams", exact=True).locator("tbody tr")
    assert rows.count() == 4
    totals = []
    for row in rows.all():
        gained = [int(cell) for cell in row.locator("td.race").all_text_contents()]
        totals.append(int(row.locator("td.points").inner_text()))
        assert sum(gained) == totals[-1]
    assert totals == sorted(totals, reverse=True)
    assert sum(int(wins) for wins in rows.locator("td.wins").all_text_contents()) == len(SHORT_CIRCUITS)


def speaks_all_languages(seen: Seen) -> None:
    """Look at the end of the season in every language, on this screen."""
    for language in LANGUAGES:
        seen.page.evaluate(SPEAK, language)
        seen.page.reload()
        seen.page.locator(".result .riders").wait_for()
        seen.page.locator("figure svg").wait_for()
        seen.reads_well()
