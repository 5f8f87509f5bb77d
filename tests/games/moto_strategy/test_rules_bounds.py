"""Guards that the run with checked bounds would notice: Moto Strategy, asked about a seat that is not at the table."""

import numpy as np
import pytest

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.spec import SEATS
from chequered.games.moto_strategy.state import Phase


@pytest.mark.parametrize("seat", [SEATS - 1, SEATS])
def test_a_seat_outside_of_the_table_raises_where_bounds_are_checked(seat: int):
    rules = GAME.compiled(bounds_check=True)
    board, s, ids = GAME.boards.load("standard").record.pack(), GAME.State.packed()[0], np.zeros(99, np.int64)
    rules.setup(board, GAME.options(SEATS).pack(), s)
    s["phase"], s["turn"] = Phase.GRID, seat
    if seat < SEATS:
        assert rules.legal(board, s, ids) == 1
    else:
        with pytest.raises(IndexError):
            rules.legal(board, s, ids)
