"""What the system says when something fails, as part of a sentence for people."""

from __future__ import annotations

import re


def reason(error: BaseException) -> str:
    """What an error says: its first line, without the number that the system gives it."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return re.sub(r"^\[Errno -?\d+\] ", "", lines[0])
