"""Parts of a circuit: lanes side by side, each cut into stretches, and the curve on which they lie.

Positions along a part are whole units. All lanes of a part have the same number of units, in a bend too.
"""

from __future__ import annotations

from dataclasses import dataclass

from chequered.circuit.curves import Curve
from chequered.kernel.boards import BoardError

UNPAINTED = -1
"""The paint of what has no colour: an obstacle, a start cell."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The units [start, end) of a lane: a colour label (`paint`), or an obstacle (`blocked`)."""

    start: int
    end: int
    paint: int
    blocked: bool = False

    def reversed(self, units: int) -> Stretch:
        """The same stretch counted from the other end of a lane of that many units."""
        return Stretch(units - self.end, units - self.start, self.paint, self.blocked)


@dataclass(frozen=True, slots=True)
class Lane:
    """Stretches one behind another, and whether the lane's two ends are open (no outline) or closed."""

    stretches: tuple[Stretch, ...]
    open_in: bool = False
    open_out: bool = False

    def reversed(self, units: int) -> Lane:
        """The same lane driven the other way."""
        stretches = tuple(stretch.reversed(units) for stretch in reversed(self.stretches))
        return Lane(stretches, self.open_out, self.open_in)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of road: lanes from left to right over the same number of units, and the curve of its middle.

    Raises:
        BoardError: no lane, or a lane whose stretches do not cover the units one behind another.
    """

    name: str
    units: int
    lanes: tuple[Lane, ...]
    curve: Curve

    def __post_init__(self) -> None:
        if not self.lanes:
            raise BoardError("expected at least one lane, got none")
        for k, lane in enumerate(self.lanes):
            _check_cover(lane, self.units, f"lane {k + 1} from the left")

    def reversed(self) -> Part:
        """The part laid the other way round: lanes swap sides, every lane runs backwards, left bends turn right."""
        lanes = tuple(lane.reversed(self.units) for lane in reversed(self.lanes))
        return Part(self.name, self.units, lanes, self.curve.reversed())


def _check_cover(lane: Lane, units: int, where: str) -> None:
    reached = 0
    for stretch in lane.stretches:
        if stretch.start != reached or stretch.end <= stretch.start:
            raise BoardError(f"{where}: expected a stretch from unit {reached}, got {stretch.start} to {stretch.end}")
        reached = stretch.end
    if reached != units:
        raise BoardError(f"{where}: expected {units} units in all, got {reached}")
