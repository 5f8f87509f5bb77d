"""Guards that the run with checked bounds would notice: Lamborghini, asked about a cell outside of the board."""

import pytest

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.board import MAX_CELLS
from chequered.games.lamborghini.spec import FIRST_STEP
from chequered.games.lamborghini.state import Phase


@pytest.mark.parametrize("cell", [MAX_CELLS - 1, MAX_CELLS])
def test_a_cell_outside_of_the_board_raises_where_bounds_are_checked(cell: int):
    rules = GAME.compiled(bounds_check=True)
    board, s = GAME.boards.load("park").record.pack(), GAME.State.packed()[0]
    rules.setup(board, GAME.options(3).pack(), s)
    s["phase"], s["mover"], s["cell"][0] = Phase.MOVE, 0, cell
    if cell < MAX_CELLS:
        assert rules.target(board, s, FIRST_STEP) == board["ahead"][cell]
    else:
        with pytest.raises(IndexError):
            rules.target(board, s, FIRST_STEP)
