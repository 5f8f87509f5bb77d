"""Conformance: random matches of one game, checked at every step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.conformance.facts import check_facts
from chequered.kernel.conformance.failing import ConformanceError, Unfit
from chequered.kernel.conformance.twin import Differs
from chequered.kernel.conformance.walk import Conserved, Table, Walk
from chequered.kernel.game import Game
from chequered.kernel.record import Record


def check(
    game: Game,
    *,
    boards: Sequence[str] | None = None,
    seeds: Sequence[int] = (1,),
    entries: int = 10_000,
    conserved: Sequence[Conserved] = (),
    compiled: bool = True,
) -> None:
    """Test a game for all that the layers above rely on.

    For each seed, random matches are played until there are `entries` actions and outcomes: on boards drawn from
    `boards` (presets or codes; else all presets), with drawn numbers of seats, options and attributes. Each
    `conserved(board, s)` must stay what it was at the opening. Without `compiled`, the compiled rules are left out.

    Checked are: the facts; setup (also over a used state); legal ⇔ not refused, and that for the actor only; a decision
    is never empty; known rule numbers; targets; weights; queries change nothing; `apply` changes only its own record;
    events are declared; states pack, and hold nothing but ints; no index is below zero; compiled = plain, in states and
    answers; views and `resample`; the length of matches; places.

    Raises:
        ConformanceError: the first check that failed, where, and the journal up to there.
    """
    try:
        check_facts(game)
    except Unfit as unfit:
        raise ConformanceError(unfit.check, unfit.what, game.spec.id) from None
    table = Table(game, compiled, conserved)
    loaded = [game.boards.load(name) for name in boards or game.boards.presets()]
    for seed in seeds:
        left = entries
        for walk in _walks(game, loaded, table, Random(seed)):
            left -= _checked(walk, left, f"{walk.told}, seed {seed}")
            if left <= 0:
                break


def _walks(game: Game, boards: Sequence[LoadedBoard], table: Table, random: Random) -> Iterator[Walk]:
    while True:
        board, options = random.choice(boards), _options(game, random)
        yield Walk(game, board, options, table, random)


def _options(game: Game, random: Random) -> Record:
    spec = game.spec
    seats = random.randint(*spec.seats)
    choices = {option.name: random.randint(option.low, option.high) for option in spec.options}
    attributes: dict[str, Sequence[str]] = {}
    for attribute in spec.attributes:
        draw: Any = random.sample if attribute.unique else random.choices
        attributes[attribute.name] = draw(attribute.values, k=seats)
    return game.options(seats, choices, attributes)


def _checked(walk: Walk, limit: int, where: str) -> int:
    """Play a match of at most `limit` entries, or find what is wrong with it."""
    try:
        return walk.play(limit)
    except Differs as unfit:
        raise ConformanceError(unfit.check, unfit.what, where, walk.tokens[: walk.compared + unfit.entries]) from None
    except Unfit as unfit:
        raise ConformanceError(unfit.check, unfit.what, where, walk.tokens) from None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise ConformanceError("the rules run", what, where, walk.tokens) from error
