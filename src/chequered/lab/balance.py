"""Whether a board is fair between equal bots: by seat, by seat attribute, and by what the game counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, Measure, Watch
from chequered.lab.batch import Batch, Told, play_batch
from chequered.lab.shares import Share, share


@dataclass(frozen=True, slots=True)
class Spread:
    """How a count varies from match to match."""

    mean: float
    sd: float
    low: int
    median: int
    high: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A measure of the game: a spread over the matches, or else values, by word where the measure has words.

    The values are shares, or numbers on average where the measure is a `mean`.
    """

    name: str
    spread: Spread | None
    values: Mapping[str, float]
    mean: bool = False


@dataclass(frozen=True, slots=True)
class Balance:
    """The report on a batch of equal bots.

    `seats`: the share of the wins of each seat, a shared win counting in part. `attributes`: for each seat attribute
    and each of its values, the share of the wins of a seat that has it, in matches where one does. `fair` is what each
    of them would be if all were equal. `figures`: what the game counts.
    """

    level: str
    matches: int
    fair: float
    seats: tuple[Share, ...]
    attributes: Mapping[str, Mapping[str, Share]]
    figures: tuple[Figure, ...]

    @property
    def worst_seat(self) -> float:
        """The largest distance of a seat's share from the fair one."""
        return max(abs(seat.value - self.fair) for seat in self.seats)

    def worst_value(self, attribute: str) -> float:
        """The largest distance of a value's share from the fair one."""
        return max(abs(s.value - self.fair) for s in self.attributes[attribute].values())


def balance(
    game: Game,
    board: LoadedBoard,
    level: str,
    *,
    seats: int = 4,
    matches: int = 100_000,
    choices: Mapping[str, int] | None = None,
    seed: int = 0,
    threads: int | None = None,
    told: Told | None = None,
) -> Balance:
    """Play matches between bots of one level and report.

    Raises:
        ValueError, OptionsError: as `play_batch`.
    """
    line_up = [level] * seats
    return report(
        play_batch(game, board, line_up, matches, choices=choices, seed=seed, rotate=False, threads=threads, told=told)
    )


def report(batch: Batch) -> Balance:
    """The report on a batch that was played by bots of one level.

    Raises:
        ValueError: the line-up has several levels.
    """
    if len(set(batch.line_up)) != 1:
        raise ValueError(f"expected bots of one level, got {', '.join(batch.line_up)}")
    seats = len(batch.line_up)
    return Balance(
        batch.line_up[0],
        batch.matches,
        1 / seats,
        tuple(share(float(batch.wins[:, seat].sum()), batch.matches) for seat in range(seats)),
        {a.name: _by_value(batch, a.name, a.values) for a in batch.game.spec.attributes},
        tuple(_figure(batch, measure) for measure in _watch(batch.game)),
    )


def _watch(game: Game) -> tuple[Measure, ...]:
    watch: Watch | None = game.watch
    return watch.measures if watch else ()


def _by_value(batch: Batch, name: str, words: tuple[str, ...]) -> dict[str, Share]:
    values = batch.attributes[name]
    shares = {}
    for k, word in enumerate(words):
        has = values == k
        if has.any():
            shares[word] = share(float(batch.wins[has].sum()), int(has.sum()))
    return shares


def _figure(batch: Batch, measure: Measure) -> Figure:
    counts = batch.tallies[measure.of]
    if not measure.per:
        return Figure(measure.name, _spread(counts), {})
    totals = batch.tallies[measure.per]
    sums = np.atleast_1d(counts.sum(axis=0))
    each = np.broadcast_to(totals.sum(axis=0) if totals.shape == counts.shape else totals.sum(), sums.shape)
    words = batch.game.spec.vocabularies[measure.words] if measure.words else _numbers(sums)
    values = {w: int(n) / max(int(of), 1) for w, n, of in zip(words, sums, each, strict=bool(measure.words))}
    return Figure(measure.name, None, values, measure.mean)


def _numbers(sums: npt.NDArray[np.int64]) -> Sequence[str]:
    """The numbers from 1 up to the last entry that ever counted anything; a single entry needs no name."""
    last = int(np.flatnonzero(sums).max(initial=0)) + 1
    return [str(number) for number in range(1, last + 1)] if len(sums) > 1 else [""]


def _spread(counts: npt.NDArray[np.int64]) -> Spread:
    low, median, high = (int(q) for q in np.percentile(counts, (5, 50, 95)))
    return Spread(float(counts.mean()), float(counts.std()), low, median, high)
