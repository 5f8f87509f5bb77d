"""The levels of the bots that a game has: the novice that needs no knowledge of it, then its own."""

from __future__ import annotations

from functools import cache

from chequered.bots import novice
from chequered.kernel import chance
from chequered.kernel.game import BotLevel, Game
from chequered.kernel.record import Ints, Record, field

NOVICE = "novice"
"""The level that every game has."""


def levels(game: Game) -> tuple[str, ...]:
    """The names of the bots that can play this game, the weakest first."""
    return (NOVICE, *(bot.name for bot in game.bots))


def level(game: Game, name: str) -> BotLevel:
    """The bot of this level.

    Raises:
        ValueError: the game has no such level; the message names those it has.
    """
    if name == NOVICE:
        return _novice(len(game.spec.tokens))
    for bot in game.bots:
        if bot.name == name:
            return bot
    raise ValueError(f"{game.spec.id} has no bot {name!r}; there are: {', '.join(levels(game))}")


@cache
def _novice(count: int) -> BotLevel:
    class Room(Record):
        ids: Ints = field(count, doc="the legal actions")

    return BotLevel(NOVICE, (novice, chance), lambda board: Room())
