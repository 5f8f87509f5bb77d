"""Guards that bots get what their seats may know and nothing else, however they look, at a table too."""

from dataclasses import replace

import numpy as np
import pytest

from chequered.bots import Player
from chequered.kernel.binding import bind_plain
from chequered.kernel.game import BotLevel, Game
from chequered.kernel.record import Int, Record, field
from chequered.kernel.views import view
from chequered.lab import Batch, play_batch
from tests.kernel.toy.game import GAME as TOY
from tests.kernel.toy.spec import FIRST_CARD, ROLL
from tests.lab import spies

PLAIN = bind_plain((*TOY.rules, spies))
BOARD = TOY.boards.load("flat").record


class Manner(Record):
    """How a spy behaves."""

    blind: Int = field(doc="1 if it takes no notice of what it sees of others")
    draws: Int = field(doc="random numbers it draws before it chooses")
    asked: Int = field(doc="the seat for which it was asked last, from 1")
    spoils: Int = field(doc="1 if it changes the position that it is shown")


def with_spy(**manner: int) -> Game:
    """The toy game with such a bot."""
    return replace(TOY, bots=(BotLevel("spy", (spies,), lambda board: Manner.from_dict(manner)),))


def matches(**manner: int) -> Batch:
    """Two such bots against each other."""
    return play_batch(with_spy(**manner), TOY.boards.load("flat"), ("spy", "spy"), 300, seed=4)


def dealt(*cards: int) -> Record:
    """The opening: the card put away, then one for each seat."""
    state = TOY.State()
    PLAIN.setup(BOARD, TOY.options(2), state)
    for card in cards:
        PLAIN.apply(BOARD, state, card)
    return state


def test_the_spy_would_play_otherwise_if_it_saw_all_or_remembered():
    state, seen = dealt(2, 0, 1), view(dealt(2, 0, 1), 0)
    assert PLAIN.choose(BOARD, [state], [0] * 4, Manner()) == ROLL
    assert PLAIN.choose(BOARD, [seen], [0] * 4, Manner()) == FIRST_CARD
    assert PLAIN.choose(BOARD, [seen], [0] * 4, Manner.from_dict({"asked": 2})) == ROLL


def test_a_bot_that_would_use_the_others_cards_plays_like_one_that_does_not():
    blind, peeping = matches(blind=1), matches()
    assert np.array_equal(blind.classification.points, peeping.classification.points)
    assert len(np.unique(blind.classification.points)) > 2


def test_a_bot_does_not_change_what_it_looks_at():
    assert np.array_equal(matches().classification.points, matches(spoils=1).classification.points)


def test_the_random_numbers_of_a_bot_are_not_those_that_deal_and_roll():
    assert np.array_equal(matches().classification.points, matches(draws=3).classification.points)


@pytest.mark.parametrize("is_compiled", [False, True], ids=["plain", "compiled"])
def test_a_bot_at_a_table_neither_sees_nor_remembers_what_its_seat_may_not_know(is_compiled: bool):
    player, state = Player(with_spy(), BOARD, "spy", compiled=is_compiled), dealt(2, 0, 1)
    assert player.choose(state.as_dict(), 1) == "play-one"
    state.turn = 1
    assert player.choose(state.as_dict(), 1) == "play-two"
