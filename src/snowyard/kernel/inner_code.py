"""Rules as other rules call them: typed and turned into LLVM code, and no more.

Left alone, Numba optimises every function by itself and turns it into machine code, with two wrappers for callers from Python and
C, and does it all again wherever the function is called from: a copy of everything goes into each caller. That was most of a
cold compile (docs/decisions/35). Here only what Python calls becomes machine code: its library takes the code of all rules
below it, once each, and is optimised as a whole.

What a driver calls of a game (`GATES`) is kept on disk as LLVM code, with everything below it: another driver, in another
process, need not begin with Python's bytecode.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import compiler, environment, errors
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.targetconfig import ConfigStack
from numba.np import arrayobj

GATES = {
    "rules": ("deal", "legal", "play", "payoff"),
    "secrets": ("show", "redeal"),
    "features": ("observe",),
    "bot": ("choose", "hopes", "moment"),
}
MAKES_ARRAYS = {"carray", "empty", "full", "zeros"}
"""What a rule calls to make an array: tried without counting, Numba would keep in mind that it cannot be called."""
ENVIRONMENT = "_ZN08NumbaEnv"  # what Numba calls the place of a function's constants


class RuleFlags(compiler.Flags):  # type: ignore[misc]
    """How rules are compiled: an index is what it is, and none counts from the end of an array. To look whether one does was
    three of ten instructions of inner loops. Where indices are checked (NUMBA_BOUNDSCHECK), a negative one is outside."""


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Numba's `fix_integer_index`, for rules without the fixing."""
    if kind.signed and isinstance(ConfigStack.top_or_none(), RuleFlags):
        return context.cast(builder, index, kind, numba.types.intp)
    return _fixed_index(context, builder, kind, index, size)


_fixed_index = arrayobj.fix_integer_index
arrayobj.fix_integer_index = _index


class _NoEngine:
    """Instead of what runs machine code: there is none."""

    def set_env(self, _name: str, _environment: Any) -> None:
        """Whoever runs the code does it (`OuterLibrary`)."""


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of one function, or, from the disk, of one and all below it."""

    codegen = _NoEngine()
    counts = False  # are there references to memory in it that must be counted?
    _shared_module: Any

    def finalize(self) -> None:
        """Its functions may be there twice, be left out, and be laid into their callers."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        self._ensure_finalized()
        return 0

    def _get_module_for_linking(self) -> Any:
        """With everything below, for what links only what it calls itself."""
        if self._shared_module is None:
            whole = self._final_module.clone()
            _link_all_below(self, whole)
            self._shared_module = whole
        return self._shared_module

    @classmethod
    def of_bitcode(cls, codegen: Any, name: str, bitcode: bytes) -> InnerLibrary:
        library = cls(codegen, name)
        library._final_module = library._shared_module = llvm.parse_bitcode(bitcode)
        library.finalize()
        return library


def _link_all_below(library: Any, module: Any) -> None:
    """The code of all that a module calls, out of the libraries below its own. It is asked for by name: what nobody calls yet is
    left out when code is linked."""
    found, waiting = {library}, list(library._linking_libraries)
    homes: dict[str, Any] = {}
    while waiting:
        one = waiting.pop()
        if one in found:
            continue
        found.add(one)
        library._reload_init.update(one._reload_init)
        if isinstance(one, InnerLibrary):
            code = one._final_module
            waiting += one._linking_libraries
        else:
            code = one._get_module_for_linking()
        for function in code.functions:
            if not function.is_declaration:
                homes.setdefault(function.name, code)
    while wanted := dict.fromkeys(homes[f.name] for f in module.functions if f.is_declaration and f.name in homes):
        for code in wanted:
            module.link_in(code, preserve=True)


class OuterLibrary(JITCodeLibrary):  # type: ignore[misc]
    """What Python calls: one piece, optimised as a whole."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Nobody outside calls the rules below, so the optimiser may give them the shape that suits their callers."""
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        _link_all_below(self, self._final_module)
        self._linking_libraries = []
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super().finalize()

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for place in self._final_module.global_variables:
            known = environment.lookup_environment(place.name) if place.name.startswith(ENVIRONMENT) else None
            if known is not None:
                self._codegen.set_env(place.name, known)


class _Compiler(_FunctionCompiler):  # type: ignore[misc]
    """Numba's, with a library of our own."""

    library: Any

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        if self.library is InnerLibrary and not MAKES_ARRAYS & {*self.py_func.__code__.co_names}:
            with contextlib.suppress(errors.NumbaError):  # it makes an array in some other way
                made = self._compile(args, return_type, counts=False)
                if not made.library.counts and not _holds_memory(made.signature.return_type):
                    return made
        return self._compile(args, return_type, counts=True)

    def _compile(self, args: Any, return_type: Any, counts: bool) -> Any:
        flags = RuleFlags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.nrt = counts
        target = self.targetdescr.target_context
        library = self.library(target.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        context = self.targetdescr.typing_context
        made = compiler.compile_extra(context, target, self.py_func, args, return_type, flags, {}, library=library)
        library.counts = counts or any(getattr(one, "counts", False) for one in library._linking_libraries)
        return made


def _holds_memory(kind: Any) -> bool:
    """May a value of this type be an array, or have one in it?"""
    if isinstance(kind, numba.types.BaseTuple):
        return any(map(_holds_memory, kind))
    return not isinstance(kind, numba.types.Number | numba.types.Boolean | numba.types.NoneType | numba.types.Record)


class _CodeFiles(CompileResultCacheImpl):  # type: ignore[misc]
    """What lies on the disk of a gate: LLVM code with everything below it."""

    def reduce(self, made: Any) -> Any:
        made.fndesc.typemap = made.fndesc.calltypes = None
        whole = made.library._get_module_for_linking()
        used = (environment.lookup_environment(v.name) for v in whole.global_variables if v.name.startswith(ENVIRONMENT))
        environments = tuple(one for one in used if one is not None and one.can_cache())
        return (
            whole.as_bitcode(),
            made.library.counts,
            made.fndesc,
            made.environment,
            made.signature,
            made.reload_init,
            environments,
        )

    def rebuild(self, target: Any, kept: Any) -> Any:
        bitcode, counts, fndesc, own, signature, reload_init, environments = kept
        for again in reload_init:
            again()
        library = InnerLibrary.of_bitcode(target.codegen(), fndesc.qualname, bitcode)
        library.counts = counts
        return compiler.CompileResult(
            target_context=target,
            typing_context=target.typing_context,
            library=library,
            environment=own,
            entry_point=target.get_executable(library, fndesc, own),
            fndesc=fndesc,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=environments,
        )


class _CodeCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CodeFiles


def inner(function: Callable[..., Any], options: dict[str, Any], home: Path) -> Any:
    """A rule for other rules. `home`: where machine code of these sources lies."""
    made = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)(function)
    made._compiler = _compiler(made, InnerLibrary)
    if function.__name__ in GATES.get(function.__module__.rpartition(".")[2], ()):
        folder = home / "inner"
        folder.mkdir(exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        made._cache = _CodeCache(function)
    return made


def outer(function: Callable[..., Any], options: dict[str, Any], home: Path) -> Any:
    """A function for Python, kept on disk there."""
    numba.config.CACHE_DIR = str(home)
    made = numba.njit(cache=True, **options)(function)
    made._compiler = _compiler(made, OuterLibrary)
    return made


def _compiler(made: Any, library: type[JITCodeLibrary]) -> _Compiler:
    compiling = _Compiler(made.py_func, made.targetdescr, made.targetoptions, {}, compiler.Compiler)
    compiling.library = library
    return compiling
