"""Guards that the run with checked bounds would notice: Monza's own rules, asked about a cell outside of the board."""

import numpy as np
import pytest

from chequered.games import game
from chequered.games.monza.board import MAX_CELLS
from chequered.games.monza.state import Phase


@pytest.mark.parametrize("cell", [MAX_CELLS - 1, MAX_CELLS])
def test_a_cell_outside_of_the_board_raises_where_bounds_are_checked(cell: int):
    monza = game("monza")
    rules = monza.compiled(bounds_check=True)
    board, s, ids = monza.boards.load("short").record.pack(), monza.State.packed()[0], np.zeros(99, np.int64)
    rules.setup(board, monza.options(2).pack(), s)
    s["phase"], s["at"] = Phase.PLACE, cell
    if cell < MAX_CELLS:
        assert rules.legal(board, s, ids) >= 0
    else:
        with pytest.raises(IndexError):
            rules.legal(board, s, ids)
