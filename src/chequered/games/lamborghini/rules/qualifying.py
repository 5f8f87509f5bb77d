"""Before each race: the speed pile, qualifying and the grid."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.positions import cars
from chequered.games.lamborghini.rules.rounds import begin_race
from chequered.games.lamborghini.rules.speed_pile import draw_speed, make_speed_pile
from chequered.games.lamborghini.rules.sums import CRIPPLED, tell
from chequered.games.lamborghini.rules.waiting import wait_for_chance
from chequered.games.lamborghini.spec import (
    MOST_CARS,
    Direction,
    Event,
    Part,
)
from chequered.games.lamborghini.state import Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# LB-1.6 The tracks take turns, race by race. LB-5.4 The speed pile is made anew.
def prepare_race(board: Board, s: State) -> None:
    s.race += 1
    s.track = (s.race - 1) % board.tracks
    s.round = 0
    for car in range(MOST_CARS):
        s.status[car] = Status.RACING if car < cars(s) else Status.ABSENT
        s.cell[car] = -1
        s.lap[car] = -1
        s.place[car] = 0
        s.grid[car] = 0
        s.running[car] = 0
        s.direction[car] = Direction.NONE
        s.won[car] = 0
        s.failing[car] = CRIPPLED if s.damage[car] == CRIPPLED else 0
        s.order[car] = -1
        s.group[car] = 0
        s.qualified[car] = 0
    make_speed_pile(board, s)
    emit(Event.RACE, Rule.LB_1_6, s.race, s.races, 0)
    s.mover = 0
    wait_for_chance(s, Phase.QUALIFY)


# LB-5.5 Card, car speed and driver speed. Arrows mean nothing, and no cards are played.
def qualify(board: Board, s: State, outcome: Int) -> None:
    car = s.mover
    value = draw_speed(s, outcome)
    s.qualified[car] = value + board.car_speed[s.car_card[car]] + board.driver_speed[s.driver[car]]
    tell(Part.CARD, Rule.LB_5_5, car, value)
    tell(Part.CAR, Rule.LB_5_5, car, board.car_speed[s.car_card[car]])
    tell(Part.DRIVER, Rule.LB_5_5, car, board.driver_speed[s.driver[car]])
    emit(Event.QUALIFIED, Rule.LB_5_5, car, s.qualified[car], 0)
    s.mover = next_to_draw(s, s.group[car])
    if s.mover < 0:
        split_group(s, s.group[car])
        draw_again(s)
    if s.mover < 0:
        fill_grid(board, s)
        begin_race(board, s)


# LB-5.5 For each car in seat order; one player's two in their order.
def next_to_draw(s: State, group: Int) -> Int:
    """The next car of a group of equally qualified ones that is still to draw, -1 for none."""
    for car in range(cars(s)):
        if s.group[car] == group and s.qualified[car] == 0:
            return car
    return -1


def split_group(s: State, group: Int) -> None:
    """All of the group have drawn: higher sums come first."""
    members = 0
    for car in range(cars(s)):
        members |= (s.group[car] == group) << car
    for car in range(cars(s)):
        if members >> car & 1:
            for other in range(cars(s)):
                s.group[car] += (members >> other & 1) and s.qualified[other] > s.qualified[car]


# LB-5.5 Tied cars draw again and are ordered among themselves, as often as needed.
def draw_again(s: State) -> None:
    """Let the first cars that are tied draw again, if there are any."""
    for group in range(cars(s)):
        tied = 0
        for car in range(cars(s)):
            tied += s.group[car] == group
        if tied > 1:
            for car in range(cars(s)):
                if s.group[car] == group:
                    s.qualified[car] = 0
                    emit(Event.TIED, Rule.LB_5_5, car, 0, 0)
            s.mover = next_to_draw(s, group)
            return


# LB-5.5 The highest takes the first grid place, and so on.
def fill_grid(board: Board, s: State) -> None:
    for car in range(cars(s)):
        s.grid[car] = s.group[car] + 1
        s.cell[car] = board.grid[s.track][s.group[car]]
        s.order[s.group[car]] = car
    for place in range(cars(s)):
        emit(Event.GRID, Rule.LB_5_5, s.order[place], s.cell[s.order[place]], place + 1)
