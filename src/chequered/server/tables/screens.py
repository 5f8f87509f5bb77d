"""Screens, as a table knows them."""

from __future__ import annotations

from typing import Protocol


class Screen(Protocol):
    """A connected browser, as the table knows it."""

    @property
    def browser(self) -> str:
        """Whose it is; empty if unknown."""
        ...

    def wake(self) -> None:
        """Something new is there to be fetched."""
        ...
