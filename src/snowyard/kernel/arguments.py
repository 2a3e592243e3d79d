"""The options of a game on a command line."""

from __future__ import annotations

import argparse
from typing import Any


class Once(argparse.Action):
    """An argument that may be given once: two files are not put together."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option_string: str | None = None
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            parser.error(f"{option_string} is given twice; put what differs into one file")
        setattr(namespace, self.dest, values)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as often as you like; NAME=@FILE takes the value from a file",
    )
    parser.add_argument(
        "--variant", metavar="FILE", action=Once, help="a TOML file that names what differs from the printed game"
    )


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    from snowyard.kernel.content import read_file
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.options import read_pairs

    options: dict[str, Any] = read_pairs(args.option)
    if args.variant is not None:
        if "variant" in options:
            raise Refusal("option", "the variant is given twice, by --variant and by --option variant=...")
        options["variant"] = read_file(args.variant)
    return options
