"""The command `snowyard lab tune`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from snowyard.kernel.arguments import whole
from snowyard.lab.commands.shared import add_game, add_workers, options_of, prepare


def add_tune(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_workers(parser)
    parser.add_argument(
        "--want",
        action="append",
        default=[],
        metavar="WISH",
        help='what you wish, such as "starter wins 48 to 52 %%"; as often as you like',
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=LOW..HIGH",
        help="a name of `snowyard content GAME`, or an option, that may change, and to what; as often as you like",
    )
    parser.add_argument("--level", default="simple", help="who plays (default simple)")
    parser.add_argument(
        "--games", type=whole(1, 10**7), help="games of each of the best few (default 12800; 200 of players that think)"
    )
    parser.add_argument("--out", metavar="FILE", help="write the best variant to this TOML file")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.set_defaults(run=run_tune, writes=lambda args: [args.out])


def run_tune(args: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.lab.tuning.search import check_games, planned, tune
    from snowyard.lab.tuning.space import read_space
    from snowyard.lab.tuning.told import as_data, sentences
    from snowyard.lab.tuning.wishes import EXAMPLES, read_wish
    from snowyard.lab.workers import hire
    from snowyard.players.bots import KINDS
    from snowyard.players.kinds import check_player
    from snowyard.progress import Progress

    if not args.want:
        raise Refusal("want", f"say what you wish with --want, such as {EXAMPLES}")
    if not args.vary:
        raise Refusal(
            "vary", "say what may change with --vary, such as --vary NAME=3..9; `snowyard content GAME` prints the names"
        )
    check_player(args.level, game(args.game))
    wishes = [read_wish(text) for text in args.want]
    options = options_of(args)
    space = read_space(args.game, options, args.vary)
    games = args.games or (12_800 if args.level in KINDS else 200)
    check_games(games)
    prepare(args.game)
    pool = hire(args.workers, args.cluster, apart=args.level not in KINDS)
    with Progress("looking for variants", planned(space, args.level, games)) as progress:
        found = tune(space, wishes, pool, args.level, args.seed, games, progress)
    if args.out:
        Path(args.out).write_text(space.variant(found.best[0].setting), encoding="utf-8")
    print(json.dumps(as_data(space, found)) if args.json else "\n".join(sentences(space, found, args.level)))
    return 0
