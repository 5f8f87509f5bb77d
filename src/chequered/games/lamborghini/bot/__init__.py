"""Lamborghini's own bot. `club` looks at every way of a move, knows the odds of checks, and drafts by worth."""

from __future__ import annotations

from chequered.games.lamborghini.bot import building, choosing, dealing, driving, odds, playing, worth
from chequered.games.lamborghini.bot.outlook import prepare
from chequered.kernel.game import BotLevel

CLUB = BotLevel("club", (odds, driving, playing, worth, building, dealing, choosing), prepare)
