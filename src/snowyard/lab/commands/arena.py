"""The command `snowyard arena`."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowyard.kernel.tongue import helped
from snowyard.lab.commands.shared import add_game, add_workers, games, options_of, prepare

if TYPE_CHECKING:
    from snowyard.lab.arena.contest import Contest, Pairing
    from snowyard.lab.arena.ratings import Rating
    from snowyard.lab.workers import Pool

SCALE = 40  # columns of the chart
LONGEST_NAME = 36  # beside the chart, which then fits into 80 columns


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("arena", help=helped("help-arena"))
    add_game(parser)
    add_workers(parser)
    parser.add_argument(
        "--players",
        action="append",
        required=True,
        metavar="KIND,KIND,...",
        help="who plays: kinds of bots, with commas between; repeatable",
    )
    parser.add_argument("--games", type=games, default=1000, help="games in all, rounded up to whole deals (default 1000)")
    parser.add_argument("--file", metavar="FILE", help="where results are kept, an SQLite file (default GAME.arena)")
    parser.add_argument("--until-settled", action="store_true", help="stop a comparison as soon as it is settled")
    parser.add_argument(
        "--margin", type=float, default=0.05, help="with --until-settled: how near to one half is as good as even (default 0.05)"
    )
    parser.add_argument("--chart", metavar="FILE", help="draw the ratings as an SVG picture")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.set_defaults(run=run_arena, writes=written)


def written(args: argparse.Namespace) -> list[Any]:
    return [results_file(args), args.chart]


def results_file(args: argparse.Namespace) -> Path:
    return Path(args.file or f"{args.game}.arena")


def run_arena(args: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.lab.arena.contest import Contest
    from snowyard.lab.arena.lineup import read_players
    from snowyard.lab.arena.ratings import rate
    from snowyard.lab.workers import hire
    from snowyard.players.kinds import check_player

    players = read_players(args.players)
    for kind in players:
        check_player(kind, game(args.game))
    if not 0 < args.margin < 0.5:
        raise Refusal("margin", f"a margin is between 0 and 0.5, not {args.margin}")
    options = options_of(args)
    prepare(args.game)
    file, pool = results_file(args), hire(args.workers, args.cluster, apart=True)
    with Contest(args.game, players, file, args.seed, **options) as contest:
        _hold(args, contest, pool)
        games = [g for g in contest.ledger.games() if set(g.seating) <= set(players)]
        pairings = contest.pairings(args.margin)
    ratings = rate(games, players)
    if args.chart:
        Path(args.chart).write_text(_picture(args.game, ratings), encoding="utf-8")
    if args.json:
        print(
            json.dumps(
                {
                    "game": args.game,
                    "games": len(games),
                    "options": contest.options,
                    "seed": args.seed,
                    "ratings": [asdict(r) for r in ratings],
                    "pairings": [asdict(p) for p in pairings],
                }
            )
        )
    else:
        _show(contest, file, len(games), ratings, pairings)
    return 0


def _hold(args: argparse.Namespace, contest: Contest, pool: Pool) -> None:
    from snowyard.progress import Progress, say

    kept = len(contest.ledger.done())
    if kept:
        say(f"{contest.ledger.file} holds {kept:,} games; continuing.")
    whole = -(-args.games // contest.games_a_deal) * contest.games_a_deal
    try:
        with Progress(f"arena of {args.game}", whole) as progress:
            contest.hold(args.games, pool, progress, args.margin if args.until_settled else None)
    except KeyboardInterrupt:
        say(f"\n{len(contest.ledger.done()):,} games are kept in {contest.ledger.file}; the same command goes on from there.")
        raise


def _picture(slug: str, ratings: list[Rating]) -> str:
    from snowyard.lab.drawing.charts import Dot, forest, standalone

    dots = [Dot(r.player, r.rating, r.low, r.high) for r in ratings]
    title = f"Ratings in {slug}: {ratings[0].player} first"
    return standalone(forest(title, dots, unit="Elo points"))


def _show(contest: Contest, file: Path, games: int, ratings: list[Rating], pairings: list[Pairing]) -> None:
    from rich.console import Console

    console = Console()
    console.print(f"{games:,} games of {contest.slug} in {file}.", highlight=False)
    show_ratings(ratings)
    for p in pairings:
        console.print(sentence(p), highlight=False, soft_wrap=True)
    for r in ratings:
        if r.faults:
            console.print(f"{r.player} made {r.faults} mistakes that were no moves.", highlight=False)


def show_ratings(ratings: list[Rating]) -> None:
    """As a table and as a chart, both no wider than 80 columns."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(box=box.SIMPLE, padding=(0, 1), collapse_padding=True)
    table.add_column("player", overflow="fold")  # only this one gives way on a narrow terminal
    for heading in ("rating", "95 % interval", "won", "even", "ms a move", "slowest"):
        table.add_column(heading, justify="right", no_wrap=True)
    for r in ratings:
        table.add_row(
            r.player,
            f"{r.rating:.0f}",
            f"{r.low:.0f} to {r.high:.0f}",
            f"{r.share:.1%}",
            f"{r.even:.1%}",
            *((f"{r.milliseconds:.2f}", f"{r.slowest:.1f}") if r.slowest else ("-", "-")),
        )
    console.print(table)
    for line in rating_lines(ratings):
        console.print(line, highlight=False)
    console.print()


def rating_lines(ratings: list[Rating]) -> list[str]:
    """The ratings as a chart of letters: a dot on its interval."""
    low, high = min(r.low for r in ratings), max(r.high for r in ratings)
    step = max(high - low, 1.0) / (SCALE - 1)
    names = [r.player if len(r.player) <= LONGEST_NAME else r.player[: LONGEST_NAME - 1] + "…" for r in ratings]
    width = max(map(len, names))
    lines = []
    for name, r in zip(names, ratings, strict=True):
        cells = [" "] * SCALE
        for column in range(round((r.low - low) / step), round((r.high - low) / step) + 1):
            cells[column] = "─"
        cells[round((r.rating - low) / step)] = "●"
        lines.append(f"{name:<{width}} │{''.join(cells)}│")
    return [*lines, f"{'':<{width}}  {low:<{SCALE // 2}.0f}{high:>{SCALE // 2}.0f}"]


def sentence(p: Pairing) -> str:
    """What a comparison came to, in words."""
    figures = f"{p.share:.1%} (surely {p.low:.1%} to {p.high:.1%}) over {p.deals:,} deals"
    if p.verdict == "more":
        return f"{p.first} beats {p.second}: {figures}."
    if p.verdict == "less":
        return f"{p.second} beats {p.first}: {p.first} has {figures}."
    if p.verdict == "even":
        return f"{p.first} and {p.second} are as good as even: {figures}."
    return f"{p.first} against {p.second} is open: {figures}."
