"""`snowyard analyse`: what the moves of a recorded game were worth."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING

from snowyard.terminal.commands.records import whisper
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.match import Match
    from snowyard.match.analysis import Review, Turning
    from snowyard.terminal.screen import Screen

SHOWN = 5  # mistakes, strokes of luck
NORMAL = 1.96  # standard errors of a 95 % interval


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "analyse",
        help="say what the moves of a recorded game were worth",
        description="Look at a recorded game: everybody's chances after each move, the mistakes, and for each player what luck, "
        "own play and others' play made of the result. The same record gives the same numbers on every machine, and in the page.",
    )
    parser.add_argument("file", metavar="FILE", help="a game record")
    parser.add_argument(
        "--playouts",
        metavar="N",
        type=count,
        default=0,
        help="games played on from every table (as the length of the game allows)",
    )
    parser.add_argument(
        "--rounds", metavar="N", type=count, default=0, help="rounds in which the machine looks for a better move (4000)"
    )
    parser.add_argument("--moves", action="store_true", help="say what the machine would have played at every move")
    parser.add_argument("--chart", metavar="FILE", help="where the picture goes (FILE.svg beside the record)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_plain(parser)
    parser.set_defaults(run=run, writes=lambda arguments: [picture_file(arguments)])


def picture_file(arguments: argparse.Namespace) -> Path:
    file = Path(arguments.file)
    picture = Path(arguments.chart) if arguments.chart else file.parent / f"{file.stem}.svg"
    return picture if picture != file else file.parent / f"{file.name}.svg"


def count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**7:
        raise argparse.ArgumentTypeError(f"a whole number from 1 to 10 million, not {text!r}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.match.analysis import review
    from snowyard.progress import Progress
    from snowyard.terminal.chart import chart
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.seating import recorded_match

    match = recorded_match(Path(arguments.file), whisper)
    picture = picture_file(arguments)
    with Progress("moves of the game", len(match.moves)) as progress:
        found = review(match, playouts=arguments.playouts, rounds=arguments.rounds, progress=lambda done, of: progress(done))
    picture.write_text(chart(found, match.game.title), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found.plain() | {"chart": str(picture)}))
    else:
        say(found, Screen(arguments.plain), match, arguments.moves)
        whisper(f"The chart is in {picture}")
    return 0


def say(found: Review, screen: Screen, match: Match, every: bool) -> None:
    """The review in sentences."""
    from snowyard.kernel.wording import plural

    screen.say(
        f"{plural(len(found.moves), 'move')}. What made each result, in 100 games from the true table, all cards open, if "
        "everybody played on plainly:"
    )
    for seat, name in enumerate(found.names):
        screen.say(account(found, seat, name), indent=2)
    if every:
        screen.say("Every decision, by what its player could know:", "bold")
        for move in found.moves:
            if move.verdict is not None:
                screen.say(f"Move {move.number}, {found.names[move.seat]}: {judged(match, move)}", indent=2)
    elif found.mistakes:
        screen.say("The costliest moves, by what their player could know:", "bold")
        for move in found.mistakes[:SHOWN]:
            screen.say(f"Move {move.number}, {found.names[move.seat]}: {judged(match, move)}", indent=2)
    if found.strokes:
        screen.say("The greatest luck:", "bold")
    for move in found.strokes[:SHOWN]:
        name, lucky = found.names[move.seat], move.lucky_seat
        screen.say(
            f"Move {move.number}, {name}: {label(match, move, move.move)}. The dice or cards of this move were worth "
            f"{points(move.luck[lucky])} in 100 games to {found.names[lucky]}.",
            indent=2,
        )


def points(share: float) -> int:
    """In hundredths; halves go up, as in the page."""
    return math.floor(100 * share + 0.5)


def account(found: Review, seat: int, name: str) -> str:
    """start + luck + own play + others' play = result, rounded so that they add up."""
    of = found.ledger[seat]
    start, luck, own, others, result = of.points()
    within = [points(NORMAL * error) for error in (of.luck_error, of.own_error, of.others_error)]
    mistakes = [move for move in found.mistakes if move.seat == seat]
    cost = f"; {len(mistakes)} mistakes cost {points(found.cost(seat))}" if mistakes else "; no mistake is marked"
    return (
        f"p{seat} {name}: start {start}, luck {luck:+d} (within {within[0]}), own play {own:+d} (within {within[1]}), "
        f"others' play {others:+d} (within {within[2]}) = {'won' if found.over else 'stands at'} {result}{cost}."
    )


def label(match: Match, move: Turning, text: str) -> str:
    """A move as its button said it."""
    seen = match.at(move.number - 1).seen(move.seat)
    return match.game.speech().label(text, seen, move.seat, match.names)


def judged(match: Match, move: Turning) -> str:
    """What the machine would have played, and what both are worth."""
    verdict = move.verdict
    assert verdict is not None
    played = f'"{label(match, move, move.move)}"'
    if not move.better:
        return f"{played} is what the machine would have played; it wins about {points(verdict.worth_played)} of 100 games."
    better = f'"{label(match, move, move.better)}"'
    worth = f"({points(verdict.worth_played)} of 100 as played, {points(verdict.worth_best)} with it)"
    if not move.is_mistake:
        return f"{played}; the machine would have played {better}, and cannot tell that this is better {worth}."
    low, high = (points(min(max(move.cost + side * NORMAL * move.error, 0), 1)) for side in (-1, 1))
    return f"{played}; {better} would have won {points(move.cost)} in 100 games more, between {low} and {high} {worth}."
