"""The sum of a move (LB-6.3), part by part, and what the cards for speed add to it."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.holding import is_technology, is_type
from chequered.games.lamborghini.rules.positions import place_on_track, placed_cars
from chequered.games.lamborghini.spec import (
    Card,
    Event,
    Part,
    Technology,
)
from chequered.games.lamborghini.state import State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

CRIPPLED = 3
"""Damages that cripple a car (LB-8.4)."""

SKILL, MOST_WITH_SKILL = 3, 12
"""LB-11.8."""

FAST, MOST_WITH_FAST = 4, 14
"""LB-11.9."""

VICTORY = 2
"""LB-11.15."""

WILL_OF_LAST, WILL_OF_LAST_BUT_ONE = 3, 2
"""LB-11.16."""


def tell(part: Int, rule: Int, car: Int, amount: Int) -> None:
    """Report a part of a sum, if there is anything of it."""
    if amount != 0:
        emit(Event.PART, rule, car, part, amount)


# LB-8.4 Each damage takes a point of speed; what a crippled car loses grows from turn to turn.
def speed_loss(s: State, car: Int) -> Int:
    return s.failing[car] if s.damage[car] == CRIPPLED else s.damage[car]


# LB-11.5, LB-11.6 In each of the next turns, not in the turn it is played.
def from_running(s: State, car: Int) -> Int:
    return 1 if s.running[car] > 0 else 0


# LB-6.3 Speed card + car + driver speed − damage, before a card is played for speed.
def sum_without_card(board: Board, s: State) -> Int:
    car = s.mover
    speeds = board.car_speed[s.car_card[car]] + board.driver_speed[s.driver[car]]
    return s.drawn + speeds + from_running(s, car) - speed_loss(s, car)


# LB-11.4 Engine, LB-11.1 aerodynamics: what is printed. LB-11.8 Skill: +3, in all at most 12. LB-11.9 Fast car: +4, in
# all at most 14. LB-11.15 Victory: +2. LB-11.16 Will. LB-11.5, LB-11.6 Tyres and fuel tank add nothing in this turn.
def from_card(board: Board, s: State, card: Int) -> Int:
    """What a card played for speed adds to the sum; `card` -1 is none."""
    if card < 0:
        return 0
    if is_technology(card):
        has_worth = is_type(card, Technology.AERO) or is_type(card, Technology.ENGINE)
        return board.worth[card] if has_worth else 0
    if card == Card.SKILL:
        return capped(sum_without_card(board, s), SKILL, MOST_WITH_SKILL)
    if card == Card.FAST:
        return capped(sum_without_card(board, s), FAST, MOST_WITH_FAST)
    return VICTORY if card == Card.VICTORY else will(board, s)


# LB-11.8, LB-11.9 Both caps are on the sum of LB-6.3; a move already above the cap is not cut.
def capped(before: Int, more: Int, most: Int) -> Int:
    return max(0, min(more, most - before))


# LB-11.16 Three when last, two when second to last.
def will(board: Board, s: State) -> Int:
    is_last = place_on_track(board, s, s.mover) == placed_cars(s)
    return WILL_OF_LAST if is_last else WILL_OF_LAST_BUT_ONE


# LB-6.3 As the sum is written: card + car + driver + card played − damage.
def tell_sum(board: Board, s: State, card: Int) -> None:
    car = s.mover
    tell(Part.CARD, Rule.LB_6_3, car, s.drawn)
    tell(Part.CAR, Rule.LB_6_3, car, board.car_speed[s.car_card[car]])
    tell(Part.DRIVER, Rule.LB_6_3, car, board.driver_speed[s.driver[car]])
    tell(Part.PLAYED, Rule.LB_6_3, car, from_card(board, s, card))
    # LB-11.6 is the same as LB-11.5: which of the two cards runs is not kept.
    tell(Part.RUNNING, Rule.LB_11_5, car, from_running(s, car))
    tell(Part.DAMAGE, Rule.LB_8_4, car, -speed_loss(s, car))
    tell(Part.WON, Rule.LB_8_5, car, s.won[car])
