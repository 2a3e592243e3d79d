"""What the commands of the lab have in common: options of a game, where the work is done, how far it is."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from snowyard.kernel import arguments

SECONDS_BETWEEN_LINES = 10.0


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game to play")
    parser.add_argument("--seats", type=int, help="players at the table")
    arguments.add_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, help="processor cores to use (default all)")
    parser.add_argument("--cluster", nargs="?", const="local", metavar="ADDRESS",
                        help="play on a Ray cluster: on this machine, or at an address")  # fmt: skip


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given, seats among them."""
    options = arguments.options_of(args)
    if args.seats is not None:
        options["seats"] = args.seats
    return options


def prepare(slug: str) -> None:
    """Compile the rules, with a word to whoever waits."""
    from snowyard.kernel.game import game
    from snowyard.match.warm import warm_up

    warm_up(game(slug), say)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Progress:
    """How far the work is and how long it will take yet, on the error stream: a bar on a terminal, else a line now and
    then."""

    def __init__(self, what: str, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   TextColumn("left"))  # fmt: skip
        self.is_terminal = console.is_terminal
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
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
            left = (now - self.first[0]) / (done - self.first[1]) * (self.total - done)
            say(f"{self.what}: {done:,} of {self.total:,}, {duration(left)} left")


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
