"""Verifiable chance: bound to the secret, without bias, and as documented (an independent computation agrees)."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chequered.match import GivenChance, VerifiableChance, commitment, joint_entropy, new_secret


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=40), st.integers(0, 10**6))
def test_an_outcome_is_what_the_documented_formula_gives(secret: bytes, entropy: bytes, number: int) -> None:
    word = hmac.new(secret, entropy + number.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()[:8]
    # Rejection has a chance of 4 in 2^64 here: the first attempt always counts.
    assert VerifiableChance(secret, entropy).draw(number, [1] * 6) == int.from_bytes(word, "big") % 6


def test_a_word_above_the_largest_multiple_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test can wait for such a word to fall, so the first two are given."""
    words = iter([b"\xff" * 8, b"\xff" * 7 + b"\xfe", bytes(7) + b"\x05"])
    monkeypatch.setattr(hmac, "digest", lambda key, message, digest: next(words))
    # 2^64 is 3 * 6148914691236517205 + 1: only the highest word is above the largest multiple.
    assert VerifiableChance(bytes(32), b"").draw(0, [1, 1, 1]) == (2**64 - 2) % 3
    assert next(words) == bytes(7) + b"\x05"


def test_outcomes_follow_their_weights() -> None:
    chance = VerifiableChance(b"a" * 32, b"b")
    fell = Counter(chance.draw(number, [1, 0, 2, 3]) for number in range(6000))
    assert fell[1] == 0
    assert abs(fell[0] - 1000) < 150
    assert abs(fell[2] - 2000) < 200
    assert abs(fell[3] - 3000) < 200


def test_secret_and_entropy_both_matter() -> None:
    def sequence(secret: bytes, entropy: bytes) -> list[int]:
        return [VerifiableChance(secret, entropy).draw(n, [1] * 6) for n in range(20)]

    base = sequence(b"a" * 32, b"x")
    assert base == sequence(b"a" * 32, b"x")
    assert base != sequence(b"b" * 32, b"x")
    assert base != sequence(b"a" * 32, b"y")


def test_contributions_cannot_be_regrouped() -> None:
    assert joint_entropy([b"ab", b"c"]) != joint_entropy([b"a", b"bc"])
    assert joint_entropy([b"abc"]) != joint_entropy([b"abc", b""])


def test_the_commitment_is_the_plain_hash_of_a_fresh_secret() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert secret != new_secret()
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1], [1 << 32, 1], [10**30]])
def test_weights_that_cannot_be_drawn_with_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        VerifiableChance(bytes(32), b"").draw(0, weights or [0])


def test_given_outcomes_come_in_order_and_run_out() -> None:
    chance = GivenChance([3, 1])
    assert [chance.draw(0, [1] * 6), chance.draw(1, [1] * 6)] == [3, 1]
    with pytest.raises(IndexError, match="outcome 2"):
        chance.draw(2, [1] * 6)
