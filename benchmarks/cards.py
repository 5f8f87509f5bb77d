"""Cards: what those of Lamborghini are tuned to, between equal club bots at tables of every size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.kernel.game import Game
from chequered.lab import Balance, balance, balance_tables

SEED = 1
RACES = 5_000
CHAMPIONSHIPS = 1_000

MOST_WINS = 1.5
"""Times the fair share of the races in which a car, driver or supplier takes part: one win for each car of a race."""

RARE = 0.04
"""Of the races, or of the cars: whoever is drafted less often wins by chance."""

KEPT = (0.60, 0.90)

SHARES = {"car": "races with car", "driver": "races with driver", "supplier": "cars with supplier"}


def figures() -> Iterator[Figure]:
    lamborghini = game("lamborghini")
    short, *others = lamborghini.boards.presets()
    for board in (short, others[0]):
        for seats in range(lamborghini.spec.seats[0], lamborghini.spec.seats[1] + 1):
            yield from _raced(lamborghini, board, seats, {}, RACES)
    for seats in range(lamborghini.spec.seats[0], lamborghini.spec.seats[1] + 1):
        yield from _raced(lamborghini, others[-1], seats, {"long": 1}, CHAMPIONSHIPS)


def _raced(found: Game, board: str, seats: int, choices: Mapping[str, int], matches: int) -> Iterator[Figure]:
    report = balance(found, found.boards.load(board), "club", seats=seats, matches=matches, choices=choices, seed=SEED)
    chosen = "".join(f", {name}" for name in choices)
    title = f"{found.spec.id}, {board}{chosen}, {seats} clubs"
    for table in balance_tables(f"{title}: {matches:,} matches, seed {SEED}", report):
        CONSOLE.print(table)
    values = {figure.name: figure.values for figure in report.figures}
    low, high = KEPT
    kept = values["cars kept to the end"][""]
    yield Figure(f"{title}: {low:.0%} to {high:.0%} of the cars kept", f"{kept:.1%}", low <= kept <= high)
    for what in SHARES:
        name, most = _most(values, what)
        words = f"{title}: no {what} wins more than {MOST_WINS:g} times its fair share"
        yield Figure(words, f"{name} {most:.2f} times", most <= MOST_WINS)
    if not choices:
        yield _seats(title, report, seats)


def _most(values: Mapping[str, Mapping[str, float]], what: str) -> tuple[str, float]:
    """Who of those that take part often enough wins most, and how often."""
    often = values[SHARES[what]]
    wins = {name: won for name, won in values[f"wins in fair shares: {what}"].items() if often[name] >= RARE}
    return max(wins.items(), key=lambda item: item[1])


def _seats(title: str, report: Balance, seats: int) -> Figure:
    most = max(seat.value * seats for seat in report.seats)
    return Figure(
        f"{title}: no seat wins more than {MOST_WINS:g} times its share", f"{most:.2f} times", most <= MOST_WINS
    )
