"""Guards hidden hands on the wire: whole matches over real sockets, of which every message is read, for every game.

`test_twins` compares what is sent in matches that differ only in what somebody cannot know.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from chequered.games import GAMES, game
from chequered.kernel.game import Game
from chequered.kernel.views import is_unseen
from chequered.match.record import MatchRecord, load, steps_of
from chequered.match.verify import verify
from tests.server.hidden import leaks
from tests.server.served import ME, OPEN, Browser, Json, Line, Served

OPTIONS = {
    "monza": {},
    "motogp": {"laps": 1, "qualifying": 0},
    "moto_strategy": {"target": 1000},
    "lamborghini": {"long": 1, "races": 1},
}
"""Of matches that are soon over."""


async def play(line: Line, dice: random.Random) -> None:
    """Play at random to the end, and now and then answer beforehand or take it back."""
    while line.table["phase"] != "over":
        position = line.position
        envelope = position["beforehand"]
        if envelope and envelope["choices"] and dice.random() < 0.2:
            token = dice.choice(["", *[choice["token"] for choice in envelope["choices"]]])
            await line.say(type="beforehand", id=f"b-{dice.random()}", seat=envelope["seat"], token=token)
            await line.hear_a("ack", "refused")
        elif position["choices"]:
            answer = await line.act(dice.choice(position["choices"])["token"])
            if answer.get("fault") == "fault-stale":
                # What it had sealed came to the table when it was already its turn, and was played.
                await line.hear_step(position["number"] + 1)
                continue
            assert answer["type"] == "ack", answer
            await line.hear_step(answer["number"])
        else:
            await line.hear()


async def match_of_three(at: Served, name: str) -> tuple[Json, list[Line], MatchRecord]:
    """A match of three people, watched by a fourth: the table, the lines of all four, and its record."""
    found = game(name)
    async with AsyncExitStack() as open_ones:
        people = [await open_ones.enter_async_context(Browser(at)) for _ in range(4)]
        wish = {"game": name, "board": found.boards.presets()[0], "options": OPTIONS[name]}
        table = await people[0].open(ME, OPEN, OPEN, **wish)
        for browser, who in zip(people[1:3], ("Bob", "Cid"), strict=True):
            await browser.join(table, who)
        await people[0].ask("POST", f"tables/{table['id']}/start", {})
        lines = [await open_ones.enter_async_context(browser.line(table["id"])) for browser in people]
        playing = [play(line, random.Random(seat)) for seat, line in enumerate(lines[:3])]
        await asyncio.gather(*playing, lines[3].hear_until(phase="over"))
        # A last word that comes to each after all the others.
        for line in lines:
            await line.hello(-1)
        record = load((await people[0].send("GET", f"tables/{table['id']}/record")).content)
    assert isinstance(record, MatchRecord)
    return lines[0].table, lines, record


@pytest.mark.parametrize("name", GAMES)
async def test_in_a_whole_match_no_socket_tells_what_is_hidden_and_each_tells_its_own(server: Served, name: str):
    found = game(name)
    _, lines, record = await match_of_three(server, name)
    assert verify(record).verifies
    for seat, line in zip((0, 1, 2, None), lines, strict=True):
        assert leaks(found, line.heard, seat) == []
    whole = [entry for step in steps_of(record.steps) for entry in step.entries]
    owned = tuple(f"{name} of another" for name, f in found.State.FIELDS.items() if f.see == "owner" and f.shown)
    kept_from_another: list[str] = []
    for seat, line in enumerate(lines[:3]):
        # Told to another, it would be a leak: the reader finds what is there.
        found_by_another = leaks(found, line.heard, (seat + 1) % 3)
        assert found_by_another
        kept_from_another += [leak for leak in found_by_another if leak.startswith(owned)]
        # What concerns it alone it has heard in full; `whole` begins without what the set-up reported.
        told = [entry for step in line.steps[: len(record.steps)] for entry in step["entries"]][-len(whole) :]
        for entry, true in zip(told, whole, strict=True):
            hides = any(is_hidden(found, h.event, h.args, seat) for h in true.events)
            assert entry["token"] == ("" if hides else true.token)
            told_events = [(found.spec.event_of[event["event"]].arguments, event["args"]) for event in entry["events"]]
            assert any(any(map(is_unseen, *told_event)) for told_event in told_events) == hides
    assert bool(kept_from_another) == found.hides
    assert leaks(found, lines[3].heard, 0)


def is_hidden(found: Game, event: int, args: tuple[int, ...], seat: int) -> bool:
    """Whether an argument of the event is another's."""
    known = found.spec.event_of[event].arguments
    owner = next((value for a, value in zip(known, args, strict=True) if a.kind == "seat"), None)
    return any(a.see == "nobody" or (a.see == "owner" and owner != seat) for a in known)
