"""The match of a table: its options as the rules read them, its dice from the table's secret and entropy."""

from __future__ import annotations

from collections.abc import Sequence

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.kernel.record import Record
from chequered.match import Match, Step, VerifiableChance
from chequered.server.store import TableRow
from chequered.server.tables.series import entropy_of


def new_match(game: Game, board: LoadedBoard, row: TableRow) -> Match:
    """The match of a table that begins."""
    return Match(game, board, _options(game, row), VerifiableChance(row.secret, entropy_of(row)))


def restored_match(game: Game, board: LoadedBoard, row: TableRow, steps: Sequence[Step]) -> Match:
    """The match that a journal folds to; raises `FoldError`."""
    return Match.restore(game, board, _options(game, row), VerifiableChance(row.secret, entropy_of(row)), steps)


def _options(game: Game, row: TableRow) -> Record:
    attributes = {a.name: [seat.attributes.get(a.name) for seat in row.seats] for a in game.spec.attributes}
    return game.options(len(row.seats), row.options, attributes)
