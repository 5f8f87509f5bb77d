"""A figure beside the bar that it has to reach."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console

CONSOLE = Console(width=120)


@dataclass(frozen=True, slots=True)
class Figure:
    """A claim in words, what was measured, in words too, and whether it reaches the bar."""

    claim: str
    measured: str
    holds: bool

    def show(self) -> None:
        """Print it as one line."""
        mark = "[green]holds[/]" if self.holds else "[bold red]fails[/]"
        CONSOLE.print(f"{mark}  {self.claim}: {self.measured}")
