"""Guards the names of the cells on the scenarios' tracks: counted here from the lanes, not by the game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chequered.games import game

BOARDS = tomllib.loads((Path(__file__).parent / "monza/boards.toml").read_text(encoding="utf-8"))
LANES = {"left": "L", "middle": "M", "right": "R"}


def cells_of(parts: list[dict[str, Any]], lane: str) -> list[int]:
    """The front edges of a lane's cells; what meets open, in one colour, is one cell."""
    edges: list[int] = []
    reached, colour, is_open = 0, "", False
    for part in parts:
        for k, stretch in enumerate(part[lane]):
            was, (colour, units) = colour, stretch.split()
            reached += int(units)
            if k == 0 and is_open and lane in part["open_in"] and colour == was:
                edges[-1] = reached
            else:
                edges.append(reached)
        is_open = lane in part["open_out"]
    return edges


@pytest.mark.parametrize("name", BOARDS)
def test_cells_are_named_by_lane_and_number_in_the_order_of_their_front_edges(name: str):
    parts = BOARDS[name]["content"]["parts"]
    ends = [
        (end, column, f"{letter}{number}")
        for column, (lane, letter) in enumerate(LANES.items())
        for number, end in enumerate(cells_of(parts, lane), 1)
    ]
    drawing = game("monza").boards.from_content(BOARDS[name]["content"]).drawing
    assert [cell.name for cell in drawing.cells] == ["start", *(cell for _, _, cell in sorted(ends)), "finish"]
