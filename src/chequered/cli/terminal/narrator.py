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

AMOUNT = "amount"
"""The kind of an argument that is part of a sum: what an event with one says is written in that sum."""


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
        """The lines of these happenings, which belong to step number `step`; mere steps of a way have none.

        Parts of a sum, which only pass, stand behind the line of what comes of them.
        """
        for _, alike in groupby(self._summed(happenings), lambda pair: (self._kind(pair[0]), id(pair[1] or None))):
            first, *others = alike
            line = self._line(step, [first[0], *(happening for happening, _ in others)])
            yield replace(line, text=f"{line.text} {self._sum(first[1])}") if first[1] else line

    def _summed(self, happenings: Iterable[Happening]) -> Iterator[tuple[Happening, list[Happening]]]:
        """What is told, with the parts of a sum that were told of the same piece before."""
        parts: list[Happening] = []
        for happening in happenings:
            event = self._spec.event_of[happening.event]
            if any(argument.kind == AMOUNT for argument in event.arguments):
                parts.append(happening)
            elif not event.passing:
                yield happening, parts
                parts = []

    def _sum(self, parts: Iterable[Happening]) -> str:
        """The sum of these parts: 9 card + 1 car − 1 damage = 9."""
        text, total = "", 0
        for part in parts:
            event = self._spec.event_of[part.event]
            amount = next(v for a, v in zip(event.arguments, part.args, strict=True) if a.kind == AMOUNT)
            words = [self._value(event, k, [part]) for k, a in enumerate(event.arguments) if self._is_word(a.kind)]
            sign = ("+ " if text else "") if amount >= 0 else "− "
            text += f"{sign}{abs(amount)} {' '.join(map(str, words))} "
            total += amount
        return f"({text}= {total})".replace("= -", "= −")

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
