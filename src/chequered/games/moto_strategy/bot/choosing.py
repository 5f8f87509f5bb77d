"""The club bot's decisions: it plays the deal on in its mind, again and again, and does what has gone best."""

from __future__ import annotations

from typing import Any

from chequered.games.moto_strategy.bot.scratch import Scratch
from chequered.games.moto_strategy.bot.thinking import imagine, try_out
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.games.moto_strategy.rules.legality import actor, legal
from chequered.games.moto_strategy.spec import FIRST_LAY, Card
from chequered.games.moto_strategy.state import State
from chequered.kernel.chance import next_word, seed_part
from chequered.kernel.contract import copy
from chequered.kernel.record import Int, Ints

DEALS = 400
"""Deals that one player would play in mind for a decision; two play half as many, five a fifth: each takes longer."""


def choose(deck: Deck, states: Any, rng: Ints, x: Scratch) -> Int:
    """The contract's `choose`: after each round of deals the better half of the actions goes on."""
    s = states[0]
    seat = actor(deck, s)
    x.left = sensible(s, seat, x.ids, legal(deck, s, x.ids))
    for k in range(x.left):
        x.value[k] = 0
    deals = DEALS // (s.seats * rounds_for(x.left))
    while x.left > 1:
        for _ in range(deals // x.left):
            try_all(deck, states, seat, rng, x)
        keep_better_half(x)
    return x.ids[0]


# MS-5.2 To be out means to score nothing; that may pay for one who is behind, but nobody likes to play against it.
def sensible(s: State, seat: Int, ids: Ints, n: Int) -> Int:
    """Leave out a STOP THE RACE that would eliminate the player, if there is anything else; how many are left."""
    left = 0
    for k in range(n):
        if ids[k] != FIRST_LAY + Card.STOP or s.hand_size[seat] <= MOST_TO_STOP or n == 1:
            ids[left] = ids[k]
            left += 1
    return left


def rounds_for(n: Int) -> Int:
    """How often so many actions are halved until one is left; at least 1."""
    rounds = 1
    while n > 2:
        n = (n + 1) // 2
        rounds += 1
    return rounds


def try_all(deck: Deck, states: Any, seat: Int, rng: Ints, x: Scratch) -> None:
    """Add to each action's value what it is worth with the same hands, and as nearly as can be the same draws."""
    copy(states, 1, 0)
    imagine(deck, states[1], seat, rng)
    first = next_word(rng)
    second = next_word(rng)
    for k in range(x.left):
        seed_part(x.dice, first, second, 0)
        x.value[k] += try_out(deck, states, seat, x.ids[k], x.dice)


def keep_better_half(x: Scratch) -> None:
    """Put the better half of the actions first, the best at the head; of equal ones the first stays ahead."""
    kept = (x.left + 1) // 2
    for k in range(kept):
        best = k
        for j in range(k + 1, x.left):
            if x.value[j] > x.value[best]:
                best = j
        action = x.ids[best]
        value = x.value[best]
        for j in range(best, k, -1):
            x.ids[j] = x.ids[j - 1]
            x.value[j] = x.value[j - 1]
        x.ids[k] = action
        x.value[k] = value
    x.left = kept
