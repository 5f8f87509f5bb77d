"""Personal links: how somebody takes their seats along to another device."""

from __future__ import annotations

from dataclasses import replace

from chequered.server.faults import Faulty
from chequered.server.store import TableRow, now

LINK_LIFE = 24 * 3600 * 1000
"""Milliseconds for which a personal link works."""


def giver_of(link: tuple[str, int] | None) -> str:
    """The browser whose seats a link hands over; raises `Faulty` if there is no such link, or it is too old."""
    if link is None or now() - link[1] > LINK_LIFE:
        raise Faulty("fault-no-such-table", "the link has been used, or is too old")
    return link[0]


def handed_over(table: TableRow, giver: str, taker: str) -> TableRow:
    """The table with all that was the giver's in the hands of the taker."""
    seats = tuple(replace(seat, browser=taker) if seat.browser == giver else seat for seat in table.seats)
    return replace(table, seats=seats, host=taker if table.host == giver else table.host)
