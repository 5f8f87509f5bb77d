"""The words of scenarios and transcripts: tokens, rules, events and cells, to and from a game's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from chequered.kernel.game import Argument, Spec
from chequered.kernel.shortened import shortened
from chequered.match.scenario_files import ScenarioError

NONE = "none"
"""Stands for what an action points at when it points at nothing."""


class Words:
    """The words of one game at a table of `seats`, and the names of the cells of one board."""

    def __init__(self, spec: Spec, cells: Sequence[str], seats: int) -> None:
        self.spec, self.cells, self._pieces = spec, cells, spec.pieces_of(seats)
        self._numbers, self._shared = _meanings(spec)
        self._numbers.update({self.piece(k): k for k in range(seats * self._pieces)} if self._pieces > 1 else {})
        self._numbers.update({word: k for k, word in enumerate(cells)})

    def action(self, text: str) -> tuple[int | None, int]:
        """The seat, if one is written in front, and the id: (1, 7) for `1:ahead`."""
        seat, colon, token = text.rpartition(":")
        if token not in self.spec.ids:
            raise ScenarioError(f"{self.spec.id} has no token {token!r}")
        if colon and not seat.isdecimal():
            raise ScenarioError(f"expected the number of a seat in front of the colon of {text!r}")
        return int(seat) if colon else None, self.spec.ids[token]

    def rule(self, name: str) -> str:
        """The rule number, if the game has it."""
        try:
            self.spec.rule_number(name)
        except ValueError as error:
            raise ScenarioError(str(error)) from error
        return name

    def number(self, word: int | str) -> int:
        """The number that a word of the board or of the game stands for; a number stands for itself."""
        if isinstance(word, int):
            if not -(2**63) <= word < 2**63:
                raise ScenarioError(f"expected numbers that 64 bits hold, got {shortened(word)}")
            return word
        if word in self._shared and word not in self._numbers:
            raise ScenarioError(f"{word!r} of {self.spec.id} means several things: {', '.join(self._shared[word])}")
        if word not in self._numbers:
            raise ScenarioError(f"no cell and no word of {self.spec.id} is called {word!r}")
        return self._numbers[word]

    def numbers(self, value: Any) -> Any:
        """The same with every word replaced by its number, in lists and tables too; the keys of tables are indices."""
        if isinstance(value, dict):
            return {
                int(key) if key.isdecimal() else self.number(key): self.numbers(item) for key, item in value.items()
            }
        return [self.numbers(item) for item in value] if isinstance(value, list) else self.number(value)

    def piece(self, number: int) -> str:
        """`2b` for the second piece of the second seat; the number where every seat has but one."""
        seat, which = divmod(number, self._pieces)
        return f"{seat + 1}{ascii_lowercase[which]}" if self._pieces > 1 else str(number)

    def cell(self, number: int) -> str:
        """The name of a cell; `none` for -1."""
        return NONE if number < 0 else self.cells[number]

    def target(self, action: int, number: int) -> str:
        """What an action points at: the name of a cell, the word of a card, the number of a seat; or `none`."""
        kind = self.spec.block_of[action].target
        if number < 0 or kind not in ("seat", "card"):
            return self.cell(number)
        return self.spec.vocabularies[kind][number] if kind == "card" else str(number)

    def event(self, event: int, rule: int, *values: int) -> str:
        """One line: `MZ-3.10 moved seat=0 from=start to=M2`."""
        spec = self.spec.event_of[event]
        named = [f"{a.name}={self._value(a, v)}" for a, v in zip(spec.arguments, values, strict=False)]
        return " ".join([self.spec.rule_name(rule), spec.name, *named])

    def _value(self, argument: Argument, value: int) -> str:
        if argument.kind == "cell":
            return self.cell(value)
        if argument.kind == "piece":
            return self.piece(value)
        words = self.spec.vocabularies.get(argument.kind, ())
        return words[value] if 0 <= value < len(words) else str(value)


def _meanings(spec: Spec) -> tuple[dict[str, int], dict[str, list[str]]]:
    """The number of each of the game's words, and the full names of words that stand for several numbers.

    A full name has the vocabulary in front: `supplier.yellow`, where a car is yellow too.
    """
    full = {f"{kind}.{word}": k for kind, words in spec.vocabularies.items() for k, word in enumerate(words)}
    names: dict[str, list[str]] = {}
    for name in full:
        names.setdefault(name.partition(".")[2], []).append(name)
    shared = {word: of for word, of in names.items() if len({full[name] for name in of}) > 1}
    return full | {word: full[of[0]] for word, of in names.items() if word not in shared}, shared


def overlaid(old: Any, new: Any, name: str) -> Any:
    """A field's value with `new` put over its first entries, or over those that a table's keys name."""
    if isinstance(old, list) and isinstance(new, list) and len(new) <= len(old):
        new = dict(enumerate(new))
    if isinstance(old, list) and isinstance(new, dict) and all(0 <= key < len(old) for key in new):
        return [overlaid(was, new[k], name) if k in new else was for k, was in enumerate(old)]
    if isinstance(old, int) and isinstance(new, int):
        return new
    wanted = f"a list of at most {len(old)}" if isinstance(old, list) else "one number"
    raise ScenarioError(f"{name}: expected {wanted}, got {new}")
