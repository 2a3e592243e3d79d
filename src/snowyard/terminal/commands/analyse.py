"""`snowyard analyse`: what the moves of a recorded game were worth."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from snowyard.terminal.commands.records import whisper
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.match.analysis import Review
    from snowyard.terminal.screen import Screen

SHOWN = 5  # mistakes, strokes of luck


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "analyse",
        help="say what the moves of a recorded game were worth",
        description="Look at a recorded game: everybody's chances after each move, the moves that cost most, and luck "
        "apart from play.",
    )
    parser.add_argument("file", metavar="FILE", help="a game record")
    parser.add_argument("--playouts", metavar="N", type=count, default=1000, help="games played on from every table (1000)")
    parser.add_argument(
        "--rounds", metavar="N", type=count, default=0, help="rounds of search for every decision (as many as expert thinks)"
    )
    parser.add_argument("--chart", metavar="FILE", help="where the picture goes (FILE.svg beside the record)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_plain(parser)
    parser.set_defaults(run=run)


def count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**7:
        raise argparse.ArgumentTypeError(f"a whole number from 1 to 10 million, not {text!r}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.match.analysis import review
    from snowyard.terminal.chart import chart
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.seating import recorded_match

    file = Path(arguments.file)
    match = recorded_match(file, whisper)
    picture = Path(arguments.chart) if arguments.chart else file.with_suffix(".svg")
    if picture == file:
        picture = file.with_name(f"{file.name}.svg")
    found = review(match, playouts=arguments.playouts, rounds=arguments.rounds, progress=tell_progress)
    picture.write_text(chart(found, match.game.title), encoding="utf-8")
    if arguments.json:
        print(json.dumps(asdict(found) | {"chart": str(picture)}))
    else:
        say(found, Screen(arguments.plain), match.table.payoff)
        whisper(f"The chart is in {picture}")
    return 0


def tell_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\rmove {done} of {of} ", end="" if done < of else "\r", file=sys.stderr, flush=True)


def say(found: Review, screen: Screen, won: list[float]) -> None:
    """The review in sentences."""
    from snowyard.kernel.wording import plural

    moves = len(found.moves)
    screen.say(f"{plural(moves, 'move')}. Chances are those of the table with all cards open, if everybody played on sensibly.")
    within = 1.96 * found.luck_error
    for seat, name in enumerate(found.names):
        ends = f"won {won[seat]:.0%}" if found.over else f"stands at {found.chances[-1][seat]:.0%}"
        mistakes = [m for m in found.mistakes if m.seat == seat]
        screen.say(
            f"p{seat} {name} began at {found.before[seat]:.0%} and {ends}: luck {found.luck(seat):+.0%}, "
            f"play {found.play(seat):+.0%} (within {within:.0%}); {len(mistakes)} mistakes cost {found.cost(seat):.0%}."
        )
    if found.mistakes:
        screen.say("The costliest moves, by what their player could know:", "bold")
    for move in found.mistakes[:SHOWN]:
        name = found.names[move.seat]
        screen.say(f"Move {move.number}, {name}: {move.move} cost {move.cost:.0%} (within {1.96 * move.error:.0%}); "
                   f"better was {move.better}.", indent=2)  # fmt: skip
    strokes = [s for s in found.strokes[:SHOWN] if max(map(abs, s.luck)) >= 0.05]
    if strokes:
        screen.say("The greatest luck:", "bold")
    for move in strokes:
        lucky = max(range(len(move.luck)), key=lambda s: move.luck[s])
        name = found.names[move.seat]
        screen.say(f"Move {move.number}, {name}: {move.move} brought {found.names[lucky]} {move.luck[lucky]:+.0%}.", indent=2)
