"""What may be done in the market, and which rule forbids the rest (LB-14.4)."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.crew import crew_card, crew_pile, is_for_sale
from chequered.games.lamborghini.rules.market import is_own, may_choose, may_exchange, may_part_with
from chequered.games.lamborghini.spec import (
    DONE,
    FIRST_DISMISSAL,
    FIRST_RETURN,
    FIRST_SALE,
    FIRST_SUPPLY,
    FIRST_TAKE,
    FIRST_TAKE_CAR,
    FIRST_TO,
    KINDS,
    Pile,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.record import Int


def is_market(s: State) -> bool:
    """Whether a player is in the market."""
    return s.phase >= Phase.MARKET and s.phase <= Phase.HIRE


def market_refusal(board: Board, s: State, action: Int) -> Int:
    if FIRST_RETURN <= action < FIRST_SALE:
        return return_refusal(s, (action - FIRST_RETURN) // KINDS, (action - FIRST_RETURN) % KINDS)
    if s.phase == Phase.MARKET:
        return 0 if may_deal(board, s, action) else Rule.LB_14_4
    return 0 if may_answer(board, s, action) else Rule.LB_14_4


def return_refusal(s: State, own: Int, card: Int) -> Int:
    """Why a card cannot be given back; 0 if it can."""
    if s.phase != Phase.RETURN and not (s.phase == Phase.MARKET and may_exchange(s, s.turn)):
        return Rule.LB_14_4
    if not is_own(s, own):
        return Rule.LB_14_4
    return 0 if s.hand[s.turn * s.each + own][card] > 0 else Rule.LB_15_1


def may_deal(board: Board, s: State, action: Int) -> bool:
    if action == DONE:
        return True
    if FIRST_SALE <= action < FIRST_DISMISSAL:
        return may_part_with(board, s, s.turn, action - FIRST_SALE, Pile.CARS)
    return action >= FIRST_DISMISSAL and may_part_with(board, s, s.turn, action - FIRST_DISMISSAL, Pile.DRIVERS)


def may_answer(board: Board, s: State, action: Int) -> bool:
    """Whether this completes the deal that has been begun."""
    if s.phase == Phase.CHOOSE:
        return FIRST_TAKE <= action < FIRST_TAKE_CAR and may_choose(s, s.turn, action - FIRST_TAKE)
    if s.phase == Phase.RECEIVE:
        return FIRST_TO <= action < FIRST_SUPPLY
    if s.phase == Phase.BUY_CAR:
        return may_buy(board, s, Pile.CARS, action)
    return s.phase == Phase.HIRE and may_buy(board, s, Pile.DRIVERS, action)


# LB-14.4 Buying another from the market at once.
def may_buy(board: Board, s: State, pile: Int, action: Int) -> bool:
    """Whether this takes a card of this pile that the player can pay."""
    if action < FIRST_TAKE_CAR or action >= FIRST_TO or crew_pile(action) != pile:
        return False
    return is_for_sale(board, s, pile, crew_card(action), s.money[s.turn])
