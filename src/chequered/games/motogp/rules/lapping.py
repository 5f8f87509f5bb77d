"""The lapped, and who is out with them."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.positions import distance, motorcycles
from chequered.games.motogp.spec import TEAM, Event, Rule
from chequered.games.motogp.state import State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# GP-10.1 Who is more than a lap of spaces behind the leader is out, all at once; after the first finisher nobody is.
# Only one that has moved can have become the leader, or have led further: behind any other nobody is lapped anew.
def send_out_lapped(board: Board, s: State, m: Int) -> None:
    if s.finished[m] > 1 or (s.finished[m] == 0 and crossings(s) > 0):
        return
    lead = s.laps * board.spaces if s.finished[m] > 0 else distance(board, s, m)
    out = 0
    for other in range(motorcycles(s)):
        if s.status[other] == Status.RACING and lead - distance(board, s, other) > board.spaces:
            out |= 1 << other
    if out > 0:
        send_out_all(s, out)


def send_out_all(s: State, out: Int) -> None:
    """`out` has bit m set for each motorcycle m that is lapped."""
    for m in range(motorcycles(s)):
        if out >> m & 1:
            send_out(s, m)
            emit(Event.LAPPED, Rule.GP_10_2 if s.lapped else Rule.GP_10_1, m, 0, 0)
    for m in range(motorcycles(s)):
        if out >> m & 1 and s.lapped == 0:
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
