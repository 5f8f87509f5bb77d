"""Guards what lists of ids cannot: whole matches are told in every language, with all that really happens in them."""

import random
from collections.abc import Iterator

import pytest

from chequered.games import GAMES, game
from chequered.kernel.game import Game
from chequered.match import Happening, Match, VerifiableChance
from chequered.text import LANGUAGES, GameSentences
from tests.text.fluent_files import text_id

NAMES = ["Ada", "Ben", "Chiara", "Dai", "Eva", "Finn", "Gus", "Hana", "Ina"]
MATCHES = 8


def opened(found: Game, number: int) -> Match:
    """The first match has every option on; later ones have each option on or off by the bits of their number."""
    low, high = found.spec.seats
    chosen = {o.name: o.high if not number or number >> k & 1 else o.low for k, o in enumerate(found.spec.options)}
    presets = found.boards.presets()
    board = found.boards.load(presets[number % len(presets)])
    chance = VerifiableChance(bytes([number]) * 32, b"")
    return Match(found, board, found.options(low + number % (high - low + 1), chosen), chance)


def decisions(match: Match, seed: int) -> Iterator[tuple[list[str], list[Happening]]]:
    """Play at random: before each decision its legal tokens, with what has happened since the last one."""
    pick = random.Random(seed)
    happened = [*match.opening_for(None), *(h for entry in match.steps[0].entries for h in entry.events)]
    while not match.over:
        tokens = [choice.token for choice in match.choices()]
        yield tokens, happened
        happened = [h for entry in match.play(match.actor, pick.choice(tokens)).entries for h in entry.events]
    yield [], happened


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_event_of_real_matches_can_be_told_in_every_language(name: str):
    found = game(name)
    every_language, told = [GameSentences(language, found) for language in LANGUAGES], set()
    for number in range(MATCHES):
        match = opened(found, number)
        asked, happened = set(), set()
        for tokens, happenings in decisions(match, seed=number):
            asked.add(tuple(tokens))
            happened |= {(happening.event, happening.args) for happening in happenings}
        told |= {found.spec.event_of[event].name for event, _ in happened}
        for words in every_language:
            assert all(words.ask(tokens) for tokens in asked if tokens)
            assert all(words.action(token) for tokens in asked for token in tokens)
            assert all(tell(words, match, *happening) for happening in happened)
    assert told == {event.name for event in found.spec.events}


def tell(words: GameSentences, match: Match, event: int, values: tuple[int, ...]) -> str:
    return words.event(event, values, NAMES, lambda cell: words.cell(match.board.cells[cell]))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_in_real_matches_has_its_sentence(name: str):
    found = game(name)
    spec, every_language = found.spec, [GameSentences(language, found) for language in LANGUAGES]
    reasons = set()
    for number in range(MATCHES):
        match = opened(found, number)
        for _ in decisions(match, seed=number):
            reasons |= {match.refusal(seat, token) for seat in range(match.seats) for token in spec.tokens}
            reasons |= {match.why(max(match.actor, 0), cell) for cell in range(0, len(match.board.cells), 7)}
    assert len(reasons) > len(spec.blocks)
    for words in every_language:
        assert all(words.has(text_id(name, "refusal", f"{reason // 100}-{reason % 100}")) for reason in reasons - {0})
