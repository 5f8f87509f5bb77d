"""Chequered: the table, the referee and the pit wall for tabletop motor racing."""

__version__ = "0.1.0"
