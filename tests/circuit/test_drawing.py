"""Guards what pages draw of an open road: outlines, places, names and ways, and that it is JSON."""

from __future__ import annotations

import math
import re

import msgspec
import pytest
from hypothesis import given

from chequered.circuit import ALL_LANES, Look, Part, Sizes, bend, drawing, join, straight
from chequered.kernel.drawn import Drawing, DrawnCell, Spot
from tests.circuit.samples import layouts, part

_SIZES = Sizes(lane=30, verge=5, start=40, finish=40)
_LOOK = Look(("red", "green", "blue"), "LMR", 4)


def _straight() -> Drawing:
    laid = part("[rrgg]", "[rxxx]", "[bbbb]", curve=straight(100))
    return drawing(join([laid], finish_paint=1), _SIZES, _LOOK)


def test_a_cell_of_a_straight_is_a_rectangle():
    assert _straight().cells[2] == DrawnCell(
        id=2,
        name="L1",
        kind="road",
        path="M40 -45L90 -45L90 -15L40 -15Z",
        x=65,
        y=-30,
        heading=0,
        length=50,
        width=30,
        paint="red",
        mark="",
        position=2,
        lane=0,
        start=0,
        end=2,
        spots=(Spot(65, -30, 0),),
        fronts=(3,),
        sheet=0,
    )


def test_start_and_finish_span_all_lanes_and_have_a_place_for_every_seat():
    start, finish = _straight().cells[0], _straight().cells[-1]
    assert start.path == "M0 -45L40 -45L40 45L0 45Z"
    assert (start.name, start.kind, start.lane, start.paint, start.width) == ("start", "start", ALL_LANES, "", 90)
    assert (finish.name, finish.kind, finish.lane, finish.paint) == ("finish", "finish", ALL_LANES, "green")
    assert (finish.x, finish.y) == (160, 0)
    assert start.spots == (Spot(24, -37.5, 0), Spot(24, -7.5, 0), Spot(24, 22.5, 0), Spot(16, -22.5, 0))
    assert [(spot.x - 140, spot.y) for spot in finish.spots] == [(spot.x, spot.y) for spot in start.spots]


def test_the_view_box_holds_the_road_and_a_margin():
    picture = _straight()
    assert picture.view_box == (-12, -62, 204, 124)
    assert picture.sheets == (picture.view_box,)
    assert picture.roads == ("M0 -50L40 -50L140 -50L180 -50L180 50L140 50L40 50L0 50Z",)
    assert picture.borders == ("M0 -45L40 -45L140 -45L180 -45", "M0 45L40 45L140 45L180 45")
    assert (picture.middles, picture.widths) == (("M0 0L40 0L140 0L180 0",), (100,))


def test_the_race_is_run_from_the_line_in_front_of_the_start_to_the_line_behind_the_finish():
    assert _straight().lines == ("M40 -45L40 45", "M140 -45L140 45")
    assert (_straight().lanes, _straight().length, _straight().is_loop) == (3, 4, False)


def test_no_way_leads_onto_an_obstacle_or_on_from_it_and_nobody_stands_there():
    obstacles = [cell for cell in _straight().cells if cell.kind == "obstacle"]
    assert [(cell.name, cell.lane, cell.paint, cell.fronts, cell.spots) for cell in obstacles] == [
        ("M2", 1, "", (), ())
    ]
    ways = {cell.name: [_straight().cells[k].name for k in cell.fronts] for cell in _straight().cells}
    assert ways == {
        "start": ["L1", "M1", "R1"],
        "M1": ["L1", "R1"],
        "L1": ["L2"],
        "M2": [],
        "L2": ["finish"],
        "R1": ["finish"],
        "finish": [],
    }


def test_a_cell_of_a_bend_is_drawn_with_true_arcs():
    laid = part("[rr]", "[rr]", "[rr]", curve=bend(100, 90))
    cell = drawing(join([laid]), _SIZES, _LOOK).cells[1]
    assert cell.path == "M40 -45A145 145 0 0 1 185 100L155 100A115 115 0 0 0 40 -15Z"
    assert cell.heading == 45
    assert cell.length == pytest.approx(130 * math.pi / 2, abs=0.01)


def test_a_left_bend_sweeps_the_other_way():
    laid = part("[rr]", "[rr]", "[rr]", curve=bend(100, -90))
    assert drawing(join([laid]), _SIZES, _LOOK).cells[1].path.startswith("M40 -45A55 55 0 0 0 95 -100")


def test_a_joined_cell_is_drawn_over_all_its_parts():
    laid = [part("[rr>", curve=straight(100)), part("<rr]", curve=bend(100, 90))]
    cell = drawing(join(laid), _SIZES, _LOOK).cells[1]
    assert cell.path == "M40 -15L140 -15A115 115 0 0 1 255 100L225 100A85 85 0 0 0 140 15L40 15Z"


def test_the_drawing_starts_in_the_given_direction():
    cell = drawing(join([part("[rr]", curve=straight(100))]), _SIZES, _LOOK, heading=90.0).cells[1]
    assert (cell.x, cell.y, cell.heading) == (0, 90, 90)


@given(layouts())
def test_a_drawing_survives_json(laid: list[Part]):
    picture = drawing(join(laid), _SIZES, _LOOK)
    assert msgspec.json.decode(msgspec.json.encode(picture), type=Drawing) == picture


@given(layouts())
def test_names_are_unique(laid: list[Part]):
    names = [cell.name for cell in drawing(join(laid), _SIZES, _LOOK).cells]
    assert len(set(names)) == len(names)


@given(layouts())
def test_every_point_of_a_path_and_every_place_lies_in_the_view_box(laid: list[Part]):
    picture = drawing(join(laid), _SIZES, _LOOK)
    x, y, width, height = picture.view_box
    paths = (*picture.roads, *picture.lines, *(cell.path for cell in picture.cells))
    points = [
        (float(px), float(py)) for path in paths for px, py in re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)", path)
    ]
    points += [(spot.x, spot.y) for cell in picture.cells for spot in cell.spots]
    for px, py in points:
        assert x <= px <= x + width
        assert y <= py <= y + height
