"""Binding: functions rebuilt over globals of their own, for the interpreter or for Numba."""

from __future__ import annotations

import builtins
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chequered.kernel.binding.checking import check_cycles, check_syntax
from chequered.kernel.binding.collecting import collect
from chequered.kernel.binding.resolving import GIVEN, Globals
from chequered.kernel.views import view

Function = Callable[..., Any]
Wrap = Callable[[types.FunctionType], Any]


class Bound:
    """The bound functions, by name: `bound.apply(board, s, action)`. `key` is of the code that they were bound to."""

    def __init__(self, functions: Mapping[str, Any], key: str) -> None:
        self.functions = types.MappingProxyType(dict(functions))
        self.key = key
        for name, function in functions.items():
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        known = ", ".join(sorted(vars(self).get("functions", ())))
        raise AttributeError(f"no function {name!r} is bound; there are {known}")


class Program:
    """Checked rules, ready to be bound."""

    def __init__(self, modules: Sequence[types.ModuleType]) -> None:
        self.modules = tuple(dict.fromkeys(modules))
        self.rules = collect(self.modules)
        for rule in self.rules.values():
            if rule.name in GIVEN or rule.name in ("functions", "key"):  # the latter are what a Bound has besides
                rule.refuse(f"the name {rule.name} is the binder's own")
            check_syntax(rule)
        self.globals = {name: Globals(rule, self.rules) for name, rule in self.rules.items()}
        calls = {name: [f for f in g.functions.values() if f in self.rules] for name, g in self.globals.items()}
        check_cycles(calls, self.rules)

    def bind(self, given: Mapping[str, Any], wrap: Wrap) -> dict[str, Any]:
        """Every function, rebuilt and wrapped; `given` holds what stands for the names in `GIVEN`.

        Each module keeps a namespace of its own, because two may use one name for different constants.
        """
        namespaces: dict[str, dict[str, Any]] = {module.__name__: _empty() for module in self.modules}
        bound = dict(given)
        for name, rule in self.rules.items():
            bound[name] = wrap(rebuilt(rule.function, namespaces[rule.function.__module__]))
        for name, rule in self.rules.items():
            g, namespace = self.globals[name], namespaces[rule.function.__module__]
            namespace.update({used: bound[meant] for used, meant in g.functions.items()}, **g.constants)
        return {name: bound[name] for name in self.rules}


def bind_plain(modules: Sequence[types.ModuleType], emit: Function | None = None) -> Bound:
    """Bind for the interpreter: plain Python ints, with `emit(event, rule, a, b, c)` called for every event.

    Raises:
        BindingError: the modules hold something that cannot be bound.
    """
    given = {"emit": emit or silent, "copy": _copy_plain, "look": _look_plain}
    return Bound(Program(modules).bind(given, lambda function: function), "plain")


def bind_compiled(modules: Sequence[types.ModuleType], *, bounds_check: bool = False) -> Bound:
    """Bind for Numba: machine code over packed records, no events, cached on disk under a hash of all that matters.

    Each function is compiled at its first call, or read from the cache (`cache_root`); where no cache can be written
    it is compiled in each process. `bounds_check` makes every index checked, at a price; its code is cached apart.

    Raises:
        BindingError: the modules hold something that cannot be bound; at a call, that cannot be compiled.
    """
    # Numba is dear to import, and who only plays plainly does without.
    from chequered.kernel.binding.compiling import compile_program

    functions, key = compile_program(Program(modules), bounds_check)
    return Bound(functions, key)


def rebuilt(function: Any, namespace: dict[str, Any] | None = None) -> types.FunctionType:
    """The same code over other globals."""
    copy = types.FunctionType(function.__code__, _empty() if namespace is None else namespace, function.__name__)
    copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, function.__qualname__, function.__doc__
    return copy


def _empty() -> dict[str, Any]:
    return {"__builtins__": builtins}


def silent(event: int, rule: int, a: int, b: int, c: int) -> None:
    """What `emit` is when nobody listens."""


def _copy_plain(states: Any, to: int, source: int) -> None:
    states[to].assign(states[source])


def _look_plain(seen: Any, states: Any, k: int, seat: int, masks: Any) -> None:
    # Compiled code multiplies by `masks` instead, which hold what `view` shows.
    seen[0].assign(view(states[k], seat))
