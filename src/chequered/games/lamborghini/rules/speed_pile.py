"""The speed pile: what is drawn for speeds, checks, directions and the grid."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import (
    FEET,
    KINDS,
    SLOWEST,
    Event,
)
from chequered.games.lamborghini.state import State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints


# LB-5.4 All technology and manoeuvre cards that no player holds, and all banknotes.
def make_speed_pile(board: Board, s: State) -> None:
    s.speed_size = 0
    for foot in range(FEET):
        s.speed[foot] = board.notes[foot]
        s.discards[foot] = 0
        s.speed_size += board.notes[foot]
    for card in range(KINDS):
        s.speed[board.foot[card] - SLOWEST] += s.deck[card]
        s.speed_size += s.deck[card]


# LB-5.4 A drawn card goes to the discards at once. Where a card is to be drawn and the pile is empty, the discards are
# shuffled first.
def draw_speed(s: State, outcome: Int) -> Int:
    """The value of the card that is drawn."""
    if s.speed_size == 0:
        shuffle_discards(s)
    s.speed[outcome] -= 1
    s.speed_size -= 1
    s.discards[outcome] += 1
    return SLOWEST + outcome


def shuffle_discards(s: State) -> None:
    for foot in range(FEET):
        s.speed[foot] = s.discards[foot]
        s.speed_size += s.discards[foot]
        s.discards[foot] = 0
    emit(Event.RESHUFFLED, Rule.LB_5_4, s.speed_size, 0, 0)


def speed_weights(s: State, weights: Ints) -> Int:
    """The number of cards of each value that may be drawn next; how many values there are."""
    for foot in range(FEET):
        weights[foot] = s.speed[foot] if s.speed_size > 0 else s.discards[foot]
    return FEET
