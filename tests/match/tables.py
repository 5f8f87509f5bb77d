"""A match of any game for the tests beside this file: played to its end by seeded random actions."""

from __future__ import annotations

import random

from chequered.games import game
from chequered.match import Match, VerifiableChance, commitment, joint_entropy
from chequered.match.record import ChancePart, MatchRecord, SeatPart, match_record

SECRET = bytes(range(32))
ENTROPY = [b"one", b"two"]
CHOICES = {"challenge": 1, "bonus_step": 1}


def opened(seats: int = 3, **choices: int) -> Match:
    monza = game("monza")
    chance = VerifiableChance(SECRET, joint_entropy(ENTROPY))
    return Match(monza, monza.boards.load("short"), monza.options(seats, choices or CHOICES), chance)


def played(seed: int = 1, seats: int = 3) -> Match:
    match, dice = opened(seats), random.Random(seed)
    while not match.over:
        match.play(match.actor, dice.choice(match.choices()).token)
    return match


def recorded(match: Match) -> MatchRecord:
    spec = match.game.spec
    return match_record(
        match,
        played="2026-01-31T18:00:00Z",
        options=CHOICES,
        seats=[
            SeatPart("bot", f"Bot {n}", "novice", {"colour": spec.attributes[0].values[n]}) for n in range(match.seats)
        ],
        chance=ChancePart(commitment(SECRET), [part.hex() for part in ENTROPY], SECRET.hex()),
    )
