"""A season: a list of circuits, a table for each race, and between two races a pause until everybody is ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import new_secret
from chequered.match.seasons import Standing, championships
from chequered.server import protocol
from chequered.server.faults import Faulty
from chequered.server.store import Circuit, RaceRow, TableRow
from chequered.server.tables.series import begin, successor
from chequered.server.tables.sitting import check_host, check_present


def check_game(game: Game) -> None:
    """Refuse a season of a game in which points of several races do not add up."""
    if not game.spec.season:
        raise Faulty("fault-bad-options", f"{game.spec.id} has no seasons")


def circuits(boards: Sequence[LoadedBoard]) -> tuple[Circuit, ...]:
    """A season's list as the store keeps it."""
    return tuple(Circuit(board.name, board.code, board.content) for board in boards)


def ended(table: TableRow) -> TableRow:
    """The table with its race over. If the season has another, its secret is drawn, to be promised from now on."""
    over = replace(table, phase="over")
    return replace(over, next_secret=new_secret()) if over.waits else over


def ready(table: TableRow, wish: protocol.Ready, browser: str) -> TableRow:
    """The table with a browser's people ready for the next race; what it adds to the chance counts once.

    Whoever says so again, or when that race has begun, changes nothing.

    Raises:
        Faulty: no race is to come, a stranger asks, or somebody but the host does not wait for the others.
    """
    has_begun = bool(table.next_table) and table.race < len(table.season)
    if not (table.waits or has_begun):
        raise Faulty("fault-no-next-race")
    if wish.now:
        check_host(table, browser)
    check_present(table, browser)
    if has_begun:
        return table
    if any(who == browser for who, _ in table.ready):
        return table
    return replace(table, ready=(*table.ready, (browser, wish.entropy)))


def is_ready(table: TableRow) -> bool:
    """Whether the next race can begin: somebody is ready, and nobody is waited for."""
    here = {browser for browser, _ in table.ready}
    return table.waits and bool(here) and all(seat.browser in here for seat in table.seats if seat.is_played)


def next_race(game: Game, table: TableRow) -> TableRow:
    """The table of the next race, begun: the same seats, the promised secret, the chance of those who were ready."""
    following = replace(
        successor(game, table),
        board=table.season[table.race].content,
        race=table.race + 1,
        secret=table.next_secret or new_secret(),
        entropy=tuple((browser, part) for browser, part in table.ready if part),
    )
    return begin(game, following, "", table.host)


def season_info(game: Game, table: TableRow, races: Sequence[RaceRow]) -> protocol.SeasonInfo:
    """Classifications and championships race by race."""
    by_race = {race.race: race for race in races}
    infos: list[protocol.RaceInfo] = []
    over: list[RaceRow] = []
    for number, circuit in enumerate(table.season, start=1):
        board, race = protocol.BoardName(circuit.name, circuit.code), by_race.get(number)
        if race is None or not race.classification:
            infos.append(protocol.RaceInfo(board, race.table if race else "", [], protocol.Championships([], [])))
            continue
        over.append(race)
        stand = championships([each.classification for each in over], game.spec.pieces_of(len(table.seats)))
        classification = [protocol.Classified(each.place, each.points) for each in race.classification]
        standings = protocol.Championships(_standings(stand.pieces), _standings(stand.seats))
        infos.append(protocol.RaceInfo(board, race.table, classification, standings))
    return protocol.SeasonInfo(infos)


def _standings(standings: Sequence[Standing]) -> list[protocol.Standing]:
    return [protocol.Standing(each.place, each.points, list(each.finishes)) for each in standings]
