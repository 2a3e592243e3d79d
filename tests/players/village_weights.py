"""Run by test_tuned.py, where rules are plain Python: games of hand-written players with the judge's weights and without any."""

from __future__ import annotations

import numpy as np

from snowyard import new
from snowyard.games.village import evaluate

VARIANT = "throw.base = [5, 6, 7]"


def played(seed: int, moves: int) -> list[int]:
    table, luck = new("village", seed=seed, variant=VARIANT, turns=1), np.zeros(4, np.uint32)
    driver = table.game.driver
    driver.key(luck, np.uint64(seed), np.uint64(0))
    made: list[int] = []
    while not table.over and len(made) < moves:
        made.append(int(driver.choose(table._tables.one(), table.legal(), luck, 1)))
        table.step(made[-1])
    return made


def judged(team: int) -> float:
    t = new("village", seed=1, variant=VARIANT)._tables.one()
    return float(evaluate.prospect(t, team, np.zeros(evaluate.MARKS)))


def main() -> None:
    weighed, games = judged(0), [played(seed, 120) for seed in range(2)]
    evaluate.WEIGHTS[:] = 0
    same = [played(seed, 120) for seed in range(2)] == games
    print(f"moves {sum(map(len, games))}, the same without weights {same}, judged {weighed:.3f} and {judged(0):.3f}")


if __name__ == "__main__":
    main()
