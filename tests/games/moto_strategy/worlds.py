"""All that can be in other hands and in the pile, counted shuffle by shuffle: what `resample` is compared with.

Every card is told apart here, by arithmetic alone: a draw of a kind counts as many times as there are such cards in the
pile, and laying one as many times as there are such cards in the hand. The rules carry out each entry for every world
there still is; worlds that the seat can tell from the true match, or in which the entry is not legal, end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.spec import DRAW, FIRST_LAY, FIRST_LONG_LAP, Card
from chequered.games.moto_strategy.state import State
from chequered.kernel.contract import CHANCE
from tests.games.moto_strategy.matches import PLAYING, RULES

Hidden: TypeAlias = tuple[tuple[int, ...], ...]
World: TypeAlias = tuple[State, int]
LONGEST = 60
"""Entries: in long deals the seat comes to know nearly all."""


def position(deck: Deck, seats: int, wanted: Callable[[State], bool], first_seed: int) -> tuple[list[int], State]:
    """A wanted state in the first deal of a random match, the first from a seed on, and the entries up to it."""
    for seed in range(first_seed, 10_000):
        entries = []
        for step in PLAYING.steps(deck, GAME.options(seats, {}), seed):
            entries.append(step.entry)
            if step.after.deal > 1 or len(entries) > LONGEST:
                break
            if wanted(step.after):
                return entries, step.after
    raise AssertionError("no match comes to such a state")


def worlds(deck: Deck, seats: int, entries: Sequence[int], seat: int) -> dict[Hidden, Fraction]:
    """What the seat cannot see at the end of these entries, and how likely each is for it."""
    true = State()
    RULES.setup(deck, GAME.options(seats, {}), true)
    now: dict[Hidden, World] = {hidden(true, seat): (true.copy(), 1)}
    for entry in entries:
        RULES.apply(deck, true, entry)
        following: dict[Hidden, World] = {}
        for s, number in now.values():
            for other, ways in _next(deck, s, entry):
                if _looks_alike(other, true, seat):
                    key = hidden(other, seat)
                    following[key] = other, number * ways + following.get(key, (other, 0))[1]
        now = following
    total = sum(number for _, number in now.values())
    return {key: Fraction(number, total) for key, (_, number) in now.items()}


def _next(deck: Deck, s: State, entry: int) -> Iterator[World]:
    """What can come of an entry, or of another card drawn in its place, and each one's number of ways."""
    who = RULES.actor(deck, s)
    if who == CHANCE:
        for kind, ways in enumerate(s.pile.copy()):
            if ways > 0:
                yield _applied(deck, s, kind), ways
    elif RULES.refusal(deck, s, who, entry) == 0:
        card = entry - FIRST_LAY if entry < FIRST_LONG_LAP else Card.LONG_LAP
        yield _applied(deck, s, entry), s.hand[who][card] if entry < DRAW else 1


def _applied(deck: Deck, s: State, entry: int) -> State:
    other = s.copy()
    RULES.apply(deck, other, entry)
    return other


def _looks_alike(s: State, other: State, seat: int) -> bool:
    """Whether the seat cannot tell one from the other."""
    return s.hand[seat] == other.hand[seat] and all(
        f.see == "nobody"
        or (f.see == "all" and getattr(s, name) == getattr(other, name))
        or (f.see == "owner" and getattr(s, name)[seat] == getattr(other, name)[seat])
        for name, f in State.FIELDS.items()
    )


def hidden(s: State, seat: int) -> Hidden:
    """What the seat does not see."""
    others = [other for other in range(s.seats) if other != seat]
    return tuple(tuple(row) for row in [s.pile, *(s.hand[k] for k in others), *(s.drawn[k] for k in others)])


def surprise(found: Counter[Hidden], expected: dict[Hidden, Fraction]) -> float:
    """How many standard deviations chi-square is above what it should be; rare worlds are put together."""
    number = sum(found.values())
    bins = [(found[world], float(chance * number)) for world, chance in expected.items() if chance * number >= 10]
    rare = number - sum(due for _, due in bins)
    if rare > 1:
        bins.append((number - sum(seen for seen, _ in bins), rare))
    freedom = max(len(bins) - 1, 1)
    return (sum((seen - due) ** 2 / due for seen, due in bins) - freedom) / (2 * freedom) ** 0.5
