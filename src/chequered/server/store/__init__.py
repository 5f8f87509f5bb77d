"""The store: tables, journals, classifications and trophies in a database, by SQLAlchemy."""

from chequered.server.store.engines import StoreError, migrate
from chequered.server.store.rows import NOBODY, Circuit, RaceRow, SeatRow, StepRow, TableRow, Trophy, now
from chequered.server.store.store import Store
from chequered.server.store.writer import Conflict

__all__ = [
    "NOBODY",
    "Circuit",
    "Conflict",
    "RaceRow",
    "SeatRow",
    "StepRow",
    "Store",
    "StoreError",
    "TableRow",
    "Trophy",
    "migrate",
    "now",
]
