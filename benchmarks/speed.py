"""Speed: random play against OpenSpiel in the same run on one core, plain play, and how long bots think."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.lab import (
    CompiledPlay,
    OpenSpielPlay,
    PlainPlay,
    answers_table,
    machine,
    race,
    speed_table,
    thinking,
)

SEATS = 4
PLAIN_MICROSECONDS = 20.0
LONGEST_ANSWER = 0.3


@dataclass(frozen=True)
class Claim:
    """Compiled random play is so many times as fast as OpenSpiel's maedn, with each of these sets of options."""

    game: str
    board: str
    ratio: float
    choices: Sequence[Mapping[str, int]]


CLAIMS = (
    Claim("monza", "medium", 3.0, ({}, {"challenge": 1})),
    Claim("motogp", "ironwood", 2.0, ({}, {"qualifying": 0})),
    Claim("moto_strategy", "standard", 2.0, ({},)),
    Claim("lamborghini", "park-forest", 1.0, ({}, {"long": 1})),
)


def figures() -> Iterator[Figure]:
    CONSOLE.print(machine())
    for claim in CLAIMS:
        yield from _speeds(claim)
        yield from _answers(claim)


def _speeds(claim: Claim) -> Iterator[Figure]:
    found = game(claim.game)
    board = found.boards.load(claim.board)
    compiled = [CompiledPlay(found, board, SEATS, choices) for choices in claim.choices]
    *ours, plain, reference = race([*compiled, PlainPlay(found, board, SEATS, {}), OpenSpielPlay()])
    title = f"Random play of {claim.game}, one core, all actions and outcomes"
    CONSOLE.print(speed_table(title, [*ours, plain], reference))
    for speed in ours:
        ratio = speed.steps_a_second / reference.steps_a_second
        words = f"{speed.name}: at least {claim.ratio:g} × OpenSpiel's maedn"
        choices = speed.choices_a_second / reference.choices_a_second
        without = f"{ratio:.2f} ×; without forced answers {choices:.2f} ×"
        yield Figure(words, without, ratio >= claim.ratio)
    took = plain.microseconds_a_step
    words = f"{plain.name}: at most {PLAIN_MICROSECONDS:g} µs an action"
    yield Figure(words, f"{took:.2f} µs", took <= PLAIN_MICROSECONDS)


def _answers(claim: Claim) -> Iterator[Figure]:
    found = game(claim.game)
    board = found.boards.load(claim.board)
    answers = [answer for choices in claim.choices for answer in thinking(found, board, choices)]
    CONSOLE.print(answers_table(f"How long bots think: {claim.game}, three matches with each set of options", answers))
    slowest = max(max(a.first, a.slowest) for a in answers)
    words = f"{claim.game}: every bot answers within {LONGEST_ANSWER:g} s"
    yield Figure(words, f"{slowest:.3f} s at worst", slowest <= LONGEST_ANSWER)
