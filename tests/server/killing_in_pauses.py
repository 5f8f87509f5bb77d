"""A server that is killed while nobody is waited for, just after it has taken an answer given beforehand."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

from tests.server.killing import answers, own_server, process
from tests.server.served import BOT, ME, Browser, Json, Line

WISH = {"game": "moto_strategy", "board": "standard"}
SHORT, LONG = 0.01, 1.0
"""Seconds of a pause: until there is something to answer, and then so long that the server is killed within it."""


async def kill_after_an_answer(folder: Path) -> tuple[Json, Line]:
    """The answer, and the line over which the last server told what became of it.

    It listens until the answer is played or lapses.
    """
    at = own_server(folder)
    async with Browser(at) as browser:
        with process(at, pause=SHORT) as server:
            await answers(browser, server)
            table = await browser.open(ME, BOT, **WISH)
            async with browser.line(table["id"]) as line:
                await play_until(line, lambda: can_answer(line) and bool(line.position["choices"]))
        with process(at, pause=LONG) as server:
            await answers(browser, server)
            async with browser.line(table["id"]) as line:
                await play_until(line, lambda: can_answer(line) and line.position["pauses"])
                answer = await give(line)
                server.send_signal(signal.SIGKILL)
                server.wait()
        with process(at, pause=LONG) as server:
            await answers(browser, server)
            async with browser.line(table["id"], answer["after"]) as line:
                assert line.steps == []
                assert line.position["pauses"]
                assert line.position["beforehand"]["given"] == answer["token"]
                while line.position["beforehand"]["given"]:
                    await line.hear()
    return answer, line


def can_answer(line: Line) -> bool:
    return bool(line.position["beforehand"]["choices"])


async def play_until(line: Line, is_there: Callable[[], bool]) -> None:
    """Lay MOTO cards as long as there are some: what ends a deal takes the hand away."""
    while not is_there():
        tokens = [choice["token"] for choice in line.position["choices"]]
        if not tokens:
            await line.hear()
            continue
        motos = [token for token in tokens if token.startswith("lay-moto")]
        answer = await line.act((motos or tokens)[0])
        assert answer["type"] == "ack", answer
        await line.hear_step(answer["number"])


async def give(line: Line) -> Json:
    token = line.position["beforehand"]["choices"][0]["token"]
    await line.say(type="beforehand", id="kept", seat=0, token=token)
    answer = await line.hear_a("ack")
    return {"token": token, "after": answer["number"]}
