"""Guards rules bound for the interpreter: every event is heard, numbers are Python ints, modules do not mix."""

from typing import Any

import pytest

from chequered.kernel import contract
from chequered.kernel.binding import BindingError, bind_plain
from chequered.kernel.record import Int, Record, field
from tests.kernel.conftest import MakeModule

RULES = """
from enum import IntEnum
from chequered.kernel.contract import actor, copy, emit

class Event(IntEnum):
    MOVED = 7

RULE = 304

def actor(board, s):
    return s.turn

def apply(board, s, action):
    emit(Event.MOVED, RULE, actor(board, s), action, 0)
    move(s, action)

def move(s, by):
    s.turn += by
    emit(Event.MOVED, RULE, s.turn, by, 1)

def second(states):
    copy(states, 1, 0)
"""


class State(Record):
    turn: Int = field(doc="seat to move")


def test_every_event_is_heard_in_its_order_wherever_it_is_emitted(make_module: MakeModule):
    heard: list[tuple[Any, ...]] = []
    bound = bind_plain((make_module(RULES),), lambda *event: heard.append(event))
    bound.apply(None, State(), 2)
    assert heard == [(7, 304, 0, 2, 0), (7, 304, 2, 2, 1)]


def test_events_hold_python_ints_although_the_rules_say_enums(make_module: MakeModule):
    heard: list[Any] = []
    bind_plain((make_module(RULES),), lambda *event: heard.extend(event)).apply(None, State(), 2)
    assert {type(value) for value in heard} == {int}


def test_without_a_listener_events_go_nowhere(make_module: MakeModule):
    s = State()
    bind_plain((make_module(RULES),)).apply(None, s, 2)
    assert s.turn == 2


def test_two_bindings_do_not_hear_each_other(make_module: MakeModule):
    module, one, other = make_module(RULES), list[Any](), list[Any]()
    first = bind_plain((module,), lambda *event: one.append(event))
    bind_plain((module,), lambda *event: other.append(event))
    first.apply(None, State(), 2)
    assert len(one) == 2
    assert not other


def test_a_rule_that_is_called_past_the_binding_does_not_lose_its_events_silently(make_module: MakeModule):
    """The story: a helper reached through its module emitted into the placeholder, and the log lacked a line."""
    make_module(RULES, "first", "rules_of_moving")
    past = make_module("import rules_of_moving\ndef f(s):\n    rules_of_moving.move(s, 1)", "past")
    with pytest.raises(BindingError, match=r"rules_of_moving\.move is no bound function; calling it would escape"):
        bind_plain((past,))
    unbound = make_module("from rules_of_moving import move\ndef f(s):\n    move(s, 1)", "unbound")
    with pytest.raises(BindingError, match="move is a function of rules_of_moving, which is not bound"):
        bind_plain((unbound,))


@pytest.mark.parametrize("placeholder", contract.PLACEHOLDERS)
def test_a_placeholder_that_is_called_unbound_says_so(placeholder):
    with pytest.raises(RuntimeError, match=f"{placeholder.__name__} is a placeholder of the contract: bind a game"):
        placeholder(*[0] * placeholder.__code__.co_argcount)


def test_states_are_copied_by_value(make_module: MakeModule):
    states = [State(), State()]
    states[0].turn = 4
    bind_plain((make_module(RULES),)).second(states)
    states[0].turn = 5
    assert states[1].turn == 4


def test_one_name_may_stand_for_different_constants_in_two_modules(make_module: MakeModule):
    one = make_module("N = 1\ndef f(s):\n    return N", "one")
    other = make_module("N = 2\ndef g(s):\n    return N", "other")
    bound = bind_plain((one, other))
    assert (bound.f(None), bound.g(None)) == (1, 2)


def test_constants_are_those_of_the_binding_not_of_later(make_module: MakeModule):
    module = make_module("N = 1\ndef f(s):\n    return N")
    bound = bind_plain((module,))
    module.N = 2
    assert bound.f(None) == 1
    assert bind_plain((module,)).f(None) == 2


def test_the_functions_of_the_module_itself_stay_as_they_were(make_module: MakeModule):
    module = make_module(RULES)
    bind_plain((module,)).apply(None, State(), 2)
    with pytest.raises(RuntimeError, match="emit is a placeholder"):
        module.apply(None, State(), 2)


def test_a_traceback_names_the_line_of_the_rule(make_module: MakeModule):
    module = make_module("def f(s):\n    x = 1\n    return x // s")
    with pytest.raises(ZeroDivisionError) as raised:
        bind_plain((module,)).f(0)
    last = raised.traceback[-1]
    assert (str(last.path), last.lineno + 1) == (module.__file__, 3)
