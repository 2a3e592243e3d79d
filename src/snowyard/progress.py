"""How far long work is and how long it will take yet: people are told while they wait."""

from __future__ import annotations

import sys
import time
from typing import Any

SECONDS_BETWEEN_LINES = 10.0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Progress:
    """How far the work is and how long it will take yet, on the error stream: a bar on a terminal, else a line now and
    then. Without a total, how much is done so far."""

    def __init__(self, what: str, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("left"),
        )
        self.is_terminal = console.is_terminal
        self.bar = Progress(*columns, console=console, transient=True, expand=True, disable=not console.is_terminal)
        self.task = self.bar.add_task(what, total=total)
        self.what, self.total = what, total
        self.first: tuple[float, int] | None = None
        self.said = time.monotonic()

    def __enter__(self) -> Progress:
        self.bar.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.bar.stop()

    def __call__(self, done: int) -> None:
        self.bar.update(self.task, completed=done)
        now = time.monotonic()
        self.first = self.first or (now, done)
        if not self.is_terminal and now - self.said > SECONDS_BETWEEN_LINES and done > self.first[1]:
            self.said = now
            if self.total is None:
                say(f"{self.what}: {done:,} so far")
            else:
                left = (now - self.first[0]) / (done - self.first[1]) * (self.total - done)
                say(f"{self.what}: {done:,} of {self.total:,}, {duration(left)} left")


class Watched(dict[bytes, bytes]):
    """A dictionary that tells how far whoever goes through its items has come; `before` items were done earlier."""

    def __init__(self, items: dict[bytes, bytes], progress: Progress, before: int = 0) -> None:
        super().__init__(items)
        self.progress, self.before = progress, before

    def items(self) -> Any:
        for number, item in enumerate(super().items()):
            self.progress(self.before + number)
            yield item


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
