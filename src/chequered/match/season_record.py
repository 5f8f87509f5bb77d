"""Season records: match records of several races under one header, and whether they belong there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from chequered.games import GAMES, game
from chequered.kernel.game import Game
from chequered.kernel.shortened import shortened
from chequered.match.journal import Classified
from chequered.match.record import (
    FORMAT_VERSION,
    BoardPart,
    ChampionshipsPart,
    MatchRecord,
    RecordError,
    SeasonRecord,
    SeatPart,
    StandingPart,
)
from chequered.match.seasons import Standing, championships
from chequered.match.verify import Finding, Report, finding, open_board, verify


@dataclass(frozen=True, slots=True)
class SeasonReport:
    """What was found in each race of a season's record, and in what holds them together."""

    races: tuple[Report, ...]
    whole: Report

    @property
    def verifies(self) -> bool:
        """Whether everything holds."""
        return self.whole.verifies and all(race.verifies for race in self.races)


def season_record(
    game: Game,
    *,
    options: dict[str, int],
    seats: Sequence[SeatPart],
    circuits: Sequence[BoardPart],
    races: Sequence[MatchRecord],
) -> SeasonRecord:
    """A record in the present format, with the standings after these races."""
    return SeasonRecord(
        format="chequered",
        format_version=FORMAT_VERSION,
        game=game.spec.id,
        options=options,
        seats=list(seats),
        circuits=list(circuits),
        championships=_championships(game, races),
        races=list(races),
    )


def verify_season(record: SeasonRecord) -> SeasonReport:
    """Check every race, that it is one of this season, and the standings; each check stops at its first fault.

    Raises:
        RecordError: there is no such game or it has no seasons, no race of it is over, or a race or a circuit cannot be
            used at all.
    """
    if record.game not in GAMES or not game(record.game).spec.season:
        raise RecordError(f"field `game`: no game {shortened(record.game)} has seasons")
    if not record.races:
        raise RecordError("no race of this season is over, so there is nothing to verify")
    for number, circuit in enumerate(record.circuits):
        open_board(game(record.game), circuit, f"circuits[{number}]")
    reports = []
    for number, race in enumerate(record.races, start=1):
        try:
            reports.append(verify(race))
        except RecordError as error:
            raise RecordError(f"race {number}: {error}") from None
    whole: list[Finding] = [
        finding("header", _strangers(record)),
        finding("chance", _repeated(record)),
        finding("standings", _wrong_standings(record)),
    ]
    return SeasonReport(tuple(reports), Report(tuple(whole)))


def _strangers(record: SeasonRecord) -> Iterator[str]:
    """Every race has the game, options and seats of the header, is on its circuit, and in its place."""
    if len(record.races) > len(record.circuits):
        yield f"{len(record.races)} races, but the season has {len(record.circuits)} circuits"
    for number, (race, circuit) in enumerate(zip(record.races, record.circuits, strict=False), start=1):
        for name in ("game", "options", "seats"):
            if getattr(race, name) != getattr(record, name):
                yield f"race {number}: its {name} differ from the season's"
        if race.board != circuit:
            yield f"race {number}: its circuit is {race.board.name or race.board.code}, not the season's"
    yield from _out_of_order(record.races)


def _out_of_order(races: Sequence[MatchRecord]) -> Iterator[str]:
    """No race began before the one in front of it."""
    latest = datetime.min.replace(tzinfo=UTC)
    for number, race in enumerate(races, start=1):
        try:
            began = datetime.fromisoformat(race.played)
        except ValueError:
            began = datetime.max
        if began.tzinfo is None:
            yield f"race {number}: `played` is no date and time with its offset from UTC"
            return
        if began < latest:
            yield f"race {number}: it was begun before race {number - 1}"
        latest = began


def _repeated(record: SeasonRecord) -> Iterator[str]:
    """Every race has a secret of its own."""
    promised = [race.chance.commitment for race in record.races]
    for number, each in enumerate(promised, start=1):
        if each in promised[: number - 1]:
            yield f"race {number}: its dice were promised with those of race {promised.index(each) + 1}"


def _wrong_standings(record: SeasonRecord) -> Iterator[str]:
    """The standings are those that the classifications of the races give."""
    by_races = _championships(game(record.game), record.races)
    for name in ("pieces", "seats"):
        told, due = getattr(record.championships, name), getattr(by_races, name)
        if len(told) != len(due):
            yield f"{name}: {len(told)} standings, but there are {len(due)}"
        for number, pair in enumerate(zip(told, due, strict=False)):
            if pair[0] != pair[1]:
                yield f"{name}, number {number}: {_words(pair[0])} in the record, {_words(pair[1])} by the races"


def _words(standing: StandingPart) -> str:
    return f"place {standing.place} with {standing.points} points and finishes {shortened(standing.finishes)}"


def _championships(found: Game, races: Sequence[MatchRecord]) -> ChampionshipsPart:
    if not races:
        return ChampionshipsPart([], [])
    classified = [[Classified(piece.place, piece.points) for piece in race.classification] for race in races]
    try:
        stand = championships(classified, found.spec.pieces_of(len(races[0].seats)))
    except ValueError as error:
        raise RecordError(f"field `races`: {error}") from None
    return ChampionshipsPart(_parts(stand.pieces), _parts(stand.seats))


def _parts(standings: Sequence[Standing]) -> list[StandingPart]:
    return [StandingPart(each.place, each.points, list(each.finishes)) for each in standings]
