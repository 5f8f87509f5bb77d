"""Guards the lab's random numbers: one stream for both bindings, uniform, and true to weights."""

import numpy as np
import pytest

from chequered.kernel import chance
from chequered.kernel.binding import Bound, bind_compiled
from tests.kernel.toy import dice


@pytest.fixture(scope="module")
def compiled() -> Bound:
    return bind_compiled((dice, chance))


def seeded(seed: int = 7, stream: int = 0) -> list[int]:
    rng = [0] * 4
    chance.seed_stream(rng, seed, stream)
    return rng


def chi_square(counts: list[int], weights: list[int]) -> float:
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    return sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True) if e)


def test_the_stream_is_the_one_of_sfc32():
    """The generator's published recurrence, written a second time with 32-bit arithmetic of NumPy."""
    rng, (a, b, c, n) = seeded(), (np.uint32(word) for word in seeded())
    with np.errstate(over="ignore"):
        for _ in range(1000):
            word = a + b + n
            n = n + np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + word
            assert chance.next_word(rng) == int(word)


def test_the_stream_is_the_same_plain_and_compiled(compiled: Bound):
    rng, packed = seeded(), np.zeros(4, np.int64)
    compiled.seed_stream(packed, 7, 0)
    assert packed.tolist() == rng
    assert [compiled.next_word(packed) for _ in range(1000)] == [chance.next_word(rng) for _ in range(1000)]
    assert packed.tolist() == rng


def test_weighted_draws_are_the_same_plain_and_compiled(compiled: Bound):
    rng, packed, weights = seeded(), np.array(seeded(), np.int64), [0, 3, 0, 1, 5, 0]
    there = np.array(weights, np.int64)
    draws = [chance.weighted(rng, weights, 6) for _ in range(1000)]
    assert [compiled.weighted(packed, there, 6) for _ in range(1000)] == draws


def test_seeds_and_streams_give_different_numbers():
    firsts = {chance.next_word(seeded(seed, stream)) for seed in range(30) for stream in range(30)}
    assert len(firsts) == 900


def test_every_word_has_32_bits_and_uses_them_all():
    rng = seeded()
    words = [chance.next_word(rng) for _ in range(2000)]
    assert all(0 <= word < 2**32 for word in words)
    for bit in range(32):
        assert 850 < sum(word >> bit & 1 for word in words) < 1150


@pytest.mark.parametrize("n", [2, 6, 52])
def test_numbers_below_n_are_uniform(compiled: Bound, n: int):
    counts = np.zeros(n, np.int64)
    compiled.count_below(np.array(seeded(), np.int64), n, counts, 200_000)
    # Three standard deviations above the mean of the distribution, with a fixed seed.
    assert chi_square(counts.tolist(), [1] * n) < (n - 1) + 3 * (2 * (n - 1)) ** 0.5


def test_fractions_are_spread_evenly_over_all_numbers_from_0_to_1(compiled: Bound):
    rng, packed, tenths = seeded(), np.array(seeded(), np.int64), [0] * 10
    for _ in range(5000):
        found = chance.fraction(rng)
        assert compiled.fraction(packed) == found
        tenths[int(found * 10)] += 1
    assert chi_square(tenths, [1] * 10) < 9 + 3 * 18**0.5


def test_a_fraction_of_the_greatest_word_is_still_below_one():
    """The state is one whose next word has all bits set."""
    assert chance.fraction([0, 0, 0, 0]) == 0.0
    assert chance.fraction([2**32 - 1, 0, 0, 0]) == (2**32 - 1) / 2**32 < 1.0


def test_the_only_number_below_one_is_zero():
    rng = seeded()
    assert {chance.below(rng, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize("weights", [[1, 2, 3, 4], [0, 5, 0, 1, 0], [7, 0, 0], [0, 0, 7], [1]])
def test_weighted_draws_follow_their_weights_and_never_take_a_zero(compiled: Bound, weights: list[int]):
    counts = np.zeros(len(weights), np.int64)
    there = np.array(weights, np.int64)
    compiled.count_weighted(np.array(seeded(), np.int64), there, len(weights), counts, 100_000)
    assert [count > 0 for count in counts] == [weight > 0 for weight in weights]
    free = sum(weight > 0 for weight in weights) - 1
    assert chi_square(counts.tolist(), weights) <= free + 3 * (2 * free) ** 0.5


def test_only_the_first_n_weights_count():
    rng = seeded()
    assert {chance.weighted(rng, [1, 1, 100], 2) for _ in range(200)} == {0, 1}
