"""How many turns a motorcycle still needs, solved exactly for one alone on the circuit with its team's hand to itself.

With need(l, c, f, h) the turns still needed at the beginning of a turn with l laps to go, on cell c, with or without a
failure f, and with the hand h: 1 and the mean over the rolls of the least that the ways of the roll, or those of an
Extra Power card, leave. What a way leaves is `landing`: the need there after the mark has acted and the line has
brought its cards. Ways lead forwards only, so one pass over the cells from the line back solves a lap, and the last lap
is solved first. Stop & Go penalties and other motorcycles are left out.

The arrays below hold, by laps to go and cell, what a way that has come to this cell still leaves; their last three axes
are whether the line was passed on the way, f, and h.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chequered.games.motogp.board import MAX_CELLS, Board, Ground, Mark
from chequered.games.motogp.bot.hands import HANDS, HAS, LESS, MORE
from chequered.games.motogp.bot.scratch import BROKEN, LAPS, OUT, STATES, TURN, Scratch
from chequered.games.motogp.rules.way import PERFECT
from chequered.games.motogp.spec import FACE_COUNT, SIX, TAKE_COUNT, Card

_FULL = HANDS - 1

_Values = npt.NDArray[np.float64]


def prepare(board: Board) -> Scratch:
    """The scratch record with everything that holds on this circuit."""
    need = np.rint(_Solution(board).need * TURN).astype(np.int64)
    scratch = Scratch()
    for laps in range(LAPS):
        first = laps * MAX_CELLS * STATES
        rows = need[laps + 1].reshape(-1, HANDS)
        scratch.need[first : first + len(rows)] = rows.tolist()
    before_the_line = need[:, board.grid[0], 0, _FULL]
    scratch.lap = int(before_the_line[LAPS] - before_the_line[LAPS - 1])
    return scratch


class _Solution:
    """need by laps to go, cell, failure and hand, in turns.

    The others say what is left: `slow` with so many points to be moved of a die that is not perfect speed, `quick` of
    one that is; `after_slow` and `after_quick` with so many points of a first die to be moved before a second one, on
    the average of its faces and for each face.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        levels, cells, leaves = LAPS + 1, board.cells, (2, STATES, HANDS)
        self.need = np.zeros((levels, cells, STATES, HANDS))
        # With no lap to go all is over: zeros.
        self.slow = np.zeros((levels, cells, SIX + 1, *leaves))
        self.quick = np.zeros((levels, cells, PERFECT + 1, *leaves))
        self.after_slow = np.zeros((levels, cells, SIX + 1, *leaves))
        # Only Extra Power follows a quick die, and nobody plays it with a failure (GP-7.2).
        self.after_quick = np.zeros((levels, cells, PERFECT + 1, FACE_COUNT, 2, 1, HANDS))
        for laps in range(1, levels):
            for cell in _from_the_line_back(board):
                self._solve(laps, cell)

    def _solve(self, laps: int, cell: int) -> None:
        inner, outer = self.board.inner[cell], self.board.outer[cell]
        fronts = [outer] if inner < 0 else [inner, outer]
        self.slow[laps, cell, 1:] = self._on([outer], self.slow, laps, cell)
        self.quick[laps, cell, 1:] = self._on(fronts, self.quick, laps, cell)
        self.after_slow[laps, cell, 1:] = self._on([outer], self.after_slow, laps, cell)
        self.after_quick[laps, cell, 1:] = self._on(fronts, self.after_quick, laps, cell)
        is_pit = self.board.ground[cell] == Ground.PIT
        self.need[laps, cell] = self._halved(laps, cell) if is_pit else self._turn(laps, cell)
        self.slow[laps, cell, 0] = self.quick[laps, cell, 0] = self._landing(laps, cell)
        second = np.concatenate([self.quick[laps, cell, 1:], self.slow[laps, cell, PERFECT + 1 :]])
        self.after_quick[laps, cell, 0] = second[..., :1, :]
        self.after_slow[laps, cell, 0] = second.mean(axis=0)

    def _on(self, fronts: list[int], table: _Values, laps: int, cell: int) -> _Values:
        """One point further: the least over the cells in front, with one point fewer."""
        found = self._front(fronts[0], table, laps, cell)
        for front in fronts[1:]:
            found = np.minimum(found, self._front(front, table, laps, cell))
        if cell == self.board.entry and laps > 1 and found.shape[-2] == STATES:
            # GP-7.2 With a failure the way leads into the pit lane, which it will leave without.
            found = found.copy()
            found[..., 1, :] = self._front(self.board.pit, table, laps, cell)[..., 0, :]
        return found

    def _front(self, front: int, table: _Values, laps: int, cell: int) -> _Values:
        if self.board.space[front] >= self.board.space[cell]:
            here: _Values = table[laps, front, :-1]
            return here
        beyond: _Values = table[laps - 1, front, :-1][..., [1, 1], :, :]
        return beyond

    def _turn(self, laps: int, cell: int) -> _Values:
        """A turn that begins on the loop."""
        total: _Values = self.after_slow[laps, cell, SIX, 0]
        may_play = self.board.ground[cell] == Ground.STRAIGHT
        for face in range(1, SIX):
            quick = face <= PERFECT
            left = self.quick[laps, cell, face, 0] if quick else self.slow[laps, cell, face, 0]
            if may_play:
                after = self.after_quick[laps, cell, face].mean(axis=0) if quick else self.after_slow[laps, cell, face]
                played = np.where(HAS[Card.EXTRA], after[0, 0, LESS[Card.EXTRA]], np.inf)
                left = np.stack([np.minimum(left[0], played), left[1]])
            total = total + left
        return 1 + total / FACE_COUNT

    def _halved(self, laps: int, cell: int) -> _Values:
        """GP-7.3 A turn that begins in the pit lane: half of each die."""
        ends = self.slow[laps, cell, :, 0]
        six = (ends[4] + ends[5] + ends[6]) / 3
        need: _Values = 1 + (2 * ends[1] + 2 * ends[2] + ends[3] + six) / FACE_COUNT
        return need

    def _landing(self, laps: int, cell: int) -> _Values:
        """What is left when a way ends here, without and with the cards of the line (GP-6.9)."""
        marked = self._marked(laps, cell)
        cards = MORE[Card.FUEL]
        with_cards = np.minimum.reduce([marked[:, MORE[card][cards]] for card in range(TAKE_COUNT)])
        return np.stack([marked, with_cards])

    def _marked(self, laps: int, cell: int) -> _Values:
        """The mark acts: it takes its card, or does what it does."""
        need: _Values = self.need[laps, cell]
        mark, rest = self.board.mark[cell], need[0, _FULL]
        if mark == Mark.FUEL:
            return _against(Card.FUEL, need, rest + OUT / TURN)
        if mark == Mark.CRASH:
            return _against(Card.CRASH, need, need + 1)
        if mark == Mark.BOXES and laps > 1:
            return _against(Card.BOXES, need, need[[1]])
        if mark == Mark.ENGINE:
            return np.broadcast_to(rest + np.minimum(rest, BROKEN / TURN), need.shape)
        return need


def _against(card: int, need: _Values, without: _Values) -> _Values:
    """What a mark leaves: the card is spent, or it is `without`."""
    return np.where(HAS[card], need[:, LESS[card]], without)


def _from_the_line_back(board: Board) -> list[int]:
    """The cells so that those in front of each come before it: in a corner space `A` last, in the pit lane too."""
    return sorted(range(board.cells), key=lambda cell: (-board.space[cell], -board.rank[cell]))
