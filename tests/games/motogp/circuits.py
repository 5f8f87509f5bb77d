"""A small circuit for the tests, every number of which can be checked by hand.

    spaces   0-2   3-4     5-6    7-8      9-12   13      14     15-17  18-19   20-25
             grey  corner  grey   hairpin  grey   corner  to the grey   corner  grey, the grid
                   right                          left    right         right

FUEL is 5, BOXES 9, CRASH 16, ENGINE 12, chequered 10. The pit lane leads from 23 to 1 and avoids 24, 25 and 0; it has
four spaces, the third of which is BOXES.
"""

from __future__ import annotations

from typing import Any


def small() -> dict[str, Any]:
    """The description of the small circuit, to be changed at will."""
    stretches = [
        {"kind": "straight", "spaces": 3},
        {"kind": "corner", "spaces": 2, "turn": 115},
        {"kind": "straight", "spaces": 2},
        {"kind": "hairpin", "spaces": 2, "turn": 70},
        {"kind": "straight", "spaces": 4},
        {"kind": "corner", "spaces": 1, "turn": -25},
        {"kind": "corner", "spaces": 1, "turn": 65},
        {"kind": "straight", "spaces": 3},
        {"kind": "corner", "spaces": 2, "turn": 135},
        {"kind": "straight", "spaces": 6},
    ]
    return {
        "name": "",
        "teams": [2, 3],
        "heading": 0,
        "stretches": stretches,
        "marks": {"fuel": [5], "boxes": [9], "crash": [16], "engine": [12]},
        "chequered": 10,
        "pit": {"entry": 23, "exit": 1, "spaces": 4, "boxes": 3, "side": "left"},
    }
