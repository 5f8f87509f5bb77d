"""Guards what is drawn of a circuit: it closes, every cell has its places inside it, lanes differ in length."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest

from chequered.games.motogp import board
from chequered.games.motogp.circuits import read_circuit
from chequered.games.motogp.road import SPACE, build
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.drawn import ALL_LANES, DrawnCell, Spot
from tests.games.motogp.circuits import small

LOADED = {"small": board.from_content(small()), **{name: board.load(name) for name in board.presets()}}


@pytest.fixture(params=LOADED)
def loaded(request: pytest.FixtureRequest) -> LoadedBoard:
    return LOADED[request.param]


def _points(path: str) -> list[tuple[float, float]]:
    """The corners of an outline; arcs are cut short, which is near enough inside a cell."""
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)", path)]


def _contains(cell: DrawnCell, spot: Spot) -> bool:
    points = _points(cell.path)
    crossed = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > spot.y) != (by > spot.y) and spot.x < ax + (spot.y - ay) / (by - ay) * (bx - ax):
            crossed = not crossed
    return crossed


def _cell(loaded: LoadedBoard, name: str) -> DrawnCell:
    return next(cell for cell in loaded.drawing.cells if cell.name == name)


def test_the_loop_closes(loaded: LoadedBoard):
    """GP-2.1."""
    spine = build(read_circuit(loaded.content, "circuit"), "circuit").spine
    assert math.hypot(spine.end.x - spine.start.x, spine.end.y - spine.start.y) < 1e-6
    assert abs(spine.end.heading - spine.start.heading) == pytest.approx(360)
    assert loaded.drawing.is_loop


def test_cells_have_names_of_their_own_and_the_numbers_of_the_record(loaded: LoadedBoard):
    cells, record = loaded.drawing.cells, loaded.record.as_dict()
    assert len({cell.name for cell in cells}) == len(cells) == record["cells"]
    assert [cell.id for cell in cells] == list(range(len(cells)))
    for cell in cells:
        ways = [k for k in (record["inner"][cell.id], record["outer"][cell.id]) if k >= 0]
        assert list(cell.fronts) == ways + [record["pit"]] * (cell.id == record["entry"])
        assert len(cell.spots) == record["room"][cell.id]
        assert cell.paint == ""
    assert [cell.id for cell in cells if cell.mark == "chequered"] == [record["chequered"]]


def test_every_place_lies_in_its_cell_and_in_the_picture(loaded: LoadedBoard):
    x, y, width, height = loaded.drawing.view_box
    for cell in loaded.drawing.cells:
        assert all(_contains(cell, spot) for spot in cell.spots), cell.name
        for px, py in _points(cell.path):
            assert x <= px <= x + width
            assert y <= py <= y + height


def test_motorcycles_side_by_side_do_not_touch(loaded: LoadedBoard):
    for cell in loaded.drawing.cells:
        for a, b in pairwise(cell.spots):
            assert math.hypot(a.x - b.x, a.y - b.y) > 12, cell.name


def test_the_first_place_of_a_space_is_the_inside(loaded: LoadedBoard):
    """GP-2.2: on the side to which the road as a whole turns, and a little ahead."""
    side = 1 if sum(stretch.get("turn", 0) for stretch in loaded.content["stretches"]) > 0 else -1
    for cell in loaded.drawing.cells:
        if len(cell.spots) == 3 and cell.kind == "straight":
            first, last = cell.spots[0], cell.spots[2]
            angle = math.radians(cell.heading)
            across = -(first.x - last.x) * math.sin(angle) + (first.y - last.y) * math.cos(angle)
            ahead = (first.x - last.x) * math.cos(angle) + (first.y - last.y) * math.sin(angle)
            assert side * across == pytest.approx(34, abs=1.5)
            assert ahead > 0


def test_the_inner_lane_of_a_corner_is_shorter_than_the_outer_one(loaded: LoadedBoard):
    """GP-2.3: `A` and `B` share the outer lane's length."""
    for cell in loaded.drawing.cells:
        if cell.kind == "inner":
            a, b = (_cell(loaded, cell.name.replace("I", letter)) for letter in "AB")
            assert a.length == pytest.approx(b.length, abs=0.02)
            assert cell.length < a.length + b.length
            assert (a.end, b.start, a.lane, b.lane) == (b.start, a.end, 1 - cell.lane, 1 - cell.lane)
            assert (cell.start, cell.end) == (a.start, b.end)


def test_the_inner_lane_lies_on_the_side_to_which_the_road_bends():
    loaded = LOADED["small"]
    assert {name: _cell(loaded, name).lane for name in ("3I", "3A", "13I", "13B")} == {
        "3I": 1,
        "3A": 0,
        "13I": 0,
        "13B": 1,
    }
    assert {cell.lane for cell in loaded.drawing.cells if cell.kind in ("straight", "hairpin")} == {ALL_LANES}


def test_spaces_are_two_units_long_and_pit_spaces_lie_beside_them():
    loaded = LOADED["ironwood"]
    lane = [cell for cell in loaded.drawing.cells if cell.kind == "pit"]
    length = loaded.drawing.length
    assert length == 2 * loaded.record.as_dict()["spaces"]
    beside = loaded.record.as_dict()["space"]
    assert [(cell.start, cell.end) for cell in lane] == [
        (2 * s, 2 * s + 2) for s in map(beside.__getitem__, _ids(lane))
    ]
    assert {cell.lane for cell in lane} == {loaded.drawing.lanes}
    assert [cell.position for cell in lane] == list(range(1, len(lane) + 1))
    for cell in lane:
        road = loaded.drawing.cells[next(k for k, s in enumerate(beside) if s == beside[cell.id])]
        assert math.hypot(cell.x - road.x, cell.y - road.y) < 1.7 * SPACE


def _ids(cells: list[DrawnCell]) -> list[int]:
    return [cell.id for cell in cells]


def test_the_line_crosses_the_road_and_the_pit_lane(loaded: LoadedBoard):
    """GP-1.3, GP-7.5: where space 0 begins, and in the pit lane before the first space beside one past the line."""
    road, pit = loaded.drawing.lines
    assert set(_points(road)) <= set(_points(_cell(loaded, "0").path))
    entry, beside = loaded.content["pit"]["entry"], loaded.record.as_dict()["space"]
    first = next(cell for cell in loaded.drawing.cells if cell.kind == "pit" and beside[cell.id] < entry)
    corners = _points(first.path)
    assert all(min(math.dist(point, corner) for corner in corners) < 0.5 for point in _points(pit))


def test_a_pit_lane_on_the_other_side_lies_on_the_other_side():
    content = LOADED["ironwood"].content
    moved = {**content, "pit": {**content["pit"], "side": "right"}}
    there, here = board.from_content(moved), LOADED["ironwood"]
    for name in ("p1", "p6", "p11"):
        a, b = _cell(there, name), _cell(here, name)
        assert math.hypot(a.x - b.x, a.y - b.y) > 60
