"""Sitting down and getting up: what a table is before its match begins. Each function gives the changed table."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from chequered.bots import levels
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, OptionsError
from chequered.match import new_secret
from chequered.server.faults import Faulty
from chequered.server.protocol import Join, NewSeat, NewTable, SeatChange
from chequered.server.store import NOBODY, Circuit, SeatRow, TableRow, now
from chequered.server.tables.attributes import with_attributes

ID_BYTES = 9
"""Ids of tables are links for watching: 72 random bits cannot be guessed."""

INVITE_BYTES = 18
LONGEST_NAME = 24

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""What counts as a letter or symbol and looks empty: the Hangul fillers and the blank Braille cell."""


def new_table(
    game: Game, board: LoadedBoard, wish: NewTable, browser: str, season: tuple[Circuit, ...] = ()
) -> TableRow:
    """A table as its host wishes it, at the first race of a season or alone; `Faulty` if the game does not allow it."""
    _check_count(game, len(wish.seats))
    seats: tuple[SeatRow, ...] = ()
    for seat in wish.seats:
        seats = (*seats, seat_row(game, seat, browser, seats))
    return TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.spec.id,
        version=game.spec.version,
        board=board.content,
        options=_all_options(game, wish.options),
        ordering=wish.order,
        host=browser,
        invite=secrets.token_urlsafe(INVITE_BYTES),
        series=secrets.token_urlsafe(ID_BYTES),
        secret=new_secret(),
        seats=with_attributes(game, seats),
        entropy=((browser, wish.entropy),) if wish.entropy else (),
        season=season,
        opened=now(),
    )


def join(game: Game, table: TableRow, wish: Join, browser: str) -> TableRow:
    """The table with the browser's person on an open seat."""
    check_gathering(table)
    if not secrets.compare_digest(wish.invite.encode(), table.invite.encode()):
        raise Faulty("fault-no-such-table", "the invitation is not this table's")
    if table.seats_of(browser):
        raise Faulty("fault-already-seated")
    number = _free_seat(table, wish.seat)
    person = NewSeat("me", wish.name, "", wish.attributes)
    row = seat_row(game, person, browser, table.seats)
    return add_entropy(_seated(game, table, number, row), browser, wish.entropy)


def change_seat(game: Game, table: TableRow, number: int, wish: SeatChange, browser: str) -> TableRow:
    """The table with a seat changed: by the host in every way, by its person in name and attributes."""
    check_gathering(table)
    seat = find_seat(table, number)
    is_host, is_own = browser == table.host, seat.is_person and seat.browser == browser
    if not (is_host if wish.kind is not None or seat.kind == "bot" else is_own):
        raise Faulty("fault-not-yours" if is_host or is_own else "fault-not-host")
    others = table.seats[:number] + table.seats[number + 1 :]
    name = seat.name if wish.name is None else wish.name
    level = seat.level if wish.level is None else wish.level
    attributes = seat.attributes if wish.attributes is None else wish.attributes
    kind = wish.kind or ("bot" if seat.kind == "bot" else "guest")
    row = seat_row(game, NewSeat(kind, name, level, attributes), browser, others)
    if wish.kind is None:
        row = replace(row, player=seat.player)
    return _seated(game, table, number, row)


def add_seat(game: Game, table: TableRow, wish: NewSeat, browser: str) -> TableRow:
    """The table with one more seat; only the host adds one."""
    check_gathering(table)
    check_host(table, browser)
    _check_count(game, len(table.seats) + 1)
    row = seat_row(game, wish, browser, table.seats)
    return replace(table, seats=with_attributes(game, (*table.seats, row)))


def remove_seat(game: Game, table: TableRow, number: int, browser: str) -> TableRow:
    """The table without a seat; only the host removes one."""
    check_gathering(table)
    check_host(table, browser)
    find_seat(table, number)
    _check_count(game, len(table.seats) - 1)
    return replace(table, seats=table.seats[:number] + table.seats[number + 1 :])


def add_entropy(table: TableRow, browser: str, part: str) -> TableRow:
    """The table with what a seated browser adds to its chance: once each, and before the match begins."""
    has_added = any(who == browser for who, _ in table.entropy)
    if not part or has_added or table.phase != "gathering" or not table.seats_of(browser):
        return table
    return replace(table, entropy=(*table.entropy, (browser, part)))


def seat_row(game: Game, wish: NewSeat, browser: str, others: Sequence[SeatRow]) -> SeatRow:
    """A seat as it is wished, checked against the others."""
    if wish.kind == "open":
        return SeatRow("open")
    player = secrets.token_urlsafe(ID_BYTES)
    if wish.kind == "bot":
        level = wish.level or levels(game)[-1]
        if level not in levels(game):
            raise Faulty("fault-bad-options", f"no bot of level {level!r}")
        return SeatRow("bot", player, NOBODY, "", level, wish.attributes)
    return SeatRow("person", player, browser, _name(wish.name, others), "", wish.attributes)


def find_seat(table: TableRow, number: int) -> SeatRow:
    """The seat with this number; raises `Faulty`."""
    if not 0 <= number < len(table.seats):
        raise Faulty("fault-no-such-seat")
    return table.seats[number]


def check_gathering(table: TableRow) -> None:
    """Refuse what is possible only before the match."""
    if table.phase != "gathering":
        raise Faulty("fault-already-started" if table.phase == "running" else "fault-over")


def check_host(table: TableRow, browser: str) -> None:
    """Refuse what only the host may do."""
    if browser != table.host:
        raise Faulty("fault-not-host")


def check_present(table: TableRow, browser: str) -> None:
    """Refuse what only people of this table may do: those who sit here, and the host."""
    if not table.seats_of(browser) and browser != table.host:
        raise Faulty("fault-not-your-seat")


def _seated(game: Game, table: TableRow, number: int, row: SeatRow) -> TableRow:
    seats = (*table.seats[:number], row, *table.seats[number + 1 :])
    return replace(table, seats=with_attributes(game, seats))


def _free_seat(table: TableRow, wanted: int | None) -> int:
    if wanted is not None:
        if not find_seat(table, wanted).is_open:
            raise Faulty("fault-seat-taken")
        return wanted
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise Faulty("fault-table-full")
    return free[0]


def _is_visible(name: str) -> bool:
    """Whether there is a letter, digit, sign or symbol in it that leaves ink; marks and fillers alone do not."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in name)


def _name(text: str, others: Sequence[SeatRow]) -> str:
    name = " ".join(text.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or not _is_visible(name):
        raise Faulty("fault-bad-name")
    if any(seat.is_person and seat.name.casefold() == name.casefold() for seat in others):
        raise Faulty("fault-name-taken", name)
    return name


def _check_count(game: Game, count: int) -> None:
    low, high = game.spec.seats
    if not low <= count <= high:
        raise Faulty("fault-bad-seats", f"{low} to {high}")


def _all_options(game: Game, chosen: dict[str, int]) -> dict[str, int]:
    try:
        record = game.options(game.spec.seats[0], chosen)
    except OptionsError as error:
        raise Faulty("fault-bad-options", str(error)) from None
    return {option.name: int(getattr(record, option.name)) for option in game.spec.options}
