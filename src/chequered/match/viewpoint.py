"""Whose view a screen shows that several people share."""

from __future__ import annotations

from collections.abc import Collection


def viewpoint(seats: Collection[int], actor: int) -> int | None:
    """The seat whose view a screen in front of `seats` shows while `actor` decides; None for a spectator's.

    At a shared screen it is the seat that decides, if that is one of its own, and nobody's otherwise: each of the
    people in front of it may look.
    """
    if len(seats) == 1:
        return next(iter(seats))
    return actor if actor in seats else None
