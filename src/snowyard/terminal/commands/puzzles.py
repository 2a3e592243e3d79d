"""`snowyard puzzle`: a position with one clearly best move."""

from __future__ import annotations

import argparse
import datetime
from typing import TYPE_CHECKING

from snowyard.kernel.arguments import add_command
from snowyard.kernel.tongue import language, said
from snowyard.terminal.commands.analyse import points
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.table import Table
    from snowyard.match.puzzles import Puzzle
    from snowyard.terminal.screen import Screen

NAMES = ("Mia", "Ben", "Ada", "Otto", "Ida", "Jon", "Lea", "Max")
"""Who sits there, as in the page: a position has no names."""
NORMAL = 1.96  # standard errors of a 95 % interval


def add_parsers(commands: Subparsers) -> None:
    parser = add_command(commands, "puzzle")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("number", metavar="NUMBER", nargs="?", type=int)
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
        raise Refusal("puzzle", said("puzzle-none", game=of.slug))
    number = of_the_day(len(puzzles), datetime.date.today()) + 1 if arguments.number is None else arguments.number
    if not 1 <= number <= len(puzzles):
        raise Refusal("puzzle", said("puzzle-no-such", number=number, game=of.slug, last=len(puzzles)))
    screen, puzzle = Screen(arguments.plain), puzzles[number - 1]
    title = of.title.rstrip(".")
    screen.say(said("puzzle-of", number=number, all=len(puzzles), game=title, grade=puzzle.grade), "bold")
    match = puzzle.match(of)
    names = list(NAMES[: len(match.names)])
    show(of, match.table, names, screen)
    try:
        move = answer(match.table, names, screen)
    except EOFError:
        screen.say(said("puzzle-unanswered"))
        return 0
    explain(puzzle, match.table, names, move, screen)
    return 0


def show(of: Game, table: Table, names: list[str], screen: Screen) -> None:
    """The table as the seat that decides sees it, and its moves with their numbers."""
    seat = table.actor
    screen.show(of.module("screen").draw(table.view(seat, names), names, screen.plain))
    screen.say(said("puzzle-you", who=names[seat], prompt=table.prompt(seat, names, language())))
    screen.columns([f"{n} {label}" for n, label in enumerate(choices(table, names).values(), 1)])


def choices(table: Table, names: list[str]) -> dict[str, str]:
    """Every move but giving up, with what its button says."""
    labels = dict(zip(table.moves, table.labels(names, language()), strict=True))
    return {move: label for move, label in labels.items() if move != table.game.facts.gives_up}


def answer(table: Table, names: list[str], screen: Screen) -> str:
    """A move that somebody names, by its number or as a record writes it."""
    from snowyard.kernel.errors import Refusal

    moves = list(choices(table, names))
    while True:
        typed = screen.ask(f"{said('puzzle-ask')} ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        try:
            return table.game.name(table.action(typed, names))
        except Refusal as refusal:
            english = f" {refusal.sentence}" if language() == "en" else ""
            screen.say(said("puzzle-type", last=len(moves)) + english)


def explain(puzzle: Puzzle, table: Table, names: list[str], move: str, screen: Screen) -> None:
    labels = choices(table, names)
    best, second = labels[puzzle.best], labels[puzzle.second]
    screen.say(said("puzzle-right" if move == puzzle.best else "puzzle-wrong", move=best), "bold")
    more = puzzle.worth - puzzle.worth_second
    low, high = (points(min(max(more + side * NORMAL * puzzle.error, 0), 1)) for side in (-1, 1))
    worth, following = points(puzzle.worth), points(puzzle.worth_second)
    found = said("puzzle-better", move=best, second=second, more=points(more), low=low, high=high, best=worth, next=following)
    screen.say(found)
    if puzzle.simple != puzzle.second:
        screen.say(said("puzzle-simple", move=labels[puzzle.simple]))
    if puzzle.solved:
        screen.say(said("puzzle-exact"))
