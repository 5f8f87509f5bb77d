"""Binding: the same rule functions as ordinary Python (with events) or as machine code (without).

`bind_plain` and `bind_compiled` take the modules of a game's rules, and of the drivers to run over them, rebuild every
function over a fresh globals dictionary in which the contract's placeholders are replaced by the game's functions, and
wrap each. What cannot be bound safely is refused with a `BindingError` that names the function, file and line.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import inspect
import os
import platform
import re
import textwrap
import types
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, NoReturn

from chequered.kernel import contract

BUILTINS = frozenset({"range", "len", "min", "max", "abs", "int", "bool"})
"""The only built-in functions that rules may call: both bindings give the same value for them."""

Function = Callable[..., Any]
Wrap = Callable[[types.FunctionType], Any]


class BindingError(TypeError):
    """Rules that cannot be bound; the message names function, file and line."""


class Bound:
    """The bound functions, by name: `bound.apply(board, s, action)`."""

    def __init__(self, functions: Mapping[str, Any], key: str) -> None:
        self.functions = types.MappingProxyType(dict(functions))
        self.key = key
        for name, function in functions.items():
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no function {name!r} is bound; there are {', '.join(sorted(self.functions))}")


@dataclass(frozen=True)
class _Rule:
    """One function to bind: where it comes from, its syntax tree and the globals it reads."""

    function: types.FunctionType
    tree: ast.FunctionDef
    reads: Mapping[str, int]

    @property
    def name(self) -> str:
        return self.function.__name__

    def refuse(self, why: str, line: int | None = None) -> NoReturn:
        code = self.function.__code__
        raise BindingError(f"{self.name} ({code.co_filename}:{line or code.co_firstlineno}): {why}")


def bind_plain(modules: Sequence[types.ModuleType], emit: Function | None = None) -> Bound:
    """Bind for the interpreter: plain Python ints, with `emit(event, rule, a, b, c)` called for every event.

    Raises:
        BindingError: the modules hold something that cannot be bound.
    """
    placeholders = {"emit": emit or _silent, "copy": _copy_plain}
    return _bind(modules, placeholders, lambda function: function, "plain")


def bind_compiled(modules: Sequence[types.ModuleType], *, bounds_check: bool = False) -> Bound:
    """Bind for Numba: machine code over packed records, no events, cached on disk under a hash of all that matters.

    Each function is compiled at its first call with a new combination of types. `bounds_check` makes every index
    checked, at a price; its code is cached apart.

    Raises:
        BindingError: the modules hold something that cannot be bound; at a call, that cannot be compiled.
    """
    import numba

    key = _content_key(modules, bounds_check)
    folder = cache_root() / key
    folder.mkdir(parents=True, exist_ok=True)

    def wrap(function: types.FunctionType) -> Any:
        # Numba looks the folder up when a function is wrapped, not when it is compiled.
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            return numba.njit(nogil=True, cache=True, boundscheck=bounds_check)(function)
        finally:
            numba.config.CACHE_DIR = before

    placeholders = {"emit": wrap(_own(_silent)), "copy": wrap(_own(_copy_compiled))}
    bound = _bind(modules, placeholders, wrap, key)
    return Bound({name: _explained(dispatcher) for name, dispatcher in bound.functions.items()}, key)


def cache_root() -> Path:
    """The folder of compiled code: `$CHEQUERED_CACHE`, else `chequered` in the user's cache folder."""
    chosen = os.environ.get("CHEQUERED_CACHE")
    if chosen:
        return Path(chosen) / "compiled"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "chequered" / "compiled"


# ------------------------------------------------------------------------------------------------ rebuilding


def _bind(modules: Sequence[types.ModuleType], placeholders: Mapping[str, Any], wrap: Wrap, key: str) -> Bound:
    rules = _collect(modules)
    _refuse_cycles(rules)
    by_module: dict[str, dict[str, Any]] = {module.__name__: {"__builtins__": builtins} for module in modules}
    rebuilt: dict[str, Any] = {}
    for rule in rules.values():
        namespace = by_module[rule.function.__module__]
        rebuilt[rule.name] = wrap(_rebuilt(rule.function, namespace))
    for rule in rules.values():
        namespace = by_module[rule.function.__module__]
        for name, line in rule.reads.items():
            namespace[name] = _value_of(rule, name, line, rules, rebuilt, placeholders)
    return Bound(rebuilt, key)


def _collect(modules: Sequence[types.ModuleType]) -> dict[str, _Rule]:
    rules: dict[str, _Rule] = {}
    for module in modules:
        for function in vars(module).values():
            if not isinstance(function, types.FunctionType) or function.__module__ != module.__name__:
                continue
            rule = _rule(function)
            if function.__name__ in rules:
                other = rules[function.__name__].function
                rule.refuse(f"a function of this name is in {other.__module__} already; one name, one function")
            rules[function.__name__] = rule
    return rules


def _rule(function: types.FunctionType) -> _Rule:
    source, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(source))).body[0]
    ast.increment_lineno(tree, first - 1)
    if not isinstance(tree, ast.FunctionDef):
        raise BindingError(f"{function.__name__} ({function.__code__.co_filename}:{first}): not a plain function")
    rule = _Rule(function, tree, dict(_global_reads(function, tree)))
    if tree.decorator_list:
        rule.refuse("a rule has no decorator", tree.lineno)
    for node in _body_nodes(tree):
        _refuse_syntax(rule, node)
    return rule


def _body_nodes(tree: ast.FunctionDef) -> Iterator[ast.AST]:
    for statement in tree.body:
        yield from ast.walk(statement)


def _global_reads(function: types.FunctionType, tree: ast.FunctionDef) -> Iterator[tuple[str, int]]:
    local = set(function.__code__.co_varnames)
    for node in _body_nodes(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in local:
            yield node.id, node.lineno


_UNBINDABLE = {
    ast.FunctionDef: "an inner function",
    ast.Lambda: "a lambda",
    ast.ClassDef: "a class",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "a global statement",
    ast.Nonlocal: "a nonlocal statement",
    ast.Try: "a try statement",
    ast.With: "a with statement",
    ast.Raise: "a raise statement",
    ast.Yield: "a yield",
    ast.YieldFrom: "a yield",
    ast.Await: "an await",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a comprehension",
}


def _refuse_syntax(rule: _Rule, node: ast.AST) -> None:
    what = _UNBINDABLE.get(type(node))
    if what:
        rule.refuse(f"{what} cannot be bound", getattr(node, "lineno", None))
    if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
        rule.refuse(f"{ast.unparse(node.func)} is called as an attribute and would escape the binding", node.lineno)


def _rebuilt(function: types.FunctionType, namespace: dict[str, Any]) -> types.FunctionType:
    copy = types.FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, function.__qualname__, function.__doc__
    return copy


def _own(function: Function) -> types.FunctionType:
    assert isinstance(function, types.FunctionType)
    return _rebuilt(function, {"__builtins__": builtins})


def _value_of(
    rule: _Rule, name: str, line: int, rules: Mapping[str, _Rule], rebuilt: Mapping[str, Any], held: Mapping[str, Any]
) -> Any:
    """What the global `name` is bound to, or a refusal."""
    values = rule.function.__globals__
    if name not in values:
        if name in BUILTINS:
            return getattr(builtins, name)
        rule.refuse(f"{name} is not defined, or a built-in that rules may not use", line)
    value = values[name]
    if value in contract.PLACEHOLDERS:
        if name in held:
            return held[name]
        if name not in rebuilt:
            rule.refuse(f"{name} is a name of the contract that none of the bound modules defines", line)
        return rebuilt[name]
    if isinstance(value, types.FunctionType):
        if name not in rules or rules[name].function is not value:
            rule.refuse(f"{name} is a function of {value.__module__}, which is not bound", line)
        return rebuilt[name]
    constant = _constant(value)
    if constant is None:
        rule.refuse(f"{name} is {_kind(value)}; rules read arguments, bound functions and integer constants", line)
    return constant


def _constant(value: Any) -> Any:
    """The value as plain ints (an IntEnum becomes a named tuple, so that its members type as ints), else None."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        return value
    if isinstance(value, type) and issubclass(value, IntEnum):
        members = {name: int(member) for name, member in value.__members__.items()}
        return namedtuple(value.__name__, members)(**members)  # type: ignore[misc]  # the names are data
    return None


def _kind(value: Any) -> str:
    return "a module" if isinstance(value, types.ModuleType) else f"a {type(value).__name__}"


def _refuse_cycles(rules: Mapping[str, _Rule]) -> None:
    """Refuse mutual recursion: Numba's cache crashes when it loads it. A function may call itself."""
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            cycle = [*path[path.index(name) :], name]
            rules[name].refuse(f"call cycle {' → '.join(cycle)}; write the chain as a loop")
        if name in done:
            return
        for callee in rules[name].reads:
            if callee in rules and callee != name:
                visit(callee, (*path, name))
        done.add(name)

    for name in rules:
        visit(name, ())


# ------------------------------------------------------------------------------------------------ compiling


def _content_key(modules: Sequence[types.ModuleType], bounds_check: bool) -> str:
    """A hash of everything compiled code depends on and Numba's own cache does not see."""
    import numba
    import numpy as np

    digest = hashlib.sha256()
    for module in (*modules, types.ModuleType(__name__)):
        digest.update(_source(module).encode())
    for rule in _collect(modules).values():
        for name in sorted(rule.reads):
            value = _constant(rule.function.__globals__.get(name))
            digest.update(f"{rule.name}.{name}={value!r};".encode())
    for version in (platform.python_version(), numba.__version__, np.__version__, bounds_check):
        digest.update(f"{version};".encode())
    return digest.hexdigest()[:24]


def _source(module: types.ModuleType) -> str:
    return inspect.getsource(inspect.getmodule(_bind) if module.__name__ == __name__ else module)  # type: ignore[arg-type]


def _explained(dispatcher: Any) -> Any:
    """A call that turns Numba's compile errors into one that names rule function, file and line."""
    import numba

    def call(*args: Any) -> Any:
        try:
            return dispatcher(*args)
        except numba.core.errors.NumbaError as error:
            raise BindingError(_place_of(str(error), dispatcher.py_func)) from error

    call.__name__, call.__doc__ = dispatcher.__name__, dispatcher.__doc__
    call.dispatcher = dispatcher  # type: ignore[attr-defined]
    return call


def _place_of(message: str, entry: Function) -> str:
    places = re.findall(r'File "([^"]+)", line (\d+)', message)
    first = next((line for line in message.splitlines() if line.strip()), "no reason given")
    where = f"{places[-1][0]}:{places[-1][1]}" if places else entry.__code__.co_filename
    return f"{entry.__name__} does not compile ({where}): {first}\n{message}"


# ------------------------------------------------------------------------------------------------ kernel's own parts


def _silent(event: int, rule: int, a: int, b: int, c: int) -> None:
    pass


def _copy_plain(states: Any, to: int, source: int) -> None:
    states[to].assign(states[source])


def _copy_compiled(states: Any, to: int, source: int) -> None:
    states[to] = states[source]
