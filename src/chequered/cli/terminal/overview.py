"""A loop in one line: a character for each space, with its marks and whoever stands there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style

from chequered.cli.terminal.canvas import Line, styled
from chequered.cli.terminal.ribbon import AIMED, KEY, Badge, Marks, Piece, Ribbon, spaces_of

ALONE = "●"


def overview(ribbon: Ribbon, marks: Marks, width: int) -> list[Line]:
    """The line, in the middle of `width`; none for an open road, or where it does not fit."""
    drawing = ribbon.drawing
    if not drawing.is_loop:
        return []
    spaces = spaces_of(drawing)
    if len(spaces) > width:
        return []
    badges: list[Badge] = []
    for space in spaces:
        # The pit lane's cells count as the spaces beside them.
        left, right = min(cell.start for cell in space), max(cell.end for cell in space)
        here = {cell.id for cell in drawing.cells if left <= cell.start < right}
        badges.append(_sign(ribbon, space[0].id, [piece for piece in marks.pieces if piece.cell in here], marks))
    blank = Style.null()
    left = (width - len(badges)) // 2
    ends = (" " * left, " " * (width - left - len(badges)))
    return [(Segment(ends[0], blank), *(Segment(*badge) for badge in badges), Segment(ends[1], blank))]


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
