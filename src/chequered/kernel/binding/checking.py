"""Binding: what a rule's own syntax may hold, so that both bindings mean the same by it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping

from chequered.kernel import contract
from chequered.kernel.binding.collecting import RuleFunction

_REFUSED: Mapping[type[ast.AST], str] = {
    ast.FunctionDef: "an inner function",
    ast.AsyncFunctionDef: "an inner function",
    ast.Lambda: "a lambda",
    ast.ClassDef: "a class",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "a global statement",
    ast.Nonlocal: "a nonlocal statement",
    ast.Try: "a try statement",
    ast.TryStar: "a try statement",
    ast.With: "a with statement",
    ast.Raise: "a raise statement",
    ast.Assert: "an assert statement",
    ast.Yield: "a yield",
    ast.YieldFrom: "a yield",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a comprehension",
    ast.Slice: "a slice (a copy for the one, a view for the other)",
}

_CONTRACT = {placeholder.__name__: placeholder for placeholder in contract.PLACEHOLDERS}


def check_syntax(rule: RuleFunction) -> None:
    """Refuse what cannot be bound in a function's parameters and body.

    Raises:
        BindingError: there is such a thing.
    """
    _check_parameters(rule)
    for node in rule.body:
        what = _REFUSED.get(type(node))
        if what:
            rule.refuse(f"{what} cannot be bound", node)
        if isinstance(node, ast.Call):
            _check_call(rule, node)


def _check_parameters(rule: RuleFunction) -> None:
    """A default would be a value from before the binding; other kinds of parameters do not compile."""
    a = rule.tree.args
    if a.defaults or a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs:
        rule.refuse("a rule has plain parameters without defaults")
    expected = inspect.signature(_CONTRACT[rule.name]).parameters if rule.name in _CONTRACT else None
    if expected is not None and len(expected) != len(a.args):
        rule.refuse(f"the contract's {rule.name} takes ({', '.join(expected)})")


def _check_call(rule: RuleFunction, call: ast.Call) -> None:
    if not isinstance(call.func, ast.Name):
        rule.refuse(f"{ast.unparse(call.func)} is no bound function; calling it would escape the binding", call)
    if call.func.id in rule.function.__code__.co_varnames:
        rule.refuse(f"{call.func.id} is a local variable; rules call functions by their names", call)


def check_cycles(calls: Mapping[str, list[str]], rules: Mapping[str, RuleFunction]) -> None:
    """Refuse mutual recursion: Numba's cache crashes when it loads it. A function may call itself.

    Raises:
        BindingError: a chain of two or more calls leads back to where it began.
    """
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            cycle = " → ".join((*path[path.index(name) :], name))
            rules[name].refuse(f"call cycle {cycle}; write the chain as a loop")
        if name not in done:
            for callee in calls[name]:
                if callee != name:
                    visit(callee, (*path, name))
            done.add(name)

    for name in calls:
        visit(name, ())
