"""A circuit on the table: where its parts, its start and its finish lie, and which of them overlap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chequered.circuit.curves import Pose, Spine, straight
from chequered.circuit.shapes import overlapping, road_shape
from chequered.circuit.strips import Part


@dataclass(frozen=True, slots=True)
class Sizes:
    """Millimetres: the width of a lane, of the verge on either side, and the lengths of start and finish cell."""

    lane: float
    verge: float
    start: float
    finish: float


@dataclass(frozen=True, slots=True)
class Table:
    """Parts laid one behind another between a start and a finish cell, on one spine.

    `curves` and `units` have one entry for the start cell (one unit), one for each part, one for the finish (one unit).
    """

    spine: Spine
    units: tuple[int, ...]
    lanes: int
    sizes: Sizes

    def distance(self, unit: int) -> float:
        """Millimetres along the spine of a position in units; the start cell is the unit before 0."""
        left, passed = unit + self.units[0], 0.0
        for units, curve in zip(self.units, self.spine.curves, strict=True):
            if left <= units:
                return passed + curve.length * left / units
            left -= units
            passed += curve.length
        raise ValueError(f"unit {unit} lies behind the finish")

    def between(self, start: int, end: int) -> Spine:
        """The piece of the spine between two positions in units."""
        return self.spine.cut(self.distance(start), self.distance(end))

    def lane_offset(self, lane: int) -> float:
        """How far to the right of the spine the middle of a lane lies (negative: to the left)."""
        return (lane - (self.lanes - 1) / 2) * self.sizes.lane

    @property
    def half_width(self) -> float:
        """From the spine to the outer edge of the verge."""
        return self.lanes * self.sizes.lane / 2 + self.sizes.verge


def lay(parts: Sequence[Part], sizes: Sizes, heading: float = 0.0) -> Table:
    """Lay parts of one number of lanes behind a start cell that begins at (0, 0), and a finish cell behind them."""
    curves = (straight(sizes.start), *(part.curve for part in parts), straight(sizes.finish))
    units = (1, *(part.units for part in parts), 1)
    return Table(Spine(Pose(0.0, 0.0, heading), curves), units, len(parts[0].lanes), sizes)


def overlaps(table: Table) -> Iterator[tuple[int, int]]:
    """The pairs (earlier, later) that overlap, by the later one; 0 is the start cell, then come parts and finish."""
    return overlapping([road_shape(pose, curve, table.half_width) for pose, curve in table.spine.pieces()])
