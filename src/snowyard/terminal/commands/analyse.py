"""`snowyard analyse`: what the moves of a recorded game were worth."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING

from snowyard.kernel.arguments import add_command
from snowyard.kernel.tongue import language, said
from snowyard.terminal.commands.records import whisper
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.match import Match
    from snowyard.match.analysis import Review, Turning
    from snowyard.terminal.screen import Screen

SHOWN = 5  # mistakes, strokes of luck
NORMAL = 1.96  # standard errors of a 95 % interval


def add_parsers(commands: Subparsers) -> None:
    parser = add_command(commands, "analyse")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--playouts", metavar="N", type=count, default=0)
    parser.add_argument("--rounds", metavar="N", type=count, default=0)
    parser.add_argument("--moves", action="store_true")
    parser.add_argument("--chart", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    add_plain(parser)
    parser.set_defaults(run=run, writes=lambda arguments: [picture_file(arguments)])


def picture_file(arguments: argparse.Namespace) -> Path:
    file = Path(arguments.file)
    picture = Path(arguments.chart) if arguments.chart else file.parent / f"{file.stem}.svg"
    return picture if picture != file else file.parent / f"{file.name}.svg"


def count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**7:
        raise argparse.ArgumentTypeError(said("count-wrong", typed=repr(text)))
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.match.analysis import review
    from snowyard.progress import Progress
    from snowyard.terminal.chart import chart
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.seating import recorded_match

    match = recorded_match(Path(arguments.file), whisper)
    picture = picture_file(arguments)
    with Progress(said("analysed-progress"), len(match.moves)) as progress:
        found = review(match, playouts=arguments.playouts, rounds=arguments.rounds, progress=lambda done, of: progress(done))
    picture.write_text(chart(found, match.game.title), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found.as_data() | {"chart": str(picture)}))
    else:
        say(found, Screen(arguments.plain), match, arguments.moves)
        whisper(said("analysed-chart", file=str(picture)))
    return 0


def say(found: Review, screen: Screen, match: Match, every: bool) -> None:
    """The review in sentences."""
    screen.say(said("analysed", moves=len(found.moves)))
    for seat, name in enumerate(found.names):
        screen.say(account(found, seat, name), indent=2)
    looked_at = [move for move in found.moves if move.verdict is not None] if every else found.mistakes[:SHOWN]
    if looked_at:
        screen.say(said("analysed-every" if every else "analysed-costliest"), "bold")
    for move in looked_at:
        screen.say(numbered(found, move, verdict_line(match, move)), indent=2)
    if found.strokes:
        screen.say(said("analysed-luckiest"), "bold")
    for move in found.strokes[:SHOWN]:
        lucky, worth = move.lucky_seat, points(move.luck[move.lucky_seat])
        stroke = said("analysed-stroke", move=label(match, move, move.move), worth=worth, lucky=found.names[lucky])
        screen.say(numbered(found, move, stroke), indent=2)


def numbered(found: Review, move: Turning, text: str) -> str:
    return said("analysed-move", number=move.number, who=found.names[move.seat], text=text)


def points(share: float) -> int:
    """In hundredths; halves go up, as in the page."""
    return math.floor(100 * share + 0.5)


def account(found: Review, seat: int, name: str) -> str:
    """start + luck + own play + others' play = result, rounded so that they add up."""
    of = found.ledger[seat]
    start, luck, own, others, result = of.points()
    lucky, owned, othered = (points(NORMAL * error) for error in (of.luck_error, of.own_error, of.others_error))
    return said(
        "analysed-seat",
        seat=f"p{seat}",
        who=name,
        start=start,
        luck=f"{luck:+d}",
        own=f"{own:+d}",
        others=f"{others:+d}",
        lucky=lucky,
        owned=owned,
        othered=othered,
        over=found.over,
        result=result,
        mistakes=sum(move.seat == seat for move in found.mistakes),
        cost=max(0, points(found.cost(seat))),
    )


def label(match: Match, move: Turning, text: str) -> str:
    """A move as its button said it."""
    seen = match.at(move.number - 1).seen(move.seat)
    return match.game.speech(language()).label(text, seen, move.seat, match.names)


def verdict_line(match: Match, move: Turning) -> str:
    """What the machine would have played, and what both are worth."""
    verdict = move.verdict
    assert verdict is not None
    played, worth = label(match, move, move.move), points(verdict.worth_played)
    if not move.better:
        return said("analysed-good", move=played, worth=worth)
    better, best = label(match, move, move.better), points(verdict.worth_best)
    if not move.is_mistake:
        return said("analysed-alike", move=played, better=better, played=worth, best=best)
    low, high = (points(min(max(move.cost + side * NORMAL * move.error, 0), 1)) for side in (-1, 1))
    more = max(0, points(move.cost))  # what states a cost has not decided that it is a mistake, and may find nothing
    return said("analysed-better", move=played, better=better, more=more, low=low, high=high, played=worth, best=best)
