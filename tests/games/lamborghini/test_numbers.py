"""Guards numbers that stand for words: each enumeration of the rules is in the order of the vocabulary that it numbers,
and the rule behind each card is the one that is named after it."""

from __future__ import annotations

from enum import IntEnum

import pytest

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.notation import (
    CARDS,
    CHECKS,
    DIRECTIONS,
    MANOEUVRES,
    PARTS,
    PILES,
    STEPS,
    SUPPLIERS,
    TECHNOLOGY,
)
from chequered.games.lamborghini.rules.holding import RULES
from chequered.games.lamborghini.spec import BLUE, Card, Check, Direction, Part, Pile, Side, Technology
from chequered.text import GameSentences


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        (Card, CARDS[len(CARDS) - len(MANOEUVRES) :]),
        (Technology, TECHNOLOGY),
        (Pile, PILES),
        (Side, STEPS),
        (Direction, DIRECTIONS),
        (Check, CHECKS),
        (Part, PARTS),
    ],
)
def test_an_enumeration_numbers_its_words_in_their_order(numbers: type[IntEnum], words: tuple[str, ...]):
    assert [number.name.lower() for number in numbers] == list(words)
    first = numbers(min(numbers))
    assert [int(number) for number in numbers] == list(range(first, first + len(words)))


def test_manoeuvre_cards_follow_the_technology_and_blue_is_a_supplier():
    assert Card.SKILL == len(SUPPLIERS) * len(TECHNOLOGY) == CARDS.index("skill")
    assert SUPPLIERS[BLUE] == "blue"


def test_the_rule_of_each_card_is_the_one_that_is_called_by_its_name():
    words = GameSentences("en", GAME)
    kinds = (*(f"red-{kind}" for kind in TECHNOLOGY), *MANOEUVRES)
    for kind, rule in zip(kinds, RULES, strict=True):
        name = words.word("card", kind).partition(" (")[0]
        title = words.rule(rule).title
        assert title.casefold().startswith(name.casefold()), kind
