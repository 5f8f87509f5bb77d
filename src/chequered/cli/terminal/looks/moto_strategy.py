"""Moto Strategy in the terminal: what lies on the table, hands, the points of the deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chequered.cli.terminal.looks import Chapter, Doubt, Held, Look, Pile, Player, Runner, Spread
from chequered.cli.terminal.looks.moto_strategy_told import told
from chequered.cli.terminal.palette import DARK, LIGHT, Paint
from chequered.games.moto_strategy.notation import CARDS, LAYS, LONG_LAPS
from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.games.moto_strategy.spec import Card, Event
from chequered.kernel.boards import LoadedBoard
from chequered.match.journal import Classified, Happening
from chequered.text import GameSentences

KEYS = {
    **dict(zip(LAYS, "123456789", strict=True)),
    **dict(zip(LONG_LAPS, "abcde", strict=True)),
    "draw": "0",
    "pass": "0",
}
"""Digits in the order of the cards; a LONG LAP has the letter of the player on whom it is laid."""

LOOKS_OF_CARDS = {
    "moto-1": Paint("#f4bd19", DARK, "M1"),
    "moto-2": Paint("#b9c4cd", DARK, "M2"),
    "moto-3": Paint("#cf8653", DARK, "M3"),
    "q1": Paint("#27b3ab", DARK, "Q1"),
    "q2": Paint("#0b6a75", LIGHT, "Q2"),
    "starter": Paint("#2c8a4f", DARK, "ST"),
    "warm-up": Paint("#5b2f8f", LIGHT, "WU"),
    "red-flag": Paint("#f3ead9", DARK, "RF"),
    "stop": Paint("#262b31", LIGHT, "SR"),
    "long-lap": Paint("#3558cf", LIGHT, "LL"),
}
"""The colours are those of the page (a test compares them); letters of a name are printed alike in all languages."""

STOP = LAYS[Card.STOP]


def spread(view: Any, seat: int, words: GameSentences) -> Spread:
    """What lies on the table."""
    removed = words.listed([_counted(pile, words) for pile in _piles(view.removed)])
    counts = (
        (words.of("page", "pile"), view.pile_size),
        (words.of("page", "cancelled"), sum(view.cancelled)),
        (words.of("page", "removed"), removed),
    )
    return Spread(
        facts=(
            words.of("page", "deal", deal=view.deal),
            *(f"{name} {value}" for name, value in counts if value != ""),
            words.of("page", "goal", target=view.target),
        ),
        light=words.of("page", "waiting" if view.waiting else "first-lap" if view.starter >= 0 else "racing"),
        names=(words.of("page", "points"), words.of("page", "total")),
        players=[_player(view, each, words) for each in range(view.seats)],
        hand=[_held(k, n, words) for k, n in enumerate(view.hand[seat]) if n] if seat >= 0 else (),
    )


def _player(view: Any, seat: int, words: GameSentences) -> Player:
    owed = [words.of("page", "owed", count=view.owed[seat])] if view.owed[seat] else []
    out = [words.of("page", "out")] if view.out[seat] else []
    return Player(
        points=view.points[seat],
        total=view.total[seat],
        cards=words.of("page", "cards", count=view.hand_size[seat]),
        laid=list(_piles(view.laid[seat])),
        hand=list(_piles(view.hand[seat])),
        notes=[*out, *owed],
        is_out=bool(view.out[seat]),
    )


def _piles(counts: Sequence[int]) -> Iterator[Pile]:
    return (Pile(CARDS[kind], count) for kind, count in enumerate(counts) if count)


def _counted(pile: Pile, words: GameSentences) -> str:
    name = words.word("card", pile.word)
    return name if pile.count == 1 else f"{name} ×{pile.count}"


def _held(kind: int, count: int, words: GameSentences) -> Held:
    return Held(kind, CARDS[kind], count, _tokens(kind), words.of("page", f"card-{CARDS[kind]}"))


def _tokens(kind: int) -> Sequence[str]:
    return LONG_LAPS if kind == Card.LONG_LAP else (LAYS[kind],)


def runners(view: Any, board: LoadedBoard, classified: Sequence[Classified], words: GameSentences) -> list[Runner]:
    """Everybody by total (MS-6.3)."""
    totals = [view.total[seat] for seat in range(view.seats)]
    places = [1 + sum(other > total for other in totals) for total in totals]
    return [Runner(seat, places[seat], str(totals[seat])) for seat in sorted(range(view.seats), key=places.__getitem__)]


def chapters(happenings: Iterable[Happening], board: LoadedBoard, seats: int, words: GameSentences) -> list[Chapter]:
    """The deals that are over, each with what everybody has scored in it (MS-6.2)."""
    found: list[Chapter] = []
    points, totals = [0] * seats, [0] * seats
    for happening in happenings:
        if happening.event == Event.SCORED:
            seat, points[seat], totals[seat] = (happening.args[0], *happening.args[1:])
        elif happening.event == Event.DEAL_OVER:
            name, total = words.of("page", "deal", deal=happening.args[0]), words.of("page", "total")
            found.append(Chapter(name, total, tuple(points), tuple(totals)))
    return found


def doubt(view: Any, seat: int, token: str, words: GameSentences) -> Doubt | None:
    """STOP THE RACE with too many cards is legal, and eliminates (MS-5.2)."""
    held = view.hand_size[seat]
    if token != STOP or held <= MOST_TO_STOP:
        return None
    said = (words.of("page", "stop-ask", count=held), words.of("page", "stop-lay"), words.of("page", "stop-keep"))
    return Doubt(*said)


def answer(name: str, words: GameSentences) -> str:
    """Only LONG LAP can be set beforehand (MS-4.8)."""
    return words.of("page", "beforehand-set", name=name)


LOOK = Look(
    KEYS,
    runners=runners,
    cards=LOOKS_OF_CARDS,
    spread=spread,
    told=told,
    chapters=chapters,
    doubt=doubt,
    answer=answer,
)
