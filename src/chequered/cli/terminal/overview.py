"""A loop in one line: a character for each space, with its marks and whoever stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.segment import Segment
from rich.style import Style

from chequered.cli.terminal.canvas import Line, styled
from chequered.cli.terminal.ribbon import AIMED, KEY, Badge, Marks, Piece, Ribbon

ALONE = "●"


def overview(ribbon: Ribbon, marks: Marks, width: int) -> list[Line]:
    """The line, in the middle of `width`; none for an open road, or where it does not fit."""
    drawing = ribbon.drawing
    if not drawing.is_loop:
        return []
    parts = list(_parts(ribbon))
    if len(parts) > width:
        return []
    badges: list[Badge] = []
    for cell, left, right in parts:
        # The pit lane's cells count as the spaces beside them.
        here = {cell.id for cell in ribbon.here if left <= cell.start < right}
        badges.append(_sign(ribbon, cell, [piece for piece in marks.pieces if piece.cell in here], marks))
    blank = Style.null()
    left = (width - len(badges)) // 2
    ends = (" " * left, " " * (width - left - len(badges)))
    return [(Segment(ends[0], blank), *(Segment(*badge) for badge in badges), Segment(ends[1], blank))]


def _parts(ribbon: Ribbon) -> Iterator[tuple[int, int, int]]:
    """What has a character each: a cell that looks like it, and where it begins and ends.

    It is a space; where there are none, as much of the lap as the shortest cell takes.
    """
    for space in ribbon.spaces:
        yield space[0].id, min(cell.start for cell in space), max(cell.end for cell in space)
    if not ribbon.spaces:
        lap, shortest = ribbon.drawing.length, min(cell.end - cell.start for cell in ribbon.here)
        for left in range(0, lap, shortest):
            cell = next(cell.id for cell in ribbon.here if cell.start <= left < cell.end)
            yield cell, left, min(left + shortest, lap)


def _sign(ribbon: Ribbon, cell: int, pieces: Sequence[Piece], marks: Marks) -> Badge:
    ground = ribbon.grounds[cell].paint
    if any(piece.is_active for piece in pieces):
        return ALONE, AIMED
    if len(pieces) > 1:
        return str(min(9, len(pieces))), KEY
    if pieces:
        return ALONE, styled(pieces[0].paint.fill, pieces[0].paint.ink, bold=True)
    shape = ribbon.grounds[cell]
    return ground.shape or shape.fill, styled(ground.ink, ground.fill, bold=cell in marks.keys)
