"""Binding: Numba's dispatcher and cache, with what it takes to share machine code between games and processes."""

from __future__ import annotations

import dis
import os
import re
import threading
import types
import uuid
from pathlib import Path
from typing import Any

import numba
from numba.core import sigutils
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.registry import CPUDispatcher

from chequered.kernel.binding.bound import rebuilt
from chequered.kernel.binding.cache import one_writer
from chequered.kernel.binding.collecting import BindingError
from chequered.kernel.binding.pieces import PartCacheImpl, PartCompiler, WholeCompiler

_setting = threading.Lock()


class Compiled(CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """One function of the rules, compiled at its first call.

    A number has one type, 64-bit integer, whether it comes as a literal, a truth value or a short int: a function that
    is called with 0, with 1 and with `a == b` is compiled once.
    """

    cache_class: type[SharedCache]

    def compile(self, sig: Any) -> Any:
        """Compile for arguments of these types, or find the code in the cache.

        Raises:
            BindingError: Numba cannot; the message names the innermost rule function, file and line.
        """
        args, _ = sigutils.normalize_signature(sig)
        # The linker goes by this name. Were it the same for two games that share a driver, code that comes out of the
        # cache would call the other game's functions.
        self.py_func.__qualname__ = f"{self.py_func.__name__}_{uuid.uuid4().hex}"
        try:
            return super().compile(_widened(args))
        except BindingError:
            raise
        except Exception as error:  # the compiler has errors of many kinds, some of them no NumbaError
            code = self.py_func.__code__
            line, reason = _missing_field(error, code) if isinstance(error, KeyError) else _explanation(error, code)
            raise BindingError(f"{code.co_name} ({code.co_filename}:{line}) does not compile: {reason}") from error

    def fold_argument_types(self, args: Any, kws: Any) -> Any:
        """What Numba compares with the function it is just compiling, to see that one calls itself."""
        signature, folded = super().fold_argument_types(args, kws)
        return signature, _widened(folded)

    def share_cache(self, root: Path, key: str) -> None:
        """Keep machine code in a folder of this name."""
        folder = root / key
        with _setting:  # Numba looks at its setting when a cache is made, not when it is used.
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
            try:
                self._cache = self.cache_class(self.py_func)
                self._cache.share(root, key)
                os.utime(folder)
            except (OSError, RuntimeError):  # RuntimeError: Numba does not find the source, or cannot write
                return
            finally:
                numba.config.CACHE_DIR = before


class CalledByRules(Compiled):
    """A function of the rules for others that call it."""

    def __init__(self, function: Any, options: dict[str, bool]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=PartCompiler)
        self.cache_class = PartCache

    def add_overload(self, cres: Any) -> None:
        """Let it be found by those that call it, but not by Python."""
        if cres.entry_point is None:
            cres = cres._replace(entry_point=object())
            self.targetctx.insert_user_function(cres.entry_point, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres


class CalledByPython(Compiled):
    """A function of the rules as machine code, with all that it calls; `part` is the same for others that call it."""

    def __init__(self, part: CalledByRules, options: dict[str, bool]) -> None:
        function = rebuilt(part.py_func, part.py_func.__globals__)
        super().__init__(function, targetoptions=options, pipeline_class=WholeCompiler)
        self.cache_class = SharedCache
        self.part = part


class SharedCache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of one function, for many processes; a full disk or a damaged file costs time, nothing else.

    Numba reads an index, adds to it and writes it back. Two processes that do so at once could come to file two
    signatures under one name, and then run the wrong code.
    """

    root: Path
    sort = "whole"

    def share(self, root: Path, key: str) -> None:
        """File the code by the key alone, which holds all that it depends on.

        Numba also goes by the line and the time of the source. By them code would be taken for old after an edit
        elsewhere in the file, though the functions that call it, and hold it, are not.
        """
        self.root = root
        self._cache_file = IndexDataCacheFile(self._cache_path, f"{self._py_func.__name__}-{self.sort}", key)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for these types, or None."""
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001  random bytes fail to unpickle with errors of every kind
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for these types."""
        try:
            with one_writer(self.root):
                self._save(sig, data)
        except OSError:
            return

    def _save(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError:
            raise
        except Exception:  # noqa: BLE001  the index is damaged, as above
            self.flush()
            super().save_overload(sig, data)


class PartCache(SharedCache):
    """The cache of one part."""

    _impl_class = PartCacheImpl
    sort = "part"


def _widened(kinds: Any) -> Any:
    number = numba.types.Integer | numba.types.Boolean
    return tuple(numba.types.int64 if isinstance(kind, number) else kind for kind in kinds)


def _explanation(error: Exception, code: types.CodeType) -> tuple[int, str]:
    """The line, and Numba's reason without its ceremony; its messages name lines as `File "x.py", line 3` or `(3)`."""
    message = str(error)
    said = [line for line in message.splitlines() if line.strip() and not line.startswith("Failed in")]
    doing = re.search(r"During: (.+?) at ", message)
    reason = (said or [type(error).__name__])[0] + (f" ({doing[1]})" if doing else "")
    lines = re.findall(re.escape(Path(code.co_filename).name) + r'(?:", line | \()(\d+)', message)
    return int(lines[-1]) if lines else code.co_firstlineno, reason


def _missing_field(error: KeyError, code: types.CodeType) -> tuple[int, str]:
    """The line that reads or writes a field which a record does not have; Numba says no more than its name."""
    name = error.args[0]
    lines = [i.positions.lineno for i in dis.get_instructions(code) if i.argval == name and i.positions]
    return (lines[0] if lines else None) or code.co_firstlineno, f"there is no field {name!r}"
