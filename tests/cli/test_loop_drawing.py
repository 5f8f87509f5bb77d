"""Guards what the terminal draws of a closed circuit: lanes, places side by side, the pit lane, and going round."""

import re
from itertools import pairwise

import pytest

from chequered.cli.terminal.bands import Picture, part_of, whole_of
from chequered.cli.terminal.canvas import Line
from chequered.cli.terminal.cursor import across, along
from chequered.cli.terminal.looks import look_of
from chequered.cli.terminal.overview import overview
from chequered.cli.terminal.palette import PALETTE
from chequered.cli.terminal.ribbon import AIMED, Marks, Piece, Ribbon, Scale, spaces_of
from chequered.games import game
from chequered.kernel.drawn import ALL_LANES, Drawing, DrawnCell

MOTOGP = game("motogp")
PRESETS = MOTOGP.boards.presets()
GROUNDS = look_of("motogp").grounds
LETTERS = {"fuel": "F", "boxes": "B", "crash": "C", "engine": "E"}
SMALL = Scale(2, 1)
NO_MARKS = Marks()


def drawing_of(preset: str = PRESETS[0]) -> Drawing:
    return MOTOGP.boards.load(preset).drawing


def ribbon(preset: str = PRESETS[0], scale: Scale = SMALL) -> Ribbon:
    return Ribbon(drawing_of(preset), GROUNDS, scale)


def rows(of: Ribbon, marks: Marks = NO_MARKS) -> list[str]:
    canvas = of.draw(marks)
    return [plain(canvas.line(row, 0, of.width, of.width)) for row in range(of.height)]


def plain(line: Line) -> str:
    return "".join(segment.text for segment in line)


def of_kind(drawing: Drawing, kind: str, mark: str = "") -> DrawnCell:
    return next(cell for cell in drawing.cells if cell.kind == kind and cell.mark == mark)


def bike(number: int, cell: DrawnCell, spot: int = 0, *, is_active: bool = False) -> Piece:
    return Piece(str(number), PALETTE["red"], cell.id, spot, is_active)


@pytest.mark.parametrize("preset", PRESETS)
def test_spaces_lie_side_by_side_from_the_line_round_to_the_line(preset: str):
    drawn = ribbon(preset)
    spaces = spaces_of(drawn.drawing)
    assert [space[0].position for space in spaces] == list(range(len(spaces)))
    spans = [(drawn.span(space[0].id)[0], drawn.span(space[-1].id)[1]) for space in spaces]
    assert spans[0][0] == 0
    assert spans[-1][1] == drawn.width
    assert all(one[1] == other[0] for one, other in pairwise(spans))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_mark_shows_its_letter_once_and_the_chequered_space_its_chequers(preset: str):
    drawn = ribbon(preset)
    text = "".join(rows(drawn))
    for mark, letter in LETTERS.items():
        assert text.count(letter) == sum(cell.mark == mark for cell in drawn.cells), mark
    assert text.count("▚") == 3 * 3
    assert sum(row.count("┃") for row in rows(drawn)) == 4  # three places and the pit lane


def test_three_stand_side_by_side_on_a_straight_the_inside_on_top():
    drawn = ribbon()
    cell = of_kind(drawn.drawing, "straight")
    left, right = drawn.span(cell.id)
    shown = rows(drawn, Marks(pieces=[bike(12, cell, 0), bike(7, cell, 1), bike(3, cell, 2)]))
    assert [re.sub(r"\D", "", row[left:right]) for row in shown[1:4]] == ["12", "7", "3"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_motorcycle_in_a_corner_stands_in_its_own_lane_also_with_two_digits(preset: str):
    drawn = ribbon(preset)
    bare = rows(drawn)
    for cell in (cell for cell in drawn.cells if cell.lane in {0, 1}):
        shown = rows(drawn, Marks(pieces=[bike(18, cell)]))
        changed = [k for k, (one, other) in enumerate(zip(bare, shown, strict=True)) if one != other]
        assert changed in ([1], [2], [3])
        assert (changed == [1]) == (cell.lane == 0)
        left, right = drawn.span(cell.id)
        assert "18" in shown[changed[0]][left:right]


def test_those_who_find_no_room_in_the_pit_lane_s_row_are_a_sign():
    drawn = ribbon()
    pit = of_kind(drawn.drawing, "pit")
    left, right = drawn.span(pit.id)
    both = rows(drawn, Marks(pieces=[bike(1, pit), bike(2, pit, 1)]))[-1][left:right]
    three = rows(drawn, Marks(pieces=[bike(11, pit), bike(12, pit, 1), bike(13, pit, 2)]))[-1][left:right]
    assert "12" in both
    assert "11+" in three


def test_the_one_whose_turn_it_is_is_pointed_out():
    drawn = ribbon()
    straight, corner = of_kind(drawn.drawing, "straight"), of_kind(drawn.drawing, "outer-a")
    for cell in (straight, corner):
        text = "".join(rows(drawn, Marks(pieces=[bike(5, cell, is_active=True)])))
        quiet = "".join(rows(drawn, Marks(pieces=[bike(5, cell)])))
        assert "▸" not in quiet
        if cell is straight:
            assert "▸5" in text
        canvas = drawn.draw(Marks(pieces=[bike(5, cell, is_active=True)]))
        lines = [canvas.line(row, 0, drawn.width, drawn.width) for row in range(drawn.height)]
        assert any(segment.style == AIMED for line in lines for segment in line)


@pytest.mark.parametrize("width", [60, 78, 100])
def test_all_of_a_circuit_has_each_space_once_and_the_pit_lane_only_where_it_is(width: int):
    for preset in PRESETS:
        drawn = ribbon(preset)
        lines = [plain(line) for line in whole_of(drawn.draw(NO_MARKS), width)]
        bands = -(-drawn.width // width)
        assert bands * 4 < len(lines) < bands * 5 + 5
        assert "".join(lines).count("▚") == 9
        assert {len(line) for line in lines} == {width}


@pytest.mark.parametrize("size", [(50, 3), (60, 6), (52, 10), (78, 9), (98, 40), (200, 60)], ids=str)
def test_a_window_shows_everything_or_the_way_ahead_across_the_line(size: tuple[int, int]):
    width, height = size
    for preset in PRESETS:
        picture = Picture(drawing_of(preset), GROUNDS)
        spaces = spaces_of(picture.drawing)
        for at in (0, 20, len(spaces) - 1):
            ahead = [spaces[(at + k) % len(spaces)][0] for k in range(13)]
            marks = Marks(pieces=[bike(1, spaces[at][0])], keys={ahead[12].id: "w"})
            lines = [plain(line) for line in picture.lines(marks, width, height, spaces[at][0].id)]
            assert len(lines) <= max(height, 5)
            assert {len(line) for line in lines} == {width}
            assert sum("1▌" in line or "▏1" in line for line in lines) >= 1
            if height >= 9:
                assert any("w" in line for line in lines)


def test_no_band_tears_a_space():
    drawn = ribbon()
    edges = {drawn.span(space[0].id)[0] for space in spaces_of(drawn.drawing)}
    canvas = drawn.draw(NO_MARKS)
    for focus in range(0, drawn.width, 7):
        assert plain(part_of(canvas, 52, 4, focus)[1])[0] in "▏┃"
    assert {canvas.seam_before(column) for column in range(drawn.width)} == edges


def test_one_line_shows_the_whole_loop_with_everybody():
    drawn = ribbon()
    spaces = spaces_of(drawn.drawing)
    crowd = [bike(1, spaces[3][0], 0), bike(2, spaces[3][0], 1), bike(3, spaces[9][0])]
    (line,) = overview(drawn, Marks(pieces=crowd), 80)
    text = plain(line).strip()
    assert len(plain(line)) == 80
    assert text.count("●") == 1
    assert "2" in text
    assert all(letter in text for letter in "FBC▚")
    assert overview(drawn, NO_MARKS, len(spaces) - 1) == []


def test_the_cursor_goes_round_the_loop_and_into_the_pit_lane_and_back():
    drawing = drawing_of()
    here, passed = 0, []
    for _ in range(3 * len(drawing.cells)):
        passed.append(here)
        here = along(drawing, here, 1)
        if here == 0:
            break
    assert here == 0
    assert {drawing.cells[k].position for k in passed} == set(range(len(spaces_of(drawing))))
    assert along(drawing, passed[-1], 1) == 0
    assert along(drawing, 0, -1) == passed[-1]
    pit = of_kind(drawing, "pit")
    road = across(drawing, pit.id, -1)
    assert drawing.cells[road].lane in {ALL_LANES, drawing.lanes - 1}
    assert across(drawing, road, 1) == pit.id
    assert drawing.cells[along(drawing, pit.id, 1)].kind == "pit"
    assert across(drawing, pit.id, 1) == pit.id
