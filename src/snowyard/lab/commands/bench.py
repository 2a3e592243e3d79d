"""The command `snowyard bench`."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from typing import Any

from snowyard.kernel.arguments import whole
from snowyard.kernel.tongue import helped
from snowyard.lab.commands.shared import workers


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("bench", help=helped("help-bench"))
    parser.add_argument("game", nargs="*", help="games to measure (default all), or one setting: forts/four")
    parser.add_argument("--seconds", type=seconds, default=2.0, help="how long each measurement takes, about (default 2)")
    parser.add_argument("--workers", type=workers, default=os.cpu_count() or 1, help="cores for the second figure (default all)")
    parser.add_argument("--bots", choices=("random", "simple"), default="random", help="who plays (default random)")
    parser.add_argument("--no-compile", action="store_true", help="do not measure compile times")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play (default cpu)")
    parser.add_argument("--tables", type=whole(1, 10**9), help="tables in flight on a CUDA device (default: what suits the game)")
    parser.add_argument("--search", action="store_true", help="rounds a second of the tree search, with play-outs by --bots")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run_bench)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0, at most 3600, not {text!r}")
    return number


def run_bench(args: argparse.Namespace) -> int:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import games
    from snowyard.lab.bench import bench, settings_of
    from snowyard.progress import Progress

    names = args.game or list(games())
    if args.search and args.device == "cuda":
        raise Refusal("arguments", "the search runs on processors; leave out --device cuda")
    if args.tables and args.device != "cuda":
        raise Refusal("arguments", "--tables is for a CUDA device; give --device cuda, or leave it out")
    count = sum(len(settings_of(name)[1]) for name in names)  # refuses what is no game
    measured = bench(names, args.seconds, args.workers, not args.no_compile, args.device, args.tables, args.bots, args.search)
    with Progress("variants of games", count) as progress:
        rows = []
        for row in measured:
            rows.append(row)
            progress(len(rows))
    if args.json:
        print(json.dumps(rows))
        return 0
    if args.search:
        return _show_search(rows, args.bots)
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


def _show_search(rows: Iterable[dict[str, Any]], bots: str) -> int:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    title = f"rounds of search a second, {bots} play-outs, one core"
    table = Table(title=title, box=box.SIMPLE, padding=0, collapse_padding=True)
    for heading in ("game", "variant", "rounds", "games", "games : rounds"):
        table.add_column(heading, justify="left" if heading in ("game", "variant") else "right", no_wrap=True)
    for row in rows:
        table.add_row(row["game"], row["variant"], f"{row['rounds']:,.0f}", f"{row['games']:,.0f}", f"{row['factor']:.2f}")
    Console().print(table)
    return 0


def _gpu_cells(row: dict[str, Any]) -> tuple[str, ...]:
    cuda = row["cuda"]
    return f"{cuda['decisions'] / 1e6:,.0f}", f"{cuda['games'] / 1e6:,.2f}", f"{row['compile_seconds']:.1f}"


def _cpu_cells(row: dict[str, Any]) -> tuple[str, ...]:
    one, many, times = row["one_core"], row["all_cores"], row.get("first_move_seconds")
    speed = (f"{one['decisions'] / 1e6:.2f}", f"{many['decisions'] / 1e6:.2f}", f"{one['games'] / 1e3:.1f}")
    return *speed, *((f"{times['cold']:.1f}", f"{times['warm']:.2f}") if times else ("-", "-"))
