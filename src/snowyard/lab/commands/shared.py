"""What the commands of the lab have in common: options of a game, numbers, where the work is done."""

from __future__ import annotations

import argparse
from typing import Any

from snowyard.kernel import arguments
from snowyard.kernel.arguments import whole

MOST_GAMES = 10**12  # a game's number still fits into the record with room to spare


games = whole(1, MOST_GAMES)
workers = whole(1, 10_000)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game to play")
    parser.add_argument("--seats", type=whole(1, 100), help="players at the table")
    arguments.add_options(parser)
    parser.add_argument("--seed", type=whole(0, 2**64 - 1), default=1, help="the same seed gives the same games (default 1)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=workers, help="processor cores to use (default all)")
    parser.add_argument(
        "--cluster", nargs="?", const="local", metavar="ADDRESS", help="play on a Ray cluster: on this machine, or at an address"
    )


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given, seats among them."""
    from snowyard.kernel.errors import Refusal

    options = arguments.options_of(args)
    if args.seats is not None:
        if "seats" in options:
            raise Refusal("option", "the seats are given twice, by --seats and by --option seats=...")
        options["seats"] = args.seats
    return options


def prepare(slug: str) -> None:
    """Compile the rules, with a word to whoever waits."""
    from snowyard.kernel.game import game
    from snowyard.match.native import wait_for
    from snowyard.progress import say

    wait_for(game(slug), say)
