"""Moto Strategy: how the turn goes on, and the windows before turns."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import all_long_laps_lie_open, next_in
from chequered.games.moto_strategy.spec import Event, Rule
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# MS-2.1 Clockwise. MS-3.4 The first lap is over when the turn reaches or passes over the seat that laid the STARTER.
# MS-4.11 An owed turn is struck off when it would come, without a window.
def next_turn(deck: Deck, s: State) -> None:
    """Give the turn to the next player who does not miss it."""
    pass_on(s)
    while s.owed[s.turn] > 0:
        lose_turn(s)
        pass_on(s)
    open_window(deck, s)


def pass_on(s: State) -> None:
    following = next_in(s, s.turn)
    if s.starter >= 0 and passes(s, s.starter, following):
        emit(Event.START_STANDS, Rule.MS_3_4, s.starter, 0, 0)
        s.starter = -1
    s.turn = following


def passes(s: State, seat: Int, following: Int) -> bool:
    """Whether the turn reaches or passes over `seat` on its way to the player who is next."""
    to_seat = (seat - s.turn - 1) % s.seats
    to_following = (following - s.turn - 1) % s.seats
    return to_seat <= to_following


def lose_turn(s: State) -> None:
    s.owed[s.turn] -= 1
    emit(Event.TURN_LOST, Rule.MS_4_11, s.turn, s.owed[s.turn], 0)


# MS-4.8 A window comes before every turn that will be played, unless nobody can hold a LONG LAP.
def open_window(deck: Deck, s: State) -> None:
    if all_long_laps_lie_open(deck, s):
        begin_turn(s)
    else:
        s.phase = Phase.WINDOW
        s.asked = s.turn


# MS-3.1 While the deal waits, a turn is one on the grid.
def begin_turn(s: State) -> None:
    s.asked = -1
    s.phase = Phase.GRID if s.waiting else Phase.RACE
    emit(Event.TURN, Rule.MS_2_1, s.turn, 0, 0)


# MS-4.8 Asked are the one about to play first, then clockwise.
def decline(s: State) -> None:
    s.asked = next_in(s, s.asked)
    if s.asked == s.turn:
        begin_turn(s)


# MS-4.7, MS-4.11 The target misses one turn more.
def owe_turn(s: State, seat: Int, target: Int, rule: Int) -> None:
    s.owed[target] += 1
    emit(Event.LONG_LAP, rule, seat, target, 0)


# MS-4.8 A LONG LAP opens the window again from its first. MS-4.11 On the player about to play it takes that turn at
# once.
def answer_with_long_lap(deck: Deck, s: State, target: Int) -> None:
    """What follows when the one asked has laid a LONG LAP that was not the last card of the hand."""
    owe_turn(s, s.asked, target, Rule.MS_4_8)
    if target == s.turn:
        s.asked = -1
        lose_turn(s)
        next_turn(deck, s)
    else:
        open_window(deck, s)
