"""RLCard: Python only; it builds an observation at every step, asked for or not."""

from __future__ import annotations

import random

from peers.frame import ABOUT, PYTHON, Chunk, case

GAMES = {"leduc-holdem": "forts/two", "uno": "splat/four", "gin-rummy": "lanes/sheet", "doudizhu": "duel/two"}


def from_python(game: str) -> Chunk:
    import rlcard

    env = rlcard.make(game, config={"seed": 7})

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < ABOUT:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            games += 1
        return decisions, games

    return chunk


for _name, _like in GAMES.items():
    case(f"rlcard/{_name}", PYTHON, _like, "with observation", game=_name)(from_python)
