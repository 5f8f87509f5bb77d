"""The club bot's answer to whatever it is asked."""

from __future__ import annotations

from typing import Any

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.building import choose_to_build
from chequered.games.lamborghini.bot.dealing import choose_to_deal
from chequered.games.lamborghini.bot.odds import look_at_pile
from chequered.games.lamborghini.bot.playing import choose_in_turn
from chequered.games.lamborghini.bot.scratch import Scratch
from chequered.games.lamborghini.rules.drafting import is_drafting
from chequered.games.lamborghini.rules.legality import legal
from chequered.games.lamborghini.rules.market_legality import is_market
from chequered.games.lamborghini.state import State
from chequered.kernel.record import Int


def choose(board: Board, states: Any, rng: Any, x: Scratch) -> Int:
    """The contract's `choose`; the club bot needs no random numbers."""
    return answer(board, states[0], x)


def answer(board: Board, s: State, x: Scratch) -> Int:
    """The best action in this position."""
    n = legal(board, s, x.ids)
    if n == 1:
        return x.ids[0]
    if is_drafting(s):
        return choose_to_build(board, s, x, n)
    if is_market(s):
        return choose_to_deal(board, s, x, n)
    look_at_pile(s, x)
    return choose_in_turn(board, s, x, n)
