"""Random matches of Moto Strategy, entry by entry, for the properties of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.spec import SPEC
from tests.games.playing import Playing, Step

PLAYING = Playing(GAME, Step)
RULES, WIDTH, legal = PLAYING.rules, PLAYING.width, PLAYING.legal
WORDS = SPEC.vocabularies["card"]

STANDARD = GAME.boards.load("standard").content
"""All the cards (MS-1.1)."""

ENOUGH = 400
"""So many entries of a match are looked at, and the deal in which they end."""


@dataclass(frozen=True)
class Setting:
    """A deck by its cards, the number of seats, and the seed of a match."""

    cards: tuple[int, ...]
    hand: int
    seats: int
    seed: int

    @property
    def deck(self) -> Deck:
        return deck(self.cards, self.hand)

    def steps(self) -> Iterator[Step]:
        """The match until it ends, or the deal ends in which enough has been seen."""
        options = GAME.options(self.seats, {"target": 1000})
        for number, step in enumerate(PLAYING.steps(self.deck, options, self.seed)):
            yield step
            if number > ENOUGH and step.named("deal-over"):
                return

    def in_the_deal(self) -> Iterator[Step]:
        """The steps behind which the deal goes on."""
        return (step for step in self.steps() if not step.named("deal-over"))


@cache
def deck(cards: tuple[int, ...], hand: int) -> Deck:
    record = GAME.boards.from_content({"hand": hand, **dict(zip(WORDS, cards, strict=True))}).record
    assert isinstance(record, Deck)
    return record


def counted(s: Any) -> list[int]:
    """The cards of each kind, wherever they are."""
    rows = [*s.hand, *s.laid, s.pile, s.cancelled, s.removed]
    return [sum(row[kind] for row in rows) for kind in range(len(WORDS))]


ALL_CARDS = tuple(STANDARD[word] for word in WORDS)
MOST_OF_FEW = (4, 5, 8, 4, 3, 5, 4, 6, 5, 5)
FEW = st.tuples(
    *(st.integers(int(word in ("starter", "stop")), most) for word, most in zip(WORDS, MOST_OF_FEW, strict=True))
)
"""Small decks, in which piles run out: with a STOP in them every deal ends."""


@st.composite
def settings_of_matches(draw: st.DrawFn) -> Setting:
    """The shipped deck or a small one, any number of seats."""
    seats, seed = draw(st.integers(*SPEC.seats)), draw(st.integers(0, 2**32 - 1))
    if draw(st.booleans()):
        return Setting(ALL_CARDS, STANDARD["hand"], seats, seed)
    cards = draw(FEW.filter(lambda cards: sum(cards) >= SPEC.seats[1]))
    return Setting(cards, draw(st.integers(1, sum(cards) // SPEC.seats[1])), seats, seed)
