"""Guards what is read from record files and from the shipped files: each kind of damage is refused, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chequered.games.monza import board
from chequered.games.monza.parts import read_part, read_parts, read_presets, read_sizes
from chequered.games.monza.spec import Rule
from chequered.kernel.boards import BoardError
from tests.games.damage import damaged

Damage = Callable[[dict[str, Any]], object]


def _refusal(damage: Damage, code: str = "S1 S2") -> str:
    content = board.load(code).content
    damage(content)
    with pytest.raises(BoardError) as refused:
        board.from_content(content)
    return str(refused.value)


def _in_part(**values: Any) -> Damage:
    return lambda content: content["parts"][1].update(values)


_WHERE = "track, parts[1], part S2"
_STRETCH = "expected one of the six colours or obstacle and its units"
_LANES = "expected a list of lanes (left, middle, right)"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_in_part(left=["red 7", "mauve 17"]), f"{_WHERE}, left lane: {_STRETCH}, got 'mauve 17' (MZ-2.2)"),
        (_in_part(left=["red 7", "blue 0"]), f"{_WHERE}, left lane: {_STRETCH}, got 'blue 0' (MZ-2.2)"),
        (_in_part(left=["red 7", "blue"]), f"{_WHERE}, left lane: {_STRETCH}, got 'blue' (MZ-2.2)"),
        (_in_part(left=["red 7", 17]), f"{_WHERE}, left lane: {_STRETCH}, got 17 (MZ-2.2)"),
        (
            _in_part(right=["red 7", "blue 16"]),
            f"{_WHERE}: expected lanes of the same number of units, got [24, 24, 23] (MZ-2.2)",
        ),
        (
            _in_part(middle=[]),
            f'{_WHERE}, middle lane: expected a list of stretches such as "red 7", got [] (MZ-2.2)',
        ),
        (
            _in_part(middle="red 24"),
            f"{_WHERE}, middle lane: expected a list of stretches such as \"red 7\", got 'red 24' (MZ-2.2)",
        ),
        (_in_part(open_in=["centre"]), f"{_WHERE}, open_in: {_LANES}, got ['centre'] (MZ-2.3)"),
        (_in_part(open_in=[["left"]]), f"{_WHERE}, open_in: {_LANES}, got [['left']] (MZ-2.3)"),
        (_in_part(open_out=["left", "left"]), f"{_WHERE}, open_out: {_LANES}, got ['left', 'left'] (MZ-2.3)"),
        (_in_part(open_out=True), f"{_WHERE}, open_out: {_LANES}, got True (MZ-2.3)"),
        (_in_part(kind="loop"), f"{_WHERE}, kind: expected straight or bend, got 'loop' (MZ-2.1)"),
        (_in_part(kind=["bend"]), f"{_WHERE}, kind: expected straight or bend, got ['bend'] (MZ-2.1)"),
        (_in_part(kind="bend"), f"{_WHERE}: angle is missing"),
        (_in_part(length=0), f"{_WHERE}, length: expected millimetres above 0, got 0"),
        (_in_part(length=float("nan")), f"{_WHERE}, length: expected a number of at most 1000, got nan"),
        (_in_part(length=True), f"{_WHERE}, length: expected a number of at most 1000, got True"),
        (_in_part(length=10**400), f"{_WHERE}, length: expected a number of at most 1000, got a number of 1329 bits"),
        (_in_part(length="9"), f"{_WHERE}, length: expected a number of at most 1000, got '9'"),
        (_in_part(colour="red"), f"{_WHERE}: 'colour' is unknown"),
        (_in_part(name="s2"), "track, parts[1], name: expected letters and a number such as S1, got 's2'"),
        (_in_part(name=2), "track, parts[1], name: expected letters and a number such as S1, got 2"),
        (_in_part(reversed="no"), "track, parts[1], reversed: expected true or false, got 'no' (MZ-2.1)"),
        (_in_part(name="S1"), "part 2 (S1) is used twice (MZ-2.5)"),
        (
            _in_part(left=["red 4", "obstacle 20"], middle=["red 5", "obstacle 19"], right=["red 6", "obstacle 18"]),
            "from part 1 (S1) no way without obstacles leads to the finish (MZ-2.5)",
        ),
        (lambda content: content["parts"].clear(), "expected one to 20 parts, got none (MZ-2.1)"),
        (lambda content: content["parts"].append("S3"), "track, parts[2]: expected a table, got 'S3'"),
        (lambda content: content.update(parts={}), "track, parts: expected a list, got {} (MZ-2.1)"),
        (lambda content: content.pop("table"), "track: table is missing"),
        (lambda content: content.update(laps=3), "track: 'laps' is unknown"),
        (lambda content: content.update(name="../x"), "track, name: expected a preset's id or nothing, got '../x'"),
        (lambda content: content.update(table=[]), "track, table: expected a table, got []"),
        (lambda content: content["table"].pop("lane"), "track, table: lane is missing"),
        (lambda content: content["table"].update(lane=-1), "track, table, lane: expected millimetres above 0, got -1"),
    ],
)
def test_a_damaged_content_is_refused_and_the_place_named(damage: Damage, message: str):
    """MZ-2.1, MZ-2.2, MZ-2.3, MZ-2.5."""
    assert _refusal(damage) == message


def test_only_what_a_layout_itself_does_wrong_has_a_reason_for_people():
    """MZ-2.5: a way that is walled up has one, a damaged file has none."""
    walls = _in_part(left=["red 4", "obstacle 20"], middle=["red 5", "obstacle 19"], right=["red 6", "obstacle 18"])
    for damage, told in (
        (walls, (Rule.MZ_2_5, "no-way", {"part": "S1", "number": 1})),
        (_in_part(kind=["bend"]), (0, "", {})),
    ):
        content = board.load("S1 B2r").content
        damage(content)
        with pytest.raises(BoardError) as refused:
            board.from_content(content)
        assert (refused.value.rule, refused.value.reason, refused.value.values) == told


def test_what_is_no_table_is_refused():
    with pytest.raises(BoardError, match="track: expected a table, got 'short'"):
        board.from_content("short")  # type: ignore[arg-type]  # what comes from outside is of any type


@pytest.mark.parametrize("angle", [0, 0.5, 181, -200])
def test_a_bend_that_does_not_bend_or_goes_round_is_refused(angle: float):
    def damage(content: dict[str, Any]) -> None:
        content["parts"][1]["angle"] = angle

    message = f"track, parts[1], part B2, angle: expected 1 to 180 degrees to either side, got {angle:g}"
    assert _refusal(damage, "S1 B2") == message


def test_a_bend_tighter_than_its_road_is_refused():
    def damage(content: dict[str, Any]) -> None:
        content["parts"][1]["radius"] = 59

    message = "track, parts, part B2, radius: expected more than 60, got 59"
    assert _refusal(damage, "S1 B2") == message


def test_more_cells_than_a_board_holds_are_refused():
    def damage(content: dict[str, Any]) -> None:
        for part in content["parts"]:
            for lane in ("left", "middle", "right"):
                part[lane] = ["red 1", "blue 1"] * 70

    assert _refusal(damage) == "track, parts: expected at most 400 cells, got 842"


def test_the_shipped_file_is_read_like_a_record_file():
    """MZ-2.2: the message names the file, the part and the lane."""
    entry = {k: v for k, v in board.load("S1").content["parts"][0].items() if k != "reversed"}
    assert read_part(entry, "parts.toml") == board.shipped_parts()["S1"]
    entry["left"] = ["red 7", "purpel 17"]
    with pytest.raises(
        BoardError, match=r"^parts\.toml, part S1, left lane: expected one .* got 'purpel 17' \(MZ-2\.2\)"
    ):
        read_part(entry, "parts.toml")


@pytest.fixture
def parts_file() -> dict[str, Any]:
    content = board.load("S1 B2").content
    entries = [{k: v for k, v in part.items() if k != "reversed"} for part in content["parts"]]
    return {"table": content["table"], "part": entries}


def test_a_file_of_parts_is_read(parts_file: dict[str, Any]):
    shipped = board.shipped_parts()
    assert read_parts(parts_file, "parts.toml") == {"S1": shipped["S1"], "B2": shipped["B2"]}


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: data["part"].append(data["part"][0]), "part S1: there are two of this name (MZ-2.1)"),
        (lambda data: data["part"][1].update(radius=50), "part B2, radius: expected more than 60, got 50"),
        (lambda data: data["part"][1].pop("left"), "part B2: left is missing"),
        (lambda data: data["table"].update(lane="36"), "table, lane: expected a number of at most 1000, got '36'"),
        (lambda data: data.update(part=[]), "part: expected a list of tables, got []"),
        (lambda data: data.update(part={"name": "S1"}), "part: expected a list of tables, got {'name': 'S1'}"),
        (lambda data: data.update(part=["S1"]), "parts.toml: expected a table, got 'S1'"),
        (lambda data: data.pop("part"), "parts.toml: part is missing"),
    ],
)
def test_a_damaged_file_of_parts_is_refused(parts_file: dict[str, Any], damage: Damage, message: str):
    """MZ-2.1, MZ-2.2: the file is named, and the place."""
    damage(parts_file)
    with pytest.raises(BoardError) as refused:
        read_parts(parts_file, "parts.toml")
    assert str(refused.value) == (message if message.startswith("parts.toml") else f"parts.toml, {message}")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"preset": []}, "presets.toml, preset: expected a list of tables, got []"),
        ({"preset": [{"name": "a"}]}, "presets.toml, preset[0]: layout is missing"),
        (
            {"preset": [{"name": "a", "layout": 3}]},
            "presets.toml, preset a, layout: expected a code such as S1 B2r, got 3",
        ),
        (
            {"preset": [{"name": "Short", "layout": "S1"}]},
            "presets.toml, preset[0], name: expected an id in small letters of its own, got 'Short'",
        ),
        (
            {"preset": [{"name": "a", "layout": "S1"}, {"name": "a", "layout": "S2"}]},
            "presets.toml, preset[1], name: expected an id in small letters of its own, got 'a'",
        ),
        ({"preset": ["a"]}, "presets.toml, preset[0]: expected a table, got 'a'"),
        ({}, "presets.toml: preset is missing"),
    ],
)
def test_a_damaged_file_of_presets_is_refused(data: dict[str, Any], message: str):
    """MZ-2.6."""
    with pytest.raises(BoardError) as refused:
        read_presets(data, "presets.toml")
    assert str(refused.value) == message


@settings(deadline=None)
@given(st.data())
def test_whatever_is_damaged_a_content_is_read_or_refused(data: st.DataObject):
    content = board.load("S1 B2r").content
    damaged(data, content, ["red 24", "S1"])
    try:
        loaded = board.from_content(content)
    except BoardError:
        return
    assert loaded.record.as_dict()["cells"] > 2


def test_a_content_of_more_than_twenty_parts_is_refused():
    """MZ-2.1."""
    content = board.load("S1").content
    content["parts"] = [{**content["parts"][0], "name": f"S{k}"} for k in range(1, 22)]
    with pytest.raises(BoardError, match=r"^part 21 is one too many: a track has one to 20 parts \(MZ-2\.1\)$"):
        board.from_content(content)


def test_sizes_name_the_file():
    with pytest.raises(BoardError, match=r"^parts\.toml, table: lane is missing"):
        read_sizes({"verge": 1, "start": 1, "finish": 1}, "parts.toml, table")
