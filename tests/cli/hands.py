"""Hands dealt by the test, for the tests of Moto Strategy in the terminal beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chequered.cli.terminal.table import LocalTable
from chequered.games.moto_strategy.notation import CARDS


def deal(at: LocalTable, seat: int, **cards: int) -> None:
    """Let a seat hold these cards (`red_flag=1`) instead of its own, which go to the pile."""
    state: Any = at.match.state
    wanted = {CARDS.index(name.replace("_", "-")): count for name, count in cards.items()}
    for kind in range(len(CARDS)):
        state.pile[kind] += state.hand[seat][kind] - wanted.get(kind, 0)
        state.hand[seat][kind] = wanted.get(kind, 0)
        assert state.pile[kind] >= 0, "another hand has these cards: choose other ones"
    state.pile_size += state.hand_size[seat] - sum(wanted.values())
    state.hand_size[seat] = sum(wanted.values())


def race_on(at: LocalTable) -> None:
    """Let the race be on, beyond its first lap, with seat 0 to lay a card."""
    state: Any = at.match.state
    state.waiting, state.starter, state.turn, state.asked, state.phase = 0, -1, 0, -1, 4


def known(view: Any) -> Mapping[str, Any]:
    """What the screens show of a view, with the number of the cancelled cards instead of their kinds."""
    names = ("deal", "waiting", "starter", "pile_size", "removed", "target")
    by_seat = ("total", "points", "out", "owed", "hand_size", "hand", "laid")
    seats = view.seats
    return {
        **{name: getattr(view, name) for name in names},
        **{name: getattr(view, name)[:seats] for name in by_seat},
        "cancelled": sum(view.cancelled),
    }
