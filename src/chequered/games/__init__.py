"""The games, found by name in one registry. Shared code looks a game up here and never asks which one it has."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from chequered.kernel.game import Game

GAMES = ("monza", "motogp", "moto_strategy", "lamborghini")
"""The ids of the games, in the order in which they are offered."""


@cache
def game(name: str) -> Game:
    """The game with this id.

    Raises:
        KeyError: there is no such game.
    """
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    found: Game = import_module(f"chequered.games.{name}").GAME
    return found
