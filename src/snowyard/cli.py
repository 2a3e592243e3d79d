"""One command, `snowyard`. Sub-commands stand in modules with `add_parsers(commands)`; each sets `run`, which takes the
arguments and returns the exit status. Nothing heavy is imported before a sub-command runs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType

from snowyard import __version__
from snowyard.adapters import cli as adapters
from snowyard.lab import commands as lab
from snowyard.server import cli as server
from snowyard.terminal.commands import analyse, books, play, records

SECTIONS = (play, server, books, records, analyse, lab, adapters)
"""The modules whose sub-commands there are, in the order of the help."""

BAD_ARGUMENTS = 2  # the status argparse has for them
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="snowyard", allow_abbrev=False, description="Five snowball-fight tabletop games, exactly by their rules."
    )
    whole.add_argument("--version", action="version", version=f"snowyard {__version__}", help="print the version")
    commands = whole.add_subparsers(metavar="COMMAND", title="commands")
    for section in SECTIONS:
        section.add_parsers(commands)
    for slug, module in of_games():
        own = commands.add_parser(slug, help=f"commands of {slug} alone")
        module.add_parsers(own.add_subparsers(metavar="COMMAND", title="commands", required=True, help="what to do"))
    return whole


def of_games() -> Iterator[tuple[str, ModuleType]]:
    """The games that have commands of their own: those with a module `commands`."""
    from snowyard.kernel.finding import PACKAGE, homes, load

    for slug, home in homes().items():
        if (home / "commands.py").is_file():
            yield slug, load(f"{PACKAGE}.{slug}", "commands")


def main(arguments: Sequence[str] | None = None) -> int:
    from snowyard.kernel.errors import Refusal

    try:
        whole = parser()
    except Refusal as refusal:  # a folder that SNOWYARD_GAMES names, or a game in it
        return complain(refusal.sentence)
    given = whole.parse_args(arguments)
    if not hasattr(given, "run"):
        whole.print_help()
        return BAD_ARGUMENTS
    try:
        return run(given)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(given: argparse.Namespace) -> int:
    """Run a sub-command; what was wrong with the arguments is one sentence, not a traceback."""
    from snowyard.kernel.errors import Refusal

    try:
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except Refusal as refusal:
        complaint = refusal.sentence
    except UnicodeDecodeError:
        complaint = "a file that should be text is not (UTF-8)"
    except OSError as error:
        complaint = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    else:
        return status
    return complain(complaint)


def complain(sentence: str) -> int:
    print(f"snowyard: {sentence}", file=sys.stderr)
    return BAD_ARGUMENTS


if __name__ == "__main__":
    sys.exit(main())
