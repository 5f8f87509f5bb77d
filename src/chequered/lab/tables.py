"""Reports as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table

from chequered.lab.balance import Balance, Figure
from chequered.lab.bench import Answers
from chequered.lab.ladder import Rung, Score
from chequered.lab.shares import Share
from chequered.lab.speed import Speed


def scores_table(title: str, scores: Iterable[Score]) -> Table:
    """The entries of a line-up."""
    table = _table(title, "bot")
    for score in scores:
        table.add_row(score.level, *_cells(score.wins))
    return table


def ladder_table(title: str, rungs: Iterable[Rung]) -> Table:
    """Each level against each other."""
    table = _table(title, "bot", "against", "fair")
    for rung in rungs:
        others = f"{rung.seats - 1} × {rung.against}"
        table.add_row(rung.level, others, f"{rung.fair:.2%}", *_cells(rung.wins))
    return table


def balance_tables(title: str, balance: Balance) -> list[Table]:
    """The win shares of the seats and of each seat attribute, and what the game counts."""
    seats = _table(f"{title}; bots of level {balance.level}", "seat", "from fair")
    for number, seat in enumerate(balance.seats, 1):
        seats.add_row(str(number), _distance(seat, balance.fair), *_cells(seat))
    tables = [seats]
    for name, values in balance.attributes.items():
        table = _table("", name, "from fair")
        for word, value in values.items():
            table.add_row(word, _distance(value, balance.fair), *_cells(value))
        tables.append(table)
    return [*tables, _figures_table(balance.figures)]


def speed_table(title: str, speeds: Sequence[Speed], reference: Speed | None = None) -> Table:
    """Random play side by side; with a reference, how many times its steps a second each does."""
    table = Table("random play", title=title, title_justify="left", min_width=len(title))
    for column in ("steps/s", "with a choice/s", "matches/s", "µs a step", *(["ratio"] if reference else [])):
        table.add_column(column, justify="right")
    for speed in [*speeds, *([reference] if reference else [])]:
        row = [f"{speed.steps_a_second:,.0f}", f"{speed.choices_a_second:,.0f}", f"{speed.games_a_second:,.0f}"]
        ratio = [f"{speed.steps_a_second / reference.steps_a_second:.2f}"] if reference else []
        table.add_row(speed.name, *row, f"{speed.microseconds_a_step:.3f}", *ratio)
    return table


def answers_table(title: str, answers: Iterable[Answers]) -> Table:
    """How long bots think."""
    table = Table("bot", title=title, title_justify="left", min_width=len(title))
    for column in ("answers", "first, with the board", "median", "slowest other"):
        table.add_column(column, justify="right")
    for a in answers:
        table.add_row(a.name, f"{a.answers}", *(f"{1000 * t:.2f} ms" for t in (a.first, a.median, a.slowest)))
    return table


def _figures_table(figures: Iterable[Figure]) -> Table:
    table = Table("measure", "value", title_justify="left")
    for figure in figures:
        if figure.spread:
            s = figure.spread
            table.add_row(figure.name, f"mean {s.mean:.2f}, sd {s.sd:.2f}, 90 % within {s.low} to {s.high}")
        for word, value in figure.values.items():
            table.add_row(f"{figure.name} {word}".rstrip(), f"{value:.2f}" if figure.mean else f"{value:.2%}")
    return table


def _table(title: str, *columns: str) -> Table:
    # A title is wrapped to the width of its table.
    table = Table(*columns, title=title or None, title_justify="left", min_width=len(title))
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    return table


def _cells(share: Share) -> tuple[str, str]:
    return f"{share.value:.2%}", f"{share.low:.2%} – {share.high:.2%}"


def _distance(share: Share, fair: float) -> str:
    return f"{100 * (share.value - fair):+.2f} points"
