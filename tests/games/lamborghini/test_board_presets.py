"""Guards the boards that ship: what LB-2.3 and LB-12 say of them beyond what every board must keep to, and how they are
found."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chequered.games.lamborghini import board
from chequered.games.lamborghini.cards import read_cards
from chequered.games.lamborghini.notation import CARDS, SUPPLIERS, TECHNOLOGY
from chequered.games.lamborghini.tracks import read_track
from chequered.kernel.boards import BoardError

TRACKS = [read_track(entry, "track") for entry in board.load("park-forest").content["tracks"]]
CARDS_CONTENT: dict[str, Any] = board.load("park").content["cards"]
SHIPPED = read_cards(CARDS_CONTENT, "cards")


def test_there_are_two_tracks_and_a_board_of_both():
    """LB-1.6, LB-2.3."""
    assert board.presets() == ("park", "forest", "park-forest")
    assert [(track.name, track.lanes) for track in TRACKS] == [("park", 4), ("forest", 3)]
    for name in ("park", "forest"):
        assert [track["name"] for track in board.load(name).content["tracks"]] == [name]


def test_laps_have_forty_to_sixty_cells_in_whichever_lane():
    """LB-2.3."""
    for track in TRACKS:
        assert 40 <= track.length <= 60
        for lane in range(track.lanes):
            assert 40 <= sum(stretch.cells[lane] for stretch in track.stretches) <= 60


def test_tracks_have_bends_to_both_sides_and_narrow_stretches():
    """LB-2.3."""
    for track in TRACKS:
        bends = [stretch.turn for stretch in track.stretches if stretch.kind == "bend"]
        assert min(bends) < 0 < max(bends)
        assert min(len(stretch.lanes) for stretch in track.stretches) == 2


def test_the_grid_stands_on_a_straight_in_the_two_inside_lanes():
    """LB-2.3, LB-5.5."""
    for name in ("park", "forest"):
        drawing = board.load(name).drawing
        grid = [cell for cell in drawing.cells if cell.mark]
        assert len(grid) == 5
        assert {cell.kind for cell in grid} == {"straight"}
        assert {drawing.cells[k].lane for k in board.load(name).record.as_dict()["grid"][0]} == {
            max(cell.lane for cell in drawing.cells) - k for k in (0, 1)
        }


def test_speed_values_are_bell_shaped():
    """LB-12: 12, 15, 18, 20, 20, 14, 10, 8 cards with 5, 6 … 12."""
    values = Counter({5 + k: count for k, count in enumerate(SHIPPED.notes)})
    for kind in SHIPPED.kinds:
        values[kind.foot] += kind.count
    assert [values[value] for value in range(5, 13)] == [12, 15, 18, 20, 20, 14, 10, 8]
    assert values.total() == 117


def test_there_are_two_of_each_technology_but_one_type_and_four_or_five_manoeuvre_cards():
    """LB-12."""
    counts = [kind.count for kind in SHIPPED.kinds]
    for k in range(len(SUPPLIERS)):
        assert sorted(counts[k * len(TECHNOLOGY) : (k + 1) * len(TECHNOLOGY)]) == [1, 2, 2, 2, 2, 2, 2]
    assert sorted(counts[len(SUPPLIERS) * len(TECHNOLOGY) :]) == [4] * 6 + [5] * 3


WORTHS = {
    "aero": (3, 3, 4),
    "brakes": (1, 1, 2),
    "setup": (1, 2, 3),
    "engine": (2, 2, 3),
    "tyres": (2, 2, 3),
    "fuel": (2, 2, 3),
    "team": (1, 1, 1),
}


def test_technology_is_worth_what_the_rules_print():
    """LB-11.1 to LB-11.7, red, yellow, blue."""
    worth = {card: kind.worth for card, kind in zip(CARDS, SHIPPED.kinds, strict=True)}
    assert {kind: tuple(worth[f"{supplier}-{kind}"] for supplier in SUPPLIERS) for kind in TECHNOLOGY} == WORTHS


def test_fast_ones_steer_worse():
    """LB-12."""
    for crews in (SHIPPED.cars, SHIPPED.drivers):
        assert all(crew.handling == 0 for crew in crews if crew.speed == 2)
        assert {crew.handling for crew in crews if crew.speed == 0} == {2}


def test_money_is_what_the_rules_print():
    """LB-1.6, LB-14.1, LB-14.2, LB-14.4, in thousands."""
    assert SHIPPED.start_money == (60, 60, 60, 52)
    assert SHIPPED.prizes == (50, 35, 20, 10, 5)
    assert (SHIPPED.repair, SHIPPED.discount) == (1, 5)


@pytest.mark.parametrize("name", board.presets())
def test_a_board_is_loaded_by_its_id_however_it_is_written(name: str):
    loaded = board.load(f" {name.upper()} ")
    assert (loaded.name, loaded.code, loaded.seats) == (name, name, (2, 5))
    assert board.from_content(loaded.content) == loaded


def test_a_board_that_there_is_not_is_refused():
    with pytest.raises(BoardError, match=r"^there is no board 'monza'; there are: park, forest, park-forest$"):
        board.load("monza")


def test_a_board_of_a_record_that_does_not_ship_has_no_name():
    content = board.load("park").content
    content["cards"]["repair"] = 2
    loaded = board.from_content(content)
    assert (loaded.name, loaded.code) == ("", "")
    assert loaded.content["cards"]["repair"] == 2


def test_boards_do_not_share_what_can_be_changed():
    expected, changed = board.load("park-forest"), board.load("park-forest")
    changed.content["tracks"][0]["stretches"].clear()
    changed.content["cards"]["prizes"].append(1)
    assert board.load("park-forest") == expected
    assert board.load("forest").content["cards"]["prizes"] == [50, 35, 20, 10, 5]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"name": "../x"}, "board, name: expected an id or nothing, got '../x'"),
        ({"name": None}, "board, name: expected an id or nothing, got None"),
        ({"tracks": []}, "board, tracks: expected at least one (LB-1.6)"),
        ({"tracks": [0, 0, 0]}, "board, tracks: expected at most 2 entries, got 3 (LB-1.6)"),
        ({"tracks": {}}, "board, tracks: expected a list, got {} (LB-1.6)"),
        ({"tracks": [0]}, "board, tracks[0]: expected a table, got 0"),
        ({"cards": 0}, "board, cards: expected a table, got 0"),
        ({"laps": 3}, "board: 'laps' is unknown"),
    ],
)
def test_a_damaged_content_is_refused_and_the_place_named(changed: dict[str, Any], message: str):
    with pytest.raises(BoardError) as refused:
        board.from_content({**board.load("forest").content, **changed})
    assert str(refused.value) == message


def test_what_is_no_table_is_refused():
    with pytest.raises(BoardError, match=r"^board: expected a table, got 'park'$"):
        board.from_content("park")  # type: ignore[arg-type]  # what comes from outside is of any type


def test_boards_have_no_codes():
    assert board.reasons() == {}
