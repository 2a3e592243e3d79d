"""Rules as machine code, by Numba: the one place for its options. Nothing but what compiles loads this file: Numba takes a second
to load, and need not be there."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic, typeof_impl

from snowyard.kernel.code_cache import cache_folder, sources_of
from snowyard.kernel.inner_code import inner, outer
from snowyard.kernel.rule import RULES

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
_made: dict[Callable[..., Any], Any] = {}
_lock = threading.RLock()


@intrinsic  # type: ignore[untyped-decorator]
def _population(_context: Any, _word: Any) -> Any:
    return numba.types.int64(numba.types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


def _ones(word: Any) -> int:
    return int(_population(word))


@intrinsic  # type: ignore[untyped-decorator]
def _deposited(_context: Any, _bits: Any, _places: Any) -> Any:
    """The lowest bits of one word, laid one after the other into the places that another has set."""
    whole, deposit = ir.IntType(64), "llvm.x86.bmi.pdep.64"

    def code(_c: Any, builder: Any, _s: Any, args: Any) -> Any:
        kind = ir.FunctionType(whole, [whole, whole])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, deposit), args)

    return numba.types.uint64(numba.types.uint64, numba.types.uint64), code


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_below(_context: Any, _word: Any) -> Any:
    """How many bits lie below the lowest that is set."""
    return numba.types.int64(numba.types.uint64), lambda _c, builder, _s, args: builder.cttz(args[0], ir.IntType(1)(0))


def _select(word: Any, k: int) -> int:
    return int(_zeros_below(_deposited(np.uint64(1) << np.uint64(k), word)))


def _has_deposit() -> bool:
    """Has this processor the instruction, and is it quick? AMD's first ones with it take hundreds of steps."""
    if numba.config.CPU_NAME is not None:  # code is made for another one
        return False
    return bool(llvm.get_host_cpu_features().get("bmi2")) and llvm.get_host_cpu_name() not in SLOW_DEPOSIT


SLOW_DEPOSIT = {"bdver4", "znver1", "znver2"}
INSTEAD: dict[str, Callable[..., Any]] = {"snowyard.kernel.bits.ones": _ones}
"""Where the processor has an instruction of its own."""
if _has_deposit():
    INSTEAD["snowyard.kernel.bits.select"] = _select


def compiled(function: Callable[..., Any]) -> Any:
    """A function of the rules as Numba calls it; the same one each time. It is compiled for the types of its arguments, or
    taken from the disk, when it is first called.

    Left alone, Numba compiles a called function anew for every mix of small integers and for every constant it is
    called with: `emit` fifty times for one game. Here a rule has one form, and the optimiser does the rest.
    """
    with _lock:
        if function not in _made:
            _made[function] = _with_one_form(function)
        return _made[function]


def _with_one_form(function: Callable[..., Any]) -> Any:
    """As Python calls it, and beside it as rules do, whose code is not machine code by itself (kernel/inner_code.py)."""
    source = INSTEAD.get(f"{function.__module__}.{function.__qualname__}", function)
    home = cache_folder(sources_of(source))
    inside = inner(source, OPTIONS, home)
    made = outer(source, OPTIONS, home)
    made.get_call_template = lambda args, kws: inside.get_call_template(tuple(map(plain, args)), kws)
    made.get_overload = inside.get_overload
    if source is not function:
        made.py_func = function  # what a GPU compiles: it knows no instructions of the processor's
    return made


def plain(argument: Any) -> Any:
    """The type an argument is passed as: every signed integer as a whole 64-bit one, constants too."""
    argument = numba.types.unliteral(argument)
    return numba.types.int64 if isinstance(argument, numba.types.Integer) and argument.signed else argument


@typeof_impl.register(FunctionType)  # type: ignore[untyped-decorator]
def _called(value: Any, _context: Any) -> Any:
    """What a compiled rule finds in its module's globals may be a rule that is a plain function there."""
    return numba.types.Dispatcher(compiled(value)) if value in RULES else None
