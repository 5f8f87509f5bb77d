"""How a journal is divided: which entries a match puts into one step, and which of them it plays unasked."""

from __future__ import annotations

from chequered.kernel.contract import CHANCE
from chequered.kernel.record import Record
from chequered.match.journal import Entry
from chequered.match.referee import Referee
from chequered.match.ways import only_answer


class Division:
    """Follows one step of a journal; the faults come in words, and none is an empty text.

    `opening` says that it is the step in front of the first decision. Whether an entry is legal is not asked here.
    """

    def __init__(self, referee: Referee, board: Record, *, opening: bool) -> None:
        self._referee = referee
        self._board = board
        self._opening = opening
        self._asked = False

    def fault(self, state: Record, last: Entry | None, entry: Entry) -> str:
        """What speaks against `entry` as the next one of the step in this state; `last` is the one before, if any."""
        if entry.is_chance:
            return "an outcome is marked as forced" if entry.forced else ""
        if entry.forced:
            is_due = entry.token == only_answer(self._referee, self._board, state)
            return "" if is_due else "it is marked as forced, but it was not the only answer"
        if self._opening:
            return "a decision, but nobody decides in the first step"
        if last is None:
            self._asked = self._referee.is_standing(self._board, state)
            return ""
        return "" if self._goes_on(state, last, entry) else "a decision with which another step begins"

    def end_fault(self, state: Record, last: Entry | None) -> str:
        """What speaks against the end of the step after `last` in this state."""
        if last is None and not self._opening:
            return "it is empty"
        is_chance = self._referee.actor(self._board, state) == CHANCE
        if is_chance or only_answer(self._referee, self._board, state):
            return "it ends too soon: what follows is not decided by anybody"
        return "it ends too soon: more are asked" if last and self._asks_on(state, last) else ""

    def _goes_on(self, state: Record, last: Entry, entry: Entry) -> bool:
        """Whether a decision belongs to the same step as the entry in front of it."""
        if last.is_chance or last.forced:
            return False
        if self._asked:
            return self._asks_on(state, last)
        return entry.seat == last.seat and not self._referee.is_standing(self._board, state)

    def _asks_on(self, state: Record, last: Entry) -> bool:
        """Whether the next one is asked where nobody is waited for: all before have given the default."""
        is_default = not (last.is_chance or last.forced) and last.token == self._referee.spec.standing_default
        return self._asked and is_default and self._referee.is_standing(self._board, state)
