"""The choices of the seat that decides, as lines that can be chosen by a key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from chequered.cli.terminal.palette import Paint, paint_of
from chequered.kernel.game import Spec
from chequered.match.journal import Choice
from chequered.text import GameSentences

RESERVED = "qtv"
"""Letters with a meaning of their own on the screen: never the key of a choice."""

SPARE_KEYS = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in RESERVED)


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice: its key, what it does in words, its token, the cell it points at (-1: none), and that cell's paint."""

    key: str
    text: str
    token: str
    target: int
    paint: Paint | None


def offers(
    choices: Sequence[Choice], words: GameSentences, spec: Spec, drawing: Mapping[str, Any], keys: Mapping[str, str]
) -> list[Offer]:
    """The choices in their order; those that the game names no key for get the first that is free."""
    spare = iter([key for key in SPARE_KEYS if key not in {keys.get(choice.token) for choice in choices}])
    return [_offer(choice, words, spec, drawing, keys.get(choice.token) or next(spare, "")) for choice in choices]


def keys_by_cell(made: Iterable[Offer]) -> dict[int, str]:
    """The key that chooses each cell: the first one, where several choices point at it."""
    found: dict[int, str] = {}
    for offer in made:
        if offer.target >= 0:
            found.setdefault(offer.target, offer.key)
    return found


def _offer(choice: Choice, words: GameSentences, spec: Spec, drawing: Mapping[str, Any], key: str) -> Offer:
    block = next(block for block in spec.blocks if block.name == choice.block)
    word = _paint_word(spec, drawing, choice.target) if block.target == "cell" else _word_in(spec, choice)
    target = choice.target if block.target == "cell" else -1
    text = words.action(choice.token, word if target >= 0 else "")
    return Offer(key, text, choice.token, target, paint_of(word) if word else None)


def _paint_word(spec: Spec, drawing: Mapping[str, Any], cell: int) -> str:
    paint = drawing["cells"][cell]["paint"] if cell >= 0 else -1
    return spec.vocabularies["colour"][paint] if paint >= 0 else ""


def _word_in(spec: Spec, choice: Choice) -> str:
    """The colour that a token itself names, as in `pick-blue`."""
    word = choice.token.removeprefix(f"{choice.block}-")
    return word if word in spec.vocabularies.get("colour", ()) else ""
