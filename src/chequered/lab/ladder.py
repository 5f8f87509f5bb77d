"""Who beats whom: the win shares of a line-up's bots, and of each level against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.lab.batch import Batch, Terms, play_batch
from chequered.lab.seasons import Seasons, play_seasons
from chequered.lab.shares import Share, share


@dataclass(frozen=True, slots=True)
class Score:
    """One entry of a line-up and its share of the wins; a shared win counts in part."""

    level: str
    wins: Share


def scores(batch: Batch | Seasons) -> list[Score]:
    """The entries of the line-up, in its order."""
    return [
        Score(level, share(float(batch.wins[batch.players == k].sum()), batch.matches))
        for k, level in enumerate(batch.line_up)
    ]


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot of a level at a table whose other seats have bots of another level."""

    level: str
    against: str
    seats: int
    wins: Share

    @property
    def fair(self) -> float:
        """The share that it would have if all were equal."""
        return 1 / self.seats


def ladder(
    game: Game,
    board: LoadedBoard | Sequence[LoadedBoard],
    levels: Sequence[str],
    *,
    seats: int = 4,
    matches: int = 20_000,
    choices: Mapping[str, int] | None = None,
    seed: int = 0,
    threads: int | None = None,
) -> list[Rung]:
    """Each level alone against tables full of each other level, seats rotated, in the order of `levels`.

    With several boards, `matches` seasons of a race on each of them are played.

    Raises:
        ValueError, OptionsError: as `play_batch`, or `play_seasons`.
    """
    rungs = []
    for name in levels:
        for against in levels:
            if name != against:
                line_up = (name, *[against] * (seats - 1))
                batch = _played(game, board, line_up, matches, choices=choices, seed=seed, threads=threads)
                rungs.append(Rung(name, against, seats, scores(batch)[0].wins))
    return rungs


def _played(
    game: Game,
    board: LoadedBoard | Sequence[LoadedBoard],
    line_up: Sequence[str],
    matches: int,
    **terms: Unpack[Terms],
) -> Batch | Seasons:
    if isinstance(board, LoadedBoard):
        return play_batch(game, board, line_up, matches, **terms)
    return play_seasons(game, board, line_up, matches, **terms)
