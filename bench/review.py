"""How far the review of a game can be trusted: its marks and costs against those of ten times the rounds.

    python bench/review.py forts --games 4 --level easy [--every 2] [--first 0] [--out marks.jsonl]

Games between players of one level are reviewed as `snowyard analyse` does it, and every decision (or every K-th) once more with
ten times the rounds and other luck. Said of the marks: how many the deeper look confirms (another move is better by 2 points
or more: its own proposal or the one of the review). Of the mistakes of 5 points and more that the deeper look finds: how many
are marked. And what the marked moves cost on average by both, against the move that the review names.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import snowyard
from snowyard.kernel.table import Table
from snowyard.players import player
from snowyard.players.verdict import MARGIN, WARM, Budget, Judge, Tally

DEEPER = 10
GREAT = 0.05
OTHER_LUCK = 1 << 40


class DeepJudge(Judge):
    """The same with ten times the rounds. All pairs say what a move costs: they did not choose what it is compared with."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, Budget().times(DEEPER))

    def proposed(self, table: Table, seed: int, number: int) -> int:
        self.proposer.begin(seed + OTHER_LUCK + 7919 * number)
        return self.proposer.choose(table)

    def cost(self, table: Table, action: int, best: int, seed: int, number: int) -> tuple[float, float]:
        """What `action` costs against `best`, and the standard error."""
        if best == action:
            return 0.0, 0.0
        self.comparer.begin(table, action, best, seed + OTHER_LUCK + 104729 * number)
        self.comparer.add(Tally(), DEEPER * WARM)
        tally = Tally()
        while tally.pairs < self.budget.state:
            self.comparer.add(tally, 400)
            if tally.cost + 4 * tally.error < MARGIN:
                break  # whatever follows, it is no mistake
        return tally.cost, tally.error


def decisions(table: Table, level: str, seed: int) -> list[tuple[int, Table, int]]:
    """Every decision of a game between players of this level: its number, the table, the move."""
    bots = [player(level, table.game, seed=17 * seed + s) for s in range(table.seats)]
    found, number = [], 0
    while not table.over:
        action = bots[table.actor].choose(table)
        number += 1
        if sum(a != table.game.gives_up for a in table.actions) > 1:
            found.append((number, table.copy(), action))
        table.step(action)
    return found


def interval(hits: int, of: int) -> str:
    """A share with its 95 % interval by Wilson."""
    if not of:
        return "none"
    z, p = 1.96, hits / of
    middle, half = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + side * half) / (1 + z * z / of) for side in (-1, 1))
    return f"{hits} of {of}, {p:.0%} ({low:.0%} to {high:.0%})"


def told(rows: list[dict[str, Any]]) -> str:
    marks = [row for row in rows if row["is_mistake"]]
    great = [row for row in rows if row["deep_cost"] >= GREAT]
    stated, deep = (sum(row[name] for row in marks) for name in ("cost", "deep_same"))
    ratio = f"{stated / deep:.2f}" if deep else "none"
    return "\n".join(
        [
            f"{len(rows)} decisions, {len(marks)} marked",
            f"marks confirmed: {interval(sum(row['deep_cost'] >= MARGIN for row in marks), len(marks))}",
            f"mistakes of 5 points and more that are marked: {interval(sum(row['is_mistake'] for row in great), len(great))}",
            f"stated costs on average {stated / max(1, len(marks)):.3f}, "
            f"by ten times the rounds {deep / max(1, len(marks)):.3f}: {ratio} times",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--every", type=int, default=1, help="look at every K-th decision")
    parser.add_argument("--out", help="a file for one line of JSON a decision")
    given = parser.parse_args()
    options = {"seats": given.seats} if given.seats else {}
    rows: list[dict[str, Any]] = []
    for seed in range(given.first, given.first + given.games):
        table = snowyard.new(given.game, seed=seed, **options)
        judge, deep = Judge(table.game), DeepJudge(table.game)
        for number, at, action in decisions(table, given.level, seed)[seed % given.every :: given.every]:
            verdict = judge.judge(at, action, seed, number)
            best = deep.proposed(at, seed, number)
            cost, error = deep.cost(at, action, best, seed, number)
            same = cost
            if verdict.is_mistake and verdict.best != best:
                same, _ = deep.cost(at, action, verdict.best, seed, number)
            row = {
                "game": seed,
                "number": number,
                **asdict(verdict),
                "deep_best": best,
                "deep_cost": max(cost, same),
                "deep_error": error,
                "deep_same": same,
            }
            rows.append(row)
            if given.out:
                with Path(given.out).open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
        print(f"{given.game}, {given.level}, games up to {seed}\n{told(rows)}", flush=True)


if __name__ == "__main__":
    main()
