"""How a turn begins, and what is left of it when it is over."""

from __future__ import annotations

from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.holding import has_card
from chequered.games.lamborghini.rules.positions import cars, seat_of
from chequered.games.lamborghini.rules.sums import CRIPPLED
from chequered.games.lamborghini.rules.waiting import ask, wait_for_chance
from chequered.games.lamborghini.spec import (
    SUPPLIER_COUNT,
    TYPES,
    Event,
    Side,
    Technology,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# LB-6.2 Team may repair, then a speed card is drawn.
def begin_turn(s: State, car: Int) -> None:
    s.mover = car
    emit(Event.TURN, Rule.LB_6_1, car, 0, 0)
    if can_repair(s, car):
        ask(s, Phase.REPAIR, seat_of(s, car))
    else:
        wait_for_chance(s, Phase.DRAW)


# LB-11.7 Not a crippled car.
def can_repair(s: State, car: Int) -> bool:
    if s.damage[car] == 0 or s.damage[car] == CRIPPLED:
        return False
    for supplier in range(SUPPLIER_COUNT):
        if has_card(s, car, supplier * TYPES + Technology.TEAM):
            return True
    return False


def clear_turn(s: State) -> None:
    """Nothing of a turn is left."""
    for car in range(cars(s)):
        s.played[car] = -1
        s.hurt[car] = 0
        s.guard[car] = 0
    s.drawn = 0
    s.checks = 0
    s.is_fixed = 0
    s.points = 0
    s.stepped = 0
    s.in_lane = 0
    s.slip = 0
    s.slipped = 0
    clear_check(s)


def clear_check(s: State) -> None:
    """Nothing of a check, or of the contact that it is for, is left."""
    for car in range(cars(s)):
        s.chained[car] = 0
    s.checker = -1
    s.check = 0
    s.with_check = -1
    s.side = Side.AHEAD
    s.is_free = 0
    s.is_push = 0
    s.struck = -1
    s.engaged = 0
    s.strong = 0
    s.has_accident = 0
