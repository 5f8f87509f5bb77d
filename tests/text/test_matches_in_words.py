"""Guards what lists of ids cannot: whole matches are told in every language, with all that really happens in them."""

import random
import tomllib
from collections.abc import Iterator, Sequence
from itertools import islice, product

import pytest

from chequered.games import GAMES, game
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.kernel.views import redact
from chequered.match import Happening, Match, Step, VerifiableChance
from chequered.match.scenario_files import Course
from chequered.match.scenario_words import Words
from chequered.match.twins import twin_of
from chequered.text import LANGUAGES, GameSentences
from scripts.goldens import FOLDER, entries
from tests.text.fluent_files import text_id

NAMES = ["Ada", "Ben", "Chiara", "Dai", "Eva", "Finn", "Gus", "Hana", "Ina"]
MATCHES = 8
DECISIONS = 400
"""Of each match, those at which everything is tried that a seat could want to do."""

AIMED = 4
"""One cell is pointed at in one of so many decisions: each time all ways are looked for anew."""


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
        happened = [h for entry in played(match, tokens, pick).entries for h in entry.events]
    yield [], happened


def played(match: Match, tokens: list[str], pick: random.Random) -> Step:
    """The step of whoever is waited for, or of all who answer beforehand, each as it may."""
    if not match.is_standing:
        return match.play(match.actor, pick.choice(tokens))
    may = {seat: [choice.token for choice in match.beforehand(seat)] for seat in range(match.seats)}
    step = match.propose_answers({seat: pick.choice(answers) for seat, answers in may.items() if answers})
    match.accept(step)
    return step


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_event_of_real_matches_can_be_told_in_every_language(name: str):
    found = game(name)
    every_language, told = [GameSentences(language, found) for language in LANGUAGES], set()
    for number in range(MATCHES):
        match = opened(found, number)
        asked, happened = set(), set()
        for tokens, happenings in decisions(match, seed=number):
            asked.add(tuple(tokens))
            happened |= {(happening.event, args) for happening in happenings for args in seen(found, happening)}
        told |= {found.spec.event_of[event].name for event, _ in happened}
        for words in every_language:
            assert all(words.ask(tokens) for tokens in asked if tokens)
            assert all(words.action(token) for tokens in asked for token in tokens)
            assert all(tell(words, match.board, *happening) for happening in happened)
    rare = {event.name for event in found.spec.events} - told
    assert not rare or rare <= told_of_transcripts(found, every_language)


def told_of_transcripts(found: Game, every_language: list[GameSentences]) -> set[str]:
    """Tell what happens in the games that are written down, which show every event: the names of these events."""
    told = set()
    for board, events in written_down(found.spec.id):
        for event, _, *values in events:
            args = values[: len(found.spec.event_of[event].arguments)]
            assert all(tell(words, board, event, args) for words in every_language)
            told.add(found.spec.event_of[event].name)
    return told


def written_down(name: str) -> Iterator[tuple[LoadedBoard, list[tuple[int, ...]]]]:
    """Of each entry of a game's transcripts: the board, and what happens."""
    boards = tomllib.loads((FOLDER / name / "boards.toml").read_text(encoding="utf-8"))
    for golden in tomllib.loads((FOLDER / name / "goldens.toml").read_text(encoding="utf-8")).values():
        twin = twin_of(name)
        board = twin.game.boards.from_content(Course(**boards[golden["board"]]).content)
        twin.setup(board.record, twin.game.options(golden["seats"], golden.get("options"), golden.get("attributes")))
        words = Words(twin.game.spec, [cell.name for cell in board.cells], golden["seats"])
        for _ in entries(twin, words, golden["seed"], golden.get("entries")):
            yield board, list(twin.events)


def seen(found: Game, happening: Happening) -> Iterator[tuple[int, ...]]:
    """The arguments of an event as everybody is told of it who may see it, and who may not."""
    event = found.spec.event_of[happening.event]
    yield happening.args
    yield redact(event, happening.args, None)


def tell(words: GameSentences, board: LoadedBoard, event: int, values: Sequence[int]) -> str:
    return words.event(event, values, NAMES, lambda cell: words.cell(board.cells[cell]))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_in_real_matches_has_its_sentence(name: str):
    found = game(name)
    spec, every_language = found.spec, [GameSentences(language, found) for language in LANGUAGES]
    reasons = set()
    for number in range(MATCHES):
        match = opened(found, number)
        aim = random.Random(number)
        for turn, _ in enumerate(islice(decisions(match, seed=number), DECISIONS)):
            for seat, token in product(range(match.seats), spec.tokens):
                reasons.add(match.refusal(seat, token))
                if spec.answers_beforehand:
                    reasons.add(match.beforehand_refusal(seat, token))
            if (cells := match.board.cells) and turn % AIMED == 0:
                reasons.add(match.why(max(match.actor, 0), aim.randrange(len(cells))))
    assert len(reasons) > len(spec.blocks)
    for words in every_language:
        assert all(words.has(text_id(name, "refusal", f"{reason // 100}-{reason % 100}")) for reason in reasons - {0})
