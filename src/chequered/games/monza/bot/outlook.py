"""How many turns a car still needs: solved exactly for one car alone on the track, and the worth of its tiles fitted.

With v(c, h) the turns still needed when a turn stands at cell c with the dice h in hand: the least v(n, h without n's
colour) over the cells n in front whose colour is in h; where no die fits, the turn is over and E(c) more are needed.
E(c) is 1 and the mean of v(c, h) over the rolls h of six dice. Cells in front have higher numbers, so one pass over the
cells from the finish back solves it. In the Challenge an empty hand means that all six dice are placed (MZ-7.3).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from chequered.games.monza.board import Board
from chequered.games.monza.bot.hands import CHANCE, HANDS, LESS, MORE, SIZE, of_size
from chequered.games.monza.bot.scratch import SAVING_STEP, SAVINGS, TURN, Scratch
from chequered.games.monza.rules.opening import DICE_IN_A_ROLL
from chequered.games.monza.rules.turn import TURBO_DICE

DIE_PRICE = TURN // 20
"""What a die placed in the turn that finishes is worth in turns: fewer dice win a shared last round (MZ-5.2)."""

_TILE_SAVING = 0.25
"""A tile saves about this times √(turns needed - 1) turns: fitted to the exact solution with all 64 sets of tiles."""

_Values = npt.NDArray[np.float64]
_ROLL = of_size(DICE_IN_A_ROLL)
_PAIR = of_size(TURBO_DICE)
_UP_TO_PAIR = slice(0, _PAIR.stop)


def prepare(board: Board) -> Scratch:
    """The scratch record with everything that holds on this board."""
    basic, challenge = _Solution(board, turbo=False), _Solution(board, turbo=True)
    scratch = Scratch()
    scratch.need[: board.cells] = _in_units(basic.need)
    scratch.challenge_need[: board.cells] = _in_units(challenge.need)
    scratch.turbo_need[: board.cells] = _in_units(challenge.turbo_need)
    scratch.kept_need[: board.cells] = _in_units(challenge.kept_need())
    scratch.more = MORE.tolist()
    turns = (k * SAVING_STEP / TURN for k in range(SAVINGS))
    scratch.saving = [int(TURN * _TILE_SAVING * math.sqrt(max(t - 1, 0))) for t in turns]
    return scratch


class _Solution:
    """E by cell (`need`) and v by cell and hand (`value`), in turns; with `turbo` also what the turbo roll leaves."""

    def __init__(self, board: Board, *, turbo: bool) -> None:
        self.board, self.turbo = board, turbo
        die_price = DIE_PRICE / TURN
        self.need = np.zeros(board.cells)
        self.value = np.zeros((board.cells, HANDS))
        self.turbo_need = np.zeros(board.cells)
        self.turbo_value = np.zeros((board.cells, _PAIR.stop))
        self.value[board.finish] = die_price * (DICE_IN_A_ROLL - SIZE)
        self.turbo_value[board.finish] = die_price * (DICE_IN_A_ROLL + TURBO_DICE - SIZE[_UP_TO_PAIR])
        for cell in range(board.finish - 1, -1, -1):
            if not board.blocked[cell]:
                self._solve(cell)

    def _solve(self, cell: int) -> None:
        value = self._best_way(cell, self.value)
        fits = np.isfinite(value)
        rolled, moves = CHANCE[_ROLL], fits[_ROLL]
        self.need[cell] = (1 + rolled[moves] @ value[_ROLL][moves]) / rolled[moves].sum()
        self.value[cell] = np.where(fits, value, self.need[cell])
        if self.turbo:
            # The turbo dice may be placed or not (MZ-7.3).
            self.turbo_value[cell] = np.minimum(self._best_way(cell, self.turbo_value), self.need[cell])
            self.turbo_need[cell] = CHANCE[_PAIR] @ self.turbo_value[cell][_PAIR]
            self.value[cell][0] = self.turbo_need[cell]

    def _best_way(self, cell: int, value: _Values) -> _Values:
        """The least value over the cells in front, by hand; infinity where no die fits."""
        best = np.full(value.shape[1], np.inf)
        for front in self.board.front[cell]:
            if front >= 0 and not self.board.blocked[front]:
                less = LESS[: len(best), self.board.colour[front]]
                np.minimum(best, np.where(less >= 0, value[front][less], np.inf), out=best)
        return best

    def kept_need(self) -> _Values:
        """By cell and hand: the mean of `value` when a turn begins with this hand and the other dice are rolled."""
        kept = self.value.copy()
        for size in range(DICE_IN_A_ROLL - 1, -1, -1):
            kept[:, of_size(size)] = kept[:, MORE[of_size(size)]].mean(axis=2)
        return kept


def _in_units(values: _Values) -> Any:
    """The values as (lists of) whole numbers."""
    return np.rint(values * TURN).astype(np.int64).tolist()
