"""Conformance: one random match, and what is checked at each of its steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.conformance import survey
from chequered.kernel.conformance.answers import Answers, check_answers, read, row_length
from chequered.kernel.conformance.failing import Unfit, demand
from chequered.kernel.conformance.happening import Happening, check_event
from chequered.kernel.conformance.hiding import check_hiding
from chequered.kernel.conformance.strict import strict
from chequered.kernel.conformance.twin import Twin
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import SEATS, Game
from chequered.kernel.record import Record

Conserved = Callable[[Record, Record], int]
"""Counts something on a board and in a state that must stay the same throughout a match."""

SETUP = "setup again gives the same"
QUERIES = "queries change nothing"
OWN = "apply changes only its own record"
PACKS = "states pack and unpack"
LENGTH = "matches end"
PLACES = "places are valid"
CONSERVED = "counts are conserved"


class Table:
    """What all matches of one check share: the bound rules, what the plain ones emit, and what they must conserve."""

    def __init__(self, game: Game, compiled: bool, conserved: Sequence[Conserved]) -> None:
        self.heard: list[Happening] = []
        self.plain = game.plain(lambda *event: self.heard.append(event), (survey,))
        self.compiled = game.compiled((survey,)) if compiled else None
        self.conserved = conserved


class Walk:
    """A match: its journal so far in `tokens`, of which `compared` entries are known to be the same compiled."""

    def __init__(self, game: Game, board: LoadedBoard, options: Record, table: Table, random: Random) -> None:
        self.game, self.tokens, self.compared = game, list[str](), 0
        self.told = f"{game.spec.id}, board {board.name or board.code}, {options}"
        self._seats, self._width = getattr(options, SEATS), len(game.spec.tokens)
        self._board, self._options = strict(board.record), strict(options)
        self._untouched = board.record.copy(), options.copy()
        self._table, self._rules, self._heard, self._random = table, table.plain, table.heard, random
        self._s = strict(game.State())

    def play(self, limit: int) -> int:
        """Play to the end, or `limit` entries; the number of entries.

        Raises:
            Unfit: a check failed.
        """
        opening = self._set_up()
        kept = [self._count(count) for count in self._table.conserved]
        twin = self._twin()
        answers = self._position(twin)
        while answers.actor != OVER and len(self.tokens) < limit:
            entry = self._choose(answers)
            if twin is not None and twin.entry(entry):
                self.compared += twin.compare()
            self._apply(entry)
            answers = self._position(twin)
            for count, at_first in zip(self._table.conserved, kept, strict=True):
                demand(self._count(count) == at_first, CONSERVED, f"{count.__name__} was {at_first} at the opening")
        if twin is not None:
            self.compared += twin.compare()
        if answers.actor == OVER:
            self._end(opening, twin)
        return len(self.tokens)

    def _twin(self) -> Twin | None:
        compiled = self._table.compiled
        return Twin(self.game, compiled, self._board, self._options, self._seats) if compiled else None

    def _set_up(self) -> Record:
        self._rules.setup(self._board, self._options, self._s)
        self._check_events()
        opening = self._s.copy()
        self._check_setup(opening, opening.copy())
        return opening

    def _check_setup(self, opening: Record, used: Record) -> None:
        self._rules.setup(self._board, self._options, used)
        self._heard.clear()
        name = _difference(used, opening)
        demand(not name, SETUP, f"over a used state, {name} is not what it is over an empty one")

    def _position(self, twin: Twin | None) -> Answers:
        """Ask everything about the position, and check the answers."""
        before = self._s.copy()
        row = [0] * row_length(self._seats, self._width)
        self._rules.survey(self._board, self._s, self._seats, self._width, row, [0] * self._width)
        self._check_untouched(QUERIES)
        if self._s != before:
            raise Unfit(QUERIES, f"{_difference(self._s, before)} has changed")
        answers = read(row, self._seats, self._width)
        check_answers(self.game.spec, answers, self._seats)
        packed = self._packed()
        check_hiding(self._rules, self.game.spec, self._board, self._s, answers, self._random)
        demand(not self._heard, QUERIES, "an event was emitted")
        if twin is not None:
            twin.position(packed, row)
        return answers

    def _packed(self) -> np.void:
        try:
            packed = self._s.pack()
        except (OverflowError, TypeError, ValueError) as error:
            raise Unfit(PACKS, str(error)) from error
        name = _difference(self.game.State.unpack(packed), self._s)
        demand(not name, PACKS, f"{name} does not hold 64-bit integers only")
        return packed

    def _choose(self, answers: Answers) -> int:
        if answers.actor == CHANCE:
            return self._random.choices(range(len(answers.listed)), answers.listed)[0]
        return self._random.choice(answers.listed)

    def _apply(self, entry: int) -> None:
        longest = self.game.spec.longest
        demand(len(self.tokens) < longest, LENGTH, f"the match goes on after {longest} entries")
        self.tokens.append(self.game.spec.tokens[entry])
        self._rules.apply(self._board, self._s, entry)
        self._check_events()
        self._check_untouched(OWN)

    def _check_events(self) -> None:
        for happening in self._heard:
            check_event(self.game.spec, happening, self._seats)
        self._heard.clear()

    def _check_untouched(self, check: str) -> None:
        for record, whole in zip((self._board, self._options), self._untouched, strict=True):
            if record != whole:
                raise Unfit(check, f"the {type(whole).__name__}'s {_difference(record, whole)} has changed")

    def _end(self, opening: Record, twin: Twin | None) -> None:
        before, out = self._s.copy(), [0] * self._seats
        self._rules.places(self._board, self._s, out)
        self._check_untouched(QUERIES)
        if self._s != before:
            raise Unfit(QUERIES, f"places has changed {_difference(self._s, before)}")
        fair = [1 + sum(other < place for other in out) for place in out]
        demand(out == fair, PLACES, f"the places are {out}; each is to be one more than the number of better ones")
        classified = self._classified()
        if twin is not None:
            demand(out == twin.places(), "plain and compiled agree", f"the places are {out} plain, else compiled")
            demand(
                classified == twin.classified(len(classified[0])),
                "plain and compiled agree",
                f"places and points of the pieces are {classified} plain, else compiled",
            )
        self._check_setup(opening, self._s)

    def _classified(self) -> tuple[list[int], list[int]]:
        """Place and points of every piece; those with a place have the first ones, each as often as it is shared."""
        before, pieces = self._s.copy(), self._seats * self.game.spec.pieces_of(self._seats)
        places, points = [0] * pieces, [0] * pieces
        self._rules.classify(self._board, self._s, places, points)
        if self._s != before:
            raise Unfit(QUERIES, f"classify has changed {_difference(self._s, before)}")
        placed = [place for place in places if place]
        fair = [1 + sum(other < place for other in placed) for place in placed]
        demand(placed == fair, PLACES, f"the pieces' places are {places}; each is to be one more than those better")
        demand(min(points) >= 0, PLACES, f"the pieces' points are {points}")
        return places, points

    def _count(self, count: Conserved) -> int:
        return count(self._board, self._s)


def _difference(one: Any, other: Any) -> str:
    """The name of the first field that differs, also 1 from True; empty if there is none."""
    return next((name for name in one.FIELDS if repr(getattr(one, name)) != repr(getattr(other, name))), "")
