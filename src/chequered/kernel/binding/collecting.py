"""Binding: the functions of the rules, found in the sources of their modules."""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NoReturn

Definition = ast.FunctionDef | ast.AsyncFunctionDef


class BindingError(TypeError):
    """Rules that cannot be bound; the message names function, file and line."""


@dataclass(frozen=True, eq=False)
class RuleFunction:
    """One function to bind, and its syntax tree with the line numbers of its file."""

    function: types.FunctionType
    tree: ast.FunctionDef

    @cached_property
    def body(self) -> tuple[ast.AST, ...]:
        """The nodes of the body in reading order, apart from annotations, which nobody evaluates."""
        return tuple(node for statement in self.tree.body for node in _evaluated(statement))

    @property
    def name(self) -> str:
        """The name by which the other rules call it."""
        return self.function.__name__

    def refuse(self, why: str, node: ast.AST | None = None) -> NoReturn:
        """Raise a `BindingError` that points at `node`, or at the function."""
        refuse(self.function.__code__.co_filename, node or self.tree, self.name, why)


def refuse(file: str, node: ast.AST, name: str, why: str) -> NoReturn:
    """Raise a `BindingError` about what stands at `node` of the file."""
    raise BindingError(f"{name} ({file}:{getattr(node, 'lineno', 1)}): {why}")


def collect(modules: Sequence[types.ModuleType]) -> dict[str, RuleFunction]:
    """The functions of the modules by name, in the order of the sources.

    Raises:
        BindingError: two functions have one name, or something that can be called is not a plain function.
    """
    rules: dict[str, RuleFunction] = {}
    for module in modules:
        places = {name: f"{rule.function.__module__}, line {rule.tree.lineno}" for name, rule in rules.items()}
        for definition in _definitions(module, places):
            rules[definition.name] = _rule(module, definition)
        _refuse_others(module, rules)
    return rules


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not (isinstance(node, ast.AnnAssign) and name == "annotation"):
                yield from _evaluated(child)


def _definitions(module: types.ModuleType, places: dict[str, str]) -> list[Definition]:
    """The definitions at the top level of a module; `places` says where there are functions already."""
    found = [statement for statement in _syntax(module).body if isinstance(statement, Definition)]
    for definition in found:
        if definition.name in places:
            why = f"there is a function of this name in {places[definition.name]}; one name, one function"
            refuse(_file(module), definition, definition.name, why)
        places[definition.name] = f"{module.__name__}, line {definition.lineno}"
    return found


@cache
def _syntax(module: types.ModuleType) -> ast.Module:
    """Read once: somebody may edit the file of a module that is in use."""
    return ast.parse(inspect.getsource(module))


def _rule(module: types.ModuleType, definition: Definition) -> RuleFunction:
    file, name = _file(module), definition.name
    if isinstance(definition, ast.AsyncFunctionDef):
        refuse(file, definition, name, "a rule is no coroutine")
    if definition.decorator_list:
        refuse(file, definition, name, "a rule has no decorator")
    function = vars(module).get(name)
    if not isinstance(function, types.FunctionType) or function.__code__.co_firstlineno != definition.lineno:
        refuse(file, definition, name, "the module holds something else under this name than its source defines here")
    return RuleFunction(function, definition)


def _refuse_others(module: types.ModuleType, rules: dict[str, RuleFunction]) -> None:
    """Refuse functions of the module that are no plain definitions at its top level."""
    known = {rule.function for rule in rules.values()}
    for name, value in vars(module).items():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__ and value not in known:
            line = ast.Pass(lineno=value.__code__.co_firstlineno)
            refuse(value.__code__.co_filename, line, name, "a rule is defined by def at the top level of its module")


def _file(module: types.ModuleType) -> str:
    return module.__file__ or module.__name__
