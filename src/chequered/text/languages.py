"""The languages there are, and which of them suits a reader best."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("en", "fr", "de", "zh-Hant")
"""The languages with a Fluent file each, as BCP 47 tags; the first stands in where a sentence is missing."""

_BY_PRIMARY = {language.split("-")[0]: language for language in LANGUAGES}


def best_language(wanted: str | None) -> str:
    """The language of `LANGUAGES` that an Accept-Language header, a locale or a list of either asks for first.

    Only the primary language counts: any Chinese is answered in Traditional characters. English if nothing fits.

    >>> best_language("pt-BR, fr-CH;q=0.9, en;q=0.8")
    'fr'
    >>> best_language("zh_TW.UTF-8")
    'zh-Hant'
    >>> best_language("C")
    'en'
    """
    for tag in _by_preference(wanted or ""):
        primary = re.split(r"[-_.@]", tag.lower(), maxsplit=1)[0]
        if primary in _BY_PRIMARY:
            return _BY_PRIMARY[primary]
    return LANGUAGES[0]


def _by_preference(wanted: str) -> list[str]:
    """The tags, most wanted first; those of equal quality in their order, without the ones that are refused (q=0)."""
    ranked = []
    for item in re.split(r"[,:]", wanted):
        tag, _, parameters = item.partition(";")
        quality = _quality(parameters)
        if tag.strip() and quality > 0:
            ranked.append((quality, tag.strip()))
    return [tag for _, tag in sorted(ranked, key=lambda entry: -entry[0])]


def _quality(parameters: str) -> float:
    match = re.search(r"q\s*=\s*([01](?:\.\d{0,3})?)\s*$", parameters)
    return float(match[1]) if match else 1.0
