"""Batch play: many matches between compiled bots, the same for the same seed, however many threads play them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypedDict, Unpack

import numpy as np
import numpy.typing as npt

from chequered.bots import level
from chequered.kernel import chance
from chequered.kernel.binding import Bound
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, Watch
from chequered.kernel.views import masks
from chequered.lab import nothing, stepping

CHUNK = 1000
"""Matches that one thread plays at a time."""

RACES = 1 << 24
"""Streams of random numbers for each race of a season; so many seasons have dice of their own in each."""

Numbers = npt.NDArray[np.int64]
Told = Callable[[int, int], None]
"""Told how many matches are played, and how many in all."""


class Terms(TypedDict, total=False):
    """How matches are played; what is left out is as said here.

    `choices`: options, by default the game's. `seed`: 0 to 2³² - 1, by default 0. `rotate` (the default): in match m
    entry k of the line-up has seat k + m, so that each is equally often in each seat; without, entry k always has
    seat k. `threads`: by default one for each core. `told`: hears how far it is.
    """

    choices: Mapping[str, int] | None
    seed: int
    rotate: bool
    threads: int | None
    told: Told | None


@dataclass(frozen=True)
class Classification:
    """The place (0 is none) and the points of each piece, in rows as the matches."""

    places: Numbers
    points: Numbers


@dataclass(frozen=True)
class Batch:
    """Matches that were played, in rows.

    `places`: each seat's place (1 is best, equal places are shared). `classification`: that of the pieces.
    `players`: which entry of the line-up had the seat. `attributes`: for each seat attribute the number of each seat's
    value. `tallies`: what the game counts, as a structured array.
    """

    game: Game
    line_up: tuple[str, ...]
    places: Numbers
    classification: Classification
    players: Numbers
    attributes: Mapping[str, Numbers]
    tallies: npt.NDArray[np.void]

    @property
    def matches(self) -> int:
        """How many there are."""
        return len(self.places)

    @cached_property
    def wins(self) -> npt.NDArray[np.float64]:
        """Each seat's share of the win in each match: 1, or a part where the first place is shared."""
        first = self.places == 1
        shares: npt.NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
        return shares


def play_batch(
    game: Game,
    board: LoadedBoard,
    line_up: Sequence[str],
    matches: int,
    *,
    race: int = 0,
    **terms: Unpack[Terms],
) -> Batch:
    """Play matches between the bots of these levels, one a seat.

    Seat attributes (such as a car's colour) are drawn for each match. Another `race` of a season has the same seats and
    attributes, but other dice.

    Raises:
        ValueError: a level that the game does not have, fewer than one match, or a seed outside 0 to 2³² - 1.
        OptionsError: a number of seats or an option that the game does not have.
    """
    if matches < 1:
        raise ValueError(f"expected at least one match, got {matches}")
    if not 0 <= terms.get("seed", 0) < 2**32:
        raise ValueError(f"expected a seed from 0 to 2³² - 1, got {terms['seed']}")
    table = _Table(game, board, tuple(line_up), terms, race)
    starts = range(0, matches, CHUNK)
    sizes = [min(CHUNK, matches - start) for start in starts]
    with ThreadPoolExecutor(terms.get("threads") or os.cpu_count() or 1) as pool:
        chunks = list(_counted(pool.map(table.play, starts, sizes), matches, terms.get("told")))
    return Batch(
        game,
        table.line_up,
        np.concatenate([chunk.places for chunk in chunks]),
        Classification(
            np.concatenate([chunk.classification.places for chunk in chunks]),
            np.concatenate([chunk.classification.points for chunk in chunks]),
        ),
        np.concatenate([chunk.players for chunk in chunks]),
        {name: np.concatenate([chunk.attributes[name] for chunk in chunks]) for name in chunks[0].attributes},
        np.concatenate([chunk.tallies for chunk in chunks]),
    )


def _counted(chunks: Iterator[Batch], matches: int, told: Told | None) -> Iterator[Batch]:
    done = 0
    for chunk in chunks:
        yield chunk
        done += chunk.matches
        if told:
            told(done, matches)


class _Table:
    """A line-up on a board, bound and prepared once; `play` may run in several threads."""

    def __init__(self, game: Game, board: LoadedBoard, line_up: tuple[str, ...], terms: Terms, race: int) -> None:
        self.game, self.line_up = game, line_up
        self.seed, self.rotate = terms.get("seed", 0), terms.get("rotate", True)
        self.streams = race * RACES
        self.seats = len(line_up)
        self.watch = game.watch or Watch((nothing,), nothing.Tally, ())
        self.board = board.record.pack()
        self.options = game.options(self.seats, terms.get("choices") or {})
        self.names = tuple(dict.fromkeys(line_up))
        bots = [level(game, name) for name in self.names]
        self.bound: list[Bound] = [game.compiled((stepping, chance, *self.watch.modules, *bot.modules)) for bot in bots]
        self.masks = masks(game.State, self.seats)
        self.room = [bot.states for bot in bots]
        self.scratch = [bot.prepare(board.record) for bot in bots]

    def play(self, first: int, n: int) -> Batch:
        """Matches `first` to `first` + n - 1."""
        options, attributes = self._options(first, n)
        players = self._players(first, n)
        states, tallies = self.game.State.packed(n), self.watch.Tally.packed(n)
        rngs = np.zeros((n, 1 + self.seats, 4), np.int64)
        ids, weights = np.zeros((2, len(self.game.spec.tokens)), np.int64)
        stream = self.streams + first
        self.bound[0].begin_matches(self.board, options, states, n, rngs, self.seed, stream, tallies)
        levels = np.array([self.names.index(name) for name in self.line_up])[players]
        turns = [
            (
                bound.play_on,
                (levels == k).astype(np.int64),
                np.full(self.seats, scratch.pack()),
                self.game.State.packed(self.seats * room).reshape(self.seats, room),
            )
            for k, (bound, scratch, room) in enumerate(zip(self.bound, self.scratch, self.room, strict=True))
        ]
        waiting = n
        while waiting:
            for play_on, mine, scratch, rooms in turns:
                waiting = play_on(self.board, states, n, mine, rngs, ids, weights, tallies, scratch, rooms, self.masks)
        spec = self.game.spec
        places = np.zeros((n, spec.seats[1]), np.int64)
        of_pieces, points = np.zeros((2, n, spec.most_pieces), np.int64)
        self.bound[0].read_places(self.board, states, n, places, of_pieces, points)
        pieces = self.seats * spec.pieces_of(self.seats)
        return Batch(
            self.game,
            self.line_up,
            places[:, : self.seats],
            Classification(of_pieces[:, :pieces], points[:, :pieces]),
            players,
            attributes,
            tallies,
        )

    def _players(self, first: int, n: int) -> Numbers:
        shift = first + np.arange(n) if self.rotate else np.zeros(n, np.int64)
        players: Numbers = (np.arange(self.seats) - shift[:, None]) % self.seats
        return players

    def _options(self, first: int, n: int) -> tuple[Any, dict[str, Numbers]]:
        """The options of each match, and the attributes drawn for it."""
        generator = np.random.default_rng([self.seed, first])
        options = np.full(n, self.options.pack())
        drawn = {}
        for attribute in self.game.spec.attributes:
            values = np.tile(np.arange(len(attribute.values)), (n, 1))
            if attribute.unique:
                values = generator.permuted(values, axis=1)[:, : self.seats]
            else:
                values = generator.integers(len(attribute.values), size=(n, self.seats))
            options[attribute.name][:, : self.seats] = values
            drawn[attribute.name] = values
        return options, drawn
