"""Puzzles: positions of games between strong bots with one clearly best move.

    python bench/find_puzzles.py forts --games 20 [--first 0] [--seats 2] [--most 60]
    python bench/find_puzzles.py forts --again

Every decision of these games (players of the level `hard`) is looked at in three stages, each with luck of its own:

1. Screen: `simple` plays another move than a quick search and than one as a review has it, with any of three lucks, and a few
   pairs of rounds (players/verdict.py) make the search's move better by QUICK_WIDTH.
2. Choose: a search of 16,000 rounds, which tries every move, prefers the same move; by 3,200 pairs it is better than the next
   best and than what `simple` plays by WIDTH or more.
3. Confirm: a search of 160,000 rounds prefers it still, and 32,000 pairs against each of its rivals make it better by WIDTH or
   more, and by more than NEVER when the error is taken away: SURE standard errors, and all that the figure moved between the
   two depths. Where all choose at the same time, it is also not worse than the next best against any reply and in any redealt
   table. Where `endings.py` can solve the position, its answer is the same.

What is stated of a puzzle comes from 32,000 pairs more, which decided nothing. If these do not bear it out, it is none.

New ones are added to `puzzles.toml` of the game at once: the finder can be stopped at any time. At most two of one game are
kept, at least APART decisions from each other. With `--again` the kept ones are confirmed and stated anew by other luck, and
those that do not hold are left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from players.endings import MOST_MOVES, best_moves
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table
from snowyard.match import Match, seed_from
from snowyard.match.puzzles import FILE, Puzzle, mark_of, puzzles_of, read, written
from snowyard.players import Bot
from snowyard.players.analyse import analyse
from snowyard.players.levels import settings_of
from snowyard.players.search import Searcher, Settings, best_of
from snowyard.players.value import batches
from snowyard.players.verdict import PROPOSE, STATE, WARM, Budget, Judge, Tally

STRONG = "hard"
GRADED = ("easy", "fair", "hard", "expert")  # the levels that make a puzzle's grade: every game has them
CHOOSE, CONFIRM = 4, 40  # times the rounds of a review
WIDTH, NEVER, SURE = 0.06, 0.03, 4.0
QUICK_PAIRS, QUICK_WIDTH = 300, 0.04
GLANCE = 8  # one of so many of the rounds of a review, before all of them
WORLDS, REPLIES = 12, 8
A_GAME, APART = 2, 6
LUCKS = 3
AGAIN = 1 << 41  # added to seeds: luck that nothing was found by


def plain_choices(table: Table) -> set[int]:
    return {Bot("simple", seed).choose(table) for seed in range(LUCKS)}


def at_leisure(level: str, of: Game, seed: int) -> Searcher:
    """A level that thinks its rounds however long they take, and never slips."""
    wanted = settings_of(level, of)
    wanted.pop("slips", 0)
    return Searcher(of, Settings(**{**wanted, "seconds": 0.0}), seed)


@dataclass(frozen=True)
class Found:
    """The best move, the next best, what `simple` plays, pairs of the best and the next best, is the ending solved?"""

    best: int
    second: int
    simple: int
    tally: Tally
    solved: bool


class Finder:
    def __init__(self, slug: str) -> None:
        self.game = game(slug)
        self.glance, self.proposer = (Judge(self.game, Budget().times(1, of)).proposer for of in (GLANCE, 1))
        self.comparers = {depth: Judge(self.game, Budget().times(depth)).comparer for depth in (CHOOSE, CONFIRM)}
        self.met: dict[str, int] = {}

    def count(self, why: str) -> None:
        self.met[why] = self.met.get(why, 0) + 1

    def pairs(self, table: Table, other: int, best: int, seed: int, depth: int, pairs: int = 0) -> Tally:
        """Pairs of rounds at a depth: as many as state a cost there, if no number is given."""
        comparer, pairs = self.comparers[depth], pairs or depth * STATE
        comparer.begin(table, other, best, seed)
        comparer.add(Tally(), min(WARM * depth, pairs))
        tally = Tally()
        comparer.add(tally, pairs)
        return tally

    def preferred(self, table: Table, seed: int, depth: int) -> tuple[int, int]:
        """The best move and the next best by a search that tries every move."""
        moves = analyse(table, rounds=depth * PROPOSE, seed=seed).moves
        return moves[0].action, max((w for w in moves[1:] if w.tried), key=lambda w: w.chance).action

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
        quick = self.pairs(table, likely.action, best.action, seed + 2, CHOOSE, QUICK_PAIRS)
        return best.action if quick.cost >= QUICK_WIDTH else -1

    def look(self, table: Table, seed: int) -> Found | None:
        if sum(action != self.game.gives_up for action in table.actions) < 2:
            return None
        plain = {Bot("simple", luck).choose(table) for luck in range(LUCKS)}
        best = self.screened(table, plain, seed)
        if best < 0:
            return None
        if not self.best_whatever_others_choose(table, best, plain):
            return self.count("not against every reply")
        preferred, second = self.preferred(table, seed + 3, CHOOSE)
        if preferred != best:
            return self.count("not the best")
        for other in {second, min(plain)}:
            if self.pairs(table, other, best, seed + 4, CHOOSE).cost < WIDTH:
                return self.count("not clear")
        return self.confirmed(table, best, {second, *plain}, seed + 5)

    def confirmed(self, table: Table, best: int, rivals: set[int], seed: int) -> Found | None:
        """By ten times the rounds that chose it, and then stated by rounds that decided nothing."""
        preferred, second = self.preferred(table, seed, CONFIRM)
        if preferred != best:
            return self.count("deeper, not the best")
        rivals = {*rivals, second}
        if not self.best_whatever_others_choose(table, best, rivals):
            return self.count("not against every reply")
        before = {other: self.pairs(table, other, best, seed + 1, CHOOSE).cost for other in rivals}
        costs: dict[int, float] = {}
        for other in sorted(rivals, key=before.__getitem__):
            tally = self.pairs(table, other, best, seed + 2, CONFIRM)
            if tally.cost < WIDTH or tally.cost - SURE * tally.error - abs(tally.cost - before[other]) <= NEVER:
                return self.count("deeper, not clear")
            costs[other] = tally.cost
        second = min(costs, key=costs.__getitem__)
        solved = best_moves(table, 1) if len(table.actions) <= MOST_MOVES else set()
        if solved and solved != {best}:
            return self.count("solved otherwise")
        stated = self.pairs(table, second, best, seed + 3, CONFIRM)
        if stated.cost - SURE * stated.error <= NEVER:
            return self.count("not borne out")
        simple = Bot("simple", 0).choose(table)
        return Found(best, second, simple, stated, bool(solved))

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
        """The puzzles of a game, each as soon as it is found."""
        match = Match(self.game.slug, seed=seed_from(1000 + number), **options)
        bots = [at_leisure(STRONG, self.game, 31 * number + seat) for seat in range(match.table.seats)]
        puzzles = 0
        free = 0  # the next decision that may be a puzzle
        while not match.table.over and puzzles < A_GAME:
            made = len(match.moves)
            found = self.look(match.table, 100_000 * number + 10 * made) if made >= free else None
            if found:
                yield self.puzzle(match, options, found)
                puzzles, free = puzzles + 1, made + APART
            match.play(match.table.actor, bots[match.table.actor].choose(match.table))

    def again(self, puzzle: Puzzle, seed: int) -> Puzzle | None:
        match, number = puzzle.match(self.game), self.game.number
        found = self.confirmed(match.table, number(puzzle.best), {number(puzzle.second), number(puzzle.simple)}, AGAIN + seed)
        return self.puzzle(match, puzzle.options, found) if found else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--most", type=int, default=60, help="stop when the file has so many")
    parser.add_argument(
        "--into", help="another file than the game's own, which is copied there; then the rules need no new compiling"
    )
    parser.add_argument("--again", action="store_true", help="look at the kept ones once more, and at nothing else")
    given = parser.parse_args()
    finder = Finder(given.game)
    own = Path(sys.modules[finder.game.package].__file__ or "").parent / FILE
    file = Path(given.into) if given.into else own
    if not file.exists():
        file.write_text(written(puzzles_of(finder.game)), encoding="utf-8")
    if given.again:
        looked = [finder.again(puzzle, 10 * n) for n, puzzle in enumerate(read(file.read_text(encoding="utf-8")))]
        file.write_text(written([puzzle for puzzle in looked if puzzle]), encoding="utf-8")
        print(f"{len(looked) - looked.count(None)} of {len(looked)} puzzles of {given.game} hold; left out: {finder.met}")
        return
    options = {"seats": given.seats or finder.game.players[0]}
    for number in range(given.first, given.first + given.games):
        for puzzle in finder.game_of(number, options):
            kept = read(file.read_text(encoding="utf-8"))
            if puzzle.mark not in {one.mark for one in kept}:
                file.write_text(written([*kept, puzzle]), encoding="utf-8")
        kept = read(file.read_text(encoding="utf-8"))
        grades = [sum(puzzle.grade == grade for puzzle in kept) for grade in range(1, len(GRADED) + 1)]
        print(f"game {number}: {len(kept)} puzzles of {given.game}, by grades {grades}; left out: {finder.met}", flush=True)
        if len(kept) >= given.most:
            return


if __name__ == "__main__":
    main()
