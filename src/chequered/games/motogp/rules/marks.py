"""What the cell does on which a turn ends: marks, the chequered space, the end of the pit lane."""

from __future__ import annotations

from chequered.games.motogp.board import Board, Mark
from chequered.games.motogp.rules.hands import play_card
from chequered.games.motogp.rules.lapping import send_out
from chequered.games.motogp.rules.positions import is_pit, motorcycles
from chequered.games.motogp.spec import Card, Event, Rule
from chequered.games.motogp.state import State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# GP-7.4 It is repaired; but if it owes one more visit, it leaves with a failure.
def leave_pit(s: State, m: Int) -> None:
    s.failure[m] = s.again[m]
    if s.again[m]:
        emit(Event.FAILURE, Rule.GP_7_4, m, 0, 0)
    else:
        emit(Event.REPAIRED, Rule.GP_7_4, m, 0, 0)
    s.again[m] = 0


def act_on_mark(board: Board, s: State, m: Int) -> None:
    mark = board.mark[s.cell[m]]
    if mark == Mark.FUEL:
        need_fuel(s, m)
    elif mark == Mark.BOXES:
        need_boxes(board, s, m)
    elif mark == Mark.CRASH:
        crash(s, m)
    elif mark == Mark.ENGINE:
        break_down(s, m)


# GP-9.1 Without a Fuel card it is disqualified at once; its team-mate goes on.
def need_fuel(s: State, m: Int) -> None:
    if not play_card(s, m, Card.FUEL, Rule.GP_9_1):
        send_out(s, m)
        emit(Event.OUT_OF_FUEL, Rule.GP_9_1, m, 0, 0)


# GP-7.1 Without a Boxes card it has a failure, and failures on the loop do not add up. GP-7.4 In the pit lane one more
# visit is owed.
def need_boxes(board: Board, s: State, m: Int) -> None:
    if is_last_lap(s, m) or play_card(s, m, Card.BOXES, Rule.GP_7_1):
        return
    if is_pit(board, s.cell[m]):
        s.again[m] = 1
        emit(Event.AGAIN, Rule.GP_7_4, m, 0, 0)
    elif not s.failure[m]:
        s.failure[m] = 1
        emit(Event.FAILURE, Rule.GP_7_1, m, 0, 0)


# GP-7.1 In the last lap BOXES does nothing, in the pit lane too.
def is_last_lap(s: State, m: Int) -> bool:
    return s.lap[m] == s.laps


# GP-9.2 Without a Crash card it misses its next turn.
def crash(s: State, m: Int) -> None:
    if not play_card(s, m, Card.CRASH, Rule.GP_9_2):
        s.missing[m] += 1
        emit(Event.CRASHED, Rule.GP_9_2, m, 0, 0)


# GP-9.3 It leaves the circuit and is classified by the distance to this space.
def break_down(s: State, m: Int) -> None:
    earlier = 0
    for other in range(motorcycles(s)):
        earlier = max(earlier, s.broken[other])
    s.broken[m] = earlier + 1
    s.status[m] = Status.BROKEN
    emit(Event.BROKE_DOWN, Rule.GP_9_3, m, 0, 0)


# GP-8.1 A stop that was owed before the move is served on the chequered space: one each, and one turn is missed.
def serve_stop(board: Board, s: State, m: Int) -> None:
    if s.stops[m] > 0 and s.cell[m] == board.chequered:
        s.stops[m] -= 1
        s.missing[m] += 1
        emit(Event.STOPPED, Rule.GP_8_1, m, 0, 0)


# GP-6.2 Three sixes earn a Stop & Go penalty. GP-8.1 Penalties add up; this move has not reached the space.
def note_stop(s: State, m: Int) -> None:
    s.stops[m] += 1
    emit(Event.PENALTY, Rule.GP_6_2, m, s.stops[m], 0)
