"""Rule functions as plain Python, for the words: they read a record as Python sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The source of a compiled function that calls no other compiled function."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source
