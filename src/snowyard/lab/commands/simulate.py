"""The command `snowyard simulate`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from snowyard.kernel.tongue import helped
from snowyard.lab.commands.shared import add_game, add_workers, games, options_of, prepare

if TYPE_CHECKING:
    from snowyard.lab.simulate import Summary


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("simulate", help=helped("help-simulate"))
    add_game(parser)
    add_workers(parser)
    parser.add_argument("--games", type=games, default=100_000, help="how many games (default 100000)")
    parser.add_argument("--bots", default="random", help="one kind for all seats or one for each, with commas: random, simple")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play (default cpu)")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.set_defaults(run=run_simulate)


def run_simulate(args: argparse.Namespace) -> int:
    from snowyard.lab.simulate import simulate
    from snowyard.progress import Progress

    options = options_of(args)
    bots = [kind.strip() for kind in args.bots.split(",")]
    prepare(args.game)
    with Progress(f"playing {args.game}", args.games) as progress:
        summary = simulate(args.game, args.games, bots, args.seed, args.workers, progress, args.device, args.cluster, **options)
    if args.json:
        print(json.dumps(summary.as_json()))
    else:
        _print_summary(summary)
    return 0


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
