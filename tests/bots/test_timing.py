"""Guards the pace of bots: a turn of many small decisions takes hardly longer than one of a single decision."""

from __future__ import annotations

from chequered.bots import seconds_before
from chequered.bots.timing import CONTINUED
from chequered.games.lamborghini import GAME
from chequered.match import Match, VerifiableChance

PACE = 10.0


def test_what_a_seat_does_next_in_its_own_turn_follows_sooner_than_the_turn_of_another():
    match = Match(GAME, GAME.boards.load("park"), GAME.options(3), VerifiableChance(bytes(32), b""))
    waits: dict[bool, set[float]] = {True: set(), False: set()}
    decided = -1
    while not match.over:
        seat = match.actor
        waits[seat == decided].add(seconds_before(match, PACE))
        assert seconds_before(match, 0.0) == 0.0
        decided = match.play(seat, match.choices()[-1].token).entries[0].seat
    assert waits == {True: {PACE * CONTINUED}, False: {PACE}}
    assert 0 < CONTINUED < 1
