"""The club bot's search: every way that the dice of the turn allow, to the places where it can end.

The ways are walked here and not ridden by the rules; a test compares the two. A spot is a cell, the lap there and the
state (`scratch.STATES`) in one number.
"""

from __future__ import annotations

from chequered.games.motogp.board import MAX_CELLS, Board
from chequered.games.motogp.bot.scratch import STATES, TURN, Scratch
from chequered.games.motogp.bot.worth import WORST, state_of, worth_of_end, worth_of_finish, worth_of_staying
from chequered.games.motogp.rules.positions import free_place, is_pit
from chequered.games.motogp.rules.way import PERFECT, points
from chequered.games.motogp.spec import INNER, OUTER
from chequered.games.motogp.state import State
from chequered.kernel.record import Int

NOWHERE = -1


def spot_of(cell: Int, lap: Int, state: Int) -> Int:
    """The spot's number."""
    return (lap * MAX_CELLS + cell) * STATES + state


def cell_of(spot: Int) -> Int:
    """Its cell."""
    return spot // STATES % MAX_CELLS


def lap_of(spot: Int) -> Int:
    """Its lap."""
    return spot // STATES // MAX_CELLS


def start(board: Board, s: State) -> Int:
    """The spot on which the turn begins."""
    m = s.mover
    return spot_of(s.cell[m], s.lap[m], state_of(board, s, m))


def onward(board: Board, spot: Int, to: Int) -> Int:
    """The spot one step on. GP-7.2, GP-7.4 Who turns into the pit lane with a failure will leave without."""
    at = cell_of(spot)
    state = 0 if is_pit(board, to) and not is_pit(board, at) else spot % STATES
    return spot_of(to, lap_of(spot) + (board.space[to] < board.space[at]), state)


def best_way(board: Board, s: State, x: Scratch, first: Int, second: Int) -> Int:
    """The value of the best way with these dice from where the turn begins."""
    begin(x, first, second)
    ride(board, s, x, start(board, s), 1, points(board, s, first), NOWHERE, -1)
    return x.value


def rest_of_way(board: Board, s: State, x: Scratch) -> Int:
    """The lane to take now, where the way has come to one that can be chosen."""
    begin(x, s.first, s.second)
    spot = start(board, s)
    back = NOWHERE
    for k in range(s.ridden):
        spot = onward(board, spot, s.way[k])
        back = spot if free_place(board, s, s.way[k]) >= 0 else back
    ride(board, s, x, spot, s.die, s.left, back, -1)
    return x.action


def begin(x: Scratch, first: Int, second: Int) -> None:
    """No way is known yet."""
    x.first = first
    x.second = second
    x.value = WORST
    x.action = -1


def ride(board: Board, s: State, x: Scratch, spot: Int, die: Int, left: Int, back: Int, lane: Int) -> None:
    """Look at all ways that lead on from a spot with `left` points of this die.

    `back` is the last spot so far that has room (GP-6.7), `lane` the first lane that was chosen.
    """
    if left == 0 and die == 1 and x.second > 0:
        die = 2
        left = points(board, s, x.second)
    if left == 0:
        end(board, s, x, back, lane)
        return
    at = cell_of(spot)
    if turns_in(board, s, spot):
        step(board, s, x, board.pit, spot, back, lane)
    elif board.inner[at] < 0 or (x.first if die == 1 else x.second) > PERFECT:
        step(board, s, x, board.outer[at], spot, back, lane)
    else:
        if step(board, s, x, board.inner[at], spot, back, INNER if lane < 0 else lane):
            ride(board, s, x, x.spot, die, left - 1, x.back, INNER if lane < 0 else lane)
        lane = OUTER if lane < 0 else lane
        step(board, s, x, board.outer[at], spot, back, lane)
    if x.goes_on:
        ride(board, s, x, x.spot, die, left - 1, x.back, lane)


def turns_in(board: Board, s: State, spot: Int) -> bool:
    """GP-7.2 Into the pit lane: with a failure, in any lap but the last."""
    return cell_of(spot) == board.entry and spot % STATES > 0 and lap_of(spot) < s.laps


def step(board: Board, s: State, x: Scratch, to: Int, spot: Int, back: Int, lane: Int) -> bool:
    """One step; whether the way goes on from there, with `x.spot` and `x.back`."""
    x.spot = onward(board, spot, to)
    x.back = x.spot if free_place(board, s, to) >= 0 else back
    x.goes_on = 0
    if lap_of(x.spot) > s.laps:
        consider(x, lane, worth_of_finish(board, s, x))
    elif s.stops[s.mover] > 0 and to == board.chequered:
        # GP-8.1 It ends here, and a turn is missed if there is room.
        end(board, s, x, x.back, lane)
    else:
        x.goes_on = 1
    return x.goes_on > 0


def end(board: Board, s: State, x: Scratch, back: Int, lane: Int) -> None:
    """The way ends on the last of its cells that has room; without any, the motorcycle stays as it was (GP-6.7)."""
    if back == NOWHERE:
        consider(x, lane, worth_of_staying(board, s, x))
        return
    value = worth_of_end(board, s, x, cell_of(back), lap_of(back), back % STATES)
    if s.stops[s.mover] > 0 and cell_of(back) == board.chequered:
        value += TURN
    consider(x, lane, value)


def consider(x: Scratch, lane: Int, value: Int) -> None:
    """Keep the better of the best way so far and this one."""
    if value < x.value:
        x.value = value
        x.action = lane
