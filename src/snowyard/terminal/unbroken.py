"""Ctrl-C waits until a move is played and saved, so that it never cuts one in half."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def unbroken() -> Iterator[None]:
    """Whoever presses Ctrl-C in here is heard at the end of it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears Ctrl-C
        return
    heard = False

    def note(_signal: int, _frame: Any) -> None:
        nonlocal heard
        heard = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt
