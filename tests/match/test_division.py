"""Guards that a record cannot be divided into other steps than the match had, nor say of other actions who was asked.

That the entries themselves are legal, `test_record` guards.
"""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from chequered.games import GAMES, game
from chequered.match import Match, VerifiableChance, commitment
from chequered.match.record import ChancePart, EntryPart, MatchRecord, SeatPart, StepPart, match_record
from chequered.match.verify import verify

SECRET, ENTROPY = bytes(range(32)), b"sixteen and more"
SEATS, STEPS = 3, 60


def opened(name: str) -> Match:
    found = game(name)
    board = found.boards.load(found.boards.presets()[0])
    return Match(found, board, found.options(SEATS), VerifiableChance(SECRET, ENTROPY))


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> MatchRecord:
    return played(request.param)


@cache
def played(name: str) -> MatchRecord:
    """The beginning of a match, in which Moto Strategy's players often answer where nobody is waited for."""
    match = opened(name)
    dice = random.Random(4)
    while not match.over and len(match.steps) < STEPS:
        if match.is_standing:
            held = {seat: [choice.token for choice in match.beforehand(seat)] for seat in range(SEATS)}
            legal = {seat: dice.choice(tokens) for seat, tokens in held.items() if tokens and seat == match.actor}
            match.accept(match.propose_answers(legal))
        else:
            match.play(match.actor, dice.choice(match.choices()).token)
    return recorded(match)


def recorded(match: Match) -> MatchRecord:
    chance = ChancePart(commitment(SECRET), [ENTROPY.hex()], SECRET.hex())
    sitters = [SeatPart("person", name) for name in ("Ada", "Ben", "Chiara")]
    return match_record(match, played="2026-01-31T18:00:00Z", options={}, seats=sitters, chance=chance)


def rules_fault(record: MatchRecord, steps: list[StepPart]) -> str:
    numbered = [replace(step, number=number) for number, step in enumerate(steps)]
    return next(found.detail for found in verify(replace(record, steps=numbered)).findings if found.check == "rules")


def is_decided(entry: EntryPart) -> bool:
    return entry.seat >= 0 and not entry.forced


def test_the_steps_of_a_match_are_as_it_divided_them(record: MatchRecord):
    assert rules_fault(record, record.steps) == ""


def test_two_steps_made_one_are_found(record: MatchRecord):
    """But not two actions of one seat with nothing in between: it could have sent both in one."""
    tried = 0
    for number, (step, later) in enumerate(zip(record.steps, record.steps[1:], strict=False)):
        joined = replace(later, entries=[*step.entries, *later.entries])
        last, first = (step.entries or later.entries)[-1], later.entries[0]
        if is_decided(last) and last.seat == first.seat:
            continue
        fault = rules_fault(record, [*record.steps[:number], joined, *record.steps[number + 2 :]])
        assert fault.startswith(f"step {number}, entry {len(step.entries)}: "), fault
        tried += 1
    assert tried > 20


def test_two_actions_of_one_seat_in_turn_may_be_one_step():
    match = opened("monza")
    seat = match.actor
    plan = next(plan for plan in match.plans() if len(plan.tokens) > 1)
    match.play(seat, *plan.tokens)
    told = recorded(match)
    assert sum(is_decided(entry) for entry in told.steps[1].entries) > 1
    assert rules_fault(told, told.steps) == ""


def cuts(steps: list[StepPart]) -> Iterator[tuple[int, int]]:
    """Where a step could be cut: between two entries of it of which the second is no decision."""
    for number, step in enumerate(steps):
        for place, entry in enumerate(step.entries):
            if place and not is_decided(entry):
                yield number, place


def test_a_step_cut_in_two_is_found(record: MatchRecord):
    places = random.Random(1).sample([*cuts(record.steps)], 12)
    for number, place in places:
        step = record.steps[number]
        parts = [replace(step, entries=step.entries[:place]), replace(step, entries=step.entries[place:])]
        fault = rules_fault(record, [*record.steps[:number], *parts, *record.steps[number + 1 :]])
        assert fault == f"step {number}: it ends too soon: what follows is not decided by anybody"


def test_a_round_of_answers_cut_in_two_is_found():
    match = opened("moto_strategy")
    while not match.is_standing:
        match.play(match.actor, match.choices()[0].token)
    match.accept(match.propose_answers({}))
    told = recorded(match)
    *before, asked = told.steps
    assert len(asked.entries) > 1
    parts = [replace(asked, entries=asked.entries[:1]), replace(asked, entries=asked.entries[1:])]
    assert rules_fault(told, told.steps) == ""
    assert rules_fault(told, [*before, *parts]) == f"step {asked.number}: it ends too soon: more are asked"


def test_an_empty_step_is_found(record: MatchRecord):
    empty = replace(record.steps[3], entries=[])
    assert rules_fault(record, [*record.steps[:4], empty, *record.steps[4:]]) == "step 4: it is empty"


def test_a_decision_marked_as_forced_is_found_and_so_is_an_outcome(record: MatchRecord):
    for number, step in enumerate(record.steps[:20]):
        for place, entry in enumerate(step.entries):
            if entry.forced:
                continue
            entries = [*step.entries[:place], replace(entry, forced=True), *step.entries[place + 1 :]]
            told = [*record.steps[:number], replace(step, entries=entries), *record.steps[number + 1 :]]
            assert "forced" in rules_fault(record, told)


def test_a_forced_action_that_loses_its_mark_is_found_where_its_seat_had_not_just_decided():
    """In no game is that so at every moment, and in Lamborghini's beginning it never is: enough are among them all."""
    tried = sum(_lost_marks(played(name)) for name in GAMES)
    assert tried > len(GAMES)


def _lost_marks(record: MatchRecord) -> int:
    """In how many places a mark was taken away; each time it must be found."""
    tried = 0
    for number, step in enumerate(record.steps):
        for place, entry in enumerate(step.entries):
            before = step.entries[place - 1] if place else None
            if not entry.forced or (before and is_decided(before) and before.seat == entry.seat):
                continue
            entries = [*step.entries[:place], replace(entry, forced=False), *step.entries[place + 1 :]]
            told = [*record.steps[:number], replace(step, entries=entries), *record.steps[number + 1 :]]
            assert rules_fault(record, told).startswith(f"step {number}, entry {place}: a decision")
            tried += 1
    return tried
