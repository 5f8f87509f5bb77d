"""Guards sealed answers at a table: kept for their seat alone, safe in the store, played the moment their turn comes.

The game is one that only tests play (`tests.match.auction`); all else is the server's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from chequered.match import Given, Refused
from chequered.server import facts, protocol
from chequered.server.faults import Faulty
from chequered.server.protocol import Act, Beforehand, NewSeat, NewTable
from chequered.server.store import Store
from chequered.server.tables import Hall, Pace, Table, sitting
from tests.match.auction.game import GAME
from tests.server.served import PATIENCE
from tests.server.test_bots import Watching

PEOPLE = ("ann", "bob", "cid")
WATCHER = "eve"


class Screen:
    """A browser that looks on."""

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sealed.sqlite3'}"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server knows the auction."""
    monkeypatch.setattr(facts, "GAMES", (GAME.spec.id,))
    monkeypatch.setattr(facts, "game", lambda _: GAME)
    facts._loaded.cache_clear()
    facts._described.cache_clear()


@pytest.fixture
async def hall(url: str) -> AsyncIterator[Hall]:
    store = await Store.open(url)
    opened = Hall(store, None, Pace(bot=3600.0, pause=3600.0))
    yield opened
    await opened.close()
    await store.close()


@pytest.fixture
async def table(hall: Hall) -> Table:
    seats = [NewSeat("me", "Ann"), NewSeat("open"), NewSeat("open")]
    opened = await hall.open(NewTable(GAME.spec.id, "rich", seats, {}, "given"), PEOPLE[0])
    for browser in PEOPLE[1:]:
        join = protocol.Join(browser.title(), opened.row.invite)
        await opened.change(lambda row, join=join, browser=browser: sitting.join(GAME, row, join, browser))
    await opened.begin("", PEOPLE[0])
    return opened


async def seal(table: Table, seat: int, token: str) -> int:
    return await table.give(PEOPLE[seat], Beforehand("x", seat, token))


async def bid(table: Table, seat: int, token: str) -> int:
    return await table.act(PEOPLE[seat], Act(f"{seat}-{token}", seat, table.last, [token]))


async def played(table: Table, number: int) -> None:
    screen = Watching()
    table.connect(screen)
    async with asyncio.timeout(PATIENCE):
        while table.last < number:
            screen.news.clear()
            await screen.news.wait()
    table.disconnect(screen)


def position(table: Table, browser: str) -> protocol.Position:
    welcome = table.welcome(browser, "", -1)
    assert welcome.position
    return welcome.position


async def test_whoever_is_still_to_be_asked_is_told_what_can_be_sealed_and_who_decides_what_can_be_done(table: Table):
    bids = [f"bid-{k}" for k in range(4)]
    actor, other, watcher = (position(table, browser) for browser in ("ann", "bob", WATCHER))
    assert [choice.token for choice in actor.choices] == bids
    assert actor.beforehand == protocol.Envelope(0, [], "")
    assert other.choices == []
    assert other.beforehand
    assert [choice.token for choice in other.beforehand.choices] == bids
    assert watcher.beforehand is None
    assert actor.secrets
    assert watcher.secrets


async def test_a_sealed_answer_is_played_without_a_pause_when_its_turn_comes(table: Table):
    await seal(table, 2, "bid-3")
    await seal(table, 1, "bid-2")
    assert table.last == 0
    await bid(table, 0, "bid-1")
    await played(table, 3)
    assert table.match
    assert table.match.state.bid == [1, 2, 3]
    assert table.standing.given == {}
    assert await table.store.answers(table.row.id) == {}
    assert position(table, WATCHER).sealed == []
    assert not position(table, WATCHER).secrets


async def test_with_a_played_answer_no_other_is_forgotten_that_another_worker_has_kept_meanwhile(table: Table):
    await seal(table, 1, "bid-2")
    await table.store.keep_answer(table.row.id, 1, Given("bid-3", 0))
    await bid(table, 0, "bid-1")
    await played(table, 2)
    assert await table.store.answers(table.row.id) == {1: Given("bid-3", 0)}


async def test_who_has_sealed_an_answer_is_offered_nothing_when_its_turn_comes(table: Table):
    await seal(table, 1, "bid-2")
    shown: list[protocol.Position] = []
    screen = Screen("bob")
    screen.wake = lambda: shown.append(position(table, "bob"))  # type: ignore[method-assign]  # this screen looks at once
    table.connect(screen)
    await bid(table, 0, "bid-1")
    await played(table, 2)
    assert [p.choices for p in shown if p.number == 1 and p.actor == 1]
    assert not any(p.choices for p in shown)


async def test_of_a_sealed_answer_all_are_told_that_there_is_one_and_only_its_own_screen_what_it_says(table: Table):
    screens = {browser: Screen(browser) for browser in (*PEOPLE, WATCHER)}
    for screen in screens.values():
        table.connect(screen)

    def told() -> list[int]:
        return [table.answered(browser) for browser in screens]

    before = told()
    await seal(table, 1, "bid-2")
    assert [table.kept(browser).sealed for browser in screens] == [[1]] * 4
    assert all(b"bid-2" not in msgspec.json.encode(table.kept(browser).beforehand) for browser in ("ann", WATCHER))
    envelope = table.kept("bob").beforehand
    assert envelope
    assert envelope.given == "bid-2"
    after = told()
    assert all(now > then for now, then in zip(after, before, strict=True))

    woken = [screen.woken for screen in screens.values()]
    await seal(table, 1, "bid-0")
    assert [now - then for now, then in zip(told(), after, strict=True)] == [0, 1, 0, 0]
    assert [s.woken - then for s, then in zip(screens.values(), woken, strict=True)] == [0, 1, 0, 0]

    await seal(table, 1, "")
    assert [table.kept(browser).sealed for browser in screens] == [[]] * 4


@pytest.mark.parametrize("others", [(0, 1), (3, 2)])
async def test_whoever_decides_last_learns_nothing_by_an_act_of_which_more_than_the_first_action_is_refused(
    table: Table, others: tuple[int, int]
):
    for seat, amount in enumerate(others):
        await bid(table, seat, f"bid-{amount}")
    for k in range(4):
        with pytest.raises(Faulty) as refused:
            await table.act("cid", Act(f"try-{k}", 2, table.last, [f"bid-{k}", "bid-0"]))
        assert refused.value.fault == "fault-no-such-action"
    assert table.last == len(others)
    await bid(table, 2, "bid-1")
    assert table.match
    assert table.match.state.bid == [*others, 1]


async def test_a_sealed_answer_outlives_the_server(table: Table, url: str, hall: Hall):
    await seal(table, 1, "bid-3")
    store = await Store.open(url)
    another = Hall(store, None, Pace())
    try:
        same = await another.find(table.row.id)
        assert same.standing.answers() == {1: "bid-3"}
        await bid(same, 0, "bid-0")
        await played(same, 2)
        assert same.match
        assert same.match.actor == 2
    finally:
        await another.close()
        await store.close()


async def test_what_is_sealed_by_a_seat_whose_turn_has_come_meanwhile_is_played_at_once(table: Table):
    await seal(table, 0, "bid-2")
    await played(table, 1)
    assert table.match
    assert table.match.actor == 1


async def test_what_no_rule_allows_is_not_kept_and_who_has_bid_can_seal_nothing(table: Table):
    await bid(table, 0, "bid-1")
    for seat, token in ((0, "bid-2"), (2, "ahead")):
        with pytest.raises(Refused):
            await seal(table, seat, token)
    with pytest.raises(Faulty, match="fault-no-such-action"):
        await seal(table, 2, "bid-9")
    with pytest.raises(Faulty, match="fault-not-your-seat"):
        await table.give("bob", Beforehand("x", 2, "bid-1"))
    assert table.standing.given == {}
    assert table.last == 1


async def test_what_was_sealed_by_somebody_who_leaves_is_forgotten_and_others_are_told(table: Table):
    await seal(table, 2, "bid-3")
    before = table.answered(WATCHER)
    await table.leave("cid")
    assert table.kept(WATCHER).sealed == []
    assert table.answered(WATCHER) > before
