"""Binding: what each global name of a rule stands for once it is bound."""

from __future__ import annotations

import ast
import builtins
import types
from collections import namedtuple
from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import Any

from chequered.kernel import contract
from chequered.kernel.binding.collecting import RuleFunction

BUILTINS = frozenset({"range", "len", "min", "max", "abs", "int", "bool"})
"""The only built-in functions that rules may call: both bindings give the same value for them."""

GIVEN = frozenset({"emit", "copy", "look"})
"""What the binder itself puts in the place of the contract's names."""

Constant = int | tuple[int, ...]


class Globals:
    """What a rule reads from outside: the functions it calls, by the name it uses for them, and its constants."""

    def __init__(self, rule: RuleFunction, rules: Mapping[str, RuleFunction]) -> None:
        self._rule, self._rules = rule, rules
        self.functions: dict[str, str] = {}
        self.builtins: set[str] = set()
        self.constants: dict[str, Constant] = {}
        called = {id(node.func) for node in rule.body if isinstance(node, ast.Call)}
        for node in _global_reads(rule):
            if id(node) in called:
                self._call(node)
            else:
                self._read(node)

    def _call(self, node: ast.Name) -> None:
        outer = self._rule.function.__globals__
        if node.id not in outer and node.id in BUILTINS:
            self.builtins.add(node.id)
            return
        value = self._value(node)
        if not isinstance(value, types.FunctionType):
            self._rule.refuse(f"{node.id} is {_kind(value)}, not a function of the rules", node)
        self.functions[node.id] = self._bound_name(node, value)

    def _bound_name(self, node: ast.Name, function: types.FunctionType) -> str:
        name = function.__name__
        if function in contract.PLACEHOLDERS:
            if name not in GIVEN and name not in self._rules:
                self._rule.refuse(f"none of the bound modules defines the contract's {name}", node)
        elif name not in self._rules or self._rules[name].function is not function:
            self._rule.refuse(f"{name} is a function of {function.__module__}, which is not bound", node)
        return name

    def _read(self, node: ast.Name) -> None:
        value = self._value(node)
        constant = _constant(value)
        if constant is None:
            what = f"{node.id} is {_kind(value)}"
            self._rule.refuse(f"{what}; rules read arguments and integer constants, and call functions", node)
        self.constants[node.id] = constant

    def _value(self, node: ast.Name) -> Any:
        outer = self._rule.function.__globals__
        if node.id in outer:
            return outer[node.id]
        if hasattr(builtins, node.id):
            self._rule.refuse(f"{node.id} is a built-in that rules do not use like this", node)
        self._rule.refuse(f"{node.id} is not defined", node)


def _global_reads(rule: RuleFunction) -> Iterator[ast.Name]:
    local = rule.function.__code__.co_varnames
    for node in rule.body:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in local:
            yield node


def _constant(value: Any) -> Constant | None:
    """The value as plain ints (an IntEnum becomes a named tuple, so that its members type as ints), else None."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        return tuple(int(item) for item in value)
    if isinstance(value, type) and issubclass(value, IntEnum) and value.__members__:
        return _members(value)
    return None


@cache
def _members(enum: type[IntEnum]) -> tuple[int, ...]:
    members = {name: int(member) for name, member in enum.__members__.items()}
    found: tuple[int, ...] = namedtuple(enum.__name__, members)(**members)
    return found


def _kind(value: Any) -> str:
    if isinstance(value, types.ModuleType):
        return "a module"
    if isinstance(value, types.FunctionType):
        return "a function"
    return f"a class ({value.__name__})" if isinstance(value, type) else f"a {type(value).__name__}"
