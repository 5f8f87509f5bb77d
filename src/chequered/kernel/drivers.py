"""What is written once for all games: random play, batches of games, and counting of positions.

Plain functions over the contract's names, bound over a game like its rules (`chequered.kernel.binding`).
`states` is an array (compiled) or list (plain) of states; `ids` and `weights` are scratch, at least as long as the
game's number of ids.
"""

from __future__ import annotations

from typing import Any

from chequered.kernel.chance import below, weighted
from chequered.kernel.contract import CHANCE, OVER, actor, apply, copy, legal, outcomes, setup


def random_entry(board: Any, s: Any, rng: Any, ids: Any, weights: Any) -> int:
    """One random action or outcome: a legal action uniformly, an outcome by its weight."""
    if actor(board, s) == CHANCE:
        return weighted(rng, weights, outcomes(board, s, weights))
    return ids[below(rng, legal(board, s, ids))]  # type: ignore[no-any-return]


def playout(board: Any, s: Any, rng: Any, ids: Any, weights: Any) -> int:
    """Play `s` to its end at random; the number of actions and outcomes."""
    entries = 0
    who = actor(board, s)
    while who != OVER:
        if who == CHANCE:
            apply(board, s, weighted(rng, weights, outcomes(board, s, weights)))
        else:
            apply(board, s, ids[below(rng, legal(board, s, ids))])
        entries += 1
        who = actor(board, s)
    return entries


def playouts(board: Any, options: Any, states: Any, games: int, rng: Any, ids: Any, weights: Any, count: Any) -> None:
    """Play `games` whole games at random in `states[0]`.

    `count` (3 integers) receives the entries, the entries with two or more possibilities, and the games.
    """
    s = states[0]
    for _ in range(games):
        setup(board, options, s)
        who = actor(board, s)
        while who != OVER:
            if who == CHANCE:
                n = outcomes(board, s, weights)
                apply(board, s, weighted(rng, weights, n))
            else:
                n = legal(board, s, ids)
                apply(board, s, ids[below(rng, n)])
            count[0] += 1
            count[1] += n > 1
            who = actor(board, s)
        count[2] += 1


def run_journal(board: Any, s: Any, entries: Any, n: int) -> None:
    """Apply the first n entries of a journal."""
    for k in range(n):
        apply(board, s, entries[k])


def perft(board: Any, states: Any, depth: int, ids: Any, weights: Any) -> int:
    """The number of sequences of exactly `depth` actions and outcomes from `states[0]`.

    An outcome counts once whatever its weight; one of weight 0 is impossible and does not count. A game that ends
    earlier gives no sequence. `states` holds depth + 1 states; `ids` and `weights` have depth rows.
    """
    return _perft_from(board, states, 0, depth, ids, weights)


def _perft_from(board: Any, states: Any, level: int, depth: int, ids: Any, weights: Any) -> int:
    if level == depth:
        return 1
    who = actor(board, states[level])
    if who == OVER:
        return 0
    total = 0
    if who == CHANCE:
        n = outcomes(board, states[level], weights[level])
    else:
        n = legal(board, states[level], ids[level])
    for k in range(n):
        if who == CHANCE and weights[level][k] == 0:
            continue
        copy(states, level + 1, level)
        apply(board, states[level + 1], k if who == CHANCE else ids[level][k])
        total += _perft_from(board, states, level + 1, depth, ids, weights)
    return total
