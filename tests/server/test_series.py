"""Guards races in a series: who begins the next one, who comes along, trophies and the reigning champion."""

from __future__ import annotations

from tests.server.served import BOT, GUEST, ME, OPEN, Browser, Json, Line

CID = {"kind": "guest", "name": "Cid"}


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def raced(browser: Browser, table: Json) -> Line:
    """The line over which a browser has played the race to its end."""
    async with browser.line(table["id"]) as line:
        await line.play_on()
        while not line.position["over"]:
            await line.hear()
    return line


async def rematch(browser: Browser, table: Json) -> Json:
    again: Json = await browser.ask("POST", f"tables/{table['id']}/rematch", {})
    return again


async def test_in_a_series_the_starting_tile_goes_one_seat_on_after_each_race(ann: Browser):
    """MZ-3.1: the first seat begins, so whoever sat second sits first in the next race; the circle stays the same."""
    table = await ann.open(ME, GUEST, CID)
    first_turns = []
    for expected in (["Ann", "Bob", "Cid"], ["Bob", "Cid", "Ann"], ["Cid", "Ann", "Bob"], ["Ann", "Bob", "Cid"]):
        assert names(table) == expected
        line = await raced(ann, table)
        first_turns.append(expected[line.steps[0]["entries"][0]["events"][0]["args"][0]])
        table = await rematch(ann, table)
    assert first_turns == ["Ann", "Bob", "Cid", "Ann"]
    assert table["race"] == 5


async def test_a_drawn_order_is_drawn_for_the_first_race_only(ann: Browser):
    """MZ-3.1"""
    table = await ann.open(ME, GUEST, CID, BOT, order="drawn")
    first = names(table)
    await raced(ann, table)
    again = await rematch(ann, table)
    assert names(again) == first[1:] + first[:1]
    assert again["order"] == "given"


async def test_winners_get_a_trophy_and_the_latest_winners_are_the_champions(ann: Browser):
    """MZ-5.6: whoever wins or shares the win gets one; who holds the latest is the reigning champion."""
    table = await ann.open(ME, GUEST, CID)
    expected = dict.fromkeys(names(table), 0)
    for _ in range(4):
        assert {seat["name"]: seat["trophies"] for seat in table["seats"]} == expected
        line = await raced(ann, table)
        winners = {name for name, place in zip(names(table), line.position["places"], strict=True) if place == 1}
        for name in winners:
            expected[name] += 1
        for seen in (line.table, await ann.ask("GET", f"tables/{table['id']}")):
            assert {seat["name"]: seat["trophies"] for seat in seen["seats"]} == expected
            assert {seat["name"] for seat in seen["seats"] if seat["champion"]} == winners
        table = await rematch(ann, table)
        assert {seat["name"] for seat in table["seats"] if seat["champion"]} == winners
    assert sum(expected.values()) >= 4


async def test_a_new_table_of_the_same_people_is_another_series(ann: Browser):
    """MZ-5.6: trophies are kept beside the races of one series; a race does not depend on them."""
    await raced(ann, await ann.open(ME, GUEST))
    table = await ann.open(ME, GUEST)
    assert [seat["trophies"] for seat in table["seats"]] == [0, 0]
    assert not any(seat["champion"] for seat in table["seats"])


async def test_a_race_that_is_stopped_gives_no_trophy_and_keeps_the_champion(ann: Browser):
    """MZ-5.5, MZ-5.6: after 200 rounds nobody has won, though somebody is in front."""
    table = await ann.open(ME, GUEST, options={"free_stop": 1})
    await raced(ann, table)
    before = (await ann.ask("GET", f"tables/{table['id']}"))["seats"]
    table = await rematch(ann, table)
    async with ann.line(table["id"]) as line:
        while line.table["phase"] != "over":
            answer = await line.act("stop")
            assert answer["type"] == "ack"
            await line.hear_step(answer["number"])
            if line.position["over"]:
                await line.hear_until(phase="over")
        assert 1 in line.position["places"]
        after = line.table["seats"]
    for kept in ("trophies", "champion"):
        assert {seat["name"]: seat[kept] for seat in after} == {seat["name"]: seat[kept] for seat in before}


async def test_the_others_come_along_to_the_same_rematch_and_whoever_asked_first_is_host(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        while a.table["phase"] != "over":
            await (a if a.position["choices"] else b).play_first()
            await a.hear_step(b.steps[-1]["number"])
            await b.hear_step(a.steps[-1]["number"])
            if a.position["over"]:
                await a.hear_until(phase="over")
        again = await rematch(bob, table)
        assert (again["phase"], again["host"]) == ("gathering", True)
        await a.hear_until(next_table=again["id"])
    same = await rematch(ann, table)
    assert (same["id"], same["host"]) == (again["id"], False)
    assert [seat["yours"] for seat in same["seats"]] == [False, True]
    assert names(same) == ["Bob", "Ann"]
    assert (await ann.refused("POST", f"tables/{again['id']}/start", {}))["fault"] == "fault-not-host"
    assert (await bob.ask("POST", f"tables/{again['id']}/start", {}))["phase"] == "running"


async def test_the_seat_of_who_has_left_is_free_in_the_rematch(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    await bob.ask("POST", f"tables/{table['id']}/leave")
    await raced(ann, table)
    again = await rematch(ann, table)
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    assert again["phase"] == "gathering"


async def test_only_after_the_end_and_only_for_those_who_sat_there_is_a_rematch(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    path = f"tables/{table['id']}/rematch"
    assert (await ann.refused("POST", path, {}))["fault"] == "fault-already-started"
    await raced(ann, table)
    assert (await eve.refused("POST", path, {}))["fault"] == "fault-not-your-seat"
    assert (await ann.ask("GET", f"tables/{table['id']}"))["next_table"] == ""
