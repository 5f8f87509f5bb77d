"""What a match of a game with hidden cards tells a seat: its own cards, and of the others' neither word nor number."""

from __future__ import annotations

from chequered.kernel.views import UNSEEN
from chequered.match import Entry, GivenChance, Match, viewpoint
from tests.kernel.toy.game import GAME
from tests.kernel.toy.spec import Event


def dealt() -> Match:
    """Card three is put away; seat 0 has one and three, seat 1 two and two."""
    outcomes = [2, 0, 1, 2, 1]
    return Match(GAME, GAME.boards.load(GAME.boards.presets()[0]), GAME.options(2, {"long": 1}), GivenChance(outcomes))


def told(match: Match, seat: int | None) -> list[tuple[str, tuple[int, ...]]]:
    entries: list[Entry] = [entry for step in match.steps_for(seat) for entry in step.entries]
    return [(entry.token, entry.events[0].args) for entry in entries]


def test_a_seat_hears_which_cards_it_got_and_only_that_the_others_got_some() -> None:
    match, unseen = dealt(), UNSEEN
    assert told(match, 0) == [("", (unseen,)), ("one", (0, 0)), ("", (1, unseen)), ("three", (0, 2)), ("", (1, unseen))]
    assert told(match, 1) == [("", (unseen,)), ("", (0, unseen)), ("two", (1, 1)), ("", (0, unseen)), ("two", (1, 1))]


def test_a_spectator_hears_of_no_card() -> None:
    match = dealt()
    assert {token for token, _ in told(match, None)} == {""}
    assert [args for _, args in told(match, None)] == [(-1,), (0, -1), (1, -1), (0, -1), (1, -1)]


def test_matches_that_differ_in_what_a_seat_cannot_know_tell_it_the_same() -> None:
    one = dealt()
    other = Match(GAME, one.board, one.options, GivenChance([0, 0, 2, 2, 0]))
    assert one.state != other.state
    assert one.steps_for(0) == other.steps_for(0)
    assert one.view(0) == other.view(0)
    assert one.steps_for(None) == other.steps_for(None)
    assert one.steps_for(1) != other.steps_for(1)


def test_a_card_that_is_played_is_open_to_all() -> None:
    match = dealt()
    step = match.play(0, "play-three")
    for seat in (0, 1, None):
        entry = match.steps_for(seat, since=step.number)[0].entries[0]
        assert (entry.token, entry.events) == ("play-three", step.entries[0].events)


def test_a_screen_shared_by_several_shows_the_hand_of_who_decides_and_no_other() -> None:
    assert viewpoint({1}, 0) == 1
    assert viewpoint({0, 1}, 0) == 0
    assert viewpoint({0, 1}, 2) is None
    assert viewpoint(set(), 0) is None


def test_winners_are_those_whom_the_rules_name() -> None:
    match = Match(GAME, dealt().board, dealt().options, GivenChance([2, 0, 1, 2, 1, *[2] * 200]))
    assert match.winners() == []
    while not match.over:
        match.play(match.actor, "roll")
    named = [h.args[0] for e in match.steps[-1].entries for h in e.events if h.event == Event.WON]
    assert match.winners() == named
    assert len(named) == 1
