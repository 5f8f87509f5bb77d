"""A sheet of styled characters that is painted piece by piece and cut into lines."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import TypeAlias

from rich.segment import Segment
from rich.style import Style

Line: TypeAlias = tuple[Segment, ...]
"""A line of characters in runs of one style each."""

BLANK = (" ", Style.null())


class Canvas:
    """Rows of characters, each with its style; blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[BLANK] * width for _ in range(height)]
        self._seamless: set[int] = set()

    def put(self, row: int, column: int, text: str, style: Style, until: int | None = None) -> None:
        """Write `text` from `column` on; what would reach `until` (by default the right edge) is left out."""
        limit = self.width if until is None else min(until, self.width)
        for k, character in enumerate(text[: max(0, limit - column)]):
            self._rows[row][column + k] = (character, style)

    def keep_together(self, column: int, length: int) -> None:
        """Let no cut come between these columns."""
        self._seamless.update(range(column + 1, column + length))

    def seam_before(self, column: int) -> int:
        """The last place, at this column or to the left of it, where a cut tears nothing."""
        while column in self._seamless:
            column -= 1
        return column

    def line(self, row: int, left: int, columns: int, width: int) -> Line:
        """The characters [left, left + columns) of a row, filled up with blanks to `width`."""
        cut = self._rows[row][left : left + columns]
        cut += [BLANK] * (width - len(cut))
        runs = groupby(cut, key=lambda character: character[1])
        return tuple(Segment("".join(text for text, _ in run), style) for style, run in runs)


@cache
def styled(ink: str, fill: str | None = None, *, bold: bool = False) -> Style:
    """A style with these two colours; without `fill` on what lies below."""
    return Style(color=ink, bgcolor=fill, bold=bold)
