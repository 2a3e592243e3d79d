"""`snowyard puzzle`: a position with one clearly best move."""

from __future__ import annotations

import argparse
import datetime
from typing import TYPE_CHECKING

from snowyard.kernel.wording import ended
from snowyard.terminal.commands.analyse import points
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.table import Table
    from snowyard.match.puzzles import Puzzle
    from snowyard.terminal.screen import Screen

NORMAL = 1.96  # standard errors of a 95 % interval


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "puzzle",
        help="find the best move of a position",
        description="Show a position in which one move is clearly the best, ask for it, and say what it is worth. Without a "
        "number it is the puzzle of the day, the same as in the page.",
    )
    parser.add_argument("game", metavar="GAME", help="a game, such as forts")
    parser.add_argument("number", metavar="NUMBER", nargs="?", type=int, help="which puzzle, from 1 (that of the day)")
    add_plain(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game
    from snowyard.match.puzzles import of_the_day, puzzles_of
    from snowyard.terminal.screen import Screen

    of = game(arguments.game)
    puzzles = puzzles_of(of)
    if not puzzles:
        raise Refusal("puzzle", f"{of.slug} has no puzzles")
    number = of_the_day(len(puzzles), datetime.date.today()) + 1 if arguments.number is None else arguments.number
    if not 1 <= number <= len(puzzles):
        raise Refusal("puzzle", f"there is no puzzle {number} of {of.slug}; there are 1 to {len(puzzles)}")
    screen, puzzle = Screen(arguments.plain), puzzles[number - 1]
    screen.say(f"Puzzle {number} of {len(puzzles)}, {ended(of.title)} Of four levels of bots {puzzle.grade} miss it.", "bold")
    match = puzzle.match(of)
    show(of, match.table, match.names, screen)
    try:
        move = answer(match.table, match.names, screen)
    except EOFError:
        screen.say("No move was chosen.")
        return 0
    explain(puzzle, match.table, match.names, move, screen)
    return 0


def show(of: Game, table: Table, names: list[str], screen: Screen) -> None:
    """The table as the seat that decides sees it, and its moves with their numbers."""
    seat = table.actor
    screen.show(of.module("screen").draw(table.view(seat, names), names, screen.plain))
    screen.say(f"You are {names[seat]}. {table.prompt(seat, names)}")
    screen.columns([f"{n} {label}" for n, label in enumerate(choices(table, names).values(), 1)])


def choices(table: Table, names: list[str]) -> dict[str, str]:
    """Every move but giving up, with what its button says."""
    labels = dict(zip(table.moves, table.labels(names), strict=True))
    return {move: label for move, label in labels.items() if move != table.game.facts.gives_up}


def answer(table: Table, names: list[str], screen: Screen) -> str:
    """A move that somebody names, by its number or as a record writes it."""
    from snowyard.kernel.errors import Refusal

    moves = list(choices(table, names))
    while True:
        said = screen.ask("One move is clearly the best. Which one? ").strip()
        if said.isdecimal() and 1 <= int(said) <= len(moves):
            return moves[int(said) - 1]
        try:
            return table.game.name(table.action(said, names))
        except Refusal as refusal:
            screen.say(f"Type the number of a move, 1 to {len(moves)}, or its words. {refusal.sentence}")


def explain(puzzle: Puzzle, table: Table, names: list[str], move: str, screen: Screen) -> None:
    labels = choices(table, names)
    best, second = labels[puzzle.best], labels[puzzle.second]
    screen.say(f"Right: {best}." if move == puzzle.best else f'No. Best was "{best}".', "bold")
    more = puzzle.worth - puzzle.worth_second
    low, high = (points(min(max(more + side * NORMAL * puzzle.error, 0), 1)) for side in (-1, 1))
    screen.say(
        f'"{best}" wins {points(more)} in 100 games more than the next best move, "{second}", between {low} and {high}. '
        f"Won of 100 games: {points(puzzle.worth)} and {points(puzzle.worth_second)}."
    )
    if puzzle.simple != puzzle.second:
        screen.say(f'A plain player would choose "{labels[puzzle.simple]}".')
    if puzzle.solved:
        screen.say("This ending is worked out exactly.")
