"""Moving a cursor over the cells of a circuit: along a lane, and across to the lanes beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Cells = Sequence[Mapping[str, Any]]
"""The cells of a circuit's drawing data: the start first, the finish last, both over all lanes."""


def along(cells: Cells, cell: int, by: int) -> int:
    """The next cell of the same lane, forward (1) or back (-1); the cell itself where there is none.

    Start and finish lie at both ends of every lane; from them the cursor comes back on the middle lane.
    """
    lane = cells[cell]["lane"]
    if lane < 0:
        lane = max(shape["lane"] for shape in cells) // 2
    way = [0, *_of_lane(cells, lane), len(cells) - 1]
    return way[min(max(0, way.index(cell) + by), len(way) - 1)]


def across(cells: Cells, cell: int, by: int) -> int:
    """The cell beside the middle of this one, a lane to the right (1) or to the left (-1), if there is one."""
    lane = cells[cell]["lane"]
    beside = _of_lane(cells, lane + by) if lane >= 0 else []
    middle = (cells[cell]["start"] + cells[cell]["end"]) / 2
    return next((k for k in beside if cells[k]["end"] > middle), cell)


def _of_lane(cells: Cells, lane: int) -> list[int]:
    """The cells of a lane in driving order; none for a lane that there is not."""
    if lane < 0:
        return []
    return sorted((k for k, cell in enumerate(cells) if cell["lane"] == lane), key=lambda k: int(cells[k]["end"]))
