"""The record file of a table's match."""

from __future__ import annotations

from chequered.match import Match, commitment, viewpoint
from chequered.match.record import BoardPart, ChancePart, SeatPart, dump, match_record, view_record
from chequered.server.faults import Faulty
from chequered.server.tables.showing import iso
from chequered.server.tables.table import Table

WATCHER = -1
"""The seat of a view record that no seat has seen."""


def record_file(table: Table, browser: str) -> bytes:
    """The whole match if it is over, before that what this browser has seen of it; raises `Faulty`."""
    if table.match is None:
        raise Faulty("fault-not-started")
    return _whole(table, table.match) if table.row.phase == "over" else _seen(table, table.match, browser)


def _whole(table: Table, match: Match) -> bytes:
    row = table.row
    chance = ChancePart(commitment(row.secret), [part for _, part in row.entropy], row.secret.hex())
    record = match_record(
        table.game,
        played=iso(row.started),
        options=row.options,
        seats=_seats(table),
        board=_board(table),
        chance=chance,
        steps=match.steps,
        places=match.places(),
    )
    return dump(record)


def _seen(table: Table, match: Match, browser: str) -> bytes:
    row = table.row
    seat = viewpoint(row.seats_of(browser), match.actor)
    record = view_record(
        table.game,
        played=iso(row.started),
        options=row.options,
        seats=_seats(table),
        board=_board(table),
        commitment=commitment(row.secret),
        seat=WATCHER if seat is None else seat,
        steps=match.steps_for(seat),
    )
    return dump(record)


def _seats(table: Table) -> list[SeatPart]:
    return [
        SeatPart("person" if seat.is_person else "bot", seat.name, seat.level, seat.attributes)
        for seat in table.row.seats
    ]


def _board(table: Table) -> BoardPart:
    return BoardPart(table.board.name, table.board.code, table.board.content)
