"""Guards seasons at the server: standings, readiness between races, one table of people, and the season's one file."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chequered.match import commitment, joint_entropy
from chequered.match.record import SeasonRecord, load
from chequered.match.season_record import verify_season
from tests.server.served import BOT, GUEST, ME, OPEN, Browser, Json

CIRCUITS = ["ironwood", "portovelo", "ironwood"]
SEASON: Json = {
    "game": "motogp",
    "board": "",
    "season": CIRCUITS,
    "options": {"laps": 1, "qualifying": 0},
}


async def open_season(browser: Browser, *seats: Json, **wish: Any) -> Json:
    return await browser.open(*seats, **{**SEASON, **wish})


async def race(browser: Browser, table: str) -> Json:
    """Ride a race to its end with the first legal action each time; the table as it is then."""
    async with browser.line(table) as line:
        await line.play_on()
        return line.table


async def ready(browser: Browser, table: str, **wish: Any) -> Json:
    answer: Json = await browser.ask("POST", f"tables/{table}/ready", wish)
    return answer


async def file_of(browser: Browser, table: str) -> SeasonRecord:
    record = load((await browser.send("GET", f"tables/{table}/season/record")).content)
    assert isinstance(record, SeasonRecord)
    return record


def seated(table: Json) -> list[tuple[str, Json]]:
    return [(seat["name"], seat["attributes"]) for seat in table["seats"]]


async def test_two_people_and_a_bot_ride_a_season_of_three_races(ann: Browser, bob: Browser):
    table = await open_season(ann, ME, OPEN, BOT, order="drawn")
    await bob.join(table, "Bob")
    table = await ann.ask("POST", f"tables/{table['id']}/start", {})
    people, tables = seated(table), [table["id"]]
    for number in (1, 2, 3):
        assert (table["race"], [circuit["name"] for circuit in table["season"]]) == (number, CIRCUITS)
        assert table["board"]["name"] == CIRCUITS[number - 1]
        assert seated(table) == people
        over, _ = await asyncio.gather(race(ann, tables[-1]), race(bob, tables[-1]))
        assert over["waits"] == (number < 3)
        if number < 3:
            table = await both_ready(ann, bob, over)
            tables.append(table["id"])
    info = await ann.ask("GET", f"tables/{tables[0]}/season")
    assert [race["table"] for race in info["races"]] == tables
    record = await file_of(bob, tables[-1])
    assert verify_season(record).verifies
    assert len({race.chance.commitment for race in record.races}) == 3
    assert [[p.place, p.points] for p in record.races[1].classification] == [
        [p["place"], p["points"]] for p in info["races"][1]["classification"]
    ]
    seats = info["races"][2]["championships"]["seats"]
    assert [seat.points for seat in record.championships.seats] == [seat["points"] for seat in seats]


async def both_ready(ann: Browser, bob: Browser, over: Json) -> Json:
    """The next race's table: it is there when the second of two people has said so, and not before."""
    async with bob.line(over["id"]) as line:
        mine = await ready(ann, over["id"], entropy="a1" * 8)
        assert mine["next_table"] == ""
        assert [seat["ready"] for seat in mine["seats"]] == [seat["name"] != "Bob" for seat in mine["seats"]]
        await ready(bob, over["id"], entropy="b2" * 8)
        while not line.table["next_table"]:
            await line.hear()
        following = line.table["next_table"]
    table: Json = await bob.ask("GET", f"tables/{following}")
    assert table["phase"] == "running"
    assert table["commitment"] == over["next_commitment"] != over["commitment"]
    assert table["entropy"] == joint_entropy([bytes.fromhex("a1" * 8), bytes.fromhex("b2" * 8)]).hex()
    return table


async def test_standings_come_race_by_race_and_add_up(ann: Browser):
    table = await open_season(ann, ME, BOT)
    first = table["id"]
    before = await ann.ask("GET", f"tables/{first}/season")
    assert [race["classification"] for race in before["races"]] == [[], [], []]
    assert [race["table"] for race in before["races"]] == [first, "", ""]
    await race(ann, first)
    second = (await ready(ann, first))["next_table"]
    after, _, _ = (await ann.ask("GET", f"tables/{second}/season"))["races"]
    pieces, seats = after["championships"]["pieces"], after["championships"]["seats"]
    assert [piece["points"] for piece in pieces] == [piece["points"] for piece in after["classification"]]
    assert [seat["points"] for seat in seats] == [
        sum(piece["points"] for piece in after["classification"][2 * seat : 2 * seat + 2]) for seat in (0, 1)
    ]
    assert sorted(seat["place"] for seat in seats) in ([1, 2], [1, 1])
    # Until it is over, the race that runs counts for nothing.
    async with ann.line(second) as line:
        assert line.position["classification"][0].keys() == {"place", "points"}
        points = [piece["points"] for piece in line.position["classification"]]
        assert line.position["points"] == [points[0] + points[1], points[2] + points[3]]
        assert sum(points) > 0
    season = await ann.ask("GET", f"tables/{second}/season")
    assert season["races"][1]["championships"] == {"pieces": [], "seats": []}


async def test_the_host_need_not_wait_and_nobody_else_may_hurry(ann: Browser, bob: Browser):
    table = await open_season(ann, ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    await asyncio.gather(race(ann, table["id"]), race(bob, table["id"]))
    assert (await bob.refused("POST", f"tables/{table['id']}/ready", {"now": True}))["fault"] == "fault-not-host"
    assert (await ready(bob, table["id"]))["next_table"] == ""
    assert (await ready(ann, table["id"], now=True))["next_table"]


async def test_nobody_waits_for_who_has_left_before_or_between_the_races(ann: Browser, bob: Browser):
    table = await open_season(ann, ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    await asyncio.gather(race(ann, table["id"]), race(bob, table["id"]))
    assert (await ready(ann, table["id"]))["next_table"] == ""
    left = await bob.ask("POST", f"tables/{table['id']}/leave")
    assert left["next_table"]
    second = await race(ann, left["next_table"])
    assert [seat["left"] for seat in second["seats"]] == [False, True]
    third = (await ready(ann, second["id"]))["next_table"]
    assert third
    assert seated(await ann.ask("GET", f"tables/{third}")) == seated(second)


async def test_when_all_have_left_between_two_races_the_season_is_over(ann: Browser):
    table = await open_season(ann, ME, BOT)
    await race(ann, table["id"])
    left = await ann.ask("POST", f"tables/{table['id']}/leave")
    assert left["abandoned"]
    assert not left["waits"]
    assert (await ann.refused("POST", f"tables/{table['id']}/ready", {}))["fault"] == "fault-no-next-race"
    assert verify_season(await file_of(ann, table["id"])).verifies


async def test_a_table_of_bots_goes_on_when_its_host_says_so(ann: Browser):
    table = await open_season(ann, BOT, BOT)
    over = await race(ann, table["id"])
    assert over["waits"]
    assert (await ready(ann, table["id"]))["next_table"]


async def test_ready_is_only_for_people_of_the_table_between_two_races(ann: Browser, eve: Browser):
    table = await open_season(ann, ME, BOT, season=CIRCUITS[:2])
    path = f"tables/{table['id']}/ready"
    assert (await ann.refused("POST", path, {}))["fault"] == "fault-no-next-race"
    await race(ann, table["id"])
    assert (await eve.refused("POST", path, {}))["fault"] == "fault-not-your-seat"
    last = (await ready(ann, table["id"]))["next_table"]
    assert (await eve.refused("POST", path, {}))["fault"] == "fault-not-your-seat"
    over = await race(ann, last)
    assert (over["waits"], over["next_commitment"]) == (False, "")
    assert (await ann.refused("POST", f"tables/{last}/ready", {}))["fault"] == "fault-no-next-race"
    assert (await ann.refused("GET", f"tables/{(await ann.open(ME, BOT))['id']}/season"))["fault"] == "fault-not-found"


async def test_who_says_ready_twice_adds_to_the_chance_once(ann: Browser, bob: Browser):
    table = await open_season(ann, ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    await asyncio.gather(race(ann, table["id"]), race(bob, table["id"]))
    for part in ("aa", "bb"):
        await ready(ann, table["id"], entropy=part)
    following = (await ready(bob, table["id"]))["next_table"]
    assert (await ann.ask("GET", f"tables/{following}"))["entropy"] == joint_entropy([b"\xaa"]).hex()


async def test_who_says_ready_again_when_the_next_race_has_begun_is_told_where(ann: Browser):
    table = await open_season(ann, ME, BOT)
    await race(ann, table["id"])
    second = (await ready(ann, table["id"]))["next_table"]
    assert second
    assert (await ready(ann, table["id"], entropy="aa"))["next_table"] == second
    assert (await ready(ann, table["id"], now=True))["next_table"] == second
    assert (await ann.ask("GET", f"tables/{second}"))["entropy"] == joint_entropy([]).hex()


@pytest.mark.parametrize("made", ["before the next race", "after it has begun"])
async def test_a_personal_link_hands_over_the_seats_of_the_races_that_have_followed(
    ann: Browser, eve: Browser, made: str
):
    table = await open_season(ann, ME, BOT)
    await race(ann, table["id"])
    links = f"tables/{table['id']}/links"
    early = (await ann.ask("POST", links))["link"]
    second = (await ready(ann, table["id"]))["next_table"]
    link = early if made == "before the next race" else (await ann.ask("POST", links))["link"]
    claim = {"secret": link.rpartition("/")[2]}
    claimed = await eve.ask("POST", f"tables/{table['id']}/claim", claim)
    assert (claimed["id"], claimed["host"]) == (second, True)
    for each in (table["id"], second):
        assert [seat["yours"] for seat in (await eve.ask("GET", f"tables/{each}"))["seats"]] == [True, False]
        assert [seat["yours"] for seat in (await ann.ask("GET", f"tables/{each}"))["seats"]] == [False, False]
    assert (await ann.refused("POST", f"tables/{table['id']}/claim", claim))["fault"] == "fault-no-such-table"
    over = await race(eve, second)
    assert (await ready(eve, over["id"]))["next_table"]


async def test_a_personal_link_leaves_alone_what_has_moved_on_to_other_hands_or_to_another_season(
    ann: Browser, bob: Browser, eve: Browser
):
    table = await open_season(ann, ME, BOT, season=CIRCUITS[:1])
    await race(ann, table["id"])
    links = f"tables/{table['id']}/links"
    early, late = [(await ann.ask("POST", links))["link"].rpartition("/")[2] for _ in range(2)]
    again = (await ann.ask("POST", f"tables/{table['id']}/rematch", {}))["id"]
    assert (await eve.ask("POST", f"tables/{table['id']}/claim", {"secret": early}))["id"] == table["id"]
    assert [seat["yours"] for seat in (await ann.ask("GET", f"tables/{again}"))["seats"]] == [True, False]
    claimed = await bob.ask("POST", f"tables/{table['id']}/claim", {"secret": late})
    assert [seat["yours"] for seat in claimed["seats"]] == [False, False]
    assert [seat["yours"] for seat in (await eve.ask("GET", f"tables/{table['id']}"))["seats"]] == [True, False]


async def test_seats_that_move_to_another_device_between_races_are_as_ready_as_before(
    ann: Browser, bob: Browser, eve: Browser
):
    table = await open_season(ann, ME, OPEN)
    await bob.join(table, "Bob")
    await ann.ask("POST", f"tables/{table['id']}/start", {})
    await asyncio.gather(race(ann, table["id"]), race(bob, table["id"]))
    await ready(ann, table["id"])
    link = (await ann.ask("POST", f"tables/{table['id']}/links"))["link"]
    moved = await eve.ask("POST", f"tables/{table['id']}/claim", {"secret": link.rpartition("/")[2]})
    assert [(seat["yours"], seat["ready"]) for seat in moved["seats"]] == [(True, True), (False, False)]
    following = (await ready(bob, table["id"]))["next_table"]
    assert [seat["yours"] for seat in (await eve.ask("GET", f"tables/{following}"))["seats"]] == [True, False]


async def test_a_season_is_raced_again_only_after_its_end_and_then_from_its_first_circuit(ann: Browser):
    table = await open_season(ann, ME, GUEST, season=CIRCUITS[:2])
    await race(ann, table["id"])
    path = f"tables/{table['id']}/rematch"
    assert (await ann.refused("POST", path, {}))["fault"] == "fault-season-goes-on"
    last = await race(ann, (await ready(ann, table["id"]))["next_table"])
    again = await ann.ask("POST", f"tables/{last['id']}/rematch", {})
    assert (again["race"], again["board"]["name"], again["phase"]) == (1, CIRCUITS[0], "running")
    assert again["season"] == last["season"]
    assert seated(again) == seated(last)
    assert [seat["trophies"] for seat in again["seats"]] == [0, 0]
    info = await ann.ask("GET", f"tables/{again['id']}/season")
    assert [race["table"] for race in info["races"]] == [again["id"], ""]


async def test_a_stranger_is_not_led_to_the_next_table(ann: Browser, eve: Browser):
    table = await open_season(ann, ME, GUEST, season=CIRCUITS[:1])
    await race(ann, table["id"])
    path = f"tables/{table['id']}/rematch"
    assert (await eve.refused("POST", path, {}))["fault"] == "fault-not-your-seat"
    again = await ann.ask("POST", path, {})
    assert (await eve.refused("POST", path, {}))["fault"] == "fault-not-your-seat"
    assert (await ann.ask("POST", path, {}))["id"] == again["id"]


async def test_a_list_of_tables_shows_a_season_by_its_latest_race(ann: Browser):
    table = await open_season(ann, ME, BOT)
    await race(ann, table["id"])
    (line,) = await ann.ask("GET", "tables")
    assert (line["id"], line["race"], line["races"], line["waits"]) == (table["id"], 1, 3, True)
    second = (await ready(ann, table["id"]))["next_table"]
    (line,) = await ann.ask("GET", "tables")
    assert (line["id"], line["race"], line["races"], line["waits"]) == (second, 2, 3, False)
    assert line["phase"] == "running"


async def test_the_file_of_a_season_that_goes_on_has_the_races_that_are_over_and_tells_nothing_of_the_next(
    ann: Browser,
):
    table = await open_season(ann, ME, BOT)
    path = f"tables/{table['id']}/season/record"
    assert (await ann.refused("GET", path))["fault"] == "fault-no-race-over"
    await race(ann, table["id"])
    second = (await ready(ann, table["id"]))["next_table"]
    async with ann.line(second) as line:
        while not line.position["choices"]:
            await line.hear()
    promised = (await ann.ask("GET", f"tables/{second}"))["commitment"]
    answer = await ann.send("GET", f"tables/{second}/season/record")
    record = load(answer.content)
    assert isinstance(record, SeasonRecord)
    (over,) = record.races
    assert commitment(bytes.fromhex(over.chance.secret)) == over.chance.commitment != promised
    assert promised not in answer.text
    assert [circuit.name for circuit in record.circuits] == CIRCUITS
    assert verify_season(record).verifies


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"board": "ironwood"}, "fault-bad-options"),
        ({"season": []}, "fault-bad-options"),
        ({"season": ["ironwood", "nowhere"]}, "fault-bad-board"),
        ({"season": ["ironwood"] * 13}, "fault-bad-message"),
        ({"game": "monza", "season": ["short", "long"], "options": {}}, "fault-bad-options"),
        ({"game": "monza", "season": ["nowhere"], "options": {}}, "fault-bad-options"),
    ],
)
async def test_a_season_is_one_to_twelve_circuits_of_a_game_that_has_seasons(ann: Browser, wish: Json, fault: str):
    body = {**SEASON, "seats": [ME, BOT], **wish}
    assert (await ann.refused("POST", "tables", body))["fault"] == fault


async def test_a_game_with_seasons_can_be_raced_once_and_its_record_tells_the_classification(ann: Browser):
    table = await open_season(ann, ME, BOT, board="ironwood", season=[])
    over = await race(ann, table["id"])
    assert (over["season"], over["waits"], over["next_commitment"]) == ([], False, "")
    record = (await ann.send("GET", f"tables/{table['id']}/record")).json()
    assert len(record["classification"]) == 4
    again = await ann.ask("POST", f"tables/{table['id']}/rematch", {})
    assert again["race"] == 2
