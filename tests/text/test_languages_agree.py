"""Guards that nobody reads less than another: all languages say the same things, with the same variables, well set."""

import re

import pytest
from fluent.syntax import ast

from chequered.games import GAMES, game
from chequered.games.lamborghini.notation import DRIVERS
from chequered.games.moto_strategy.notation import CARDS
from chequered.text import LANGUAGES, GameSentences, Sentences
from tests.text.fluent_files import FILES, OTHERS, PLACES, resource, source, texts, words

SAME_AS_ENGLISH = {
    "app-name": "a name",
    "monza-name": "a name",
    "monza-layout": "a code",
    "motogp-name": "a name",
    "moto-strategy-name": "a name",
    "lamborghini-name": "a name",
    "lamborghini-page-cell": "a letter and a number, as every language says it",
    **{f"lamborghini-driver-{driver}": "a name" for driver in DRIVERS},
    **{f"moto-strategy-card-{card}": "as it is printed on the card" for card in CARDS},
    "language-en": "each language in its own words",
    "language-fr": "each language in its own words",
    "language-de": "each language in its own words",
    "language-zh-Hant": "each language in its own words",
}
"""Sentences that are the same in every language, and why."""

PRINTED = {
    *(f"motogp-card-{card}" for card in ("extra", "boxes", "crash", "fuel")),
    *(f"motogp-mark-{mark}" for mark in ("fuel", "boxes", "crash", "engine")),
    *(f"motogp-rule-{rule}.title" for rule in ("7-1", "9-1", "9-2", "9-3")),
}
"""What is printed on spaces and cards of a game, and keeps its name where people read Latin letters."""

SHARED_WORDS = {
    "fr": {
        *PRINTED,
        "button-ok",
        "level-club",
        "new-options",
        "season-points-column",
        "table-standings",
        "verify-secret",
        "monza-board-long",
        "monza-option-challenge",
        "monza-rule-3-6.title",
        "moto-strategy-page-column-total",
        "moto-strategy-page-tally",
        "moto-strategy-page-total",
        "motogp-board-portovelo",
        "motogp-colour-orange",
        "motogp-page-column-points",
        "motogp-page-tally",
        "lamborghini-card-fortune",
        "lamborghini-page-column-place",
        "lamborghini-page-draft-piles",
        "lamborghini-page-prizes-place",
        "lamborghini-page-sum-speed",
        "lamborghini-rule-11-11.title",
    },
    "de": {
        *PRINTED,
        "button-ok",
        "seat-name",
        "season-seats",
        "season-seats-column",
        "monza-option-challenge",
        "motogp-board-portovelo",
        "motogp-option-qualifying",
        "motogp-page-qualifying",
        "motogp-rule-1-1.title",
        "motogp-rule-6-3.title",
        "lamborghini-board-park",
    },
}
"""Where a language has the very word that English has."""

EXPECTED_SAME = {
    (language, name) for language in OTHERS for name in {*SAME_AS_ENGLISH, *SHARED_WORDS.get(language, ())}
}


@pytest.mark.parametrize(("place", "language"), FILES)
def test_every_line_is_understood(place: str, language: str):
    assert [entry.content for entry in resource(place, language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_every_language_says_the_same_things_in_the_same_order(place: str, language: str):
    assert list(texts(place, language)) == list(texts(place, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_every_language_uses_the_same_variables_and_terms(place: str, language: str):
    def used(language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
        return {name: (text.variables, text.terms) for name, text in texts(place, language).items()}

    assert used(language) == used("en")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_every_file_has_the_same_sections_in_the_same_places(place: str, language: str):
    def sections(language: str) -> list[str]:
        kept = (ast.Message, ast.Term, ast.GroupComment)
        body = [entry for entry in resource(place, language).body if isinstance(entry, kept)]
        return [entry.content if isinstance(entry, ast.GroupComment) else entry.id.name for entry in body]

    assert sections(language) == sections("en")


def test_no_sentence_is_left_in_english():
    same = {
        (language, name)
        for place in PLACES
        for language in OTHERS
        for name, text in texts(place, language).items()
        if words(text) == words(texts(place, "en")[name]) and re.search(r"[^\W\d_]", words(text).replace("{}", ""))
    }
    assert same == EXPECTED_SAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_sentence_can_be_said_whatever_its_variables_are(place: str, language: str):
    sentences = GameSentences(language, game(place)) if place in GAMES else Sentences(language)
    for name, text in texts(place, language).items():
        for values in text.samples() if not name.startswith("-") else ():
            said = sentences.sentence(name, **values)
            assert said.strip() == said
            assert said != ""
            assert not re.search(r"[{}\n]|  ", said), said


@pytest.mark.parametrize("place", PLACES)
def test_french_marks_keep_their_spaces_from_breaking(place: str):
    for name, text in texts(place, "fr").items():
        assert not re.search(r"(?<!\u202f)[;!?»]", words(text)), name
        assert not re.search(r"(?<!\u00a0):", words(text)), name
        assert not re.search(r"«(?!\u202f)", words(text)), name
        assert not re.search(r"['\"“”]| %", words(text)), name


@pytest.mark.parametrize("place", PLACES)
def test_french_counts_none_as_one_and_so_says_the_number_there(place: str):
    for name, text in texts(place, "fr").items():
        for variant in re.findall(r"\[one\](.*)", text.source):
            assert any(f"${chooser} " in variant for chooser in text.choosers), name


@pytest.mark.parametrize("place", PLACES)
def test_german_marks_are_german(place: str):
    for name, text in texts(place, "de").items():
        assert words(text).count("„") == words(text).count("“"), name
        assert not re.search(r"['\"”«»]", words(text)), name
        assert not re.search(r" [%…]", words(text)), name


@pytest.mark.parametrize("place", PLACES)
def test_chinese_marks_are_full_width(place: str):
    for name, text in texts(place, "zh-Hant").items():
        marks = words(text).replace("},000", "}")  # between thousands as everywhere
        assert not re.search(r"[\u4e00-\u9fff}] ?[,;:!?.()]|[,;:!?()] ?[\u4e00-\u9fff]", marks), name
        assert not re.search(r"[“”'\"]", words(text)), name


@pytest.mark.parametrize("place", PLACES)
def test_english_has_curly_quotation_marks(place: str):
    for name, text in texts(place, "en").items():
        assert not re.search(r"['\"]", words(text)), name


@pytest.mark.parametrize(("place", "language"), FILES)
def test_every_file_ends_with_one_line_break_and_holds_no_tabs(place: str, language: str):
    text = source(place, language)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "\t" not in text
