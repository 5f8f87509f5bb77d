"""Guards what is promised about chance: the record of a played match verifies offline, and any change is found."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from chequered.match import VerifiableChance, commitment, joint_entropy
from chequered.match.record import MatchRecord, ViewRecord, load
from chequered.match.verify import verify
from tests.server.served import BOT, GUEST, ME, OPEN, Browser, Json

ENTROPY = {"entropy": "00ff" * 8}


async def played(browser: Browser, *seats: Json, **wish: Any) -> tuple[Json, Json]:
    """The table as it was opened, and as it was when its race was over."""
    table = await browser.open(*seats, **ENTROPY, **wish)
    async with browser.line(table["id"]) as line:
        await line.play_on()
    return table, line.table


async def record_of(browser: Browser, table: Json) -> bytes:
    answer = await browser.send("GET", f"tables/{table['id']}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith(f'filename="monza-{table["id"]}.chequered.json"')
    return answer.content


async def test_the_record_of_a_played_match_verifies(ann: Browser):
    options = {"challenge": 1, "bonus_step": 1}
    opened, over = await played(ann, ME, GUEST, {**BOT, "attributes": {"colour": "red"}}, options=options)
    record = load(await record_of(ann, opened))
    assert isinstance(record, MatchRecord)
    report = verify(record)
    assert report.verifies, report
    assert record.chance.commitment == opened["commitment"] == commitment(bytes.fromhex(over["secret"]))
    assert record.chance.entropy == [ENTROPY["entropy"]]
    assert joint_entropy([bytes.fromhex(ENTROPY["entropy"])]).hex() == over["entropy"]
    assert [seat.name for seat in record.seats] == ["Ann", "Bob", ""]
    assert record.seats[2].attributes == {"colour": "red"}
    assert record.options == {**options, "free_stop": 0}


async def test_a_record_with_a_changed_die_does_not_verify(ann: Browser):
    """Each die in turn is tried where records are tested; here, some of a match that was played over the wire."""
    opened, _ = await played(ann, ME, GUEST)
    content = await record_of(ann, opened)
    steps = json.loads(content)["steps"]
    dice = [(s, e) for s, step in enumerate(steps) for e, entry in enumerate(step["entries"]) if entry["seat"] == -1]
    assert len(dice) >= 12
    for step, entry in dice[:: len(dice) // 8]:
        changed = json.loads(content)
        die = changed["steps"][step]["entries"][entry]
        die["token"] = "blue" if die["token"] != "blue" else "red"
        record = load(json.dumps(changed).encode())
        assert isinstance(record, MatchRecord)
        assert not verify(record).verifies


async def test_before_the_end_the_record_is_what_the_seat_has_seen_and_tells_no_secret(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST, BOT)
    for browser in (ann, eve):
        content = await record_of(browser, table)
        record = load(content)
        assert isinstance(record, ViewRecord)
        assert record.seat == -1 or record.seat in (0, 1)
        assert record.commitment == table["commitment"]
        assert all(not entry.weights for step in record.steps for entry in step.entries)
    seen = await ann.ask("GET", f"tables/{table['id']}")
    assert seen["secret"] == ""


async def test_before_the_match_there_is_no_record(ann: Browser):
    table = await ann.open(ME, OPEN)
    assert (await ann.refused("GET", f"tables/{table['id']}/record"))["fault"] == "fault-not-started"


async def test_the_commitment_is_shown_before_anybody_adds_entropy_and_all_that_is_added_counts(
    ann: Browser, bob: Browser, eve: Browser
):
    table = await ann.open(ME, OPEN, OPEN, entropy="01")
    await bob.join(table, "Bob")
    await eve.join(table, "Eve", entropy="03")
    async with bob.line(table["id"], None) as line:
        await line.hello(entropy="02")
        await line.hello(entropy="0404")
    started = await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"], None) as line:
        await line.hello(entropy="05")
    assert started["commitment"] == table["commitment"]
    assert table["entropy"] == ""
    assert started["entropy"] == joint_entropy([b"\1", b"\3", b"\2"]).hex()
    for browser in (ann, bob, eve):
        over = await browser.ask("POST", f"tables/{table['id']}/leave")
    record = load(await record_of(ann, table))
    assert isinstance(record, MatchRecord)
    assert record.chance.entropy == ["01", "03", "02"]
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == table["commitment"]


async def test_a_drawn_order_follows_from_the_secret_as_the_protocol_s_page_says(ann: Browser):
    orders = set()
    for _ in range(6):
        seats = [ME, GUEST, {"kind": "guest", "name": "Cid"}, {"kind": "guest", "name": "Dee"}]
        table = await ann.open(*seats, order="drawn", **ENTROPY)
        over = await ann.ask("POST", f"tables/{table['id']}/leave")
        chance = VerifiableChance(
            bytes.fromhex(over["secret"]), joint_entropy([b"seats", bytes.fromhex(over["entropy"])])
        )
        left = [seat["name"] for seat in seats]
        order = [left.pop(chance.draw(k, [1] * (len(seats) - k))) for k in range(len(seats))]
        assert [seat["name"] for seat in table["seats"]] == order
        orders.add(tuple(order))
    assert len(orders) > 1
