"""What a move cost, found by rounds that did not choose what it is compared with.

1. A search proposes what the machine would have played. If that was played, the move is good.
2. Otherwise the two moves are compared in a tree of their own, in pairs of rounds: the same redealt table and the same dice for
   both, the search going on after each for everybody. The first WARM pairs only grow the tree. Looks after FIRST, 2 * FIRST,
   4 * FIRST ... more end it early: when the move surely costs little, or is surely a mistake.
3. If it is likely to be one, witnesses are asked, each a new tree with other luck: at a table of four a tree may settle who
   attacks whom, and all its pairs agree. Young trees play on badly, and what differs in them may not differ in older ones, so a
   witness grows for many pairs that do not count. If the first is clear, that is enough; else both together decide. The
   tree that was there before has no say any more: it may have been chosen for its luck.
4. The cost of a mistake is stated by one more tree, which decided nothing at all: a tree that bore it out is on its side. In
   games of few decisions it grows longer: there is time, and differences still change with its age.

Where others cannot see which of the two moves was made (choices at the same time, cards face down), a tree in which it is
always one of these two would teach them what they cannot know. So there FREE rounds go before every pair in which the seat
plays what the search likes, and others learn from all of them.

Everything follows from the seed: the same numbers on every machine, and in the page (web/src/engine/verdict.ts).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from snowyard.kernel.dice import key, next32
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.players.levels import settings_of
from snowyard.players.search import Searcher, Settings, Thinker
from snowyard.players.search_machine import pairs_of
from snowyard.players.tree.memory import Manner

THINKS_LIKE = "expert"
PROPOSE, PAIRS, STATE = 4000, 3200, 1200  # rounds that propose, pairs of a tree at most that decide, pairs that state a cost
WARM = 100
FIRST = 200
PART = 8  # one of so many pairs: the measure of further trees
GROWS, COUNTS = 6, 6  # such parts that grow a witness before any count, and that count at most
FREE = 2
SOLO = 200  # rounds that say what a good move is worth
MARGIN = 0.02  # what is less is no mistake
LIKELY, SURE = 1.0, 2.0  # standard errors by which it must be more for witnesses to be asked: in the end, and at once
WITNESSES = 2  # further trees that decide
CLEAR = 3.0  # standard errors by which it must be more for a witness to be clear
DOUBT = 1.0  # standard errors by which the mean of witnesses must be more, if the first is not clear
ENOUGH = 2.0  # standard errors by which a move that is not looked at any longer must be less than SMALL
SMALL = 0.04  # what is less may go unmarked
DECISIONS = 200  # of a game; of more than so many, each gets fewer rounds
OLDEST = 4  # in a game of few decisions the tree that states a cost grows so many times as long, at most
LOOKS_ALIKE = 4  # redeals that are asked whether others see the difference


@dataclass(frozen=True)
class Verdict:
    """A decision: the move made, what the machine would have played, what both should win (1 is a victory) by fresh rounds,
    the cost and its standard error."""

    played: int
    best: int
    worth_played: float
    worth_best: float
    cost: float
    error: float
    pairs: int
    hidden: bool
    is_mistake: bool


@dataclass
class Tally:
    """Pairs of rounds added up."""

    pairs: int = 0
    played: float = 0.0
    best: float = 0.0
    squares: float = 0.0  # of the differences

    def add(self, played: float, best: float) -> None:
        self.pairs += 1
        self.played += played
        self.best += best
        self.squares += (best - played) * (best - played)

    def join(self, other: Tally) -> None:
        self.pairs += other.pairs
        self.played += other.played
        self.best += other.best
        self.squares += other.squares

    @property
    def cost(self) -> float:
        return (self.best - self.played) / self.pairs

    @property
    def error(self) -> float:
        """Of the cost; never nothing: what has not differed yet may differ still."""
        spread = max(self.squares / self.pairs - self.cost * self.cost, 0.25 / self.pairs)
        return float((spread / self.pairs) ** 0.5)

    def exceeds(self, errors: float) -> bool:
        """Is the cost more than MARGIN by so many standard errors?"""
        return self.cost - errors * self.error > MARGIN

    def falls_short(self, of: float) -> bool:
        """Is the cost surely less?"""
        return self.cost + ENOUGH * self.error < of


@dataclass(frozen=True)
class Budget:
    """Of one decision: rounds that propose, pairs at most that decide, pairs that state a cost, and how many times as long as
    a witness the tree that states it grows."""

    propose: int = PROPOSE
    pairs: int = PAIRS
    state: int = STATE
    older: int = 1

    def times(self, factor: int, of: int = 1) -> Budget:
        """So many times as many, one of so many; never none."""
        propose, pairs, state = (max(1, many * factor // of) for many in (self.propose, self.pairs, self.state))
        return Budget(propose, pairs, state, self.older)

    def shared_by(self, decisions: int, rounds: int = 0) -> Budget:
        """In a game of so many: each of many gets less, unless so many rounds are to propose; few have time for older trees."""
        older = min(OLDEST, max(1, DECISIONS // max(1, decisions)))
        share = (rounds, self.propose) if rounds else (DECISIONS, max(decisions, DECISIONS))
        return replace(self.times(*share), older=older)


class Evaluator:
    """Evaluates decisions of one game, each from a seed of its own and without memory of the others."""

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self.part = max(1, self.budget.pairs // PART)
        like = replace(Settings(**settings_of(THINKS_LIKE, game)), seconds=0.0)
        self.game = game
        self.proposer = Searcher(game, replace(like, rounds=self.budget.propose), 0)
        self.grows = GROWS * self.part * self.budget.older
        rounds = 2 * (WARM + max((GROWS + COUNTS) * self.part, self.grows + self.budget.state))
        self.comparer = Comparer(game, replace(like, rounds=rounds))

    def evaluate(self, table: Table, action: int, seed: int, number: int) -> Verdict:
        """The decision `number` of the game of this seed."""
        luck = np.zeros(4, np.uint32)
        key(luck, np.uint64(seed), np.uint64(number))
        self.proposer.begin(_word(luck))
        best = self.proposer.choose(table)
        return self.compare(table, action, best, _word(luck))

    def compare(self, table: Table, played: int, best: int, seed: int) -> Verdict:
        pairing = self.comparer
        pairing.begin(table, played, best, seed)
        if best == played:
            worth = pairing.alone(SOLO)
            return Verdict(played, best, worth, worth, 0.0, 0.0, 0, False, False)
        pairing.add(Tally(), WARM)
        tally, is_mistake = self._heard(FIRST, self.budget.pairs, SURE, SMALL), False
        if tally.exceeds(LIKELY):
            tally, is_mistake = self._witnessed(table, played, best, seed)
        if is_mistake:
            self._grow(table, played, best, seed, WITNESSES + 1, self.grows)
            tally = Tally()
            pairing.add(tally, self.budget.state)
        n = tally.pairs
        return Verdict(played, best, tally.played / n, tally.best / n, tally.cost, tally.error, n, pairing.hidden, is_mistake)

    def _heard(self, first: int, most: int, sure: float, low: float) -> Tally:
        """Pairs of the tree that is there, until the cost is more than MARGIN by so many errors, or surely less than `low`."""
        tally, until = Tally(), min(first, most)
        while True:
            self.comparer.add(tally, until - tally.pairs)
            if tally.exceeds(sure) or tally.falls_short(low) or until >= most:
                return tally
            until = min(2 * until, most)

    def _grow(self, table: Table, played: int, best: int, seed: int, number: int, pairs: int) -> None:
        """A further tree, grown by so many pairs."""
        self.comparer.begin(table, played, best, (seed + number) % (1 << 64))
        self.comparer.add(Tally(), WARM + pairs)

    def _witnessed(self, table: Table, played: int, best: int, seed: int) -> tuple[Tally, bool]:
        """The pairs of the witnesses, and whether it is a mistake by them."""
        both, cost, squares = Tally(), 0.0, 0.0
        for number in range(1, WITNESSES + 1):
            self._grow(table, played, best, seed, number, GROWS * self.part)
            told = self._heard(self.part, COUNTS * self.part, CLEAR, MARGIN)
            both.join(told)
            if told.falls_short(MARGIN) or (number == 1 and told.exceeds(CLEAR)):
                return both, told.exceeds(CLEAR)
            cost += told.cost / WITNESSES
            squares += told.error * told.error
        return both, cost - DOUBT * squares**0.5 / WITNESSES > MARGIN


def _word(luck: npt.NDArray[np.uint32]) -> int:
    return int(next32(luck)) << 32 | int(next32(luck))


class Comparer(Thinker):
    """A tree in which a round can be made to begin with a certain move."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings, 0)
        self.game, self.loop = game, pairs_of(game, self.driver)
        self.dealt, self.paired = np.zeros(4, np.uint32), np.zeros(4, np.uint32)  # the luck of a pair, and of one of its rounds
        s = settings
        self.manner = Manner(s.explore, s.guided, s.widen, s.widest, s.bias, s.horizon, s.learned)

    def begin(self, table: Table, played: int, best: int, seed: int) -> None:
        self.forget()
        self.seed, self.count, self.seat = seed, 0, table.actor
        key(self.luck, np.uint64(seed), np.uint64(0))
        self.root = table.redealt(self.seat, int(self.luck[0])).quiet()
        self.hidden = played != best and self._alike(table, played, best)
        self._round(self.luck)  # makes the node of the root
        self.tables.raw[0] = self.root
        with np.errstate(over="ignore"):
            seen = np.uint64(self.driver.key_of(self.tables.lifted, self.tables.raw, 0, self.seat))
        node = self.node = int(self.tree.node_at[self.driver.find(self.tree, seen)])
        self.first, self.size = int(self.tree.first[node]), int(self.tree.size[node])
        self.at = {played: -1, best: -1}
        actions = self.tree.action[self.first : self.first + self.size].tolist()
        for move in self.at:
            if move not in actions:  # left out, where a node holds only some of the moves: in place of a late one
                late = next(e for e in range(self.size - 1, -1, -1) if actions[e] not in self.at)
                actions[late] = self.tree.action[self.first + late] = move
            self.at[move] = self.first + actions.index(move)
        self.played, self.best = played, best

    def _alike(self, table: Table, played: int, best: int) -> bool:
        """Is there a seat that could not tell which of the two moves was made?"""
        for n in range(LOOKS_ALIKE):
            start = table.redealt(self.seat, int(self.luck[1]) + n)
            keys: list[dict[int, int]] = []
            for move in (played, best):
                after = start.copy()
                after.step(move)
                self.tables.raw[0] = after.quiet()
                with np.errstate(over="ignore"):
                    keys.append(
                        {
                            seat: int(self.driver.key_of(self.tables.lifted, self.tables.raw, 0, seat))
                            for seat in range(table.seats)
                            if seat != self.seat
                        }
                    )
            if any(keys[0][seat] == keys[1][seat] for seat in keys[0]):
                return True
        return False

    def _round(self, luck: npt.NDArray[np.uint32]) -> None:
        with np.errstate(over="ignore"):
            self.driver.search(
                self.tables.lifted,
                self.tables.raw,
                self.root,
                self.tree,
                self.seat,
                1,
                self.mask,
                luck,
                self.manner,
                self.path,
                self.payoff,
                self.won_by,
            )

    def _next(self) -> None:
        """The luck of the next pair."""
        self.count += 1
        key(self.dealt, np.uint64(self.seed), np.uint64(self.count))

    def _forced(self, move: int) -> float:
        """What the seat wins in a round that begins with this move; its dice are those of this pair."""
        tree, node = self.tree, self.node
        self.paired[:] = self.dealt
        tree.first[node], tree.size[node] = self.at[move], 1
        self._round(self.paired)
        tree.first[node], tree.size[node] = self.first, self.size
        return float(self.payoff[self.seat])

    def add(self, tally: Tally, pairs: int) -> None:
        if self.loop is not None:
            self._add_at_once(tally, pairs)
            return
        for _ in range(pairs):
            if self.hidden:
                for _ in range(FREE):
                    self._round(self.luck)
            self._next()
            tally.add(self._forced(self.played), self._forced(self.best))

    def _add_at_once(self, tally: Tally, pairs: int) -> None:
        """The same rounds in one call (players/tree/pair_driver.py)."""
        at = np.array([self.node, self.first, self.size, self.at[self.played], self.at[self.best]], np.int64)
        sums = np.array([tally.played, tally.best, tally.squares])
        self.loop(
            self.tables.lifted,
            self.tables.raw,
            self.root,
            self.tree,
            self.seat,
            pairs,
            FREE if self.hidden else 0,
            self.mask,
            self.luck,
            self.manner,
            self.path,
            self.payoff,
            self.won_by,
            self.dealt,
            self.paired,
            np.uint64(self.seed),
            self.count,
            at,
            sums,
        )
        self.count += pairs
        tally.pairs += pairs
        tally.played, tally.best, tally.squares = (float(x) for x in sums)

    def alone(self, rounds: int) -> float:
        won = 0.0
        for _ in range(rounds):
            self._next()
            won += self._forced(self.played)
        return won / rounds
