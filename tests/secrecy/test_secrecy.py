"""Guards that nobody is told what only another may know: two matches that differ in nothing else look the same.

The same test for every game. Games of hidden hands part in thousands of pairs; one that hides its bids alone, in a few
of each match; in open ones there is nothing to part.
"""

from __future__ import annotations

from random import Random

import pytest

from chequered.games import GAMES, game
from chequered.kernel.game import Game
from tests.secrecy.pairs import Pair, pairs, record

HANDS, BIDS, NOTHING = "hands", "bids", "nothing"
"""What a game hides."""

MATCHES = {HANDS: 60, BIDS: 60, NOTHING: 3}
"""Matches played."""

LONGEST = {HANDS: 240, BIDS: 16, NOTHING: 240}
"""Their steps: bids are made before all else."""

ENOUGH = {HANDS: (1000, 2000), BIDS: (60, 60), NOTHING: (0, 0)}
"""More pairs than these differ, and go on as pairs for a step; none where nothing is hidden."""

FURTHER = 4
"""Steps that a pair is played on with."""

RECENT = 16
"""Steps compared where a pair parts; the file of a match tells of all."""


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_the_same_whatever_it_cannot_know(name: str) -> None:
    """MS-7.1."""
    found = game(name)
    compared = different = further = 0
    kind = hidden_in(found)
    for pair in pairs(found, Random(7), MATCHES[kind], LONGEST[kind]):
        compare(pair, since=max(0, len(pair.one.steps) - RECENT))
        compared += 1
        if pair.one.state == pair.other.state:
            continue
        different += 1
        for _ in range(FURTHER):
            if pair.one.over or not pair.go_on():
                break
            compare(pair, since=len(pair.one.steps) - 1)
            further += 1
    assert compared > 10
    assert (different > ENOUGH[kind][0]) == found.hides
    assert (further > ENOUGH[kind][1]) == found.hides


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_what_a_seat_has_seen_is_the_same_whatever_it_has_not(name: str) -> None:
    """MS-7.1."""
    found = game(name)
    different = 0
    kind = hidden_in(found)
    for pair in pairs(found, Random(8), 30 if kind == BIDS else 4, LONGEST[kind]):
        assert record(pair.one, pair.viewer) == record(pair.other, pair.viewer)
        different += pair.one.state != pair.other.state
    assert (different > (20 if kind == BIDS else 50)) == found.hides


def hidden_in(found: Game) -> str:
    if not found.hides:
        return NOTHING
    return BIDS if any(block.sealed for block in found.spec.blocks) else HANDS


def compare(pair: Pair, since: int) -> None:
    one, other = pair.told(since)
    for what, said in one.items():
        assert said == other[what], f"viewer {pair.viewer} can tell by its {what}, after step {len(pair.one.steps) - 1}"
