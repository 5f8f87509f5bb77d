"""Speed: random play against OpenSpiel in the same run on one core, plain play, and how long bots think."""

from __future__ import annotations

from collections.abc import Iterator

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
RATIO = 3.0
PLAIN_MICROSECONDS = 20.0
LONGEST_ANSWER = 0.3


def figures() -> Iterator[Figure]:
    monza = game("monza")
    board = monza.boards.load("medium")
    challenge = {"challenge": 1}
    CONSOLE.print(machine())
    plays = [
        CompiledPlay(monza, board, SEATS, {}),
        CompiledPlay(monza, board, SEATS, challenge),
        PlainPlay(monza, board, SEATS, {}),
        OpenSpielPlay(),
    ]
    *ours, reference = race(plays)
    CONSOLE.print(speed_table("Random play, one core, all actions and outcomes", ours, reference))
    basic, tiles, plain = ours
    for speed in (basic, tiles):
        ratio = speed.steps_a_second / reference.steps_a_second
        yield Figure(f"{speed.name}: at least {RATIO:g} × OpenSpiel's maedn", f"{ratio:.2f} ×", ratio >= RATIO)
    took = plain.microseconds_a_step
    yield Figure(
        f"plain play: at most {PLAIN_MICROSECONDS:g} µs an action", f"{took:.2f} µs", took <= PLAIN_MICROSECONDS
    )
    answers = [*thinking(monza, board, {}), *thinking(monza, board, challenge)]
    CONSOLE.print(answers_table("How long bots think: three basic races, then three in the Challenge", answers))
    slowest = max(max(a.first, a.slowest) for a in answers)
    yield Figure(
        f"every bot answers within {LONGEST_ANSWER:g} s", f"{slowest:.3f} s at worst", slowest <= LONGEST_ANSWER
    )
