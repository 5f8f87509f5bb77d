"""The club bot's search: every way that the points of a move allow, to where it can end.

Ways are walked here and not by the rules. A check on the way is taken for what it is worth on average, and the way goes
on as if nothing had happened. Every step leads further ahead, so one walk forwards along the track finds the cells that
can be reached, and with how many points, and one backwards what the best way from each of them is worth.
"""

from __future__ import annotations

from chequered.games.lamborghini.board import MAX_CELLS, Board
from chequered.games.lamborghini.bot.scratch import CELL, MOST_POINTS, WORST, Scratch
from chequered.games.lamborghini.rules.holding import has_card
from chequered.games.lamborghini.rules.moving import SIDES
from chequered.games.lamborghini.rules.positions import beside, cars, in_front, is_racing, seat_of
from chequered.games.lamborghini.spec import Card, Side
from chequered.games.lamborghini.state import MOST_CHECKS, State
from chequered.kernel.record import Int

FINISH = 3 * CELL
"""What it is worth to pass the line for the last time now rather than in the next round, where others who pass it are
behind (LB-13.2): estimated."""

LUCKY = CELL // 2
"""What a Luck card is worth that is spent on a squeeze (LB-11.10): about what it is worth in the draft
(`worth.MANOEUVRE_WORTH`)."""


def begin_search(x: Scratch) -> None:
    """Forget what was found: the position, or what the car may do, is another one."""
    x.stamp += 1
    x.waiting = 0


def begin_at(x: Scratch, cell: Int, crossings: Int, points: Int) -> None:
    """Look for the ways from here with so many points, and so many times still to pass the line, too."""
    if x.seen[cell] != x.stamp:
        x.seen[cell] = x.stamp
        x.reach[cell] = 0
        x.waiting += 1
    x.reach[cell] |= 1 << min(points, MOST_POINTS)
    x.crossings[cell] = crossings


def walk_ways(board: Board, s: State, x: Scratch, cell: Int) -> None:
    """Find all ways from where they begin; `cell` is the hindmost of those cells."""
    count = 0
    while x.waiting > 0:
        if x.seen[cell] == x.stamp:
            x.waiting -= 1
            x.found[count] = cell
            count += 1
            look_from(board, s, x, cell)
            reach_from(board, x, cell)
        cell = x.next[cell]
    while count > 0:
        count -= 1
        look_from(board, s, x, x.found[count])
        judge(board, s, x, x.found[count])


# ---------------------------------------------------------------------------------------------------- one cell


def standing_on(s: State, cell: Int) -> Int:
    """The car other than the mover on a cell, -1 for none, or for no cell: the mover will have left its own."""
    if cell >= 0:
        for car in range(cars(s)):
            if s.cell[car] == cell and car != s.mover:
                return car
    return -1


def look_from(board: Board, s: State, x: Scratch, cell: Int) -> None:
    """Note where steps and contacts from a cell lead."""
    x.bonus = 0
    ahead = standing_on(s, board.ahead[cell])
    x.slips = int(ahead >= 0 and is_racing(s, ahead) and s.in_lane == 0)
    for side in range(SIDES):
        to = in_front(board, cell, side)
        other = standing_on(s, to)
        is_used = s.in_lane == 0 or side == Side.AHEAD or board.ahead[cell] < 0
        x.to[side] = to if other < 0 and is_used else -1
        x.bonus = max(x.bonus, worth_of_contact(s, x, other))
        x.squeezes[side] = 0
        if side != Side.AHEAD:
            neighbour = standing_on(s, beside(board, cell, side))
            x.bonus = max(x.bonus, worth_of_contact(s, x, neighbour))
            # LB-6.6 The cell ahead and the cell beside are both occupied.
            x.squeezes[side] = int(ahead >= 0 and neighbour >= 0)


def worth_of_contact(s: State, x: Scratch, other: Int) -> Int:
    """LB-9.1 Only with another player's car that is racing; one that is worth nothing need not be made."""
    if other < 0 or not is_racing(s, other) or seat_of(s, other) == seat_of(s, s.mover):
        return 0
    return x.contact[other]


def reach_from(board: Board, x: Scratch, cell: Int) -> None:
    """Note the cells in front as reached: with a point less, or out of a slipstream with as many."""
    for side in range(SIDES):
        to = x.to[side]
        if to >= 0:
            points = x.reach[cell] >> 1
            if x.slips and side != Side.AHEAD:
                points |= x.reach[cell]
            if points > 0:
                if x.seen[to] != x.stamp:
                    x.seen[to] = x.stamp
                    x.reach[to] = 0
                    x.waiting += 1
                x.reach[to] |= points
                x.crossings[to] = max(0, x.crossings[cell] - board.is_last[cell])


# ---------------------------------------------------------------------------------------------------- what it is worth


def spot_of(cell: Int, points: Int, checks: Int) -> Int:
    """The number of a cell with so many points left and checks made."""
    return (min(points, MOST_POINTS) * (MOST_CHECKS + 1) + checks) * MAX_CELLS + cell


def judge(board: Board, s: State, x: Scratch, cell: Int) -> None:
    """Reckon what the best ways from a cell are worth: just so, and when it has just been entered (LB-10.1)."""
    for points in range(MOST_POINTS + 1):
        if x.reach[cell] >> points & 1:
            for checks in range(MOST_CHECKS, s.checks - 1, -1):
                spot = spot_of(cell, points, checks)
                x.value[spot] = best_way(s, x, cell, points, checks)
                x.entered[spot] = x.value[spot]
                if x.slips:
                    for side in range(Side.LEFT, SIDES):
                        x.entered[spot] = max(x.entered[spot], worth_of_step(s, x, side, points, checks, 1))


def best_way(s: State, x: Scratch, cell: Int, points: Int, checks: Int) -> Int:
    """What the best way is worth with nothing offered, from the cell that was looked from."""
    best = WORST
    if points > 0:
        for side in range(SIDES):
            best = max(best, worth_of_step(s, x, side, points, checks, 0))
    if checks < MOST_CHECKS and (x.bonus > 0 or (best == WORST and points > 0)):
        # LB-6.7 Without a free cell it must make contact.
        return max(best, max(x.bonus, x.own) + x.value[spot_of(cell, points, checks + 1)])
    return best if best > WORST else worth_of_end(x, cell, x.crossings[cell])


def worth_of_end(x: Scratch, cell: Int, crossings: Int) -> Int:
    """What it is worth to end the move here."""
    return (FINISH if crossings == 0 else 0) - x.need[crossings][cell] * CELL


def worth_of_step(s: State, x: Scratch, side: Int, points: Int, checks: Int, is_free: Int) -> Int:
    """What the best way is worth that begins with this step, from the cell that was looked from; `WORST` for none."""
    to = x.to[side]
    if to < 0:
        return WORST
    left = points - 1 + is_free
    if x.squeezes[side] == 0:
        return x.entered[spot_of(to, left, checks)]
    is_lucky = has_card(s, s.mover, Card.LUCK)
    if checks == MOST_CHECKS:
        return x.entered[spot_of(to, left, checks)] - LUCKY if is_lucky else WORST
    price = min(-x.own, LUCKY) if is_lucky else -x.own
    return x.entered[spot_of(to, left, checks + 1)] - price
