"""Table-MotoGP in the terminal: the ground and its marks, hands of cards, and the order of the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from chequered.cli.terminal.looks import Die, Holding, Look, Runner
from chequered.cli.terminal.palette import DARK, LIGHT, Ground, Paint
from chequered.games.motogp.board import Board
from chequered.games.motogp.notation import CARDS
from chequered.games.motogp.rules.positions import RANKS, distance
from chequered.games.motogp.rules.way import PERFECT, points
from chequered.games.motogp.spec import TEAM
from chequered.games.motogp.state import Status
from chequered.kernel.boards import LoadedBoard
from chequered.match.journal import Classified
from chequered.text import GameSentences

KEYS = {"extra": "x", "keep": "0", "take-extra": "x", "take-boxes": "b", "take-crash": "c"}

_BLACK = "#23262b"
GROUNDS = {
    "straight": Ground(Paint("#8b8f96", DARK, "")),
    "inner": Ground(Paint("#a8605a", DARK, "")),
    "outer-a": Ground(Paint("#a8605a", DARK, "")),
    "outer-b": Ground(Paint("#a8605a", DARK, "")),
    "hairpin": Ground(Paint("#7d3f3b", LIGHT, "")),
    "pit": Ground(Paint("#cdb45c", DARK, "")),
    "fuel": Ground(Paint("#2f8f55", LIGHT, "F")),
    "boxes": Ground(Paint(_BLACK, LIGHT, "B")),
    "crash": Ground(Paint(_BLACK, LIGHT, "C")),
    "engine": Ground(Paint(_BLACK, LIGHT, "E")),
    "chequered": Ground(Paint("#dfe1e5", _BLACK, ""), "▚"),
}
"""Grey, red, yellow, green and black as GP-2.2 to GP-2.6 have them, pale enough to see motorcycles on; letters of marks
are those of their names on the spaces."""

FLAGS = (("failure", "failure"), ("again", "again"), ("stop", "stops"), ("missing", "missing"))
"""The names of what lies still ahead of a motorcycle, with the field of the state that counts it."""


def holdings(view: Any, seat: int) -> list[Holding]:
    """The cards of a team, by kind; nothing is hidden (GP-1.2)."""
    return [Holding(("card", kind), (), view.hand[seat][k]) for k, kind in enumerate(CARDS)]


def dice(view: Any, board: LoadedBoard, words: GameSentences) -> list[Die]:
    """The dice of this turn, and which lane each opens (GP-5.1); by halves if it began in the pit lane (GP-7.3)."""
    rolled = [face for face in (view.first, view.second) if face]
    circuit = _circuit(board)
    found = [Die(face, _speed(face, points(circuit, view, face), words)) for face in rolled]
    return [*found, Die(view.third, words.of("page", "die-third"))] if view.third else found


def _circuit(board: LoadedBoard) -> Board:
    """The record, which is this game's: looks are found by the game's name."""
    return cast(Board, board.record)


def _speed(face: int, moved: int, words: GameSentences) -> str:
    lane = words.of("page", "die-inner" if face <= PERFECT else "die-outer")
    return lane if moved == face else f"{lane}, {words.of('page', 'die-half', points=moved)}"


def runners(view: Any, board: LoadedBoard, classified: Sequence[Classified], words: GameSentences) -> list[Runner]:
    """All motorcycles, as the race would be classified now; lap and space of each, and what there is to be said."""
    pieces = range(view.seats * TEAM)
    if view.qualifying:
        return [_rider(view, board, m, words) for m in sorted(pieces, key=lambda m: (-view.qualified[m], m))]
    racing = [m for m in pieces if view.status[m] == Status.RACING and view.cell[m] >= 0]
    circuit = _circuit(board)
    at = {m: distance(circuit, view, m) for m in racing}
    order = sorted(pieces, key=lambda m: (classified[m].place or len(pieces) + 1, m))
    behind = {m: max(at.values()) - spaces for m, spaces in at.items()}
    width = max((len(_spot(view, board, m)) for m in racing), default=0)
    return [_runner(view, board, m, classified[m].place, behind.get(m, 0), words, width) for m in order]


def _runner(view: Any, board: LoadedBoard, m: int, place: int, behind: int, words: GameSentences, width: int) -> Runner:
    """One in the race; its space takes so many columns, that laps and spaces stand one below another."""
    if view.status[m] != Status.RACING:
        return Runner(m, place, "", (words.of("page", "end", Status(view.status[m]).name.lower()),))
    gap = (words.of("page", "gap", spaces=behind),) if behind else ()
    flags = (words.of("page", "flag", name, count=getattr(view, of)[m]) for name, of in FLAGS if getattr(view, of)[m])
    return Runner(m, place, f"{view.lap[m]}/{view.laps} {_spot(view, board, m):<{width}}", (*gap, *flags))


def _rider(view: Any, board: LoadedBoard, m: int, words: GameSentences) -> Runner:
    """One that has ridden for the grid, does so or waits for it (GP-4.3); all places are open until the last has."""
    if view.qualified[m] > 0:
        return Runner(m, 0, "", (words.of("page", "spaces", count=view.qualified[m] // RANKS + 1),))
    return Runner(m, 0, _spot(view, board, m))


def _spot(view: Any, board: LoadedBoard, m: int) -> str:
    return board.cells[view.cell[m]].name if view.cell[m] >= 0 else ""


LOOK = Look(KEYS, GROUNDS, holdings, runners, dice, is_open=True)
