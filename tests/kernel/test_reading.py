"""Guards the reading of descriptions: what is right comes through unchanged, all else is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.reading import (
    Shipped,
    check_keys,
    read_id,
    read_list,
    read_number,
    read_shipped,
    read_table,
    read_whole,
    read_word,
)
from chequered.kernel.record import Int, Record, field


class Empty(Record):
    """A board of which nothing is read."""

    cells: Int = field(doc="none")


def test_what_is_right_comes_through():
    assert read_table({"a": 1}, "x") == {"a": 1}
    assert read_list([1, 2], "x", most=2) == [1, 2]
    assert read_word("left", ("left", "right"), "x") == "left"
    assert read_whole(3, 3, 3, "x") == 3
    assert (read_number(-2, 2, "x"), read_number(0.5, 2, "x")) == (-2.0, 0.5)
    check_keys({"a": 1, "b": 2}, ("a", "b"), "x")


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: read_table([], "x"), "x: expected a table, got []"),
        (lambda: check_keys({}, {"b", "a"}, "x"), "x: a is missing"),
        (lambda: check_keys({"a": 1, "c": 1}, {"a"}, "x"), "x: 'c' is unknown"),
        (lambda: check_keys({"a": 1, 3: 1}, {"a"}, "x"), "x: 3 is unknown"),
        (lambda: read_list({}, "x", "R-1", most=2), "x: expected a list, got {} (R-1)"),
        (lambda: read_list([1, 2, 3], "x", most=2), "x: expected at most 2 entries, got 3"),
        (lambda: read_word("up", ("left", "right"), "x", "R-1"), "x: expected left or right, got 'up' (R-1)"),
        (lambda: read_word(["left"], ("left", "right"), "x"), "x: expected left or right, got ['left']"),
        (lambda: read_whole(4, 1, 3, "x"), "x: expected a whole number from 1 to 3, got 4"),
        (lambda: read_whole(2.0, 1, 3, "x"), "x: expected a whole number from 1 to 3, got 2.0"),
        (lambda: read_whole(True, 0, 3, "x"), "x: expected a whole number from 0 to 3, got True"),
        (lambda: read_number(float("nan"), 5, "x"), "x: expected a number of at most 5, got nan"),
        (lambda: read_number("5", 5, "x"), "x: expected a number of at most 5, got '5'"),
        (lambda: read_number(-5.5, 5, "x", "R-1"), "x: expected a number of at most 5, got -5.5 (R-1)"),
    ],
)
def test_what_is_damaged_is_refused_and_the_place_named(read: Any, message: str):
    with pytest.raises(BoardError) as refused:
        read()
    assert str(refused.value) == message


def test_a_shipped_file_that_is_no_toml_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Any):
    package = tmp_path / "damaged_game"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "data/tracks.toml").write_text("[[")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BoardError, match=r"^tracks\.toml: "):
        read_shipped("damaged_game", "tracks.toml")


def loaded(content: dict[str, Any]) -> LoadedBoard:
    return LoadedBoard("", "", content, Empty(), None, (2, 4))


def test_what_ships_is_read_once_and_when_it_is_needed():
    calls: list[str] = []

    def read() -> dict[str, dict[str, Any]]:
        calls.append("read")
        return {"long": {"cards": [9]}, "short": {"cards": [1]}}

    shipped = Shipped("deck", read, loaded)
    assert not calls
    assert shipped.presets() == ("long", "short")
    shipped.load(" Short ").content["cards"].append(2)
    assert shipped.load("short").content == {"cards": [1]}
    assert calls == ["read"]


def test_a_name_that_does_not_ship_is_refused_with_those_that_do():
    shipped = Shipped("deck", lambda: {"long": {}, "short": {}}, loaded)
    with pytest.raises(BoardError, match=r"^there is no deck 'tall'; there are: long, short$"):
        shipped.load("tall")
    assert shipped.reasons() == {}


def test_only_the_same_description_has_the_name_of_one_that_ships():
    shipped = Shipped("deck", lambda: {"long": {"cards": [9]}}, loaded)
    assert shipped.name_of({"cards": [9]}) == "long"
    assert shipped.name_of({"cards": [8]}) == ""


@pytest.mark.parametrize("value", ["", "park", "x" * 24])
def test_an_id_is_small_letters(value: str):
    assert read_id(value, "name") == value
    assert read_id(f"{value[1:]}-", "name", more="-") == f"{value[1:]}-"


@pytest.mark.parametrize("value", ["Park", "a-b", "../x", "x" * 25, 7, None])
def test_what_is_no_id_is_refused(value: Any):
    with pytest.raises(BoardError, match=r"^name: expected an id or nothing, got "):
        read_id(value, "name")
