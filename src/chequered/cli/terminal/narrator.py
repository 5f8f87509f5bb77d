"""What has happened, line by line, in the reader's language, each line with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice

from chequered.kernel.drawn import DrawnCell
from chequered.kernel.game import Event, Game, Spec
from chequered.kernel.views import is_unseen
from chequered.match.journal import Entry, Happening, Step
from chequered.text import GameSentences


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log; `rule` is a rule's number, 0 for none; `seat` and `piece` are whom it concerns, or -1."""

    step: int
    text: str
    rule: int
    seat: int
    piece: int


class Narrator:
    """Says what happens at one table."""

    def __init__(self, words: GameSentences, game: Game, names: Sequence[str], cells: Sequence[DrawnCell]) -> None:
        self._words = words
        self._spec = game.spec
        self._names = names
        self._cells = cells

    def lines(self, steps: Iterable[Step]) -> Iterator[Line]:
        """The lines of these steps. What happens several times in a row (six dice) is told in one."""
        for step in steps:
            # What a forced answer does is told apart from all else, so that each can be marked.
            apart = groupby(enumerate(step.entries), lambda pair: pair[0] if self._is_forced(pair[1]) else -1)
            for forced, entries in apart:
                lines = self.told(step.number, (happening for _, entry in entries for happening in entry.events))
                yield from self._marked(lines) if forced >= 0 else lines

    def told(self, step: int, happenings: Iterable[Happening]) -> Iterator[Line]:
        """The lines of these happenings, which belong to step number `step`; mere steps of a way have none."""
        told = (happening for happening in happenings if not self._spec.event_of[happening.event].passing)
        for _, alike in groupby(told, self._kind):
            yield self._line(step, list(alike))

    @staticmethod
    def _is_forced(entry: Entry) -> bool:
        return entry.forced and not entry.is_chance

    def _marked(self, lines: Iterator[Line]) -> Iterator[Line]:
        """The lines of forced answers: the first says so, for its seat was not asked."""
        for line in islice(lines, 1):
            yield replace(line, text=f"{line.text} ({self._words.sentence('log-forced')})")
        yield from lines

    def seat(self, number: int) -> str:
        """The name of a seat."""
        return self._names[number]

    def cell(self, number: int) -> str:
        """A cell in words."""
        return self._words.cell(self._cells[number])

    def _kind(self, happening: Happening) -> tuple[object, ...]:
        """What happenings share that are told in one line: all but words of a vocabulary, if any, that are seen."""
        event = self._spec.event_of[happening.event]
        fixed = [value for a, value in zip(event.arguments, happening.args, strict=True) if not self._is_word(a.kind)]
        is_hidden = any(map(is_unseen, event.arguments, happening.args))
        alone = id(happening) if len(fixed) == len(happening.args) or is_hidden else 0
        return (happening.event, happening.rule, *fixed, alone)

    def _line(self, step: int, alike: Sequence[Happening]) -> Line:
        event = self._spec.event_of[alike[0].event]
        seen = [k for k, value in enumerate(alike[0].args) if not is_unseen(event.arguments[k], value)]
        values = {event.arguments[k].name: self._value(event, k, alike) for k in seen}
        seat, piece = concerned(self._spec, alike[0], len(self._names))
        text = self._words.happened(event.name, len(seen) < len(alike[0].args), **values)
        return Line(step, text, alike[0].rule, seat, piece)

    def _value(self, event: Event, k: int, alike: Sequence[Happening]) -> str | int:
        kind, value = event.arguments[k].kind, alike[0].args[k]
        if kind == "seat":
            return self._names[value]
        if kind == "piece":
            return self._words.piece(value, self._names)
        if kind == "cell":
            return self.cell(value)
        if self._is_word(kind):
            return self._words.listed([self._words.word(kind, happening.args[k]) for happening in alike])
        return value

    def _is_word(self, kind: str) -> bool:
        return kind in self._spec.vocabularies


def concerned(spec: Spec, happening: Happening, seats: int) -> tuple[int, int]:
    """The seat and the piece that an event is about, by its first argument that is either; -1 for none.

    Where each of the `seats` has one piece, a seat stands for it.
    """
    for argument, value in zip(spec.event_of[happening.event].arguments, happening.args, strict=True):
        if argument.kind == "piece":
            return spec.seat_of(value, seats), value
        if argument.kind == "seat":
            return value, value if spec.pieces_of(seats) == 1 else -1
    return -1, -1
