"""One command, `snowyard`. Sub-commands stand in modules with `add_parsers(commands)`; each sets `run`, which takes the
arguments and returns the exit status, and may set `writes`, which takes them and returns the files that will be written: a place
that cannot be written is refused before the work begins. Nothing heavy is imported before a sub-command runs."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType, ModuleType
from typing import NoReturn

from snowyard import __version__
from snowyard.adapters import cli as adapters
from snowyard.kernel import tongue
from snowyard.kernel.tongue import helped
from snowyard.lab import commands as lab
from snowyard.server import cli as server
from snowyard.terminal.commands import analyse, books, learn, play, puzzles, records
from snowyard.terminal.parsers import Parser, language_of

SECTIONS = (play, learn, server, books, records, analyse, puzzles, lab, adapters)
"""The modules whose sub-commands there are, in the order of the help."""

BAD_ARGUMENTS = 2  # the status argparse has for them
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    whole = Parser(prog="snowyard", allow_abbrev=False, description=helped("help"), epilog=helped("help.all-english"))
    whole.add_argument("--version", action="version", version=f"snowyard {__version__}", help=helped("help.version"))
    commands = whole.add_subparsers(metavar="COMMAND", title=helped("help.commands"))
    for section in SECTIONS:
        section.add_parsers(commands)
    for slug, module in of_games():
        own = commands.add_parser(slug, help=helped("help-of-game", game=slug))
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
        with tongue.speaking(language_of(sys.argv[1:] if arguments is None else arguments)):
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
        return stopped()
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(given: argparse.Namespace) -> int:
    """Run a sub-command; what was wrong with the arguments is one sentence, not a traceback."""
    from snowyard.kernel.errors import Refusal

    try:
        if hasattr(given, "language"):
            tongue.use(tongue.wanted(given.language))
        for file in given.writes(given) if hasattr(given, "writes") else ():
            if file is not None:
                check_place(Path(file))
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except Refusal as refusal:
        complaint = refusal.sentence
    except UnicodeDecodeError:
        complaint = "a file that should be text is not (UTF-8)"
    except OSError as error:
        complaint = failure(error)
    else:
        return status
    return complain(complaint)


def check_place(file: Path) -> None:
    """Can this file be written when the work is done?"""
    from snowyard.kernel.errors import Refusal

    if file.is_dir():
        raise Refusal("file", f"{file} is a folder; name a file in it, such as {file / 'out'}")
    if not file.parent.is_dir():
        raise Refusal("file", f"there is no folder {file.parent} for {file.name}; make it first, or name another place")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Refusal("file", f"{file} cannot be written: no right to")


def failure(error: OSError) -> str:
    """What the system refused, and where: Parquet's errors have no name of a file, and neither have those of the output."""
    from snowyard.reasons import reason

    said = error.strerror or reason(error)
    if error.filename:
        return f"{error.filename}: {said}"
    return said if len(said.split()) > 5 else f"the output cannot be written: {said}"


def complain(sentence: str) -> int:
    from snowyard.terminal.refusals import in_words

    print(f"snowyard: {in_words(sentence)}", file=sys.stderr)
    return BAD_ARGUMENTS


def stopped() -> int:
    print("\nsnowyard: stopped", file=sys.stderr, flush=True)
    return INTERRUPTED


class CtrlC:
    """Remembers that Ctrl-C was pressed: a compiler in which it arrives may end with an error of its own."""

    def __init__(self) -> None:
        self.pressed = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True
        signal.default_int_handler(number, frame)

    @staticmethod
    def unheard(fault: sys.UnraisableHookArgs) -> None:
        """Where Python drops it, in what runs when an object goes (the importer has such): it ends the program all the same."""
        if fault.exc_type is KeyboardInterrupt:
            end_at_once(stopped())
        sys.__unraisablehook__(fault)


def end_at_once(status: int) -> NoReturn:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    os._exit(status)


def program() -> None:
    """The script `snowyard`. After Ctrl-C it ends at once: threads that are still in compiled code are not waited for."""
    ctrl_c = CtrlC()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else whoever started us wants it ignored
        signal.signal(signal.SIGINT, ctrl_c)
        sys.unraisablehook = ctrl_c.unheard
    try:
        status = main()
    except KeyboardInterrupt:  # while it was still loading
        status = stopped()
    except Exception:
        if not ctrl_c.pressed:
            raise
        status = stopped()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the work is done, and Python would end with a traceback while it closes
    if status == INTERRUPTED:
        end_at_once(status)
    sys.exit(status)


if __name__ == "__main__":
    program()
