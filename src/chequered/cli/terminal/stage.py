"""What is seen instead of the circuit while nothing happens on it, such as a draft: rows of words under titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

from rich.text import Text

from chequered.cli.terminal.looks import Bit, Part
from chequered.cli.terminal.panels import BOLD, DIM, filled, paint_badge
from chequered.cli.terminal.ribbon import AIMED, KEY

LOOKED_AT, MORE = "▸", "…"
"""Signs before what is looked at, and for lines for which there is no room."""

SPARE = 1
"""A line between two parts, where there is room for all of them."""


def places_of(stage: Iterable[Part]) -> list[str]:
    """The tokens of what may be chosen on a stage, in the order in which it lies there."""
    return [bit.token for part in stage for row in part.rows for bit in row if bit.token]


def stage_text(stage: Sequence[Part], keys: Mapping[str, str], width: int, height: int, looked_at: str = "") -> Text:
    """The parts one below another, with the `keys` of what can be chosen; blank lines only where all fits.

    Where not even that fits, what is quiet is left out. The bit with the token `looked_at` is in sight, and marked.
    """
    marked = [replace(part, rows=[[_marked(bit, looked_at) for bit in row] for row in part.rows]) for part in stage]
    parts = [list(_lines(part, keys, width)) for part in marked]
    if sum(map(len, parts)) > height:
        loud = (replace(part, rows=[[bit for bit in row if not bit.quiet] for row in part.rows]) for part in marked)
        parts = [list(_lines(part, keys, width)) for part in loud]
    has_room = sum(len(part) + SPARE for part in parts) <= height
    gap = [Text()] * SPARE if has_room else []
    lines = [line for part in parts for line in (*part, *gap)]
    return Text("\n", no_wrap=True, overflow="ellipsis").join(_in_sight(lines, height))


def _marked(bit: Bit, looked_at: str) -> Bit:
    return replace(bit, text=f"{LOOKED_AT}{bit.text}") if looked_at and bit.token == looked_at else bit


def _in_sight(lines: list[Text], height: int) -> list[Text]:
    """As many lines as there is room for: the first ones, but for what is looked at; … stands for what is cut."""
    at = next((k for k, line in enumerate(lines) if LOOKED_AT in line.plain), 0)
    above = max(0, at - height + 2)
    shown = lines[above : above + height]
    if above + len(shown) < len(lines) and len(shown) > 1:
        shown[-1] = Text(MORE, DIM)
    return shown


def _lines(part: Part, keys: Mapping[str, str], width: int) -> Iterator[Text]:
    if part.flows:
        words = [_bit(bit, keys) for row in part.rows for bit in row]
        yield from filled([Text(part.title, BOLD), *words], width)
        return
    if part.title:
        yield Text(part.title, BOLD)
    rows = [[_bit(bit, keys) for bit in row] for row in part.rows]
    widths = [max(cell.cell_len for cell in column) for column in zip_longest(*rows, fillvalue=Text())]
    for row in rows:
        yield from _row(row, widths, width)


def _row(row: Sequence[Text], widths: Iterable[int], width: int) -> Iterator[Text]:
    """A row, cell below cell; where it is too long, what does not fit is in lines of its own."""
    cells = [Text.assemble(cell, " " * (wide - cell.cell_len)) for cell, wide in zip(row, widths, strict=False)]
    for k, line in enumerate(filled(cells, width)):
        line.rstrip()
        yield Text.assemble(" " * 4, line) if k else line


def _bit(bit: Bit, keys: Mapping[str, str]) -> Text:
    key = keys.get(bit.token, "")
    text = Text.assemble((f" {key} ", KEY), " ") if key else Text()
    if bit.paint:
        text.append_text(paint_badge(bit.paint)).append(" ")
    return text.append(bit.text, AIMED if bit.text.startswith(LOOKED_AT) else DIM if bit.quiet else "")
