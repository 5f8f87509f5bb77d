"""The championships of a season: points of several races added up, for each piece and for each seat.

>>> from chequered.match import Classified
>>> from chequered.match.seasons import championships
>>> first = [Classified(1, 25), Classified(2, 20), Classified(3, 16), Classified(0, 0)]
>>> after = championships([first], pieces=2)
>>> [(seat.place, seat.points) for seat in after.seats]
[(1, 45), (2, 16)]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chequered.match.journal import Classified

MOST_RACES = 12
"""Of a season."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece's or seat's standing: its place (equal ones are shared), points, and how often it came where.

    `finishes` counts wins, second places, third places and so on, as far as any place was ever taken.
    """

    place: int
    points: int
    finishes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Championships:
    """The standings of all pieces and of all seats, by number."""

    pieces: tuple[Standing, ...]
    seats: tuple[Standing, ...]


Race = Sequence[Classified]
"""The classification of a race, by piece."""


def championships(races: Sequence[Race], pieces: int) -> Championships:
    """The standings after these races, in which each seat had `pieces` pieces.

    More points come first; of equal points more wins, then more second places, and so on; then places are
    shared. What a piece wins, its seat wins too.

    Raises:
        ValueError: no race, races with different numbers of pieces, a number that does not make whole seats, or a place
            that is none among them.
    """
    count = len(races[0]) if races else 0
    if not count or count % pieces or any(len(race) != count for race in races):
        raise ValueError(f"expected races with {pieces} pieces for each seat, got {[len(race) for race in races]}")
    if any(not 0 <= one.place <= count for race in races for one in race):
        raise ValueError(f"expected places from 0 to {count}, one for each piece")
    by_piece = [[race[piece] for race in races] for piece in range(count)]
    by_seat = [
        [one for piece in by_piece[first : first + pieces] for one in piece] for first in range(0, count, pieces)
    ]
    return Championships(_standings(by_piece), _standings(by_seat))


def _standings(everybody: Sequence[Sequence[Classified]]) -> tuple[Standing, ...]:
    records = [(sum(one.points for one in each), _finishes(each)) for each in everybody]
    # Without trailing zeros a longer count with an equal beginning is the better one, as tuples compare.
    return tuple(Standing(1 + sum(other > record for other in records), *record) for record in records)


def _finishes(classified: Iterable[Classified]) -> tuple[int, ...]:
    counts = Counter(one.place for one in classified if one.place)
    return tuple(counts[place] for place in range(1, max(counts, default=1) + 1))
