"""What follows when the last point is moved. The order is GP-6.9: placing or finishing, the lapped, cards, cell."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.hands import gets_cards, give_cards
from chequered.games.motogp.rules.lapping import crossings, send_out_lapped
from chequered.games.motogp.rules.marks import act_on_mark, leave_pit, note_stop, serve_stop
from chequered.games.motogp.rules.positions import free_place, is_pit
from chequered.games.motogp.rules.rounds import end_turn
from chequered.games.motogp.spec import SIX, Event, Rule
from chequered.games.motogp.state import State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


def settle(board: Board, s: State) -> None:
    """The way is ridden: place the motorcycle, or let it finish, and do all that follows up to a choice of cards."""
    m = s.mover
    lap = s.lap[m]
    if s.status[m] == Status.FINISHED:
        finish(board, s, m)
    else:
        place(board, s, m)
    if gets_cards(s, m, lap):
        give_cards(s, m)
    else:
        settle_cell(board, s)


# GP-6.7 Without room at the end the last cell of the way that has room is taken; if none has, it stays where it was.
def place(board: Board, s: State, m: Int) -> None:
    last = s.ridden - 1
    reached = last
    free = free_place(board, s, s.way[last])
    while free < 0 and reached > 0:
        reached -= 1
        free = free_place(board, s, s.way[reached])
    if reached < last or free < 0:
        emit(Event.HELD_UP, Rule.GP_6_7, m, s.way[last], 0)
    s.moved = 1 if free >= 0 else 0
    if free < 0:
        emit(Event.STAYED, Rule.GP_6_7, m, s.cell[m], 0)
        return
    if reached < last:
        go_back_to(board, s, m, reached)
    move(board, s, m, free)
    send_out_lapped(board, s, m)


# GP-6.7 Whatever lane, pit lane or side of the line that is on: what was ridden beyond does not count.
def go_back_to(board: Board, s: State, m: Int, reached: Int) -> None:
    s.at = s.cell[m]
    s.at_lap = s.lap[m]
    for k in range(reached + 1):
        if board.space[s.way[k]] < board.space[s.at]:
            s.at_lap += 1
        s.at = s.way[k]
    while s.ridden > reached + 1:
        s.ridden -= 1
        s.way[s.ridden] = 0


def move(board: Board, s: State, m: Int, free: Int) -> None:
    left = s.cell[m]
    if s.failure[m]:
        s.left_pit = leads_out_of_pit(board, s, left)
    s.place[m] = free
    s.cell[m] = s.at
    s.lap[m] = s.at_lap
    emit(Event.MOVED, Rule.GP_3_3, m, left, s.at)
    # GP-7.3 Full points may lead one that enters through the pit lane and out again.
    if not is_pit(board, left) and (is_pit(board, s.at) or s.left_pit):
        emit(Event.PIT_IN, Rule.GP_7_2, m, 0, 0)


# GP-7.4 One placed beyond the exit has left the pit lane, from which its way came or through which it led.
def leads_out_of_pit(board: Board, s: State, left: Int) -> Int:
    if is_pit(board, s.at):
        return 0
    for k in range(s.ridden):
        if is_pit(board, s.way[k]):
            return 1
    return 1 if is_pit(board, left) else 0


# GP-11.1 One that passes the line at the end of the last lap has finished, needs no room and leaves the circuit.
def finish(board: Board, s: State, m: Int) -> None:
    crossed = crossings(s) + 1
    s.finished[m] = crossed
    s.cell[m] = -1
    s.place[m] = 0
    s.moved = 1
    emit(Event.FINISHED, Rule.GP_11_1, m, crossed, 0)
    send_out_lapped(board, s, m)


# GP-6.9 Leaving the pit lane clears a failure, then the cell acts; last a new Stop & Go is noted.
def settle_cell(board: Board, s: State) -> None:
    m = s.mover
    if acts_here(s, m):
        if s.left_pit:
            leave_pit(s, m)
        act_on_mark(board, s, m)
        serve_stop(board, s, m)
    if s.third == SIX and s.status[m] == Status.RACING:
        note_stop(s, m)
    end_turn(board, s)


# GP-6.8 A cell acts on one that ends its turn there after having moved, also on one that fell back onto it; it does not
# act again on one that stays.
def acts_here(s: State, m: Int) -> bool:
    return s.moved > 0 and s.status[m] == Status.RACING
