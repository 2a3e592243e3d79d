"""What is said where a library that an adapter stands on is not installed."""

from __future__ import annotations

import importlib


def need(what: str, module: str, install: str) -> None:
    """An ImportError with the command that mends it, unless the module is there."""
    try:
        importlib.import_module(module)
    except ImportError as missing:
        raise ImportError(f"{what} needs {module}, which is not installed ({missing}): pip install {install}") from None
