"""Guards that the run with checked bounds would notice: the rules, asked about a cell outside of the board."""

import pytest

from chequered.games import game
from chequered.games.motogp.board import MAX_CELLS
from chequered.games.motogp.spec import INNER
from chequered.games.motogp.state import Phase


@pytest.mark.parametrize("cell", [MAX_CELLS - 1, MAX_CELLS])
def test_a_cell_outside_of_the_board_raises_where_bounds_are_checked(cell: int):
    motogp = game("motogp")
    rules = motogp.compiled(bounds_check=True)
    board, s = motogp.boards.load(motogp.boards.presets()[0]).record.pack(), motogp.State.packed()[0]
    rules.setup(board, motogp.options(2).pack(), s)
    s["phase"], s["at"] = Phase.WAY, cell
    if cell < MAX_CELLS:
        assert rules.target(board, s, INNER) == board["inner"][cell]
    else:
        with pytest.raises(IndexError):
            rules.target(board, s, INNER)
