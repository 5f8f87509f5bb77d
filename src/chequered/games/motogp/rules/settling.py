"""What follows when the last point is moved. The order is GP-6.9: placing or finishing, the lapped, cards, cell."""

from __future__ import annotations

from chequered.games.motogp.board import Board, Mark
from chequered.games.motogp.rules.positions import distance, free_place, is_pit, motorcycles
from chequered.games.motogp.rules.rounds import end_turn
from chequered.games.motogp.spec import FACE_COUNT, TEAM, Card, Event, Rule
from chequered.games.motogp.state import Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

SIX = FACE_COUNT
"""The highest face."""


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


# ------------------------------------------------------------------------------------------------ placing


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
    if is_pit(board, s.at) and not is_pit(board, left):
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


# ------------------------------------------------------------------------------------------------ the lapped


# GP-10.1 Who is more than a lap of spaces behind the leader is out, all at once; after the first finisher nobody is.
# Only one that has moved can have become the leader, or have led further: behind any other nobody is lapped anew.
def send_out_lapped(board: Board, s: State, m: Int) -> None:
    if s.finished[m] > 1 or (s.finished[m] == 0 and crossings(s) > 0):
        return
    lead = s.laps * board.spaces if s.finished[m] > 0 else distance(board, s, m)
    lapped = 0
    for other in range(motorcycles(s)):
        if s.status[other] == Status.RACING and lead - distance(board, s, other) > board.spaces:
            lapped |= 1 << other
    if lapped > 0:
        send_out_all(s, lapped)


def send_out_all(s: State, lapped: Int) -> None:
    """`lapped` has bit m set for each motorcycle m that is lapped."""
    for m in range(motorcycles(s)):
        if lapped >> m & 1:
            send_out(s, m)
            emit(Event.LAPPED, Rule.GP_10_1, m, 0, 0)
    for m in range(motorcycles(s)):
        if lapped >> m & 1 and s.lapped == 0:
            send_out_team(s, m)


def crossings(s: State) -> Int:
    """How many have finished, those disqualified since included."""
    found = 0
    for m in range(motorcycles(s)):
        found += s.finished[m] > 0
    return found


# GP-10.1 Its whole team is disqualified: finished or broken down or not. GP-10.2 Not with the option `lapped`.
def send_out_team(s: State, m: Int) -> None:
    first = m // TEAM * TEAM
    for mate in range(first, first + TEAM):
        if s.status[mate] != Status.OUT:
            send_out(s, mate)
            emit(Event.DISQUALIFIED, Rule.GP_10_1, mate, 0, 0)


def send_out(s: State, m: Int) -> None:
    s.status[m] = Status.OUT
    s.cell[m] = -1
    s.place[m] = 0


# ------------------------------------------------------------------------------------------------ cards


# GP-1.3 Passing the line brings cards to a team that has a motorcycle racing. GP-1.4 Leaving the grid does not count.
def gets_cards(s: State, m: Int, lap: Int) -> bool:
    has_passed = s.finished[m] > 0 or (lap > 0 and s.lap[m] > lap)
    return has_passed and still_racing(s, m // TEAM) > 0


def still_racing(s: State, seat: Int) -> Int:
    """How many motorcycles of a team are."""
    found = 0
    for m in range(seat * TEAM, seat * TEAM + TEAM):
        found += s.status[m] == Status.RACING
    return found


# GP-1.3 One Fuel card, and one of the player's choice that may not be declined.
def give_cards(s: State, m: Int) -> None:
    if s.finished[m] == 0:
        emit(Event.LAP, Rule.GP_1_3, m, s.lap[m], 0)
    take_card(s, m // TEAM, Card.FUEL)
    s.phase = Phase.CARD


def take_card(s: State, seat: Int, card: Int) -> None:
    s.hand[seat][card] += 1
    emit(Event.CARD, Rule.GP_1_3, seat, card, 0)


# Marks play their cards by themselves.
def play_card(s: State, m: Int, card: Int, rule: Int) -> bool:
    """Whether the team had one."""
    seat = m // TEAM
    if s.hand[seat][card] == 0:
        return False
    s.hand[seat][card] -= 1
    emit(Event.PLAYED, rule, m, card, 0)
    return True


# ------------------------------------------------------------------------------------------------ the cell


# GP-6.8 A mark acts on one that moved, also if it fell back onto it; it does not act again on one that stays.
def settle_cell(board: Board, s: State) -> None:
    m = s.mover
    if s.moved and s.status[m] == Status.RACING:
        if s.left_pit:
            leave_pit(s, m)
        act_on_mark(board, s, m)
        serve_stop(board, s, m)
    if s.third == SIX and s.status[m] == Status.RACING:
        note_stop(s, m)
    end_turn(board, s)


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
