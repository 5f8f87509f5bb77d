"""Reads descriptions of boards and decks, from shipped files or from records, and refuses what is damaged.

Whatever comes in is judged before it is used: a record file may come from anywhere. `where` stands in front of each
refusal, `rule` (`MZ-2.1`, or nothing) behind it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from copy import deepcopy
from functools import cached_property
from importlib.resources import files
from typing import Any

from chequered.kernel.boards import BoardError
from chequered.kernel.shortened import shortened


class Shipped:
    """The boards that ship with a game whose boards have names, and no codes that people could type.

    `kind` is what they are called in messages (`deck`). `read` gives their descriptions by name, the one to offer first
    in front; it is called when they are first needed.
    """

    def __init__(self, kind: str, read: Callable[[], Mapping[str, Mapping[str, Any]]]) -> None:
        self.kind = kind
        self._read = read

    @cached_property
    def descriptions(self) -> Mapping[str, Mapping[str, Any]]:
        """All of them, by name; not to be changed."""
        return self._read()

    def names(self) -> tuple[str, ...]:
        """Those of all, in order."""
        return tuple(self.descriptions)

    def find(self, text: str) -> dict[str, Any]:
        """A copy of the description with the name that somebody typed.

        Raises:
            BoardError: there is none.
        """
        name = text.strip().lower()
        if name not in self.descriptions:
            known = ", ".join(self.descriptions)
            raise BoardError(f"there is no {self.kind} {text.strip()[:24]!r}; there are: {known}")
        return deepcopy(dict(self.descriptions[name]))


def refused(message: str, rule: str = "") -> BoardError:
    """The refusal; its message ends with the rule."""
    return BoardError(f"{message} ({rule})" if rule else message)


def read_shipped(package: str, file: str) -> dict[str, Any]:
    """The contents of a TOML file in the folder `data` of a game's package.

    Raises:
        BoardError: it is no TOML.
    """
    try:
        return tomllib.loads(files(package).joinpath("data", file).read_text("utf-8"))
    except tomllib.TOMLDecodeError as damage:
        raise BoardError(f"{file}: {damage}") from damage


def read_table(entry: Any, where: str) -> Mapping[str, Any]:
    """The entry, if it is a table."""
    if not isinstance(entry, Mapping):
        raise BoardError(f"{where}: expected a table, got {shortened(entry)}")
    return entry


def check_keys(entry: Mapping[str, Any], expected: Collection[str], where: str) -> None:
    """Refuse a table that lacks a key or has one that nobody reads."""
    for key in sorted(set(expected) - entry.keys()):
        raise BoardError(f"{where}: {key} is missing")
    for key in sorted(entry.keys() - set(expected), key=repr):
        raise BoardError(f"{where}: {shortened(key)} is unknown")


def read_list(value: Any, where: str, rule: str = "", *, most: int) -> list[Any]:
    """The value, if it is a list of at most so many."""
    if not isinstance(value, list):
        raise refused(f"{where}: expected a list, got {shortened(value)}", rule)
    if len(value) > most:
        raise refused(f"{where}: expected at most {most} entries, got {len(value)}", rule)
    return value


def read_word(value: Any, words: Collection[str], where: str, rule: str = "") -> str:
    """The value, if it is one of these words."""
    if not isinstance(value, str) or value not in words:
        raise refused(f"{where}: expected {' or '.join(words)}, got {shortened(value)}", rule)
    return value


def read_whole(value: Any, least: int, most: int, where: str, rule: str = "") -> int:
    """The value, if it is a whole number between these two."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refused(f"{where}: expected a whole number from {least} to {most}, got {shortened(value)}", rule)
    return value


def read_number(value: Any, largest: float, where: str, rule: str = "") -> float:
    """The value, if it is a number that is no larger, whatever its sign."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= largest:
        raise refused(f"{where}: expected a number of at most {largest:g}, got {shortened(value)}", rule)
    return float(value)
