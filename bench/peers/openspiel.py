"""OpenSpiel: from Python, its own random bots, its own roll-outs, and its information-set search.

Traps: `evaluate_bots` and roll-outs do not say how many decisions they made, so games are multiplied by a mean length
measured first. Roll-outs start after the deal, which is therefore not paid for. Simultaneous games need a turn-based form
for roll-outs. Searching in Hearts' passing phase ends the process (2.0.2), so Hearts is searched without passing.
"""

from __future__ import annotations

import random
import time
from typing import Any

from peers.frame import ABOUT, COMPILED, PYTHON, SEARCH, Chunk, case

SEALED = "imp_info=True,points_order=random,num_cards=13"
GAMES = {
    "leduc_poker": ("leduc_poker", "forts/two"),
    "backgammon": ("backgammon", "forts/two"),
    "hearts": ("hearts", "splat/four"),
    "gin_rummy": ("gin_rummy", "lanes/sheet"),
    "goofspiel": (f"goofspiel({SEALED})", "duel/two"),
    "goofspiel, 4 players": (f"goofspiel(players=4,{SEALED})", "forts/four"),
}
SEARCHED = {
    "leduc_poker": ("leduc_poker", "forts/two"),
    "euchre": ("euchre", "forts/four"),
    "hearts": ("hearts(pass_cards=False)", "splat/four"),
    "gin_rummy": ("gin_rummy", "lanes/sheet"),
}


def one_game(game: Any) -> int:
    """A random game from Python; how many decisions it had."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(faces, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            made += sum(1 for moves in legal if moves)
            state.apply_actions([random.choice(moves) if moves else 0 for moves in legal])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
    return made


def mean_length(game: Any) -> float:
    start, lengths = time.perf_counter(), []
    while len(lengths) < 20 or (len(lengths) < 300 and time.perf_counter() - start < 4):
        lengths.append(one_game(game))
    return sum(lengths) / len(lengths)


def from_python(spec: str) -> Chunk:
    import pyspiel

    game = pyspiel.load_game(spec)

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < ABOUT:
            decisions += one_game(game)
            games += 1
        return decisions, games

    return chunk


def native(spec: str) -> Chunk:
    """The quicker of its two compiled roads: bots that play whole games, or the roll-outs of its tree search."""
    bots, rollouts = _bots(spec), _rollouts(spec)

    def rate(chunk: Chunk) -> float:
        start, made = time.process_time(), 0
        while time.process_time() - start < 0.5:
            made += chunk()[0]
        return made / (time.process_time() - start)

    return max((bots, rollouts), key=rate)


def _bots(spec: str) -> Chunk:
    import pyspiel

    game = pyspiel.load_game(spec)
    length = mean_length(game)
    bots = [pyspiel.make_uniform_random_bot(player, 11 + player) for player in range(game.num_players())]
    games, seed = max(1, int(ABOUT / length)), [0]

    def chunk() -> tuple[int, int]:
        for _ in range(games):
            seed[0] += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed[0])
        return int(games * length), games

    return chunk


def _rollouts(spec: str) -> Chunk:
    import pyspiel

    real = pyspiel.load_game(spec)
    length = mean_length(real)
    at_once = real.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    game = pyspiel.convert_to_turn_based(real) if at_once else real
    count = max(50, int(4 * ABOUT / length))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 7), 1.4, 2, 100, False, 3, False)

    def chunk() -> tuple[int, int]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        bot.step(state)  # two simulations: roll-outs from here, and from one decision later
        return int(count * (2 * length - 1)), 2 * count

    return chunk


def search(spec: str, rounds: int = 500) -> Chunk:
    import pyspiel

    game = pyspiel.load_game(spec)
    states: list[Any] = []
    while len(states) < 64:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1 and random.random() < 0.2:
                states.append(state.clone())
            state.apply_action(random.choice(legal))
    states = random.Random(5).sample(states, 16)
    bot = pyspiel.ISMCTSBot(3, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, rounds)
    at = [0]

    def chunk() -> tuple[int, int]:
        at[0] = (at[0] + 1) % len(states)
        bot.restart()
        bot.step(states[at[0]])
        return rounds, 0

    return chunk


for _name, (_spec, _like) in GAMES.items():
    case(f"openspiel/{_name}", COMPILED, _like, "decisions: games times mean length", spec=_spec)(native)
    case(f"openspiel/{_name}", PYTHON, _like, spec=_spec)(from_python)
for _name, (_spec, _like) in SEARCHED.items():
    case(f"openspiel/{_name}", SEARCH, _like, "C++ information-set search, a random roll-out each", spec=_spec)(search)
