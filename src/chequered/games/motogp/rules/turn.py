"""Table-MotoGP: the opening position, dice and decisions."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.hands import deal, take_card
from chequered.games.motogp.rules.legality import extra_forbidden
from chequered.games.motogp.rules.qualifying import begin_ride, end_ride, fill_grid, on_grid, put_on_grid
from chequered.games.motogp.rules.rounds import clear_way
from chequered.games.motogp.rules.settling import settle_cell
from chequered.games.motogp.rules.way import begin_way, ride_on, ride_to
from chequered.games.motogp.spec import (
    EXTRA,
    FIRST_LOT,
    FIRST_TAKE,
    INNER,
    KEEP,
    MOTORCYCLES,
    OUTER,
    SEATS,
    SIX,
    TEAM,
    Card,
    Event,
    Rule,
)
from chequered.games.motogp.state import LONGEST_WAY, Options, Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


def setup(board: Board, options: Options, s: State) -> None:
    s.seats = options.seats
    s.laps = options.laps
    s.extra_power_six = options.extra_power_six
    s.lapped = options.lapped
    s.round = 0
    s.next = 0
    s.rolls = 0
    for seat in range(SEATS):
        s.colour[seat] = options.colour[seat]
        deal(s, seat)
    for m in range(MOTORCYCLES):
        stand_by(s, m)
    s.ridden = LONGEST_WAY
    clear_way(s)
    s.qualifying = options.qualifying
    if s.qualifying:
        begin_ride(board, s, 0)
    else:
        fill_grid(board, s)


# GP-1.1 Each team has two motorcycles.
def stand_by(s: State, m: Int) -> None:
    s.status[m] = Status.RACING if m < s.seats * TEAM else Status.ABSENT
    s.order[m] = -1
    s.cell[m] = -1
    s.place[m] = 0
    s.lap[m] = 0
    s.failure[m] = 0
    s.again[m] = 0
    s.stops[m] = 0
    s.missing[m] = 0
    s.grid[m] = 0
    s.qualified[m] = 0
    s.finished[m] = 0
    s.broken[m] = 0


def apply(board: Board, s: State, action: Int) -> None:
    if action < FIRST_LOT:
        roll(board, s, action + 1)
    elif action < INNER:
        draw_lot(board, s, action - FIRST_LOT)
    elif action == INNER:
        ride_to(board, s, board.inner[s.at])
        ride_on(board, s)
    elif action == OUTER:
        ride_to(board, s, board.outer[s.at])
        ride_on(board, s)
    elif action == KEEP:
        keep_extra(board, s)
    elif action == EXTRA:
        play_extra(board, s)
    else:
        take_card(s, s.mover // TEAM, action - FIRST_TAKE)
        settle_cell(board, s)


# GP-4.3 Each tied one is equally likely to be named next.
def draw_lot(board: Board, s: State, m: Int) -> None:
    put_on_grid(board, s, m, on_grid(s) + 1)
    fill_grid(board, s)


def roll(board: Board, s: State, face: Int) -> None:
    emit(Event.ROLLED, roll_rule(s), s.mover, face, 0)
    if s.qualifying:
        s.first = face
        s.rolls += 1
        begin_way(board, s)
    elif s.phase == Phase.ROLL:
        s.first = face
        follow_first(board, s)
    elif s.phase == Phase.THIRD:
        s.third = face
        begin_way(board, s)
    else:
        s.second = face
        follow_second(board, s)


def roll_rule(s: State) -> Int:
    if s.phase == Phase.EXTRA_ROLL:
        return Rule.GP_4_2 if s.qualifying else Rule.GP_6_3
    return Rule.GP_4_1 if s.qualifying else Rule.GP_6_2


# GP-6.2 On a 6 roll again. GP-6.3 On any other roll an Extra Power card may be played.
def follow_first(board: Board, s: State) -> None:
    if s.first == SIX:
        s.phase = Phase.SECOND
    elif extra_forbidden(board, s) == 0:
        s.phase = Phase.EXTRA
    else:
        begin_way(board, s)


# GP-6.2 After a second 6 a third roll decides about a penalty. GP-6.3 A 6 rolled by Extra Power gives no further roll.
def follow_second(board: Board, s: State) -> None:
    if s.second == SIX and s.phase == Phase.SECOND:
        s.phase = Phase.THIRD
    else:
        begin_way(board, s)


# GP-6.3 The card gives a second roll. GP-6.4 With the option it counts as a rolled 6. GP-4.2 So in qualifying, too.
def play_extra(board: Board, s: State) -> None:
    s.hand[s.mover // TEAM][Card.EXTRA] -= 1
    emit(Event.EXTRA, extra_rule(s), s.mover, 0, 0)
    if not s.extra_power_six:
        s.phase = Phase.EXTRA_ROLL
        return
    if s.qualifying:
        s.first = SIX
    else:
        s.second = SIX
    begin_way(board, s)


def extra_rule(s: State) -> Int:
    if s.qualifying:
        return Rule.GP_4_2
    return Rule.GP_6_4 if s.extra_power_six else Rule.GP_6_3


# GP-4.2, GP-6.3 The team may, and so need not.
def keep_extra(board: Board, s: State) -> None:
    if s.qualifying:
        end_ride(board, s)
    else:
        begin_way(board, s)
