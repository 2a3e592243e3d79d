"""How far the review of a game can be trusted: its marks and costs against those of ten times the rounds.

    python bench/review.py forts duel --workers 2 --minutes 30 --out measured    look at decisions, into this folder
    python bench/review.py forts duel --tell measured                            what they come to

Games between players of the level `easy` are played, and some decisions of each, drawn by lot, are looked at as `snowyard
analyse` does it and once more with ten times the rounds and other luck. A line of `review.jsonl` has for each decision what
was proposed, and the pairs of rounds of every tree, added up at several points each: so a rule of players/verdict.py can be
tried on what was measured. What tunes a rule does not say how good it is: give other games to that (`--first`).

Said of the marks: how many the deeper look confirms (another move is better by 2 points or more: its own proposal or the one
of the review). Of the mistakes of 5 points and more that the deeper look finds: how many are marked. And what the marked
moves cost on average by both, against the move that the review names; the interval of the ratio comes from drawing the marks
anew, with replacement. With `--marks` only what the review marks gets the deeper look: several times as many marks in the same
time, and nothing about mistakes that are not marked.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")

import numpy as np
from together import lines, together, write

import snowyard
from snowyard.kernel.dice import key
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table
from snowyard.players import player
from snowyard.players.verdict import (
    CLEAR,
    COUNTS,
    DOUBT,
    FIRST,
    GROWS,
    LIKELY,
    MARGIN,
    OLDEST,
    PAIRS,
    PART,
    SMALL,
    STATE,
    SURE,
    WARM,
    WITNESSES,
    Budget,
    Evaluator,
    Tally,
    _word,
)

LEVEL = "easy"
GREAT = 0.05
DEEPER = 10
OTHER_LUCK = 1 << 40
A_GAME = 4  # decisions of one game
POINTS = (200, 400, 800, 1200, 1600, 2000, 2400, 2800, 3200)  # pairs after which they are noted
FURTHER = (400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600, 4000, 4800)  # in further trees
DEEP_POINTS = (1000, 2000, 4000, 8000, 16000)
HOPELESS = 3.0  # standard errors below the margin by which pairs are given up
GUESS = 20.0  # seconds for the decisions of a game that is being looked at
DRAWS = 10_000  # of all marks, for an interval
FILE = "review.jsonl"

Noted = list[tuple[int, float, float, float]]
"""Pairs, what the played move won, what the other won, squares of the differences: at several points."""


class Measuring(Evaluator):
    """Everything that a rule may ask of a decision."""

    def __init__(self, of: Game) -> None:
        super().__init__(of, Budget(older=OLDEST))
        self.deep = Evaluator(of, Budget().times(DEEPER))
        self.older = 1

    def noted(
        self, evaluator: Evaluator, table: Table, moves: tuple[int, int], seed: int, points: tuple[int, ...], hopeless: float
    ) -> Noted:
        """Pairs of the played move and another in a tree of their own; given up when it is no mistake, by so many errors."""
        evaluator.comparer.begin(table, *moves, seed % (1 << 64))
        evaluator.comparer.add(Tally(), DEEPER * WARM if evaluator is self.deep else WARM)
        tally, out = Tally(), []
        for point in points:
            evaluator.comparer.add(tally, point - tally.pairs)
            out.append((tally.pairs, tally.played, tally.best, tally.squares))
            if tally.cost + hopeless * tally.error < MARGIN:
                break
        return out

    def row(self, table: Table, action: int, seed: int, number: int, marks: bool = False) -> dict[str, Any]:
        """What is noted of a decision; with `marks`, the deeper look only where the review marks it."""
        luck = np.zeros(4, np.uint32)
        key(luck, np.uint64(seed), np.uint64(number))
        self.proposer.begin(_word(luck))
        best, second = self.proposer.choose(table), _word(luck)
        compared = {} if best == action else {str(best): self.by_review(table, (action, best), second, marks)}
        row: dict[str, Any] = {"played": action, "best": best, "moves": compared}
        if marks:
            return self.confirmed(row, table, seed, number)
        self.deep.proposer.begin(seed + OTHER_LUCK + 7919 * number)
        deep_best = row["deep_best"] = self.deep.proposer.choose(table)
        for move in sorted({best, deep_best} - {action}):
            told = compared.setdefault(str(move), {})
            told["deep"] = self.deeper(table, (action, move), seed, number, math.inf if "1" in told else HOPELESS)
        return row

    def confirmed(self, row: dict[str, Any], table: Table, seed: int, number: int) -> dict[str, Any]:
        """A mark gets the deeper look at its own move; where that does not confirm it, what the deeper search proposes, too."""
        action, best = row["played"], row["best"]
        if not judged(row, Rule())[0]:
            return row
        row["moves"][str(best)]["deep"] = self.deeper(table, (action, best), seed, number)
        row["deep_best"] = best
        if deep_cost(row, best) < MARGIN:
            self.deep.proposer.begin(seed + OTHER_LUCK + 7919 * number)
            other = row["deep_best"] = self.deep.proposer.choose(table)
            if other not in (action, best):
                row["moves"][str(other)] = {"deep": self.deeper(table, (action, other), seed, number, HOPELESS)}
        return row

    def deeper(self, table: Table, moves: tuple[int, int], seed: int, number: int, hopeless: float = math.inf) -> Noted:
        return self.noted(self.deep, table, moves, seed + OTHER_LUCK + 104729 * number, DEEP_POINTS, hopeless)

    def by_review(self, table: Table, moves: tuple[int, int], seed: int, marks: bool) -> dict[str, Noted]:
        """The pairs of every tree that a rule may ask."""
        told = {"screen": self.noted(self, table, moves, seed, POINTS, HOPELESS)}
        likely = len(told["screen"]) == len(POINTS)  # else no rule marks it
        if marks:
            screen = heard(told["screen"], 0, looks(FIRST, PAIRS), SURE, SMALL)
            likely = screen is not None and screen.exceeds(LIKELY)
        for other in range(1, WITNESSES + 2) if likely else ():
            points = FURTHER if other <= WITNESSES else stating(self.older)
            told[str(other)] = self.noted(self, table, moves, seed + other, points, math.inf)
            if marks and other == WITNESSES and not witnessed(told, Rule()):
                break
        return told


def stating(older: int) -> tuple[int, ...]:
    """Pairs after which the tree that states a cost is noted: as reviews do it, and others to try."""
    grown = older * GROWS * PAIRS // PART
    return tuple(sorted({*FURTHER, grown, grown + STATE}))


def decisions(table: Table, seed: int) -> list[tuple[int, Table, int]]:
    """Every decision of a game: its number, the table, the move."""
    bots = [player(LEVEL, table.game, seed=17 * seed + s) for s in range(table.seats)]
    found, number = [], 0
    while not table.over:
        action = bots[table.actor].choose(table)
        number += 1
        if sum(a != table.game.gives_up for a in table.actions) > 1:
            found.append((number, table.copy(), action))
        table.step(action)
    return found


def measured(slug: str, seed: int, evaluator: Measuring, marks: bool) -> Iterator[dict[str, Any]]:
    """Some decisions of a game, drawn by lot."""
    of_game = decisions(snowyard.new(slug, seed=seed), seed)
    evaluator.older = Budget().shared_by(len(of_game)).older
    for number, table, action in random.Random(seed).sample(of_game, min(A_GAME, len(of_game))):
        began = time.process_time()
        row = evaluator.row(table, action, seed, number, marks)
        seconds = round(time.process_time() - began, 2)
        yield {"game": slug, "seed": seed, "number": number, "seconds": seconds, "older": evaluator.older, **row}


class Work:
    """The next game is of the kind that has had least processor time and not yet `most` decisions."""

    def __init__(self, slugs: list[str], folder: Path, first: int, most: int) -> None:
        self.slugs, self.folder, self.most = slugs, folder, most
        self.lock = multiprocessing.Lock()
        self.next, self.busy, self.made = (multiprocessing.Array("q", len(slugs), lock=False) for _ in range(3))
        self.spent = multiprocessing.Array("d", len(slugs), lock=False)
        done = lines(folder / FILE)
        for n, slug in enumerate(slugs):
            self.made[n] = sum(row["game"] == slug for row in done)
            self.next[n] = max([first, *(row["seed"] + 1 for row in done if row["game"] == slug)])

    def take(self) -> tuple[int, int] | None:
        with self.lock:
            lack = [n for n in range(len(self.slugs)) if self.made[n] + A_GAME * self.busy[n] < self.most]
            if not lack:
                return None
            n = min(lack, key=lambda n: self.spent[n] + GUESS * self.busy[n])
            self.busy[n] += 1
            self.next[n] += 1
            return n, self.next[n] - 1

    def keep(self, n: int, row: dict[str, Any]) -> None:
        with self.lock:
            self.spent[n] += row["seconds"]
            self.made[n] += 1
            write(self.folder / FILE, row)

    def done(self, n: int) -> None:
        with self.lock:
            self.busy[n] -= 1


def worker(work: Work, marks: bool) -> None:
    evaluators: dict[int, Measuring] = {}
    while (taken := work.take()) is not None:
        n, seed = taken
        evaluator = evaluators.get(n) or evaluators.setdefault(n, Measuring(game(work.slugs[n])))
        for row in measured(work.slugs[n], seed, evaluator, marks):
            work.keep(n, row)
        work.done(n)


def warm(slug: str) -> None:
    """All code that workers run, compiled: into the cache, from which they read it."""
    table = snowyard.new(slug, seed=1)
    moves = next(iter(decisions(table.copy(), 1)))
    evaluator = Evaluator(table.game, Budget(100, 100, 100))
    evaluator.evaluate(moves[1], moves[2], 1, 1)
    others = [action for action in moves[1].actions if action not in (moves[2], table.game.gives_up)]
    evaluator.compare(moves[1], moves[2], others[0], 1)


@dataclass(frozen=True)
class Rule:
    """A rule of players/verdict.py, as far as it can be tried on what was measured."""

    pairs: int = PAIRS  # at most, of a tree that decides
    first: int = FIRST  # the first look
    likely: float = LIKELY  # standard errors by which the screen must be more than the margin in the end
    sure: float = SURE  # or at once
    small: float = SMALL  # what is surely less is dropped
    part: int = PAIRS // PART  # the measure of further trees
    grows: int = GROWS  # parts that grow a witness
    counts: int = COUNTS  # parts of it that count at most
    stating: int = GROWS  # parts that grow the tree that states a cost, in a long game
    clear: float = CLEAR  # standard errors by which the first witness is clear
    doubt: float = DOUBT  # standard errors by which the witnesses' mean must be more
    state: int = STATE


def tally_of(noted: Noted, pairs: int, after: int = 0) -> Tally | None:
    """The pairs after the first so many; None where they were given up before."""
    sums = {n: (n, *rest) for n, *rest in noted}
    if pairs not in sums:
        return None
    less = sums[after] if after else (0, 0.0, 0.0, 0.0)
    return Tally(*(of - without for of, without in zip(sums[pairs], less, strict=True)))


def looks(first: int, most: int) -> list[int]:
    out = [first]
    while out[-1] < most:
        out.append(min(2 * out[-1], most))
    return out


def heard(noted: Noted, young: int, at: list[int], sure: float, low: float) -> Tally | None:
    """The pairs of a tree up to the look that ends it; None where they were given up before."""
    for look in at:
        tally = tally_of(noted, young + look, young)
        if tally is None or tally.exceeds(sure) or tally.falls_short(low):
            break
    return tally


def witnessed(told: dict[str, Noted], rule: Rule) -> bool:
    tallies, at = [], looks(rule.part, rule.counts * rule.part)
    for number in range(1, WITNESSES + 1):
        tally = heard(told[str(number)], rule.grows * rule.part, at, rule.clear, MARGIN)
        assert tally is not None
        if tally.falls_short(MARGIN) or (number == 1 and tally.exceeds(rule.clear)):
            return tally.exceeds(rule.clear)
        tallies.append(tally)
    error = sum(tally.error**2 for tally in tallies) ** 0.5 / WITNESSES
    return sum(tally.cost for tally in tallies) / WITNESSES - rule.doubt * error > MARGIN


def judged(row: dict[str, Any], rule: Rule) -> tuple[bool, float]:
    """Is it marked, and the stated cost."""
    if row["best"] == row["played"]:
        return False, 0.0
    told = row["moves"][str(row["best"])]
    screen = heard(told["screen"], 0, looks(rule.first, rule.pairs), rule.sure, rule.small)
    if screen is None or not screen.exceeds(rule.likely) or "1" not in told or not witnessed(told, rule):
        return False, 0.0
    grown = row.get("older", 1) * rule.stating * rule.part
    stated = tally_of(told[str(WITNESSES + 1)], grown + rule.state, grown)
    assert stated is not None
    return True, stated.cost


def deep_cost(row: dict[str, Any], move: int) -> float:
    return 0.0 if move == row["played"] else Tally(*row["moves"][str(move)]["deep"][-1]).cost


def interval(hits: int, of: int) -> str:
    """A share with its 95 % interval by Wilson."""
    if not of:
        return "none"
    z, p = 1.96, hits / of
    middle, half = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + side * half) / (1 + z * z / of) for side in (-1, 1))
    return f"{hits} of {of}, {p:.0%} ({low:.0%} to {high:.0%})"


def ratio(marks: list[tuple[float, float, float]]) -> str:
    """Of stated costs and those of the deeper look, with the 95 % interval of marks drawn anew."""
    if not marks:
        return "none"
    _, deep, stated = (np.array(column) for column in zip(*marks, strict=True))
    drawn = np.random.default_rng(1).integers(len(marks), size=(DRAWS, len(marks)))
    low, high = np.quantile(stated[drawn].sum(axis=1) / deep[drawn].sum(axis=1), (0.025, 0.975))
    return f"{stated.sum() / deep.sum():.2f} times ({low:.2f} to {high:.2f})"


def told(rows: list[dict[str, Any]], rule: Rule) -> str:
    found = [(row, *judged(row, rule)) for row in rows]
    deepest = [max(deep_cost(row, row["deep_best"]), deep_cost(row, row["best"])) if "deep_best" in row else 0.0 for row in rows]
    marks = [
        (deep, deep_cost(row, row["best"]), cost) for deep, (row, marked, cost) in zip(deepest, found, strict=True) if marked
    ]
    great = [marked for deep, (_, marked, _) in zip(deepest, found, strict=True) if deep >= GREAT]
    missed = interval(sum(great), len(great)) if all("deep_best" in row for row in rows) else "not looked for"
    many, stated, same = max(1, len(marks)), sum(cost for _, _, cost in marks), sum(same for _, same, _ in marks)
    return "\n".join(
        [
            f"  {len(rows)} decisions of {len({row['seed'] for row in rows})} games, {len(marks)} marked",
            f"  marks confirmed: {interval(sum(deep >= MARGIN for deep, _, _ in marks), len(marks))}",
            f"  mistakes of 5 points and more that are marked: {missed}",
            f"  stated costs on average {100 * stated / many:.2f} points, by ten times the rounds {100 * same / many:.2f}: "
            + ratio(marks),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=30.0, help="of the clock, compiling included")
    parser.add_argument("--out", default="measured", help="the folder of what is measured")
    parser.add_argument("--first", type=int, default=1000, help="number of the first game of each kind")
    parser.add_argument("--most", type=int, default=500, help="decisions of each kind")
    parser.add_argument("--marks", action="store_true", help="look deeper only at what the review marks: more marks, no misses")
    parser.add_argument("--tell", nargs="+", metavar="FOLDER", help="say what was measured comes to, and measure nothing")
    given = parser.parse_args()
    folders = [Path(folder) for folder in given.tell or [given.out]]
    if not given.tell:
        end = time.monotonic() + 60 * given.minutes
        folders[0].mkdir(parents=True, exist_ok=True)
        together(warm, [(slug,) for slug in given.games], 60 * given.minutes)
        print(f"compiled; {end - time.monotonic():.0f} s are left", flush=True)
        work = Work(given.games, folders[0], given.first, given.most)
        together(worker, [(work, given.marks)] * given.workers, end - time.monotonic())
    rows = [row for folder in folders for row in lines(folder / FILE)]
    for slug in given.games:
        wanted = [row for row in rows if row["game"] == slug]
        print(f"{slug}\n{told(wanted, Rule())}", flush=True)


if __name__ == "__main__":
    main()
