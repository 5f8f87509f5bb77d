"""Monza: what follows when placing ends. The order is MZ-3.11: move, (turbo), overtake, bonus step, end of the race."""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.rules.legality import car_on, step_refusal
from chequered.games.monza.rules.opening import START, begin_turn
from chequered.games.monza.spec import SIDE_COUNT, Event, Rule
from chequered.games.monza.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints

LAST_ROUND = 200
"""The round after which a race without a finisher is stopped (MZ-5.5)."""


# MZ-3.10 The car moves to the last die or tile; without one it stays.
def move_car(s: State) -> None:
    if s.cell[s.turn] != s.at:
        emit(Event.MOVED, Rule.MZ_3_10, s.turn, s.cell[s.turn], s.at)
        s.cell[s.turn] = s.at
    elif s.used == 0:
        emit(Event.STAYED, Rule.MZ_3_10, s.turn, 0, 0)


def end_turn(board: Board, s: State) -> None:
    if s.at == board.finish:
        finish(s)
    overtake(board, s)
    offer_step(board, s)
    if s.phase != Phase.BONUS:
        after_turn(board, s)


# MZ-5.3 Every die, tile and turbo die placed in the turn counts.
def finish(s: State) -> None:
    s.finished_with[s.turn] = s.used
    emit(Event.FINISHED, Rule.MZ_5_3, s.turn, s.used, 0)


# MZ-4.1 Who ends a turn on a cell where another car stands sends that car back. MZ-4.2 Only the last cell counts.
def overtake(board: Board, s: State) -> None:
    if did_not_move(s) or s.at == board.finish:
        return
    seat = another_car_on(s, s.at)
    if seat >= 0:
        push_back(board, s, seat)


# MZ-4.3 A car that did not move overtakes nobody.
def did_not_move(s: State) -> bool:
    return s.used == 0


# MZ-4.1 The other car goes back along its lane.
def push_back(board: Board, s: State, seat: Int) -> None:
    left = s.cell[seat]
    s.cell[seat] = cell_behind(board, s, left)
    emit(Event.PUSHED_BACK, Rule.MZ_4_1, seat, left, s.cell[seat])


# MZ-4.1 Back to the nearest cell without obstacle and car; if there is none, to the start.
def cell_behind(board: Board, s: State, cell: Int) -> Int:
    cell = board.behind[cell]
    while cell != START and (board.blocked[cell] or another_car_on(s, cell) >= 0):
        cell = board.behind[cell]
    return cell


# MZ-4.1 The cell that the moving car has left is free.
def another_car_on(s: State, cell: Int) -> Int:
    for seat in range(s.seats):
        if seat != s.turn and s.cell[seat] == cell:
            return seat
    return -1


# MZ-8.1 The car of the last die's colour may step on; its owner decides, and is asked only if there is a free cell.
def offer_step(board: Board, s: State) -> None:
    seat = bonus_seat(board, s)
    if seat < 0:
        return
    for side in range(SIDE_COUNT):
        if step_refusal(board, s, board.front[s.cell[seat]][side]) == 0:
            s.stepper = seat
            s.phase = Phase.BONUS
            emit(Event.BONUS_OFFERED, Rule.MZ_8_1, seat, s.last_colour, 0)
            return


# MZ-8.3 Nobody steps if nothing was placed, or if the car of that colour does not take part or has finished.
def bonus_seat(board: Board, s: State) -> Int:
    if not s.bonus_step or s.last_colour < 0:
        return -1
    for seat in range(s.seats):
        if s.colour[seat] == s.last_colour:
            return -1 if s.cell[seat] == board.finish else seat
    return -1


# MZ-8.1 The step overtakes nobody and leads to no further step. MZ-8.4 It is no turn and uses no die.
def take_step(board: Board, s: State, cell: Int) -> None:
    emit(Event.BONUS_STEP, Rule.MZ_8_1, s.stepper, s.cell[s.stepper], cell)
    s.cell[s.stepper] = cell
    after_turn(board, s)


# MZ-5.1 The round is completed first, so that all have had the same number of turns.
def after_turn(board: Board, s: State) -> None:
    s.stepper = -1
    if s.turn < s.seats - 1:
        begin_turn(s, s.turn + 1)
    elif car_on(s, board.finish) >= 0:
        end_race(board, s, Rule.MZ_5_1)
    elif s.round == LAST_ROUND:
        end_race(board, s, Rule.MZ_5_5)
    else:
        s.round += 1
        begin_turn(s, 0)


# MZ-5.2 Of those who finished, the fewest dice win; equal, they share it. MZ-5.5 A stopped race has no winner.
def end_race(board: Board, s: State, rule: Int) -> None:
    s.phase = Phase.OVER
    emit(Event.RACE_OVER, rule, 0, 0, 0)
    for seat in range(s.seats):
        if s.cell[seat] == board.finish and place(board, s, seat) == 1:
            emit(Event.WON, Rule.MZ_5_2, seat, s.finished_with[seat], 0)


# MZ-5.4 A place is one more than the number of cars strictly better.
def place(board: Board, s: State, seat: Int) -> Int:
    better = 0
    for other in range(s.seats):
        better += is_better(board, s, other, seat)
    return better + 1


# MZ-5.4 Finished cars by their dice (MZ-5.2), then the rest by the front edge of their cell, the start last.
def is_better(board: Board, s: State, one: Int, other: Int) -> bool:
    if s.finished_with[one] > 0 and s.finished_with[other] > 0:
        return s.finished_with[one] < s.finished_with[other]
    if s.finished_with[one] > 0 or s.finished_with[other] > 0:
        return s.finished_with[one] > 0
    return board.end[s.cell[one]] > board.end[s.cell[other]]


def places(board: Board, s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = place(board, s, seat)


# MZ-5.4 Each seat has one car, and Monza gives no points.
def classify(board: Board, s: State, places: Ints, points: Ints) -> None:
    for seat in range(s.seats):
        places[seat] = place(board, s, seat)
        points[seat] = 0


def resample(board: Board, s: State, seat: Int, rng: Ints) -> None:
    """Nothing is hidden in Monza."""
