"""Binding: how the code of many functions becomes machine code once, and not once more in each that calls them.

Numba makes machine code of every function, and of all that it calls with it: what lies deep is optimised again at every
level above it. Here a function that is called by another is a *part*: code for LLVM, typed and tidied, no more. Only a
*whole*, a function that Python calls, takes in all parts that it needs, is optimised, and becomes machine code.

This stands on what Numba does not promise to keep: `JITCodeLibrary` with its `_final_module`, `_shared_module`,
`_linking_libraries` and `_optimize_final_module`, `CompileResult._reduce`, `CompileResultCacheImpl`, and the names of
environments.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment

_ENVIRONMENT = "_ZN08NumbaEnv"
"""So Numba's names of environments begin: what a function needs of Python, to raise an error."""


class Part(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of one function for those that call it."""

    def finalize(self) -> None:
        """Let its functions come along with several callers (`linkonce_odr`)."""
        self._raise_if_finalized()
        _share(self._final_module)
        self._shared_module = self._final_module
        self._finalized = True


class Whole(JITCodeLibrary):  # type: ignore[misc]  # as above
    """The machine code of one function for Python."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Optimise it with all that it calls."""
        self._linking_libraries = list(_with_callees(self._linking_libraries))
        super().finalize()
        for name in _environments(self._final_module):
            self.codegen.set_env(name, lookup_environment(name))

    def _optimize_final_module(self) -> None:
        # What it has taken in is its own now: functions that are called once go into their callers, and leave nothing.
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class PartCompiler(compiler.Compiler):  # type: ignore[misc]  # as above
    """Numba's compiler up to the code for LLVM."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, result: Any, flags: Any, names: Any):
        flags.no_compile = flags.no_cpython_wrapper = True
        super().__init__(typingctx, targetctx, _library(Part, targetctx), args, result, flags, names)


class WholeCompiler(compiler.Compiler):  # type: ignore[misc]  # as above
    """Numba's compiler to the end."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, result: Any, flags: Any, names: Any):
        super().__init__(typingctx, targetctx, _library(Whole, targetctx), args, result, flags, names)


class PartCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]  # as above
    """What the cache keeps of a part: its code and that of all that it calls, Numba's own functions included."""

    def reduce(self, cres: Any) -> tuple[Any, ...]:
        """Numba's own, but for the code."""
        module = cres.library._final_module.clone()
        for library in _with_callees(cres.library._linking_libraries):
            module.link_in(library._get_module_for_linking(), preserve=True)
        _, *rest = compiler.CompileResult._reduce(cres._replace(library=_Reduced(module)))
        return cres.library.name, module.as_bitcode(), rest

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        """Numba's own, but for the code."""
        name, bitcode, (fndesc, environment, signature, objectmode, lifted, annotation, reload_init, referenced) = (
            payload
        )
        for function in reload_init:
            function()
        library = Part(target_context.codegen(), name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._shared_module, library._finalized = library._final_module, True
        return compiler.compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            entry_point=object(),
            typing_error=None,
            type_annotation=annotation,
            library=library,
            call_helper=None,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            fndesc=fndesc,
            environment=environment,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=referenced,
        )


class _Reduced:
    """As much of a library as Numba asks of it when a result is reduced."""

    def __init__(self, module: Any) -> None:
        self._final_module = module

    def serialize_using_object_code(self) -> None:
        """The code is kept beside."""


def _library(kind: Any, targetctx: Any) -> Any:
    library = kind(targetctx.codegen(), f"{kind.__name__}_{uuid.uuid4().hex}")
    library.enable_object_caching()
    return library


def _share(module: Any) -> None:
    """Let the functions of the module be defined in several others as well, and left out where nobody calls them."""
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"


def _with_callees(libraries: Iterable[Any]) -> Iterator[Any]:
    """The libraries and all that their parts call, each once."""
    seen: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in seen:
            seen[id(library)] = library
            if isinstance(library, Part):
                waiting += library._linking_libraries
    return iter(seen.values())


def _environments(module: Any) -> list[str]:
    names = [variable.name for variable in module.global_variables]
    return [name for name in names if name.startswith(_ENVIRONMENT) and lookup_environment(name) is not None]
