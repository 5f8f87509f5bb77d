"""A bot on one board: what it sees goes in, the token of its action comes out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from chequered.bots.levels import level
from chequered.kernel import chance
from chequered.kernel.binding import Bound, bind_compiled, bind_plain
from chequered.kernel.game import Game
from chequered.kernel.record import Record
from chequered.kernel.views import view as seen_by

_WORD = 0xFFFFFFFF


class Player:
    """A bot of one level on one board, bound plain, or compiled."""

    def __init__(self, game: Game, board: Record, name: str, *, compiled: bool = False) -> None:
        """Prepare it for the board: about a tenth of a second, far more where the machine code is still to be made.

        Raises:
            ValueError: the game has no such level.
        """
        self.game = game
        self._compiled = compiled
        bot = level(game, name)
        self.bound = _bound((*game.rules, *bot.modules, chance), compiled)
        self._board = self._form(board)
        self._prepared = self._form(bot.prepare(board))
        self._room = bot.states

    def choose(self, view: Mapping[str, Any], seed: int) -> str:
        """The token of the action that the actor takes in what it sees; the same for the same seed (up to 64 bits).

        Raises:
            ValueError: the view is not of this game's state, or nobody decides in it.
        """
        state = self.game.State.from_dict(view)
        seat = self.bound.actor(self._board, self._form(state))
        if seat < 0:
            raise ValueError("nobody decides here")
        # Whoever asks has hidden what the seat may not know; a bot that is asked with more still does not get it. Nor
        # does it remember anything, for it may have been asked for another seat of the same table before.
        states = self._states(seen_by(state, seat))
        rng = np.zeros(4, np.int64) if self._compiled else [0] * 4
        self.bound.seed_stream(rng, seed & _WORD, seed >> 32 & _WORD)
        action: int = self.bound.choose(self._board, states, rng, self._prepared.copy())
        return self.game.spec.tokens[action]

    def _states(self, seen: Record) -> Any:
        """What it sees, and the room in which it thinks."""
        if not self._compiled:
            return [seen, *(self.game.State() for _ in range(self._room - 1))]
        states = self.game.State.packed(self._room)
        states[0] = seen.pack()
        return states

    def _form(self, record: Record) -> Any:
        """The record as the bound functions take it."""
        return record.pack() if self._compiled else record


# To load machine code takes a tenth of a second; the next board of the same bot does without.
@cache
def _bound(modules: tuple[ModuleType, ...], compiled: bool) -> Bound:
    return bind_compiled(modules) if compiled else bind_plain(modules)
