"""Guards what Python reads out of events about the places of pieces: the same as the page, by the same cases.

`web/tests/moved.test.ts` holds the page to this file of cases.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chequered.games import game
from chequered.kernel.game import Argument, Event, Spec
from chequered.match import Happening
from chequered.match.movement import Moved, movement, way_of

KNOWN = json.loads((Path(__file__).parents[2] / "web/tests/known-moves.json").read_text(encoding="utf-8"))


def spec(pieces: int) -> Spec:
    events = tuple(
        Event(each["id"], each["name"], tuple(Argument(*pair) for pair in each["arguments"]), leaves=each["leaves"])
        for each in KNOWN["events"]
    )
    return replace(game("monza").spec, pieces=pieces, events=events)


@pytest.mark.parametrize("case", KNOWN["moves"])
def test_an_event_names_a_piece_the_cells_it_passes_and_where_it_stands_then(case: dict[str, Any]):
    wanted = case["moved"] and Moved(**{**case["moved"], "passed": tuple(case["moved"]["passed"])})
    assert movement(spec(case["pieces"]), Happening(case["event"], 0, tuple(case["args"]))) == wanted


@pytest.mark.parametrize("case", KNOWN["ways"])
def test_a_way_is_what_its_piece_passes_up_to_where_it_lands_whatever_befalls_others(case: dict[str, Any]):
    happenings = [Happening(event, 0, tuple(args)) for event, *args in case["happenings"]]
    assert way_of(spec(case["pieces"]), happenings) == tuple(case["way"])
