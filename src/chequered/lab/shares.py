"""Shares with their confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959964
"""The 97.5 % quantile of the normal distribution: two-sided 95 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of `n` trials with its 95 % interval."""

    value: float
    low: float
    high: float
    n: int

    def __str__(self) -> str:
        return f"{self.value:.2%} [{self.low:.2%}, {self.high:.2%}]"


def share(hits: float, n: int) -> Share:
    """Wilson's score interval (E. B. Wilson 1927) for `hits` of `n` trials; a hit may count in part.

    A trial that counts in part varies less than one that is 0 or 1, so the interval is then a little too wide.

    >>> str(share(730, 1000))
    '73.00% [70.16%, 75.66%]'

    Raises:
        ValueError: no trial, or hits outside 0 to n.
    """
    if n < 1 or not 0 <= hits <= n:
        raise ValueError(f"expected hits from 0 to the number of trials, at least 1; got {hits} of {n}")
    p, z = hits / n, Z95 * Z95 / n
    middle = (p + z / 2) / (1 + z)
    half = math.sqrt(z * p * (1 - p) + z * z / 4) / (1 + z)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half), n)
