"""Decisions at which nobody is waited for: answered beforehand, in one step, and alike whoever holds what."""

from __future__ import annotations

import pytest

from chequered.games import moto_strategy
from chequered.match import Given, GivenChance, Match, NotAwaited, Refused, StandingAnswers, VerifiableChance
from chequered.match.record import step_parts, steps_of

GAME = moto_strategy.GAME
LONG_LAP, MOTO_3, STARTER, STOP = 9, 2, 5, 8


def dealt(*firsts: int, seats: int = 3) -> Match:
    """A match in whose first deal each seat gets first the card given here, then MOTOs; seat 0 opens."""
    rest = [k % 3 for k in range(9 * seats)]
    return Match(GAME, GAME.boards.load("standard"), GAME.options(seats), GivenChance([*firsts, *rest, *[0] * 12]))


def tokens(match: Match) -> list[tuple[int, str, bool]]:
    return [(entry.seat, entry.token, entry.forced) for entry in match.steps[-1].entries if not entry.is_chance]


def answer(match: Match, standing: StandingAnswers) -> None:
    match.accept(match.propose_answers(standing.answers()))
    standing.lapse(match)


def test_all_are_asked_in_one_step_and_who_holds_nothing_declines_like_who_holds_one() -> None:
    """MS-7.2."""
    match = dealt(STARTER, LONG_LAP, MOTO_3)
    assert match.is_standing
    answer(match, StandingAnswers())
    assert tokens(match)[:3] == [(0, "decline", False), (1, "decline", False), (2, "decline", False)]
    assert not match.is_standing


def test_on_the_grid_the_only_answer_is_played_unasked_and_in_the_race_it_is_not() -> None:
    match = dealt(STARTER, MOTO_3, MOTO_3)
    answer(match, StandingAnswers())
    assert tokens(match)[3:] == [(0, "lay-starter", True)]
    assert match.actor == 0

    only = GAME.State.from_dict(match.state.as_dict())
    only.hand[0] = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    match._state = only  # a hand of one kind, which nobody else may notice
    assert [choice.token for choice in match.choices()] == ["lay-moto-3"]
    match.play(0, "lay-moto-3")
    assert match.is_standing


def test_an_answer_given_beforehand_is_played_when_its_seat_is_asked_and_ends_the_step() -> None:
    match, standing = dealt(STARTER, LONG_LAP, LONG_LAP), StandingAnswers()
    standing.give(match, 1, "long-lap-2")
    standing.give(match, 2, "long-lap-1")
    answer(match, standing)
    assert tokens(match) == [(0, "decline", False), (1, "long-lap-2", False)]
    assert match.is_standing
    assert (standing.of(1), standing.of(2)) == ("", "long-lap-1")


def test_an_answer_can_be_changed_and_taken_back() -> None:
    match, standing = dealt(STARTER, LONG_LAP, MOTO_3), StandingAnswers()
    standing.give(match, 1, "long-lap-2")
    standing.give(match, 1, "long-lap-0")
    assert standing.of(1) == "long-lap-0"
    standing.take_back(1)
    answer(match, standing)
    assert match.actor == 0
    assert match.state.owed == [0] * 5


def test_who_holds_no_such_card_cannot_give_an_answer_and_what_was_given_stands() -> None:
    match, standing = dealt(STARTER, LONG_LAP, MOTO_3), StandingAnswers()
    standing.give(match, 1, "long-lap-2")
    for seat, token, rule in ((0, "long-lap-1", "MS-5.1"), (1, "long-lap-1", "MS-5.1"), (1, "lay-moto-1", "MS-4.8")):
        with pytest.raises(Refused) as refused:
            standing.give(match, seat, token)
        assert refused.value.name == rule
    assert standing.answers() == {1: "long-lap-2"}
    assert [choice.token for choice in match.beforehand(1)] == ["long-lap-0", "long-lap-2"]
    assert match.beforehand(0) == []


def test_an_answer_lapses_with_its_target_and_with_the_deal() -> None:
    match, standing = dealt(STARTER, LONG_LAP, MOTO_3), StandingAnswers()
    answer(match, standing)
    standing.give(match, 1, "long-lap-0")
    # Seat 0 has more than five cards: a STOP would eliminate it.
    match.state.hand[0][STOP] += 1
    match.state.hand_size[0] += 1
    match.play(0, "lay-stop")
    assert standing.lapse(match) == {1}

    two = dealt(STARTER, LONG_LAP, seats=2)
    answer(two, standing)
    standing.give(two, 1, "long-lap-0")
    two.state.hand[0][STOP] += 1
    two.state.hand_size[0] += 1
    two._chance = VerifiableChance(bytes(32), b"")
    two.play(0, "lay-stop")
    assert two.state.deal == 2
    assert standing.lapse(two) == {1}


def test_nobody_can_act_where_nobody_is_waited_for_nor_run_on_into_it() -> None:
    match = dealt(STARTER, LONG_LAP, MOTO_3)
    with pytest.raises(NotAwaited):
        match.propose(0, ["decline"])
    answer(match, StandingAnswers())
    with pytest.raises(ValueError, match="nobody is waited for"):
        match.propose_answers({})
    with pytest.raises(NotAwaited):
        match.propose(0, ["lay-moto-1", "decline"])


def test_a_journal_with_windows_folds_again_and_its_record_keeps_it() -> None:
    chance = VerifiableChance(bytes(32), b"windows")
    match, standing = Match(GAME, GAME.boards.load("standard"), GAME.options(3), chance), StandingAnswers()
    while len(match.steps) < 200 and not match.over:
        if match.is_standing:
            for seat in range(3):
                allowed = match.beforehand(seat)
                if allowed and not standing.of(seat):
                    standing.give(match, seat, allowed[-1].token)
            answer(match, standing)
        else:
            match.play(match.actor, match.choices()[0].token)
    assert any(entry.token.startswith("long-lap") for step in match.steps for entry in step.entries)
    again = Match.restore(GAME, match.board, match.options, chance, match.steps)
    assert again.state == match.state
    assert steps_of(step_parts(match.steps)) == match.steps


def test_what_was_not_allowed_for_a_moment_has_lapsed_for_good_also_when_it_is_restored_later() -> None:
    match = dealt(STARTER, MOTO_3, MOTO_3, LONG_LAP)
    answer(match, StandingAnswers())
    live = StandingAnswers()
    live.give(match, 0, "long-lap-1")
    kept = dict(live.given)
    assert StandingAnswers.restored(match, kept).given == kept == {0: Given("long-lap-1", 1)}
    match.play(0, "long-lap-2")
    assert live.lapse(match) == {0}
    # Another LONG LAP was drawn since.
    match.state.hand[0][LONG_LAP] += 1
    match.state.hand_size[0] += 1
    assert match.beforehand_refusal(0, "long-lap-1") == 0
    assert StandingAnswers.restored(match, kept).given == {}
