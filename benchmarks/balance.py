"""Balance between equal bots: what Monza's tracks are tuned to, and whether Moto Strategy's seats are alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.kernel.game import Game
from chequered.lab import Balance, balance, balance_tables

SEED = 1
MANY = 100_000
SOME = 20_000
SEATS = 4

MOST_STAYED = 1 / 11
SHORT_ROUNDS = (8.0, 12.0)
SEAT_POINTS = 0.03
COLOUR_POINTS = 0.04
FAIR_ENDS = (0.15, 0.185)
LEVELS = ("novice", "club")

DEALT_MATCHES = {2: 400, 3: 300, 4: 200}
"""Of Moto Strategy by seats: its club bot thinks long."""


def figures() -> Iterator[Figure]:
    monza = game("monza")
    yield from _seats(monza)
    yield from _colours(monza)
    yield from _rounds(monza)
    for preset in monza.boards.presets():
        for level in LEVELS:
            yield from _turns(monza, preset, level)
    yield from _dealt(game("moto_strategy"))


def _seats(monza: Game) -> Iterator[Figure]:
    basic = _played(monza, "medium", "club", MANY, {})
    words = f"medium, {SEATS} clubs: no seat more than {100 * SEAT_POINTS:g} points from fair"
    yield Figure(words, f"{100 * basic.worst_seat:.2f} points at most", basic.worst_seat <= SEAT_POINTS)
    # The rule itself favours later seats here, so there is no bar.
    for preset in monza.boards.presets():
        _played(monza, preset, "club", MANY, {"challenge": 1})


def _colours(monza: Game) -> Iterator[Figure]:
    basic, both = {"bonus_step": 1}, {"bonus_step": 1, "challenge": 1}
    for preset, choices in [*((preset, basic) for preset in monza.boards.presets()), ("long", both)]:
        worst = _played(monza, preset, "club", MANY, choices).worst_value("colour")
        words = f"{preset}, {' and '.join(choices)}: no colour more than {100 * COLOUR_POINTS:g} points from fair"
        yield Figure(words, f"{100 * worst:.2f} points at most", worst <= COLOUR_POINTS)
    # Both options together make races of four to six rounds here; with the Challenge, the long track is offered first.
    for preset in ("short", "medium"):
        _played(monza, preset, "club", SOME, both)


def _rounds(monza: Game) -> Iterator[Figure]:
    low, high = SHORT_ROUNDS
    for seats in (2, 3, 4):
        report = balance(monza, monza.boards.load("short"), "club", seats=seats, matches=SOME, seed=SEED)
        spread = next(figure.spread for figure in report.figures if figure.spread)
        words = f"short, {seats} clubs: {low:g} to {high:g} rounds"
        yield Figure(words, f"{spread.mean:.2f} on average", low <= spread.mean <= high)


def _turns(monza: Game, preset: str, level: str) -> Iterator[Figure]:
    report = _played(monza, preset, level, SOME, {})
    shares = _values(report)
    stayed = shares["turns without a move"][""]
    yield Figure(f"{preset}, {level}: under 1 turn in 11 without a move", f"{stayed:.2%}", stayed < MOST_STAYED)
    ends = shares["turns that end on"].values()
    low, high = FAIR_ENDS
    words = f"{preset}, {level}: each colour ends {low:.1%} to {high:.1%} of the turns"
    yield Figure(words, f"{min(ends):.2%} to {max(ends):.2%}", low <= min(ends) and max(ends) <= high)


def _dealt(moto_strategy: Game) -> Iterator[Figure]:
    """By deals: of matches there are too few."""
    deck = moto_strategy.boards.load("standard")
    for seats, matches in DEALT_MATCHES.items():
        report = balance(moto_strategy, deck, "club", seats=seats, matches=matches, seed=SEED)
        for table in balance_tables(f"moto_strategy, {seats} seats: {matches:,} matches, seed {SEED}", report):
            CONSOLE.print(table)
        worst = max(abs(share - 1 / seats) for share in _values(report)["best scorer is seat"].values())
        bar = f"no seat is best in deals more than {100 * SEAT_POINTS:g} points from fair"
        yield Figure(f"moto_strategy, {seats} clubs: {bar}", f"{100 * worst:.2f} points at most", worst <= SEAT_POINTS)


def _values(report: Balance) -> dict[str, Mapping[str, float]]:
    return {figure.name: figure.values for figure in report.figures}


def _played(monza: Game, preset: str, level: str, matches: int, choices: dict[str, int]) -> Balance:
    report = balance(monza, monza.boards.load(preset), level, seats=SEATS, matches=matches, choices=choices, seed=SEED)
    chosen = "".join(f", {name}" for name in choices)
    for table in balance_tables(f"monza, {preset}{chosen}: {matches:,} matches, seed {SEED}", report):
        CONSOLE.print(table)
    return report
