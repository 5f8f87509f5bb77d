"""Guards that the page knows the state by its own names: what a game's `View` and `Figures` declare is what is sent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from chequered.games import GAMES, game
from chequered.kernel.record import Field

FOLDER = Path(__file__).parents[2] / "web/src/games"
AXES = {"number": 0, "number[]": 1, "number[][]": 2}


def declared(name: str, interface: str) -> dict[str, str]:
    """The fields of this interface in the page's folder of a game, each with its type; empty if there is none."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / name).glob("*.ts")))
    found = re.search(rf"^(?:export )?interface {interface} {{\n(.*?)^}}", sources, re.DOTALL | re.MULTILINE)
    return dict(re.findall(r"^  (?:readonly )?(\w+)\??: ([^;]+);", found[1], re.MULTILINE)) if found else {}


def unlike(fields: Mapping[str, str], sent: Mapping[str, Field]) -> dict[str, str]:
    """What is declared otherwise than it is sent, or is not sent at all."""
    return {
        name: kind
        for name, kind in fields.items()
        if name not in sent or AXES.get(kind.removeprefix("readonly ")) != len(sent[name].shape)
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_view_on_the_page_declares_what_the_server_sends(name: str):
    sent = {field: f for field, f in game(name).State.FIELDS.items() if f.shown}
    fields = declared(name, "View")
    assert len(fields) > 5
    assert unlike(fields, sent) == {}


@pytest.mark.parametrize("name", GAMES)
def test_figures_on_the_page_are_printed_on_the_board(name: str):
    sent = {field: f for field, f in game(name).Board.FIELDS.items() if f.printed}
    assert bool(declared(name, "Figures")) == bool(sent)
    assert unlike(declared(name, "Figures"), sent) == {}


def test_what_is_not_sent_or_has_other_axes_is_found():
    sent = game("lamborghini").State.FIELDS
    assert sent["hand"].shape
    wrong = {"hand": "number[]", "hands": "number[][]", "phase": "string"}
    assert unlike({**wrong, "turn": "number", "money": "readonly number[]"}, sent) == wrong
