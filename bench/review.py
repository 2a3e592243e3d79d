"""How far the review of a game can be trusted: its marks and costs against those of ten times the rounds.

    python bench/review.py forts duel --workers 2 --minutes 30 --out measured    look at decisions, into this folder
    python bench/review.py forts duel --tell measured [--half 0]                 what they come to

Games between players of the level `easy` are played, and some decisions of each, drawn by lot, are looked at as `snowyard
analyse` does it and once more with ten times the rounds and other luck. A line of `review.jsonl` has for each decision what
was proposed, and the pairs of rounds that decide and of both witnesses, added up at several points each: so a rule of
players/verdict.py can be tried on what was measured. Half of the games (even numbers, `--half 0`) may tune it; the other
half (`--half 1`) says how good it is.

Said of the marks: how many the deeper look confirms (another move is better by 2 points or more: its own proposal or the one
of the review). Of the mistakes of 5 points and more that the deeper look finds: how many are marked. And what the marked
moves cost on average by both, against the move that the review names.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from dataclasses import astuple, dataclass
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
from snowyard.players.search import best_of
from snowyard.players.verdict import (
    DOUBT,
    ENOUGH,
    FIRST,
    MARGIN,
    PAIRS,
    PROPOSE,
    SMALL,
    STATE,
    SURE,
    WARM,
    Budget,
    Judge,
    Tally,
    _word,
)

LEVEL = "easy"
GREAT = 0.05
DEEPER = 10
OTHER_LUCK = 1 << 40
A_GAME = 4  # decisions of one game
MOST = Budget(8000, 6400, 3200)  # what is measured of a rule at most
POINTS = (100, 200, 400, 800, 1600, 3200, 4800, 6400)  # pairs after which they are noted
DEEP_POINTS = (1000, 2000, 4000, 8000, 16000)
HOPELESS = 3.0  # standard errors below the margin by which pairs are given up
GUESS = 20.0  # seconds for the decisions of a game that is being looked at
FILE = "review.jsonl"

Noted = list[tuple[int, float, float, float]]
"""Pairs, what the played move won, what the other won, squares of the differences: at several points."""


class Measuring(Judge):
    """Everything that a rule may ask of a decision."""

    def __init__(self, of: Game) -> None:
        super().__init__(of, MOST)
        self.proposers = {rounds: Judge(of, Budget(rounds, 1, 1)).proposer for rounds in (4000, 8000)}
        self.deep = Judge(of, Budget(40_000, 16_000, 16_000))

    def noted(
        self, judge: Judge, table: Table, moves: tuple[int, int], seed: int, points: tuple[int, ...], hopeless: float
    ) -> Noted:
        """Pairs of the played move and another in a tree of their own; given up when it is no mistake, by so many errors."""
        judge.comparer.begin(table, *moves, seed % (1 << 64))
        judge.comparer.add(Tally(), DEEPER * WARM if judge is self.deep else WARM)
        tally, out = Tally(), []
        for point in points:
            judge.comparer.add(tally, point - tally.pairs)
            out.append((tally.pairs, tally.played, tally.best, tally.squares))
            if tally.cost + hopeless * tally.error < MARGIN:
                break
        return out

    def proposals(self, table: Table, seed: int) -> dict[str, int]:
        """By so many rounds; with the caution of the level, and without."""
        out: dict[str, int] = {}
        for rounds, proposer in self.proposers.items():
            proposer.begin(seed)
            out[f"careful {rounds}"] = proposer.choose(table)
            proposer.begin(seed)
            out[f"bold {rounds}"] = best_of(proposer.estimates(table)).action
        return out

    def row(self, table: Table, action: int, seed: int, number: int) -> dict[str, Any]:
        luck = np.zeros(4, np.uint32)
        key(luck, np.uint64(seed), np.uint64(number))
        first, second = _word(luck), _word(luck)
        proposals = self.proposals(table, first)
        self.deep.proposer.begin(seed + OTHER_LUCK + 7919 * number)
        deep_best = self.deep.proposer.choose(table)
        compared: dict[str, dict[str, Noted]] = {}
        for move in sorted({*proposals.values(), deep_best} - {action}):
            told: dict[str, Noted] = {}
            both, likely = (action, move), False
            if move in proposals.values():
                told["decide"] = self.noted(self, table, both, second, POINTS, HOPELESS)
                likely = len(told["decide"]) == len(POINTS)  # else no rule marks it
            if likely:
                told["bear out"] = self.noted(self, table, both, second + 1, POINTS, math.inf)
                told["state"] = self.noted(self, table, both, second + 2, POINTS[:-1], math.inf)  # the second witness
            luck_there = seed + OTHER_LUCK + 104729 * number
            told["deep"] = self.noted(self.deep, table, both, luck_there, DEEP_POINTS, math.inf if likely else HOPELESS)
            compared[str(move)] = told
        return {"played": action, "proposals": proposals, "deep_best": deep_best, "moves": compared}


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


def measured(slug: str, seed: int, judge: Measuring) -> Iterator[dict[str, Any]]:
    """Some decisions of a game, drawn by lot."""
    of_game = decisions(snowyard.new(slug, seed=seed), seed)
    for number, table, action in random.Random(seed).sample(of_game, min(A_GAME, len(of_game))):
        began = time.process_time()
        row = judge.row(table, action, seed, number)
        yield {"game": slug, "seed": seed, "number": number, "seconds": round(time.process_time() - began, 2), **row}


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


def worker(work: Work) -> None:
    judges: dict[int, Measuring] = {}
    while (taken := work.take()) is not None:
        n, seed = taken
        judge = judges.get(n) or judges.setdefault(n, Measuring(game(work.slugs[n])))
        for row in measured(work.slugs[n], seed, judge):
            work.keep(n, row)
        work.done(n)


def warm(slug: str) -> None:
    """All code that workers run, compiled: into the cache, from which they read it."""
    table = snowyard.new(slug, seed=1)
    moves = next(iter(decisions(table.copy(), 1)))
    judge = Judge(table.game, Budget(100, 100, 100))
    judge.judge(moves[1], moves[2], 1, 1)
    others = [action for action in moves[1].actions if action not in (moves[2], table.game.gives_up)]
    judge.compare(moves[1], moves[2], others[0], 1)


@dataclass(frozen=True)
class Rule:
    """A rule of players/verdict.py, as far as it can be tried on what was measured."""

    propose: str = f"careful {PROPOSE}"
    decide: int = PAIRS  # pairs at most
    first: int = FIRST  # the first look
    sure: float = SURE  # standard errors by which a mistake is more than the margin
    enough: float = ENOUGH  # standard errors by which what is none is less than `small`
    small: float = SMALL
    bear: int = PAIRS
    doubt: float = DOUBT
    state: tuple[int, int] = (PAIRS, PAIRS + STATE)  # pairs of a witness after which stating begins and ends
    witnesses: tuple[str, ...] = ("bear out", "state")


def tally_of(noted: Noted, pairs: int, after: int = 0) -> Tally | None:
    """The pairs after the first so many; None where they were given up before."""
    sums = {n: (n, *rest) for n, *rest in noted}
    if pairs not in sums:
        return None
    less = sums[after] if after else (0, 0.0, 0.0, 0.0)
    return Tally(*(of - without for of, without in zip(sums[pairs], less, strict=True)))


def looks(rule: Rule) -> list[int]:
    """The pairs after which the deciding ones are looked at: FIRST, and twice as many each time."""
    out = [rule.first]
    while out[-1] < rule.decide:
        out.append(min(2 * out[-1], rule.decide))
    return out


def judged(row: dict[str, Any], rule: Rule) -> tuple[bool, int, float]:
    """Is it marked, the move that is better, the stated cost."""
    best = row["proposals"][rule.propose]
    if best == row["played"]:
        return False, best, 0.0
    told, marked = row["moves"][str(best)], False
    for point in looks(rule):
        tally = tally_of(told["decide"], point)
        if tally is None or tally.cost + rule.enough * tally.error < rule.small:
            break
        marked = tally.cost - rule.sure * tally.error > MARGIN
        if marked:
            break
    if not marked or "state" not in told:
        return False, best, 0.0
    stated = Tally()
    for name in rule.witnesses:
        witness, more = tally_of(told[name], rule.bear), tally_of(told[name], rule.state[1], rule.state[0])
        assert witness is not None
        assert more is not None
        stated = Tally(*(a + b for a, b in zip(astuple(stated), astuple(more), strict=True)))
        marked = marked and witness.cost - rule.doubt * witness.error > MARGIN
    return marked, best, stated.cost


def deep_cost(row: dict[str, Any], move: int, pairs: int) -> float:
    if move == row["played"]:
        return 0.0
    noted = row["moves"][str(move)]["deep"]
    tally = tally_of(noted, min(pairs, noted[-1][0]))
    assert tally is not None
    return tally.cost


def interval(hits: int, of: int) -> str:
    """A share with its 95 % interval by Wilson."""
    if not of:
        return "none"
    z, p = 1.96, hits / of
    middle, half = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + side * half) / (1 + z * z / of) for side in (-1, 1))
    return f"{hits} of {of}, {p:.0%} ({low:.0%} to {high:.0%})"


def told(rows: list[dict[str, Any]], rule: Rule) -> str:
    after, until = rule.state
    pairs = DEEPER * (until - after)
    found = [(row, *judged(row, rule)) for row in rows]
    deepest = [max(deep_cost(row, row["deep_best"], pairs), deep_cost(row, best, pairs)) for row, _, best, _ in found]
    marks = [
        (deep, deep_cost(row, best, pairs), cost)
        for deep, (row, marked, best, cost) in zip(deepest, found, strict=True)
        if marked
    ]
    great = [marked for deep, (_, marked, _, _) in zip(deepest, found, strict=True) if deep >= GREAT]
    stated, same = sum(cost for _, _, cost in marks), sum(same for _, same, _ in marks)
    by = [cost - same for _, same, cost in marks]
    doubt = np.std(by, ddof=1) / len(by) ** 0.5 if len(by) > 1 else 0.0
    many, ratio = max(1, len(marks)), f"{stated / same:.2f}" if same else "none"
    return "\n".join(
        [
            f"  {len(rows)} decisions of {len({row['seed'] for row in rows})} games, {len(marks)} marked",
            f"  marks confirmed: {interval(sum(deep >= MARGIN for deep, _, _ in marks), len(marks))}",
            f"  mistakes of 5 points and more that are marked: {interval(sum(great), len(great))}",
            f"  stated costs on average {100 * stated / many:.2f} points, by ten times the rounds {100 * same / many:.2f} "
            f"(difference {100 * (stated - same) / many:+.2f}, standard error {100 * doubt:.2f}): {ratio} times",
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
    parser.add_argument("--tell", nargs="+", metavar="FOLDER", help="say what was measured comes to, and measure nothing")
    parser.add_argument("--half", type=int, choices=(0, 1), help="only games of even (0) or odd (1) numbers")
    given = parser.parse_args()
    folders = [Path(folder) for folder in given.tell or [given.out]]
    if not given.tell:
        end = time.monotonic() + 60 * given.minutes
        folders[0].mkdir(parents=True, exist_ok=True)
        together(warm, [(slug,) for slug in given.games], 60 * given.minutes)
        print(f"compiled; {end - time.monotonic():.0f} s are left", flush=True)
        work = Work(given.games, folders[0], given.first, given.most)
        together(worker, [(work,)] * given.workers, end - time.monotonic())
    rows = [row for folder in folders for row in lines(folder / FILE)]
    for slug in given.games:
        wanted = [row for row in rows if row["game"] == slug and given.half in (None, row["seed"] % 2)]
        print(f"{slug}\n{told(wanted, Rule())}", flush=True)


if __name__ == "__main__":
    main()
