"""What may be done in the draft and in setting up, and which rule forbids the rest."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.crew import crew_card, crew_pile
from chequered.games.lamborghini.rules.draft import (
    can_turn,
    card_refusal,
    crew_refusal,
    must_take_lacking,
    needs_to_be_shown,
    pile_size,
)
from chequered.games.lamborghini.spec import (
    FIRST_PLAY,
    FIRST_SUPPLY,
    FIRST_TAKE,
    FIRST_TAKE_CAR,
    FIRST_TO,
    FIRST_TURN,
    Pile,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.record import Int


def picking_refusal(board: Board, s: State, action: Int) -> Int:
    if s.phase == Phase.TURN_CARD or s.phase == Phase.TURN_CREW:
        return turning_refusal(board, s, action)
    if s.phase == Phase.PICK:
        return pick_refusal(board, s, action)
    if s.phase == Phase.CHOOSE_SUPPLIER:
        return 0 if FIRST_SUPPLY <= action < FIRST_PLAY else Rule.LB_5_3
    return 0 if FIRST_TO <= action < FIRST_SUPPLY else Rule.LB_5_2


# LB-3.2 First a card from technology or manoeuvre, then one from cars or drivers, from a pile that is not empty.
def turning_refusal(board: Board, s: State, action: Int) -> Int:
    pile = action - FIRST_TURN
    is_crew = s.phase == Phase.TURN_CREW
    if pile < 0 or pile > Pile.DRIVERS or is_crew != (pile >= Pile.CARS):
        return Rule.LB_3_2
    if not is_crew:
        return 0 if pile_size(s, pile) > 0 else Rule.LB_3_2
    if can_turn(board, s, pile):
        return 0
    return Rule.LB_3_6 if needs_to_be_shown(board, s) and pile_size(s, pile) > 0 else Rule.LB_3_2


# LB-3.3 A pick takes one open card.
def pick_refusal(board: Board, s: State, action: Int) -> Int:
    if action < FIRST_TAKE or action >= FIRST_TO:
        return Rule.LB_3_6 if must_take_lacking(s) else Rule.LB_3_3
    if action >= FIRST_TAKE_CAR:
        return crew_refusal(board, s, s.turn, crew_pile(action), crew_card(action))
    return card_refusal(s, s.turn, action - FIRST_TAKE)
