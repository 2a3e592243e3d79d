"""A whole game looked at afterwards: everybody's chances after each move, mistakes, luck apart from play.

Chances are those of the true table, all cards open, if the hand-written player went on for everybody. A move changes them
twice: first by what was decided (play), then by what its dice and draws came to (luck). On average luck is nothing, whoever
plays. So for every seat the result is what it started with, plus luck, plus its own play, plus the play of the others; the sums
are whole numbers, and they add up to the last one.

A mistake is judged by what its player could know (players/verdict.py), never by the hidden cards.

Everything follows from the record: the page (web/src/engine/review.ts) finds the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from queue import SimpleQueue
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.gpu import UNITS
from snowyard.kernel.table import Table
from snowyard.match.match import Match
from snowyard.players.value import batches
from snowyard.players.verdict import Budget, Evaluator, Verdict

BATCHES = 10  # play-outs are added up in so many parts; how these differ says how far the sums can be trusted
PLAYOUTS, FEWEST, MOST = 40_000, 100, 1000  # in all, and for each table
THREADS = 2  # that share the decisions, as the page's workers do; rounds by a module leave the interpreter to others
LUCKY = 0.1  # great luck changes somebody's chance by so much

Whole = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Turning:
    """One move: who, what, how it changed each seat's chances by play and by luck. `verdict`: what the decision was worth; None
    where there was nothing to decide."""

    number: int
    seat: int
    move: str
    chances: list[float]  # after it
    play: list[float]
    luck: list[float]
    luck_error: float
    by_chance: bool  # did it roll or draw anything
    verdict: Verdict | None = None
    better: str = ""  # what the machine would have played, if that was something else

    @property
    def is_mistake(self) -> bool:
        return self.verdict is not None and self.verdict.is_mistake

    @property
    def cost(self) -> float:
        return self.verdict.cost if self.verdict else 0.0

    @property
    def error(self) -> float:
        return self.verdict.error if self.verdict else 0.0

    @property
    def is_lucky(self) -> bool:
        """Did dice or draws change somebody's chance by very much?"""
        return self.by_chance and max(map(abs, self.luck)) >= max(LUCKY, 2 * self.luck_error)

    @property
    def lucky_seat(self) -> int:
        return max(range(len(self.luck)), key=lambda seat: self.luck[seat])


@dataclass(frozen=True)
class Account:
    """What made a seat's result, in shares of a victory: start + luck + own + others = result. `whole`: the same as whole numbers
    of `unit`. Errors are standard errors."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    luck_error: float
    own_error: float
    others_error: float
    whole: list[int]
    unit: int

    def points(self) -> list[int]:
        """The five numbers in hundredths, rounded so that they still add up."""
        reached, sums = 0, []
        for part in self.whole[:4]:
            reached += part
            sums.append((200 * reached + self.unit) // (2 * self.unit))
        return [sums[0], sums[1] - sums[0], sums[2] - sums[1], sums[3] - sums[2], sums[3]]


@dataclass
class Review:
    """What a game came to. `before` are the chances after the deal."""

    game: str
    names: list[str]
    before: list[float]
    playouts: int
    moves: list[Turning] = field(default_factory=list)
    ledger: list[Account] = field(default_factory=list)
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
        return sorted((m for m in self.moves if m.is_lucky), key=lambda m: -max(map(abs, m.luck)))

    def cost(self, seat: int) -> float:
        """What a seat's mistakes cost it."""
        return sum(move.cost for move in self.mistakes if move.seat == seat)

    def as_data(self) -> dict[str, Any]:
        """As JSON carries it, and as the page has it."""
        return asdict(self)


def rolls(table: Table, action: int) -> bool:
    """Does this move roll or draw anything? Then it takes from the generator."""
    trial = table.copy()
    trial.load([])
    trial.rekey(1, 1)
    before = trial.t.generator.tolist()
    trial.step(action)
    return bool(trial.t.generator.tolist() != before)


def luck_of_record(match: Match) -> int:
    """Where the luck of a review begins: with the seed of the game, so it is the same on every machine."""
    return int.from_bytes(match.seed[:8], "little") >> 2


def choices(table: Table) -> list[int]:
    """The moves that there are beside giving up."""
    return [action for action in table.actions if action != table.game.gives_up]


def budget_of(match: Match, rounds: int) -> Budget:
    """Of each decision: fixed by the record alone."""
    made = sum(len(choices(match.at(number))) > 1 for number in range(len(match.moves)))
    return Budget().shared_by(made, rounds)


def playouts_of(match: Match, playouts: int) -> int:
    """Of each table, a multiple of the batches."""
    wanted = playouts or min(max(PLAYOUTS // max(1, len(match.moves)), FEWEST), MOST)
    return max(1, wanted // BATCHES) * BATCHES


class Reviewer:
    """Looks at a game move by move. Every move is looked at by itself, so they may be shared among workers."""

    def __init__(self, match: Match, playouts: int = 0, rounds: int = 0) -> None:
        self.match, self.luck = match, luck_of_record(match)
        self.a_batch = playouts_of(match, playouts) // BATCHES
        budget = budget_of(match, rounds)
        self.evaluators: SimpleQueue[Evaluator] = SimpleQueue()
        for _ in range(THREADS):
            self.evaluators.put(Evaluator(match.game, budget))

    def value(self, number: int, action: int = -1) -> Whole:
        """How the table after `number` moves stands, in whole numbers: a row for each batch. With `action`: when this move is
        decided, and before its dice are rolled."""
        return batches(self.match.at(number), action, BATCHES, self.a_batch, self.luck)

    def verdict(self, number: int) -> Verdict | None:
        """What the decision of this move was worth."""
        table, move = self.match.at(number - 1), self.match.moves[number - 1]
        moves = choices(table)
        if len(moves) < 2 or move.action not in moves:
            return None
        evaluator = self.evaluators.get()
        try:
            return evaluator.evaluate(table, move.action, self.luck, number)
        finally:
            self.evaluators.put(evaluator)

    @contextmanager
    def verdicts(self) -> Iterator[Iterator[Verdict | None]]:
        """Of all moves in turn, while threads look ahead; whoever leaves early has ended that."""
        pool, wait_for_them = ThreadPoolExecutor(THREADS, thread_name_prefix="review"), True
        try:
            yield pool.map(self.verdict, range(1, len(self.match.moves) + 1))
        except KeyboardInterrupt:  # a decision may be thought about for long: whoever pressed Ctrl-C does not wait for it
            wait_for_them = False
            raise
        finally:
            pool.shutdown(wait=wait_for_them, cancel_futures=True)

    def meant(self, number: int, known: Whole, then: Whole) -> Whole:
        """How it stood when the move was decided and nothing rolled yet."""
        table, action = self.match.at(number - 1), self.match.moves[number - 1].action
        if len(table.actions) == 1:
            return known if rolls(table, action) else then
        return self.value(number - 1, action) if rolls(table, action) else then


def review(match: Match, *, playouts: int = 0, rounds: int = 0, progress: Callable[[int, int], None] | None = None) -> Review:
    """Look at a whole game. `playouts` for each value of a table, `rounds` in which the machine looks for a better move (0:
    as many as the length of the game allows). `progress` hears the number of moves done and of all; what it
    raises ends the work."""
    looker = Reviewer(match, playouts, rounds)
    scale = UNITS * looker.a_batch * BATCHES
    known = looker.value(0)
    out = Review(match.game.slug, match.names, share(known, scale), looker.a_batch * BATCHES, over=match.table.over)
    start = known
    luck, own = np.zeros_like(known), np.zeros_like(known)
    with looker.verdicts() as verdicts:
        for number, move in enumerate(match.moves, 1):
            table = match.at(number - 1)
            then = known if len(table.actions) == 1 and not rolls(table, move.action) else looker.value(number)
            meant = looker.meant(number, known, then)
            luck += then - meant
            own[:, move.seat] += (meant - known)[:, move.seat]
            verdict = next(verdicts)
            out.moves.append(
                Turning(
                    number,
                    move.seat,
                    match.game.name(move.action),
                    share(then, scale),
                    share(meant - known, scale),
                    share(then - meant, scale),
                    max(errors(then - meant, scale)),
                    rolls(table, move.action),
                    verdict,
                    match.game.name(verdict.best) if verdict and verdict.best != verdict.played else "",
                )
            )
            known = then
            if progress is not None:
                progress(number, len(match.moves))
    out.ledger = accounts(start, luck, own, known, scale)
    return out


def share(sums: Whole, scale: int) -> list[float]:
    """Of a victory, for each seat."""
    return [int(n) / scale for n in sums.sum(axis=0)]


def errors(sums: Whole, scale: int) -> list[float]:
    """The standard errors of these shares, by how much the batches differ."""
    out = []
    for column in sums.T.tolist():
        total, squares = sum(column), sum(n * n for n in column)
        spread = (BATCHES * squares - total * total) / (BATCHES - 1)  # of one batch, BATCHES times its variance
        out.append(float((max(spread, 0) ** 0.5) / scale))
    return out


def accounts(start: Whole, luck: Whole, own: Whole, end: Whole, scale: int) -> list[Account]:
    others = end - start - luck - own
    parts = (start, luck, own, others, end)
    shares, doubts = [share(part, scale) for part in parts], [errors(part, scale) for part in parts]
    return [
        Account(
            start=shares[0][seat],
            luck=shares[1][seat],
            own=shares[2][seat],
            others=shares[3][seat],
            result=shares[4][seat],
            luck_error=doubts[1][seat],
            own_error=doubts[2][seat],
            others_error=doubts[3][seat],
            whole=[int(part[:, seat].sum()) for part in parts],
            unit=scale,
        )
        for seat in range(start.shape[1])
    ]
