"""Conformance: how a failed check is told."""

from __future__ import annotations

from collections.abc import Sequence


class ConformanceError(AssertionError):
    """A game breaks the contract. The message says which check failed, where, and the journal's tokens up to there."""

    def __init__(self, check: str, what: str, where: str, journal: Sequence[str] = ()) -> None:
        self.check, self.what, self.where, self.journal = check, what, where, tuple(journal)
        super().__init__(check, what, where, self.journal)

    def __str__(self) -> str:
        told = f"{self.where}: {self.check}: {self.what}"
        return f"{told}\njournal: {' '.join(self.journal)}" if self.journal else told


class Unfit(Exception):  # noqa: N818  # never leaves this package
    """A check that failed, not yet with the place."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(check, what)
        self.check, self.what = check, what


def demand(holds: bool, check: str, what: str) -> None:
    """Fail the check if it does not hold."""
    if not holds:
        raise Unfit(check, what)
