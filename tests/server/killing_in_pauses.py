"""A server that is killed while nobody is waited for, just after it has taken an answer given beforehand."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.server.killing import HandPlayer, answers, own_server, process
from tests.server.served import BOT, ME, Browser, Json, Line


async def kill_after_an_answer(folder: Path) -> tuple[Json, Line]:
    """The answer, and the line over which the next server told what became of it.

    It listens until the answer is played or lapses.
    """
    at = own_server(folder)
    async with Browser(at) as browser:
        with process(at, pause=0.5) as server:
            await answers(browser, server)
            table = await browser.open(ME, BOT, **HandPlayer.wish)
            async with browser.line(table["id"]) as line:
                answer = await give_in_a_pause(line)
                server.send_signal(signal.SIGKILL)
                server.wait()
        with process(at, pause=0.5) as server:
            await answers(browser, server)
            async with browser.line(table["id"], answer["after"]) as line:
                assert line.steps == []
                assert line.position["pauses"]
                assert line.position["beforehand"]["given"] == answer["token"]
                while line.position["beforehand"]["given"]:
                    await line.hear()
    return answer, line


async def give_in_a_pause(line: Line) -> Json:
    """Play until the hand allows an answer beforehand, and give it in a pause."""
    while not (line.position["pauses"] and line.position["beforehand"]["choices"]):
        await (line.play_first() if line.position["choices"] else line.hear())
    token = line.position["beforehand"]["choices"][0]["token"]
    await line.say(type="beforehand", id="kept", seat=0, token=token)
    answer = await line.hear_a("ack")
    return {"token": token, "after": answer["number"]}
