"""The commands `snowyard simulate` and `snowyard bench`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from snowyard.lab.simulate import Summary


def add_parsers(commands: Any) -> None:
    _add_simulate(commands.add_parser("simulate", help="play many games between bots and sum them up"))
    _add_bench(commands.add_parser("bench", help="measure decisions and games a second"))


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game to play")
    parser.add_argument("--games", type=int, default=100_000, help="how many games (default 100000)")
    parser.add_argument("--seats", type=int, help="players at the table")
    parser.add_argument("--bots", default="random", help="one kind for all seats or one for each, with commas: random, simple")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; repeatable")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")
    parser.add_argument("--workers", type=int, help="processor cores to use (default all)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play (default cpu)")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.set_defaults(run=run_simulate)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", help="games to measure (default all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes, about (default 2)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="cores for the second figure (default all)")
    parser.add_argument("--bots", choices=("random", "simple"), default="random", help="who plays (default random)")
    parser.add_argument("--no-compile", action="store_true", help="do not measure compile times")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play (default cpu)")
    parser.add_argument("--tables", type=int, default=262_144, help="tables in flight on a CUDA device (default 262144)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run_bench)


def run_simulate(args: argparse.Namespace) -> int:
    from snowyard.kernel.game import game
    from snowyard.kernel.options import read_pairs
    from snowyard.lab.simulate import simulate
    from snowyard.match.warm import warm_up

    options: dict[str, Any] = read_pairs(args.option)
    if args.seats is not None:
        options["seats"] = args.seats
    bots = [kind.strip() for kind in args.bots.split(",")]
    warm_up(game(args.game), lambda line: print(line, file=sys.stderr))
    with _progress(args) as progress:
        summary = simulate(args.game, args.games, bots, args.seed, args.workers, progress, args.device, **options)
    if args.json:
        print(json.dumps(summary.as_json()))
    else:
        _print_summary(summary)
    return 0


class _progress:
    """A progress bar on the error stream, if that is a terminal."""

    def __init__(self, args: argparse.Namespace) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("playing {task.fields[game]}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task("", total=args.games, game=args.game)

    def __enter__(self) -> Any:
        self.bar.start()
        return lambda games: self.bar.update(self.task, completed=games)

    def __exit__(self, *exc: object) -> None:
        self.bar.stop()


def _print_summary(s: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    rate = s.decisions / s.seconds
    console.print(f"{s.games:,} games of {s.game} in {s.seconds:.2f} s: {rate:,.0f} decisions a second.")
    console.print("Options: " + ", ".join(f"{name}={value}" for name, value in s.options.items()), highlight=False)
    seats = Table("seat", "bot", "games won", "95 % interval")
    for seat, kind in enumerate(s.bots):
        mean, half = s.share(seat)
        seats.add_row(f"p{seat}", kind, f"{mean:.2%}", f"{max(0, mean - half):.2%} to {min(1, mean + half):.2%}")
    console.print(seats)
    for what, spread in (("Turns", s.turns), ("Decisions", s.lengths)):
        figures = spread.summary()
        shown = ", ".join(f"{n} {v:.2f}" if isinstance(v, float) else f"{n} {v}" for n, v in figures.items())
        console.print(f"{what} a game: {shown}.", highlight=False, soft_wrap=True)


def run_bench(args: argparse.Namespace) -> int:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from snowyard.kernel.game import games
    from snowyard.lab.bench import bench

    slugs = args.game or list(games())
    rows = bench(slugs, args.seconds, args.workers, not args.no_compile, args.device, args.tables, args.bots)
    if args.json:
        print(json.dumps(list(rows)))
        return 0
    on_card = args.device == "cuda"
    title = f"{args.bots} players: millions of decisions a second, games a second"
    table = Table(title=title, box=box.SIMPLE, padding=0, collapse_padding=True)
    cores = ("1 core", f"{args.workers} cores", "k games", "cold s", "warm s")
    for heading in ("game", "variant", "bytes", "moves", *(("on the card", "M games", "compile s") if on_card else cores)):
        table.add_column(heading, justify="left" if heading in ("game", "variant") else "right", no_wrap=True)
    for row in rows:
        cells = _gpu_cells(row) if on_card else _cpu_cells(row)
        table.add_row(row["game"], row["variant"], str(row["record_bytes"]), f"{row['decisions_per_game']:.1f}", *cells)
    Console().print(table)
    return 0


def _gpu_cells(row: dict[str, Any]) -> tuple[str, ...]:
    cuda = row["cuda"]
    return f"{cuda['decisions'] / 1e6:,.0f}", f"{cuda['games'] / 1e6:,.2f}", f"{row['compile_seconds']:.1f}"


def _cpu_cells(row: dict[str, Any]) -> tuple[str, ...]:
    one, many, times = row["one_core"], row["all_cores"], row.get("first_move_seconds")
    speed = (f"{one['decisions'] / 1e6:.2f}", f"{many['decisions'] / 1e6:.2f}", f"{one['games'] / 1e3:.1f}")
    return *speed, *((f"{times['cold']:.1f}", f"{times['warm']:.2f}") if times else ("-", "-"))
