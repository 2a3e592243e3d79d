"""What makes a position a puzzle: the stages that a decision goes through. bench/find_puzzles.py plays the games.

Every stage has luck of its own, and what falls falls as early as can be: pairs of rounds (players/verdict.py) go on only
while the move may still be good enough. What is kept has been through all rounds of every stage.

1. Screen: `simple` plays another move than a quick search and than one as a review has it, with any of three lucks, and a
   few pairs of rounds make the search's move better by QUICK_WIDTH.
2. Choose: by 3,200 pairs the move is better than what `simple` plays by WIDTH or more; a search of 16,000 rounds, which
   tries every move, prefers the same move, and 3,200 pairs make it better than the next best of that search, too.
3. Confirm: 32,000 pairs against each of its rivals make it better by WIDTH or more, and by more than NEVER when the error is
   taken away: SURE standard errors, and all that the figure moved between the two depths. A search of 160,000 rounds prefers
   it still, and the two next best of that one are rivals as well. Where all choose at the same time, it is also not worse
   than a rival against any reply and in any redealt table. Where `endings.py` can solve the position, its answer is the
   same.

What is stated of a puzzle comes from 32,000 pairs more, which decided nothing. If these do not bear it out, it is none.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from players.endings import MOST_MOVES, best_moves
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table
from snowyard.match import Match, seed_from
from snowyard.match.puzzles import Puzzle, mark_of
from snowyard.players import Bot
from snowyard.players.analyse import analyse
from snowyard.players.levels import settings_of
from snowyard.players.search import Searcher, Settings, best_of
from snowyard.players.value import batches
from snowyard.players.verdict import WARM, Budget, Evaluator, Tally

STRONG = "hard"
GRADED = ("easy", "fair", "hard", "expert")  # the levels that make a puzzle's grade: every game has them
USUAL = Budget(4000, 1600, 800)  # rounds that propose, pairs that decide, pairs that state
CHOOSE, CONFIRM = 4, 40  # times as many
WIDTH, NEVER, SURE = 0.06, 0.03, 4.0
QUICK_PAIRS, QUICK_WIDTH = 300, 0.04
HOPELESS = 3.0  # standard errors by which a move must fall short before pairs are given up
LOOK = 100  # pairs before the first look at that, and then twice as many each time
GLANCE = 8  # one of so many of the usual rounds, before all of them
WORLDS, REPLIES = 12, 8
A_GAME, APART = 2, 6
LUCKS = 3
DEEP_RIVALS = 2  # the next best moves of the deepest search that are compared
AGAIN = 1 << 41  # added to seeds: luck that nothing was found by


def at_leisure(level: str, of: Game, seed: int) -> Searcher:
    """A level that thinks its rounds however long they take, and never slips."""
    wanted = settings_of(level, of)
    wanted.pop("slips", 0)
    return Searcher(of, Settings(**{**wanted, "seconds": 0.0}), seed)


def solved_moves(table: Table) -> set[int]:
    """The best moves of a position that can be solved; nothing where it cannot: dice that tie roll again, without an end."""
    try:
        return best_moves(table, 1)
    except Refusal:
        return set()


@dataclass(frozen=True)
class Found:
    """The best move, the next best, what `simple` plays, pairs of the best and the next best, is the ending solved?"""

    best: int
    second: int
    simple: int
    tally: Tally
    solved: bool


@dataclass
class Looked:
    """What became of the decisions of a game: how many there were, how many fell where, and the processor time."""

    decisions: int = 0
    fell: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


class Finder:
    def __init__(self, slug: str) -> None:
        self.game = game(slug)
        self.glance, self.proposer = (Evaluator(self.game, USUAL.times(1, of)).proposer for of in (GLANCE, 1))
        self.comparers = {depth: Evaluator(self.game, USUAL.times(depth)).comparer for depth in (CHOOSE, CONFIRM)}
        self.looked = Looked()

    def fell(self, why: str) -> None:
        self.looked.fell[why] = self.looked.fell.get(why, 0) + 1

    def pairs(self, table: Table, other: int, best: int, seed: int, depth: int, needs: float = WIDTH, pairs: int = 0) -> Tally:
        """Pairs of rounds at a depth: as many as state a cost there, if no number is given. Fewer if it is clear before that the
        best move is not better by `needs`."""
        comparer, pairs = self.comparers[depth], pairs or depth * USUAL.state
        comparer.begin(table, other, best, seed)
        comparer.add(Tally(), min(WARM * depth, pairs))
        tally, until = Tally(), LOOK
        while tally.pairs < pairs:
            comparer.add(tally, min(until, pairs) - tally.pairs)
            if tally.cost + HOPELESS * tally.error < needs:
                break
            until *= 2
        return tally

    def preferred(self, table: Table, seed: int, depth: int) -> list[int]:
        """The best move by a search that tries every move, then the others, the next best first."""
        moves = analyse(table, rounds=depth * USUAL.propose, seed=seed).moves
        others = sorted((w for w in moves[1:] if w.tried), key=lambda w: -w.chance)
        return [moves[0].action, *(w.action for w in others)]

    def best_whatever_others_choose(self, table: Table, best: int, rivals: set[int]) -> bool:
        """Where nobody chooses at the same time, that is so of itself."""
        if self.game.module("layout").PHASES[table.t.phase] not in self.game.facts.simultaneous:
            return True
        return all(self.best_against_all(table, best, other) for other in rivals)

    def best_against_all(self, table: Table, best: int, other: int) -> bool:
        """In every redealt table, and against every reply of whoever decides next: by play-outs with the same dice."""
        for world in range(WORLDS):
            start = table.redealt(table.actor, world)
            first, second = start.copy(), start.copy()
            first.rekey(7, world)
            second.rekey(7, world)
            first.step(best)
            second.step(other)
            blind = not first.over and not second.over and first.actor == second.actor and first.actions == second.actions
            for reply in first.actions[:REPLIES] if blind else [-1]:
                parts = [batches(after, reply, 10, 20, 5)[:, table.actor] for after in (first, second)]
                gap = parts[0] - parts[1]
                if gap.mean() + 2 * gap.std(ddof=1) / len(gap) ** 0.5 < 0:
                    return False
        return True

    def screened(self, table: Table, plain: set[int], seed: int) -> int:
        """What may be the best move; -1: nothing here."""
        self.glance.begin(seed)
        if best_of(self.glance.estimates(table)).action in plain:
            return -1
        self.proposer.begin(seed + 1)
        known = self.proposer.estimates(table)
        best = best_of(known)
        rivals = [e for e in known if e.action != best.action and e.tried]
        if best.action in plain or not rivals:
            return -1
        likely = max(rivals, key=lambda e: (e.tried, e.mean))
        if best.mean - likely.mean < QUICK_WIDTH:
            return -1
        quick = self.pairs(table, likely.action, best.action, seed + 2, CHOOSE, QUICK_WIDTH, QUICK_PAIRS)
        return best.action if quick.cost >= QUICK_WIDTH else -1

    def look(self, table: Table, seed: int) -> Found | None:
        if sum(action != self.game.gives_up for action in table.actions) < 2:
            return None
        self.looked.decisions += 1
        plain = {Bot("simple", luck).choose(table) for luck in range(LUCKS)}
        best = self.screened(table, plain, seed)
        if best < 0:
            return None
        if not self.best_whatever_others_choose(table, best, plain):
            return self.fell("not against every reply")
        if self.pairs(table, min(plain), best, seed + 4, CHOOSE).cost < WIDTH:
            return self.fell("not clear")
        preferred, second = self.preferred(table, seed + 3, CHOOSE)[:2]
        if preferred != best:
            return self.fell("not the best")
        if second not in plain and self.pairs(table, second, best, seed + 4, CHOOSE).cost < WIDTH:
            return self.fell("not clear")
        return self.confirmed(table, best, {second, *plain}, seed + 5)

    def confirmed(self, table: Table, best: int, rivals: set[int], seed: int) -> Found | None:
        """By ten times the rounds that chose it, and then stated by rounds that decided nothing."""
        if not self.best_whatever_others_choose(table, best, rivals):
            return self.fell("not against every reply")
        costs = self.costs(table, best, rivals, seed)
        if len(costs) < len(rivals):
            return self.fell("deeper, not clear")
        preferred, *others = self.preferred(table, seed, CONFIRM)
        if preferred != best:
            return self.fell("deeper, not the best")
        more = set(others[:DEEP_RIVALS]) - rivals
        if not self.best_whatever_others_choose(table, best, more):
            return self.fell("not against every reply")
        costs |= self.costs(table, best, more, seed)
        if len(costs) < len(rivals | more):
            return self.fell("deeper, not clear")
        solved = solved_moves(table) if len(table.actions) <= MOST_MOVES else set()
        if solved and solved != {best}:
            return self.fell("solved otherwise")
        second = min(costs, key=costs.__getitem__)
        stated = self.pairs(table, second, best, seed + 3, CONFIRM, -1.0)
        if stated.cost - SURE * stated.error <= NEVER:
            return self.fell("not borne out")
        return Found(best, second, Bot("simple", 0).choose(table), stated, bool(solved))

    def costs(self, table: Table, best: int, rivals: set[int], seed: int) -> dict[int, float]:
        """What each rival costs by the deepest pairs, the likeliest first; only those before one that is not clearly worse."""
        before = {other: self.pairs(table, other, best, seed + 1, CHOOSE).cost for other in sorted(rivals)}
        found: dict[int, float] = {}
        for other in sorted(rivals, key=before.__getitem__):
            tally = self.pairs(table, other, best, seed + 2, CONFIRM)
            if tally.cost < WIDTH or tally.cost - SURE * tally.error - abs(tally.cost - before[other]) <= NEVER:
                break
            found[other] = tally.cost
        return found

    def grade(self, table: Table, best: int) -> int:
        """How many levels miss the move more often than not. The easiest is one of them: where it does not slip, it plays as
        `simple` does."""
        missed = 1
        for level in GRADED[1:]:
            found = sum(at_leisure(level, self.game, luck).choose(table) == best for luck in range(LUCKS))
            missed += 2 * found < LUCKS
        return missed

    def puzzle(self, match: Match, options: dict[str, Any], found: Found) -> Puzzle:
        name, tally = self.game.name, found.tally
        return Puzzle(
            match.seed.hex(),
            options,
            [name(move.action) for move in match.moves],
            name(found.best),
            name(found.second),
            name(found.simple),
            tally.best / tally.pairs,
            tally.played / tally.pairs,
            tally.error,
            self.grade(match.table, found.best),
            found.solved,
            mark_of(match.table),
        )

    def game_of(self, number: int, options: dict[str, Any]) -> Iterator[Puzzle]:
        """The puzzles of a game, each as soon as it is found. `looked` says how far it is."""
        match = Match(self.game.slug, seed=seed_from(1000 + number), **options)
        bots = [at_leisure(STRONG, self.game, 31 * number + seat) for seat in range(match.table.seats)]
        began, self.looked = time.process_time(), Looked()
        puzzles = 0
        free = 0  # the next decision that may be a puzzle
        while not match.table.over and puzzles < A_GAME:
            made = len(match.moves)
            found = self.look(match.table, 100_000 * number + 10 * made) if made >= free else None
            if found:
                yield self.puzzle(match, options, found)
                puzzles, free = puzzles + 1, made + APART
            match.play(match.table.actor, bots[match.table.actor].choose(match.table))
            self.looked.seconds = time.process_time() - began

    def again(self, puzzle: Puzzle, seed: int) -> Puzzle | None:
        match, number = puzzle.match(self.game), self.game.number
        found = self.confirmed(match.table, number(puzzle.best), {number(puzzle.second), number(puzzle.simple)}, AGAIN + seed)
        return self.puzzle(match, puzzle.options, found) if found else None
