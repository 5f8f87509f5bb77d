"""Guards what people at one table see of each other: steps, positions, gaps, repeated acts. Real sockets throughout."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chequered.server.store import Store
from tests.server.served import BOT, GUEST, ME, OPEN, Browser, served, settings_in


async def test_two_people_play_each_other_to_the_end_and_a_third_watches(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b, eve.line(table["id"]) as e:
        await ann.ask("POST", f"tables/{table['id']}/start", {})
        await asyncio.gather(a.play_on(), b.play_on(), e.hear_until(phase="over"))
        assert a.steps == b.steps == e.steps
        assert [step["number"] for step in e.steps] == list(range(len(e.steps)))
        assert [line.position.pop("viewer") for line in (a, b, e)] == [0, 1, -1]
        assert a.position == b.position == e.position
        assert e.position["over"]
        assert sorted(e.position["places"]) in ([1, 2], [1, 1])


async def test_choices_are_shown_to_the_seat_that_decides_and_to_nobody_else(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b, eve.line(table["id"]) as e:
        lines = [a, b]
        decider = lines.pop(a.position["actor"])
        assert decider.position["choices"]
        for other in (*lines, e):
            assert other.position["choices"] == other.position["plans"] == []
            assert other.position["view"] == decider.position["view"]


async def test_who_comes_back_gets_the_steps_in_between_and_no_others(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        for _ in range(3):
            await a.play_first()
        seen = len(a.steps) - 1
    async with ann.line(table["id"], seen) as a:
        assert a.steps == []
        for _ in range(3):
            await a.play_first()
    async with eve.line(table["id"], seen) as e:
        assert [step["number"] for step in e.steps] == list(range(seen + 1, seen + 4))
        assert e.position["view"] == a.position["view"]


async def test_a_second_hello_on_the_same_socket_is_answered_too(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        await a.play_first()
        welcome = await a.hello(0)
        assert [step["number"] for step in welcome["steps"]] == [1]


async def test_step_0_begins_with_what_happened_at_the_set_up(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        first, *others = a.steps[0]["entries"]
        assert (first["seat"], first["token"], first["forced"]) == (-1, "", False)
        names = {event["id"]: event["name"] for event in (await ann.ask("GET", "games"))[0]["events"]}
        assert [(names[event["event"]], event["rule"], event["args"]) for event in first["events"]] == [
            ("turn", "MZ-3.1", [0, 1])
        ]
        assert all(entry["token"] for entry in others)
        await a.play_first()
        assert all(entry["token"] for entry in a.steps[1]["entries"])
        assert (await a.hello(0))["steps"] == a.steps[1:2]


async def test_an_act_that_the_store_does_not_take_is_refused_and_can_be_sent_again(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
):
    """The disk was full for a moment."""
    table = await ann.open(ME, GUEST)
    real, failures = Store.add_step, iter([OSError("disk full")])

    async def failing(*arguments: Any) -> None:
        for failure in failures:
            raise failure
        await real(*arguments)

    monkeypatch.setattr(Store, "add_step", failing)
    async with ann.line(table["id"]) as a:
        token = a.position["choices"][0]["token"]
        assert (await a.act(token, id="again"))["fault"] == "fault-unexpected"
        assert (await a.act(token, id="again"))["number"] == 1


async def test_before_hello_a_socket_is_told_nothing(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    async with eve.line(table["id"], None) as e, ann.line(table["id"]) as a:
        number = await a.play_first()
        welcome = await e.hello()
        assert welcome["position"]["number"] == number
        assert [step["number"] for step in e.steps] == list(range(number + 1))


async def test_an_act_that_is_repeated_is_acknowledged_again_and_played_once(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        act = {"seat": a.position["actor"], "after": a.position["number"], "id": "once"}
        token = a.position["choices"][0]["token"]
        first = await a.act(token, **act)
        assert await a.act(token, **act) == first
    async with ann.line(table["id"]) as a:
        assert await a.act(token, **act) == first
        assert len(a.steps) == first["number"] + 1


async def test_an_id_that_comes_again_with_another_act_is_refused(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        seat, after = a.position["actor"], a.position["number"]
        token, *others = [choice["token"] for choice in a.position["choices"]]
        assert (await a.act(token, id="same"))["type"] == "ack"
        for tokens, place in (((token,), after + 1), ((*others, "other"), after), ((token, token), after)):
            answer = await a.act(*tokens, id="same", seat=seat, after=place)
            assert (answer["type"], answer.get("fault")) == ("refused", "fault-bad-message")
        assert (await a.act(token, id="same", seat=seat, after=after))["type"] == "ack"


async def test_the_seats_of_one_browser_count_their_ids_each_by_itself(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        seat = a.position["actor"]
        assert (await a.act(a.position["choices"][0]["token"], id="same"))["number"] == 1
        await a.hear_step(1)
        while a.position["actor"] == seat:
            await a.play_first()
        number = a.position["number"] + 1
        assert (await a.act(a.position["choices"][0]["token"], id="same"))["number"] == number


async def test_a_table_whose_journal_cannot_be_read_says_so_before_it_closes(tmp_path: Path):
    settings = settings_in(tmp_path)
    with served(settings) as at:
        async with Browser(at) as ann:
            table = await ann.open(ME, GUEST)
    with sqlite3.connect(at.database_file) as database:
        database.execute("UPDATE steps SET step = '{'")
    database.close()
    with served(settings) as at:
        async with Browser(at) as ann, ann.line(table["id"], None) as line:
            assert (await line.hear())["fault"] == "fault-unexpected"
            with pytest.raises(ConnectionClosed) as closed:
                await line.hear()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4500


async def test_the_same_id_of_another_browser_is_another_act(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        lines = [a, b]
        first = lines.pop(a.position["actor"])
        (second,) = lines
        answer = await first.act(first.position["choices"][0]["token"], id="same")
        await first.hear_step(answer["number"])
        while first.position["choices"]:
            await first.play_first()
        await second.hear_step(first.position["number"])
        again = await second.act(second.position["choices"][0]["token"], id="same")
        assert again == {"type": "ack", "id": "same", "number": first.position["number"] + 1}


async def test_one_browser_plays_for_all_the_people_at_its_screen(ann: Browser):
    table = await ann.open(ME, GUEST, {"kind": "guest", "name": "Cid"})
    assert [seat["yours"] for seat in table["seats"]] == [True, True, True]
    async with ann.line(table["id"]) as a:
        await a.play_on()
        assert {entry["seat"] for step in a.steps for entry in step["entries"]} == {-1, 0, 1, 2}


async def test_a_plan_is_one_step(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        while not a.position["plans"]:
            await a.play_first()
        plan, before = a.position["plans"][0], a.position["number"]
        assert len(plan["tokens"]) == len(plan["targets"]) > 1
        assert plan["targets"][-1] == plan["target"]
        answer = await a.act(*plan["tokens"])
        assert answer["number"] == before + 1
        await a.hear_step(before + 1)
        assert [entry["token"] for entry in a.steps[-1]["entries"]][: len(plan["tokens"])] == plan["tokens"]


async def test_of_a_plan_with_a_refused_end_nothing_is_played(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        before = a.position["number"]
        answer = await a.act(a.position["choices"][0]["token"], "tile-left")
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("MZ-")
        assert (await a.hello(before))["position"]["number"] == before


async def test_why_names_the_rule_and_says_nothing_where_nothing_forbids(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        targets = {choice["target"] for choice in a.position["choices"]} - {-1}
        for cell in range(12):
            await a.say(type="why", id=f"why-{cell}", seat=a.position["actor"], target=cell)
            reason = await a.hear_a("reason")
            assert (reason["rule"] == "") == (cell in targets), (cell, reason)


async def test_everybody_sees_who_is_here(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    async with ann.line(table["id"]) as a:
        assert [seat["here"] for seat in a.table["seats"]] == [True, False]
        async with bob.line(table["id"]), eve.line(table["id"]):
            await a.hear_until(watchers=1)
            assert [seat["here"] for seat in a.table["seats"]] == [True, True]
        await a.hear_until(watchers=0)
        while a.table["seats"][1]["here"]:
            await a.hear()


async def test_bots_play_on_until_somebody_has_to_decide(ann: Browser):
    table = await ann.open(BOT, BOT, ME)
    async with ann.line(table["id"]) as a:
        while not a.position["choices"]:
            await a.hear()
        assert a.position["actor"] == 2
        assert {entry["seat"] for step in a.steps for entry in step["entries"]} >= {0, 1}


async def test_in_a_game_that_waits_for_everybody_nothing_is_answered_beforehand(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as a:
        assert not a.position["pauses"]
        assert a.position["beforehand"] is None
        for token in ("", "left", "fly"):
            await a.say(type="beforehand", id="b", seat=a.position["actor"], token=token)
            assert (await a.hear_a("ack", "refused"))["fault"] == "fault-no-such-action"
