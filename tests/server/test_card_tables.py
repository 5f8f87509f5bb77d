"""Guards what the server tells of a game of cards with hidden hands: facts, boards, and files before the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chequered.games import GAMES, game
from chequered.kernel.views import UNSEEN
from chequered.match.record import MatchRecord, ViewRecord, load
from tests.server.cards import LONG_LAP, MOTO_3, STARTER, WISH, deal
from tests.server.served import BOT, ME, OPEN, Browser, Json


async def test_a_deck_is_offered_like_a_board_and_nothing_is_drawn_of_it(ann: Browser):
    board = await ann.ask("GET", "boards/moto_strategy?code=standard")
    assert (board["name"], board["code"], board["drawing"]) == ("standard", "standard", None)
    assert (board["min_seats"], board["max_seats"]) == (2, 5)
    assert (await ann.refused("GET", "boards/moto_strategy?code=ABC"))["fault"] == "fault-bad-board"
    table = await ann.open(ME, BOT, **WISH)
    assert table["board"] == {"name": "standard", "code": "standard"}
    assert await ann.ask("GET", f"tables/{table['id']}/board") == board
    assert (await ann.refused("POST", "tables", {**body(), "board": ""}))["fault"] == "fault-bad-options"
    assert (await ann.refused("POST", "tables", {**body(), "season": ["standard"], "board": ""}))["fault"] == (
        "fault-bad-options"
    )


def body() -> Json:
    return {**WISH, "seats": [ME, BOT]}


async def test_a_game_says_whether_its_pieces_get_colours_of_their_own(ann: Browser):
    told = {info["id"]: info["piece_colours"] for info in await ann.ask("GET", "games")}
    assert told == {name: name == "lamborghini" for name in GAMES}


async def test_a_game_says_whether_it_hides_anything_and_how_it_is_answered_beforehand(ann: Browser):
    told = {info["id"]: info for info in await ann.ask("GET", "games")}
    assert set(told) == set(GAMES)
    for name, info in told.items():
        assert info["secrets"] == game(name).hides
        standing = [block["tokens"] for block in info["blocks"] if block["standing"]]
        assert info["standing_default"] == (standing[0][0] if standing else "")
    cards = told["moto_strategy"]
    assert (cards["secrets"], cards["standing_default"], cards["layouts"]) == (True, "decline", False)
    assert [event["name"] for event in cards["events"] if event["chapter"]] == ["deal-over"]
    assert not told["monza"]["secrets"]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    deal(monkeypatch, STARTER, LONG_LAP, MOTO_3, MOTO_3)
    return


@pytest.mark.usefixtures("dealt")
async def test_before_the_end_each_takes_along_what_it_saw_and_after_it_all_cards(
    ann: Browser, bob: Browser, eve: Browser
):
    table = await ann.open(ME, OPEN, **WISH)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    for seat, browser in ((0, ann), (1, bob), (-1, eve)):
        record = load((await browser.send("GET", f"tables/{table['id']}/record")).content)
        assert isinstance(record, ViewRecord)
        assert record.seat == seat
        dealt = [entry for entry in record.steps[0].entries if entry.seat == -1]
        owners = [entry.events[0].args[0] for entry in dealt]
        assert [entry.token == "" for entry in dealt] == [owner != seat for owner in owners]
        assert [entry.events[0].args[1] == UNSEEN for entry in dealt] == [owner != seat for owner in owners]
        assert not any(entry.weights for step in record.steps for entry in step.entries)
        assert not any(step.digest for step in record.steps)
    for browser in (ann, bob):
        await browser.ask("POST", f"tables/{table['id']}/leave")
    whole = load((await eve.send("GET", f"tables/{table['id']}/record")).content)
    assert isinstance(whole, MatchRecord)
    assert [entry.token for entry in whole.steps[0].entries][:4] == ["starter", "long-lap", "moto-3", "moto-3"]
