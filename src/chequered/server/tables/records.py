"""The record files of a table's match, and of the season that it is a race of."""

from __future__ import annotations

from collections.abc import Sequence

from chequered.match import Match, commitment
from chequered.match.record import BoardPart, ChancePart, MatchRecord, SeatPart, dump, match_record, view_record
from chequered.match.season_record import season_record
from chequered.server.faults import Faulty
from chequered.server.tables.positions import NOBODY, viewer
from chequered.server.tables.showing import iso
from chequered.server.tables.table import Table


def record_file(table: Table, browser: str) -> bytes:
    """The whole match if it is over, before that what this browser has seen of it; raises `Faulty`."""
    if table.match is None:
        raise Faulty("fault-not-started")
    return dump(_whole(table, table.match)) if table.row.phase == "over" else _seen(table, table.match, browser)


def season_file(table: Table, races: Sequence[Table]) -> bytes:
    """The races of a table's season that are over, given in order, under one header; raises `Faulty`."""
    row = table.row
    wholes = [_whole(race, race.match) for race in races if race.match]
    if len(wholes) < len(races):
        raise Faulty("fault-unexpected", "a race of this season was played by an older version of the rules")
    circuits = [BoardPart.of(circuit) for circuit in row.season]
    return dump(season_record(table.game, options=row.options, seats=_seats(table), circuits=circuits, races=wholes))


def _whole(table: Table, match: Match) -> MatchRecord:
    row = table.row
    chance = ChancePart(commitment(row.secret), [part for _, part in row.entropy], row.secret.hex())
    return match_record(match, played=iso(row.started), options=row.options, seats=_seats(table), chance=chance)


def _seen(table: Table, match: Match, browser: str) -> bytes:
    row = table.row
    seat = viewer(match, row.seats_of(browser))
    record = view_record(
        table.game,
        played=iso(row.started),
        options=row.options,
        seats=_seats(table),
        board=BoardPart.of(table.board),
        commitment=commitment(row.secret),
        seat=NOBODY if seat is None else seat,
        steps=match.steps_for(seat),
    )
    return dump(record)


def _seats(table: Table) -> list[SeatPart]:
    return [
        SeatPart("person" if seat.is_person else "bot", seat.name, seat.level, seat.attributes)
        for seat in table.row.seats
    ]
