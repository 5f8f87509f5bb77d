"""Guards the comparison of a whole record with what a seat downloaded during the match: nothing was rewritten later."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from chequered.games import GAMES, game
from chequered.match import Match, VerifiableChance, commitment
from chequered.match.record import (
    BoardPart,
    ChancePart,
    MatchRecord,
    SeatPart,
    StepPart,
    ViewRecord,
    dump,
    load,
    match_record,
    view_record,
)
from chequered.match.verify import compare
from tests.secrecy.pairs import HIDING

SECRET, ENTROPY = bytes(range(32)), b"sixteen and more"
SEATS = 3
PLAYED = "2026-01-31T18:00:00Z"


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    found = game(request.param)
    board = found.boards.load(found.boards.presets()[0])
    at = Match(found, board, found.options(SEATS, HIDING.get(found.spec.id)), VerifiableChance(SECRET, ENTROPY))
    dice = random.Random(4)
    while not at.over and len(at.steps) < 40:
        if at.is_standing:
            at.accept(at.propose_answers({}))
        else:
            at.play(at.actor, dice.choice(at.choices()).token)
    return at


def whole(match: Match) -> MatchRecord:
    chance = ChancePart(commitment(SECRET), [ENTROPY.hex()], SECRET.hex())
    return match_record(match, played=PLAYED, options={}, seats=sitters(), chance=chance)


def seen_by(match: Match, seat: int | None, steps: int = 20) -> ViewRecord:
    """What the seat could download after so many steps, as a file gives it back."""
    view = view_record(
        match.game,
        played=PLAYED,
        options={},
        seats=sitters(),
        board=BoardPart.of(match.board),
        commitment=commitment(SECRET),
        seat=-1 if seat is None else seat,
        steps=match.steps_for(seat)[:steps],
    )
    read = load(dump(view))
    assert isinstance(read, ViewRecord)
    return read


def sitters() -> list[SeatPart]:
    return [SeatPart("person", name) for name in ("Ada", "Ben", "Chiara")]


def test_a_record_tells_of_every_step_what_each_seat_and_a_spectator_saw(match: Match):
    for seat in (None, *range(SEATS)):
        found = compare(whole(match), seen_by(match, seat))
        assert found.holds, found.detail
    assert compare(whole(match), seen_by(match, 0, steps=len(match.steps))).holds


def test_where_hands_are_hidden_no_seat_saw_what_another_one_did(match: Match):
    claimed = msgspec.structs.replace(seen_by(match, 0), seat=1)
    assert compare(whole(match), claimed).holds != match.game.hides


def changed(steps: list[StepPart]) -> Iterator[list[StepPart]]:
    """The steps with one event told otherwise, one entry less, or one step less in the middle."""
    at = next(k for k, step in enumerate(steps) if step.number and any(entry.events for entry in step.entries))
    step = steps[at]
    place = next(k for k, entry in enumerate(step.entries) if entry.events)
    entry = step.entries[place]
    event = msgspec.structs.replace(entry.events[0], rule=entry.events[0].rule + 1)
    told = msgspec.structs.replace(entry, events=[event, *entry.events[1:]])
    entries = [*step.entries[:place], told, *step.entries[place + 1 :]]
    yield [*steps[:at], msgspec.structs.replace(step, entries=entries), *steps[at + 1 :]]
    yield [*steps[:at], msgspec.structs.replace(step, entries=step.entries[:-1]), *steps[at + 1 :]]
    yield [*steps[:at], *steps[at + 1 :]]


def test_every_change_of_a_step_is_found_with_its_number(match: Match):
    view = seen_by(match, 0)
    for steps in changed(view.steps):
        found = compare(whole(match), msgspec.structs.replace(view, steps=steps))
        assert not found.holds
        assert found.detail.startswith("step ")


def test_another_match_is_none_that_this_seat_saw(match: Match):
    record, view = whole(match), seen_by(match, 0)
    faults = {
        "secret": msgspec.structs.replace(view, commitment="00" * 32),
        "options": msgspec.structs.replace(view, options={"laps": 3}),
        "played": msgspec.structs.replace(view, played="2026-01-31T18:00:01Z"),
        "in seat 1": msgspec.structs.replace(
            view, seats=[view.seats[0], SeatPart("bot", "Ben", "club"), view.seats[2]]
        ),
        "of 2": msgspec.structs.replace(view, seats=view.seats[:2]),
        "seat 7": msgspec.structs.replace(view, seat=7),
        "rules_version": msgspec.structs.replace(view, rules_version=view.rules_version + 1),
    }
    for word, other in faults.items():
        found = compare(record, other)
        assert not found.holds
        assert word in found.detail
    shorter = msgspec.structs.replace(record, steps=record.steps[:5])
    assert "more steps" in compare(shorter, view).detail
