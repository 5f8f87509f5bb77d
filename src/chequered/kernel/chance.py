"""Pseudo-random numbers for the lab: the same stream in the interpreter and compiled.

The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counting generator, PractRand): four 32-bit words, kept in four
64-bit integers so that no step overflows. It is for simulation; matches use `chequered.match.chance`.
"""

from __future__ import annotations

from chequered.kernel.record import Ints

_MASK = 0xFFFFFFFF


def seed_stream(rng: Ints, seed: int, stream: int) -> None:
    """Fill `rng` (4 integers) from a seed and the number of a stream, each at least 0 and below 2³²."""
    seed_part(rng, seed, stream, 0)


def seed_part(rng: Ints, seed: int, stream: int, part: int) -> None:
    """The same for a part of a stream, below 2³⁰; no part tells anything of another. Part 0 is the stream itself."""
    rng[0] = seed & _MASK
    rng[1] = stream & _MASK
    rng[2] = (0x9E3779B9 + part) & _MASK
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


def next_word(rng: Ints) -> int:
    """The next 32 random bits, as an integer from 0 to 2³² - 1."""
    a = rng[0]
    b = rng[1]
    c = rng[2]
    n = rng[3]
    word = (a + b + n) & _MASK
    rng[3] = (n + 1) & _MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & _MASK)) & _MASK
    rng[2] = ((((c << 21) & _MASK) | (c >> 11)) + word) & _MASK
    return word


def below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n - 1, for n up to 2³⁰; the bias is below n / 2³²."""
    return (next_word(rng) * n) >> 32


def fraction(rng: Ints) -> float:
    """A number from 0 up to, but never, 1: one of 2³², all as likely."""
    return next_word(rng) / (1 << 32)


def weighted(rng: Ints, weights: Ints, n: int) -> int:
    """An index from 0 to n - 1, each with the probability of its weight among the first n `weights`."""
    total = 0
    for k in range(n):
        total += weights[k]
    drawn = below(rng, total)
    index = 0
    for k in range(n - 1):
        # No early end: compiled, a loop without a surprise is quicker by a quarter of all random play.
        drawn -= weights[k]
        index += drawn >= 0
    return index
