"""Manoeuvre checks, and the accidents that come of them."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.holding import has_card, is_type
from chequered.games.lamborghini.rules.positions import seat_of
from chequered.games.lamborghini.rules.speed_pile import draw_speed
from chequered.games.lamborghini.rules.sums import CRIPPLED, tell
from chequered.games.lamborghini.rules.waiting import ask, wait_for_chance
from chequered.games.lamborghini.spec import (
    BLUE,
    KINDS,
    TYPES,
    Card,
    Check,
    Direction,
    Event,
    Part,
    Technology,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

MOST_DAMAGES = 2
"""Damages of a car in one turn (LB-8.4)."""

FIRST_ARROW = 10
"""The lowest value with an arrow (LB-1.3)."""

ACCIDENT, WON_CELL, STRONG = 7, 10, 12
"""An accident up to 7, a cell from 10, and from 12 a blow to the struck car (LB-8.2)."""

TEAM, STEADY, ENGAGE = 1, 2, 1
"""What these cards add to a check (LB-11.7, LB-11.12, LB-9.5)."""

LAST_AHEAD, LAST_RIGHT, LAST_LEFT = 7, 9, 11
"""The highest direction cards that say ahead, right and left (LB-8.3)."""


def begin_check(s: State, car: Int, check: Int) -> None:
    """Let the player play a card with it, if there is one; then it is drawn."""
    s.checker = car
    s.check = check
    s.with_check = -1
    s.has_accident = 0
    for card in range(KINDS):
        if can_play_with_check(s, card):
            ask(s, Phase.CHECK, seat_of(s, car))
            return
    wait_for_chance(s, Phase.CHECK_DRAW)


# LB-6.4 Check cards. LB-9.5, LB-11.14 Engage with the declaration of a contact. LB-11.10 Luck with a squeeze.
def can_play_with_check(s: State, card: Int) -> bool:
    if not has_card(s, s.checker, card):
        return False
    if card == Card.ENGAGE:
        return s.check == Check.ATTACK
    if card == Card.LUCK:
        return s.check == Check.SQUEEZE
    return is_check_card(card)


def is_check_card(card: Int) -> bool:
    is_technology = (
        is_type(card, Technology.BRAKES) or is_type(card, Technology.SETUP) or is_type(card, Technology.TEAM)
    )
    return is_technology or card == Card.STEADY


# LB-11.2 Brakes count for this turn. LB-11.7 A blue Team first repairs, but not a crippled car.
def play_with_check(board: Board, s: State, card: Int) -> None:
    car = s.checker
    s.with_check = card
    if is_type(card, Technology.BRAKES):
        s.guard[car] += board.worth[card]
    elif card == Card.ENGAGE:
        s.engaged = 1
    elif card == BLUE * TYPES + Technology.TEAM and 0 < s.damage[car] < CRIPPLED:
        repair(s, car)


def repair(s: State, car: Int) -> None:
    s.damage[car] -= 1
    emit(Event.REPAIRED, Rule.LB_11_7, car, s.damage[car], 0)


# LB-11.3 Set-up: what is printed. LB-11.7 Team: +1. LB-11.12 Manoeuvre: +2. LB-9.5, LB-11.14 Engage: +1.
def from_check_card(board: Board, s: State) -> Int:
    """What the card played with the check adds to it."""
    card = s.with_check
    if card < 0:
        return 0
    if is_type(card, Technology.SETUP):
        return board.worth[card]
    if is_type(card, Technology.TEAM):
        return TEAM
    if card == Card.STEADY:
        return STEADY
    return ENGAGE if card == Card.ENGAGE else 0


# LB-7.1 An arrow costs 0, 1 or 2.
def from_arrow(s: State) -> Int:
    return FIRST_ARROW - s.drawn if s.check == Check.ARROW else 0


# LB-8.2 From 12 on the attacker's check takes a point from the struck car's.
def from_strength(s: State) -> Int:
    return -s.strong if s.check == Check.DEFENCE else 0


# LB-9.5, LB-11.14 So does Engage.
def from_engage(s: State) -> Int:
    return -s.engaged if s.check == Check.DEFENCE else 0


# LB-8.1 Card + car + driver manoeuvre − damage + cards played for it + the modifiers named.
def draw_check(board: Board, s: State, outcome: Int) -> None:
    """Draw for the check and settle what it comes to, but for what depends on what the check was for."""
    car = s.checker
    emit(Event.CHECK, check_rule(s), car, s.check, 0)
    value = draw_speed(s, outcome)
    handling = board.car_handling[s.car_card[car]] + board.driver_handling[s.driver[car]]
    modifiers = from_arrow(s) + from_engage(s) + from_strength(s)
    total = value + handling - s.damage[car] + from_check_card(board, s) + modifiers
    tell_check(board, s, value)
    emit(Event.CHECKED, Rule.LB_8_1, car, value, total)
    if s.check <= Check.ATTACK:
        s.checks += 1
    settle_check(s, total)


def check_rule(s: State) -> Int:
    """The number of the rule by which the check is made."""
    if s.check == Check.ARROW:
        return Rule.LB_7_1
    if s.check == Check.SQUEEZE:
        return Rule.LB_6_6
    return Rule.LB_9_4 if s.check == Check.CHAIN else Rule.LB_9_2


def tell_check(board: Board, s: State, value: Int) -> None:
    car = s.checker
    tell(Part.CARD, Rule.LB_8_1, car, value)
    tell(Part.CAR, Rule.LB_8_1, car, board.car_handling[s.car_card[car]])
    tell(Part.DRIVER, Rule.LB_8_1, car, board.driver_handling[s.driver[car]])
    tell(Part.PLAYED, Rule.LB_8_1, car, from_check_card(board, s))
    tell(Part.DAMAGE, Rule.LB_8_4, car, -s.damage[car])
    tell(Part.ARROW, Rule.LB_7_1, car, from_arrow(s))
    tell(Part.ENGAGE, Rule.LB_9_5, car, from_engage(s))
    tell(Part.STRONG, Rule.LB_8_2, car, from_strength(s))


# LB-8.2 7 or less: accident. 8–9: nothing. 10–11: one cell more. 12 or more: also −1 on the struck car's check.
def settle_check(s: State, total: Int) -> None:
    if total <= ACCIDENT:
        s.has_accident = 1
        emit(Event.ACCIDENT, Rule.LB_8_3, s.checker, 0, 0)
        suffer(s, s.checker)
        wait_for_chance(s, Phase.DIRECTION)
    elif total < WON_CELL:
        emit(Event.HELD, Rule.LB_8_2, s.checker, 0, 0)
    else:
        win_cell(s, s.checker)
        s.strong = int(s.check == Check.ATTACK and total >= STRONG)


# LB-8.5 The mover uses it in this move; another car adds it to its next move.
def win_cell(s: State, car: Int) -> None:
    if car == s.mover and s.is_fixed:
        s.points += 1
    else:
        s.won[car] += 1
    emit(Event.CELL_WON, Rule.LB_8_5, car, 0, 0)


# LB-8.4 At most two damages per car and turn; a crippled car suffers no further one. LB-11.2 Brakes prevent it.
def suffer(s: State, car: Int) -> None:
    """Let the car suffer the damage of an accident."""
    if s.damage[car] == CRIPPLED or s.hurt[car] == MOST_DAMAGES:
        return
    if s.guard[car] > 0:
        s.guard[car] -= 1
        emit(Event.PREVENTED, Rule.LB_11_2, car, 0, 0)
        return
    s.hurt[car] += 1
    s.damage[car] += 1
    emit(Event.DAMAGED, Rule.LB_8_4, car, s.damage[car], 0)
    if s.damage[car] == CRIPPLED:
        s.failing[car] = CRIPPLED
        emit(Event.CRIPPLED, Rule.LB_8_4, car, 0, 0)
    # One suffered after the points of the mover's own turn are fixed also takes a point from them.
    if car == s.mover and s.is_fixed:
        s.points = max(0, s.points - 1)


# LB-8.3 5–7 ahead, 8–9 right, 10–11 left, 12 free. A newer direction replaces an older.
def draw_direction(s: State, outcome: Int) -> None:
    value = draw_speed(s, outcome)
    s.direction[s.checker] = direction_of(value)
    emit(Event.DIRECTION, Rule.LB_8_3, s.checker, s.direction[s.checker], value)


def direction_of(value: Int) -> Int:
    if value <= LAST_AHEAD:
        return Direction.AHEAD
    if value <= LAST_RIGHT:
        return Direction.RIGHT
    return Direction.LEFT if value <= LAST_LEFT else Direction.NONE
