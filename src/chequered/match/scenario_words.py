"""The words of scenarios and transcripts: tokens, rules, events and cells, to and from a game's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chequered.kernel.game import Argument, Spec
from chequered.match.scenario_files import ScenarioError

NONE = "none"
"""Stands for what an action points at when it points at nothing."""


class Words:
    """The words of one game and, if they have names, of the cells of one board."""

    def __init__(self, spec: Spec, cells: Sequence[str] = ()) -> None:
        self.spec, self.cells = spec, cells
        self._numbers = {word: k for words in spec.vocabularies.values() for k, word in enumerate(words)}
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
            return word
        if word not in self._numbers:
            raise ScenarioError(f"no cell and no word of {self.spec.id} is called {word!r}")
        return self._numbers[word]

    def numbers(self, value: Any) -> Any:
        """The same with every word replaced by its number, in lists too."""
        return [self.numbers(item) for item in value] if isinstance(value, list) else self.number(value)

    def cell(self, number: int) -> str:
        """The name of a cell, or its number if the cells have no names."""
        if number < 0:
            return NONE
        return self.cells[number] if number < len(self.cells) else str(number)

    def event(self, event: int, rule: int, *values: int) -> str:
        """One line: `MZ-3.10 moved seat=0 from=start to=M2`."""
        spec = self.spec.event_of[event]
        named = [f"{a.name}={self._value(a, v)}" for a, v in zip(spec.arguments, values, strict=False)]
        return " ".join([self.spec.rule_name(rule), spec.name, *named])

    def _value(self, argument: Argument, value: int) -> str:
        if argument.kind == "cell":
            return self.cell(value)
        words = self.spec.vocabularies.get(argument.kind, ())
        return words[value] if 0 <= value < len(words) else str(value)


def overlaid(old: Any, new: Any, name: str) -> Any:
    """A field's value with `new` put over its first entries."""
    fits = len(new) <= len(old) if isinstance(new, list) and isinstance(old, list) else type(new) is type(old)
    if not fits:
        wanted = f"a list of at most {len(old)}" if isinstance(old, list) else "one number"
        raise ScenarioError(f"{name}: expected {wanted}, got {new}")
    if not isinstance(new, list):
        return new
    return [overlaid(o, n, name) for o, n in zip(old, new, strict=False)] + old[len(new) :]
