"""Seasons in batches: the same tables race on one circuit after another, and the points add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.lab.batch import Batch, Numbers, Terms, play_batch


@dataclass(frozen=True)
class Seasons:
    """Seasons that were played: race r of season m is match m of `races[r]`; who sits where stays the same."""

    races: tuple[Batch, ...]

    @property
    def line_up(self) -> tuple[str, ...]:
        """The levels of the bots."""
        return self.races[0].line_up

    @property
    def players(self) -> Numbers:
        """Which entry of the line-up had the seat, by season and seat."""
        return self.races[0].players

    @property
    def matches(self) -> int:
        """How many seasons there are."""
        return self.races[0].matches

    @cached_property
    def points(self) -> Numbers:
        """The points of each team, by season and seat."""
        return self._by_team([race.classification.points for race in self.races])

    @cached_property
    def wins(self) -> npt.NDArray[np.float64]:
        """Each seat's share of the teams' championship in each season: 1, or a part where it is shared.

        More points come first; of equal points more wins of races, then more second places, and so on, as in
        `chequered.match.seasons`.
        """
        first = np.ones(self.points.shape, bool)
        for counts in self._criteria():
            first &= counts == np.where(first, counts, -1).max(axis=1, keepdims=True)
        shares: npt.NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
        return shares

    def _criteria(self) -> Iterator[Numbers]:
        yield self.points
        for place in range(1, self.races[0].classification.places.shape[1] + 1):
            yield self._by_team([race.classification.places == place for race in self.races])

    def _by_team(self, races: Sequence[npt.NDArray[Any]]) -> Numbers:
        """The sums over all races of what each piece of a team has."""
        sums: Numbers = np.sum(races, axis=0).reshape(self.matches, len(self.line_up), -1).sum(axis=2)
        return sums


def play_seasons(
    game: Game,
    boards: Sequence[LoadedBoard],
    line_up: Sequence[str],
    seasons: int,
    **terms: Unpack[Terms],
) -> Seasons:
    """Play seasons of a race on each of these boards between the bots of these levels; the rest is as in `play_batch`.

    `told` hears of races.

    Raises:
        ValueError: the game has no seasons, there is no board, or as `play_batch`.
        OptionsError: as `play_batch`.
    """
    if not game.spec.season:
        raise ValueError(f"{game.spec.id} has no seasons")
    if not boards:
        raise ValueError("expected at least one board")
    told = terms.get("told")
    races = []
    for number, board in enumerate(boards):

        def count(done: int, total: int, before: int = number) -> None:
            if told:
                told(before * total + done, len(boards) * total)

        counted: Terms = {**terms, "told": count}
        races.append(play_batch(game, board, line_up, seasons, race=number, **counted))
    return Seasons(tuple(races))
