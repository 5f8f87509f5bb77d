"""Guards what the terminal draws of a circuit: each cell once and to scale, its shape, its cars, its key."""

import re
from itertools import pairwise, product
from pathlib import Path

import pytest

from chequered.cli.terminal.bands import Picture, part_of, whole_of
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.looks import look_of
from chequered.cli.terminal.palette import OBSTACLE, PALETTE, SHAPES, Paint, paint_of
from chequered.cli.terminal.ribbon import END_COLUMNS, Marks, Piece, Ribbon, Scale
from chequered.games import game

MONZA = game("monza")
PRESETS = MONZA.boards.presets()
GROUNDS = look_of("monza").grounds
PALETTE_OF_THE_PAGE = Path(__file__).parents[2] / "web/src/lib/palette.ts"


SMALL = Scale(1, 1)
NO_MARKS = Marks()


def ribbon(preset: str = "short", scale: Scale = SMALL) -> Ribbon:
    return Ribbon(MONZA.boards.load(preset).drawing, GROUNDS, scale)


def cars(*cells: int, paint: Paint = PALETTE["red"]) -> list[Piece]:
    """A car on each of these cells, in the order in which the spots of a cell fill."""
    return [Piece("ABCDEF"[k], paint, cell, cells[:k].count(cell)) for k, cell in enumerate(cells)]


def finish_of(of: Ribbon) -> int:
    return len(of.cells) - 1


def rows(of: Ribbon, marks: Marks = NO_MARKS) -> list[str]:
    canvas = of.draw(marks)
    return [plain(canvas.line(row, 0, of.width, of.width)) for row in range(of.height)]


def plain(line: Line) -> str:
    return "".join(segment.text for segment in line)


def test_colours_and_shapes_are_those_of_the_page():
    text = PALETTE_OF_THE_PAGE.read_text(encoding="utf-8")
    inks = dict(re.findall(r'const (LIGHT|DARK) = "(#\w+)"', text))
    found = re.findall(r'paint\("(\w+)", "(#\w+)", (\w+), "(\w+)"\)', text)
    page = {name: (fill, inks[ink], SHAPES[shape]) for name, fill, ink, shape in found}
    ours = {**PALETTE, "obstacle": OBSTACLE}
    assert page == {name: (paint.fill, paint.ink, paint.shape) for name, paint in ours.items()}


def test_no_two_colours_share_a_shape():
    shapes = [paint.shape for paint in (*PALETTE.values(), OBSTACLE)]
    assert len(set(shapes)) == len(shapes) == len(SHAPES)


@pytest.mark.parametrize(("preset", "columns", "height"), list(product(PRESETS, (1, 2), (1, 2))))
def test_the_cells_of_a_lane_lie_side_by_side_from_start_to_finish(preset: str, columns: int, height: int):
    drawn = ribbon(preset, Scale(columns, height))
    for lane in range(drawn.drawing.lanes):
        of_lane = [k for k, cell in enumerate(drawn.cells) if cell.lane == lane]
        spans = [drawn.span(k) for k in (0, *sorted(of_lane, key=lambda k: drawn.cells[k].end), finish_of(drawn))]
        assert spans[0][0] == 0
        assert [right for _, right in spans] == [*(left for left, _ in spans[1:]), drawn.width]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_cell_shows_its_shape_once(preset: str):
    drawn = ribbon(preset)
    text = "".join(rows(drawn))
    looks = [OBSTACLE if cell.kind == "obstacle" else paint_of(cell.paint) for cell in drawn.cells[1:]]
    for shape in SHAPES.values():
        assert text.count(shape) == sum(look.shape == shape for look in looks), shape


def test_a_car_shows_its_letter_on_its_cell_and_nowhere_else():
    drawn = ribbon()
    for cell in (1, 30, finish_of(drawn) - 1):
        without, with_car = rows(drawn), rows(drawn, Marks(pieces=cars(cell)))
        lane, (left, right) = 1 + drawn.cells[cell].lane, drawn.span(cell)
        assert "A" in with_car[lane][left:right]
        assert [row[:left] + row[right:] for row in with_car] == [row[:left] + row[right:] for row in without]


def test_six_cars_find_room_on_start_and_finish():
    drawn = ribbon()
    for cell in (0, finish_of(drawn)):
        shown = rows(drawn, Marks(pieces=cars(*[cell] * 6)))
        left, right = drawn.span(cell)
        assert right - left == END_COLUMNS
        assert sorted("".join(re.findall("[A-F]", "".join(row[left:right] for row in shown)))) == list("ABCDEF")


def test_a_car_on_a_cell_of_its_own_colour_still_stands_out():
    drawn = ribbon()
    red = next(k for k, cell in enumerate(drawn.cells) if cell.paint == "red")
    canvas = drawn.draw(Marks(pieces=cars(red)))
    line = canvas.line(1 + drawn.cells[red].lane, 0, drawn.width, drawn.width)
    edge, letter = next((a, b) for a, b in pairwise(line) if "A" in b.text)
    assert edge.style != letter.style
    assert letter.style
    assert letter.style.color
    assert PALETTE["red"].ink in {letter.style.color.name, edge.style and edge.style.color and edge.style.color.name}


def test_the_key_of_a_choice_stands_in_its_cell_and_a_way_is_drawn_through_its_cells():
    drawn = ribbon()
    shown = rows(drawn, Marks(keys={2: "7"}, trail=[9], aim=[12]))
    inside = {k: shown[1 + drawn.cells[k].lane][slice(*drawn.span(k))] for k in (2, 9, 12)}
    assert "7" in inside[2]
    assert "─" in inside[9]
    assert "»" in inside[12]
    unmarked = "".join(rows(drawn))
    assert not set("─»") & set(unmarked)
    assert "".join(shown).count("7") == unmarked.count("7") + 1


@pytest.mark.parametrize(("preset", "width", "height"), list(product(PRESETS, (50, 60, 98, 200), (4, 7, 12, 30))))
def test_a_window_shows_the_whole_circuit_or_the_part_with_the_cell_that_counts(preset: str, width: int, height: int):
    picture = Picture(MONZA.boards.load(preset).drawing, GROUNDS)
    finish = finish_of(picture.ribbons[0])
    for focus in (0, 40, finish):
        marks = Marks(pieces=cars(focus, paint=PALETTE["blue"]))
        lines = picture.lines(marks, width, height, focus)
        assert len(lines) <= max(height, picture.drawing.lanes + 1)
        assert {len(plain(line)) for line in lines} == {width}
        text = "".join(map(plain, lines))
        assert "A" in text
        for drawn in picture.ribbons:
            if len(whole_of(drawn.draw(marks), width)) <= height:
                assert text.count("▚") == sum(row.count("▚") for row in rows(drawn, marks))
                break


def test_no_band_ends_within_a_car():
    drawn = ribbon()
    for cell in range(1, finish_of(drawn)):
        canvas = drawn.draw(Marks(pieces=cars(cell, paint=PALETTE["blue"])))
        for lines in (whole_of(canvas, 60), part_of(canvas, 60, 8, drawn.span(cell)[0])):
            text = "\n".join(map(plain, lines))
            assert text.count("▐A▌") + len(re.findall("[^▐]A[^▌]", text)) == 1


def test_the_cursor_goes_along_a_lane_to_both_ends_and_across_to_cells_beside():
    drawing = MONZA.boards.load("short").drawing
    cells = drawing.cells
    finish, here, passed = len(cells) - 1, 0, []
    while here != finish:
        here = along(drawing, here, 1)
        passed.append(here)
    assert {cells[k].lane for k in passed[:-1]} == {1}
    assert along(drawing, finish, 1) == finish
    assert along(drawing, 0, -1) == 0
    for k, cell in enumerate(cells[1:-1], 1):
        for by in (-1, 1):
            beside = cells[across(drawing, k, by)]
            if cell.lane + by in range(3):
                assert beside.lane == cell.lane + by
                assert beside.start < cell.end
                assert cell.start < beside.end
            else:
                assert beside == cell
    assert across(drawing, 0, 1) == 0
