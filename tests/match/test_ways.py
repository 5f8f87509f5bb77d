"""Guards that ways are offered whole, with what they cause, and that lanes are asked for only where they matter."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from chequered.games import game
from chequered.match import Match, Plan, VerifiableChance, ways
from chequered.match.referee import referee
from tests.match.auction import game as auction
from tests.match.auction.spec import SPEC

LANES = ("inner", "outer")
ELSEWHERE = "GP-3.4"


def _opened(seed: int) -> Match:
    motogp = game("motogp")
    options = motogp.options(3, {"laps": 2, "qualifying": 0})
    return Match(motogp, motogp.boards.load("ironwood"), options, VerifiableChance(bytes(32), bytes([seed])))


@cache
def _played(seed: int) -> Match:
    match, dice = _opened(seed), random.Random(seed)
    while not match.over:
        match.play(match.actor, *_decision(match, dice))
    return match


def _decision(match: Match, dice: random.Random) -> tuple[str, ...]:
    plans = match.plans()
    return dice.choice(plans).tokens if plans else (dice.choice(match.choices()).token,)


def _questions(seed: int) -> Iterator[tuple[Match, list[Plan]]]:
    """A race as it goes on, wherever lanes are asked for."""
    match, dice = _opened(seed), random.Random(seed)
    while not match.over:
        if {choice.token for choice in match.choices()} == set(LANES):
            yield match, match.plans()
        match.play(match.actor, *_decision(match, dice))


def test_of_ways_with_the_same_end_one_is_offered_and_a_lane_is_asked_for_only_if_there_are_two():
    asked = 0
    for match, plans in _questions(1):
        ends = [plan.target for plan in plans]
        assert len(ends) == len(set(ends)) > 1
        assert all(match.why(match.actor, end) == 0 for end in ends)
        asked += 1
    assert asked > 20


def test_lanes_that_all_end_alike_are_ridden_without_a_question():
    entries = [entry for step in _played(1).steps for entry in step.entries]
    unasked = [entry for entry in entries if entry.forced and entry.token in LANES]
    chosen = [entry for entry in entries if not entry.forced and entry.token in LANES]
    assert unasked
    assert chosen


def test_a_step_is_played_unasked_exactly_where_there_is_one_way_on():
    known, judge, played = {True: 0, False: 0}, referee(game("motogp")), _played(1)
    for number in range(len(played.steps) - 1):
        state = played.state_after(number)
        for entry in played.steps[number + 1].entries:
            if entry.token in LANES and len(judge.choices(played.board.record, state)) > 1:
                only = ways.find_ways(judge, played.board.record, state)
                token = only[0].tokens[0] if len(only) == 1 else ""
                assert ways.only_answer(judge, played.board.record, state) == token
                known[bool(token)] += 1
            played._replay(state, entry)
    assert min(known.values()) > 5


def test_a_cell_that_every_way_only_passes_is_refused_by_the_rule_about_ways():
    passed = [
        match.game.spec.rule_name(match.why(match.actor, choice.target))
        for match, plans in _questions(2)
        for choice in match.choices()
        if choice.target not in {plan.target for plan in plans}
    ]
    assert passed
    assert set(passed) == {ELSEWHERE}


def test_a_way_does_what_its_plan_has_said():
    for match, plans in _questions(3):
        for plan in plans:
            step = match.propose(match.actor, plan.tokens)
            events = [happening for entry in step.entries for happening in entry.events]
            assert tuple(events[: len(plan.events)]) == plan.events


def test_where_there_are_too_many_ways_to_try_none_is_told_and_none_is_taken_for_the_only_one(monkeypatch):
    match, _ = next(_questions(1))
    monkeypatch.setattr(ways, "MOST_TRIED", 1)
    assert ways.find_ways(referee(match.game), match.board.record, match.state) == []
    assert ways.only_answer(referee(match.game), match.board.record, match.state) == ""


# ------------------------------------------------------------------------------------------------ many steps


def _drive(bids: tuple[str, ...] = ("bid-0", "bid-1", "bid-0")) -> Match:
    """Before twelve steps of a car, each ahead or to one of two lanes beside: of a game that only tests play."""
    options = auction.GAME.options(len(bids))
    match = Match(auction.GAME, auction.GAME.boards.load("rich"), options, VerifiableChance(bytes(32), b""))
    for bid in bids:
        match.play(match.actor, bid)
    return match


def _ids(plan: Plan) -> list[int]:
    return [SPEC.ids[token] for token in plan.tokens]


def test_of_many_steps_that_meet_in_few_states_each_end_is_offered_once():
    assert {plan.target: len(plan.tokens) for plan in _drive().plans()} == {34: 11, 36: 12, 37: 12, 38: 12}


def test_the_way_to_each_end_is_the_one_whose_actions_come_first():
    offered = {plan.target: plan.tokens for plan in _drive().plans()}
    straight = ("ahead",) * 10
    assert offered[34] == (*straight, "ahead")
    assert offered[36] == (*straight, "left", "ahead")
    assert offered[37] == (*straight, "left", "right")
    assert offered[38] == (*straight, "right", "ahead")


def test_a_way_ends_where_anything_but_a_step_can_be_chosen():
    match = _drive()
    (before_pit,) = (plan for plan in match.plans() if len(plan.tokens) == 11)
    match.play(match.actor, *before_pit.tokens)
    assert {choice.token for choice in match.choices()} == {"ahead", "left", "right", "pit"}


def test_ways_are_listed_by_the_ids_of_their_actions():
    for match, plans in _questions(4):
        ids = [[match.game.spec.ids[token] for token in plan.tokens] for plan in plans]
        assert ids == sorted(ids)
    ids = [[SPEC.ids[token] for token in plan.tokens] for plan in _drive().plans()]
    assert ids == sorted(ids)


def test_an_action_that_points_at_nothing_tells_what_it_would_cause_and_nothing_is_done():
    match, dice = _opened(5), random.Random(5)
    told = 0
    while not match.over and told < 40:
        before, outlooks = match.state.copy(), match.outlooks()
        assert [plan.tokens for plan in outlooks] == [(c.token,) for c in match.choices() if c.target < 0]
        for plan in outlooks:
            first = match.propose(match.actor, plan.tokens).entries[0]
            assert (first.token, first.events) == (plan.tokens[0], plan.events)
            told += 1
        assert match.state == before
        match.play(match.actor, *_decision(match, dice))
    assert told
