"""Guards that whoever leaves the terminal need not wait until a bot has thought to its end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from typing import Any

import pytest

from chequered.bots import Player
from chequered.cli.terminal.thinking import Thinker
from tests.cli.records import table


def test_a_loop_ends_while_a_bot_still_thinks(monkeypatch: pytest.MonkeyPatch):
    begun, may_end, has_ended = threading.Event(), threading.Event(), threading.Event()
    choose = Player.choose

    def slow(player: Player, view: Mapping[str, Any], seed: int) -> str:
        begun.set()
        may_end.wait(10.0)
        token = choose(player, view, seed)
        has_ended.set()
        return token

    monkeypatch.setattr(Player, "choose", slow)
    at = table()

    async def leave() -> None:
        thought = asyncio.create_task(Thinker(at.game, at.board).choose(at.match, "novice"))
        await asyncio.to_thread(begun.wait, 10.0)
        thought.cancel()

    asyncio.run(leave())
    assert begun.is_set()
    assert not has_ended.is_set()
    may_end.set()
    # The thread itself ends in order though nobody waits for its answer: an error there would fail this test.
    assert has_ended.wait(10.0)


def test_what_a_bot_thinks_and_what_fails_in_it_comes_to_who_waits(monkeypatch: pytest.MonkeyPatch):
    at = table()
    tokens = asyncio.run(Thinker(at.game, at.board).choose(at.match, "novice"))
    assert tokens[0] in [choice.token for choice in at.match.choices()]

    def broken(player: Player, view: Mapping[str, Any], seed: int) -> str:
        raise LookupError("lost the thread")

    monkeypatch.setattr(Player, "choose", broken)
    with pytest.raises(LookupError, match="lost the thread"):
        asyncio.run(Thinker(at.game, at.board).choose(at.match, "novice"))
