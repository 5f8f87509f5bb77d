"""Guards what the terminal draws of a circuit: each cell once and to scale, its shape, its cars, its key."""

import re
from itertools import pairwise, product
from pathlib import Path

import pytest

from chequered.cli.terminal.bands import cut, fitted
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.palette import OBSTACLE, PALETTE, SHAPES, paint_of
from chequered.cli.terminal.ribbon import END_COLUMNS, Marks, Ribbon, Scale
from chequered.games import game

MONZA = game("monza")
PRESETS = MONZA.boards.presets()
PAINTS = [paint_of(word) for word in MONZA.spec.vocabularies["colour"]]
PALETTE_OF_THE_PAGE = Path(__file__).parents[2] / "web/src/lib/palette.ts"


SMALL = Scale(1, 1)
NO_MARKS = Marks()


def ribbon(preset: str = "short", scale: Scale = SMALL) -> Ribbon:
    return Ribbon(MONZA.boards.load(preset).drawing, PAINTS, scale)


def rows(of: Ribbon, marks: Marks = NO_MARKS) -> list[str]:
    canvas = of.draw(marks)
    return [plain(canvas.line(row, 0, of.width, of.width)) for row in range(of.height)]


def plain(line: Line) -> str:
    return "".join(segment.text for segment in line)


def test_colours_and_shapes_are_those_of_the_page():
    text = PALETTE_OF_THE_PAGE.read_text(encoding="utf-8")
    inks = dict(re.findall(r'const (LIGHT|DARK) = "(#\w+)"', text))
    line = r'(?:\w+|const OBSTACLE: Paint =):? ?{ name: "(\w+)", fill: "(#\w+)", ink: (\w+), shape: "(\w+)" }'
    page = {name: (fill, inks[ink], SHAPES[shape]) for name, fill, ink, shape in re.findall(line, text)}
    ours = {**PALETTE, "obstacle": OBSTACLE}
    assert page == {name: (paint.fill, paint.ink, paint.shape) for name, paint in ours.items()}


def test_no_two_colours_share_a_shape():
    shapes = [paint.shape for paint in (*PALETTE.values(), OBSTACLE)]
    assert len(set(shapes)) == len(shapes) == len(SHAPES)


@pytest.mark.parametrize(("preset", "columns", "height"), list(product(PRESETS, (1, 2), (1, 2))))
def test_the_cells_of_a_lane_lie_side_by_side_from_start_to_finish(preset: str, columns: int, height: int):
    drawn = ribbon(preset, Scale(columns, height))
    for lane in range(drawn.lanes):
        of_lane = [k for k, cell in enumerate(drawn.cells) if cell["lane"] == lane]
        spans = [drawn.span(k) for k in (0, *sorted(of_lane, key=lambda k: drawn.cells[k]["end"]), drawn.finish)]
        assert spans[0][0] == 0
        assert [right for _, right in spans] == [*(left for left, _ in spans[1:]), drawn.width]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_cell_shows_its_shape_once(preset: str):
    drawn = ribbon(preset)
    text = "".join(rows(drawn))
    looks = [OBSTACLE if cell["blocked"] else PAINTS[cell["paint"]] for cell in drawn.cells[1:]]
    for shape in SHAPES.values():
        assert text.count(shape) == sum(look.shape == shape for look in looks), shape


def test_a_car_shows_its_letter_on_its_cell_and_nowhere_else():
    drawn = ribbon()
    for cell in (1, 30, drawn.finish - 1):
        without, with_car = rows(drawn), rows(drawn, Marks(cars=[cell], paints=[PALETTE["red"]]))
        lane, (left, right) = 1 + drawn.cells[cell]["lane"], drawn.span(cell)
        assert "A" in with_car[lane][left:right]
        assert [row[:left] + row[right:] for row in with_car] == [row[:left] + row[right:] for row in without]


def test_six_cars_find_room_on_start_and_finish():
    drawn = ribbon()
    for cell in (0, drawn.finish):
        shown = rows(drawn, Marks(cars=[cell] * 6, paints=list(PALETTE.values())))
        left, right = drawn.span(cell)
        assert right - left == END_COLUMNS
        assert sorted("".join(re.findall("[A-F]", "".join(row[left:right] for row in shown)))) == list("ABCDEF")


def test_a_car_on_a_cell_of_its_own_colour_still_stands_out():
    drawn = ribbon()
    red = next(k for k, cell in enumerate(drawn.cells) if PAINTS[cell["paint"]] == PALETTE["red"])
    canvas = drawn.draw(Marks(cars=[red], paints=[PALETTE["red"]]))
    line = canvas.line(1 + drawn.cells[red]["lane"], 0, drawn.width, drawn.width)
    edge, letter = next((a, b) for a, b in pairwise(line) if "A" in b.text)
    assert edge.style != letter.style
    assert letter.style
    assert letter.style.color
    assert PALETTE["red"].ink in {letter.style.color.name, edge.style and edge.style.color and edge.style.color.name}


def test_the_key_of_a_choice_stands_in_its_cell_and_a_way_is_drawn_through_its_cells():
    drawn = ribbon()
    shown = rows(drawn, Marks(keys={2: "7"}, trail=[9], aim=[12]))
    inside = {k: shown[1 + drawn.cells[k]["lane"]][slice(*drawn.span(k))] for k in (2, 9, 12)}
    assert "7" in inside[2]
    assert "─" in inside[9]
    assert "»" in inside[12]
    unmarked = "".join(rows(drawn))
    assert not set("─»") & set(unmarked)
    assert "".join(shown).count("7") == unmarked.count("7") + 1


@pytest.mark.parametrize(("preset", "width", "height"), list(product(PRESETS, (50, 60, 98, 200), (4, 7, 12, 30))))
def test_a_window_shows_the_whole_circuit_or_the_part_with_the_cell_that_counts(preset: str, width: int, height: int):
    drawing = MONZA.boards.load(preset).drawing
    bands = fitted(drawing, width, height)
    drawn = Ribbon(drawing, PAINTS, bands.scale)
    for focus in (0, 40, drawn.finish):
        marks = Marks(cars=[focus], paints=[PALETTE["blue"]])
        lines = cut(drawn.draw(marks), bands.count, width, drawn.span(focus)[0])
        assert len(lines) == bands.height <= max(height, drawn.lanes + 1)
        assert {len(plain(line)) for line in lines} == {width}
        text = "".join(map(plain, lines))
        assert "A" in text
        if bands.count * width >= drawn.width:
            assert text.count("▚") == sum(row.count("▚") for row in rows(drawn, marks))


def test_no_band_ends_within_a_car():
    drawing = MONZA.boards.load("short").drawing
    drawn = Ribbon(drawing, PAINTS, Scale(1, 1))
    for cell in range(1, drawn.finish):
        marks = Marks(cars=[cell], paints=[PALETTE["blue"]])
        text = "\n".join(plain(line) for line in cut(drawn.draw(marks), 4, 60, 0))
        assert text.count("▐A▌") + len(re.findall("[^▐]A[^▌]", text)) == 1


def test_the_cursor_goes_along_a_lane_to_both_ends_and_across_to_cells_beside():
    cells = MONZA.boards.load("short").drawing["cells"]
    finish, here, passed = len(cells) - 1, 0, []
    while here != finish:
        here = along(cells, here, 1)
        passed.append(here)
    assert {cells[k]["lane"] for k in passed[:-1]} == {1}
    assert along(cells, finish, 1) == finish
    assert along(cells, 0, -1) == 0
    for k, cell in enumerate(cells[1:-1], 1):
        for by in (-1, 1):
            beside = cells[across(cells, k, by)]
            if cell["lane"] + by in range(3):
                assert beside["lane"] == cell["lane"] + by
                assert beside["start"] < cell["end"]
                assert cell["start"] < beside["end"]
            else:
                assert beside == cell
    assert across(cells, 0, 1) == 0
