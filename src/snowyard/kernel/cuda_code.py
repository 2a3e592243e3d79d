"""Rules as code of a CUDA device: each in one form, each given to the compiler once, kernels kept on disk. Loads numba's CUDA.

Left alone, numba-cuda compiles a called function anew for every mix of small integers and every constant it is called with, and
hands the code of a function to NVIDIA's compiler once for every path of calls that leads to it: in duel 409 pieces of code for
some 200 rules, 3,377 with those that were handed over again. Each process did it all again (docs/decisions/41)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.core import config
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.target import CUDATypingContext

from snowyard.kernel.code_cache import cache_folder, sources_of
from snowyard.kernel.compiler import _lock as lock
from snowyard.kernel.compiler import plain
from snowyard.kernel.rule import RULES

_made: dict[Callable[..., Any], Any] = {}


def _ones(word: Any) -> Any:
    """The card's own instruction."""
    return np.int64(cuda.popc(word))


INSTEAD = {"snowyard.kernel.bits.ones": _ones}


class RuleOnCard(CUDADispatcher):  # type: ignore[misc]
    """A rule as other code of the card calls it: integers with a sign are whole ones, constants are arguments like others."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(plain, args)), kws)


def _on_card(value: Any) -> Any:
    """What code of the card finds in its module's globals, if it is a rule, as code of the card."""
    source = value.py_func if hasattr(value, "py_func") and not isinstance(value, CUDADispatcher) else value
    if not isinstance(source, FunctionType) or (source is value and value not in RULES):
        return value
    with lock:
        if source not in _made:
            there = INSTEAD.get(f"{source.__module__}.{source.__qualname__}", source)
            _made[source] = RuleOnCard(there, {"device": True, "debug": False, "opt": True})
        return _made[source]


def _modules(library: CUDACodeLibrary) -> list[Any]:
    """The code of a library and of all below it, each piece once."""
    found: dict[Any, None] = {library: None}
    waiting = [library]
    while waiting:
        for below in waiting.pop()._linking_libraries:
            if below not in found:
                found[below] = None
                waiting.append(below)
    return [module for one in found if (module := getattr(one, "_module", None)) is not None]


@functools.cache
def install() -> None:
    """Make numba-cuda of this process do so."""
    resolve = CUDATypingContext.resolve_value_type
    CUDATypingContext.resolve_value_type = lambda own, value: resolve(own, _on_card(value))
    CUDACodeLibrary.modules = property(_modules)


def kernel(**options: Any) -> Callable[[Callable[..., Any]], Any]:
    """As `cuda.jit`; the code is kept on disk, in a folder of its own for each driver: the types of the arguments do not say of
    which game it is, nor whether content is constants in it."""

    def make(function: Callable[..., Any]) -> Any:
        made = cuda.jit(**options)(function)
        home = cache_folder(sources_of(function)) / function.__module__
        home.mkdir(exist_ok=True)
        with lock:  # the folder is the process's
            config.CACHE_DIR = str(home)
            made.enable_caching()
        return made

    return make
