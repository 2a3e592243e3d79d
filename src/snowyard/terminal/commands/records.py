"""`snowyard replay` and `snowyard verify`: games that were played."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from snowyard.kernel.arguments import add_command
from snowyard.kernel.tongue import said
from snowyard.terminal.parsers import Subparsers, add_language, add_plain


def add_parsers(commands: Subparsers) -> None:
    replay = add_command(commands, "replay")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", metavar="SEAT", default="")
    replay.add_argument("--move", metavar="N", type=int)
    add_plain(replay)
    replay.set_defaults(run=run_replay)

    verify = add_command(commands, "verify")
    verify.add_argument("file", metavar="FILE")
    add_language(verify)
    verify.set_defaults(run=run_verify)


def whisper(sentence: str) -> None:
    """Beside the output, which may go into a file."""
    print(sentence, file=sys.stderr, flush=True)


def run_replay(arguments: argparse.Namespace) -> int:
    from snowyard.terminal.replay import Replay, seat_of
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.seating import recorded_match

    match = recorded_match(Path(arguments.file), whisper)
    replay = Replay(match, Screen(arguments.plain), seat_of(match, arguments.seat))
    if arguments.move is not None:
        replay.go_to(arguments.move)
    if sys.stdin.isatty() and sys.stdout.isatty():
        replay.step_through()
    else:
        replay.print_all()
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.match import verify
    from snowyard.match.native import begin_record
    from snowyard.terminal.refusals import in_words

    try:
        text = Path(arguments.file).read_text(encoding="utf-8")
        begin_record(text, whisper)
        print(in_words(verify(text)))
    except UnicodeDecodeError:
        print(said("verify-no-text"))
    except Refusal as refusal:
        print(said("verify-not", reason=in_words(refusal.sentence)))
    else:
        return 0
    return 1
