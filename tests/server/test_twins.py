"""Guards that no byte on a socket depends on what its owner cannot know, refusals, files and lists included.

Two matches that differ only in the others' hands and in the pile are played side by side (`tests.server.twins`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from chequered.games import GAMES, game
from chequered.server.tables import sitting
from tests.server.served import Served, served, settings_in
from tests.server.twins import SEATS, Twins

HIDING = [name for name in GAMES if game(name).hides]
COMPARED, BETWEEN = 18, 4


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that plays nothing of itself for hours, and whose tables all draw the same cards."""
    monkeypatch.setattr(sitting, "new_secret", lambda: bytes(range(32)))
    with served(settings_in(tmp_path, pause=3600.0)) as running:
        yield running


@pytest.mark.parametrize("name", HIDING)
async def test_what_a_seat_cannot_know_changes_no_byte_that_it_or_a_spectator_hears(at: Served, name: str):
    moves: list[bool] = []
    messages: Counter[int] = Counter()
    for number in count():
        async with Twins(at, name, seed=number) as twins:
            while twins.hides and len(moves) < COMPARED:
                match = twins.matches[0]
                # By turns who decides, and so may lay something open, and the others; at each table of sealed answers
                # they take other turns.
                moves.append(await twins.compare((match.actor + number + len(moves)) % SEATS))
                # Of answers that are sealed none is passed over: the last of them lays all open.
                for _ in range(0 if match.is_sealed else BETWEEN):
                    assert await twins.play_on()
            messages.update({person: pair.compared for person, pair in enumerate(twins.people)})
        if len(moves) == COMPARED:
            break
    # Most moves tell nothing of what is hidden, and could be compared as well.
    assert sum(moves) > COMPARED / 2
    assert all(messages[person] > 100 for person in range(SEATS + 1))
