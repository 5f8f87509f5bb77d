"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Bucket:
    """A token bucket: `burst` at once, refilled at `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    @property
    def is_full(self) -> bool:
        """Whether nothing has been taken for a while."""
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, cost: float = 1.0) -> bool:
        """Whether as much is there; it is then gone."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Crowd:
    """Counts the sockets of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        """Whether the address has as many as it may."""
        return self._open[address] >= self._most

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Count one more while the block runs."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether the address may once more."""
        if len(self._buckets) >= self._most:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst)).take()
