"""What is drawn of a circuit: the road, the pit lane, and every cell that the rules have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from chequered.circuit.curves import Pose
from chequered.circuit.outlines import across, box, line, number, patch, points, ring, through
from chequered.games.motogp.cells import NO_CELL, Cell, Cells
from chequered.games.motogp.circuits import Circuit
from chequered.games.motogp.road import HALF_WIDTH, PLACE, VERGE, Road
from chequered.kernel.drawn import ALL_LANES, Drawing, DrawnCell, Spot

UNITS = 2
"""Of a space along the road: `A` and `B` are one unit each (GP-2.3)."""

LANES = 2
"""Side by side in a corner; the pit lane lies beyond the last."""

_ECHELON = (0.6, 0.5, 0.4)
"""Where along a cell its three places are, as shares: the inside one is ahead, as in the order of the race (GP-6.1)."""


@dataclass(frozen=True, slots=True)
class _Lie:
    """Where a cell lies: its outline, its middle, its size, its lane and edges in units, and its places."""

    path: str
    middle: Pose
    length: float
    width: float
    lane: int
    start: int
    end: int
    spots: tuple[Pose, ...]


def draw(circuit: Circuit, cells: Cells, road: Road) -> Drawing:
    """Everything needed to draw the circuit. The inside is the side to which the road as a whole turns."""
    edge = HALF_WIDTH + VERGE
    lane, end = road.pit, road.pit.spine.length
    whole = box(_outermost(road))
    return Drawing(
        view_box=whole,
        sheets=(whole,),
        middles=(f"{line(road.spine, 0.0)}Z", lane.middle(0.0, end)),
        widths=(2 * edge, number(lane.outer - lane.inner + 2 * VERGE)),
        roads=(ring(road.spine, -edge, edge), lane.patch(0.0, end, VERGE)),
        borders=(
            f"{line(road.spine, -HALF_WIDTH)}Z",
            f"{line(road.spine, HALF_WIDTH)}Z",
            lane.border(0.0, end, 0),
            lane.border(0.0, end, 1),
        ),
        lines=(
            across(road.spine.start, -HALF_WIDTH, HALF_WIDTH),
            through(lane.at(road.pit_line, share) for share in (0.0, 1.0)),
        ),
        lanes=LANES,
        length=UNITS * circuit.spaces,
        is_loop=True,
        cells=tuple(_cells(circuit, cells, road)),
    )


def _cells(circuit: Circuit, cells: Cells, road: Road) -> Iterator[DrawnCell]:
    turns = [stretch.turn for stretch in circuit.stretches for _ in range(stretch.spaces)]
    inside = 1 if sum(turns) > 0 else -1
    entry = cells.first[circuit.pit.entry]
    for k, cell in enumerate(cells.all):
        if cell.kind == "pit":
            lie = _in_pit_lane(circuit, road, cell.number, inside)
        elif cell.room > 1:
            lie = _on_straight(road, cell.space, inside)
        else:
            lie = _in_bend(road, cell, 1 if turns[cell.space] > 0 else -1)
        ways = tuple(way for way in (cell.inner, cell.outer) if way != NO_CELL)
        yield _drawn(k, cell, lie, (*ways, cells.pit) if k == entry else ways)


def _drawn(k: int, cell: Cell, lie: _Lie, fronts: tuple[int, ...]) -> DrawnCell:
    middle = _spot(lie.middle)
    return DrawnCell(
        id=k,
        name=cell.name,
        kind=cell.kind,
        path=lie.path,
        x=middle.x,
        y=middle.y,
        heading=middle.heading,
        length=number(lie.length),
        width=number(lie.width),
        paint="",
        mark=cell.mark,
        position=cell.number or cell.space,
        lane=lie.lane,
        start=lie.start,
        end=lie.end,
        spots=tuple(map(_spot, lie.spots)),
        fronts=fronts,
        sheet=0,
    )


def _on_straight(road: Road, space: int, inside: int) -> _Lie:
    """GP-2.2: three side by side."""
    spine = road.between(space)
    offsets = (inside * PLACE, 0.0, -inside * PLACE)
    spots = [spine.at(spine.length * share).aside(o) for share, o in zip(_ECHELON, offsets, strict=True)]
    return _Lie(
        path=patch(spine, -HALF_WIDTH, HALF_WIDTH),
        middle=spine.at(spine.length / 2),
        length=spine.length,
        width=2 * HALF_WIDTH,
        lane=ALL_LANES,
        start=UNITS * space,
        end=UNITS * (space + 1),
        spots=tuple(spots),
    )


def _in_bend(road: Road, cell: Cell, side: int) -> _Lie:
    """GP-2.3, GP-2.4: the half of the road on the side to which it turns, half of the other half, or all of it."""
    spine = road.between(cell.space)
    start, end = UNITS * cell.space, UNITS * (cell.space + 1)
    if cell.kind == "outer-a":
        spine, end = spine.cut(0.0, spine.length / 2), start + 1
    elif cell.kind == "outer-b":
        spine, start = spine.cut(spine.length / 2, spine.length), start + 1
    left, right, lane = -HALF_WIDTH, HALF_WIDTH, ALL_LANES
    if cell.kind != "hairpin":
        lane = int((cell.kind == "inner") == (side > 0))
        left, right = (0.0, HALF_WIDTH) if lane else (-HALF_WIDTH, 0.0)
    offset = (left + right) / 2
    middle = spine.at(spine.length / 2).aside(offset)
    length = spine.length_at(offset)
    return _Lie(patch(spine, left, right), middle, length, right - left, lane, start, end, (middle,))


def _in_pit_lane(circuit: Circuit, road: Road, number_of_space: int, inside: int) -> _Lie:
    """GP-2.6: three side by side. In units it is as long as the road beside it; one across the line ends beyond it."""
    lane, length = road.pit, UNITS * circuit.spaces
    start, end = road.pit_borders[number_of_space - 1 : number_of_space + 1]
    places = (0.5 - inside * lane.side / 3, 0.5, 0.5 + inside * lane.side / 3)
    spots = [lane.at(start + (end - start) * along, 1 - place) for along, place in zip(_ECHELON, places, strict=True)]
    inner, outer = lane.borders((start + end) / 2)
    first = UNITS * (circuit.pit.entry + 1)
    edges = [
        first + UNITS * len(circuit.avoided) * k // circuit.pit.spaces for k in (number_of_space - 1, number_of_space)
    ]
    lap = length if edges[0] >= length else 0
    return _Lie(
        path=lane.patch(start, end),
        middle=lane.at((start + end) / 2, 0.5),
        length=lane.spine.cut(start, end).length_at(lane.side * (inner + outer) / 2),
        width=outer - inner,
        lane=LANES,
        start=edges[0] - lap,
        end=edges[1] - lap,
        spots=tuple(spots),
    )


def _outermost(road: Road) -> Iterator[Pose]:
    for offset in (-HALF_WIDTH - VERGE, HALF_WIDTH + VERGE):
        yield from points(road.spine, offset)
    yield from road.pit.edge_points(0.0, road.pit.spine.length, 1.0, VERGE)


def _spot(pose: Pose) -> Spot:
    return Spot(number(pose.x), number(pose.y), number(pose.heading % 360.0))
