"""Guards what pages draw from: paths, middles, sizes, and that it is JSON."""

from __future__ import annotations

import json
import math
import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from chequered.circuit import Part, Sizes, bend, drawing, join, straight
from tests.circuit.samples import layouts, part

_SIZES = Sizes(lane=30, verge=5, start=40, finish=40)


def _straight() -> dict[str, Any]:
    laid = part("[rrgg]", "[rxxx]", "[bbbb]", curve=straight(100))
    return drawing(join([laid], finish_paint=1), _SIZES)


def test_a_cell_of_a_straight_is_a_rectangle():
    cell = _straight()["cells"][2]
    assert cell == {
        "id": 2,
        "path": "M40 -45L90 -45L90 -15L40 -15Z",
        "x": 65,
        "y": -30,
        "heading": 0,
        "length": 50,
        "width": 30,
        "paint": 0,
        "blocked": False,
        "lane": 0,
        "start": 0,
        "end": 2,
        "along": 65,
    }


def test_start_and_finish_span_all_lanes():
    picture = _straight()
    start, finish = picture["cells"][0], picture["cells"][-1]
    assert start["path"] == "M0 -45L40 -45L40 45L0 45Z"
    assert (start["lane"], start["paint"], start["width"], start["along"]) == (-1, -1, 90, 20)
    assert (finish["lane"], finish["paint"], finish["x"], finish["y"], finish["along"]) == (-1, 1, 160, 0, 160)


def test_the_view_box_holds_the_road_and_a_margin():
    picture = _straight()
    assert picture["viewBox"] == [-12, -62, 204, 124]
    assert picture["road"] == ["M0 -50L40 -50L140 -50L180 -50L180 50L140 50L40 50L0 50Z"]
    assert picture["edges"] == {"left": "M0 -45L40 -45L140 -45L180 -45", "right": "M0 45L40 45L140 45L180 45"}


def test_an_obstacle_is_marked():
    assert [(cell["lane"], cell["paint"]) for cell in _straight()["cells"] if cell["blocked"]] == [(1, -1)]


def test_a_cell_of_a_bend_is_drawn_with_true_arcs():
    laid = part("[rr]", "[rr]", "[rr]", curve=bend(100, 90))
    cell = drawing(join([laid]), _SIZES)["cells"][1]
    assert cell["path"] == "M40 -45A145 145 0 0 1 185 100L155 100A115 115 0 0 0 40 -15Z"
    assert cell["heading"] == 45
    assert cell["length"] == pytest.approx(130 * math.pi / 2, abs=0.01)


def test_a_left_bend_sweeps_the_other_way():
    laid = part("[rr]", "[rr]", "[rr]", curve=bend(100, -90))
    assert drawing(join([laid]), _SIZES)["cells"][1]["path"].startswith("M40 -45A55 55 0 0 0 95 -100")


def test_a_joined_cell_is_drawn_over_all_its_parts():
    laid = [part("[rr>", curve=straight(100)), part("<rr]", curve=bend(100, 90))]
    cell = drawing(join(laid), _SIZES)["cells"][1]
    assert cell["path"] == "M40 -15L140 -15A115 115 0 0 1 255 100L225 100A85 85 0 0 0 140 15L40 15Z"


def test_the_drawing_starts_in_the_given_direction():
    picture = drawing(join([part("[rr]", curve=straight(100))]), _SIZES, heading=90.0)
    assert (picture["cells"][1]["x"], picture["cells"][1]["y"], picture["cells"][1]["heading"]) == (0, 90, 90)


@given(layouts())
def test_a_drawing_survives_json(laid: list[Part]):
    picture = drawing(join(laid), _SIZES)
    assert json.loads(json.dumps(picture, allow_nan=False)) == picture


@given(layouts())
def test_the_middles_of_a_lane_follow_one_another_along_its_path(laid: list[Part]):
    """So a car can glide: between two middles lies half of either cell."""
    picture = drawing(join(laid), _SIZES)
    for k, lane in enumerate(picture["lanes"]):
        cells = [cell for cell in picture["cells"] if cell["lane"] == k]
        alongs = [lane["start"], *(cell["along"] for cell in cells), lane["finish"]]
        assert all(a < b for a, b in pairwise(alongs))
        assert alongs[-1] < lane["length"]
        whole = sum(cell["length"] for cell in cells) + _SIZES.start + _SIZES.finish
        assert whole == pytest.approx(lane["length"], abs=0.05 * len(cells) + 0.05)


@given(layouts())
def test_every_point_of_a_path_lies_in_the_view_box(laid: list[Part]):
    picture = drawing(join(laid), _SIZES)
    x, y, width, height = picture["viewBox"]
    for path in (*picture["road"], *(cell["path"] for cell in picture["cells"])):
        for px, py in re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)", path):
            assert x <= float(px) <= x + width
            assert y <= float(py) <= y + height
