"""What may be done, and which rule forbids the rest.

The only predicate is `refusal`. What is asked outside races has few answers, which `legal` finds by it; for the race
there are quicker lists, and a test compares the two.
"""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.bidding import bid_refusal, highest_bid
from chequered.games.lamborghini.rules.draft import pile_weights
from chequered.games.lamborghini.rules.ending import rule_of_end
from chequered.games.lamborghini.rules.market_legality import is_market, market_refusal
from chequered.games.lamborghini.rules.move_legality import aim, move_refusal, moves
from chequered.games.lamborghini.rules.picking_legality import picking_refusal
from chequered.games.lamborghini.rules.playing_legality import is_window, play_refusal, plays
from chequered.games.lamborghini.rules.setting_up import lot_weights
from chequered.games.lamborghini.rules.speed_pile import speed_weights
from chequered.games.lamborghini.spec import (
    DONE,
    FIRST_BID,
    FIRST_RETURN,
    FIRST_TURN,
    KEEP,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.record import Int, Ints


def actor(board: Board, s: State) -> Int:
    if s.turn >= 0:
        return s.turn
    return OVER if s.phase == Phase.OVER else CHANCE


def outcomes(board: Board, s: State, weights: Ints) -> Int:
    if s.phase == Phase.REVEAL:
        return pile_weights(s, weights)
    return lot_weights(s, weights) if s.phase == Phase.LOT else speed_weights(s, weights)


# LB-15.1 Any act out of turn is refused. Then the decision that is due says what can be done.
def refusal(board: Board, s: State, seat: Int, action: Int) -> Int:
    if s.phase == Phase.OVER:
        return rule_of_end(s)
    if seat != s.turn or action < FIRST_BID:
        return Rule.LB_15_1
    if s.phase == Phase.MOVE:
        return move_refusal(board, s, action)
    if is_window(s):
        return play_refusal(board, s, action)
    if s.phase == Phase.BID:
        return bid_refusal(board, s, seat, action)
    return market_refusal(board, s, action) if is_market(s) else picking_refusal(board, s, action)


def legal(board: Board, s: State, ids: Ints) -> Int:
    if s.phase == Phase.MOVE:
        return moves(board, s, ids)
    if is_window(s):
        return plays(board, s, ids)
    if s.phase == Phase.BID:
        return allowed(board, s, ids, 0, FIRST_BID, FIRST_BID + highest_bid(board, s, s.turn) + 1)
    n = allowed(board, s, ids, 0, FIRST_TURN, KEEP)
    return allowed(board, s, ids, n, FIRST_RETURN, DONE + 1) if is_market(s) else n


def allowed(board: Board, s: State, ids: Ints, n: Int, first: Int, end: Int) -> Int:
    """Add the allowed actions of this run of ids; how many there are now."""
    for action in range(first, end):
        if refusal(board, s, s.turn, action) == 0:
            ids[n] = action
            n += 1
    return n


# LB-6.5, LB-9.1, LB-10.1 Steps and contacts point at cells; nothing else does.
def target(board: Board, s: State, action: Int) -> Int:
    return aim(board, s, action) if s.phase == Phase.MOVE else -1
