"""Guards the intervals that claims rest on."""

import math

import pytest

from chequered.lab import share


def test_the_interval_is_wilson_s():
    """The bounds are the two p for which 30 of 100 lies 1.96 standard errors, at p, from the mean."""
    found = share(30, 100)
    for bound in (found.low, found.high):
        assert abs(0.3 - bound) == pytest.approx(1.959964 * math.sqrt(bound * (1 - bound) / 100))
    assert found.low < 0.3 < found.high


def test_no_hit_and_all_hits_have_an_interval_within_0_and_1():
    assert share(0, 50).low == 0
    assert 0 < share(0, 50).high < 0.1
    assert share(50, 50).high == pytest.approx(1)
    assert 0.9 < share(50, 50).low < 1


def test_a_hit_may_count_in_part_and_more_trials_narrow_the_interval():
    few, many = share(12.5, 50), share(12_500, 50_000)
    assert few.value == many.value == 0.25
    assert many.high - many.low < (few.high - few.low) / 20


@pytest.mark.parametrize(("hits", "n"), [(0, 0), (-1, 10), (11, 10)])
def test_what_is_no_share_is_refused(hits: float, n: int):
    with pytest.raises(ValueError, match="expected hits from 0 to the number of trials"):
        share(hits, n)
