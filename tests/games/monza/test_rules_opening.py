"""Guards what is refused before a race begins: numbers of seats and colours that Monza does not have."""

import pytest

from chequered.games import game
from chequered.kernel.game import OptionsError

MONZA = game("monza")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_two_to_six_seats_race(seats: int):
    with pytest.raises(OptionsError, match=f"expected 2 to 6 seats, got {seats}"):
        MONZA.options(seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_two_of_the_cars_that_nobody_chose_share_a_colour(seats: int):
    """MZ-1.2."""
    colours = MONZA.options(seats).as_dict()["colour"]
    assert colours == [*range(seats), *[-1] * (6 - seats)]


def test_a_colour_that_another_seat_has_is_refused():
    """MZ-1.2."""
    with pytest.raises(OptionsError, match="two seats have the colour green"):
        MONZA.options(3, {}, {"colour": ["green", None, "green"]})


def test_a_colour_that_no_car_has_is_refused():
    """MZ-1.2."""
    with pytest.raises(OptionsError, match="colour is one of blue, green, purple, red, white, yellow, got 'orange'"):
        MONZA.options(2, {}, {"colour": ["orange"]})
