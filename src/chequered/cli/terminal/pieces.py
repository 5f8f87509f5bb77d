"""Where the pieces stand, told from the events alone, so that a record of events can be drawn as well as a match.

Where an event has its piece stand (`chequered.match.movement`), it stands on the first spot that is free there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chequered.kernel.drawn import DrawnCell
from chequered.kernel.game import Spec
from chequered.match.journal import Happening, Step
from chequered.match.movement import NOWHERE, movement

OFF = -1
"""The cell of a piece that does not stand on the board."""


@dataclass(slots=True)
class Pieces:
    """The cell of each piece and its spot there, the cells passed since a piece last moved, and who acted last.

    Each seat has `each` pieces. `last_cell` is where one has come to last.
    """

    spec: Spec
    each: int
    cells: list[int]
    spots: list[int]
    trail: list[int] = field(default_factory=list)
    latest: int = OFF
    last_cell: int = 0

    @classmethod
    def at_start(cls, spec: Spec, cells: Iterable[DrawnCell], seats: int, kind: str) -> Pieces:
        """All pieces on the cell of this kind (`Look.start`), or off the board if there is none."""
        start = next((cell.id for cell in cells if cell.kind == kind), OFF)
        each = spec.pieces_of(seats)
        count = seats * each
        return cls(spec, each, [start] * count, list(range(count)) if start != OFF else [0] * count)

    def follow(self, steps: Iterable[Step]) -> None:
        """Move as the events of these steps tell."""
        for step in steps:
            for entry in step.entries:
                self.hear(entry.events)

    def hear(self, happenings: Iterable[Happening]) -> None:
        """Move as these events tell."""
        for happening in happenings:
            self._follow_one(happening)

    def of_seat(self, seat: int) -> int:
        """The piece of a seat that acted last, else its first one on the board, else its first."""
        own = range(seat * self.each, (seat + 1) * self.each)
        if self.latest in own:
            return self.latest
        return next((piece for piece in own if self.cells[piece] != OFF), own[0])

    def focus(self, piece: int) -> int:
        """What to look at: the end of this turn's way, else the piece's cell, else where anybody stands or stood."""
        standing = [cell for cell in (self.cells[piece] if piece != OFF else OFF, max(self.cells)) if cell != OFF]
        return [*standing[:1], *self.trail][-1] if standing or self.trail else self.last_cell

    def _follow_one(self, happening: Happening) -> None:
        moved = movement(self.spec, happening)
        if not moved:
            return
        self.latest = moved.piece
        self.trail += moved.passed
        if moved.to != NOWHERE:
            self._place(moved.piece, moved.to)
        if moved.leaves:
            self.cells[moved.piece] = OFF

    def _place(self, piece: int, cell: int) -> None:
        taken = {spot for other, spot in enumerate(self.spots) if self.cells[other] == cell and other != piece}
        self.cells[piece] = self.last_cell = cell
        self.spots[piece] = next(spot for spot in range(len(self.spots)) if spot not in taken)
        self.trail.clear()
