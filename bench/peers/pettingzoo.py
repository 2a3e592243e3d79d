"""PettingZoo's classic games: seeded once, then reset bare as its pages show (seeding every game rebuilds it)."""

from __future__ import annotations

import importlib
import random
import warnings

from peers.frame import ABOUT, PYTHON, Chunk, case

GAMES = {"leduc_holdem_v4": "forts/two", "hanabi_v5": "splat/four", "connect_four_v3": "lanes/sheet"}


def in_turns(game: str) -> Chunk:
    import numpy as np

    warnings.simplefilter("ignore")
    env = importlib.import_module(f"pettingzoo.classic.{game}").env()
    env.reset(seed=0)

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < ABOUT:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
            games += 1
        return decisions, games

    return chunk


def at_once(game: str) -> Chunk:
    warnings.simplefilter("ignore")
    env = importlib.import_module(f"pettingzoo.classic.{game}").parallel_env()

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < ABOUT:
            env.reset(seed=games)
            while env.agents:
                moves = {agent: random.randrange(3) for agent in env.agents}
                decisions += len(moves)
                env.step(moves)
            games += 1
        return decisions, games

    return chunk


for _name, _like in GAMES.items():
    case(f"pettingzoo/{_name}", PYTHON, _like, "with observation", game=_name)(in_turns)
case("pettingzoo/rps_v2", PYTHON, "duel/two", "with observation, parallel", game="rps_v2")(at_once)
