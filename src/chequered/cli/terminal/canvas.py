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
    """Rows of characters, each with its style; blank at first. One that `wraps` is a ring: behind its end it begins."""

    def __init__(self, width: int, height: int, *, wraps: bool = False) -> None:
        self.width = width
        self.height = height
        self.wraps = wraps
        self._rows = [[BLANK] * width for _ in range(height)]
        self._seamless: set[int] = set()

    def put(self, row: int, column: int, text: str, style: Style, until: int | None = None) -> None:
        """Write `text` from `column` on; what would reach `until` (by default the right edge) is left out."""
        edge = column + len(text) if self.wraps else self.width
        limit = edge if until is None else min(until, edge)
        for k, character in enumerate(text[: max(0, limit - column)]):
            self._rows[row][(column + k) % self.width] = (character, style)

    def keep_together(self, column: int, length: int) -> None:
        """Let no cut come between these columns."""
        self._seamless.update(k % self.width for k in range(column + 1, column + length))

    def seam_before(self, column: int) -> int:
        """The last place, at this column or to the left of it, where a cut tears nothing."""
        while (column % self.width if self.wraps else column) in self._seamless:
            column -= 1
        return column

    def is_blank(self, row: int, left: int, columns: int) -> bool:
        """Whether nothing stands in the columns [left, left + columns) of a row."""
        return all(character == BLANK for character in self._cut(row, left, columns))

    def line(self, row: int, left: int, columns: int, width: int) -> Line:
        """The characters [left, left + columns) of a row, filled up with blanks to `width`."""
        cut = self._cut(row, left, columns)
        cut += [BLANK] * (width - len(cut))
        runs = groupby(cut, key=lambda character: character[1])
        return tuple(Segment("".join(text for text, _ in run), style) for style, run in runs)

    def _cut(self, row: int, left: int, columns: int) -> list[tuple[str, Style]]:
        if self.wraps:
            return [self._rows[row][k % self.width] for k in range(left, left + columns)]
        return self._rows[row][left : left + columns]


@cache
def styled(ink: str, fill: str | None = None, *, bold: bool = False) -> Style:
    """A style with these two colours; without `fill` on what lies below."""
    return Style(color=ink, bgcolor=fill, bold=bold)
