"""Guards that nobody is told what only another may know: two matches that differ in nothing else look the same.

The same test for every game. Hidden games part in thousands of pairs; in open ones there is nothing to part.
"""

from __future__ import annotations

from random import Random

import pytest

from chequered.games import GAMES, game
from tests.secrecy.pairs import Pair, pairs, record

MATCHES = {True: 60, False: 3}
"""Matches played, of a game that hides something and of one that hides nothing."""

LONGEST = 240
FURTHER = 4
"""Steps that a pair is played on with."""

RECENT = 16
"""Steps compared where a pair parts; the file of a match tells of all."""


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_the_same_whatever_it_cannot_know(name: str) -> None:
    """MS-7.1."""
    found = game(name)
    compared = different = further = 0
    for pair in pairs(found, Random(7), MATCHES[found.hides], LONGEST):
        compare(pair, since=max(0, len(pair.one.steps) - RECENT))
        compared += 1
        different += pair.one.state != pair.other.state
        for _ in range(FURTHER):
            if pair.one.over or not pair.go_on():
                break
            compare(pair, since=len(pair.one.steps) - 1)
            further += 1
    assert compared > 10
    assert (different > 1000) == found.hides
    assert (further > 2000) == found.hides


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_what_a_seat_has_seen_is_the_same_whatever_it_has_not(name: str) -> None:
    """MS-7.1."""
    found = game(name)
    different = 0
    for pair in pairs(found, Random(8), 4, LONGEST):
        assert record(pair.one, pair.viewer) == record(pair.other, pair.viewer)
        different += pair.one.state != pair.other.state
    assert (different > 50) == found.hides


def compare(pair: Pair, since: int) -> None:
    one, other = pair.told(since)
    for what, said in one.items():
        assert said == other[what], f"viewer {pair.viewer} can tell by its {what}, after step {len(pair.one.steps) - 1}"
