"""Layouts: the short text that says which parts are laid, and the rules that a laid track keeps."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from chequered.circuit import Part, Sizes, join, lay, overlaps, without_way
from chequered.games.monza.spec import SPEC, Rule
from chequered.kernel.boards import BoardError

MOST_PARTS = 20
"""The most parts of a track (MZ-2.1)."""

REASONS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "unknown-part": frozenset({"word", "number"}),
        "too-many": frozenset({"number"}),
        "none": frozenset(),
        "used-twice": frozenset({"part", "number"}),
        "overlap": frozenset({"part", "number", "other", "earlier"}),
        "overlap-start": frozenset({"part", "number"}),
        "finish-overlaps": frozenset({"other", "earlier"}),
        "finish-overlaps-start": frozenset(),
        "no-way": frozenset({"part", "number"}),
    }
)
"""Why a layout is refused, with the values that say where: a part by name, and its place in the layout from 1."""

_SEPARATORS = re.compile(r"[\s,\-–]+")
_TOKEN = re.compile(r"([A-Z]{1,4}[0-9]{1,3})(R?)")


@dataclass(frozen=True, slots=True)
class Laid:
    """A part's name, and whether the part is laid the other way round (MZ-2.1)."""

    name: str
    reversed: bool

    def __str__(self) -> str:
        return f"{self.name}{'r' if self.reversed else ''}"


@dataclass(frozen=True, slots=True)
class Fault:
    """What breaks a rule, and the position (from 0) of the first part that does; `reason` is one of `REASONS`."""

    position: int
    rule: Rule
    message: str
    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    def error(self) -> BoardError:
        """The refusal; its message ends with the rule."""
        message = f"{self.message} ({SPEC.rule_name(self.rule)})"
        return BoardError(message, rule=self.rule, reason=self.reason, values=self.values)


def code_of(layout: Sequence[Laid]) -> str:
    """The canonical code of a layout.

    >>> code_of([Laid("S1", False), Laid("B3", True)])
    'S1 B3r'
    """
    return " ".join(map(str, layout))


def read_code(text: str, known: Collection[str]) -> tuple[list[Laid], Fault | None]:
    """The layout that a code describes up to its first fault, and that fault.

    Parts stand one behind another, apart by spaces, commas or dashes, in any case; an r behind a part lays it the
    other way round. A fault is an unknown part, no part, or one too many.

    >>> read_code("s1, b3R - s2", {"S1", "S2", "B3"})
    ([Laid(name='S1', reversed=False), Laid(name='B3', reversed=True), Laid(name='S2', reversed=False)], None)
    """
    layout: list[Laid] = []
    for k, token in enumerate(filter(None, _SEPARATORS.split(text))):
        match = _TOKEN.fullmatch(token.upper())
        if k == MOST_PARTS:
            return layout, _too_many(k)
        if not match or match[1] not in known:
            return layout, _unknown(k, token[:20], known)
        layout.append(Laid(match[1], bool(match[2])))
    return layout, None


def check_track(laid: Sequence[Part], sizes: Sizes, found: Fault | None = None) -> None:
    """Refuse a track that breaks MZ-2.1 or MZ-2.5.

    `found` is a fault found before, if any; `laid` are then the parts in front of it.

    Raises:
        BoardError: the message names the first part that breaks the rule.
    """
    faults = [found] if found else []
    faults += _repeated(laid)
    if len(laid) > MOST_PARTS:
        faults.append(_too_many(MOST_PARTS))
    if laid:
        faults += _overlapping(laid[:MOST_PARTS], sizes, is_whole=found is None)
        faults += _dead_ends(laid[:MOST_PARTS])
    elif not found:
        faults.append(Fault(0, Rule.MZ_2_1, f"expected one to {MOST_PARTS} parts, got none", "none"))
    if faults:
        raise min(faults, key=lambda fault: fault.position).error()


def _repeated(laid: Sequence[Part]) -> Iterator[Fault]:
    names = [part.name for part in laid]
    for k, name in enumerate(names):
        if name in names[:k]:
            yield Fault(k, Rule.MZ_2_5, f"{_part(laid, k)} is used twice", "used-twice", _place(laid, k))


def _overlapping(laid: Sequence[Part], sizes: Sizes, *, is_whole: bool) -> Iterator[Fault]:
    finish = len(laid) + 1
    for a, b in overlaps(lay(laid, sizes)):
        other = _part(laid, a - 1) if a else "the start cell"
        start = "" if a else "-start"
        values: dict[str, str | int] = {"other": laid[a - 1].name, "earlier": a} if a else {}
        if b < finish:
            message = f"{_part(laid, b - 1)} overlaps {other} on the table"
            yield Fault(b - 1, Rule.MZ_2_5, message, f"overlap{start}", values | _place(laid, b - 1))
        elif is_whole:
            message = f"the finish cell behind {_part(laid, b - 2)} overlaps {other} on the table"
            yield Fault(b - 2, Rule.MZ_2_5, message, f"finish-overlaps{start}", values)


def _dead_ends(laid: Sequence[Part]) -> Iterator[Fault]:
    circuit = join(laid)
    for cell in without_way(circuit):
        k = circuit.part_at(max(circuit.cells[cell].end - 1, 0))
        message = f"from {_part(laid, k)} no way without obstacles leads to the finish"
        yield Fault(k, Rule.MZ_2_5, message, "no-way", _place(laid, k))


def _part(laid: Sequence[Part], k: int) -> str:
    return f"part {k + 1} ({laid[k].name})"


def _place(laid: Sequence[Part], k: int) -> dict[str, str | int]:
    return {"part": laid[k].name, "number": k + 1}


def _unknown(position: int, word: str, known: Collection[str]) -> Fault:
    some = f"{min(known)} and the like" if known else "nothing: there are none"
    message = f"there is no part {word!r} (part {position + 1}); parts are called {some}"
    return Fault(position, Rule.MZ_2_1, message, "unknown-part", {"word": word, "number": position + 1})


def _too_many(position: int) -> Fault:
    message = f"part {position + 1} is one too many: a track has one to {MOST_PARTS} parts"
    return Fault(position, Rule.MZ_2_1, message, "too-many", {"number": position + 1})
