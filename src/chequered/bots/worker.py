"""The process in which bots think: it answers one request after another until the pipe closes."""

from __future__ import annotations

import json
import os
import signal
import traceback
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from chequered.bots.player import Player
from chequered.bots.warming import warm
from chequered.games import game

KEPT_PLAYERS = 8
"""Players kept ready; one takes some megabytes."""

POLITENESS = 10
"""How far the worker stands back (`os.nice`): people come first."""


class Desk:
    """What a worker does; a request is the name of a method and its arguments."""

    def __init__(self) -> None:
        self._compiled: set[tuple[str, str]] = set()

    def warm(self, game_id: str, piece: str) -> None:
        """From now on this piece of the game runs as machine code."""
        warm(game(game_id), piece)
        self._compiled.add((game_id, piece))

    def choose(self, game_id: str, board: dict[str, Any], view: dict[str, Any], level: str, seed: int) -> str:
        """The token that a bot of this level chooses in this view."""
        described = json.dumps(board, sort_keys=True)
        return _player(game_id, described, level, (game_id, level) in self._compiled).choose(view, seed)


@lru_cache(KEPT_PLAYERS)
def _player(game_id: str, described: str, level: str, compiled: bool) -> Player:
    found = game(game_id)
    return Player(found, found.boards.from_content(json.loads(described)).record, level, compiled=compiled)


def serve(pipe: Connection) -> None:
    """Answer requests: (True, answer), or (False, what went wrong)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server that was interrupted closes the pipe when it is ready
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    desk = Desk()
    pipe.send("started")
    while True:
        try:
            name, *args = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answer(desk, name, args))


def _answer(desk: Desk, name: str, args: list[Any]) -> tuple[bool, Any]:
    try:
        return True, getattr(desk, name)(*args)
    except Exception:  # noqa: BLE001  # whatever it was, the pool hears of it and the worker lives on
        return False, traceback.format_exc()
