"""Guards a game's facts as the layers above ask for them: ids and tokens, rule numbers, options and attributes."""

from dataclasses import replace
from typing import Any

import pytest

from chequered.kernel.game import Game, OptionsError
from tests.kernel.toy.game import GAME
from tests.kernel.toy.spec import SPEC


def test_ids_and_tokens_are_each_other_s_inverse():
    assert SPEC.tokens == ("one", "two", "three", "play-one", "play-two", "play-three", "roll")
    assert [SPEC.ids[token] for token in SPEC.tokens] == list(range(7))


def test_every_id_has_its_block_and_outcomes_come_first():
    assert [block.name for block in SPEC.block_of] == ["chance"] * 3 + ["card"] * 3 + ["roll"]
    assert SPEC.chance_tokens == ("one", "two", "three")


def test_events_are_found_by_their_numbers():
    assert {number: event.id for number, event in SPEC.event_of.items()} == {k: k for k in range(1, 6)}


def test_rule_numbers_and_names_are_each_other_s_inverse():
    assert [SPEC.rule_name(number) for number in SPEC.rules] == ["TOY-1.1", "TOY-1.2", "TOY-2.1", "TOY-2.2", "TOY-3.1"]
    assert [SPEC.rule_number(SPEC.rule_name(number)) for number in SPEC.rules] == list(SPEC.rules)


@pytest.mark.parametrize("name", ["TOY-9.9", "TOY-1.10", "MZ-1.1", "TOY-1", "", "101"])
def test_a_rule_that_the_game_does_not_have_is_refused(name: str):
    with pytest.raises(ValueError, match=f"toy has no rule '{name}'"):
        SPEC.rule_number(name)


def test_each_seat_has_as_many_pieces_as_usual_but_for_the_numbers_of_seats_that_the_game_names():
    pairs = replace(SPEC, pieces_at={2: 2})
    assert [pairs.pieces_of(seats) for seats in (2, 3)] == [2, 1]
    assert [pairs.seat_of(piece, 2) for piece in range(4)] == [0, 0, 1, 1]
    assert [pairs.seat_of(piece, 3) for piece in range(3)] == [0, 1, 2]
    assert (pairs.most_pieces, pairs.has_one_piece) == (4, False)
    teams = replace(SPEC, pieces=2)
    assert ([teams.pieces_of(seats) for seats in (2, 3)], teams.most_pieces, teams.has_one_piece) == ([2, 2], 6, False)
    assert (SPEC.most_pieces, SPEC.has_one_piece) == (3, True)


def test_what_is_not_chosen_gets_its_default_and_the_first_value_left():
    options = GAME.options(3, {"lucky": 1}, {"colour": [None, "red"]})
    assert options.as_dict() == {"seats": 3, "long": 0, "lucky": 1, "colour": [1, 0, 2]}


def test_seats_that_are_not_taken_have_no_attribute():
    assert GAME.options(2).as_dict()["colour"] == [0, 1, -1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((1,), "toy: expected 2 to 3 seats, got 1"),
        ((4,), "toy: expected 2 to 3 seats, got 4"),
        (("2",), "toy: expected 2 to 3 seats, got '2'"),
        ((2, {"quick": 1}), "toy: no option 'quick'; there are: long, lucky"),
        ((2, {"long": 2}), "toy: long is from 0 to 1, got 2"),
        ((2, {"long": "yes"}), "toy: long is from 0 to 1, got 'yes'"),
        ((2, {}, {"hat": ["red"]}), "toy: no seat attribute 'hat'"),
        ((2, {}, {"colour": ["red"] * 3}), "toy: colour for 3 seats, but there are 2"),
        ((2, {}, {"colour": ["pink"]}), "toy: colour is one of red, blue, gold, got 'pink'"),
        ((2, {}, {"colour": ["red", "red"]}), "toy: two seats have the colour red"),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(arguments: tuple[Any, ...], message: str):
    with pytest.raises(OptionsError) as refused:
        GAME.options(*arguments)
    assert str(refused.value) == message


def test_the_plain_rules_of_a_game_are_bound_without_numba(monza: Game):
    heard: list[int] = []
    rules = monza.plain(lambda event, *_: heard.append(event))
    state = monza.State()
    rules.setup(monza.boards.load("short").record, monza.options(2), state)
    assert heard == [1]
    assert rules.key == "plain"
