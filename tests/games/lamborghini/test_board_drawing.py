"""Guards what is drawn of a board: roads close, cells lie side by side and not over each other, sheets apart."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest

from chequered.games.lamborghini import board
from chequered.games.lamborghini.road import LANE, build
from chequered.games.lamborghini.tracks import read_track
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.drawn import Box, DrawnCell
from tests.games.lamborghini.boards import small, small_track

LOADED = {"small": board.from_content(small()), **{name: board.load(name) for name in board.presets()}}

Point = tuple[float, float]


@pytest.fixture(params=LOADED)
def loaded(request: pytest.FixtureRequest) -> LoadedBoard:
    return LOADED[request.param]


def _points(path: str) -> list[Point]:
    """The corners of an outline."""
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)", path)]


def _contains(cell: DrawnCell, point: Point) -> bool:
    """Whether a point lies in a cell, reckoned from its middle: how far along, and how far across.

    A cell of a bend is a piece of a ring, which a rectangle of its size along and across comes near enough to.
    """
    angle = math.radians(cell.heading)
    x, y = point[0] - cell.x, point[1] - cell.y
    along, across = x * math.cos(angle) + y * math.sin(angle), -x * math.sin(angle) + y * math.cos(angle)
    return abs(along) < 0.45 * cell.length and abs(across) < 0.45 * cell.width


def _lies_in(box: Box, point: Point) -> bool:
    x, y, width, height = box
    return x <= point[0] <= x + width and y <= point[1] <= y + height


def test_the_loop_closes(loaded: LoadedBoard):
    """LB-2.1, LB-2.3: round to the right."""
    for entry in loaded.content["tracks"]:
        spine = build(read_track(entry, "track"), "track").spine
        assert math.hypot(spine.end.x - spine.start.x, spine.end.y - spine.start.y) < 1e-6
        assert spine.end.heading - spine.start.heading == pytest.approx(360)


def test_drawn_cells_are_those_of_the_record(loaded: LoadedBoard):
    cells, record = loaded.drawing.cells, loaded.record.as_dict()
    assert [cell.id for cell in cells] == list(range(record["cells"]))
    assert len({cell.name for cell in cells}) == len(cells)
    first = {0: 0, 1: next((cell.id for cell in cells if cell.sheet), 0)}
    for cell in cells:
        ways = (record[side][cell.id] for side in ("left", "ahead", "right"))
        assert cell.fronts == tuple(way for way in ways if way >= 0)
        assert all(cells[front].sheet == cell.sheet and front >= first[cell.sheet] for front in cell.fronts)
        assert cell.end * record["lap"][cell.sheet] == record["front"][cell.id] * loaded.drawing.length
        assert len(cell.spots) == 1


def test_lanes_are_counted_from_the_left_and_cells_along_them(loaded: LoadedBoard):
    for cell in loaded.drawing.cells:
        assert cell.name.lstrip("12") == f"{'ABCD'[cell.lane]}{cell.position}"
        ahead = [loaded.drawing.cells[front] for front in cell.fronts]
        for front in ahead:
            if front.lane == cell.lane and cell.end < loaded.drawing.length:
                assert (front.start, front.position) == (cell.end, cell.position + 1)


def test_the_inside_is_on_the_right():
    """LB-2.3: at the line, seen in the direction of the race."""
    for name, lanes in (("park", "ABCD"), ("forest", "ABC")):
        row = [next(cell for cell in LOADED[name].drawing.cells if cell.name == f"{lane}1") for lane in lanes]
        assert {cell.heading for cell in row} == {0}
        assert [cell.y - row[0].y for cell in row] == pytest.approx([LANE * k for k in range(len(lanes))], abs=0.02)


def test_no_cell_lies_over_another(loaded: LoadedBoard):
    for a, b in combinations(loaded.drawing.cells, 2):
        if math.hypot(a.x - b.x, a.y - b.y) < 80:
            assert not _contains(a, (b.x, b.y)), f"{a.name} {b.name}"
            assert math.hypot(a.x - b.x, a.y - b.y) > 0.9 * LANE, f"{a.name} {b.name}"


def test_cells_that_follow_each_other_share_two_corners(loaded: LoadedBoard):
    for cell in loaded.drawing.cells:
        corners = _points(cell.path)
        for front in (loaded.drawing.cells[k] for k in cell.fronts):
            if front.lane == cell.lane:
                near = [p for p in _points(front.path) if any(math.dist(p, q) < 0.03 for q in corners)]
                assert len(near) == 2, f"{cell.name} {front.name}"


def test_cells_are_large_enough_for_a_car(loaded: LoadedBoard):
    for cell in loaded.drawing.cells:
        assert cell.width == LANE
        assert 22 <= cell.length <= 60, cell.name


def test_each_track_lies_on_its_own_sheet(loaded: LoadedBoard):
    drawing = loaded.drawing
    assert len(drawing.sheets) == len(loaded.content["tracks"])
    for cell in drawing.cells:
        for point in (*_points(cell.path), (cell.spots[0].x, cell.spots[0].y)):
            assert [_lies_in(sheet, point) for sheet in drawing.sheets] == [
                sheet == cell.sheet for sheet in range(len(drawing.sheets))
            ]
            assert _lies_in(drawing.view_box, point)


def test_two_tracks_lie_one_below_the_other_in_the_middle():
    above, below = LOADED["park-forest"].drawing.sheets
    assert below[1] == pytest.approx(above[1] + above[3], abs=0.02)
    assert above[0] + above[2] / 2 == pytest.approx(below[0] + below[2] / 2, abs=0.02)


def test_a_board_of_one_track_is_one_sheet():
    drawing = LOADED["park"].drawing
    assert drawing.sheets == (drawing.view_box,)


def test_the_road_is_as_narrow_as_its_lanes():
    """Where a lane is not there the edge of the road, verge included, is a lane nearer."""
    cells = {cell.name: cell for cell in LOADED["small"].drawing.cells}
    edges = _points(LOADED["small"].drawing.roads[0])

    def room(name: str) -> float:
        """From the middle of the road's right-hand edge to this cell: B is the lane that never ends."""
        cell = cells[name]
        angle = math.radians(cell.heading)
        near = [(x - cell.x, y - cell.y) for x, y in edges]
        across = [-x * math.sin(angle) + y * math.cos(angle) for x, y in near]
        along = [x * math.cos(angle) + y * math.sin(angle) for x, y in near]
        return min(a for a, b in zip(across, along, strict=True) if a > 0 and abs(b) < 16)

    assert room("B14") == pytest.approx(1.5 * LANE + 6, abs=0.1)
    assert room("B15") == pytest.approx(0.5 * LANE + 6, abs=0.1)


def test_kinds_are_those_of_the_stretches_and_marks_those_of_the_grid():
    cells = LOADED["park"].drawing.cells
    kinds = {cell.name: cell.kind for cell in cells}
    assert {kinds[name] for name in ("A1", "D22", "B34", "C50")} == {"straight"}
    assert {kinds[name] for name in ("B6", "C8", "D10", "B42", "D43")} == {"narrow"}
    assert {kinds[name] for name in ("A6", "D16", "B35", "D44", "C49")} == {"bend"}
    assert set(kinds.values()) == {"straight", "narrow", "bend"}
    assert {cell.name: cell.mark for cell in cells if cell.mark} == {
        "D50": "pole",
        **dict.fromkeys(("C52", "D49", "C51", "D48"), "grid"),
    }
    assert {cell.paint for cell in cells} == {""}


def test_the_line_crosses_the_road_where_the_first_cells_begin():
    drawing = LOADED["park"].drawing
    (line,) = map(_points, drawing.lines)
    first = {cell.name: _points(cell.path) for cell in drawing.cells if cell.name in ("A1", "D1")}
    assert line == [first["A1"][0], first["D1"][-1]]


def test_another_heading_turns_the_track():
    turned = board.from_content({**small(), "tracks": [{**small_track(), "heading": 90}]}).drawing
    _, _, width, height = LOADED["small"].drawing.view_box
    assert (turned.view_box[2], turned.view_box[3]) == pytest.approx((height, width), abs=0.05)
    assert turned.cells[0].heading == 90
