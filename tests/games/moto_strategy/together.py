"""Drivers over the rules of Moto Strategy: parts of `resample` that it comes to by itself in long deals, or never."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.knowing.evidence import gather
from chequered.games.moto_strategy.knowing.guessing import guess_together
from chequered.games.moto_strategy.knowing.redraw import forget_unseen, hand_out, hand_out_unseen
from chequered.games.moto_strategy.knowing.rows import scratch
from chequered.games.moto_strategy.state import State
from chequered.kernel.record import Int, Ints


def resample_together(s: State, seat: Int, rng: Ints) -> bool:
    """`resample` as it is in long deals, when no guess alone passes its test; whether any guess went well."""
    forget_unseen(s, seat)
    m = scratch(s, 1)
    return gather(s, m, seat) and guess_together(s, m, seat, rng) and hand_out(s, m, seat, rng)


def hand_out_unseen_again(deck: Deck, s: State, seat: Int, rng: Ints) -> None:
    """What `resample` would be if the notes told nothing."""
    forget_unseen(s, seat)
    hand_out_unseen(deck, s, seat, rng)
