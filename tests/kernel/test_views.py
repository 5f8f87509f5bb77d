"""Guards the one place where something unseen could come out: what a seat or a spectator gets of a state or event."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from chequered.games import GAMES, game
from chequered.kernel.binding import bind_compiled, bind_plain
from chequered.kernel.game import Argument, Event, Game
from chequered.kernel.record import Ints, Record, field
from chequered.kernel.views import UNSEEN, has_hidden, is_unseen, masks, redact, view
from tests.kernel import looking
from tests.kernel.toy import spec
from tests.kernel.toy.game import GAME as TOY
from tests.kernel.toy.spec import SPEC
from tests.kernel.toy.state import State


class Bids(Record):
    sealed: Ints = field(2, see="owner", doc="sealed bid of each seat")


HANDS = [[1, 0, 2], [0, 3, 0], [4, 4, 4]]


def dealt() -> State:
    return State.from_dict(
        {"seats": 3, "turn": 1, "hand": HANDS, "hand_size": [3, 3, 12], "pile": [1, 2, 3], "buried": 2}
    )


def test_a_seat_sees_its_own_row_and_what_all_see():
    seen = view(dealt(), 1)
    assert seen.hand == [[0, 0, 0], [0, 3, 0], [0, 0, 0]]
    assert (seen.seats, seen.turn, seen.hand_size) == (3, 1, [3, 3, 12])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_sees_what_nobody_may_see(seat: int):
    seen = view(dealt(), seat)
    assert (seen.pile, seen.buried) == ([0, 0, 0], 0)


def test_a_spectator_sees_only_what_all_see():
    seen = view(dealt(), None)
    hidden = {"hand": [[0] * 3] * 3, "pile": [0] * 3, "buried": 0}
    assert seen.as_dict() == {**dealt().as_dict(), **hidden}


def test_a_view_is_a_record_of_the_same_layout_and_independent_of_the_state():
    state = dealt()
    seen = view(state, 0)
    assert type(seen) is State
    seen.hand[0][0] = seen.hand_size[0] = 99
    assert state == dealt()


def test_an_owned_field_with_one_number_a_seat_shows_the_owner_s_number():
    bids = Bids.from_dict({"sealed": [5, 7]})
    assert [view(bids, seat).sealed for seat in (0, 1, None)] == [[5, 0], [0, 7], [0, 0]]


def test_only_the_owner_reads_an_argument_of_the_owner():
    event = SPEC.event_of[spec.Event.DEALT]
    assert redact(event, (1, 2), 1) == (1, 2)
    assert redact(event, (1, 2), 0) == (1, -1)
    assert redact(event, (1, 2), None) == (1, -1)


def test_nobody_reads_an_argument_of_nobody():
    event = SPEC.event_of[spec.Event.BURIED]
    assert [redact(event, (2,), seat) for seat in (0, 1, 2, None)] == [(-1,)] * 4


def test_everybody_reads_an_open_event():
    event = SPEC.event_of[spec.Event.MOVED]
    assert [redact(event, (1, 4, 6), seat) for seat in (0, 1, None)] == [(1, 4, 6)] * 3


def test_the_owner_of_an_argument_is_the_first_seat_of_the_event():
    event = Event(1, "passed", (Argument("from", "seat"), Argument("to", "seat"), Argument("card", "card", "owner")))
    assert redact(event, (0, 1, 5), 0) == (0, 1, 5)
    assert redact(event, (0, 1, 5), 1) == (0, 1, -1)


def test_the_number_of_arguments_must_be_the_event_s():
    with pytest.raises(ValueError, match=r"shorter|longer"):
        redact(SPEC.event_of[spec.Event.DEALT], (1, 2, 0), 1)


def test_every_hidden_field_of_the_toy_is_covered_here():
    hidden = {name for name, f in TOY.State.FIELDS.items() if f.see != "all"}
    assert hidden == {"hand", "pile", "buried"}


# ------------------------------------------------------------------------------------------------ compiled


@pytest.mark.parametrize("found", [TOY, *map(game, GAMES)], ids=lambda found: found.spec.id)
@pytest.mark.parametrize("is_compiled", [False, True], ids=["plain", "compiled"])
def test_what_is_looked_at_is_the_view_of_every_seat_and_no_number_more(found: Game, is_compiled: bool):
    """In a state of which every number differs from all others, so that nothing could be seen by chance."""
    bound = (bind_compiled if is_compiled else bind_plain)((*found.rules, looking))
    state, other, seats = found.State(), found.State(), found.spec.seats[1]
    numbers = iter(range(1, 1 << 40))
    for name, f in state.FIELDS.items():
        setattr(state, name, numbered(f.shape, numbers))
    shown = masks(found.State, seats)
    assert shown.shape == (seats, found.State.dtype().itemsize // 8)
    assert (shown == 1).all() == all(f.see == "all" for f in found.State.FIELDS.values())
    for seat in range(seats):
        seen = view(state, seat)
        if is_compiled:
            states, room = np.array([other.pack(), state.pack()]), found.State.packed()
            bound.look_at_second(room, states, seat, shown)
            assert found.State.unpack(room[0]) == seen
            assert found.State.unpack(states[1]) == state
        else:
            plain = [found.State()]
            bound.look_at_second(plain, [other, state], seat, shown.tolist())
            assert plain == [seen]


def numbered(shape: tuple[int, ...], numbers: Iterator[int]) -> Any:
    return [numbered(shape[1:], numbers) for _ in range(shape[0])] if shape else next(numbers)


def test_what_all_may_see_is_seen_though_it_is_minus_one():
    assert is_unseen(Argument("card", "number", "owner"), UNSEEN)
    assert not is_unseen(Argument("card", "number", "owner"), 0)
    assert not is_unseen(Argument("amount", "amount"), -1)


def test_something_is_hidden_while_a_field_that_not_all_may_see_is_not_zero():
    state = State()
    assert not has_hidden(state)
    state.pile_size = 4
    assert not has_hidden(state)
    state.hand[1][2] = 1
    assert has_hidden(state)
