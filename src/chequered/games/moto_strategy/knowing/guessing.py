"""Moto Strategy: from many guesses whence cards were laid (`origins`) one is taken, as likely as it should be (MS-7.3).

Guesses are made one by one, and the first that passes is exact: it passes with the probability of its weight beside one
that no weight exceeds. In long deals, where that would take too many, some are made together. Where they come to differ
in weight, the heavier are copied over the lighter (a particle filter), and at the end one is taken by its weight. That
respects all that is known, and comes close to exact.
"""

from __future__ import annotations

from chequered.games.moto_strategy.knowing.evidence import gather, is_given_up
from chequered.games.moto_strategy.knowing.origins import begin_guess, found_at, go_on, starter_rate, starters_weight
from chequered.games.moto_strategy.knowing.rows import (
    DRAWN,
    HELD,
    LEFT,
    OF_SEAT,
    PLACES,
    PLAIN,
    POOL,
    REDS,
    ROOM,
    SURE,
    TELLS,
    WHICH,
    WHOSE,
    drawn_at,
    left_at,
    places_at,
    plain_at,
    pool_at,
    reds_at,
    scratch,
)
from chequered.games.moto_strategy.spec import KINDS, Card
from chequered.games.moto_strategy.state import Note, State
from chequered.kernel.chance import fraction
from chequered.kernel.record import Grid, Int, Ints

WORK = 8000
"""Notes that are read for a guess that passes, at most; found by trying.

No guess passes then at 3 of 318 positions of random matches with the shipped deck, and at 65 of 240 if that had a
single STOP THE RACE. With an eighth of it that is 8 and 78; with twice as much 3 and 64, in up to twice the time.
"""

ENOUGH_TO_TELL = 1000
"""Notes that are read before guesses can be given up early: an eighth of the work, more than a run of bad luck."""

GUESSES = 16
"""How many guesses are made together; found by trying.

Of 404 tries at such positions after a reshuffle, all guesses turned out wrong in two if 4 were made, in one if 8 were,
and in none if 16 were. More would come closer still, but each takes as long as the others.
"""

TRIES = 64
"""How often that is tried, if all turn out wrong: hardly ever more than once, so that more cost nothing.

With 8, the hardest position found had none in 7 of 100 redraws: with so many it would be less than one in a billion.
"""


def guess_apart(s: State, m: Grid, seat: Int, rng: Ints) -> bool:
    """Guess until a guess, then guess 0, passes; False if that takes too long, or seems to.

    When it is given up does not depend on the guess that would pass next, so that the one that passes is exact.
    """
    best = best_weight(s, m, seat)
    guesses = 0
    total = 0.0
    while guesses * (s.noted + 1) < WORK and not seems_hopeless(s, guesses, total, best):
        guesses += 1
        weight = guess_one(s, m, seat, rng)
        if fraction(rng) * best < weight:
            return True
        total += weight
    return False


def seems_hopeless(s: State, guesses: Int, total: float, best: float) -> bool:
    """Whether enough guesses have been made to tell, and one passes with a chance of 1 / WORK or less.

    That chance is their average weight beside the best: `total / guesses / best`. Most often all turned out wrong.
    """
    return guesses * (s.noted + 1) > ENOUGH_TO_TELL and total * WORK <= best * guesses


def guess_one(s: State, m: Grid, seat: Int, rng: Ints) -> float:
    """Make guess 0; its weight."""
    begin_guess(s, m, 0)
    shares = [0.0] * OF_SEAT
    weight = 1.0
    epoch = 0
    for i in range(s.noted):
        if m[TELLS][i] == Note.SHUFFLED:
            epoch += 1
        elif m[WHOSE][i] != seat:
            weight *= go_on(m, 0, i, epoch, rng, shares)
            if weight == 0.0:
                return 0.0
    return weight * starters_weight(s, m, 0, seat)


def best_weight(s: State, m: Grid, seat: Int) -> float:
    """A number that no weight exceeds; 0 if there is no history at all."""
    best = 1.0
    unsure = [0] * KINDS
    epoch = 0
    for i in range(s.noted):
        told = m[TELLS][i]
        if told == Note.SHUFFLED:
            epoch += 1
        elif m[WHOSE][i] != seat and is_given_up(told):
            best *= best_share(m, i, epoch, unsure)
            unsure[m[WHICH][i]] += m[SURE][i] == 0
        elif m[WHOSE][i] != seat and told == Note.ONLY_RED_FLAGS and m[SURE][i] == 0:
            unsure[Card.RED_FLAG] += m[HELD][i]
    return best


def best_share(m: Grid, i: Int, epoch: Int, unsure: Ints) -> float:
    """The most that `give_up` can return for this note."""
    kind = m[WHICH][i]
    sure = m[ROOM][i] / m[HELD][i]
    if m[SURE][i] > 0:
        return sure
    if kind == Card.RED_FLAG:
        return 1.0
    best = 0.0
    for pile in range(epoch + 1):
        left = m[POOL][pool_at(pile, kind)]
        if kind == Card.STARTER:
            best = max(best, starter_rate(m, left, pile))
        elif left > 0:
            best = max(best, left / max(left, plain_at_least(m, pile, kind, unsure)))
    return sure * best


def plain_at_least(m: Grid, pile: Int, kind: Int, unsure: Ints) -> Int:
    """How many cards of a pile that are no STARTERs are left, all of `kind` among them, if all guesses fell on it."""
    number = 0
    for other in range(KINDS):
        if other != Card.STARTER:
            number += m[POOL][pool_at(pile, other)]
            number -= unsure[other] if other != kind else 0
    return number


def guess_together(s: State, m: Grid, seat: Int, rng: Ints) -> bool:
    """Make GUESSES guesses, and copy one of them to guess 0 of `m`; False if all turn out wrong, several times."""
    many = scratch(s, GUESSES)
    gather(s, many, seat)
    weights = [1.0] * GUESSES
    for _ in range(TRIES):
        for g in range(GUESSES):
            begin_guess(s, many, g)
            weights[g] = 1.0
        # Of one who is eliminated every card is known, so that it is harder to find a place for each.
        guess_hands(s, many, seat, 1, weights, rng)
        guess_hands(s, many, seat, 0, weights, rng)
        for g in range(GUESSES):
            weights[g] *= starters_weight(s, many, g, seat)
        total = total_of(weights)
        if total > 0.0:
            copy_guess(s, many, found_at(weights, fraction(rng) * total, GUESSES), m, 0)
            return True
    return False


def guess_hands(s: State, m: Grid, seat: Int, out: Int, weights: list[float], rng: Ints) -> None:
    """Carry all guesses on over the notes of those who are out, or are not."""
    shares = [0.0] * OF_SEAT
    epoch = 0
    for i in range(s.noted):
        if m[TELLS][i] == Note.SHUFFLED:
            epoch += 1
        elif m[WHOSE][i] != seat and s.out[m[WHOSE][i]] == out:
            for g in range(GUESSES):
                if weights[g] > 0.0:
                    weights[g] *= go_on(m, g, i, epoch, rng, shares)
            if is_given_up(m[TELLS][i]) or m[TELLS][i] == Note.ONLY_RED_FLAGS:
                even_out(s, m, weights, rng)


def total_of(weights: list[float]) -> float:
    """The sum over all guesses."""
    total = 0.0
    for g in range(GUESSES):
        total += weights[g]
    return total


def even_out(s: State, m: Grid, weights: list[float], rng: Ints) -> None:
    """If few guesses have most of the weight, let each be there as often as its weight says, and all weigh the same."""
    total = total_of(weights)
    squares = 0.0
    for g in range(GUESSES):
        squares += weights[g] * weights[g]
    if total == 0.0 or 2.0 * total * total > GUESSES * squares:
        return
    times = [0] * GUESSES
    reached = fraction(rng)
    for g in range(GUESSES):
        before = int(reached)
        reached += weights[g] / total * GUESSES
        times[g] = int(reached) - before
        weights[g] = min(times[g], 1) * 1.0
    giver = 0
    for g in range(GUESSES):
        while giver < GUESSES and times[giver] < 2:
            giver += 1
        if times[g] == 0 and giver < GUESSES:
            copy_guess(s, m, giver, m, g)
            times[giver] -= 1
            weights[g] = 1.0


def copy_guess(s: State, m: Grid, g: Int, to: Grid, h: Int) -> None:
    """Make guess `h` of `to` what guess `g` of `m` is."""
    for pile in range(s.epoch + 1):
        to[PLAIN][plain_at(h, pile)] = m[PLAIN][plain_at(g, pile)]
        for kind in range(KINDS):
            to[LEFT][left_at(h, pile, kind)] = m[LEFT][left_at(g, pile, kind)]
    for other in range(s.seats):
        to[REDS][reds_at(h, other)] = m[REDS][reds_at(g, other)]
        for pile in range(s.epoch + 1):
            to[DRAWN][drawn_at(h, other, pile)] = m[DRAWN][drawn_at(g, other, pile)]
        for source in range(s.epoch + 2):
            for side in range(2):
                to[PLACES][places_at(h, other, source) + side] = m[PLACES][places_at(g, other, source) + side]
