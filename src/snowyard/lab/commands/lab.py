"""The commands `snowyard lab report` and `snowyard lab compare`; `snowyard lab tune` is in tune.py."""

from __future__ import annotations

import argparse
import json
import math
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Any

from snowyard.kernel.arguments import whole
from snowyard.kernel.tongue import helped
from snowyard.lab.commands.shared import add_game, add_workers, games, options_of, prepare
from snowyard.lab.commands.tune import add_tune


def add_parsers(commands: Any) -> None:
    lab = commands.add_parser("lab", help=helped("help-lab"))
    own = lab.add_subparsers(metavar="COMMAND", title="commands", required=True, help="what to do")
    _add_report(own.add_parser("report", help="write a page with pictures about a game's balance"))
    _add_compare(own.add_parser("compare", help="test a house rule against the printed rule"))
    add_tune(own.add_parser("tune", help="look for variants that meet wishes with little change"))


def _add_report(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_workers(parser)
    parser.add_argument(
        "--levels", default="random,easy,simple,fair", help="kinds of players, weakest first (default random,easy,simple,fair)"
    )
    parser.add_argument(
        "--games",
        type=whole(1, 10**8),
        default=20_000,
        help="games of each level that is compiled: random, simple (default 20000)",
    )
    parser.add_argument("--level-games", type=whole(1, 10**6), default=60, help="games of each other level (default 60)")
    parser.add_argument("--no-options", action="store_true", help="leave out the sensitivity to each option")
    parser.add_argument("--out", metavar="FILE", help="where to write the page (default GAME-report.html)")
    parser.add_argument("--parquet", metavar="FILE", help="write the raw results too, one row a game")
    parser.set_defaults(run=run_report, writes=lambda args: [page_file(args), args.parquet])


def page_file(args: argparse.Namespace) -> Path:
    return Path(args.out or f"{args.game}-report.html")


def _add_compare(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_workers(parser)
    parser.add_argument("--games", type=games, help="at most so many games of each (default 100000; 400 of players that think)")
    parser.add_argument("--level", default="simple", help="who plays (default simple)")
    parser.add_argument(
        "--no-course", action="store_true", help="leave out comebacks, drama and kingmaking, which take play-outs"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run_compare)


def run_report(args: argparse.Namespace) -> int:
    from snowyard.lab.arena.lineup import read_kinds
    from snowyard.lab.raw import write
    from snowyard.lab.report.page import page
    from snowyard.lab.report.study import study
    from snowyard.progress import Progress

    options = options_of(args)
    prepare(args.game)
    found = study(
        args.game,
        read_kinds([args.levels]),
        args.games,
        args.level_games,
        args.workers,
        args.cluster,
        args.seed,
        not args.no_options,
        Progress,
        **options,
    )
    out = page_file(args)
    out.write_text(page(found, _again(args)), encoding="utf-8")
    if args.parquet:
        write(Path(args.parquet), found.surveys)
    print(out)
    return 0


def _again(args: argparse.Namespace) -> str:
    """The command that makes the page again."""
    words = [
        "snowyard",
        "lab",
        "report",
        args.game,
        "--seed",
        str(args.seed),
        "--games",
        str(args.games),
        "--level-games",
        str(args.level_games),
        "--levels",
        args.levels,
    ]
    words += ["--seats", str(args.seats)] if args.seats is not None else []
    words += [word for option in args.option for word in ("--option", option)]
    words += ["--variant", args.variant] if args.variant is not None else []
    return shlex.join(words + (["--no-options"] if args.no_options else []))


def _compared(args: argparse.Namespace) -> tuple[str, list[Any], dict[str, Any]]:
    """What is compared, its values, and the options that all games have: the last option, or else the variant with the
    printed game."""
    from snowyard.kernel.errors import Refusal
    from snowyard.lab.option_values import read_values

    *fixed, last = args.option or [None]
    args.option = fixed
    options = options_of(args)
    if last is None:
        return "variant", ["", options.pop("variant")], options
    name, values = read_values(args.game, last)
    if name in options:
        raise Refusal("option", f"the option {name} is both fixed and compared")
    return name, values, options


def _finite(data: Any) -> Any:
    """For JSON, which has no infinity: what is not known is null."""
    if isinstance(data, dict):
        return {name: _finite(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [_finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def run_compare(args: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.lab.comparing import COURSE_EFFORT, compare, pace_of
    from snowyard.lab.comparison_words import sentences
    from snowyard.lab.workers import hire
    from snowyard.players.bots import KINDS
    from snowyard.players.kinds import check_player
    from snowyard.progress import Progress

    if not args.option and not args.variant:
        raise Refusal("option", "name the rule to compare, such as --option hit_limit=5,10, or a --variant file")
    check_player(args.level, game(args.game))
    prepare(args.game)
    name, values, options = _compared(args)
    pool = hire(args.workers, args.cluster, apart=args.level not in KINDS)
    most = pace_of(args.level).most if args.games is None else args.games
    with Progress(f"comparing {name}", most) as progress:
        course = 0 if args.no_course else COURSE_EFFORT
        found = compare(args.game, name, values, most, pool, args.level, args.seed, progress, course=course, **options)
    if args.json:
        print(json.dumps([_finite(asdict(c)) for c in found]))
    else:
        print("\n\n".join("\n".join(sentences(c)) for c in found))
    return 0
