"""The lab: many matches between compiled bots, and what they show.

>>> from chequered.games import game
>>> from chequered.lab import play_batch, scores
>>> monza = game("monza")
>>> batch = play_batch(monza, monza.boards.load("short"), ["club", "novice"], 400, seed=1)
>>> [score.level for score in scores(batch) if score.wins.low > 0.5]
['club']
"""

from chequered.lab.balance import Balance, Figure, Spread, balance, report
from chequered.lab.batch import Batch, Terms, Told, play_batch
from chequered.lab.bench import Answers, Play, race, thinking
from chequered.lab.ladder import Rung, Score, ladder, scores
from chequered.lab.machine import machine
from chequered.lab.openspiel import OpenSpielMissingError, OpenSpielPlay
from chequered.lab.seasons import Seasons, play_seasons
from chequered.lab.shares import Share, share
from chequered.lab.speed import CompiledPlay, PlainPlay, Speed
from chequered.lab.tables import answers_table, balance_tables, ladder_table, scores_table, speed_table

__all__ = [
    "Answers",
    "Balance",
    "Batch",
    "CompiledPlay",
    "Figure",
    "OpenSpielMissingError",
    "OpenSpielPlay",
    "PlainPlay",
    "Play",
    "Rung",
    "Score",
    "Seasons",
    "Share",
    "Speed",
    "Spread",
    "Terms",
    "Told",
    "answers_table",
    "balance",
    "balance_tables",
    "ladder",
    "ladder_table",
    "machine",
    "play_batch",
    "play_seasons",
    "race",
    "report",
    "scores",
    "scores_table",
    "share",
    "speed_table",
    "thinking",
]
