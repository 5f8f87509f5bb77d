"""A season of short races for the tests beside this file, each with a secret of its own and played at random."""

from __future__ import annotations

import random
from functools import cache

from chequered.games import game
from chequered.kernel.game import Game
from chequered.match import Match, VerifiableChance, commitment, joint_entropy
from chequered.match.record import BoardPart, ChancePart, MatchRecord, SeasonRecord, SeatPart, match_record
from chequered.match.season_record import season_record

OPTIONS = {"laps": 1, "qualifying": 0, "extra_power_six": 0, "lapped": 0}
CIRCUITS = 2
ENTROPY = [b"one", b"two"]


def racing() -> Game:
    """A game that has seasons."""
    return game("motogp")


def seats() -> list[SeatPart]:
    colours = racing().spec.attributes[0].values
    return [SeatPart("person", name, "", {"colour": colours[n]}) for n, name in enumerate(("Ann", "Bob"))]


def circuits() -> list[BoardPart]:
    boards = [racing().boards.load(name) for name in racing().boards.presets()[:CIRCUITS]]
    return [BoardPart.of(board) for board in boards]


@cache
def race(number: int) -> MatchRecord:
    """The season's race of this number, from 1."""
    circuit, secret = circuits()[number - 1], bytes([number]) * 32
    board = racing().boards.from_content(circuit.content)
    options = racing().options(len(seats()), OPTIONS)
    match = Match(racing(), board, options, VerifiableChance(secret, joint_entropy(ENTROPY)))
    dice = random.Random(number)
    while not match.over:
        match.play(match.actor, dice.choice(match.choices()).token)
    return match_record(
        match,
        played=f"2026-01-1{number}T18:00:00+00:00",
        options=OPTIONS,
        seats=seats(),
        chance=ChancePart(commitment(secret), [part.hex() for part in ENTROPY], secret.hex()),
    )


def season(races: int = CIRCUITS) -> SeasonRecord:
    """The record after so many races."""
    over = [race(number) for number in range(1, races + 1)]
    return season_record(racing(), options=OPTIONS, seats=seats(), circuits=circuits(), races=over)
