"""Sealed answers: given by seats that are still to be asked, hidden from all others, played when their turn comes.

On a game of its own (`tests.match.auction`), which the match knows as little as any other.
"""

from __future__ import annotations

from random import Random

import pytest

from chequered.kernel.conformance import check
from chequered.match import Given, Match, Refused, StandingAnswers, UnknownToken, VerifiableChance
from tests.match.auction.game import GAME
from tests.secrecy.pairs import Pair, pairs, told
from tests.secrecy.test_secrecy import compare


def opened(seats: int = 3, board: str = "rich") -> Match:
    return Match(GAME, GAME.boards.load(board), GAME.options(seats), VerifiableChance(bytes(32), b""))


def test_the_auction_is_a_game_like_any_other():
    check(GAME, entries=600)


def test_whoever_is_still_to_be_asked_may_seal_an_answer_and_nobody_else():
    match, standing = opened(), StandingAnswers()
    assert match.is_sealed
    assert not match.is_standing
    standing.give(match, 2, "bid-3")
    match.play(0, "bid-1")
    assert standing.lapse(match) == set()
    for seat, token, rule in ((0, "bid-2", "AU-1.2"), (2, "ahead", "AU-1.1")):
        with pytest.raises(Refused) as refused:
            standing.give(match, seat, token)
        assert refused.value.name == rule
    with pytest.raises(UnknownToken):
        standing.give(match, 2, "bid-9")
    assert standing.sealed(GAME.spec) == [2]


def test_a_sealed_answer_is_due_as_soon_as_its_seat_decides_and_not_before():
    match, standing = opened(), StandingAnswers()
    standing.give(match, 2, "bid-3")
    assert standing.due(match) == ""
    match.play(0, "bid-1")
    assert standing.due(match) == ""
    match.play(1, "bid-2")
    assert standing.due(match) == "bid-3"
    match.play(2, standing.due(match))
    assert standing.lapse(match) == {2}
    assert match.state.bid == [1, 2, 3]
    assert not match.is_sealed
    assert match.actor == 2


def test_a_sealed_answer_can_be_changed_and_taken_back():
    match, standing = opened(), StandingAnswers()
    standing.give(match, 1, "bid-3")
    standing.give(match, 1, "bid-0")
    match.play(0, "bid-1")
    assert standing.due(match) == "bid-0"
    standing.take_back(1)
    assert (standing.due(match), standing.sealed(GAME.spec)) == ("", [])


def test_what_was_sealed_is_restored_until_it_has_been_played():
    match = opened()
    kept = {1: Given("bid-2", 0), 2: Given("bid-3", 0)}
    match.play(0, "bid-0")
    assert StandingAnswers.restored(match, kept).given == kept
    match.play(1, "bid-2")
    assert StandingAnswers.restored(match, kept).given == {2: kept[2]}
    match.play(2, "bid-1")
    assert StandingAnswers.restored(match, kept).given == {}


def test_a_bid_is_told_to_nobody_else_until_all_are_open():
    match = opened()
    match.play(0, "bid-3")
    (own,), (other,), (watcher,) = (match.steps_for(seat, 1) for seat in (0, 1, None))
    assert [step.entries[0].token for step in (own, other, watcher)] == ["bid-3", "", ""]
    assert [match.view(seat).sealed for seat in (0, 1, None)] == [[3, 0, 0], [0, 0, 0], [0, 0, 0]]
    match.play(1, "bid-0")
    match.play(2, "bid-0")
    assert match.view(None).bid == [3, 0, 0]


def test_something_is_hidden_while_bids_are_made_and_plans_are_made_when_they_are_open():
    match = opened()
    while match.is_sealed:
        assert match.has_secrets
        assert match.plans() == match.outlooks() == []
        match.play(match.actor, "bid-0")
    assert not match.has_secrets
    assert match.plans()


def test_the_one_bid_that_can_be_made_is_played_unasked_for_all_know_that_it_is():
    match = opened(board="poor")
    board = match.board.record.copy()
    board.money = 0
    poor = Match(GAME, type(match.board)("", "", {}, board, match.board.drawing, (2, 3)), match.options, match._chance)
    assert not poor.is_sealed
    assert poor.state.has_bid == [1, 1, 1]


def test_others_can_tell_that_a_seat_has_sealed_an_answer_and_nothing_of_what_it_says():
    match, random = opened(), Random(1)
    sealings = [StandingAnswers({1: Given(token, 0)}) for token in ("bid-0", "bid-3")]
    for viewer in (0, 2, None):
        one, other = (told(match, standing, viewer, 0) for standing in sealings)
        assert one == other
        assert one != told(match, StandingAnswers(), viewer, 0)
    assert told(match, sealings[0], 1, 0) != told(match, sealings[1], 1, 0)
    compared = different = 0
    for pair in pairs(GAME, random, 30, 4):
        compare(pair, since=0)
        compared += 1
        different += pair.one.state != pair.other.state
        while pair.one.is_sealed and pair.go_on():
            compare(pair, since=len(pair.one.steps) - 1)
    assert compared > different > 15


def test_a_pair_that_tells_a_bid_is_found() -> None:
    """The complement: the comparison sees what it is there to see."""
    match = opened()
    match.play(0, "bid-3")
    other = opened()
    other.play(0, "bid-1")
    leaking = Pair(match, other, 0, Random(2))
    with pytest.raises(AssertionError):
        compare(leaking, since=0)
    compare(Pair(match, other, 1, Random(2)), since=0)
