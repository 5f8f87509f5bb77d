"""Table-MotoGP's own bot. `club` looks at every way of the turn and judges its end by the odds of the next dice."""

from __future__ import annotations

from chequered.games.motogp.bot import choosing, riding, worth
from chequered.games.motogp.bot.outlook import prepare
from chequered.kernel.game import BotLevel

CLUB = BotLevel("club", (choosing, riding, worth), prepare)
