"""A season on this machine: races of the same people on one circuit after another, and its championships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chequered.cli.seats import Sitter
from chequered.cli.terminal.table import LocalTable
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match.record import BoardPart, dump
from chequered.match.season_record import season_record
from chequered.match.seasons import Championships, Race, championships


class LocalSeason:
    """The tables of the races so far; the last one is being raced, or over."""

    def __init__(
        self, game: Game, circuits: Sequence[LoadedBoard], choices: Mapping[str, int], sitters: Sequence[Sitter]
    ) -> None:
        """Begin the first race.

        Raises:
            WrongUse: options or attributes that the game does not allow.
        """
        self.game = game
        self.circuits = list(circuits)
        self.tables = [LocalTable(game, self.circuits[0], choices, sitters)]

    @property
    def race(self) -> int:
        """The number of the race, from 1."""
        return len(self.tables)

    @property
    def waits(self) -> bool:
        """Whether another race is to come."""
        return self.race < len(self.circuits)

    @property
    def classifications(self) -> list[Race]:
        """The classifications of the races that are over."""
        return [table.match.classification() for table in self.tables if table.match.over]

    def next_table(self) -> LocalTable:
        """Begin the next race: the same people on the same seats, with chance of its own."""
        last = self.tables[-1]
        self.tables.append(LocalTable(self.game, self.circuits[self.race], last.choices, last.seated()))
        return self.tables[-1]

    def again(self) -> LocalSeason:
        """Another season of the same people on the same circuits."""
        last = self.tables[-1]
        return LocalSeason(self.game, self.circuits, last.choices, last.seated())

    def championships(self) -> Championships:
        """The championships after the races that are over, of which there must be one."""
        return championships(self.classifications, self.game.spec.pieces_of(len(self.tables[0].sitters)))

    def record_bytes(self) -> bytes:
        """The season so far, as a file holds it."""
        races = [table.record() for table in self.tables if table.match.over]
        first = self.tables[0].record()
        record = season_record(
            self.game,
            options=first.options,
            seats=first.seats,
            circuits=[BoardPart.of(circuit) for circuit in self.circuits],
            races=races,
        )
        return dump(record)

    def file_name(self) -> str:
        """What the record may be called: as that of its first race, with a word for the season."""
        return self.tables[0].file_name().replace(".chequered", "-season.chequered")
