"""Guards whole matches of Lamborghini by clicks: a championship on both tracks, from the bids to the last prize, and a
race of two who have two cars each; what all browsers show at the end is what the record verifies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from chequered.match import Match, VerifiableChance, joint_entropy
from chequered.match.record import MatchRecord, load, steps_of
from chequered.match.verify import open_record, verify
from tests.browser.driving import play_until, seal, set_up
from tests.browser.seen import PHONE, Seen, Visit

LONGEST_CHAMPIONSHIP = 1500
"""Seconds in which two races of three cars are over, on a machine with a lot else to do."""

LONGEST_RACE_OF_FOUR = 500
"""The same of one race of four cars."""

RACE = re.compile(r"race (\d) of 2")


class Screens:
    """What was asked on which kinds of screen, each looked at when a person comes to it first."""

    def __init__(self) -> None:
        self.met: set[tuple[str, str]] = set()
        self.cells: dict[int, set[int]] = {1: set(), 2: set()}
        """In each race, the cells in which somebody could drive on."""

    def look(self, seen: Seen, screen: str) -> None:
        """See that the page is in order, and where this car can go."""
        if screen == "ways":
            self._drive(seen)
        who = seen.page.evaluate("JSON.parse(localStorage.chequered).name")
        if (who, screen) not in self.met:
            self.met.add((who, screen))
            assert seen.violations() == []
            assert seen.overflow() <= 0

    def _drive(self, seen: Seen) -> None:
        told = RACE.search(seen.page.locator("aside caption").first.inner_text())
        if told:
            near = seen.page.locator(".cell:is(.near, .far)").evaluate_all(
                "all => all.map(cell => Number(cell.dataset.cell))"
            )
            self.cells[int(told.group(1))] |= set(near)


@pytest.mark.soak
def test_two_people_and_a_bot_play_a_championship_on_both_tracks(visit: Visit):
    ada, bo = two(visit, "me", "open", "bot", long=True, board="park-forest")
    screens = Screens()
    for seen, thousands in ((bo, 3), (ada, 5)):
        seen.page.locator("#bid-amount").wait_for()
        screens.look(seen, "bid")
        seal(seen, thousands)
    play_until(
        (ada, bo),
        lambda: ada.is_over and bo.is_over,
        "the end of the championship",
        seconds=LONGEST_CHAMPIONSHIP,
        bold=(ada,),
        look=screens.look,
    )
    for who in ("Ada", "Bo"):
        assert {"bid", "card", "draft", "piles", "market", "ways"} <= {
            screen for name, screen in screens.met if name == who
        }
    record, final = checked(ada)
    first, second = (sorted(cells) for cells in screens.cells.values())
    assert record.board.name == "park-forest"
    assert first
    assert second
    assert first[-1] < second[0]
    for seen in (ada, bo):
        for race in (1, 2):
            prizes = seen.page.get_by_role("table", name=f"Race {race}", exact=True)
            expect(prizes.locator("tbody tr")).to_have_count(3)
            expect(prizes.locator("tbody tr").first).to_contain_text("+50,000")
        assert seen.violations() == []
        assert seen.overflow() <= 0
        assert "⟨" not in seen.page.locator("body").inner_text()
    assert standing(ada) == standing(bo) == due(record, final)


@pytest.mark.soak
def test_two_people_with_two_cars_each_race_to_the_end(visit: Visit):
    ada, bo = two(visit, "me", "open", long=False, board="park")
    screens = Screens()
    play_until(
        (ada, bo),
        lambda: ada.is_over and bo.is_over,
        "the end",
        seconds=LONGEST_RACE_OF_FOUR,
        bold=(ada,),
        look=screens.look,
    )
    assert {"pair", "ways"} <= {screen for _, screen in screens.met}
    record, _ = checked(bo)
    for seen in (ada, bo):
        cars = seen.page.get_by_role("table", name="How the race ended")
        expect(cars.locator("tbody tr")).to_have_count(4)
        expect(cars.locator("tbody tr.own")).to_have_count(2)
        assert seen.violations() == []
        assert seen.overflow() <= 0
    assert ended(ada) == ended(bo)
    assert [place for place, _, _ in standing(ada)] == sorted(record.places)


def two(visit: Visit, *seats: str, long: bool, board: str) -> tuple[Seen, Seen]:
    """Ada opens a table, Bo comes to it by the link with a phone, and the match begins."""
    ada = visit(name="Ada")
    set_up(ada, *seats, long=long, board=board)
    ada.open_table()
    link = ada.page.get_by_label("Invite link").input_value()
    bo = visit(link.removeprefix(ada.server), name="Bo", size=PHONE, touch=True, theme="dark")
    bo.button("Join").click()
    expect(ada.page.locator(".gathering ol").first).to_contain_text("Bo")
    ada.button("Start").click()
    return ada, bo


def checked(seen: Seen) -> tuple[MatchRecord, Match]:
    """The record, downloaded by a click, and the match that it folds to; it verifies, here and on the page."""
    with seen.page.expect_download() as download:
        seen.page.locator(".result").get_by_role("link", name="Download the record").click()
    record = load(Path(download.value.path()).read_bytes())
    assert isinstance(record, MatchRecord)
    report = verify(record)
    assert report.verifies, report
    seen.page.get_by_text("Check dice and cards").click()
    seen.button("Check them all").click()
    expect(seen.page.get_by_role("status").filter(has_text="exactly what the secret gives")).to_be_visible()
    entropy = joint_entropy(bytes.fromhex(part) for part in record.chance.entropy)
    chance = VerifiableChance(bytes.fromhex(record.chance.secret), entropy)
    return record, Match.restore(*open_record(record), chance, steps_of(record.steps))


def standing(seen: Seen) -> list[tuple[int, str, str]]:
    """Place, name and money of each player, best first; in a race without money the last is empty."""
    rows = seen.page.get_by_role("table", name="Result", exact=True).locator("tbody tr")
    told = []
    for row in rows.all():
        place, _, *money = row.locator("th, td").all_inner_texts()
        # Beside its badge, which has a number of its own.
        name = row.locator("th .seat > span").last.inner_text()
        told.append((int(place), name.replace("(you)", "").strip(), "".join(money)))
    return told


def due(record: MatchRecord, final: Match) -> list[tuple[int, str, str]]:
    """The same from the record."""
    money: Sequence[int] = final.state.money
    names = [seat.name or f"Novice bot {number}" for number, seat in enumerate(record.seats, 1)]
    sums = [f"{thousands},000" if thousands else "0" for thousands in money]
    return sorted(zip(record.places, names, sums, strict=False))


def ended(seen: Seen) -> list[str]:
    """How the race ended for each car, in words."""
    cars = seen.page.get_by_role("table", name="How the race ended")
    return cars.locator("tbody tr").all_inner_texts()
