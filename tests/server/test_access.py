"""Guards who gets in: cookies, origins, the names by which the server is asked, and what a stolen database tells."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.served import GENEROUS, GUEST, ME, OPEN, Browser, Served, served, settings_in


async def test_a_browser_is_known_by_a_cookie_that_scripts_and_other_sites_do_not_get(ann: Browser):
    answer = await ann.send("POST", "tables", {"game": "monza", "board": "short", "seats": [ME, GUEST]})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"chequered-{ann.at.port}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = await ann.send("POST", "tables", {"game": "monza", "board": "short", "seats": [ME, GUEST]})
    assert "set-cookie" not in again.headers


async def test_the_page_brings_the_cookie_so_that_its_socket_has_it(ann: Browser):
    answer = await ann.http.get("/")
    if answer.status_code == 503:
        assert "CI" not in os.environ, "the page is not built"
        pytest.skip("the page is not built: make page")
    assert "set-cookie" in answer.headers
    assert "private" in answer.headers["cache-control"]
    assert "set-cookie" not in (await ann.http.get("/")).headers


async def test_who_only_asks_gets_no_cookie(ann: Browser, eve: Browser):
    table = await ann.open(ME, GUEST)
    for path in ("tables", f"tables/{table['id']}", "games", "status"):
        assert "set-cookie" not in (await eve.send("GET", path)).headers


async def test_a_browser_s_secret_is_in_the_database_as_its_hash_only(ann: Browser):
    await ann.open(ME, GUEST)
    (secret,) = ann.http.cookies.values()
    with sqlite3.connect(ann.at.database_file) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert secret not in dump
    assert hashlib.sha256(secret.encode()).hexdigest() in dump


@pytest.mark.parametrize("made_up", ["made-up", "x" * 43, ""])
async def test_a_made_up_cookie_has_no_seat(ann: Browser, eve: Browser, made_up: str):
    table = await ann.open(ME, GUEST)
    eve.http.cookies.set(f"chequered-{eve.at.port}", made_up)
    seen = await eve.ask("GET", f"tables/{table['id']}")
    assert [seat["yours"] for seat in seen["seats"]] == [False, False]
    async with eve.line(table["id"]) as e:
        assert (await e.act("left"))["fault"] == "fault-not-your-seat"


FOREIGN = [
    "http://evil.example",
    "null",
    "http://127.0.0.1:1",
    "https://127.0.0.1.evil.example",
    "nonsense",
    "http://[",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_cannot_write(ann: Browser, origin: str):
    table = await ann.open(ME, OPEN)
    ann.http.headers["Origin"] = origin
    problem = await ann.refused("POST", f"tables/{table['id']}/leave")
    assert problem["fault"] == "fault-foreign-origin"
    assert (await ann.ask("GET", f"tables/{table['id']}"))["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_socket_of_another_site_is_refused_before_it_opens(ann: Browser, origin: str):
    table = await ann.open(ME, GUEST)
    with pytest.raises(InvalidStatus) as refusal:
        async with ann.line(table["id"], None, origin=origin):
            pass
    assert refusal.value.response.status_code == 403


async def test_a_request_that_says_it_comes_from_another_site_is_refused_without_an_origin_too(ann: Browser):
    table = await ann.open(ME, OPEN)
    del ann.http.headers["Origin"]
    ann.http.headers["Sec-Fetch-Site"] = "cross-site"
    assert (await ann.refused("POST", f"tables/{table['id']}/leave"))["fault"] == "fault-foreign-origin"
    ann.http.headers["Sec-Fetch-Site"] = "same-origin"
    await ann.ask("POST", f"tables/{table['id']}/leave")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil", "[", ""]
)
async def test_a_foreign_name_that_points_here_gets_nothing(ann: Browser, host: str):
    ann.http.headers.update({"Host": host, "Origin": f"http://{host}"})
    for path in ("games", "tables"):
        assert (await ann.refused("GET", path))["fault"] == "fault-foreign-origin"


@pytest.mark.parametrize("host", ["localhost", "localhost:5173", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000"])
async def test_this_machine_s_names_and_plain_addresses_are_ours(ann: Browser, host: str):
    ann.http.headers.update({"Host": host, "Origin": f"http://{host}"})
    await ann.open(ME, GUEST)


async def test_a_public_address_is_ours_if_it_is_configured(tmp_path: Path):
    settings = settings_in(tmp_path, origins=("https://play.example",), hosts=("game.local",), limits=GENEROUS)
    with served(settings) as at:
        async with Browser(at) as ann:
            ann.http.headers.update({"Host": "play.example", "Origin": "https://play.example"})
            table = await ann.open(ME, OPEN)
            async with ann.line(table["id"], origin="https://play.example") as a:
                assert a.table["id"] == table["id"]
            ann.http.headers.update({"Host": "game.local", "Origin": "http://game.local"})
            await ann.ask("GET", f"tables/{table['id']}")
            ann.http.headers["Host"] = "other.local"
            assert (await ann.refused("GET", "games"))["fault"] == "fault-foreign-origin"


async def test_links_lead_to_where_others_reach_the_server(tmp_path: Path):
    with served(settings_in(tmp_path, address="http://192.168.1.7:8000")) as at:
        async with Browser(at) as ann:
            table = await ann.open(ME, OPEN)
            assert table["link"].startswith(f"http://192.168.1.7:8000/#/table/{table['id']}/")
            assert (await ann.ask("GET", "status"))["address"] == "http://192.168.1.7:8000"


async def test_without_an_address_links_lead_to_where_the_host_asks(server: Served, ann: Browser):
    table = await ann.open(ME, OPEN)
    assert table["link"].startswith(f"{server.origin}/#/table/{table['id']}/")
    assert (await ann.ask("GET", "status"))["address"] == ""
