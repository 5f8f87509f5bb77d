"""Guards the socket and the bodies against everything that is no good message: refused by name, and nothing changed.

After each bad message the same socket must still play; where it is closed instead, a new one must.
"""

from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chequered.server import Limits
from tests.server.bad_messages import ACT, BAD_FIELDS, BAD_TEXTS, BEFOREHAND, HELLO, WHY
from tests.server.served import GUEST, ME, OPEN, PATIENCE, Browser, Json, Line, Served, served, settings_in


async def undisturbed(line: Line) -> None:
    """The socket still answers, and the match stands where it stood."""
    before = line.position
    welcome = await line.hello(before["number"])
    assert welcome["steps"] == []
    assert welcome["position"] == before


@pytest.mark.parametrize("text", BAD_TEXTS.values(), ids=BAD_TEXTS.keys())
async def test_what_is_no_message_is_refused(ann: Browser, text: str):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        await line.connection.send(text)
        fault = await line.hear_a("fault")
        assert fault["fault"] == "fault-bad-message"
        assert "Traceback" not in fault["detail"]
        await undisturbed(line)


@pytest.mark.parametrize("message", BAD_FIELDS, ids=json.dumps)
async def test_a_message_with_a_wrong_or_unknown_field_is_refused(ann: Browser, message: Json):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        await line.say(**message)
        is_unknown = "more" in message or (message["type"] == "act" and "token" in message)
        assert (await line.hear_a("fault"))["fault"] == ("fault-unknown-field" if is_unknown else "fault-bad-message")
        await undisturbed(line)


@pytest.mark.parametrize("frame", [b"", b"\xff\xfe", json.dumps(HELLO).encode()])
async def test_a_binary_frame_is_refused_even_if_its_content_would_do(ann: Browser, frame: bytes):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        await line.connection.send(frame)
        assert (await line.hear_a("fault"))["fault"] == "fault-bad-message"
        await undisturbed(line)


REFUSED: dict[str, tuple[Callable[[Json], Json], str]] = {
    "a stale number": (lambda p: {"after": p["number"] - 1 if p["number"] else 7}, "fault-stale"),
    "a number to come": (lambda p: {"after": p["number"] + 1}, "fault-stale"),
    "a word of no game": (lambda _: {"tokens": ["fly"]}, "fault-no-such-action"),
    "a word behind a good one": (lambda p: {"tokens": [p["choices"][0]["token"], "fly"]}, "fault-no-such-action"),
    "a seat that is not there": (lambda _: {"seat": 63}, "fault-not-your-seat"),
}


@pytest.mark.parametrize(("change", "fault"), REFUSED.values(), ids=REFUSED.keys())
async def test_an_act_out_of_place_is_refused(ann: Browser, change: Callable[[Json], Json], fault: str):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        changed = change(line.position)
        tokens = changed.pop("tokens", [line.position["choices"][0]["token"]])
        answer = await line.act(*tokens, **changed)
        assert answer.items() >= {"type": "refused", "rule": "", "fault": fault}.items()
        await undisturbed(line)


async def test_an_illegal_action_is_refused_with_its_rule(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        legal = {choice["token"] for choice in line.position["choices"]}
        for token in ("left", "ahead", "right", "tile-left", "pick-blue", "reroll", "stop", "bonus-left", "blue"):
            if token not in legal:
                answer = await line.act(token)
                assert answer["rule"].startswith("MZ-")
                assert answer["fault"] == ""
        await undisturbed(line)


async def test_another_seat_s_turn_is_refused_with_its_rule(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        answer = await line.act("left", seat=1 - line.position["actor"])
        assert answer["rule"] == "MZ-3.1"
        await undisturbed(line)


async def test_a_seat_of_somebody_else_cannot_be_played_or_asked_for(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    await eve.open(ME, GUEST)
    async with ann.line(table["id"]) as line, eve.line(table["id"]) as foreign:
        token = line.position["choices"][0]["token"]
        assert (await foreign.act(token))["fault"] == "fault-not-your-seat"
        await foreign.say(**{**WHY, "seat": line.position["actor"]})
        assert (await foreign.hear_a("refused", "reason"))["fault"] == "fault-not-your-seat"
        await undisturbed(line)


async def test_before_the_match_and_after_it_nothing_can_be_played(ann: Browser):
    table = await ann.open(ME, OPEN)
    async with ann.line(table["id"]) as line:
        assert (await line.act("left"))["fault"] == "fault-not-started"
        await line.say(**WHY)
        assert (await line.hear_a("refused"))["fault"] == "fault-not-started"
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        await line.play_on()
        assert (await line.act("left", seat=0))["rule"] == "MZ-5.1"
        await undisturbed(line)


async def test_a_socket_to_no_table_is_told_so_and_closed(ann: Browser):
    async with ann.line("nowhere", None) as line:
        assert (await line.hear())["fault"] == "fault-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


async def test_an_oversized_frame_closes_the_socket_and_changes_nothing(ann: Browser):
    table = await ann.open(ME, GUEST)
    async with ann.line(table["id"]) as line:
        before = line.position
        await line.connection.send(json.dumps({**ACT, "id": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
    async with ann.line(table["id"]) as line:
        assert line.position == before


@settings(max_examples=100, deadline=None)
@given(
    frames=st.lists(
        st.one_of(
            st.text(max_size=200),
            st.binary(max_size=200),
            st.recursive(
                st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.printable, max_size=9),
                lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
            ).map(json.dumps),
            st.builds(
                lambda base, key, value: json.dumps({**base, key: value}),
                st.sampled_from([HELLO, ACT, WHY, BEFOREHAND]),
                st.sampled_from(["type", "id", "seat", "after", "tokens", "last", "target", "token", "entropy"]),
                st.one_of(st.none(), st.integers(), st.text(max_size=5), st.lists(st.text(max_size=5), max_size=3)),
            ),
        ),
        min_size=1,
        max_size=8,
    )
)
def test_whatever_is_sent_the_socket_answers_in_its_own_words_and_the_match_stands(server: Served, frames: list[Any]):
    async def throw_at_it() -> None:
        async with Browser(server) as mallory:
            table = await mallory.ask("GET", f"tables/{FUZZED[server.port]}")
            async with mallory.line(table["id"]) as line:
                before = line.position
                for frame in frames:
                    await line.connection.send(frame)
                await line.say(**{**WHY, "id": "last"})
                while (answer := await line.hear()).get("id") != "last":
                    assert answer["type"] in ("welcome", "table", "fault", "refused", "reason"), answer
                    assert "Traceback" not in json.dumps(answer)
                assert line.position == before

    if server.port not in FUZZED:
        FUZZED[server.port] = asyncio.run(a_table(server))
    asyncio.run(throw_at_it())


FUZZED: dict[int, str] = {}


async def a_table(server: Served) -> str:
    async with Browser(server) as browser:
        return str((await browser.open(ME, GUEST))["id"])


STRICT = Limits(
    requests_a_minute=40,
    tables_an_hour=6,
    sockets_per_address=3,
    messages_a_second=5.0,
    messages_at_once=20.0,
    body_bytes=2_000,
)


async def test_a_flood_of_messages_closes_its_socket_and_no_other(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann, Browser(at) as eve:
            table = await ann.open(ME, GUEST)
            async with ann.line(table["id"]) as calm, eve.line(table["id"]) as wild:
                with pytest.raises(ConnectionClosed) as closed:
                    await faults_until_closed(wild, json.dumps(HELLO), [])
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1008
                await calm.play_first()


async def test_bad_messages_count_more(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann:
            table = await ann.open(ME, GUEST)
            async with ann.line(table["id"]) as wild:
                faults: list[str] = []
                with pytest.raises(ConnectionClosed):
                    await faults_until_closed(wild, "{", faults)
                assert faults[:3] == ["fault-bad-message"] * 3
                assert set(faults[3:]) <= {"fault-too-fast"}


async def faults_until_closed(line: Line, text: str, faults: list[str]) -> None:
    for _ in range(100):
        await line.connection.send(text)
        faults.append((await line.hear_a("welcome", "fault")).get("fault", ""))


async def test_an_address_may_have_so_many_sockets_and_more_when_some_close(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann:
            table = await ann.open(ME, GUEST)
            async with ann.line(table["id"]), ann.line(table["id"]):
                async with ann.line(table["id"]):
                    with pytest.raises(InvalidStatus) as refusal:
                        async with ann.line(table["id"]):
                            pass
                    assert refusal.value.response.status_code == 403
                await until_possible(ann, table)


async def until_possible(browser: Browser, table: Json) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with browser.line(table["id"]):
                    return
            except InvalidStatus:
                await asyncio.sleep(0.02)


async def test_too_many_requests_are_refused(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann:
            faults = [(await ann.send("GET", "status")).status_code for _ in range(50)]
            assert faults[:40] == [200] * 40
            assert set(faults[40:]) == {429}
            assert (await ann.refused("GET", "status"))["fault"] == "fault-too-fast"


async def test_too_many_tables_are_refused(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann:
            for _ in range(3):
                await ann.open(ME, GUEST)
            body = {"game": "monza", "board": "short", "seats": [ME, GUEST]}
            assert (await ann.refused("POST", "tables", body))["fault"] == "fault-too-fast"


async def test_an_oversized_body_is_refused(tmp_path: Path):
    with served(settings_in(tmp_path, limits=STRICT)) as at:
        async with Browser(at) as ann:
            body = {"game": "x" * 3_000, "board": "short", "seats": [ME, GUEST]}
            assert (await ann.refused("POST", "tables", body))["fault"] == "fault-too-large"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b'"x"', b"\xff", b"{" * 9000, b'{"game":"monza"}'])
async def test_a_body_that_is_no_message_is_refused(ann: Browser, content: bytes):
    answer = await ann.http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["fault"] == "fault-bad-message"
    assert "Traceback" not in answer.text


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None)
@given(
    path=st.sampled_from(["join", "start", "rematch", "seats", "claim", "leave", "links", "nothing"]),
    body=st.one_of(
        any_json,
        st.fixed_dictionaries(
            {"name": any_json},
            optional=dict.fromkeys(("invite", "seat", "attributes", "entropy", "kind", "level", "secret"), any_json),
        ),
    ),
)
def test_whatever_a_stranger_sends_as_a_body_is_refused_and_the_table_stands(server: Served, path: str, body: Any):
    async def throw_at_it() -> None:
        async with Browser(server) as mallory:
            before = await mallory.ask("GET", f"tables/{FUZZED[server.port]}")
            problem = await mallory.refused("POST", f"tables/{before['id']}/{path}", body)
            assert problem["fault"] != "fault-unexpected"
            assert await mallory.ask("GET", f"tables/{before['id']}") == before

    if server.port not in FUZZED:
        FUZZED[server.port] = asyncio.run(a_table(server))
    asyncio.run(throw_at_it())


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("DELETE", "/api/games"), ("GET", "/nothing.js"), ("PUT", "/api/tables")],
)
async def test_what_is_not_there_is_said_in_our_words(ann: Browser, method: str, path: str):
    answer = await ann.http.request(method, path)
    assert answer.status_code in (404, 405)
    assert answer.json()["fault"] == "fault-not-found"


async def test_a_socket_without_a_handshake_is_no_socket(server: Served):
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables"):
            pass
