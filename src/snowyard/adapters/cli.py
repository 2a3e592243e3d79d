"""The command `snowyard export`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from snowyard.kernel.arguments import add_options, options_of


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("export", help="write games as a Parquet file, one row a decision")
    parser.add_argument("out", type=Path, help="the file to write, such as games.parquet")
    parser.add_argument("record", type=Path, nargs="*", help="records of games to write")
    parser.add_argument("--game", help="play this game between bots instead of reading records")
    parser.add_argument("--games", type=int, default=1000, help="how many games to play (default 1000)")
    parser.add_argument("--bots", default="simple", help="one kind for all seats or one for each, with commas (default simple)")
    parser.add_argument("--seats", type=int, help="players at the table")
    add_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")
    parser.set_defaults(run=run_export)


def run_export(args: argparse.Namespace) -> int:
    from snowyard.adapters.export import export_games, export_records
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.match.warm import warm_up, warm_up_for

    def say(line: str) -> None:
        print(line, file=sys.stderr)

    if bool(args.game) == bool(args.record):
        raise Refusal("export", "give either records to read, or --game to play")
    if args.game:
        options = options_of(args)
        if args.seats is not None:
            options["seats"] = args.seats
        warm_up(game(args.game), say)
        bots = [kind.strip() for kind in args.bots.split(",")]
        rows = export_games(args.out, args.game, args.games, bots, args.seed, **options)
    else:
        warm_up_for(args.record[0].read_text(encoding="utf-8"), say)
        rows = export_records(args.out, args.record)
    print(f"{rows:,} decisions written to {args.out}.")
    return 0
