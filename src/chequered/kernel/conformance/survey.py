"""Conformance: all that can be asked at a position, as one row of ints. Bound over a game, like a driver.

A row holds the actor, the number of legal actions or outcomes, their ids or weights, each seat's refusal of each id,
and the target of each id.
"""

from __future__ import annotations

from typing import Any

from chequered.kernel.contract import CHANCE, OVER, actor, apply, copy, legal, outcomes, refusal, target

ACTOR = 0
COUNT = 1
LIST = 2


def survey(board: Any, s: Any, seats: int, width: int, row: Any, scratch: Any) -> None:
    """Fill the row of `s`, for a game with `width` ids; `scratch` has room for as many ints."""
    who = actor(board, s)
    n = 0
    if who == CHANCE:
        n = outcomes(board, s, scratch)
    elif who != OVER:
        n = legal(board, s, scratch)
    row[ACTOR] = who
    row[COUNT] = n
    for k in range(width):
        row[LIST + k] = scratch[k] if k < n else 0
        row[LIST + width + seats * width + k] = target(board, s, k)
    for seat in range(seats):
        for k in range(width):
            row[LIST + width + seat * width + k] = refusal(board, s, seat, k)


def survey_journal(
    board: Any, states: Any, entries: Any, n: int, seats: int, width: int, rows: Any, scratch: Any
) -> None:
    """Apply n entries to `states[0]`; the state after entry k goes to `states[k + 1]`, and its row to `rows[k + 1]`."""
    survey(board, states[0], seats, width, rows[0], scratch)
    for k in range(n):
        copy(states, k + 1, k)
        apply(board, states[k + 1], entries[k])
        survey(board, states[k + 1], seats, width, rows[k + 1], scratch)
