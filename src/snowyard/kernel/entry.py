"""Functions of native code that Python calls for one table at a time, by address (kernel/address_driver.py). Loads Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from llvmlite import ir
from numba.extending import intrinsic

from snowyard.kernel.code_cache import cache_folder, sources_of
from snowyard.kernel.compiler import OPTIONS
from snowyard.kernel.compiler import _lock as lock
from snowyard.kernel.inner_code import outer

ENTRIES: list[Any] = []
"""All that there are."""


@intrinsic  # type: ignore[untyped-decorator]
def pointer(_context: Any, _address: Any) -> Any:
    """An address, which Python gives as a whole number, as `carray` takes it."""
    place = ir.IntType(8).as_pointer()
    return numba.types.voidptr(numba.types.int64), lambda _c, builder, _s, args: builder.inttoptr(args[0], place)


def entry(function: Callable[..., Any]) -> Any:
    """The function as Python calls it; compiled, or taken from the disk, when that first happens. Python's lock is held while it
    runs: to give it back and take it again costs as much as a move.

    Numba finds code on the disk by the types of the arguments, and whole numbers do not say of which record they are the address:
    each kind of record has a folder of its own there."""
    home = cache_folder(sources_of(function)) / function.__module__
    home.mkdir(exist_ok=True)
    with lock:  # the folder is the process's: another thread must not set it in between
        made = outer(function, {**OPTIONS, "nogil": False}, home)
        ENTRIES.append(made)
    return made
