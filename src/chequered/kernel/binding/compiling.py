"""Binding: machine code by Numba."""

from __future__ import annotations

import platform
from functools import cache
from typing import Any

import llvmlite
import numba
import numpy as np

from chequered.kernel.binding.bound import Program, rebuilt, silent
from chequered.kernel.binding.cache import key_of, writable_root
from chequered.kernel.binding.dispatching import CalledByPython, CalledByRules, Compiled

FORMAT = 1
"""Raised whenever what `pieces` and `dispatching` make of a function, or keep of it, changes its meaning."""

_FLAGS = ("OPT", "BOUNDSCHECK", "LOOP_VECTORIZE", "SLP_VECTORIZE")
"""Settings of Numba that change the code and that its own cache does not see."""


def compile_program(program: Program, bounds_check: bool) -> tuple[dict[str, Any], str]:
    """The functions of the program, to be compiled at their first call, and the key of their code."""
    keys = function_keys(program, bounds_check)
    root = writable_root()
    options = _options(bounds_check)

    def cached(dispatcher: Compiled, name: str) -> Compiled:
        if root is not None:
            dispatcher.share_cache(root, keys[name])
        return dispatcher

    def part(function: Any) -> Compiled:
        return cached(CalledByRules(function, options), function.__name__)

    given = {name: cached(CalledByRules(rebuilt(function), options), name) for name, function in _GIVEN.items()}
    parts = program.bind(given, part)
    wholes = {name: cached(CalledByPython(part, options), name) for name, part in parts.items()}
    return wholes, key_of(sorted(keys.items()))


def _options(bounds_check: bool) -> dict[str, bool]:
    # Nobody calls rules from C; leaving that door out saves a tenth of the time to compile.
    return {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": bounds_check}


def function_keys(program: Program, bounds_check: bool) -> dict[str, str]:
    """For each function a hash of all that its machine code depends on; Numba's own cache sees little of it.

    That is its code, its constants, the keys of the functions it calls, the versions and the flags. The code counts as
    it is in memory, not as its source says, which may be newer. So a change costs the compilation of the functions that
    feel it, and a game's rules are compiled once, whatever is bound over them.
    """
    flags = _options(bounds_check), [getattr(numba.config, flag) for flag in _FLAGS]
    base = FORMAT, platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__, flags

    @cache
    def key(name: str) -> str:
        if name in _GIVEN:
            return key_of((base, name, _code(_GIVEN[name])))
        function, g = program.rules[name].function, program.globals[name]
        calls = {used: meant if meant == name else key(meant) for used, meant in g.functions.items()}
        return key_of(
            (base, function.__module__, name, _code(function), sorted(g.constants.items()), sorted(calls.items()))
        )

    return {name: key(name) for name in (*_GIVEN, *program.rules)}


def _code(function: Any) -> tuple[object, ...]:
    code = function.__code__
    return code.co_code, code.co_consts, code.co_names, code.co_varnames


def _copy(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


def _look(seen: Any, states: Any, k: int, seat: int, masks: Any) -> None:
    # The numbers of the records; this function is bound to no globals, numpy included.
    shown, words = seen.view(masks.dtype), states.view(masks.dtype)
    length = masks.shape[1]
    for j in range(length):
        shown[j] = words[k * length + j] * masks[seat, j]


_GIVEN = {"emit": silent, "copy": _copy, "look": _look}
