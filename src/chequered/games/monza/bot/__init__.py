"""Monza's own bot. `club` plays the whole turn: every order and lane of the dice in hand, tiles and re-roll."""

from __future__ import annotations

from chequered.games.monza.bot import choosing, search, worth
from chequered.games.monza.bot.outlook import prepare
from chequered.kernel.game import BotLevel

CLUB = BotLevel("club", (choosing, search, worth), prepare)
