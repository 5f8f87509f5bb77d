"""The bots at a table in the terminal. They think in the plain rules: no compiler is waited for."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, TypeVar

from chequered.bots import Player, ready_after
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import Match, Trial

SEED_BITS = 64
T = TypeVar("T")


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
            tokens.append(await self._answer(trial, level))
            trial.play(tokens[-1])
        return tokens

    async def answers(self, match: Match, levels: Mapping[int, str], seconds: float = 0.0) -> dict[int, str]:
        """What bots, by seat of these levels, answer within so many seconds where nobody is waited for.

        0: within as many as they need. Each is asked as if all before it had given the default, for with another answer
        the step would have ended; each is asked whether it has a choice or not.
        """
        asked = [trial for trial in Trial.of_asked(match) if trial.seat in levels]
        return await ready_after(seconds, {trial.seat: self._answer(trial, levels[trial.seat]) for trial in asked})

    async def _answer(self, trial: Trial, level: str) -> str:
        return await _in_thread(self._player(level).choose, trial.view().as_dict(), self._seed())

    def _player(self, level: str) -> Player:
        if level not in self._players:
            self._players[level] = Player(self._game, self._board.record, level)
        return self._players[level]


async def _in_thread(function: Callable[..., T], *args: Any) -> T:
    """As `asyncio.to_thread`, but a program that is left does not wait for the thought to end."""
    found: Future[T] = Future()
    # From now on it cannot be cancelled: whoever does not wait any more is not told.
    found.set_running_or_notify_cancel()

    def think() -> None:
        try:
            found.set_result(function(*args))
        except BaseException as error:  # noqa: BLE001  whatever it is, it belongs to who waits
            found.set_exception(error)

    threading.Thread(target=think, daemon=True, name="bot").start()
    return await asyncio.wrap_future(found)
