"""All that can be in other hands and in the pile, counted shuffle by shuffle: what `resample` is compared with.

Every card is told apart here, by arithmetic alone: a draw of a kind counts as many times as there are such cards in the
pile, and laying one as many times as there are such cards in the hand. The rules carry out each entry for every world
there still is; worlds that the seat can tell from the true match, or in which the entry is not legal, end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.cards import CARDS, Deck, from_content
from chequered.games.moto_strategy.spec import DRAW, FIRST_LAY, FIRST_LONG_LAP, Card
from chequered.games.moto_strategy.state import State
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.views import view

RULES = GAME.plain()
WIDTH = len(GAME.spec.tokens)
Hidden = tuple[tuple[int, ...], ...]


def small_deck(hand: int, **counts: int) -> Deck:
    """A deck with these cards, `_` for `-` in their names."""
    cards = {card: counts.get(card.replace("-", "_"), 0) for card in CARDS}
    deck = from_content({"hand": hand, **cards}).record
    assert isinstance(deck, Deck)
    return deck


def entries_of(deck: Deck, seats: int, seed: int) -> Iterator[tuple[int, State]]:
    """The first deal of a random match: each entry with the state behind it."""
    random, s = Random(seed), State()
    RULES.setup(deck, GAME.options(seats, {}), s)
    while s.deal == 1 and RULES.actor(deck, s) != OVER:
        entry = _chosen(deck, s, random)
        RULES.apply(deck, s, entry)
        if s.deal == 1:
            yield entry, s


def _chosen(deck: Deck, s: State, random: Random) -> int:
    numbers = [0] * WIDTH
    if RULES.actor(deck, s) != CHANCE:
        return random.choice(numbers[: RULES.legal(deck, s, numbers)])
    count = RULES.outcomes(deck, s, numbers)
    return random.choices(range(count), numbers[:count])[0]


def position(deck: Deck, seats: int, wanted: Callable[[State], bool], nth: int = 0) -> list[int]:
    """The entries of the first random match (of those left when `nth` are passed over) up to a wanted state."""
    for seed in range(100_000):
        entries = []
        for entry, s in entries_of(deck, seats, seed):
            entries.append(entry)
            if wanted(s):
                if nth == 0:
                    return entries
                nth -= 1
                break
    raise AssertionError("no match comes to such a state")


def replay(deck: Deck, seats: int, entries: Sequence[int]) -> Iterator[State]:
    """The states of a match: the opening, and one behind each entry."""
    s = State()
    RULES.setup(deck, GAME.options(seats, {}), s)
    yield s.copy()
    for entry in entries:
        RULES.apply(deck, s, entry)
        yield s.copy()


def worlds(deck: Deck, seats: int, entries: Sequence[int], seat: int) -> dict[Hidden, Fraction]:
    """What the seat cannot see at the end of these entries, and how likely each is for it."""
    opening, *states = replay(deck, seats, entries)
    now: dict[Hidden, tuple[State, int]] = {hidden(opening, seat): (opening, 1)}
    for entry, true in zip(entries, states, strict=True):
        seen = view(true, seat)
        following: dict[Hidden, State] = {}
        times: dict[Hidden, int] = defaultdict(int)
        for s, number in now.values():
            for other, ways in _next(deck, s, entry):
                if view(other, seat) == seen:
                    key = hidden(other, seat)
                    following[key] = other
                    times[key] += number * ways
        now = {key: (following[key], times[key]) for key in following}
    total = sum(number for _, number in now.values())
    return {key: Fraction(number, total) for key, (_, number) in now.items()}


def _next(deck: Deck, s: State, entry: int) -> Iterator[tuple[State, int]]:
    """What can come of an entry, or of other cards in its place, each with its number of ways."""
    who = RULES.actor(deck, s)
    if who != CHANCE:
        if RULES.refusal(deck, s, who, entry) == 0:
            yield _applied(deck, s, entry), s.hand[who][_card(entry)] if entry < DRAW else 1
    elif entry < FIRST_LAY:
        for kind, ways in enumerate(s.pile.copy()):
            if ways > 0:
                yield _applied(deck, s, kind), ways


def _applied(deck: Deck, s: State, entry: int) -> State:
    other = s.copy()
    RULES.apply(deck, other, entry)
    return other


def _card(action: int) -> int:
    return action - FIRST_LAY if action < FIRST_LONG_LAP else Card.LONG_LAP


def hidden(s: State, seat: int) -> Hidden:
    """What the seat does not see."""
    others = [other for other in range(s.seats) if other != seat]
    return tuple(tuple(row) for row in [s.pile, *(s.hand[k] for k in others), *(s.drawn[k] for k in others)])


def distance(found: Counter[Hidden], expected: dict[Hidden, Fraction]) -> tuple[float, int]:
    """Chi-square and its degrees of freedom; what is expected less than ten times is put together."""
    number = sum(found.values())
    bins: list[tuple[float, int]] = []
    rest, of_rest = 0.0, 0
    for key, chance in expected.items():
        if chance * number >= 10:
            bins.append((float(chance * number), found[key]))
        else:
            rest += float(chance * number)
            of_rest += found[key]
    if rest > 0:
        bins.append((rest, of_rest))
    return sum((seen - due) ** 2 / due for due, seen in bins), len(bins) - 1
