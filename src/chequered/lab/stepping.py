"""Batches of matches in which several bots take turns, written once for all games and bound over each bot.

Every bot has its own binding, so a match waits where another bot decides: the bindings are called in turn until no
match waits any more.
"""

from __future__ import annotations

from typing import Any

from chequered.kernel.chance import seed_part, weighted
from chequered.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    choose,
    classify,
    legal,
    look,
    observe,
    outcomes,
    places,
    setup,
)


def begin_matches(
    board: Any, options: Any, states: Any, n: int, rngs: Any, seed: int, first: int, tallies: Any
) -> None:
    """Set up the first n states, match k with random numbers of stream `first` + k in `rngs[k]`.

    Its first row is for chance, the others are for the seats: what a bot draws tells nothing of what it will be dealt.
    """
    for k in range(n):
        for part in range(len(rngs[k])):
            seed_part(rngs[k][part], seed, first + k, part)
        setup(board, options[k], states[k])
        observe(board, states[k], tallies[k])


def play_on(
    board: Any,
    states: Any,
    n: int,
    mine: Any,
    rngs: Any,
    ids: Any,
    weights: Any,
    tallies: Any,
    scratch: Any,
    rooms: Any,
    masks: Any,
) -> int:
    """Play the first n matches on as far as this bot can; how many wait for another.

    An only answer is given without asking a bot. What a bot has for each seat is its own: its seats tell each other
    nothing.

    - `states`, `tallies`: by match.
    - `mine`: by match and seat, 1 where the bot plays it.
    - `rngs`: by match, that of chance and then of each seat, four integers each.
    - `ids`, `weights`: room for as many numbers as there are actions and outcomes, used again and again.
    - `scratch`: by seat, the record that the bot has prepared.
    - `rooms`: by seat, the states to see and to think in, as many as the bot's level asks for.
    - `masks`: by seat, what it may see of a packed state (`chequered.kernel.views.masks`).
    """
    waiting = 0
    for k in range(n):
        s = states[k]
        who = actor(board, s)
        while who != OVER:
            if who == CHANCE:
                action = weighted(rngs[k][0], weights, outcomes(board, s, weights))
            elif legal(board, s, ids) == 1:
                action = ids[0]
            elif mine[k][who]:
                action = ask_bot(board, states, k, who, rngs[k][1 + who], scratch, rooms, masks)
            else:
                waiting += 1
                break
            apply(board, s, action)
            observe(board, s, tallies[k])
            who = actor(board, s)
    return waiting


def ask_bot(board: Any, states: Any, k: int, who: int, rng: Any, scratch: Any, rooms: Any, masks: Any) -> int:
    """What the bot on seat `who` of match k does: it gets a copy of what this seat sees, and nothing else."""
    look(rooms[who], states, k, who, masks)
    return choose(board, rooms[who], rng, scratch[who])


def read_places(board: Any, states: Any, n: int, of_seats: Any, of_pieces: Any, points: Any) -> None:
    """Each seat's place, and each piece's place and points, in the first n matches."""
    for k in range(n):
        places(board, states[k], of_seats[k])
        classify(board, states[k], of_pieces[k], points[k])
