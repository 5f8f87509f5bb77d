"""The auction as the layers above the kernel see it."""

from collections.abc import Mapping
from typing import Any

from chequered.kernel import chance
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.game import Game
from tests.kernel.toy.game import NO_DRAWING
from tests.match.auction import rules
from tests.match.auction.spec import SPEC
from tests.match.auction.state import Board, Options, State

PRESETS = {"rich": 3, "poor": 1}


class Boards:
    """What each player has."""

    def presets(self) -> tuple[str, ...]:
        return tuple(PRESETS)

    def reasons(self) -> Mapping[str, frozenset[str]]:
        return {}

    def load(self, text: str) -> LoadedBoard:
        if text not in PRESETS:
            raise BoardError(f"no board {text!r}")
        board = Board()
        board.money = PRESETS[text]
        return LoadedBoard(text, text, {"name": text}, board, NO_DRAWING, SPEC.seats)

    def from_content(self, content: dict[str, Any]) -> LoadedBoard:
        return self.load(content["name"])


GAME = Game(spec=SPEC, rules=(rules, chance), State=State, Options=Options, Board=Board, boards=Boards(), text=rules)
