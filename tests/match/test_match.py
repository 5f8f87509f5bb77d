"""A match as its users see it: steps end at real decisions, refusals change nothing, and the journal is the truth."""

from __future__ import annotations

import pytest

from chequered.kernel.contract import OVER
from chequered.match import FoldError, Match, Refused, Step, UnknownToken, VerifiableChance, joint_entropy
from tests.match.tables import ENTROPY, SECRET, opened, played


def test_the_opening_step_holds_the_roll_of_the_first_turn() -> None:
    match = opened()
    assert [step.number for step in match.steps] == [0]
    assert [entry.is_chance for entry in match.steps[0].entries[:6]] == [True] * 6
    assert match.actor == 0
    assert len(match.choices()) > 1


def test_a_step_goes_on_until_somebody_has_a_choice() -> None:
    match = played()
    for step in match.steps:
        decision, rest = step.entries[0], step.entries[1:]
        assert step.number == 0 or not (decision.is_chance or decision.forced)
        assert all(entry.is_chance or entry.forced for entry in rest)
        state = match.state_after(step.number)
        rules = match.game.plain()
        actor = rules.actor(match.board.record, state)
        ids = [0] * len(match.game.spec.tokens)
        assert actor == OVER or rules.legal(match.board.record, state, ids) > 1


def test_proposing_changes_nothing_and_accepting_makes_it_the_present() -> None:
    match = opened()
    before, token = match.state.copy(), match.choices()[0].token
    step = match.propose(0, [token])
    assert match.state == before
    assert len(match.steps) == 1
    match.accept(step)
    assert match.state != before
    assert match.steps[-1] is step


def test_only_the_step_proposed_last_can_be_accepted() -> None:
    match = opened()
    first = match.propose(0, [match.choices()[0].token])
    second = match.propose(0, [match.choices()[1].token])
    with pytest.raises(ValueError, match="proposed last"):
        match.accept(first)
    match.accept(second)
    with pytest.raises(ValueError, match="proposed last"):
        match.accept(second)


@pytest.mark.parametrize(
    ("seat", "token", "rule"), [(1, "left", "MZ-3.1"), (0, "blue", "MZ-3.2"), (0, "stay", "MZ-8.1")]
)
def test_a_refusal_names_the_rule_and_changes_nothing(seat: int, token: str, rule: str) -> None:
    match = opened()
    before = match.state.copy()
    with pytest.raises(Refused) as refused:
        match.play(seat, token)
    assert (refused.value.name, match.state, len(match.steps)) == (rule, before, 1)


def test_a_word_that_is_no_action_is_told_apart_from_a_refusal() -> None:
    with pytest.raises(UnknownToken, match="'sideways'"):
        opened().play(0, "sideways")
    with pytest.raises(ValueError, match="at least one token"):
        opened().play(0)


def test_a_plan_is_one_step_and_is_refused_as_a_whole() -> None:
    match = opened()
    plan = next(plan for plan in match.plans() if len(plan.tokens) == 2)
    before = match.state.copy()
    with pytest.raises(Refused):
        match.play(0, *plan.tokens, "blue")
    assert match.state == before
    step = match.play(0, *plan.tokens)
    assert [entry.token for entry in step.entries[:2]] == list(plan.tokens)
    assert step.number == 1


def test_plans_lead_where_no_single_action_does_and_each_can_be_played() -> None:
    match = played(seed=4)
    for number in range(0, len(match.steps) - 1, 5):
        again = Match.restore(match.game, match.board, match.options, _chance(), match.steps[: number + 1])
        direct = {choice.target for choice in again.choices()}
        for plan in again.plans():
            assert plan.target not in direct
            assert plan.targets[-1] == plan.target
            assert len(plan.tokens) == len(plan.targets) >= 2
            step = again.propose(again.actor, plan.tokens)
            assert [entry.token for entry in step.entries[: len(plan.tokens)]] == list(plan.tokens)


def test_restoring_from_the_journal_gives_the_same_match() -> None:
    match = played()
    again = Match.restore(match.game, match.board, match.options, _chance(), match.steps)
    assert again.state == match.state
    assert again.steps == match.steps
    assert again.places() == match.places()


def test_a_journal_that_was_changed_is_not_restored() -> None:
    match = played()
    cut = match.steps[3]
    changed = [*match.steps[:3], Step(cut.number, cut.entries, "00" * 32), *match.steps[4:]]
    with pytest.raises(FoldError, match="step 3"):
        Match.restore(match.game, match.board, match.options, _chance(), changed)


def test_every_earlier_state_can_be_had_again() -> None:
    match, states = opened(), []
    states.append(match.state.copy())
    while not match.over and len(states) < 60:
        match.play(match.actor, match.choices()[-1].token)
        states.append(match.state.copy())
    assert [match.state_after(n) for n in range(len(states))] == states


def test_pointing_at_a_cell_out_of_reach_is_answered_with_the_rule() -> None:
    match = opened()
    finish = match.board.record.finish  # type: ignore[attr-defined]  # Monza's board has one
    reachable = {choice.target for choice in match.choices()}
    assert match.game.spec.rule_name(match.why(0, finish)) == "MZ-3.4"
    assert match.game.spec.rule_name(match.why(1, finish)) == "MZ-3.1"
    assert all(match.why(0, target) == 0 for target in reachable if target >= 0)


def test_steps_for_a_seat_tell_no_weights_and_no_digest() -> None:
    match = played()
    told = match.steps_for(0, since=2)
    assert [step.number for step in told] == [step.number for step in match.steps[2:]]
    assert {step.digest for step in told} == {""}
    assert {entry.weights for step in told for entry in step.entries} == {()}


def _chance() -> VerifiableChance:
    return VerifiableChance(SECRET, joint_entropy(ENTROPY))
