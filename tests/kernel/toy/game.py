"""The toy game as the layers above the kernel would see it."""

from collections.abc import Mapping
from typing import Any

from chequered.kernel import chance
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.drawn import Drawing
from chequered.kernel.game import Game
from tests.kernel.toy import rules
from tests.kernel.toy.spec import SPEC
from tests.kernel.toy.state import Board, Options, State

NO_DRAWING = Drawing((0, 0, 0, 0), ((0, 0, 0, 0),), (), (), (), (), (), 1, 0, False, ())
PRESETS = {"flat": 10, "short": 7}


class Boards:
    """Races of a few cells; the fourth cell slides one on."""

    def presets(self) -> tuple[str, ...]:
        return tuple(PRESETS)

    def reasons(self) -> Mapping[str, frozenset[str]]:
        return {}

    def load(self, text: str) -> LoadedBoard:
        if text not in PRESETS:
            raise BoardError(f"no board {text!r}")
        board = Board()
        board.finish = PRESETS[text]
        board.slope[4] = 1
        return LoadedBoard(text, text, {"name": text}, board, NO_DRAWING, SPEC.seats)

    def from_content(self, content: dict[str, Any]) -> LoadedBoard:
        return self.load(content["name"])


GAME = Game(spec=SPEC, rules=(rules, chance), State=State, Options=Options, Board=Board, boards=Boards(), text=rules)
