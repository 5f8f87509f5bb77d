"""Guards edges that change their offset: lines beside pieces of a spine, joined by straights to a closed path."""

from __future__ import annotations

from chequered.circuit import Pose, Spine, bend, straight
from chequered.circuit.outlines import line, stepped


def test_a_stepped_edge_follows_each_piece_at_its_own_offset_and_closes():
    spine = Spine(Pose(0.0, 0.0, 0.0), (straight(100), bend(50, 90)))
    edge = stepped([(spine.cut(0.0, 40.0), 10.0), (spine.cut(50.0, spine.length), 20.0)])
    assert edge == "M0 10L40 10L50 20L100 20A30 30 0 0 1 130 50Z"


def test_an_edge_of_one_piece_is_a_closed_line():
    spine = Spine(Pose(0.0, 0.0, 0.0), (straight(100),))
    assert stepped([(spine, -10.0)]) == f"{line(spine, -10.0)}Z"
