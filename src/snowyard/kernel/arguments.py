"""What command lines share: how a command explains itself, and the options of a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from snowyard.kernel.tongue import helped


class Once(argparse.Action):
    """An argument that may be given once: two files are not put together."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option_string: str | None = None
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            parser.error(f"{option_string} is given twice; put what differs into one file")
        setattr(namespace, self.dest, values)


def add_command(commands: Any, name: str) -> Any:
    """A command that speaks the language of the terminal: what it is about is in `help.ftl`. So is what its arguments mean,
    which `Parser` of terminal/parsers.py looks up there."""
    return commands.add_parser(name, help=helped(f"help-{name}"), description=helped(f"help-{name}.about"))


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds, or says which ones there are."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or len(text) > 30 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most:,}, not {text!r}")
        return int(text)

    return read


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=helped("help.option"))
    parser.add_argument("--variant", metavar="FILE", action=Once, help=helped("help.variant"))


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
