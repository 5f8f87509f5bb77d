"""Personal links: how somebody takes their seats along to another device."""

from __future__ import annotations

from dataclasses import replace

from chequered.server.store import TableRow


def handed_over(table: TableRow, giver: str, taker: str) -> TableRow:
    """The table with all that was the giver's in the hands of the taker."""
    seats = tuple(replace(seat, browser=taker) if seat.browser == giver else seat for seat in table.seats)
    # Who was ready on one device need not say so again on the other.
    ready = tuple((taker if who == giver else who, part) for who, part in table.ready)
    return replace(table, seats=seats, ready=ready, host=taker if table.host == giver else table.host)
