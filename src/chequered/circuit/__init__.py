"""Circuits of any game: open ones made of parts with lanes, with their cells and ways; closed roads; their drawing.

What only some games need is imported from its module: `loops`, `side_lanes`, `shapes`, `outlines`.
"""

from chequered.circuit.cells import ALL_LANES, Cell, Circuit, join
from chequered.circuit.curves import Curve, Pose, Spine, bend, straight
from chequered.circuit.drawing import Look, drawing, view_box
from chequered.circuit.strips import UNPAINTED, Lane, Part, Stretch
from chequered.circuit.table import Sizes, Table, lay, overlaps
from chequered.circuit.ways import AHEAD, LEFT, NO_CELL, RIGHT, behind, fronts, is_in_front, without_way

__all__ = [
    "AHEAD",
    "ALL_LANES",
    "LEFT",
    "NO_CELL",
    "RIGHT",
    "UNPAINTED",
    "Cell",
    "Circuit",
    "Curve",
    "Lane",
    "Look",
    "Part",
    "Pose",
    "Sizes",
    "Spine",
    "Stretch",
    "Table",
    "behind",
    "bend",
    "drawing",
    "fronts",
    "is_in_front",
    "join",
    "lay",
    "overlaps",
    "straight",
    "view_box",
    "without_way",
]
