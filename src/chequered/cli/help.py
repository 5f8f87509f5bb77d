"""How `--help` looks: plain text in two columns, without boxes."""

from __future__ import annotations

from cyclopts.help import HelpEntry, HelpPanel
from cyclopts.help.formatters.plain import PlainFormatter
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

LONGEST_LABEL = 24
UNSAID = (None, "False", '""', "()")
"""Defaults that say nothing new."""


class HelpFormatter(PlainFormatter):
    """Names on the left, what they mean on the right."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel."""
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 2), pad_edge=False)
        table.add_column(min_width=0, max_width=LONGEST_LABEL)
        table.add_column(ratio=1)
        for entry in panel.entries:
            table.add_row(Text(f"  {', '.join(_labels(entry))}"), Text(_meaning(entry)))
        console.print(f"{panel.title}:", highlight=False, markup=False)
        console.print(table, highlight=False)
        console.print()


def _labels(entry: HelpEntry) -> tuple[str, ...]:
    return entry.display_labels_with_metavar or (*entry.positive_names, *entry.positive_shorts)


def _meaning(entry: HelpEntry) -> str:
    # In the format "plaintext" a description is a Text with a wrapping around it.
    words = str(getattr(entry.description, "primary_renderable", entry.description or ""))
    return words if entry.default in UNSAID else f"{words} [{entry.default}]"
