"""`@rule`: the one decorator of everything that is compiled: for this processor by Numba (kernel/compiler.py), for a GPU, for
WebAssembly (snowyard/wasm). A rule is a plain Python function, and stays one unless the machine is `native` (kernel/machine.py):
what is compiled of it otherwise lies beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from snowyard.kernel.machine import MACHINE

F = TypeVar("F", bound=Callable[..., Any])

RULES: set[Callable[..., Any]] = set()
"""All that are plain functions here."""


def rule(function: F) -> F:
    if MACHINE == "native":
        from snowyard.kernel.compiler import compiled

        return compiled(function)  # type: ignore[no-any-return]
    RULES.add(function)
    return function


def is_rule(function: Any) -> bool:
    return hasattr(function, "py_func") or function in RULES


def as_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that calls no other as plain Python, for Python code that asks it about one record."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source
