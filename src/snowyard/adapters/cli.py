"""The commands `snowyard export`, `snowyard solve` and `snowyard exploit`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snowyard.kernel.arguments import add_options, options_of
from snowyard.kernel.tongue import helped


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("export", help=helped("help-export"))
    parser.add_argument("out", type=Path, help="the file to write, such as games.parquet")
    parser.add_argument("record", type=Path, nargs="*", help="records of games to write")
    parser.add_argument("--game", help="play this game between bots instead of reading records")
    parser.add_argument("--games", type=int, default=1000, help="how many games to play (default 1000)")
    parser.add_argument("--bots", default="simple", help="one kind for all seats or one for each, with commas (default simple)")
    parser.add_argument("--seats", type=int, help="players at the table")
    add_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")
    parser.set_defaults(run=run_export, writes=lambda args: [args.out])
    parser = commands.add_parser("solve", help=helped("help-solve"))
    parser.add_argument("game", help="which game: its small game, unless options make another")
    parser.add_argument("--players", default="", help="kinds of players to judge, with commas, such as random,search:rounds=100")
    parser.add_argument("--tries", type=int, default=4, help="how often each is asked at each decision (default 4)")
    parser.add_argument("--most", type=int, default=100_000, help="positions or histories at most (default 100000)")
    add_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same choices (default 1)")
    parser.set_defaults(run=run_solve)
    parser = commands.add_parser("exploit", help=helped("help-exploit"))
    parser.add_argument("game", help="which game")
    parser.add_argument("--against", default="simple", help="the player that never changes: a kind, or network (default simple)")
    parser.add_argument("--rounds", type=int, help="rounds a move of the level --against, instead of its own")
    parser.add_argument(
        "--from",
        dest="adviser",
        metavar="KIND",
        help="whose moves it begins with: a kind, or none (default: that player's, if it thinks)",
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="at most so long, the games that count included (default 10)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="to learn from, at most (default 1000000)")
    parser.add_argument("--games", type=int, default=2000, help="games that count, at fresh deals (default 2000)")
    parser.add_argument("--seats", type=int, help="players at the table")
    add_options(parser)
    parser.add_argument(
        "--exact", action="store_true", help="solve it exactly, too; without options, the small game of this game"
    )
    parser.add_argument("--tries", type=int, default=200, help="for --exact: how often a player is asked at each decision")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"), help="where it learns (default cpu)")
    parser.add_argument("--threads", type=int, default=1, help="cores to play with, where somebody thinks (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same on the same machine (default 1)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.set_defaults(run=run_exploit)


def run_export(args: argparse.Namespace) -> int:
    from snowyard.adapters.export import export_games, export_records
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.match.native import begin_record, wait_for
    from snowyard.progress import Progress, say

    if bool(args.game) == bool(args.record):
        raise Refusal("export", "give either records to read, or --game to play")
    if args.out.exists() and not args.out.is_file():
        raise Refusal("file", f"{args.out} is not a file, and Parquet cannot be written to it; name a file")
    if args.game:
        options = options_of(args)
        if args.seats is not None:
            if "seats" in options:
                raise Refusal("option", "the seats are given twice, by --seats and by --option seats=...")
            options["seats"] = args.seats
        wait_for(game(args.game), say)
        bots = [kind.strip() for kind in args.bots.split(",")]
        with Progress(f"playing {args.game}", args.games) as progress:
            rows = export_games(args.out, args.game, args.games, bots, args.seed, progress, **options)
    else:
        begin_record(args.record[0].read_text(encoding="utf-8"), say)
        with Progress("records read", len(args.record)) as progress:
            rows = export_records(args.out, args.record, progress)
    print(f"{rows:,} decisions written to {args.out}.")
    return 0


def run_solve(args: argparse.Namespace) -> int:
    from snowyard.adapters.batch import whole
    from snowyard.adapters.solving.positions import Positions
    from snowyard.adapters.solving.small import small_game
    from snowyard.adapters.solving.solved import solve
    from snowyard.kernel.game import game
    from snowyard.players import check_player
    from snowyard.progress import Progress, Watched, say

    of, options = game(args.game), options_of(args)
    tries, most = whole(args.tries, "--tries", 1), whole(args.most, "--most", 1)
    kinds = [kind.strip() for kind in args.players.split(",") if kind.strip()]
    for kind in kinds:
        check_player(kind, of)
    small = None if options else small_game(of.slug)
    say(f"Listing every course of {'the small game' if small is not None else 'this game'} of {of.slug}, {most:,} at most ...")
    positions = Positions(of, options) if small is None else small.positions()
    with Progress("moves tried", None) as positions.progress:
        solved = solve(positions, most)
    print(f"{of.slug}: {small.about if small is not None else 'with these options'}.")
    what = "histories" if solved.positions.hides else "positions"
    print(f"{solved.size:,} {what}, {solved.states:,} decisions. p0 wins {solved.value:.6f} when both play perfectly.")
    if kinds:
        print(f"{'against perfect play':<24}{'as p0':>9}{'as p1':>9}{'lost':>9}{'exploited':>11}")
    first, second = solved.records
    for kind in ("perfect", *kinds) if kinds else ():
        mine = solved.policies
        if kind != "perfect":
            with Progress(f"asking {kind}", solved.states) as progress:
                solved.records = Watched(first, progress), Watched(second, progress, len(first))
                mine = solved.policy_of(kind, 0, tries, args.seed), solved.policy_of(kind, 1, tries, args.seed)
        won = [solved.against_perfect(seat, mine[seat]) for seat in range(2)]
        gained = sum(solved.best_response(seat, mine[1 - seat]) for seat in range(2)) - 1
        print(f"{kind:<24}{won[0]:>9.4f}{won[1]:>9.4f}{1 - sum(won):>9.4f}{gained:>11.4f}")
    return 0


def run_exploit(args: argparse.Namespace) -> int:
    from snowyard.adapters.exploiting.command import report

    return report(args)
