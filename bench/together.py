"""Work shared among processes of one machine, and files of JSON lines that they write to."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def lines(file: Path) -> list[dict[str, Any]]:
    """What was written so far; a line that was cut off is left out."""
    out = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            out.append(json.loads(line))
        except ValueError:
            continue
    return out


def write(file: Path, row: dict[str, Any]) -> None:
    """One line more; the caller holds a lock."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def together(target: Callable[..., None], of: list[tuple[Any, ...]], seconds: float) -> None:
    """Processes of their own, ended when the time is up."""
    end = time.monotonic() + seconds
    made = [multiprocessing.Process(target=target, args=given) for given in of]
    for process in made:
        process.start()
    for process in made:
        process.join(max(0.0, end - time.monotonic()))
        process.terminate()
        process.join()
