"""Batches of matches in which several bots take turns, written once for all games and bound over each bot.

Every bot has its own binding, so a match waits where another bot decides: the bindings are called in turn until no
match waits any more.
"""

from __future__ import annotations

from typing import Any

from chequered.kernel.chance import seed_stream, weighted
from chequered.kernel.contract import CHANCE, OVER, actor, apply, choose, classify, observe, outcomes, places, setup


def begin_matches(
    board: Any, options: Any, states: Any, n: int, rngs: Any, seed: int, first: int, tallies: Any
) -> None:
    """Set up the first n states, match k with random numbers of stream `first` + k in `rngs[k]`."""
    for k in range(n):
        seed_stream(rngs[k], seed, first + k)
        setup(board, options[k], states[k])
        observe(board, states[k], tallies[k])


def play_on(board: Any, states: Any, n: int, mine: Any, rngs: Any, weights: Any, tallies: Any, scratch: Any) -> int:
    """Play the first n matches on as far as this bot can; how many wait for another.

    `mine[k][seat]` is 1 where it plays a seat of match k.
    """
    waiting = 0
    for k in range(n):
        s, rng = states[k], rngs[k]
        who = actor(board, s)
        while who == CHANCE or (who != OVER and mine[k][who]):
            if who == CHANCE:
                apply(board, s, weighted(rng, weights, outcomes(board, s, weights)))
            else:
                apply(board, s, choose(board, s, rng, scratch))
            observe(board, s, tallies[k])
            who = actor(board, s)
        waiting += who != OVER
    return waiting


def read_places(board: Any, states: Any, n: int, of_seats: Any, of_pieces: Any, points: Any) -> None:
    """Each seat's place, and each piece's place and points, in the first n matches."""
    for k in range(n):
        places(board, states[k], of_seats[k])
        classify(board, states[k], of_pieces[k], points[k])
