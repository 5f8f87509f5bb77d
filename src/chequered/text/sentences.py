"""Loads Fluent files and makes sentences of their messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, reduce
from importlib.resources import files
from types import ModuleType
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from chequered.text.languages import LANGUAGES

Value: TypeAlias = str | int
"""What a variable of a sentence can be: words, or a number (which chooses the plural)."""


class Sentences:
    """The sentences of one language: the common ones, and those of the given packages.

    >>> Sentences("fr").sentence("button-cancel")
    'Annuler'
    >>> Sentences("en").sentence("table-waiting", seat="Ada")
    'Waiting for Ada'
    """

    def __init__(self, language: str, packages: Sequence[ModuleType] = ()) -> None:
        """Load `<language>.ftl` of each package.

        Raises:
            ValueError: a language that is not one of `LANGUAGES`.
        """
        if language not in LANGUAGES:
            raise ValueError(f"expected a language of {', '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        self._packages = ("chequered.text", *(package.__name__ for package in packages))
        self._bundle = _bundle(language, self._packages)

    def has(self, name: str) -> bool:
        """Whether this language itself, without English, has the message (or `message.attribute`) `name`."""
        return _pattern(self._bundle, name) is not None

    def sentence(self, name: str, /, **values: Value) -> str:
        """The message `name`, or the attribute `message.attribute`, with its variables filled in.

        A sentence that this language lacks is given in English.

        Raises:
            KeyError: English has no such sentence either.
            ValueError: a variable has no value, or the message refers to something that does not exist.
        """
        for bundle in (self._bundle, self._english):
            pattern = _pattern(bundle, name)
            if pattern is not None:
                text, faults = bundle.format_pattern(pattern, values)
                if faults:
                    raise ValueError(f"sentence {name} ({bundle.locales[0]}): {faults[0]}")
                return str(text)
        raise KeyError(f"there is no sentence {name!r} in {', '.join(self._packages)}")

    def listed(self, words: Sequence[str]) -> str:
        """The words as a list in a sentence; nothing for none.

        >>> Sentences("de").listed(["Ada", "Ben", "Chiara"])
        'Ada, Ben und Chiara'
        """
        if not words:
            return ""
        *before, last = words
        if not before:
            return last
        so_far = reduce(lambda first, word: self.sentence("list-more", first=first, next=word), before)
        return self.sentence("list-last", first=so_far, next=last)

    @cached_property
    def _english(self) -> FluentBundle:
        return _bundle(LANGUAGES[0], self._packages)


def _bundle(language: str, packages: Sequence[str]) -> FluentBundle:
    # Isolation marks would be hidden characters in names and files; our languages all run from left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(_resource(package, language))
    return bundle


@cache
def _resource(package: str, language: str) -> Any:
    return FluentResource(files(package).joinpath(f"{language}.ftl").read_text("utf-8"))


def _pattern(bundle: FluentBundle, name: str) -> Any:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value
