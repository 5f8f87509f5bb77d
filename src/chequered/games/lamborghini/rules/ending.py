"""The end of the match."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.classification import is_better
from chequered.games.lamborghini.rules.waiting import wait_for_chance
from chequered.games.lamborghini.spec import Event
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# LB-1.6 A short game is one race, a championship has as many as its option says.
def is_last_race(s: State) -> bool:
    return s.race == s.races


# LB-13.3, LB-14.5 The winner.
def rule_of_end(s: State) -> Int:
    return Rule.LB_14_5 if s.long else Rule.LB_13_3


def end_match(board: Board, s: State) -> None:
    wait_for_chance(s, Phase.OVER)
    emit(Event.MATCH_OVER, rule_of_end(s), 0, 0, 0)
    for seat in range(s.seats):
        betters = 0
        for other in range(s.seats):
            betters += other != seat and is_better(board, s, other, seat)
        if betters == 0:
            emit(Event.WON, rule_of_end(s), seat, s.money[seat], 0)
