"""The cells of a circuit: what each of them is, and the cells in front of it (GP-2, GP-3, GP-7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from chequered.games.motogp.circuits import CORNER, Circuit
from chequered.games.motogp.spec import PLACES

CHEQUERED = "chequered"
"""Drawn like a mark, though the rules count it as none (GP-2.5)."""

KINDS = ("straight", "inner", "outer-a", "outer-b", "hairpin", "pit")
"""What a cell can be; `Ground` of the rules' record counts them in this order."""

NO_CELL = -1

_LETTERS = {"inner": "I", "outer-a": "A", "outer-b": "B"}
_RANKS = {"outer-a": 0, "outer-b": 1, "inner": 2, "straight": 2, "hairpin": 2}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell. `space` is its space of the loop; in the pit lane the one beside, and `number` counts from 1 there.

    `rank` orders the cells of one space: more is ahead. `inner` is the cell in front that needs perfect speed, `outer`
    the other; `NO_CELL` for none.
    """

    kind: str
    space: int
    number: int
    mark: str
    rank: int
    inner: int = NO_CELL
    outer: int = NO_CELL

    @property
    def name(self) -> str:
        """`60` for a straight or hairpin space, `61I`, `61A`, `61B` in a corner, `p3` in the pit lane."""
        return f"p{self.number}" if self.kind == "pit" else f"{self.space}{_LETTERS.get(self.kind, '')}"

    @property
    def room(self) -> int:
        """How many motorcycles it holds (GP-2.2 to GP-2.6)."""
        return PLACES if self.kind in ("straight", "pit") else 1


@dataclass(frozen=True, slots=True)
class Cells:
    """The cells in racing order from space 0, those of a corner space as `I`, `A`, `B`, then the pit lane's.

    `first` has the first cell of each space, `pit` is the first cell of the pit lane.
    """

    all: tuple[Cell, ...]
    first: tuple[int, ...]
    pit: int


def lay(circuit: Circuit) -> Cells:
    """The cells of a circuit, with the ways between them."""
    loop: list[Cell] = []
    first: list[int] = []
    for space in range(circuit.spaces):
        first.append(len(loop))
        loop += _cells_of(circuit, space)
    pit = len(loop)
    lane = [_pit_cell(circuit, number) for number in range(1, circuit.pit.spaces + 1)]
    ways = [*_ways(circuit, first), *_pit_ways(circuit, first, pit)]
    joined = (replace(cell, inner=i, outer=o) for cell, (i, o) in zip(loop + lane, ways, strict=True))
    return Cells(tuple(joined), tuple(first), pit)


def _cells_of(circuit: Circuit, space: int) -> Iterator[Cell]:
    kind = circuit.kinds[space]
    mark = CHEQUERED if space == circuit.chequered else circuit.marks.get(space, "")
    for ground in ("inner", "outer-a", "outer-b") if kind == CORNER else (kind,):
        yield Cell(ground, space, 0, mark, circuit.pit.spaces + _RANKS[ground])


def _pit_cell(circuit: Circuit, number: int) -> Cell:
    """GP-7.5 Behind those of the loop that are beside it, and behind later pit spaces."""
    mark = "boxes" if number == circuit.pit.boxes else ""
    return Cell("pit", circuit.beside(number), number, mark, number - 1)


def _ways(circuit: Circuit, first: list[int]) -> Iterator[tuple[int, int]]:
    for space, cell in enumerate(first):
        following = (space + 1) % circuit.spaces
        beyond = _into(circuit, following, first[following])
        yield beyond  # GP-3.1, GP-3.2 from a straight, a hairpin, or `I`
        if circuit.kinds[space] == CORNER:
            yield cell, cell + 2  # GP-3.2 from `A` to `I` or `B` of the same space
            yield beyond  # GP-3.2 from `B`


def _into(circuit: Circuit, space: int, cell: int) -> tuple[int, int]:
    """GP-3.1 A space lies in front; of a corner space its `I`, at perfect speed, and its `A`."""
    return (cell, cell + 1) if circuit.kinds[space] == CORNER else (NO_CELL, cell)


def _pit_ways(circuit: Circuit, first: list[int], pit: int) -> Iterator[tuple[int, int]]:
    """GP-2.6 From the last pit space the exit space lies in front."""
    for number in range(1, circuit.pit.spaces):
        yield NO_CELL, pit + number
    yield NO_CELL, first[circuit.pit.exit]
