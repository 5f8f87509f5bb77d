"""Verifiable chance: dice that nobody can choose and anybody can check afterwards.

Before the first entry the holder of the secret publishes its SHA-256, the commitment. Each person at the table adds
entropy. Outcome number n of a match is then fixed by HMAC-SHA256 over the joint entropy and n, with the secret as key;
when the secret is shown after the match, everyone can compute every outcome again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

SECRET_BYTES = 32
MOST_WEIGHT = 1 << 32
"""The greatest sum of weights: so far below 2⁶⁴ that next to no word is ever rejected."""

_WORD_BYTES = 8
_WORDS = 1 << (8 * _WORD_BYTES)


class Chance(Protocol):
    """Where outcomes come from."""

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """Outcome `number` of the match (0-based, in the order of play): an index into `weights`."""
        ...


def new_secret() -> bytes:
    """32 fresh random bytes."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret, as 64 hexadecimal digits: what is published before the first entry."""
    return hashlib.sha256(secret).hexdigest()


def joint_entropy(parts: Iterable[bytes]) -> bytes:
    """The 32 bytes that all contributions give together; each counts with its length, so that none can blur another."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


class VerifiableChance:
    """Outcomes from a secret and the joint entropy; equal inputs give equal outcomes, for ever."""

    def __init__(self, secret: bytes, entropy: bytes) -> None:
        self._secret = secret
        self._entropy = entropy

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """Outcome `number`: each index with the exact probability of its weight.

        The first 8 bytes of HMAC-SHA256(secret, entropy ‖ number ‖ attempt), big-endian, number as 8 and attempt as 4
        bytes, are taken below the largest multiple of the weights' sum; words above it are rejected and the attempt
        counted up, so that no outcome is favoured.

        Raises:
            ValueError: a negative weight, none above zero, or a sum above `MOST_WEIGHT`.
        """
        total = sum(weights)
        if not 0 < total <= MOST_WEIGHT or min(weights) < 0:
            raise ValueError(f"expected weights of at least 0 with a sum from 1 to 2^32, got {list(weights)}")
        limit = _WORDS - _WORDS % total
        attempt = 0
        while (word := self._word(number, attempt)) >= limit:
            attempt += 1
        left = word % total
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("the remainder is below the sum of the weights")

    def _word(self, number: int, attempt: int) -> int:
        message = self._entropy + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self._secret, message, "sha256")[:_WORD_BYTES], "big")


class GivenChance:
    """Outcomes given in advance, one after another: from a record, a scenario, or real dice on the table."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = iter(outcomes)

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """The next outcome given.

        Raises:
            IndexError: no outcome is left.
        """
        try:
            return next(self._outcomes)
        except StopIteration:
            raise IndexError(f"outcome {number} is needed, but none is given any more") from None
