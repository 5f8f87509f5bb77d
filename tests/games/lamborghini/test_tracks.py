"""Guards what is read of tracks from record files and from the shipped file: each kind of damage is refused, and where
it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chequered.games.lamborghini import board
from chequered.games.lamborghini.board import MAX_CELLS, MAX_TRACKS
from chequered.games.lamborghini.cells import lay
from chequered.games.lamborghini.road import build
from chequered.games.lamborghini.tracks import LONGEST_LAP, MOST_LANES, read_track
from chequered.kernel.boards import BoardError
from chequered.kernel.reading import read_named
from tests.games.damage import damaged
from tests.games.lamborghini.boards import small, small_track

Damage = Callable[[dict[str, Any]], object]
WHERE = "board, tracks[0]"


def _refusal(damage: Damage) -> str:
    content = small()
    damage(content["tracks"][0])
    with pytest.raises(BoardError) as refused:
        board.from_content(content)
    assert (refused.value.reason, refused.value.values) == ("", {})
    return str(refused.value)


def _with(**values: Any) -> Damage:
    return lambda track: track.update(values)


def _stretch(number: int, **values: Any) -> Damage:
    return lambda track: track["stretches"][number].update(values)


def _lane_a_throughout(track: dict[str, Any]) -> None:
    for number in (3, 6):
        track["stretches"][number].update(kind="straight", cells=[3, 3, 3])


def _too_many_of_lane_a(track: dict[str, Any]) -> None:
    for stretch in track["stretches"]:
        if stretch["cells"][0]:
            stretch["cells"] = [2 * stretch["length"], *stretch["cells"][1:]]


def test_the_small_track_is_read():
    track = read_track(small_track(), "track")
    assert (track.lanes, track.length, track.grid[0]) == (3, 46, "C39")
    assert [stretch.lanes for stretch in track.stretches[2:7]] == [(0, 1, 2), (0, 1), (0, 1, 2), (0, 1, 2), (1, 2)]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_with(lanes=2), "lanes: expected a whole number from 3 to 4, got 2"),
        (_with(lanes=5), "lanes: expected a whole number from 3 to 4, got 5"),
        (_with(lanes=True), "lanes: expected a whole number from 3 to 4, got True"),
        (_with(stretches=[]), "stretches: expected a lap of 30 to 80 units, got 0"),
        (
            lambda track: track.update(stretches=track["stretches"][:5]),
            "stretches: expected a lap of 30 to 80 units, got 21",
        ),
        (
            lambda track: track.update(stretches=track["stretches"] * 2),
            "stretches: expected a lap of 30 to 80 units, got 92",
        ),
        (_stretch(0, length=0), "stretches[0], length: expected a whole number from 1 to 20, got 0"),
        (_stretch(0, length="4"), "stretches[0], length: expected a whole number from 1 to 20, got '4'"),
        (
            _stretch(0, kind="chicane"),
            "stretches[0], kind: expected straight or bend or narrow, got 'chicane'",
        ),
        (_stretch(0, cells=4), "stretches[0], cells: expected a list, got 4"),
        (_stretch(0, cells=[4, 4]), "stretches[0], cells: expected a number for each of 3 lanes, got 2"),
        (_stretch(0, cells=[4] * 4), "stretches[0], cells: expected at most 3 entries, got 4"),
        (_stretch(0, cells=[4, 9, 4]), "stretches[0], cells, lane B: expected a whole number from 0 to 8, got 9"),
        (_stretch(0, cells=[4, 4, -1]), "stretches[0], cells, lane C: expected a whole number from 0 to 8, got -1"),
        (_stretch(2, cells=[2, 6, 6]), "stretches[2], cells, lane A: expected none or at least 3, got 2"),
        (_stretch(3, cells=[0, 3, 0]), "stretches[3], cells: expected at least 2 lanes side by side, got 1"),
        (_stretch(3, cells=[3, 0, 3]), "stretches[3], cells: expected lanes side by side, without a gap"),
        (_stretch(3, cells=[3, 3, 3]), "stretches[3], cells: expected a narrow stretch to lack a lane"),
        (_stretch(1, turn=-90), "stretches[1], cells: expected a bend to have fewer cells on its inside"),
        (_stretch(1, cells=[4, 4, 4]), "stretches[1], cells: expected a bend to have fewer cells on its inside"),
        (_stretch(1, cells=[6, 3, 4]), "stretches[1], cells: expected a bend to have fewer cells on its inside"),
        (_stretch(1, turn=9), "stretches[1], turn: expected a bend to turn by 10 degrees, got 9"),
        (_lane_a_throughout, "stretches: expected a narrow one"),
        (_stretch(4, cells=[0, 4, 3]), "stretches[4]: expected lanes to begin and end one at a time"),
        (_too_many_of_lane_a, "stretches: expected at most 80 cells in lane A, got 86"),
        (_with(grid="C39"), "grid: expected a list, got 'C39'"),
        (_with(grid=["C39", "B46"]), "grid: expected 5 cells, got 2"),
        (_with(grid=["C39"] * 6), "grid: expected at most 5 entries, got 6"),
        (
            _with(grid=["C39", "B46", "C38", "B45", 7]),
            "grid[4]: expected the name of a cell such as C50, got 7",
        ),
        (
            _with(grid=["C39", "B46", "C38", "B45", "E1"]),
            "grid[4]: expected the name of a cell such as C50, got 'E1'",
        ),
        (_with(grid=["C39", "B46", "C38", "B46", "C37"]), "grid[3]: expected each cell once, got B46 twice"),
        (_with(grid=["C39", "B46", "C38", "B45", "D37"]), "grid[4]: there is no cell D37"),
        (_with(grid=["C39", "B46", "C38", "B45", "C40"]), "grid[4]: there is no cell C40"),
        (
            _with(grid=["B46", "C39", "C38", "B45", "C37"]),
            "grid[0]: expected C39, the inside lane's last cell, got B46",
        ),
        (
            _with(grid=["C39", "B46", "B45", "C38", "C37"]),
            "grid[3]: expected the best cell first, got B45 before C38",
        ),
        (
            _with(grid=["C39", "B46", "C37", "B45", "C36"]),
            "grid[3]: expected the best cell first, got C37 before B45",
        ),
        (
            _with(grid=["C39", "B46", "C38", "B45", "C1"]),
            "grid[4]: expected a cell in the last quarter of the lap, got C1",
        ),
    ],
)
def test_a_track_that_breaks_the_rule_for_its_file_is_refused_and_the_place_named(damage: Damage, message: str):
    """LB-2.3."""
    assert _refusal(damage) == f"{WHERE}, {message} (LB-2.3)"


@pytest.mark.parametrize(
    ("stretch", "cells", "message"),
    [
        (0, [0, 4, 4], "stretches[0]: expected all lanes behind the line"),
        (10, [3, 3, 0], "stretches[10]: expected all lanes before the line"),
    ],
)
def test_at_the_line_every_lane_has_a_border(stretch: int, cells: list[int], message: str):
    """LB-2.1."""
    assert _refusal(_stretch(stretch, cells=cells)) == f"{WHERE}, {message} (LB-2.1)"


def test_a_way_round_that_one_move_could_make_is_refused():
    def damage(track: dict[str, Any]) -> None:
        for stretch in track["stretches"]:
            stretch["cells"][2] = min(stretch["cells"][2], -(-stretch["length"] // 2))
        track["grid"][0] = "C23"

    message = "stretches: expected 32 steps on the shortest way round, got 26"
    assert _refusal(damage) == f"{WHERE}, {message} (LB-2.3)"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_with(name="../x"), "name: expected an id or nothing, got '../x'"),
        (_with(name=7), "name: expected an id or nothing, got 7"),
        (_with(heading=361), "heading: expected a number of at most 360, got 361"),
        (_with(heading=float("nan")), "heading: expected a number of at most 360, got nan"),
        (_with(laps=3), "'laps' is unknown"),
        (lambda track: track.pop("grid"), "grid is missing"),
        (_with(stretches="straight"), "stretches: expected a list, got 'straight'"),
        (_with(stretches=[3]), "stretches[0]: expected a table, got 3"),
        (_with(stretches=[{}] * 41), "stretches: expected at most 40 entries, got 41"),
        (_stretch(0, width=3), "stretches[0]: 'width' is unknown"),
        (lambda track: track["stretches"][0].pop("length"), "stretches[0]: length is missing"),
        (_stretch(0, turn=41), "stretches[0], turn: expected a number of at most 40, got 41"),
        (_stretch(1, turn=221), "stretches[1], turn: expected a number of at most 220, got 221"),
        (_stretch(3, turn=[]), "stretches[3], turn: expected a number of at most 60, got []"),
    ],
)
def test_a_damaged_track_is_refused_and_the_place_named(damage: Damage, message: str):
    separator = ": " if message.startswith(("'laps'", "grid is")) else ", "
    assert _refusal(damage) == f"{WHERE}{separator}{message}"


def _other_way_round(track: dict[str, Any]) -> None:
    for stretch in track["stretches"]:
        if stretch["kind"] == "bend":
            stretch.update(turn=-90, cells=stretch["cells"][::-1])


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_stretch(1, turn=85), "stretches: expected turns that add up to 360 or -360 degrees, got 355"),
        (_other_way_round, "stretches: expected turns that add up to 360 degrees, for the inside is on the right"),
        (
            _stretch(2, length=20, cells=[20] * 3),
            "stretches[2]: so that the loop closes, its cells would be 7 mm: expected 22 to 60",
        ),
        (_stretch(1, length=2, cells=[3, 2, 1]), "stretches[1]: it bends too tightly"),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_the_stretches_named(damage: Damage, message: str):
    track = small_track()
    damage(track)
    with pytest.raises(BoardError) as refused:
        build(read_track(track, "track"), "track")
    assert str(refused.value) == f"track, {message}"


def test_a_road_that_lies_over_itself_is_refused_and_one_beside_itself_is_not():
    """The park with its last bend and the one before it turned a little further, so that the road comes back early."""
    content = board.load("park").content
    board.from_content(content)
    for stretch, turn in ((8, -70), (10, 185)):
        content["tracks"][0]["stretches"][stretch]["turn"] = turn
    with pytest.raises(BoardError) as refused:
        board.from_content(content)
    assert str(refused.value) == f"{WHERE}, stretches[8]: it lies over stretches[0] on the table"


def test_the_longest_tracks_fit_the_record():
    assert MAX_TRACKS * MOST_LANES * LONGEST_LAP <= MAX_CELLS


def test_a_file_of_tracks_is_read_by_their_names():
    first, second = small_track("first"), small_track("second")
    assert read_named({"track": [first, second]}, "track", "tracks.toml", read_track) == {
        "first": first,
        "second": second,
    }


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "tracks.toml: track is missing"),
        ({"track": {}}, "tracks.toml, track: expected a list, got {}"),
        ({"track": ["a"]}, "tracks.toml, track[0]: expected a table, got 'a'"),
        ({"track": [small_track()]}, "tracks.toml, track[0], name: expected an id of its own, got ''"),
        ({"track": [small_track("a")] * 2}, "tracks.toml, track[1], name: expected an id of its own, got 'a'"),
        (
            {"track": [{**small_track("a"), "lanes": 9}]},
            "tracks.toml, track a, lanes: expected a whole number from 3 to 4, got 9 (LB-2.3)",
        ),
    ],
)
def test_a_damaged_file_is_refused_and_the_place_named(data: dict[str, Any], message: str):
    """LB-2.3: the file, the track and the place."""
    with pytest.raises(BoardError) as refused:
        read_named(data, "track", "tracks.toml", read_track)
    assert str(refused.value) == message


@settings(deadline=None)
@given(st.data())
def test_whatever_is_damaged_a_content_is_read_or_refused(data: st.DataObject):
    content = small(tracks=2)
    damaged(data, content, ["straight", "bend", "narrow", "C39", "park"])
    try:
        record = board.from_content(content).record.as_dict()
    except BoardError:
        return
    _check_playable(record)


_LENGTHS = (4, 6, 3, 5, 3, 6, 3)
"""Of the small track's straight and narrow stretches."""


@settings(deadline=None)
@given(st.lists(st.lists(st.booleans(), min_size=3, max_size=3), min_size=7, max_size=7))
def test_every_cell_of_a_track_that_is_read_has_one_in_front(there: list[list[bool]]):
    """LB-2.3: whichever lanes are there, it is refused, or no car can be stuck."""
    content = small()
    stretches = [stretch for stretch in content["tracks"][0]["stretches"] if stretch["kind"] != "bend"]
    for stretch, length, lanes in zip(stretches, _LENGTHS, there, strict=True):
        assert stretch["length"] == length
        stretch["cells"] = [length * is_there for is_there in lanes]
        stretch["kind"] = "straight" if all(lanes) else "narrow"
    try:
        cells = lay(read_track(content["tracks"][0], "track"), "track").all
    except BoardError:
        return
    assert all(cell.fronts for cell in cells)


def _check_playable(record: dict[str, Any]) -> None:
    assert 0 < record["cells"] <= MAX_CELLS
    for cell in range(record["cells"]):
        assert max(record[side][cell] for side in ("left", "ahead", "right")) >= 0
