"""Guards what a table is before and around its match: who may sit, change, begin, leave; and what is refused then."""

from __future__ import annotations

import pytest

from chequered.games import game
from tests.server.served import BOT, GUEST, ME, OPEN, Browser, Json

COLOURS = game("monza").spec.attributes[0].values


def names(table: Json) -> list[str]:
    return [seat["name"] or seat["level"] or seat["kind"] for seat in table["seats"]]


async def test_with_nobody_to_wait_for_the_match_begins_at_once(ann: Browser):
    table = await ann.open(ME, GUEST, BOT)
    assert table["phase"] == "running"
    assert names(table) == ["Ann", "Bob", "novice"]
    assert [seat["yours"] for seat in table["seats"]] == [True, True, False]


async def test_with_an_open_seat_the_table_waits_for_its_host(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    assert table["phase"] == "gathering"
    assert table["host"]
    joined = await bob.join(table, "Bob")
    assert joined["phase"] == "gathering"
    assert not joined["host"]
    assert (await bob.refused("POST", f"tables/{table['id']}/start", {}))["fault"] == "fault-not-host"
    assert (await ann.ask("POST", f"tables/{table['id']}/start", {}))["phase"] == "running"


async def test_open_seats_get_bots_or_go_as_the_host_says(ann: Browser):
    table = await ann.open(ME, OPEN, GUEST, OPEN)
    started = await ann.ask("POST", f"tables/{table['id']}/start", {"level": "novice"})
    assert names(started) == ["Ann", "novice", "Bob", "novice"]
    table = await ann.open(ME, OPEN, GUEST, OPEN)
    started = await ann.ask("POST", f"tables/{table['id']}/start", {})
    assert names(started) == ["Ann", "Bob"]


async def test_a_match_needs_as_many_seats_as_its_rules_say(ann: Browser):
    table = await ann.open(ME, OPEN)
    assert (await ann.refused("POST", f"tables/{table['id']}/start", {}))["fault"] == "fault-seats-free"
    body = {"game": "monza", "board": "short"}
    for seats in ([ME], [ME] + [BOT] * 6):
        assert (await ann.refused("POST", "tables", {**body, "seats": seats}))["fault"] == "fault-bad-seats"


async def test_the_invite_lets_in_and_nothing_else_does(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN)
    path = f"tables/{table['id']}/join"
    for invite in ("", "wrong", table["id"], table["link"]):
        problem = await eve.refused("POST", path, {"name": "Eve", "invite": invite})
        assert problem["fault"] == "fault-no-such-table"
    assert (await eve.ask("GET", f"tables/{table['id']}"))["link"] == ""
    assert (await bob.join(table, "Bob"))["link"] == table["link"]
    assert (await eve.refused("GET", f"tables/{table['id']}/invite.svg"))["fault"] == "fault-not-yours"


async def test_the_invite_is_a_picture_for_those_who_may_hand_it_on(ann: Browser):
    table = await ann.open(ME, OPEN)
    picture = await ann.send("GET", f"tables/{table['id']}/invite.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert "viewBox" in picture.text


async def test_who_joins_gets_the_seat_and_colour_they_want_if_they_are_free(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open({**ME, "attributes": {"colour": "red"}}, OPEN, OPEN)
    assert (await bob.refused("POST", *wish(table, name="ann")))["fault"] == "fault-name-taken"
    assert (await bob.refused("POST", *wish(table, seat=0)))["fault"] == "fault-seat-taken"
    assert (await bob.refused("POST", *wish(table, seat=3)))["fault"] == "fault-no-such-seat"
    red = {"colour": "red"}
    assert (await bob.refused("POST", *wish(table, attributes=red)))["fault"] == "fault-attribute-taken"
    joined = await bob.join(table, "Bob", seat=2, attributes={"colour": "white"})
    assert [seat["attributes"].get("colour") for seat in joined["seats"]] == ["red", None, "white"]
    assert (await bob.refused("POST", *wish(table, name="Bo")))["fault"] == "fault-already-seated"
    joined = await eve.join(table, "Eve")
    assert joined["seats"][1]["attributes"] == {"colour": next(c for c in COLOURS if c not in ("red", "white"))}


def wish(table: Json, **changes: object) -> tuple[str, Json]:
    invite = table["link"].rpartition("/")[2]
    return f"tables/{table['id']}/join", {"name": "Bob", "invite": invite, **changes}


async def test_a_full_table_and_one_that_has_begun_take_nobody(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    assert (await eve.refused("POST", *wish(table, name="Eve")))["fault"] == "fault-table-full"
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    assert (await eve.refused("POST", *wish(table, name="Eve")))["fault"] == "fault-already-started"
    assert (await ann.refused("POST", f"tables/{table['id']}/start", {}))["fault"] == "fault-already-started"
    for method, path, body in (
        ("POST", "seats", BOT),
        ("PATCH", "seats/1", {"kind": "bot"}),
        ("DELETE", "seats/1", None),
    ):
        problem = await ann.refused(method, f"tables/{table['id']}/{path}", body)
        assert problem["fault"] == "fault-already-started"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b"])
async def test_a_name_is_short_and_printable(ann: Browser, name: str):
    body = {"game": "monza", "board": "short", "seats": [{"kind": "me", "name": name}, BOT]}
    assert (await ann.refused("POST", "tables", body))["fault"] in ("fault-bad-name", "fault-bad-message")


async def test_spaces_around_a_name_do_not_count(ann: Browser):
    assert names(await ann.open({"kind": "me", "name": "  Ann \u00a0 Lee "}, BOT)) == ["Ann Lee", "novice"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "fault-no-such-game"),
        ({"board": "S1 S1"}, "fault-bad-board"),
        ({"board": "nowhere"}, "fault-bad-board"),
        ({"options": {"turbo": 1}}, "fault-bad-options"),
        ({"options": {"challenge": 2}}, "fault-bad-options"),
        ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, "fault-bad-options"),
        ({"seats": [ME, {**BOT, "attributes": {"colour": "pink"}}]}, "fault-bad-options"),
        ({"seats": [ME, {**BOT, "attributes": {"hat": "red"}}]}, "fault-bad-options"),
        ({"seats": [ME, {"kind": "guest", "name": "ANN"}]}, "fault-name-taken"),
        ({"entropy": "zz"}, "fault-bad-message"),
        ({"entropy": "ab" * 65}, "fault-bad-message"),
        ({"options": {"challenge": "1"}}, "fault-bad-message"),
        ({"order": "random"}, "fault-bad-message"),
        ({"stake": 5}, "fault-unknown-field"),
        ({"seats": [ME, {**BOT, "hat": "red"}]}, "fault-unknown-field"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(ann: Browser, change: Json, fault: str):
    body = {"game": "monza", "board": "short", "seats": [ME, BOT], **change}
    assert (await ann.refused("POST", "tables", body))["fault"] == fault
    assert await ann.ask("GET", "tables") == []


async def test_a_refused_layout_names_its_rule(ann: Browser):
    problem = await ann.refused("GET", "boards/monza?code=S1 S1")
    assert problem["fault"] == "fault-bad-board"
    assert problem["rule"] == "MZ-2.5"
    assert problem["detail"].count("MZ-2.5") == 1
    assert (problem["reason"], problem["values"]) == ("used-twice", {"part": "S1", "number": 2})
    other = await ann.refused("GET", "tables/nowhere")
    assert (other["rule"], other["reason"], other["values"]) == ("", "", {})
    board = await ann.ask("GET", "boards/monza?code=short")
    assert board["name"] == "short"
    assert (await ann.ask("GET", f"boards/monza?code={board['code']}"))["drawing"] == board["drawing"]


async def test_the_host_changes_seats_and_others_only_their_own(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, OPEN, OPEN)
    at = f"tables/{table['id']}/seats"
    await bob.join(table, "Bob", seat=1)
    assert names(await ann.ask("PATCH", f"{at}/2", {"kind": "bot", "level": "novice"})) == ["Ann", "Bob", "novice"]
    changed = await bob.ask("PATCH", f"{at}/1", {"name": "Bobby", "attributes": {"colour": "yellow"}})
    assert names(changed) == ["Ann", "Bobby", "novice"]
    assert changed["seats"][1]["attributes"] == {"colour": "yellow"}
    assert changed["seats"][1]["yours"]
    assert (await bob.refused("PATCH", f"{at}/1", {"kind": "bot"}))["fault"] == "fault-not-yours"
    assert (await bob.refused("PATCH", f"{at}/0", {"name": "Bob's"}))["fault"] == "fault-not-host"
    assert (await ann.refused("PATCH", f"{at}/1", {"name": "Silly"}))["fault"] == "fault-not-yours"
    assert (await eve.refused("PATCH", f"{at}/1", {"name": "Eve"}))["fault"] == "fault-not-host"
    assert (await ann.refused("PATCH", f"{at}/9", {"kind": "bot"}))["fault"] == "fault-no-such-seat"
    assert names(await ann.ask("PATCH", f"{at}/1", {"kind": "open"})) == ["Ann", "open", "novice"]
    assert names(await ann.ask("POST", at, GUEST)) == ["Ann", "open", "novice", "Bob"]
    assert names(await ann.ask("DELETE", f"{at}/1")) == ["Ann", "novice", "Bob"]
    assert (await eve.refused("POST", at, BOT))["fault"] == "fault-not-host"
    assert (await eve.refused("DELETE", f"{at}/1"))["fault"] == "fault-not-host"


async def test_who_leaves_before_the_match_frees_the_seat(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await bob.ask("POST", f"tables/{table['id']}/leave")
    assert names(await ann.ask("GET", f"tables/{table['id']}")) == ["Ann", "open"]
    assert (await bob.refused("POST", f"tables/{table['id']}/leave"))["fault"] == "fault-not-your-seat"


async def test_when_the_host_leaves_another_person_is_host(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    left = await ann.ask("POST", f"tables/{table['id']}/leave")
    assert names(left) == ["open", "Bob"]
    assert not left["host"]
    assert (await bob.ask("GET", f"tables/{table['id']}"))["host"]


async def test_a_bot_plays_on_for_who_leaves_so_that_the_others_can_finish(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"]) as a:
        left = await bob.ask("POST", f"tables/{table['id']}/leave")
        assert [seat["left"] for seat in left["seats"]] == [False, True]
        assert [seat["kind"] for seat in left["seats"]] == ["person", "person"]
        await a.play_on()
        assert {entry["seat"] for step in a.steps for entry in step["entries"]} == {-1, 0, 1}
        assert not a.table["abandoned"]


async def test_who_has_left_plays_no_more(ann: Browser, bob: Browser):
    table = await ann.open(ME, OPEN, BOT)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    async with ann.line(table["id"]) as a:
        await ann.ask("POST", f"tables/{table['id']}/leave")
        assert (await a.act("left", seat=0))["fault"] == "fault-not-your-seat"
    assert table["id"] not in [line["id"] for line in await ann.ask("GET", "tables")]


async def test_a_match_that_all_people_have_left_is_over_and_its_secret_is_shown(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST, BOT)
    async with eve.line(table["id"]) as e:
        left = await ann.ask("POST", f"tables/{table['id']}/leave")
        assert (left["phase"], left["abandoned"]) == ("over", True)
        assert len(left["secret"]) == 64
        await e.hear_until(phase="over")
        assert e.table["secret"] == left["secret"]
        assert not e.position["over"]
    assert (await ann.refused("POST", f"tables/{table['id']}/leave"))["fault"] == "fault-over"


async def test_the_list_has_one_s_own_tables_the_newest_first_and_whose_turn_it_is(ann: Browser, bob: Browser):
    first = await ann.open(ME, OPEN)
    second = await ann.open(ME, GUEST)
    await bob.join(first, "Bob")
    lines = await ann.ask("GET", "tables")
    assert [line["id"] for line in lines] == [second["id"], first["id"]]
    assert [line["your_turn"] for line in lines] == [True, False]
    assert [line["phase"] for line in lines] == ["running", "gathering"]
    assert [(seat["kind"], seat["name"]) for seat in lines[0]["seats"]] == [("person", "Ann"), ("person", "Bob")]
    assert [line["id"] for line in await bob.ask("GET", "tables")] == [first["id"]]


async def test_a_personal_link_moves_the_seat_to_another_device_once(ann: Browser, bob: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    link = (await ann.ask("POST", f"tables/{table['id']}/links"))["link"]
    secret = link.rpartition("/")[2]
    assert link == f"{ann.at.origin}/#/seat/{table['id']}/{secret}"
    await bob.open(ME, GUEST)
    async with ann.line(table["id"]) as a, bob.line(table["id"]) as b:
        assert b.position["choices"] == []
        claimed = await bob.ask("POST", f"tables/{table['id']}/claim", {"secret": secret})
        assert [seat["yours"] for seat in claimed["seats"]] == [True, True]
        assert claimed["host"]
        while not b.position["choices"]:
            await b.hear()
        await b.play_first()
        assert (await a.act("left", after=1, seat=0))["fault"] == "fault-not-your-seat"
    for secret_ in (secret, "wrong", ""):
        problem = await eve.refused("POST", f"tables/{table['id']}/claim", {"secret": secret_})
        assert problem["fault"] == "fault-no-such-table"
    assert (await eve.refused("POST", f"tables/{table['id']}/links"))["fault"] == "fault-not-your-seat"


async def test_a_personal_link_is_for_its_own_table(ann: Browser, bob: Browser):
    one, other = await ann.open(ME, GUEST), await ann.open(ME, GUEST)
    secret = (await ann.ask("POST", f"tables/{one['id']}/links"))["link"].rpartition("/")[2]
    problem = await bob.refused("POST", f"tables/{other['id']}/claim", {"secret": secret})
    assert problem["fault"] == "fault-no-such-table"


async def test_an_unknown_table_is_not_there_for_anybody(ann: Browser):
    for method, path, body in (
        ("GET", "tables/nowhere", None),
        ("GET", "tables/nowhere/board", None),
        ("GET", "tables/nowhere/record", None),
        ("POST", "tables/nowhere/start", {}),
        ("POST", "tables/nowhere/leave", None),
        ("POST", "tables/nowhere/join", {"name": "Ann", "invite": "x"}),
        ("POST", "tables/nowhere/claim", {"secret": "x"}),
    ):
        assert (await ann.refused(method, path, body))["fault"] == "fault-no-such-table"


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\uffa0", "\u0301"])
async def test_a_name_that_looks_empty_is_refused(ann: Browser, name: str):
    body = {"game": "monza", "board": "short", "seats": [{"kind": "me", "name": name}, GUEST]}
    assert (await ann.refused("POST", "tables", body))["fault"] == "fault-bad-name"
    body["seats"] = [{"kind": "me", "name": f"{name}陳!"}, GUEST]
    assert (await ann.send("POST", "tables", body)).is_success


async def test_only_boards_of_games_that_say_so_can_be_laid(ann: Browser):
    layouts = {each["id"]: each["layouts"] for each in await ann.ask("GET", "games")}
    assert set(layouts.values()) == {True, False}
    for name, can_be_laid in layouts.items():
        code = game(name).boards.load(game(name).boards.presets()[0]).code
        assert (code != game(name).boards.presets()[0]) == can_be_laid
