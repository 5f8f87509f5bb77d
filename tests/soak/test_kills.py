"""Guards what `tests/server/test_kill.py` guards, ten times as long."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.killing import Player, SeasonPlayer, play_through_kills


@pytest.mark.soak
async def test_after_fifty_kills_no_accepted_action_is_missing(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=50, player=Player(seed=2)) > 50


@pytest.mark.soak
async def test_seasons_go_on_after_fifty_kills(tmp_path: Path):
    assert await play_through_kills(tmp_path, kills=50, player=SeasonPlayer(seed=4)) > 50
