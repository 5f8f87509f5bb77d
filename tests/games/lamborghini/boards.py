"""A small board for the tests, every number of which can be checked by hand.

    units  0-4   4-8   8-14  14-17       17-21  21-26  26-29      29-33  33-39  39-43  43-46
           all   bend  all   no lane C   bend   all    no lane A  bend   all    bend   all, the grid

Every bend turns right by a quarter and has 6, 4 and 3 cells from the left; elsewhere a unit is a cell. So borders are
whole thirds of units: `front` counts thirds, 138 to the lap. Lanes have 51, 46 and 39 cells.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from chequered.games.lamborghini import board

CELLS = 51 + 46 + 39


def _stretch(kind: str, length: int, *cells: int, turn: float = 0) -> dict[str, Any]:
    return {"kind": kind, "length": length, "cells": list(cells) or [length] * 3, "turn": turn}


def small_track(name: str = "") -> dict[str, Any]:
    """The description of the small track, to be changed at will."""
    bend = _stretch("bend", 4, 6, 4, 3, turn=90)
    stretches = [
        _stretch("straight", 4),
        bend,
        _stretch("straight", 6),
        _stretch("narrow", 3, 3, 3, 0),
        bend,
        _stretch("straight", 5),
        _stretch("narrow", 3, 0, 3, 3),
        bend,
        _stretch("straight", 6),
        bend,
        _stretch("straight", 3),
    ]
    grid = ["C39", "B46", "C38", "B45", "C37"]
    return {"name": name, "lanes": 3, "heading": 0, "stretches": [deepcopy(each) for each in stretches], "grid": grid}


def small(tracks: int = 1) -> dict[str, Any]:
    """The description of a board with the small track, once or twice, and the shipped cards."""
    return {"name": "", "tracks": [small_track() for _ in range(tracks)], "cards": board.load("park").content["cards"]}
