"""Puzzles: positions with one clearly best move, kept in `puzzles.toml` of a game's folder. bench/find_puzzles.py finds them
and says what makes one; docs/review.md has the criteria.

A puzzle is the beginning of a recorded game. Whoever solves it sees what the seat that decides may see, and no more.
"""

from __future__ import annotations

import datetime
import hashlib
import importlib.resources
import tomllib
from dataclasses import dataclass
from typing import Any

from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.match.match import Match

FILE = "puzzles.toml"
DAYS_FROM = datetime.date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """`best` is the only good move, `second` the next best, `simple` what the hand-written player plays. Worths are shares of a
    victory, `error` is the standard error of what `second` costs. `grade`: how many of the four levels miss it.
    `solved`: the ending is solved exactly. `mark`: a hash of the position and of what every move makes of it."""

    seed: str
    options: dict[str, Any]
    moves: list[str]
    best: str
    second: str
    simple: str
    worth: float
    worth_second: float
    error: float
    grade: int
    solved: bool
    mark: str

    def match(self, game: Game) -> Match:
        """The game up to the decision."""
        match = Match(game.slug, seed=bytes.fromhex(self.seed), **self.options)
        for move in self.moves:
            match.play(match.table.actor, move)
        return match


def mark_of(table: Table) -> str:
    """A hash of a position (in which the content lies, too) and of the tables that its moves lead to: another rule or another
    content gives another one."""
    told = hashlib.sha256(bytes(table))
    for action in table.actions:
        after = table.copy()
        after.rekey(1, action)
        after.step(action)
        told.update(bytes(after))
    return told.hexdigest()[:16]


def puzzles_of(game: Game) -> list[Puzzle]:
    """Those that a game has; none if there is no file."""
    file = importlib.resources.files(game.package) / FILE
    if not file.is_file():
        return []
    return read(file.read_text(encoding="utf-8"))


def read(text: str) -> list[Puzzle]:
    """Those in the text of such a file."""
    return [Puzzle(**told) for told in tomllib.loads(text).get("puzzle", [])]


def of_the_day(count: int, day: datetime.date) -> int:
    """The number of the puzzle of a day, of so many: another one each day until all have been there. The page has the same
    (web/src/puzzle/puzzles.ts)."""
    return (day - DAYS_FROM).days % count


def written(puzzles: list[Puzzle]) -> str:
    """The file."""
    lines = ["# Positions with one clearly best move; `python bench/find_puzzles.py GAME` finds more (docs/review.md)."]
    for puzzle in puzzles:
        options = ", ".join(f"{name} = {_toml(value)}" for name, value in puzzle.options.items())
        lines += [
            "",
            "[[puzzle]]",
            f'seed = "{puzzle.seed}"',
            f"options = {{ {options} }}" if options else "options = {}",
            "moves = [" + ", ".join(f'"{move}"' for move in puzzle.moves) + "]",
            f'best = "{puzzle.best}"',
            f'second = "{puzzle.second}"',
            f'simple = "{puzzle.simple}"',
            f"worth = {puzzle.worth:.3f}",
            f"worth_second = {puzzle.worth_second:.3f}",
            f"error = {puzzle.error:.4f}",
            f"grade = {puzzle.grade}",
            f"solved = {str(puzzle.solved).lower()}",
            f'mark = "{puzzle.mark}"',
        ]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int | float) else f'"{value}"'
