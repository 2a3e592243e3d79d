"""A whole game looked at afterwards: everybody's chances after each move, the moves that cost most, luck apart from play.

Chances are those of the true table, all cards open, if the hand-written player went on for everybody. A move changes them
twice: first by what was decided (play), then by what the dice and draws of the move came to (luck). On average luck is
nothing, whoever plays, so what is left when it is taken away is what the players did. A mistake is judged by what its player
could know: what the best move seemed worth less what the chosen one did.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from snowyard.kernel.table import Table
from snowyard.match.match import Match
from snowyard.players.analyse import analyse
from snowyard.players.value import Value, value

SURE = 2.0  # standard errors by which a cost must stand out to be called a mistake
SMALLEST = 0.02  # and the chance that it must have cost


@dataclass(frozen=True)
class Turning:
    """One move: who, what, how it changed each seat's chances by play and by luck, and what it cost its player."""

    number: int
    seat: int
    move: str
    chances: list[float]  # after it
    play: list[float]
    luck: list[float]
    by_chance: bool  # did it roll or draw anything
    cost: float = 0.0
    error: float = 0.0  # the standard error of the cost
    better: str = ""

    @property
    def is_mistake(self) -> bool:
        return self.cost > max(SMALLEST, SURE * self.error)


@dataclass
class Review:
    """What a game came to. `before` are the chances after the deal."""

    game: str
    names: list[str]
    before: list[float]
    moves: list[Turning] = field(default_factory=list)
    luck_error: float = 0.0  # of a seat's luck in all, the standard error
    over: bool = False

    @property
    def chances(self) -> list[list[float]]:
        """After the deal and after each move."""
        return [self.before, *(move.chances for move in self.moves)]

    @property
    def mistakes(self) -> list[Turning]:
        """The costliest first."""
        return sorted((m for m in self.moves if m.is_mistake), key=lambda m: -m.cost)

    @property
    def strokes(self) -> list[Turning]:
        """Dice and draws that changed most, first."""
        return sorted((m for m in self.moves if m.by_chance), key=lambda m: -max(map(abs, m.luck)))

    def luck(self, seat: int) -> float:
        return sum(move.luck[seat] for move in self.moves)

    def play(self, seat: int) -> float:
        return sum(move.play[seat] for move in self.moves)

    def cost(self, seat: int) -> float:
        """What a seat's mistakes cost it."""
        return sum(move.cost for move in self.mistakes if move.seat == seat)


def rolls(table: Table, action: int) -> bool:
    """Does this move roll or draw anything? Then it takes from the generator."""
    trial = table.copy()
    trial.load([])
    trial.rekey(1, 1)
    before = trial.t.generator.tolist()
    trial.play(action)
    return bool(trial.t.generator.tolist() != before)


def review(
    match: Match, *, playouts: int = 1000, rounds: int = 0, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Look at a whole game. `playouts` for each value of a table, `rounds` of search for each decision (0: as many as the
    strongest level thinks). `progress` hears the number of moves done and of all; what it raises ends the work."""
    known = value(match.at(0), rounds=playouts, seed=seed)
    out = Review(match.game.slug, match.names, known.chances, over=match.table.over)
    variance = 0.0
    for number, move in enumerate(match.moves, 1):
        before, after = match.at(number - 1), match.at(number)
        by_chance = rolls(before, move.action)
        then = value(after, rounds=playouts, seed=seed + 2 * number)
        meant = value(before, move.action, playouts, seed + 2 * number + 1) if by_chance else then
        if by_chance:
            variance += max(e**2 for e in meant.errors) + max(e**2 for e in then.errors)
        out.moves.append(_turning(before, number, move.seat, move.action, known, meant, then, by_chance, rounds, seed))
        known = then
        if progress is not None:
            progress(number, len(match.moves))
    out.luck_error = math.sqrt(variance)
    return out


def _turning(before: Table, number: int, seat: int, action: int, known: Value, meant: Value, then: Value, by_chance: bool,
             rounds: int, seed: int) -> Turning:  # fmt: skip
    play = [b - a for a, b in zip(known.chances, meant.chances, strict=True)]
    luck = [b - a for a, b in zip(meant.chances, then.chances, strict=True)]
    cost = error = 0.0
    better = ""
    if len(before.actions) > 1:
        found = analyse(before, seat, rounds=rounds, seed=seed + number)
        best, chosen = found.moves[0], found.worth(action)
        if chosen.action != best.action:
            cost = max(0.0, best.chance - chosen.chance)
            error = math.hypot(best.error, chosen.error)
            better = best.move
    name = before.game.name(action)
    return Turning(number, seat, name, then.chances, play, luck, by_chance, cost, error, better)
