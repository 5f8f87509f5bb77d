"""Guards the binder's refusals: what would mean one thing plain and another compiled, or escape the binding.

Every refusal names function, file and line. Each source marks the line that must be named with `# here`.
"""

import re

import pytest

from chequered.kernel import chance, drivers
from chequered.kernel.binding import BUILTINS, BindingError, bind_compiled, bind_plain
from tests.kernel.conftest import MakeModule

REFUSED = {
    "inner functions": ("def f(s):\n    def g():  # here\n        return 1\n    return g()", "an inner function"),
    "lambdas in a rule": ("def f(s):\n    s.turn = (lambda: 1)()  # here", "no bound function|a lambda"),
    "lambdas for a rule": ("f = lambda s: 1  # here", "defined by def at the top level"),
    "classes": ("def f(s):\n    class A: pass  # here", "a class"),
    "imports": ("def f(s):\n    import math  # here", "an import"),
    "imports from": ("def f(s):\n    from math import pi  # here", "an import"),
    "global": ("N = 1\ndef f(s):\n    global N  # here\n    N = 2", "a global statement"),
    "try": ("def f(s):\n    try:  # here\n        s.turn = 1\n    except ValueError:\n        pass", "a try statement"),
    "with": ("def f(s):\n    with s.lock:  # here\n        s.turn = 1", "a with statement"),
    "raise": ("def f(s):\n    s.turn = 1\n    raise ValueError  # here", "a raise statement"),
    "assert": ("def f(s):\n    assert s.turn  # here", "an assert statement"),
    "yield": ("def f(s):\n    yield 1  # here", "a yield"),
    "lists by comprehension": ("def f(s):\n    return [k for k in range(3)]  # here", "a comprehension"),
    "sets by comprehension": ("def f(s):\n    return {k for k in range(3)}  # here", "a comprehension"),
    "dicts by comprehension": ("def f(s):\n    return {k: k for k in range(3)}  # here", "a comprehension"),
    "generators": ("def f(s):\n    return max(k for k in range(3))  # here", "a comprehension"),
    "slices": ("def f(s):\n    return s.cell[1:]  # here", "a slice"),
    "coroutines": ("async def f(s):  # here\n    return 1", "no coroutine"),
    "decorators": ("import functools\n@functools.cache\ndef f(s):  # here\n    return 1", "no decorator"),
    "two functions of one name": ("def f(s):\n    return 1\ndef f(s):  # here\n    return 2", "one name, one function"),
    "rebound names": ("def f(s):  # here\n    return 1\nf = 3", "under this name"),
    "functions made on a condition": ("if True:\n    def f(s):  # here\n        return 1", "at the top level"),
    "defaults": ("def f(s, n=1):  # here\n    return n", "without defaults"),
    "any number of arguments": ("def f(*s):  # here\n    return s[0]", "plain parameters"),
    "keyword-only parameters": ("def f(*, s):  # here\n    return s", "plain parameters"),
    "attribute calls": ("def f(s):\n    return s.cell.index(3)  # here", "s.cell.index is no bound function"),
    "functions of a module": ("import math\ndef f(s):\n    return math.sqrt(s)  # here", "math.sqrt is no bound"),
    "called results": ("def g(s):\n    return 1\ndef f(s):\n    return g(s)()  # here", r"g\(s\) is no bound function"),
    "called locals": ("def f(s, g):\n    return g(s)  # here", "g is a local variable"),
    "called classes": ("class A:\n    pass\ndef f(s):\n    return A()  # here", r"A is a class \(A\), not a function"),
    "called constants": ("N = 3\ndef f(s):\n    return N(s)  # here", "N is a int"),
    "functions as values": ("def g(s):\n    return 1\ndef f(s):\n    s.turn = g  # here", "g is a function"),
    "built-in functions as values": ("def f(s):\n    return max  # here", "max is a built-in"),
    "module attributes": ("import math\ndef f(s):\n    return math.pi  # here", "math is a module"),
    "undefined names": ("def f(s):\n    return nothing  # here", "nothing is not defined"),
    "undefined functions": ("def f(s):\n    return nothing(s)  # here", "nothing is not defined"),
    "print": ("def f(s):\n    print(s)  # here", "print is a built-in that rules do not use"),
    "sorted": ("def f(s):\n    return sorted(s.cell)  # here", "sorted is a built-in"),
    "getattr": ("def f(s):\n    return getattr(s, 'turn')  # here", "getattr is a built-in"),
    "strings from outside": ("NAME = 'x'\ndef f(s):\n    return NAME  # here", "NAME is a str"),
    "floats from outside": ("HALF = 0.5\ndef f(s):\n    return HALF  # here", "HALF is a float"),
    "lists from outside": ("CELLS = [1, 2]\ndef f(s):\n    return CELLS[0]  # here", "CELLS is a list"),
    "arrays from outside": ("import numpy\nA = numpy.zeros(3)\ndef f(s):\n    return A[0]  # here", "A is a ndarray"),
    "boards from outside": (
        "from tests.kernel.toy.state import Board\nBOARD = Board()\ndef f(s):\n    return BOARD.finish  # here",
        "BOARD is a Board",
    ),
    "mixed tuples": ("T = (1, 'a')\ndef f(s):\n    return T[0]  # here", "T is a tuple"),
    "functions that are not bound": (
        "from chequered.kernel.chance import below\ndef f(s, rng):\n    return below(rng, 6)  # here",
        "below is a function of chequered.kernel.chance, which is not bound",
    ),
    "names of the contract that nobody defines": (
        "from chequered.kernel.contract import actor\ndef f(board, s):\n    return actor(board, s)  # here",
        "none of the bound modules defines the contract's actor",
    ),
    "another number of parameters than the contract's": (
        "def apply(s, action):  # here\n    s.turn = action",
        r"the contract's apply takes \(board, s, action\)",
    ),
    "a rule in the place of emit": ("def emit(e, rule, a, b, c):  # here\n    return 1", "emit is the binder's own"),
    "a rule in the place of copy": ("def copy(states, to, source):  # here\n    return 1", "copy is the binder's own"),
    "a rule in the place of look": (
        "def look(seen, states, k, seat, masks):  # here\n    return 1",
        "look is the binder's own",
    ),
    "a rule in the place of what a Bound has": ("def key(s):  # here\n    return 1", "key is the binder's own"),
    "cycles of two": (
        "def f(s):  # here\n    return g(s)\ndef g(s):\n    return f(s)",
        "call cycle f → g → f; write the chain as a loop",
    ),
    "cycles of three": (
        "def f(s):\n    return g(s)\ndef g(s):  # here\n    return h(s)\ndef h(s):\n    return i(s)\n"
        "def i(s):\n    return g(s)",
        "call cycle g → h → i → g",
    ),
}  # fmt: skip  # a source is not torn apart


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("bind", [bind_plain, bind_compiled])
def test_the_binder_refuses_and_names_function_file_and_line(case: str, bind, make_module: MakeModule):
    source, why = REFUSED[case]
    module = make_module(source)
    with pytest.raises(BindingError) as refused:
        bind((module,))
    message = str(refused.value)
    line = 1 + next(number for number, text in enumerate(source.splitlines()) if text.endswith("# here"))
    place = re.match(r"(\w+) \((.+):(\d+)\): ", message)
    assert place is not None, message
    assert place[1] in source
    assert (place[2], int(place[3])) == (module.__file__, line)
    assert re.search(why, message), message


def test_two_modules_may_not_define_one_name(make_module: MakeModule):
    one = make_module("def f(s):\n    return 1", "one", "one_of_two")
    other = make_module("X = 1\ndef f(s):\n    return 2", "other")
    with pytest.raises(
        BindingError, match=r"f \(.*other.py:2\): there is a function of this name in one_of_two, line 1"
    ):
        bind_plain((one, other))


def test_a_module_given_twice_counts_once(make_module: MakeModule):
    module = make_module("def f(s):\n    return 1")
    assert bind_plain((module, module)).f(None) == 1


ALLOWED = '''
"""A module of rules may hold all this."""
from enum import IntEnum

from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints

class Phase(IntEnum):
    PLAY = 3

N = 4
YES = True
TABLE = (5, Phase.PLAY)

def f(board, s: Ints, seat: Int) -> Int:
    """A rule."""
    best: Int = 0
    for k in range(len(s)):
        best = max(best, s[k]) if s[k] else best
    emit(Phase.PLAY, N, best, int(seat), 0)
    while best > 100 and not bool(seat):
        best -= 1
    return best + TABLE[1] + N + YES + abs(min(s[0], -1)) + g(seat)

def g(n):
    return 1 if n <= 0 else n + g(n - 1)
'''


def test_plain_rules_are_bound(make_module: MakeModule):
    bound = bind_plain((make_module(ALLOWED),))
    assert bound.f(None, [1, 9], 3) == 9 + 3 + 4 + 1 + 1 + 7


def test_every_built_in_function_that_is_allowed_is_used_above():
    assert {name for name in BUILTINS if re.search(rf"\b{name}\(", ALLOWED)} == BUILTINS


def test_a_function_may_be_imported_under_another_name(make_module: MakeModule):
    one = make_module("def roll(s):\n    return 6", "one", "rules_of_rolling")
    other = make_module("from rules_of_rolling import roll as throw\ndef f(s):\n    return throw(s) + 1", "other")
    assert bind_plain((one, other)).f(None) == 7


def test_the_kernel_s_own_drivers_lack_only_a_game():
    with pytest.raises(BindingError, match="none of the bound modules defines the contract's"):
        bind_plain((drivers, chance))


def test_what_is_not_bound_is_told_with_what_is(make_module: MakeModule):
    bound = bind_plain((make_module("def f(s):\n    return 1\ndef e(s):\n    return 1"),))
    with pytest.raises(AttributeError, match="no function 'g' is bound; there are e, f"):
        bound.g(None)
