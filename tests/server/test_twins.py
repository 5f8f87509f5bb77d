"""Guards that no byte on a socket depends on what its owner cannot know, refusals, files and lists included.

Two matches that differ only in the others' hands and in the pile are played side by side (`tests.server.twins`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chequered.games import GAMES, game
from chequered.server.tables import sitting
from tests.server.served import Served, served, settings_in
from tests.server.twins import SEATS, Twins

HIDING = [name for name in GAMES if game(name).hides]
COMPARED, BETWEEN = 24, 3


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that plays nothing of itself for hours, and whose tables all draw the same cards."""
    monkeypatch.setattr(sitting, "new_secret", lambda: bytes(range(32)))
    with served(settings_in(tmp_path, pause=3600.0)) as running:
        yield running


@pytest.mark.parametrize("name", HIDING)
async def test_what_a_seat_cannot_know_changes_no_byte_that_it_or_a_spectator_hears(at: Served, name: str):
    async with Twins(at, name, seed=11) as twins:
        moves = []
        for number in range(COMPARED):
            moves.append(await twins.compare(number % SEATS))
            for _ in range(BETWEEN):
                assert await twins.play_on()
        # Most moves tell nothing of a hidden hand, and could be compared as well.
        assert sum(moves) > COMPARED / 2
        assert all(pair.compared > 100 for pair in twins.people)
