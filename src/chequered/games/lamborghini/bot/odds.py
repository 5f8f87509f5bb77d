"""What a check is worth by its odds, and what a damage costs."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import CELL, Scratch
from chequered.games.lamborghini.rules.checks import ACCIDENT, MOST_DAMAGES, STRONG, WON_CELL
from chequered.games.lamborghini.rules.positions import cars, is_racing, seat_of
from chequered.games.lamborghini.rules.sums import CRIPPLED
from chequered.games.lamborghini.spec import FASTEST, FEET, SLOWEST
from chequered.games.lamborghini.state import LAPS, State
from chequered.kernel.record import Int

ASTRAY = 100
"""What an accident costs beside its damage: a direction that leads astray, or off the track, where it is three cells
(LB-8.3): estimated."""

LOST = 6000
"""What it costs at most to be crippled: the race, which is a lap of 60 cells that the others drive without it."""

DAMAGED = 130
"""Of a point of speed for the rest of the race, in hundredths: a damage also takes a point from all checks,
which is estimated at three tenths of a cell a turn."""


def look_at_pile(s: State, x: Scratch) -> None:
    """Note how often which value is drawn from what is left of the speed pile (LB-5.4)."""
    has_pile = s.speed_size > 0
    number = 0
    total = 0
    for foot in range(FEET):
        count = s.speed[foot] if has_pile else s.discards[foot]
        number += count
        total += count * (SLOWEST + foot)
    x.mean = total * CELL // max(number, 1)
    below = 0
    for value in range(FASTEST + 1):
        if value >= SLOWEST:
            below += s.speed[value - SLOWEST] if has_pile else s.discards[value - SLOWEST]
        x.up_to[value] = below * 1000 // max(number, 1)


def odds_up_to(x: Scratch, value: Int) -> Int:
    """In 1000 draws, how many are of this value or less."""
    return 0 if value < SLOWEST else x.up_to[min(value, FASTEST)]


def steps_to_go(s: State, x: Scratch, car: Int) -> Int:
    """Steps that a car still needs on an empty track."""
    return x.need[max(0, LAPS - s.lap[car])][s.cell[car]] if s.cell[car] >= 0 else 0


def turns_to_go(board: Board, s: State, x: Scratch, car: Int) -> Int:
    """The turns for that, in hundredths."""
    speed = board.car_speed[s.car_card[car]] + board.driver_speed[s.driver[car]]
    pace = x.mean + (speed - s.damage[car]) * CELL
    return max(0, steps_to_go(s, x, car)) * CELL * CELL // max(pace, CELL)


# LB-8.4 A damage takes a point of speed and manoeuvre for good; a crippled car loses more each turn, until it stops.
def price_of_damage(board: Board, s: State, x: Scratch, car: Int) -> Int:
    """What the next damage of a car costs it."""
    if s.damage[car] == CRIPPLED or s.hurt[car] == MOST_DAMAGES or s.guard[car] > 0:
        return 0
    turns = turns_to_go(board, s, x, car)
    if s.damage[car] + 1 < CRIPPLED:
        return turns * DAMAGED // 100
    # In n turns it loses 1 + 2 + … + n cells more, and half a cell a turn in checks: n + n * n / 2, in hundredths.
    return min(LOST, turns + turns * turns // 200)


def handling_of(board: Board, s: State, car: Int) -> Int:
    """LB-8.1 What car, driver and damage add to a check."""
    return board.car_handling[s.car_card[car]] + board.driver_handling[s.driver[car]] - s.damage[car]


def worth_of_check(board: Board, s: State, x: Scratch, car: Int, modifiers: Int) -> Int:
    """LB-8.2 What a check is worth to the car that makes it, on average."""
    handling = handling_of(board, s, car) + modifiers
    accident = odds_up_to(x, ACCIDENT - handling)
    won = 1000 - odds_up_to(x, WON_CELL - 1 - handling)
    return (won * CELL - accident * (price_of_damage(board, s, x, car) + ASTRAY)) // 1000


def worth_of_blow(board: Board, s: State, x: Scratch, car: Int, engaged: Int) -> Int:
    """LB-9.2 What it is worth to the mover that this car is struck: a share of what it costs the car."""
    strong = 1000 - odds_up_to(x, STRONG - 1 - handling_of(board, s, s.mover) - engaged)
    plain = worth_of_check(board, s, x, car, -engaged)
    struck = (strong * worth_of_check(board, s, x, car, -engaged - 1) + (1000 - strong) * plain) // 1000
    rivals = 0
    for other in range(cars(s)):
        rivals += is_racing(s, other) and seat_of(s, other) != seat_of(s, s.mover)
    return -struck // max(rivals, 1)


def look_at_contacts(board: Board, s: State, x: Scratch) -> None:
    """Note what a check of the mover is worth, and what a contact with each of the others."""
    x.own = worth_of_check(board, s, x, s.mover, 0)
    for other in range(cars(s)):
        x.contact[other] = x.own
        if other != s.mover and is_racing(s, other):
            x.contact[other] += worth_of_blow(board, s, x, other, 0)
