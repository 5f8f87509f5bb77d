"""How many steps the line is away from every cell of an empty track, for every number of laps to go."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.scratch import CELL, CROSSINGS, Scratch
from chequered.games.lamborghini.spec import FEET, KINDS, SLOWEST
from chequered.games.lamborghini.state import LAPS

ARROWS = 0.27
"""Draws that force a check: their share, in the long run. 32 of 117 cards have 10, 11 or 12 at their foot (LB-12)."""

CHECKS_A_TURN = 0.55
"""Those of contacts and squeezes, on average: what four or five clubs make (the lab counts *checks of a race*)."""


def prepare(board: Board) -> Scratch:
    """The scratch record with everything that holds on this board."""
    scratch = Scratch()
    order = sorted(range(board.cells), key=lambda cell: -board.front[cell])
    for crossings in range(1, CROSSINGS + 1):
        for cell in order:
            fronts = [front for front in (board.ahead[cell], board.left[cell], board.right[cell]) if front >= 0]
            level = crossings - board.is_last[cell]
            scratch.need[crossings][cell] = 1 + min(scratch.need[level][front] for front in fronts)
    for track in _tracks(board):
        for cell, after in zip(track, [*track[1:], track[0]], strict=True):
            scratch.next[cell] = after
    lap = max(scratch.need[1][: board.cells])
    scratch.need[0] = [need - lap for need in scratch.need[1]]
    turns = LAPS * lap / _pace(board)
    scratch.speed = round(turns * CELL)
    scratch.handling = round(turns * (ARROWS + CHECKS_A_TURN) * CELL)
    return scratch


def _tracks(board: Board) -> list[list[int]]:
    """The cells of each track in the order of their front edges."""
    found: list[list[int]] = []
    left = set(range(board.cells))
    for number in range(board.tracks):
        track, new = set(), {board.grid[number][0]}
        while new:
            track |= new
            fronts = {f for c in new for f in (board.ahead[c], board.left[c], board.right[c]) if f >= 0}
            new = fronts - track
        # A cell that no other leads to cannot be reached.
        found.append(sorted(track & left, key=lambda cell: board.front[cell]))
    return found


def _pace(board: Board) -> float:
    """Cells that a car moves in a turn, on average: a card, and a point of speed."""
    counts = list(board.notes)
    for card in range(KINDS):
        counts[board.foot[card] - SLOWEST] += board.count[card]
    return 1 + sum(count * (SLOWEST + k) for k, count in enumerate(counts)) / sum(counts[:FEET])
