"""Bots: players that see what their seat sees and nothing else, in processes of their own.

`levels` names the bots of a game, `Player` is one of them on one board, and `BotPool` lets worker processes think for
a server. `Beat`, `seconds_before` and `ready_after` say when bots act.
"""

from chequered.bots.levels import NOVICE, level, levels
from chequered.bots.player import Player
from chequered.bots.pool import BotPool, Progress
from chequered.bots.timing import Beat, ready_after, seconds_before

__all__ = ["NOVICE", "Beat", "BotPool", "Player", "Progress", "level", "levels", "ready_after", "seconds_before"]
