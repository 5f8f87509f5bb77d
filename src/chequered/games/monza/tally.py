"""What the lab counts in a race: its rounds, turns without a move, and the colours on which turns end (MZ-2.7 f)."""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.spec import COLOUR_COUNT
from chequered.games.monza.state import Phase, State
from chequered.kernel.game import Measure
from chequered.kernel.record import Int, Ints, Record, field


class Tally(Record):
    """Counts of one race; the first three fields are the turn being watched."""

    turn: Int = field(doc="its seat")
    round: Int = field(doc="its round, 0 before the first")
    begun_on: Int = field(doc="the cell of its car when it began")

    rounds: Int = field(doc="rounds of the race")
    turns: Int = field(doc="turns that ended")
    stayed: Int = field(doc="of them, those without a move (MZ-3.10)")
    coloured: Int = field(doc="of them, those that moved the car, but not to the finish")
    ended_on: Ints = field(COLOUR_COUNT, doc="these by the colour of the cell on which they ended")


MEASURES = (
    Measure("rounds", "rounds"),
    Measure("turns without a move", "stayed", per="turns"),
    Measure("turns that end on", "ended_on", per="coloured", words="colour"),
)


def observe(board: Board, s: State, tally: Tally) -> None:
    """The contract's `observe`."""
    if tally.round > 0:
        if s.turn == tally.turn and s.round == tally.round and s.phase != Phase.OVER:
            return
        note_end(board, s, tally)
    tally.turn = s.turn
    tally.round = s.round
    tally.rounds = s.round
    tally.begun_on = s.cell[s.turn]


def note_end(board: Board, s: State, tally: Tally) -> None:
    """A turn has ended: the watched one."""
    cell = s.cell[tally.turn]
    tally.turns += 1
    if cell == tally.begun_on:
        tally.stayed += 1
    elif cell != board.finish:
        tally.coloured += 1
        tally.ended_on[board.colour[cell]] += 1
