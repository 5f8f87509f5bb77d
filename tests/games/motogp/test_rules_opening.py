"""Guards what is refused before a race begins, and that nothing is hidden in it."""

import pytest

from chequered.games import game
from chequered.games.motogp.notation import COLOURS
from chequered.games.motogp.state import State
from chequered.kernel.game import OptionsError

MOTOGP = game("motogp")


@pytest.mark.parametrize("seats", [-1, 0, 1, 10])
def test_two_to_nine_teams_race(seats: int):
    with pytest.raises(OptionsError, match=f"expected 2 to 9 seats, got {seats}"):
        MOTOGP.options(seats)


@pytest.mark.parametrize("seats", range(2, 10))
def test_no_two_teams_that_chose_no_colour_share_one(seats: int):
    assert MOTOGP.options(seats).as_dict()["colour"] == [*range(seats), *[-1] * (9 - seats)]


def test_a_colour_that_another_team_has_is_refused():
    with pytest.raises(OptionsError, match=f"two seats have the colour {COLOURS[0]}"):
        MOTOGP.options(3, {}, {"colour": [COLOURS[0], None, COLOURS[0]]})


def test_a_race_has_three_laps_with_qualifying_unless_chosen_otherwise():
    """GP-4.4, GP-6.4, GP-10.2, GP-11.1."""
    options = MOTOGP.options(2).as_dict()
    assert {name: options[name] for name in ("laps", "qualifying", "extra_power_six", "lapped")} == {
        "laps": 3,
        "qualifying": 1,
        "extra_power_six": 0,
        "lapped": 0,
    }


@pytest.mark.parametrize("laps", [0, 7])
def test_a_race_has_one_to_six_laps(laps: int):
    with pytest.raises(OptionsError, match=f"laps is from 1 to 6, got {laps}"):
        MOTOGP.options(2, {"laps": laps})


def test_nothing_is_hidden_hands_neither():
    """GP-1.2."""
    assert {field.see for field in State.FIELDS.values()} == {"all"}
