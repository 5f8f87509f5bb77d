"""Reads descriptions of boards and decks, from shipped files or from records, and refuses what is damaged.

Whatever comes in is judged before it is used: a record file may come from anywhere. `where` stands in front of each
refusal, `rule` (`MZ-2.1`, or nothing) behind it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from copy import deepcopy
from functools import cached_property
from importlib.resources import files
from typing import Any, Protocol

from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.shortened import shortened

MOST_SHIPPED = 40
"""Boards of a file, at most."""

LONGEST_ID = 24
"""Characters of a board's id, at most."""


class _Named(Protocol):
    """What has been read of a description."""

    @property
    def name(self) -> str: ...


class Shipped:
    """The boards that ship with a game whose boards have names, and no codes that people could type.

    `kind` is what they are called in messages (`deck`). `read` gives their descriptions by name, the one to offer first
    in front; it is called when they are first needed. `from_content` is the game's own: with it, `presets`, `reasons`
    and `load` are what `Boards` asks for.
    """

    def __init__(
        self,
        kind: str,
        read: Callable[[], Mapping[str, Mapping[str, Any]]],
        from_content: Callable[[dict[str, Any]], LoadedBoard],
    ) -> None:
        self.kind = kind
        self._read = read
        self._from_content = from_content

    @cached_property
    def descriptions(self) -> Mapping[str, Mapping[str, Any]]:
        """All of them, by name; not to be changed."""
        return self._read()

    def presets(self) -> tuple[str, ...]:
        """The ids of the boards that ship with the game, the one to offer first in front."""
        return tuple(self.descriptions)

    def reasons(self) -> Mapping[str, frozenset[str]]:
        """None: there are no codes that could be refused."""
        return {}

    def load(self, text: str) -> LoadedBoard:
        """The board with this preset id.

        Raises:
            BoardError: there is no such board.
        """
        name = text.strip().lower()
        if name not in self.descriptions:
            known = ", ".join(self.descriptions)
            raise BoardError(f"there is no {self.kind} {text.strip()[:24]!r}; there are: {known}")
        return self._from_content(deepcopy(dict(self.descriptions[name])))

    def name_of(self, content: Mapping[str, Any]) -> str:
        """The id of the shipped board with just this description; empty if it is another."""
        return next((name for name, shipped in self.descriptions.items() if shipped == content), "")


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


def read_named(
    data: Mapping[str, Any], key: str, file: str, read: Callable[[Any, str], _Named]
) -> dict[str, dict[str, Any]]:
    """The descriptions in a file that holds one list, called `key`, by their names; `read` judges each.

    Raises:
        BoardError: a damaged one, or one without a name of its own; the message names the file and the place.
    """
    check_keys(data, {key}, file)
    found: dict[str, dict[str, Any]] = {}
    for k, entry in enumerate(read_list(data[key], f"{file}, {key}", most=MOST_SHIPPED)):
        name = read_table(entry, f"{file}, {key}[{k}]").get("name")
        known = read(entry, f"{file}, {key} {name}")
        if not known.name or known.name in found:
            raise BoardError(f"{file}, {key}[{k}], name: expected an id of its own, got {shortened(name)}")
        found[known.name] = dict(entry)
    return found


def read_id(value: Any, where: str, more: str = "") -> str:
    """The value, if it is an id in small letters, in which the characters `more` may be too, or empty."""
    if not isinstance(value, str) or not re.fullmatch(f"[a-z{more}]{{0,{LONGEST_ID}}}", value):
        raise BoardError(f"{where}: expected an id or nothing, got {shortened(value)}")
    return value


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
