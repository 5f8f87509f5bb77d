"""Binding: machine code by Numba."""

from __future__ import annotations

import inspect
import pickle
import platform
import re
import threading
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import sigutils
from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher

from chequered.kernel.binding.bound import Program, rebuilt, silent
from chequered.kernel.binding.cache import code_folder, key_of, one_writer
from chequered.kernel.binding.collecting import BindingError

_FLAGS = ("OPT", "BOUNDSCHECK", "LOOP_VECTORIZE", "SLP_VECTORIZE")
"""Settings of Numba that change the code and that its own cache does not see."""

_DAMAGED = (OSError, EOFError, pickle.UnpicklingError)
_setting = threading.Lock()


class Compiled(CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """Numba's dispatcher, with one signature for a number however it comes, and a cache shared between processes."""

    def compile(self, sig: Any) -> Any:
        """Compile for these types; a literal, a truth value and a short int are 64-bit integers like all others.

        Raises:
            BindingError: Numba cannot; the message names the innermost rule function, file and line.
        """
        args, _ = sigutils.normalize_signature(sig)
        try:
            return super().compile(tuple(_widened(arg) for arg in args))
        except BindingError:
            raise
        except Exception as error:  # the compiler has errors of many kinds, some of them no NumbaError
            raise BindingError(_explanation(str(error), self.py_func.__code__)) from error

    def share_cache(self, folder: Path) -> None:
        """Read and write machine code in `folder`."""
        with _setting:  # Numba looks at its setting when a cache is made, not when it is used.
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
            try:
                self._cache = SharedCache(self.py_func)
            finally:
                numba.config.CACHE_DIR = before
        self._cache.folder = folder


class SharedCache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of one function, for many processes; a full disk or a damaged file costs time, nothing else.

    Numba reads an index, adds to it and writes it back. Two processes that do so at once could come to file two
    signatures under one name, and then run the wrong code.
    """

    folder: Path

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for these types, or None."""
        try:
            return super().load_overload(sig, target_context)
        except _DAMAGED:
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for these types."""
        try:
            with one_writer(self.folder):
                self._save(sig, data)
        except OSError:
            return

    def _save(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except (EOFError, pickle.UnpicklingError):
            self.flush()
            super().save_overload(sig, data)


def _explanation(message: str, code: types.CodeType) -> str:
    """Numba's reason without its ceremony, and the place: its messages name lines as `File "x.py", line 3` or `(3)`."""
    said = [line for line in message.splitlines() if line.strip() and not line.startswith("Failed in")]
    pattern = re.escape(Path(code.co_filename).name) + r'(?:", line | \()(\d+)'
    lines = re.findall(pattern, message) or [code.co_firstlineno]
    doing = re.search(r"During: (.+?) at ", message)
    reason = (said or ["Numba gives no reason"])[0] + (f" ({doing[1]})" if doing else "")
    return f"{code.co_name} ({code.co_filename}:{lines[-1]}) does not compile: {reason}"


def _widened(kind: Any) -> Any:
    return numba.types.int64 if isinstance(kind, numba.types.Integer | numba.types.Boolean) else kind


def compile_program(program: Program, bounds_check: bool) -> tuple[dict[str, Any], str]:
    """The functions of the program, to be compiled at their first call, and the key of their code."""
    key = key_of(_contents(program, bounds_check))
    folder = code_folder(key)

    def wrap(function: Any) -> Compiled:
        dispatcher = Compiled(function, targetoptions={"nopython": True, "nogil": True, "boundscheck": bounds_check})
        if folder is not None:
            dispatcher.share_cache(folder)
        return dispatcher

    given = {"emit": wrap(rebuilt(silent)), "copy": wrap(rebuilt(_copy))}
    return program.bind(given, wrap), key


def _contents(program: Program, bounds_check: bool) -> Iterator[object]:
    """All that the machine code depends on and that Numba's own cache does not see.

    The sources on disk may be newer than the functions in memory, so both count.
    """
    yield platform.python_version(), numba.__version__, np.__version__, bounds_check
    yield [(flag, getattr(numba.config, flag)) for flag in _FLAGS]
    for module in program.modules:
        yield module.__name__, inspect.getsource(module)
    for name, rule in program.rules.items():
        yield name, _code(rule.function), program.globals[name].functions, program.globals[name].constants
    yield _code(silent), _code(_copy)


def _code(function: Any) -> tuple[object, ...]:
    code = function.__code__
    return code.co_code, code.co_consts, code.co_names, code.co_varnames


def _copy(states: Any, to: int, source: int) -> None:
    states[to] = states[source]
