"""Guards Monza's tracks as the rules read them: presets, layout codes, refusals and the record's fields."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chequered.circuit import behind, fronts
from chequered.games.monza import GAME, board
from chequered.games.monza.board import MAX_CELLS, Board
from chequered.games.monza.layouts import code_of, read_code
from chequered.games.monza.notation import COLOURS
from chequered.kernel.boards import BoardError, Boards, LoadedBoard

_PARTS = sorted(board.shipped_parts())
_WHITE = COLOURS.index("white")


def _record(loaded: LoadedBoard) -> Board:
    assert isinstance(loaded.record, Board)
    return loaded.record


def _refusal(code: str) -> str:
    with pytest.raises(BoardError) as refused:
        board.load(code)
    return str(refused.value)


def test_there_are_ten_straights_and_ten_bends():
    """MZ-2.1."""
    parts = board.shipped_parts().values()
    assert sum(part.curve.turn == 0 for part in parts) == 10
    assert sum(part.curve.turn != 0 for part in parts) == 10


def test_a_part_laid_the_other_way_round_has_its_lanes_swapped_and_backwards():
    """MZ-2.1: there and back again a track has the same cells."""
    there, back = _record(board.load("S1 B2 S3r")), _record(board.load("S3 B2r S1r"))
    length = there.end[there.finish] - 1

    def cells(record: Board) -> set[tuple[int, ...]]:
        ids = range(1, record.finish)
        return {(record.lane[k], record.start[k], record.end[k], record.colour[k]) for k in ids}

    assert cells(there) == {(2 - lane, length - end, length - start, c) for lane, start, end, c in cells(back)}


def test_cells_have_one_of_six_colours_or_are_obstacles():
    """MZ-2.2: also that every lane begins at 0 and ends at the finish."""
    for name in board.presets():
        record = _record(board.load(name))
        for k in range(1, record.finish):
            assert (record.colour[k] in range(6)) != bool(record.blocked[k])
            assert record.lane[k] in range(3)
        for lane in range(3):
            edges = [(record.start[k], record.end[k]) for k in range(record.cells) if record.lane[k] == lane]
            assert edges[0][0] == 0
            assert edges[-1][1] == record.start[record.finish]


def test_long_cells_are_joined_where_both_ends_are_open_in_one_colour():
    """MZ-2.3: the middle lane of every joint, and no outer lane."""
    record = _record(board.load("S1 S2 S3"))
    joints = (24, 48)
    over = [k for k in range(1, record.finish) for unit in joints if record.start[k] < unit < record.end[k]]
    assert [(record.lane[k], record.colour[k]) for k in over] == [(1, _WHITE)] * 2


def test_start_and_finish_span_all_lanes():
    """MZ-2.4, and the fields that say so: cell 0 starts, the last one takes a white die (MZ-3.8)."""
    record = _record(board.load("short"))
    assert (record.lane[0], record.start[0], record.end[0], record.colour[0]) == (-1, -1, 0, -1)
    assert record.finish == record.cells - 1
    assert (record.lane[record.finish], record.colour[record.finish]) == (-1, _WHITE)
    assert [record.lane[k] for k in record.front[0]] == [0, 1, 2]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("S1 S2 S1", "part 3 (S1) is used twice (MZ-2.5)"),
        ("S1 S2 S1r", "part 3 (S1) is used twice (MZ-2.5)"),
        ("", "expected one to 20 parts, got none (MZ-2.1)"),
        (" - , ", "expected one to 20 parts, got none (MZ-2.1)"),
        ("S1 Q7", "there is no part 'Q7' (part 2); parts are called B1 and the like (MZ-2.1)"),
        ("monaco", "there is no part 'monaco' (part 1); parts are called B1 and the like (MZ-2.1)"),
        ("S1 S5 B3 B4 S7 B1 B2 S9", "part 7 (B2) overlaps the start cell on the table (MZ-2.5)"),
        ("S1 S5 S2 B3 B4 S7 B1 B2", "part 8 (B2) overlaps part 2 (S5) on the table (MZ-2.5)"),
        ("S1 S5 B3 B4 S7 B1 B2 Q7", "part 7 (B2) overlaps the start cell on the table (MZ-2.5)"),
        ("S1 S5 B3 B4 S7 B1 B2 S1", "part 7 (B2) overlaps the start cell on the table (MZ-2.5)"),
        ("S1 S5 S1 B3 B4 S7 B1 B2", "part 3 (S1) is used twice (MZ-2.5)"),
        ("S4 Q7 S4", "there is no part 'Q7' (part 2); parts are called B1 and the like (MZ-2.1)"),
    ],
)
def test_a_refusal_names_the_first_part_that_breaks_the_rule(code: str, message: str):
    """MZ-2.5: parts used twice, unknown, missing or overlapping."""
    assert _refusal(code) == message


@pytest.mark.parametrize(
    ("code", "rule", "reason", "values"),
    [
        ("", 201, "none", {}),
        ("S1 Q7", 201, "unknown-part", {"word": "Q7", "number": 2}),
        ("S1 S2 S1r", 205, "used-twice", {"part": "S1", "number": 3}),
        ("S1 S5 B3 B4 S7 B1 B2 S9", 205, "overlap-start", {"part": "B2", "number": 7}),
        ("S1 S5 S2 B3 B4 S7 B1 B2", 205, "overlap", {"part": "B2", "number": 8, "other": "S5", "earlier": 2}),
        ("S1 B1 B5 B7 B9 S4 B2 B6 B8 B10", 205, "finish-overlaps-start", {}),
        ("S4 S6 S10 B10 B1 B5 B2 B4 S9", 205, "finish-overlaps", {"other": "S10", "earlier": 3}),
    ],
)
def test_a_refusal_carries_its_rule_and_what_a_sentence_needs(
    code: str, rule: int, reason: str, values: dict[str, str | int]
):
    """MZ-2.1, MZ-2.5: the message ends with the very rule."""
    with pytest.raises(BoardError) as refused:
        board.load(code)
    error = refused.value
    assert (error.rule, error.reason, error.values) == (rule, reason, values)
    assert board.reasons()[reason] == set(values)
    assert str(error).endswith(f"({GAME.spec.rule_name(rule)})")


def test_a_track_has_at_most_twenty_parts():
    """MZ-2.1: and the twenty-first is the one that is refused, known or not."""
    straights = [f"S{k}" for k in range(1, 11)]
    bends = [f"B{k}{'r' if k % 2 else ''}" for k in range(1, 11)]
    wave = [name for pair in zip(straights, bends, strict=True) for name in pair]
    assert board.load(" ".join(wave)).code == " ".join(wave)
    assert _refusal(" ".join([*wave, "S1"])) == "part 21 is one too many: a track has one to 20 parts (MZ-2.1)"
    with pytest.raises(
        BoardError, match=r"^part 21 is one too many: a track has one to 20 parts \(MZ-2\.1\)$"
    ) as refused:
        board.load(" ".join([*wave, "Q7"]))
    assert (refused.value.reason, refused.value.values) == ("too-many", {"number": 21})


def test_a_finish_on_the_road_is_refused():
    """MZ-2.5: the finish cell may not overlap either."""
    message = "the finish cell behind part 10 (B10) overlaps the start cell on the table (MZ-2.5)"
    assert _refusal("S1 B1 B5 B7 B9 S4 B2 B6 B8 B10") == message


def test_the_presets_are_short_a_closed_oval_and_long():
    """MZ-2.6."""
    lengths = {name: len(board.load(name).code.split()) for name in board.presets()}
    assert lengths == {"short": 8, "medium": 10, "long": 16}


@pytest.mark.parametrize(
    ("choices", "offered"),
    [
        ({}, "short"),
        ({"challenge": 0, "bonus_step": 1}, "short"),
        ({"challenge": 1}, "long"),
        ({"challenge": 1, "free_stop": 1}, "long"),
    ],
)
def test_short_is_offered_first_and_long_with_the_challenge(choices: dict[str, int], offered: str):
    """MZ-2.6."""
    assert GAME.offered_board(choices) == offered


@pytest.mark.parametrize(("name", "turn"), [("short", 180), ("medium", 360), ("long", 360)])
def test_the_presets_are_driven_clockwise(name: str, turn: int):
    """MZ-2.6: seen from above, the right turns outweigh the left ones."""
    parts = board.circuit_of(board.load(name).content).parts
    assert sum(part.curve.turn for part in parts) == pytest.approx(turn)


@pytest.mark.parametrize("name", ["medium", "long"])
def test_in_a_closed_preset_start_and_finish_lie_side_by_side(name: str):
    """MZ-2.1, MZ-2.6: the finish cell ends where the start cell begins."""
    cells = board.load(name).drawing.cells
    start, finish = cells[0], cells[-1]
    assert abs(start.y - finish.y) < 0.05
    assert start.x - finish.x == pytest.approx((start.length + finish.length) / 2, abs=0.05)


@pytest.mark.parametrize("name", board.presets())
def test_the_drawing_of_a_preset_is_wider_than_high_and_fits_a_screen(name: str):
    _, _, width, height = board.load(name).drawing.view_box
    assert 1 <= width / height <= 2


@pytest.mark.parametrize(
    "text", ["s1,b2,B3R,s4", "S1-B2-b3r-S4", " S1  B2\nB3r\tS4 ", "S1 – B2, B3r; S4".replace(";", ",")]
)
def test_a_code_is_read_in_any_common_form_and_printed_in_one(text: str):
    assert board.load(text).code == "S1 B2 B3r S4"


@given(st.lists(st.tuples(st.sampled_from(_PARTS), st.booleans()), max_size=20))
def test_a_code_round_trips(pairs: list[tuple[str, bool]]):
    code = " ".join(name + "r" * is_reversed for name, is_reversed in pairs)
    layout, fault = read_code(code, _PARTS)
    assert fault is None
    assert code_of(layout) == code
    assert read_code(code_of(layout), _PARTS) == (layout, None)


@pytest.mark.parametrize("name", board.presets())
def test_a_preset_and_its_code_are_the_same_track(name: str):
    preset = board.load(f" {name.upper()} ")
    pasted = board.load(preset.code)
    assert (preset.name, pasted.name) == (name, "")
    assert (preset.code, preset.record, preset.drawing) == (pasted.code, pasted.record, pasted.drawing)


def test_the_module_is_where_boards_come_from():
    boards: Boards = board
    assert boards.load(boards.presets()[0]).name == "short"


@pytest.mark.parametrize("text", ["short", "medium", "long", "S1 B2 B3r S4"])
def test_a_board_is_rebuilt_from_its_content(text: str):
    loaded = board.load(text)
    assert board.from_content(json.loads(json.dumps(loaded.content))) == loaded


def test_boards_do_not_share_what_can_be_changed():
    expected, changed = board.load("short"), board.load("short")
    changed.content["parts"][0]["left"].clear()
    changed.content["table"]["lane"] = 0
    _record(changed).front[0][0] = 99
    assert board.load("short") == expected


@pytest.mark.parametrize("name", board.presets())
def test_the_record_says_what_the_circuit_says(name: str):
    loaded = board.load(name)
    circuit, record = board.circuit_of(loaded.content), _record(loaded)
    n = len(circuit.cells)
    assert (record.cells, record.finish) == (n, n - 1)
    assert [tuple(row) for row in record.front[:n]] == list(fronts(circuit))
    assert tuple(record.behind[:n]) == behind(circuit)
    assert record.lane[:n] == [cell.lane for cell in circuit.cells]
    assert record.start[:n] == [cell.start for cell in circuit.cells]
    assert record.end[:n] == [cell.end for cell in circuit.cells]
    assert record.colour[:n] == [cell.paint for cell in circuit.cells]
    assert record.blocked[:n] == [int(cell.blocked) for cell in circuit.cells]
    assert all(row == [-1, -1, -1] for row in record.front[n:])
    assert not any(record.colour[n:] + record.behind[n:] + record.end[n:])
    assert len(record.front) == MAX_CELLS


@pytest.mark.parametrize("name", board.presets())
def test_the_drawing_has_the_record_s_cells(name: str):
    loaded = board.load(name)
    record = _record(loaded)
    for k, cell in enumerate(loaded.drawing.cells):
        assert cell.id == k
        assert (cell.lane, cell.start, cell.end) == (record.lane[k], record.start[k], record.end[k])
        assert cell.paint == (COLOURS[record.colour[k]] if record.colour[k] >= 0 else "")
        assert (cell.kind == "obstacle") == bool(record.blocked[k])
        ways = {n for n in record.front[k] if n >= 0 and not record.blocked[n]}
        assert set(cell.fronts) == (set() if record.blocked[k] else ways)


@pytest.mark.parametrize("name", board.presets())
def test_every_seat_has_a_place_on_the_start_and_on_the_finish_and_one_car_on_each_other_cell(name: str):
    """MZ-2.4."""
    cells = board.load(name).drawing.cells
    places = {kind: {len(cell.spots) for cell in cells if cell.kind == kind} for kind in ("start", "road", "finish")}
    assert places == {"start": {6}, "road": {1}, "finish": {6}}
