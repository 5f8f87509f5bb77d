"""What every game that is played on boards, tracks or decks offers to the layers above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from chequered.kernel.drawn import Drawing, DrawnCell
from chequered.kernel.record import Record


class BoardError(ValueError):
    """A board, its code or its file breaks a rule.

    The message is for files, logs and the command line: in English, it says where and which. For people who read other
    languages `rule` is the number of the rule (0: none), and `reason` (empty: none) with `values` says the same in the
    game's sentence `<game>-layout-<reason>`.
    """

    def __init__(
        self, message: str, *, rule: int = 0, reason: str = "", values: Mapping[str, str | int] = MappingProxyType({})
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason
        self.values = dict(values)


@dataclass(frozen=True, slots=True)
class LoadedBoard:
    """A board ready to play on.

    `name` is the preset's id or empty, `code` the short text it can be pasted from, `content` a self-contained
    JSON-able description, `record` what the rules read, `drawing` what a page or a terminal draws (none for a deck of
    cards). `seats` are the fewest and the most for which it is made; with others it can be played all the same.
    """

    name: str
    code: str
    content: dict[str, Any]
    record: Record
    drawing: Drawing | None
    seats: tuple[int, int]

    @property
    def cells(self) -> Sequence[DrawnCell]:
        """The cells of the drawing; none for a deck of cards."""
        return self.drawing.cells if self.drawing else ()

    @property
    def figures(self) -> dict[str, Any]:
        """What stands on its cards, by the names of the record's fields: numbers, lists of them, or lists of lists."""
        printed = [name for name, field in type(self.record).FIELDS.items() if field.printed]
        held = self.record.as_dict()
        return {name: held[name] for name in printed}


class Boards(Protocol):
    """Where a game's boards come from."""

    def presets(self) -> tuple[str, ...]:
        """The ids of the boards that ship with the game, the one to offer first in front."""
        ...

    def reasons(self) -> Mapping[str, frozenset[str]]:
        """Every `reason` for which a code is refused, with the names of its `values`; none if codes are not laid."""
        ...

    def load(self, text: str) -> LoadedBoard:
        """The board with this preset id or code; raises `BoardError`."""
        ...

    def from_content(self, content: dict[str, Any]) -> LoadedBoard:
        """The board a record file describes; raises `BoardError`."""
        ...
