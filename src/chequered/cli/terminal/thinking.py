"""The bots at a table in the terminal. They think in the plain rules: no compiler is waited for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from chequered.bots import Player
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import Match, Trial

SEED_BITS = 64


class Thinker:
    """Lets bots of any level choose at one table, each from what its seat sees."""

    def __init__(self, game: Game, board: LoadedBoard, seed: Callable[[], int] | None = None) -> None:
        """Think on this board; `seed` gives a number for each choice, by default one that nobody can foresee."""
        self._game = game
        self._board = board
        self._seed = seed or (lambda: secrets.randbits(SEED_BITS))
        self._players: dict[str, Player] = {}

    async def choose(self, match: Match, level: str) -> list[str]:
        """What the deciding seat, a bot of this level, does: one action, or all those of its way."""
        trial = Trial(match)
        tokens: list[str] = []
        while not tokens or trial.is_on_way:
            view = trial.view().as_dict()
            tokens.append(await asyncio.to_thread(self._player(level).choose, view, self._seed()))
            trial.play(tokens[-1])
        return tokens

    def _player(self, level: str) -> Player:
        if level not in self._players:
            self._players[level] = Player(self._game, self._board.record, level)
        return self._players[level]
