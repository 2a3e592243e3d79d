"""Run by test_tuned.py, where rules are plain Python: games of hand-written players with the judge's weights and without any."""

from __future__ import annotations

import numpy as np

from snowyard import new
from snowyard.games.village import evaluate
from snowyard.games.village.removal import in_play

VARIANT = "throw.base = [5, 6, 7]"


def played(seed: int, moves: int) -> tuple[list[int], float]:
    """The moves, and how the first team stands when all its Kids are on the map."""
    table, luck = new("village", seed=seed, variant=VARIANT, turns=1), np.zeros(4, np.uint32)
    driver = table.game.driver
    driver.key(luck, np.uint64(seed), np.uint64(0))
    made: list[int] = []
    stands = 0.0
    while not table.over and len(made) < moves:
        made.append(int(driver.choose(table._tables.one(), table.legal(), luck, 1)))
        table.step(made[-1])
        t = table._tables.one()
        if stands == 0 and in_play(t, 0) == 3:
            stands = float(evaluate.prospect(t, 0, np.zeros(evaluate.MARKS)))
    return made, stands


def main() -> None:
    games, stands = zip(*(played(seed, 120) for seed in range(2)), strict=True)
    evaluate.WEIGHTS[:] = 0
    again, without = zip(*(played(seed, 120) for seed in range(2)), strict=True)
    moves, judged = sum(map(len, games)), f"judged {sum(stands):.3f} and {sum(without):.3f}"
    print(f"moves {moves}, the same without weights {again == games}, {judged}")


if __name__ == "__main__":
    main()
