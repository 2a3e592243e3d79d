"""Files that are written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole_file(place: Path) -> Iterator[Path]:
    """What to write to: it takes this place when all is well. Else what was there stays, and nothing half-written."""
    unfinished = place.with_name(f".{place.name}.part")
    try:
        yield unfinished
        unfinished.replace(place)
    finally:
        unfinished.unlink(missing_ok=True)
