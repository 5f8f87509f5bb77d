"""Tables on standard output."""

from __future__ import annotations

import sys

from rich.console import Console

PAPER_WIDTH = 120


def printer() -> Console:
    """A console as wide as the terminal; wide enough for any table where the output goes to a file."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else PAPER_WIDTH)
