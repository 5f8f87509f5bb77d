"""Binding: the same rule functions as ordinary Python (with events) or as machine code (without).

`bind_plain` and `bind_compiled` take the modules of a game's rules, and of the drivers to run over them, rebuild every
function over a fresh globals dictionary in which the contract's placeholders are replaced by the game's functions, and
wrap each. What cannot be bound safely is refused with a `BindingError` that names function, file and line.

Rules may use arguments, local variables, integer constants (also tuples of them, and IntEnums), each other, and the
built-in functions in `BUILTINS`. Boards, cards and options are arguments, never globals.
"""

from __future__ import annotations

from chequered.kernel.binding.bound import Bound, Function, bind_compiled, bind_plain
from chequered.kernel.binding.cache import cache_root
from chequered.kernel.binding.collecting import BindingError
from chequered.kernel.binding.resolving import BUILTINS

__all__ = ["BUILTINS", "BindingError", "Bound", "Function", "bind_compiled", "bind_plain", "cache_root"]
