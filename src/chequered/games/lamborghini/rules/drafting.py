"""What an action or an outcome of the draft and of setting up brings about."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.bidding import begin_picks, bid
from chequered.games.lamborghini.rules.draft import (
    FIRST_OPEN,
    go_on_picking,
    is_drafted,
    must_take_lacking,
    turn_up,
    turn_up_crew,
)
from chequered.games.lamborghini.rules.picking import pick
from chequered.games.lamborghini.rules.setting_up import (
    assign_driver,
    assign_supplier,
    begin_setting_up,
    choose_supplier,
    divide,
    take_lot,
)
from chequered.games.lamborghini.rules.waiting import wait_for_chance
from chequered.games.lamborghini.spec import (
    FIRST_BID,
    FIRST_CARD_LOT,
    FIRST_SUPPLY,
    FIRST_TO,
    FIRST_TURN,
    PILE_COUNT,
    Pile,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.record import Int

OPENING = FIRST_OPEN * PILE_COUNT
"""Cards that lie open before the first visit (LB-3.1)."""


def is_drafting(s: State) -> bool:
    """Whether the cars are still being put together."""
    return s.phase <= Phase.LOT


# LB-3.1 Two cards of each pile are turned up.
def turn_up_first(s: State) -> None:
    s.pile = (OPENING - s.opening) // FIRST_OPEN
    wait_for_chance(s, Phase.REVEAL)


def reveal(board: Board, s: State, outcome: Int) -> None:
    if s.opening > 0:
        turn_up(s, outcome, Rule.LB_3_1)
        s.opening -= 1
        if s.opening > 0:
            turn_up_first(s)
        else:
            begin_picks(board, s)
        return
    turn_up(s, outcome, Rule.LB_3_6 if s.pile >= Pile.CARS and must_take_lacking(s) else Rule.LB_3_2)
    if s.pile >= Pile.CARS or not turn_up_crew(board, s):
        go_on_picking(board, s)


# LB-3.5 Drafting ends at once when every car has its cards, even between the two picks of the last seat.
def take(board: Board, s: State, action: Int) -> None:
    pick(board, s, action)
    if is_drafted(s):
        begin_setting_up(board, s)
    else:
        go_on_picking(board, s)


def draft(board: Board, s: State, action: Int) -> None:
    if s.phase == Phase.REVEAL:
        reveal(board, s, action)
    elif s.phase == Phase.BID:
        bid(board, s, action - FIRST_BID)
    elif s.phase == Phase.PICK:
        take(board, s, action)
    elif s.phase == Phase.TURN_CARD or s.phase == Phase.TURN_CREW:
        s.pile = action - FIRST_TURN
        wait_for_chance(s, Phase.REVEAL)
    else:
        set_up_cars(board, s, action)


def set_up_cars(board: Board, s: State, action: Int) -> None:
    if s.phase == Phase.LOT:
        take_lot(board, s, action - FIRST_CARD_LOT)
    elif s.phase == Phase.CHOOSE_SUPPLIER:
        choose_supplier(board, s, action - FIRST_SUPPLY)
    elif s.phase == Phase.ASSIGN_DRIVER:
        assign_driver(board, s, action - FIRST_TO)
    elif s.phase == Phase.ASSIGN_SUPPLIER:
        assign_supplier(board, s, action - FIRST_TO)
    else:
        divide(board, s, action - FIRST_TO)
