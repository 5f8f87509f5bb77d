"""Guards decisions at which nobody is waited for: who hears of an answer given beforehand, and when it is played.

That nobody else's bytes change is compared in `test_twins`; here is what the one who answers is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cards import LONG_LAP, MOTO_3, STARTER, WISH, deal
from tests.server.served import GUEST, ME, OPEN, Browser, Json, Line, Served, served, settings_in
from tests.server.twins import inside, live

PAUSE = 3600.0


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server whose pauses end when a test says so; Ann gets a STARTER and a LONG LAP, Bob a LONG LAP."""
    deal(monkeypatch, STARTER, LONG_LAP, LONG_LAP, MOTO_3)
    with served(settings_in(tmp_path, pause=PAUSE)) as running:
        yield running


async def table_of_two(ann: Browser, bob: Browser) -> Json:
    table = await ann.open(ME, OPEN, **WISH)
    await bob.join(table, "Bob")
    started: Json = await ann.ask("POST", f"tables/{table['id']}/start", {})
    return started


async def end_pause(server: Served, table: Json) -> None:
    found = live(server, table)
    await inside(server, found.answer({}, found.last))


async def give(line: Line, seat: int, token: str, **more: str) -> Json:
    await line.say(type="beforehand", id="give", seat=seat, token=token, **more)
    return await line.hear_a("ack", "refused")


async def test_an_answer_given_in_the_pause_is_played_at_its_end_and_only_its_own_screens_hear_of_it(
    server: Served, ann: Browser, bob: Browser
):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b, bob.line(table["id"]) as second:
        assert b.position["pauses"]
        assert b.position["pause"] == 1000 * PAUSE
        assert b.position["choices"] == []
        assert [c["token"] for c in b.position["beforehand"]["choices"]] == ["long-lap-0"]
        heard = len(a.heard)
        assert await give(b, 1, "long-lap-0") == {"type": "ack", "id": "give", "number": 0}
        for line in (b, second):
            while line.position["beforehand"]["given"] != "long-lap-0":
                await line.hear()
        assert (await b.hello())["position"]["beforehand"]["given"] == "long-lap-0"
        await end_pause(server, table)
        await asyncio.gather(a.hear_step(1), b.hear_step(1), second.hear_step(1))
        assert [entry["token"] for entry in a.steps[1]["entries"]] == ["decline", "long-lap-0"]
        assert "kept" not in "".join(a.heard[heard:])
        assert b.position["beforehand"]["given"] == ""


async def test_an_answer_that_is_taken_back_is_not_played_and_the_default_is_to_decline(
    server: Served, ann: Browser, bob: Browser
):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        assert (await give(b, 1, "long-lap-0"))["type"] == "ack"
        assert (await give(b, 1, ""))["type"] == "ack"
        assert (await b.hello())["position"]["beforehand"]["given"] == ""
        await end_pause(server, table)
        await a.hear_step(1)
        assert [entry["token"] for entry in a.steps[1]["entries"]][:3] == ["decline", "decline", "lay-starter"]
        assert a.position["choices"]
        assert not a.position["pauses"]
        assert a.position["pause"] == 0


async def test_beforehand_what_a_rule_or_good_order_forbids_is_refused_and_what_was_given_stands(
    ann: Browser, bob: Browser, eve: Browser
):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b, eve.line(table["id"]) as e:
        await give(b, 1, "long-lap-0")
        for line, seat, token, rule, fault in (
            (b, 1, "long-lap-1", "MS-5.1", ""),
            (b, 1, "lay-moto-1", "MS-4.8", ""),
            (b, 1, "fly", "", "fault-no-such-action"),
            (b, 0, "long-lap-1", "", "fault-not-your-seat"),
            (e, 1, "", "", "fault-not-your-seat"),
            (a, 1, "", "", "fault-not-your-seat"),
        ):
            answer = await give(line, seat, token)
            assert answer == {"type": "refused", "id": "give", "rule": rule, "fault": fault}, token
        assert (await b.hello())["position"]["beforehand"]["given"] == "long-lap-0"


async def test_where_nobody_is_waited_for_nobody_can_act_or_ask_why(server: Served, ann: Browser, bob: Browser):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a:
        for token in ("decline", "long-lap-1", "lay-starter"):
            answer = await a.act(token, seat=0, after=0)
            assert (answer["rule"], answer["fault"]) == ("", "fault-nobody-asked")
            await a.say(type="why", id="w", seat=0, token=token)
            assert (await a.hear_a("refused"))["fault"] == "fault-nobody-asked"
        lines = await ann.ask("GET", "tables")
        assert [line["your_turn"] for line in lines] == [False]
        await end_pause(server, table)
        await a.hear_step(1)
        assert [line["your_turn"] for line in await ann.ask("GET", "tables")] == [True]


async def test_why_names_the_rule_that_forbids_a_card(server: Served, ann: Browser, bob: Browser):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        await end_pause(server, table)
        await asyncio.gather(a.hear_step(1), b.hear_step(1))
        legal = {choice["token"] for choice in a.position["choices"]}
        for token in ("lay-moto-3", "long-lap-1", "long-lap-0", "draw", "lay-stop", "decline"):
            await a.say(type="why", id=token, seat=0, token=token)
            reason = await a.hear_a("reason")
            assert (reason["rule"] == "") == (token in legal), token
            await b.say(type="why", id=token, seat=1, token=token)
            assert (await b.hear_a("reason"))["rule"] == "MS-5.1"
        for question, fault in (
            ({"token": "fly"}, "fault-no-such-action"),
            ({}, "fault-bad-message"),
            ({"token": "draw", "target": 0}, "fault-bad-message"),
        ):
            await a.say(type="why", id="w", seat=0, **question)
            assert (await a.hear_a("refused"))["fault"] == fault


async def test_a_shared_screen_shows_the_hand_that_decides_and_in_the_pause_none(server: Served, ann: Browser):
    table = await ann.open(ME, GUEST, **WISH)
    async with ann.line(table["id"]) as line:
        assert (line.position["viewer"], line.position["beforehand"]) == (-1, None)
        assert not any(any(row) for row in line.position["view"]["hand"])
        assert (await give(line, 1, "long-lap-0"))["fault"] == "fault-hand-not-shown"
        await end_pause(server, table)
        await line.hear_step(1)
        assert line.position["viewer"] == line.position["actor"] == line.position["beforehand"]["seat"] == 0
        assert [any(row) for row in line.position["view"]["hand"]][:2] == [True, False]
        assert (await give(line, 1, "long-lap-0"))["fault"] == "fault-hand-not-shown"
        assert (await give(line, 0, "long-lap-1"))["type"] == "ack"


async def test_what_is_not_shown_is_not_sent(ann: Browser, bob: Browser):
    table = await table_of_two(ann, bob)
    async with ann.line(table["id"]) as a:
        assert not {"notes", "noted", "drawn"} & a.position["view"].keys()
        assert {"hand", "pile_size", "asked"} <= a.position["view"].keys()


async def test_an_answer_goes_along_with_a_seat_that_is_taken_to_another_device(
    server: Served, ann: Browser, bob: Browser
):
    table = await table_of_two(ann, bob)
    async with bob.line(table["id"]) as b:
        await give(b, 1, "long-lap-0")
        link = await bob.ask("POST", f"tables/{table['id']}/links")
        async with Browser(bob.at) as phone:
            await phone.ask("POST", f"tables/{table['id']}/claim", {"secret": link["link"].rpartition("/")[2]})
            async with phone.line(table["id"]) as p:
                assert p.position["beforehand"]["given"] == "long-lap-0"
                while b.position["viewer"] != -1:
                    await b.hear()
                await end_pause(server, table)
                await p.hear_step(1)
                assert [entry["token"] for entry in p.steps[1]["entries"]] == ["decline", "long-lap-0"]
        await b.hear_step(1)
        assert (b.position["viewer"], b.position["beforehand"]) == (-1, None)


@pytest.mark.parametrize("is_reloaded", [False, True])
@pytest.mark.parametrize(("of_bot", "played"), [({}, "decline"), ({1: "long-lap-0"}, "long-lap-0")])
async def test_an_answer_goes_with_who_leaves_and_the_bot_that_plays_on_answers_for_itself(
    server: Served, ann: Browser, bob: Browser, of_bot: dict[int, str], played: str, is_reloaded: bool
):
    table = await table_of_two(ann, bob)
    found = live(server, table)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        await give(a, 0, "long-lap-1")
        await give(b, 1, "long-lap-0")
        await bob.ask("POST", f"tables/{table['id']}/leave")
        while b.position["viewer"] != -1:
            await b.hear()
        assert b.position["beforehand"] is None
        if is_reloaded:
            await inside(server, found.reload())
        # Who stays keeps theirs.
        assert (await a.hello())["position"]["beforehand"]["given"] == "long-lap-1"
        await give(a, 0, "")
        await inside(server, found.answer(of_bot, found.last))
        await a.hear_step(1)
        assert [entry["token"] for entry in a.steps[-1]["entries"]][:2] == ["decline", played]
