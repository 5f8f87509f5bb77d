"""Guards what is read from record files and from the shipped files: each kind of damage is refused, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chequered.games.monza import board
from chequered.games.monza.parts import read_part, read_sizes
from chequered.kernel.boards import BoardError

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
        (_in_part(length=float("nan")), f"{_WHERE}, length: expected a number, got nan"),
        (_in_part(length=True), f"{_WHERE}, length: expected a number, got True"),
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


def test_what_is_no_table_is_refused():
    with pytest.raises(BoardError, match="track: expected a table, got 'short'"):
        board.from_content("short")  # type: ignore[arg-type]


@pytest.mark.parametrize("angle", [0, 0.5, 181, -200])
def test_a_bend_that_does_not_bend_or_goes_round_is_refused(angle: float):
    def damage(content: dict[str, Any]) -> None:
        content["parts"][1]["angle"] = angle

    message = f"track, parts[1], part B2, angle: expected 1 to 180 degrees to either side, got {angle:g}"
    assert _refusal(damage, "S1 B2") == message


def test_a_bend_tighter_than_its_road_is_refused():
    def damage(content: dict[str, Any]) -> None:
        content["parts"][1]["radius"] = 59

    message = "track, parts[1], part B2, radius: expected more than 60, got 59"
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


def test_sizes_name_the_file():
    with pytest.raises(BoardError, match=r"^parts\.toml, table: lane is missing"):
        read_sizes({"verge": 1, "start": 1, "finish": 1}, "parts.toml, table")
