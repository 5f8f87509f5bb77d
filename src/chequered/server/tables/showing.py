"""What a browser may see of a table and its match; the only way from the truth to the wire."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from chequered.kernel.boards import LoadedBoard
from chequered.match import Match, commitment
from chequered.server.protocol import (
    BoardName,
    SeatInfo,
    SeatLine,
    TableInfo,
    TableLine,
)
from chequered.server.store import TableRow, Trophy
from chequered.server.tables.positions import Eye
from chequered.server.tables.series import champions, entropy_of


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be shown: a table, its board, its trophies, whose browsers are connected, who plays the warm-up."""

    row: TableRow
    board: LoadedBoard
    trophies: Sequence[Trophy]
    here: Collection[str]
    watchers: int
    simulates: bool


def table_info(scene: Scene, browser: str, origin: str) -> TableInfo:
    """The table for one browser; `origin` begins the links it may hand on."""
    row = scene.row
    own = row.seats_of(browser)
    is_host = bool(browser) and browser == row.host
    may_invite = row.phase == "gathering" and (is_host or bool(own))
    return TableInfo(
        id=row.id,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # the store holds nothing else
        board=BoardName(scene.board.name, scene.board.code),
        options=row.options,
        order=row.ordering,  # type: ignore[arg-type]  # as above
        seats=_seats(scene, own),
        host=is_host,
        link=invite_link(row, origin) if may_invite else "",
        watchers=scene.watchers,
        race=row.race,
        season=[BoardName(circuit.name, circuit.code) for circuit in row.season],
        next_table=row.next_table,
        abandoned=row.abandoned,
        waits=row.waits,
        simulates=scene.simulates,
        commitment=commitment(row.secret),
        entropy="" if row.phase == "gathering" else entropy_of(row).hex(),
        secret=row.secret.hex() if row.phase == "over" else "",
        next_commitment=commitment(row.next_secret) if row.waits and row.next_secret else "",
    )


def _seats(scene: Scene, own: Eye) -> list[SeatInfo]:
    row = scene.row
    reigning = champions(scene.trophies)
    ready = {browser for browser, _ in row.ready}
    won = [trophy.player for trophy in scene.trophies]
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]  # the store holds nothing else
            name=seat.name,
            level=seat.level,
            attributes=seat.attributes,
            yours=number in own,
            here=seat.is_played and seat.browser in scene.here,
            left=seat.has_left,
            trophies=won.count(seat.player),
            champion=seat.player in reigning,
            ready=row.waits and (not seat.is_played or seat.browser in ready),
        )
        for number, seat in enumerate(row.seats)
    ]


def invite_link(row: TableRow, origin: str) -> str:
    """The link that lets somebody take a seat."""
    return f"{origin}/#/table/{row.id}/{row.invite}"


def table_line(row: TableRow, match: Match | None, browser: str) -> TableLine:
    """The table in a browser's list."""
    waits = match is not None and row.phase == "running" and not match.is_standing
    your_turn = waits and match is not None and match.actor in row.seats_of(browser)
    return TableLine(
        id=row.id,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # the store holds nothing else
        seats=[SeatLine(seat.kind, seat.name, seat.level) for seat in row.seats],  # type: ignore[arg-type]  # as above
        your_turn=your_turn,
        opened=iso(row.opened),
        race=row.race,
        races=len(row.season),
        waits=row.waits,
    )


def iso(milliseconds: int) -> str:
    """Milliseconds since 1970 as date and time, to the second."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
