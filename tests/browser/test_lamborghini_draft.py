"""Guards Lamborghini's page before and between races: sealed bids, draft, set-up of a pair, prizes and the market."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.notation import CAR_LOTS, CARDS, DRIVER_LOTS
from chequered.games.lamborghini.state import Phase, Where
from chequered.match import Match
from chequered.server.protocol import NewSeat
from chequered.text import LANGUAGES, GameSentences
from tests.browser.ahead import go_ahead
from tests.browser.driving import give_two_for_one, seal, set_up
from tests.browser.seen import DESK, LONGEST_RACE, PHONE, Seen, Visit

FRIENDS = (NewSeat("me", "Ada"), NewSeat("guest", "Bo"))
"""Two people who share the screen."""

SUM = re.compile(r"\d,000")
"""A sum of money, as it is printed."""

AHEAD = """
([table, phase]) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
  const answer = ({ number, view, over, actor, choices, plans }) => {
    if (over || (view.phase === phase && choices.length)) {
      line.close();
      done(view.phase);
    } else if (choices.length) {
      const keep = choices.filter(({ token }) => token === "keep").map(({ token }) => [token]);
      const [tokens] = [...keep, ...plans.map((plan) => plan.tokens), [choices[0].token]];
      line.send(JSON.stringify({ type: "act", id: crypto.randomUUID(), seat: actor, after: number, tokens }));
    }
  };
  line.onopen = () => line.send(JSON.stringify({ type: "hello", last: -1 }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "refused" || told.type === "fault") fail(new Error(data));
    else if (told.position) answer(told.position);
  };
})
"""
"""Decides for this browser's seats, as its page would, until a decision of this phase is due; the phase."""


BROKEN = """
([cards, crews]) => [["cards", cards], ["crews", crews]].flatMap(([list, names]) =>
  [...document.querySelectorAll(`ul.${list} .name`)].slice(0, 1).flatMap((place) => {
    const shown = place.textContent;
    Object.assign(place.style, { hyphens: "manual", overflowWrap: "normal" });
    const broken = names.filter((name) => {
      place.textContent = name;
      return place.scrollWidth > place.clientWidth;
    });
    place.textContent = shown;
    place.removeAttribute("style");
    return broken;
  }))
"""
"""Which names have a word that is too long for an open card of their kind."""


def test_bids_of_two_people_are_sealed_and_seen_by_nobody_else_before_all_are_in(visit: Visit):
    ada = visit()
    set_up(ada, "me", "open")
    ada.open_table()
    bo = visit(ada.page.get_by_label("Invite link").input_value().removeprefix(ada.server), name="Bo")
    bo.button("Join").click()
    ada.button("Start").click()
    seal(bo, 2)
    expect(bo.page.locator(".bid")).to_contain_text("Your bid of 2,000 is sealed")
    expect(bid_of(ada, "Bo")).to_contain_text("sealed")
    bo.button("Take it back").click()
    expect(bid_of(ada, "Bo")).to_contain_text("not yet")
    seal(bo, 1)
    bo.button("Change it").click()
    seal(bo, 4)
    expect(bo.page.locator(".bid")).to_contain_text("Your bid of 4,000 is sealed")
    expect(bid_of(ada, "Bo")).to_contain_text("sealed")
    for told in (bid_of(ada, "Bo"), ada.log, ada.page.locator(".desk .sealed")):
        assert not any(SUM.search(text) for text in told.all_inner_texts())
    seal(ada, 3)
    for seen in (ada, bo):
        expect(bid_of(seen, "Ada")).to_contain_text("3,000")
        expect(bid_of(seen, "Bo")).to_contain_text("4,000")
        expect(seen.page.locator(".table .order [aria-current=step]")).to_contain_text("Bo")


def test_a_bid_says_how_high_it_may_be_and_is_refused_above(visit: Visit):
    me = visit()
    set_up(me, "me", "bot")
    me.open_table()
    field = me.page.locator("#bid-amount")
    most = int(field.get_attribute("max") or 0)
    assert most > 0
    expect(me.page.locator(".bid")).to_contain_text(f"At most {most},000")
    field.fill(str(most + 1))
    field.press("Enter")
    expect(me.page.locator(".table .order")).to_have_count(0)
    field.fill(str(most))
    field.press("Enter")
    expect(bid_of(me, "Ada")).to_contain_text(f"{most},000")


def test_a_shared_screen_is_handed_over_for_the_bids_and_not_for_the_draft(visit: Visit):
    me = visit()
    set_up(me, "me", "guest")
    me.page.locator("li.seat").nth(1).locator(".who input").fill("Bo")
    me.open_table()
    cover = me.page.locator(".cover")
    for _ in range(2):
        expect(cover).to_be_visible()
        expect(me.page.locator("#bid-amount")).to_have_count(0)
        cover.get_by_role("button").click()
        seal(me, 0)
    for _ in range(2):
        take_a_card(me)
        expect(cover).to_have_count(0)


def test_cards_are_turned_up_looked_at_and_taken_by_clicks(visit: Visit):
    me = visit()
    set_up(me, "me", "bot", long=False)
    me.open_table()
    name = take_a_card(me)
    expect(me.log).to_contain_text(re.compile(f"Ada takes {re.escape(name)}", re.IGNORECASE))
    expect(own_holdings(me)).to_contain_text(re.compile(re.escape(name), re.IGNORECASE))
    # At a visit that is not the very first, a card is turned up before one can be taken.
    expect(me.page.locator(".pile.able")).to_have_count(2)
    me.page.locator("button.open").first.click()
    me.button("Why can’t I take it?").click()
    expect(me.page.locator(".note .word")).to_contain_text("LB-3.2")
    pile = me.page.locator(".pile.able").first
    before = int(pile.locator(".size").inner_text())
    pile.click()
    expect(me.page.locator(".pile .size").first).to_have_text(str(before - 1))


def test_a_pair_is_set_up_with_the_keys_and_by_dragging_and_confirmed_as_a_whole(visit: Visit, database: Path):
    me = visit()
    seats = (NewSeat("me", "Ada"), NewSeat("bot", "Nova", "novice"))
    go_ahead(me, database, "lamborghini", seats, lambda match: match.state.phase == Phase.ASSIGN_DRIVER)
    cars = me.page.locator(".pair [data-own]")
    cars.first.wait_for()
    drivers = [cars.nth(own).locator(".driver").inner_text() for own in range(2)]
    me.page.locator(".pair .movable", has=me.page.locator(".driver")).first.focus()
    me.page.keyboard.press("Enter")
    expect(cars.nth(0).locator(".driver")).to_have_text(drivers[1])
    cars.nth(0).locator(".movable", has=me.page.locator(".driver")).hover()
    me.page.mouse.down()
    middle = cars.nth(1).bounding_box()
    assert middle
    me.page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + 20, steps=4)
    me.page.mouse.up()
    expect(cars.nth(0).locator(".driver")).to_have_text(drivers[0])
    me.page.locator(".pair .movable", has=me.page.locator(".driver")).first.click()
    expect(cars.nth(1).locator(".driver")).to_have_text(drivers[0])
    assert me.violations() == []
    me.button("Set up both cars so").click()
    expect(me.page.locator(".pair")).to_have_count(0)
    expect(me.log).to_contain_text(re.compile(rf"Ada #1.*{drivers[1]}"))
    expect(me.log).to_contain_text(re.compile(rf"Ada #2.*{drivers[0]}"))


def test_prizes_are_told_and_a_visit_of_the_market_is_made_by_clicks(visit: Visit, database: Path):
    me = visit()
    # Whoever comes first to the market sits here, so that nothing goes on before the prizes have been read.
    go_ahead(me, database, "lamborghini", FRIENDS, is_in_the_market, {"long": 1}, before=1)
    me.page.locator(".below .hand button").first.wait_for()
    play_on_to(me, me.page.url, Phase.MARKET)
    sheet = me.page.locator(".sheet")
    expect(sheet.locator("tbody tr")).to_have_count(4)
    expect(sheet.locator("tbody tr").first).to_contain_text("+50,000")
    assert me.violations() == []
    sheet.get_by_role("button", name="Go on").click()
    exchange(me)
    market = me.page.locator(".market")
    market.get_by_role("button", name="Cards are exchanged").click()
    expect(me.page.locator(".note .word")).to_contain_text("LB-14.4")
    market.get_by_role("button", name=re.compile("Car 1: dismiss")).click()
    assert me.violations() == []
    offer = market.locator(".offer:not(.shut)").first
    left = offer.locator(".left").inner_text().removesuffix(" left")
    name = offer.locator(".name").inner_text()
    offer.click()
    expect(market).to_contain_text(f"You have {left}")
    expect(me.log).to_contain_text(name)
    market.get_by_role("button", name="Leave the market").click()
    expect(me.page.locator(".table .gone")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_and_draft_speak_the_language_and_fit_a_phone(visit: Visit, language: str):
    me = visit(language=language, size=PHONE, touch=True, theme="dark")
    set_up(me, "me", "bot")
    me.page.locator("form button[type=submit]").click()
    me.page.locator("#bid-amount").wait_for()
    me.reads_well()
    me.page.locator("form .main").click()
    me.until(lambda: me.page.locator("button.able").count() > 0, "a draft")
    me.page.locator("button.open").first.tap()
    me.page.locator(".looked").wait_for()
    me.reads_well()
    assert me.violations() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_card_stands_whole_on_it(visit: Visit, language: str):
    me = visit(language=language, size=PHONE)
    set_up(me, "me", "bot", long=False)
    me.page.locator("form button[type=submit]").click()
    for kind in ("cards", "crews"):
        me.page.locator(f"ul.{kind} button").first.wait_for()
    words, known = GameSentences(language, GAME), GAME.spec.vocabularies
    crews = [words.word(kind, word) for kind in ("car", "driver") for word in known[kind]]
    names = [[words.word("card", word) for word in known["card"]], crews]
    for width, height in (PHONE, DESK):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate(BROKEN, names) == []
    # What is too long is found.
    assert me.page.evaluate(BROKEN, [["Aerodynamicsandmore"], []]) == ["Aerodynamicsandmore"]


def test_what_can_be_taken_comes_first_and_ones_own_stays_in_sight(visit: Visit, database: Path):
    me = visit()
    go_ahead(me, database, "lamborghini", FRIENDS, is_mixed)
    me.page.locator("button.open.able").first.wait_for()
    for kind in ("cards", "crews"):
        open_cards = me.page.locator(f"ul.{kind} button.open").all()
        able = ["able" in (card.get_attribute("class") or "").split() for card in open_cards]
        assert set(able) == {True, False}
        assert able == sorted(able, reverse=True)
    me.page.locator("button.open").first.click()
    expect(me.page.get_by_role("list", name="What you have")).to_be_in_viewport()


def is_in_the_market(match: Match) -> bool:
    return match.state.phase == Phase.MARKET


def is_mixed(match: Match) -> bool:
    """Whether the actor, who has something already, can take what comes after something that it cannot take: a card,
    and a car or driver.
    """
    tokens, s = {choice.token for choice in match.choices()}, match.state
    cards = [word for word, count in zip(CARDS, s.open, strict=True) if count]
    cars = [word for word, where in zip(CAR_LOTS, s.car_at, strict=True) if where == Where.OPEN]
    drivers = [word for word, where in zip(DRIVER_LOTS, s.driver_at, strict=True) if where == Where.OPEN]
    able = [[f"take-{word}" in tokens for word in words] for words in (cards, cars + drivers)]
    has_cards = any(s.hand[2 * match.actor])
    return s.phase == Phase.PICK and has_cards and all(each != sorted(each, reverse=True) for each in able)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1280", "360"])
def test_axe_finds_nothing_wrong_with_a_draft_of_five(visit: Visit, size: tuple[int, int]):
    me = visit(size=size)
    set_up(me, "me", *["bot"] * 4)
    me.open_table()
    assert me.violations() == []
    seal(me, 0)
    me.until(lambda: me.page.locator("button.able").count() > 0, "a draft")
    assert me.violations() == []
    assert me.overflow() <= 0
    expect(me.page.locator(".table .order li")).to_have_count(9)


def play_on_to(me: Seen, table: str, phase: int) -> None:
    """Let this browser's seats decide at once what comes, until a decision of this phase is theirs."""
    assert me.page.evaluate(AHEAD, [table.rsplit("/", 1)[-1], int(phase)]) == phase


def bid_of(seen: Seen, name: str) -> Locator:
    """What is seen on the table of somebody's bid."""
    return seen.page.locator(".table section li", has_text=name)


def take_a_card(me: Seen) -> str:
    """Turn up what is asked for, look at a card that can be taken, and take it; its name."""
    cards = me.page.locator("button.open.able")
    me.until(lambda: cards.count() + me.page.locator(".pile.able").count() > 0, "a visit", LONGEST_RACE)
    while not cards.count():
        me.page.locator(".pile.able").first.click()
        me.until(lambda: cards.count() + me.page.locator(".pile.able").count() > 0, "a card")
    name = cards.first.locator(".name").inner_text()
    cards.first.click()
    me.page.locator(".looked .main").click()
    return name


def own_holdings(me: Seen) -> Locator:
    return me.page.locator(".table ul > li", has_text="Ada").last


def exchange(me: Seen) -> None:
    """Give back two cards for one that nobody had, seen as a whole before it is done."""
    market = me.page.locator(".market")
    market.get_by_role("button", name="Give back two cards for one").click()
    swap = market.get_by_role("button", name=re.compile("^(Choose a card|Exchange for)"))
    expect(swap).to_be_disabled()
    name = market.locator("ul").nth(1).locator(".chip .name").last.inner_text()
    give_two_for_one(me)
    expect(me.log).to_contain_text(f"gets {name} for them")
