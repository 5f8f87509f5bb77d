"""Where pieces go by events: the one reading of the names of their arguments (`chequered.kernel.game.Argument`).

The page reads them by `web/src/lib/moved.ts`; both are held to `web/tests/known-moves.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chequered.kernel.game import FROM, TO, Spec
from chequered.match.journal import Happening

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Moved:
    """What an event says of a piece: the cells that it passes, where it stands then (or `NOWHERE`), if it leaves."""

    piece: int
    passed: tuple[int, ...] = ()
    to: int = NOWHERE
    leaves: bool = False


def movement(spec: Spec, happening: Happening) -> Moved | None:
    """What an event says of its piece; None if it names none. Where seats always have one piece, a seat names it."""
    event = spec.event_of[happening.event]
    named = list(zip(event.arguments, happening.args, strict=True))
    pieces = [v for a, v in named if a.kind == "piece" or (a.kind == "seat" and spec.has_one_piece)]
    if not pieces:
        return None
    cells = [(a.name, v) for a, v in named if a.kind == "cell"]
    passed = tuple(cell for name, cell in cells if name not in {FROM, TO})
    to = next((cell for name, cell in cells if name == TO), NOWHERE)
    return Moved(pieces[0], passed, to, event.leaves)


def way_of(spec: Spec, happenings: Iterable[Happening]) -> tuple[int, ...]:
    """The way on which these events lead the first piece that they move, cell by cell, to where it lands.

    When it leaves the board its way is over, and there is none if a piece leaves before any has moved: where pieces are
    put later is not where this way leads.
    """
    mover, cells = None, list[int]()
    for moved in filter(None, (movement(spec, each) for each in happenings)):
        if moved.leaves and mover in (None, moved.piece):
            break
        mover = moved.piece if mover is None and _goes(moved) else mover
        if moved.piece != mover:
            continue
        cells += [cell for cell in moved.passed if cell not in cells[-1:]]
        if moved.to != NOWHERE:
            cells = [*_up_to(cells, moved.to), moved.to]
    return tuple(cells)


def _goes(moved: Moved) -> bool:
    return bool(moved.passed) or moved.to != NOWHERE


def _up_to(passed: Sequence[int], cell: int) -> Sequence[int]:
    """The cells passed before it was last come to; all of them if it is not among them."""
    return passed[: len(passed) - 1 - passed[::-1].index(cell)] if cell in passed else passed
