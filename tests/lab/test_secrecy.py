"""Guards that bots in the lab get what their seats may know and nothing else, however they look."""

from dataclasses import replace

import numpy as np

from chequered.kernel.binding import bind_plain
from chequered.kernel.game import BotLevel
from chequered.kernel.record import Int, Record, field
from chequered.kernel.views import view
from chequered.lab import Batch, play_batch
from tests.kernel.toy.game import GAME as TOY
from tests.kernel.toy.spec import FIRST_CARD, ROLL
from tests.lab import spies


class Manner(Record):
    """How a spy behaves."""

    blind: Int = field(doc="1 if it takes no notice of what it sees of others")
    draws: Int = field(doc="random numbers it draws before it chooses")
    spoils: Int = field(doc="1 if it changes the position that it is shown")


def matches(**manner: int) -> Batch:
    """Two such bots against each other."""
    bot = BotLevel("spy", (spies,), lambda board: Manner.from_dict(manner))
    return play_batch(replace(TOY, bots=(bot,)), TOY.boards.load("flat"), ("spy", "spy"), 300, seed=4)


def test_the_spy_would_play_otherwise_if_it_saw_all():
    bound, board, state = bind_plain((*TOY.rules, spies)), TOY.boards.load("flat").record, TOY.State()
    bound.setup(board, TOY.options(2), state)
    for card in (2, 0, 1):
        bound.apply(board, state, card)
    assert bound.choose(board, state, [0] * 4, Manner()) == ROLL
    assert bound.choose(board, view(state, 0), [0] * 4, Manner()) == FIRST_CARD


def test_a_bot_that_would_use_the_others_cards_plays_like_one_that_does_not():
    blind, peeping = matches(blind=1), matches()
    assert np.array_equal(blind.classification.points, peeping.classification.points)
    assert len(np.unique(blind.classification.points)) > 2


def test_a_bot_does_not_change_what_it_looks_at():
    assert np.array_equal(matches().classification.points, matches(spoils=1).classification.points)


def test_the_random_numbers_of_a_bot_are_not_those_that_deal_and_roll():
    assert np.array_equal(matches().classification.points, matches(draws=3).classification.points)
