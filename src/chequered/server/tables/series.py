"""A series of matches among the same people: beginning, leaving, racing again, and the trophies beside the races."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from chequered.bots import levels
from chequered.kernel.game import Game
from chequered.match import VerifiableChance, joint_entropy, new_secret
from chequered.match.series import moved_on
from chequered.server.faults import Faulty
from chequered.server.protocol import NewSeat
from chequered.server.store import SeatRow, TableRow, Trophy, now
from chequered.server.tables.attributes import with_attributes
from chequered.server.tables.sitting import (
    ID_BYTES,
    INVITE_BYTES,
    add_entropy,
    check_gathering,
    check_host,
    check_present,
    seat_row,
)


def begin(game: Game, table: TableRow, level: str, browser: str) -> TableRow:
    """The table with its match begun: open seats get bots of `level`, or go if it is empty; then the order is drawn.

    Raises:
        Faulty: too few seats, not the host, or begun before.
    """
    check_gathering(table)
    check_host(table, browser)
    seats = table.seats
    if level:
        bots = NewSeat("bot", level=level)
        seats = tuple(seat_row(game, bots, browser, seats) if seat.is_open else seat for seat in seats)
    seats = with_attributes(game, tuple(seat for seat in seats if not seat.is_open))
    low, high = game.spec.seats
    if not low <= len(seats) <= high:
        raise Faulty("fault-seats-free", f"{low} to {high}")
    begun = replace(table, seats=seats, phase="running", started=now())
    return replace(begun, seats=drawn(begun)) if table.ordering == "drawn" else begun


def drawn(table: TableRow) -> tuple[SeatRow, ...]:
    """The seats in an order that the secret and everybody's entropy fix, as they fix the dice.

    The first is one of all seats, by outcome 0 of the chance whose entropy is that of `seats` and the table's; the
    second one of those left, by outcome 1; and so on.
    """
    chance = VerifiableChance(table.secret, joint_entropy([b"seats", entropy_of(table)]))
    left = list(table.seats)
    order: list[SeatRow] = []
    while left:
        order.append(left.pop(chance.draw(len(order), [1] * len(left))))
    return tuple(order)


def entropy_of(table: TableRow) -> bytes:
    """What all browsers added, joined."""
    return joint_entropy(bytes.fromhex(part) for _, part in table.entropy)


def leave(table: TableRow, browser: str) -> TableRow:
    """The table without a browser's people: before the match their seats are free again, in it bots play on.

    When nobody is left, the match is over; between two races of a season it is the season.
    """
    check_present(table, browser)
    own = table.seats_of(browser)
    if table.phase == "over" and not table.waits:
        raise Faulty("fault-over")
    seats = tuple(_got_up(table, seat) if number in own else seat for number, seat in enumerate(table.seats))
    left = replace(table, seats=seats)
    people = [seat.browser for seat in seats if seat.is_played]
    if not people:
        return replace(left, phase="over", abandoned=True)
    return left if table.host in people or browser != table.host else replace(left, host=people[0])


def _got_up(table: TableRow, seat: SeatRow) -> SeatRow:
    return SeatRow("open") if table.phase == "gathering" else replace(seat, has_left=True)


def rematch(game: Game, table: TableRow, browser: str, entropy: str) -> TableRow:
    """The table of the next race: the same people and bots, and the start goes one seat on.

    After a season it is the first race of another one, in which everybody keeps their seat. Whoever asks becomes the
    host. Seats of those who have left are free.
    """
    if table.phase != "over":
        raise Faulty("fault-already-started" if table.phase == "running" else "fault-not-started")
    check_present(table, browser)
    if table.waits:
        raise Faulty("fault-season-goes-on")
    moved = table.seats if table.season else moved_on(table.seats)
    seats = tuple(SeatRow("open") if seat.has_left else seat for seat in moved)
    known = levels(game)
    if any(seat.kind == "bot" and seat.level not in known for seat in seats):
        raise Faulty("fault-bad-options", "a bot of this table is not there any more")
    again = replace(successor(game, table), host=browser, secret=new_secret(), seats=seats, race=table.race + 1)
    if table.season:
        first = table.season[0].content
        again = replace(again, race=1, series=secrets.token_urlsafe(ID_BYTES), board=first)
    return add_entropy(again, browser, entropy)


def successor(game: Game, table: TableRow) -> TableRow:
    """A table like this one, at which nothing has happened yet; race and secret are still those of this one."""
    return replace(
        table,
        id=secrets.token_urlsafe(ID_BYTES),
        version=game.spec.version,
        ordering="given",
        invite=secrets.token_urlsafe(INVITE_BYTES),
        phase="gathering",
        abandoned=False,
        next_table="",
        entropy=(),
        ready=(),
        next_secret=None,
        simulates=False,
        opened=now(),
        started=0,
        revision=0,
    )


def is_complete(table: TableRow) -> bool:
    """Whether nobody is waited for: every seat is taken by the host's own people or by bots."""
    return all(seat.kind == "bot" or (seat.is_person and seat.browser == table.host) for seat in table.seats)


def champions(trophies: Sequence[Trophy]) -> set[str]:
    """The players who won, or shared, the latest race that anybody won (MZ-5.6)."""
    latest = max((trophy.race for trophy in trophies), default=0)
    return {trophy.player for trophy in trophies if trophy.race == latest}
