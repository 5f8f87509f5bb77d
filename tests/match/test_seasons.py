"""Guards the championships: points of several races added up, and who comes first where points are equal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chequered.match import Classified
from chequered.match.seasons import Standing, championships

POINTS = {0: 0, 1: 25, 2: 20, 3: 16, 4: 13}


def race(*places: int) -> list[Classified]:
    """A race in which the pieces came in at these places, with the points of Table-MotoGP."""
    return [Classified(place, POINTS[place]) for place in places]


def test_points_of_all_races_are_added_up_for_pieces_and_for_seats():
    """GP-12.1."""
    stand = championships([race(1, 2, 3, 4), race(4, 3, 2, 1)], pieces=2)
    assert [piece.points for piece in stand.pieces] == [38, 36, 36, 38]
    assert [seat.points for seat in stand.seats] == [74, 74]
    assert [seat.finishes for seat in stand.seats] == [(1, 1, 1, 1), (1, 1, 1, 1)]


def test_with_one_piece_a_seat_seats_stand_as_pieces():
    stand = championships([race(2, 1, 3)], pieces=1)
    assert stand.pieces == stand.seats
    assert [each.place for each in stand.seats] == [2, 1, 3]


def test_of_equal_points_the_more_wins_come_first_then_the_more_second_places_and_so_on():
    """GP-12.2."""

    def place(*races: list[Classified]) -> list[int]:
        """The places of the two of these races, among others who score nothing."""
        others = [Classified(0, 0)] * 7
        return [piece.place for piece in championships([race + others for race in races], 1).pieces[:2]]

    # 25 + 0 against 12 + 13.
    assert place([Classified(1, 25), Classified(5, 12)], [Classified(0, 0), Classified(4, 13)]) == [1, 2]
    # No wins: 20 + 0 against 10 + 10; none of either: the better third place.
    assert place([Classified(2, 20), Classified(3, 10)], [Classified(0, 0), Classified(3, 10)]) == [1, 2]
    assert place([Classified(4, 10), Classified(3, 10)], [Classified(4, 10), Classified(9, 10)]) == [2, 1]
    # The most points come first whatever the wins.
    assert place([Classified(1, 25), Classified(2, 20)], [Classified(0, 0), Classified(3, 16)]) == [2, 1]


def test_who_is_equal_in_everything_shares_a_place_and_the_next_one_is_left_out():
    """GP-12.2."""
    stand = championships([race(1, 2, 3), race(2, 1, 3)], pieces=1)
    assert [piece.place for piece in stand.pieces] == [1, 1, 3]


def test_a_disqualified_piece_has_no_finish_and_no_points():
    stand = championships([race(0, 0, 2, 1)], pieces=2)
    assert stand.pieces[0] == stand.pieces[1] == Standing(3, 0, (0,))
    assert stand.seats == (Standing(2, 0, (0,)), Standing(1, 45, (1, 1)))


@pytest.mark.parametrize("races", [[], [[]], [race(1, 2, 3)], [race(1, 2), race(1, 2, 3, 4)]])
def test_races_without_all_pieces_of_each_seat_are_refused(races: list[list[Classified]]):
    with pytest.raises(ValueError, match="2 pieces for each seat"):
        championships(races, 2)


@pytest.mark.parametrize("place", [-1, 3, 10**11])
def test_a_place_that_none_of_the_pieces_can_have_is_refused_before_it_is_counted_up_to(place: int):
    with pytest.raises(ValueError, match="places from 0 to 2"):
        championships([[Classified(1, 25), Classified(place, 20)]], 1)
    assert championships([[Classified(1, 25), Classified(2, 20)]], 1).pieces[1].finishes == (0, 1)


@given(st.lists(st.permutations([1, 2, 3, 4, 0, 0]), min_size=1, max_size=12))
def test_order_is_total_up_to_equality_and_no_point_is_lost(orders: list[list[int]]):
    races = [race(*order) for order in orders]
    stand = championships(races, pieces=2)
    assert sum(r.points for r in stand.pieces) == sum(t.points for t in stand.seats) == len(races) * 74
    for standings in (stand.pieces, stand.seats):
        for one in standings:
            better = [each for each in standings if (each.points, each.finishes) > (one.points, one.finishes)]
            assert one.place == 1 + len(better)
    assert sum(t.finishes[0] for t in stand.seats) == len(races)
