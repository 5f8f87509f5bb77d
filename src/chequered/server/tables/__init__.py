"""Tables: who sits where, the match that is played there, and the hall that holds them all."""

from chequered.server.tables import series, sitting
from chequered.server.tables.hall import Hall
from chequered.server.tables.pace import Pace
from chequered.server.tables.screens import Screen
from chequered.server.tables.table import Table

__all__ = ["Hall", "Pace", "Screen", "Table", "series", "sitting"]
