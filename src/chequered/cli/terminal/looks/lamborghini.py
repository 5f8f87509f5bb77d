"""Lamborghini in the terminal: the ground, cars in the colours of their cards, the order and the state of the race."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from chequered.cli.terminal.looks import Chapter, Die, Holding, Look, Runner
from chequered.cli.terminal.looks.lamborghini_stage import carpaint, stage, worth
from chequered.cli.terminal.palette import DARK, OBSTACLE, Ground, Paint
from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.notation import CARDS, DIRECTIONS
from chequered.games.lamborghini.rules.sums import CRIPPLED
from chequered.games.lamborghini.spec import SPEC, Event
from chequered.games.lamborghini.state import LAPS, MOST_CHECKS, Status
from chequered.kernel.boards import LoadedBoard
from chequered.match.journal import Classified, Happening
from chequered.text import GameSentences

KEYS = {"keep": "0", "end": "0", "done": "0"}
"""What does nothing more is 0, all else has the first free key."""

TYPED = ("bid",)
"""Bids are typed: with a key for each, the 2 of 25 would seal a bid of 2."""

GROUNDS = {
    "straight": Ground(Paint("#9ba0a8", DARK, "")),
    "bend": Ground(Paint("#b98f86", DARK, "")),
    "narrow": Ground(Paint("#c9b56a", DARK, "")),
    "pole": Ground(Paint("#dfe1e5", DARK, ""), "◇"),
    "grid": Ground(Paint("#dfe1e5", DARK, "")),
}
"""Grey on straights, reddish in bends, yellow where it is narrow, pale on the grid: cars are seen on all of them."""

SPENT = frozenset({Event.REPAIR_PAID, Event.BOUGHT, Event.HIRED})
EARNED = frozenset({Event.PRIZE, Event.SOLD, Event.DISMISSED})
"""Events of a car with money as their last argument (LB-14)."""

PAID = frozenset({Event.BID_OPENED, Event.TOOK_CAR, Event.TOOK_DRIVER})
"""Events of a seat with money that it pays (LB-4.2, LB-4.3)."""


def liveries(view: Any) -> list[Paint]:
    """Cars look like their cards (LB-5.1), wrecks like what they are: an obstacle."""
    return [_livery(view, car) for car in range(view.seats * view.each)]


def _livery(view: Any, car: int) -> Paint:
    if view.status[car] == Status.WRECK:
        return OBSTACLE
    return carpaint(view.car_card[car])


def holdings(view: Any, seat: int) -> list[Holding]:
    """The cards with which a seat's cars can still do something: of the one that moves, if it is the seat's."""
    own = range(seat * view.each, (seat + 1) * view.each)
    shown = [view.mover] if view.mover in own else own
    counts = [sum(view.hand[car][kind] for car in shown) for kind in range(len(CARDS))]
    return [Holding(("card", word), (), count) for word, count in zip(CARDS, counts, strict=True) if count]


def dice(view: Any, board: LoadedBoard, words: GameSentences) -> list[Die]:
    """What counts in this turn: the card drawn, the points and the checks that are left (LB-6.2, LB-6.8)."""
    if view.mover < 0 or not view.drawn:
        return []
    points = [Die(view.points, words.of("page", "terminal-points", count=view.points))] if view.is_fixed else []
    left = MOST_CHECKS - view.checks
    return [
        Die(view.drawn, words.word("part", "card")),
        *points,
        Die(left, words.of("page", "terminal-checks", count=left)),
    ]


def runners(view: Any, board: LoadedBoard, classified: Sequence[Classified], words: GameSentences) -> list[Runner]:
    """All cars by place, with lap and cell, and what there is to be said of each; by number while no race is on."""
    cars = range(view.seats * view.each)
    order = sorted(cars, key=lambda car: (classified[car].place or len(cars) + 1, car))
    width = max((len(_cell(view, board, car)) for car in cars), default=0)
    return [_runner(view, board, car, classified[car].place, words, width) for car in order]


def _runner(view: Any, board: LoadedBoard, car: int, place: int, words: GameSentences, width: int) -> Runner:
    where = _cell(view, board, car)
    if where and view.status[car] == Status.RACING:
        where = f"{max(1, view.lap[car] + 1)}/{LAPS} {where:<{width}}"
    return Runner(car, place, where, notes(view, car, words))


def notes(view: Any, car: int, words: GameSentences) -> list[str]:
    """What else there is to be said of a car: it has ended, its damage, and what it takes into its next move."""

    def said(name: str, count: int) -> list[str]:
        return [words.of("page", f"terminal-{name}", count=count)] if count else []

    if view.status[car] == Status.WRECK:
        return [words.of("page", "prizes-wreck")]
    damage = view.damage[car]
    crippled = [words.of("page", "terminal-crippled")] if damage == CRIPPLED else said("damage", damage)
    finished = [words.of("page", "terminal-finished")] if view.status[car] == Status.FINISHED else []
    direction = view.direction[car]
    forced = [words.word("direction", DIRECTIONS[direction])] if direction else []
    return [*finished, *crippled, *said("running", view.running[car]), *said("won", view.won[car]), *forced]


def _cell(view: Any, board: LoadedBoard, car: int) -> str:
    return board.cells[view.cell[car]].name if view.cell[car] >= 0 else ""


def chapters(happenings: Iterable[Happening], board: LoadedBoard, seats: int, words: GameSentences) -> list[Chapter]:
    """The races of a championship that are over: prizes, and the money that everybody had then, in thousands."""

    def said(money: int) -> str:
        return words.of("page", "draft-sum", money=money)

    found: list[Chapter] = []
    money, prizes = [cast(Board, board.record).start_money[seats - 1]] * seats, [0] * seats
    for happening in happenings:
        event, args = happening.event, happening.args
        if event in PAID:
            money[args[0]] -= args[-1]
        elif event in SPENT | EARNED:
            seat = SPEC.seat_of(args[0], seats)
            money[seat] += args[-1] if event in EARNED else -args[-1]
            prizes[seat] += args[-1] if event == Event.PRIZE else 0
        elif event == Event.RACE_OVER and any(prizes):
            race, total = words.of("page", "terminal-race", race=args[0]), words.of("page", "terminal-money")
            found.append(Chapter(race, total, tuple(prizes), tuple(money), said))
            prizes = [0] * seats
    return found


LOOK = Look(
    KEYS,
    GROUNDS,
    holdings,
    runners,
    dice,
    chapters=chapters,
    liveries=liveries,
    stage=stage,
    worth=worth,
    numbers=TYPED,
)
