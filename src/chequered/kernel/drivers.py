"""What is written once for all games: random play, batches of games, journals, and counting of positions.

Plain functions over the contract's names, bound over a game like its rules, together with `chequered.kernel.chance`:
`game.compiled((drivers, chance))`. `states` is an array (compiled) or list (plain) of states; `ids` and `weights` are
scratch, at least as long as the game's number of ids; `rng` is four integers (`chance.seed_stream`).
"""

from __future__ import annotations

from typing import Any

from chequered.kernel.chance import below, weighted
from chequered.kernel.contract import CHANCE, OVER, actor, apply, copy, legal, outcomes, setup

# ------------------------------------------------------------------------------------------------ random play


def random_entry(board: Any, s: Any, rng: Any, ids: Any, weights: Any) -> int:
    """One random action or outcome: a legal action uniformly, an outcome by its weight."""
    if actor(board, s) == CHANCE:
        return weighted(rng, weights, outcomes(board, s, weights))
    return ids[below(rng, legal(board, s, ids))]  # type: ignore[no-any-return]  # ids may be a list or an array


# The two loops below say `random_entry` once more each: compiled, a call there would cost half of their speed.
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

    To `count` (3 integers) are added the entries, the entries with two or more possibilities, and the games.
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


# ------------------------------------------------------------------------------------------------ batches of games


def settle_chance(board: Any, s: Any, rng: Any, weights: Any) -> int:
    """Let chance have its way until a seat decides or the match is over; the actor then."""
    who = actor(board, s)
    while who == CHANCE:
        apply(board, s, weighted(rng, weights, outcomes(board, s, weights)))
        who = actor(board, s)
    return who


def begin_batch(board: Any, options: Any, states: Any, n: int, rngs: Any, weights: Any, actors: Any) -> None:
    """Set up the first n states and settle them; `rngs` has a row for each, `actors` receives who decides (or OVER)."""
    for k in range(n):
        setup(board, options, states[k])
        actors[k] = settle_chance(board, states[k], rngs[k], weights)


def step_batch(board: Any, states: Any, actions: Any, n: int, rngs: Any, weights: Any, actors: Any) -> None:
    """Apply the legal action `actions[k]` to state k and settle it, for the first n; a match that is over stays."""
    for k in range(n):
        if actor(board, states[k]) != OVER:
            apply(board, states[k], actions[k])
            actors[k] = settle_chance(board, states[k], rngs[k], weights)


def mask_batch(board: Any, states: Any, n: int, ids: Any, masks: Any) -> None:
    """Write 1 into `masks[k][id]` for each legal action of state k and 0 for the rest, for the first n."""
    for k in range(n):
        for entry in range(len(masks[k])):
            masks[k][entry] = 0
        if actor(board, states[k]) >= 0:
            for j in range(legal(board, states[k], ids)):
                masks[k][ids[j]] = 1


# ------------------------------------------------------------------------------------------------ journals


def run_journal(board: Any, s: Any, entries: Any, n: int) -> None:
    """Apply the first n entries of a journal."""
    for k in range(n):
        apply(board, s, entries[k])


def trace_journal(board: Any, states: Any, entries: Any, n: int) -> None:
    """Apply the first n entries to `states[0]`, and leave the state after entry k in `states[k + 1]`."""
    for k in range(n):
        copy(states, k + 1, k)
        apply(board, states[k + 1], entries[k])


def random_journal(board: Any, s: Any, entries: Any, n: int, rng: Any, ids: Any, weights: Any) -> int:
    """Play up to n entries at random and write them into `entries`; their number, less than n at the end of a match."""
    for k in range(n):
        if actor(board, s) == OVER:
            return k
        entries[k] = random_entry(board, s, rng, ids, weights)
        apply(board, s, entries[k])
    return n


# ------------------------------------------------------------------------------------------------ counting


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
    if who == CHANCE:
        n = outcomes(board, states[level], weights[level])
    else:
        n = legal(board, states[level], ids[level])
    total = 0
    for k in range(n):
        if who != CHANCE or weights[level][k] > 0:
            copy(states, level + 1, level)
            apply(board, states[level + 1], k if who == CHANCE else ids[level][k])
            total += _perft_from(board, states, level + 1, depth, ids, weights)
    return total
