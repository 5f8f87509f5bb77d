"""What the lab counts in a race: rounds, overtakes, who is left, losses, pit visits, questions, the winner's grid."""

from __future__ import annotations

from chequered.games.motogp.board import Board
from chequered.games.motogp.rules.classification import is_classified, place_of
from chequered.games.motogp.rules.positions import free_place, is_pit, motorcycles
from chequered.games.motogp.rules.way import PERFECT, points
from chequered.games.motogp.spec import MOTORCYCLES
from chequered.games.motogp.state import Phase, State, Status
from chequered.kernel.game import Measure
from chequered.kernel.record import Int, Ints, Record, field

NOWHERE = -1


class Tally(Record):
    """Counts of one race; the first block is what is being watched."""

    status: Ints = field(MOTORCYCLES, doc="what had become of each motorcycle when it was last looked")
    was: Ints = field(MOTORCYCLES, doc="place of each in the order of the round that goes on, from 1; 0 for none")
    mover: Int = field(doc="motorcycle whose turn is being watched, -1 for none")
    in_pit: Int = field(doc="1 if it began the turn in the pit lane")
    failure: Int = field(doc="1 if it began the turn with a failure")
    asked_way: Int = field(doc="1 if its way has been asked for in this turn")
    low: Int = field(doc="lowest cell on which one of the ways being looked at ends")
    high: Int = field(doc="highest one")

    races: Int = field(doc="always 1")
    started: Int = field(doc="motorcycles at the start")
    rounds: Int = field(doc="rounds of the race (GP-6.1)")
    overtakes: Int = field(doc="pairs that change their order from one round to the next, both still racing")
    classified: Int = field(doc="motorcycles not disqualified at the end (GP-11.3)")
    running: Int = field(doc="of them, those that are no broken engines: finished, or still racing at the end")
    lapped: Int = field(doc="teams of which a motorcycle was lapped, each time that it happens (GP-10.1)")
    lappings: Int = field(doc="1 if any was")
    fuel: Int = field(doc="motorcycles out of fuel (GP-9.1)")
    engines: Int = field(doc="engines broken down (GP-9.3)")
    visits: Int = field(doc="visits to the pit lane (GP-7.2)")
    asked_extra: Int = field(doc="questions whether to play Extra Power")
    asked_lane: Int = field(doc="turns with a lane to choose")
    matters: Int = field(doc="of them, those whose ways do not all end on one cell")
    asked_card: Int = field(doc="questions which card to take (GP-1.3)")
    won_from: Ints = field(MOTORCYCLES, doc="1 at the place on the grid of the motorcycle that won, the first is pole")


MEASURES = (
    Measure("rounds", "rounds"),
    Measure("overtakes", "overtakes"),
    Measure("motorcycles classified", "classified", per="started"),
    Measure("motorcycles running at the end", "running", per="started"),
    Measure("races with a lapping", "lappings", per="races"),
    Measure("teams with a motorcycle lapped", "lapped"),
    Measure("motorcycles out of fuel", "fuel", per="started"),
    Measure("engines broken down", "engines", per="started"),
    Measure("visits to the pit lane", "visits"),
    Measure("questions about Extra Power", "asked_extra"),
    Measure("turns with a choice of lanes", "asked_lane"),
    Measure("turns whose lanes matter", "matters"),
    Measure("questions about cards", "asked_card"),
    Measure("won from place on the grid", "won_from", per="races"),
)


def observe(board: Board, s: State, tally: Tally) -> None:
    """The contract's `observe`. Qualifying is not counted."""
    if s.qualifying or s.phase == Phase.LOT:
        return
    if tally.races == 0:
        note_start(s, tally)
    if s.mover != tally.mover or s.phase == Phase.ROLL or s.phase == Phase.OVER:
        note_end_of_turn(board, s, tally)
    if s.round != tally.rounds:
        note_round(s, tally)
    if s.phase == Phase.OVER:
        note_end_of_race(board, s, tally)
    else:
        note_question(board, s, tally)


def note_start(s: State, tally: Tally) -> None:
    """The race begins."""
    tally.races = 1
    tally.started = motorcycles(s)
    tally.mover = -1
    for m in range(motorcycles(s)):
        tally.status[m] = s.status[m]


def note_end_of_turn(board: Board, s: State, tally: Tally) -> None:
    """The turn that was watched has ended, and another one begins."""
    if tally.mover >= 0:
        note_losses(s, tally)
        note_visit(board, s, tally)
    tally.mover = s.mover
    tally.asked_way = 0
    if s.mover >= 0:
        tally.in_pit = is_pit(board, s.cell[s.mover])
        tally.failure = s.failure[s.mover]


def note_losses(s: State, tally: Tally) -> None:
    """Whose engine broke down, who is out of fuel, and which teams are out by a lapping."""
    for m in range(motorcycles(s)):
        if s.status[m] == Status.BROKEN and tally.status[m] != Status.BROKEN:
            tally.engines += 1
        elif is_newly_out(s, tally, m):
            note_disqualified(s, tally, m)
    for m in range(motorcycles(s)):
        tally.status[m] = s.status[m]


def is_newly_out(s: State, tally: Tally, m: Int) -> bool:
    """Whether it was disqualified in the turn that was watched."""
    return s.status[m] == Status.OUT and tally.status[m] != Status.OUT


def note_disqualified(s: State, tally: Tally, m: Int) -> None:
    """GP-9.1 Who is out after its own turn, and not its team-mate, had no fuel. GP-10.1 The others were lapped."""
    mate = m ^ 1  # GP-1.1 a team has two
    if m == tally.mover and not is_newly_out(s, tally, mate):
        tally.fuel += 1
    elif m < mate or not is_newly_out(s, tally, mate):
        tally.lapped += 1
        tally.lappings = 1


def note_visit(board: Board, s: State, tally: Tally) -> None:
    """The turn led into the pit lane, or through all of it: then the failure with which it began is gone."""
    m = tally.mover
    if tally.in_pit or s.cell[m] < 0:
        return
    tally.visits += is_pit(board, s.cell[m]) or (tally.failure > 0 and s.failure[m] == 0)


def note_round(s: State, tally: Tally) -> None:
    """GP-6.1 A round begins, in the order of the race."""
    tally.rounds = s.round
    count = 0
    while count < motorcycles(s) and s.order[count] >= 0:
        count += 1
    for ahead in range(count):
        for behind in range(ahead + 1, count):
            tally.overtakes += tally.was[s.order[ahead]] > tally.was[s.order[behind]] > 0
    for m in range(motorcycles(s)):
        tally.was[m] = 0
    for k in range(count):
        tally.was[s.order[k]] = k + 1


def note_end_of_race(board: Board, s: State, tally: Tally) -> None:
    """The classification (GP-11.3)."""
    for m in range(motorcycles(s)):
        tally.classified += is_classified(s, m)
        tally.running += s.status[m] == Status.RACING or s.status[m] == Status.FINISHED
        if place_of(board, s, m) == 1:
            tally.won_from[s.grid[m] - 1] = 1


def note_question(board: Board, s: State, tally: Tally) -> None:
    """What somebody is asked now. Lanes count once a turn: people choose where the whole way ends (GP-3.4)."""
    tally.asked_extra += s.phase == Phase.EXTRA
    tally.asked_card += s.phase == Phase.CARD
    if s.phase == Phase.WAY and tally.asked_way == 0:
        tally.asked_way = 1
        tally.asked_lane += 1
        tally.low = board.cells + 1
        tally.high = NOWHERE
        back = last_with_room(board, s)
        look_on(board, s, tally, s.at, board.inner[s.at], s.die, s.left, back)
        look_on(board, s, tally, s.at, board.outer[s.at], s.die, s.left, back)
        tally.matters += tally.low < tally.high


def last_with_room(board: Board, s: State) -> Int:
    """The last cell of the way so far that has room, -1 for none (GP-6.7)."""
    found = NOWHERE
    for k in range(s.ridden):
        found = s.way[k] if free_place(board, s, s.way[k]) >= 0 else found
    return found


def look_on(board: Board, s: State, tally: Tally, at: Int, to: Int, die: Int, left: Int, back: Int) -> None:
    """Note the ends of the ways that lead on by a step from `at` to `to`; `back` is the last cell so far with room.

    The line ends a way in the last lap (GP-11.1), the chequered space if a stop is owed (GP-8.1).
    """
    if s.at_lap == s.laps and board.space[to] < board.space[at]:
        note_way_end(tally, board.cells)
        return
    back = to if free_place(board, s, to) >= 0 else back
    left -= 1
    if left == 0 and die == 1 and s.second > 0:
        die = 2
        left = points(board, s, s.second)
    if left == 0 or (s.stops[s.mover] > 0 and to == board.chequered):
        note_way_end(tally, back)
        return
    turns_in = s.failure[s.mover] > 0 and to == board.entry and s.at_lap < s.laps
    if board.inner[to] >= 0 and (s.first if die == 1 else s.second) <= PERFECT:
        look_on(board, s, tally, to, board.inner[to], die, left, back)
    look_on(board, s, tally, to, board.pit if turns_in else board.outer[to], die, left, back)


def note_way_end(tally: Tally, cell: Int) -> None:
    """A way ends on this cell, -1 for none that has room; the number of cells stands for the finish."""
    tally.low = min(tally.low, cell)
    tally.high = max(tally.high, cell)
