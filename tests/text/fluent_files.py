"""The Fluent files as the tests beside this file look at them: messages with their variables, not their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import chequered
from chequered.games import GAMES
from chequered.text import LANGUAGES

PACKAGE = Path(chequered.__file__).parent
PLACES = {"common": PACKAGE / "text", **{game: PACKAGE / "games" / game / "text" for game in GAMES}}
OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [(place, language) for place in PLACES for language in LANGUAGES]
NUMBERS = (0, 1, 2, 5, 1000)


@dataclass(frozen=True)
class Text:
    """A message or one attribute of it: its pattern as written, its variables, and those of them that choose."""

    name: str
    source: str
    variables: frozenset[str]
    choosers: frozenset[str]
    terms: frozenset[str]

    def samples(self) -> Iterator[dict[str, Any]]:
        """Values for the variables, so that every variant of the text is chosen once."""
        names = sorted(self.variables)
        for values in product(*(NUMBERS if name in self.choosers else ("Ada",) for name in names)):
            yield dict(zip(names, values, strict=True))


@cache
def texts(place: str, language: str) -> dict[str, Text]:
    """The texts of a file by name (`message`, `message.attribute` or `-term`), in their order."""
    found = {}
    for entry in resource(place, language).body:
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            for part in (entry, *entry.attributes):
                if part.value is not None:
                    name = f"{dash}{entry.id.name}" + (f".{part.id.name}" if part is not entry else "")
                    assert name not in found, f"{name} is said twice in {language}"
                    found[name] = _text(name, part.value, source(place, language))
    return found


@cache
def source(place: str, language: str) -> str:
    return (PLACES[place] / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def resource(place: str, language: str) -> ast.Resource:
    return FluentParser().parse(source(place, language))


def text_id(game: str, *parts: str) -> str:
    """The id of a game's sentence: `<game>-<part>-<part>…`, without underscores."""
    return "-".join((game, *parts)).replace("_", "-")


def words(text: Text) -> str:
    """What people read of a text: its literal parts, variants included."""
    inside = re.sub(r"\{\s*\$[\w-]+\s*->|\*?\[[\w ]+\]", " ", text.source)
    return re.sub(r"\{\s*[$-][\w-]+\s*\}", "{}", inside).strip().removesuffix("}").strip()


def _text(name: str, pattern: ast.Pattern, file: str) -> Text:
    nodes, span = list(_nodes(pattern)), pattern.span
    assert span is not None

    def names(kind: type[Any]) -> frozenset[str]:
        return frozenset(node.id.name for node in nodes if isinstance(node, kind))

    choosers = frozenset(node.selector.id.name for node in nodes if isinstance(node, ast.SelectExpression))
    held = file[span.start : span.end]
    return Text(name, held, names(ast.VariableReference), choosers, names(ast.TermReference))


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)
