"""Moto Strategy's own bot. `club` plays the deal on in its mind with hands that it might be playing against."""

from __future__ import annotations

from chequered.games.moto_strategy.bot import choosing, habits, thinking
from chequered.games.moto_strategy.bot.scratch import prepare
from chequered.kernel.game import BotLevel

CLUB = BotLevel("club", (choosing, habits, thinking), prepare, states=3)
