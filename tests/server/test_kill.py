"""Guards the promise that no accepted action is lost: the server is killed in the middle of a race, and races go on."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import play_through_kills


async def test_after_five_kills_no_accepted_action_is_missing(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=5, seed=1) > 0
