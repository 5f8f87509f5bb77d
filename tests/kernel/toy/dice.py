"""Loops around the random numbers, to be bound with them: counting in plain Python would take long."""

from chequered.kernel.chance import below, weighted


def count_below(rng, n, counts, times):
    for _ in range(times):
        counts[below(rng, n)] += 1


def count_weighted(rng, weights, n, counts, times):
    for _ in range(times):
        counts[weighted(rng, weights, n)] += 1
