"""The machine that runs modules, beside the native one: the same bytes and choices, and never a wrong table."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from players.network_search import any_network
from snowyard import Game, Refusal, Table, game, new
from snowyard.kernel import bits
from snowyard.kernel.record import PLAIN_RULES
from snowyard.kernel.wasm_machine import Code, Instance, Machine, code_of
from snowyard.lab.simulate import play
from snowyard.players import networks, search, value
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import Search
from support import fingerprint, of_the_house, random_setting, walk

HERE = Path(__file__).parent
GAMES = {"duel": 3, "village": 4}
"""Random games of random options and variants, where they are long; elsewhere 24."""
ROUNDS = 60

pytestmark = pytest.mark.skipif(PLAIN_RULES, reason="compares with the native machine")


def in_wasm(*command: str, most: float = 600) -> str:
    """What a program prints that is run on the WebAssembly machine."""
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SNOWYARD_MACHINE": "wasm", "PYTHONPATH": path}
    run = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False, timeout=most)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_random_games_of_any_variant_are_the_same_byte_for_byte(any_game: Game) -> None:
    of_the_house(any_game)
    games = GAMES.get(any_game.slug, 24)
    printed = in_wasm(str(HERE.parent / "contract" / "interpreted.py"), any_game.slug, str(games), "7")
    assert printed.split() == fingerprint(any_game, games, 7)


def test_golden_games_and_digests_hold_on_it(any_game: Game) -> None:
    of_the_house(any_game)
    files = [str(HERE.parent / "contract" / name) for name in ("test_golden.py", "test_fingerprints.py")]
    printed = in_wasm("-m", "pytest", *files, "-k", any_game.slug, "-p", "no:cacheprovider", "-p", "no:randomly", "-x")
    assert " passed" in printed


def test_whole_games_in_one_call_are_the_same(any_game: Game) -> None:
    of_the_house(any_game)
    rng = random.Random(any_game.slug)
    for seed in range(2):
        options = any_game.options_words(random_setting(any_game, rng))
        block, count = any_game.options.array(1), 30
        block.raw[0] = options
        seats = int(block[0].seats)
        for players in (None, np.arange(seats, dtype=np.int8) % 2):
            native = play(any_game, options, players, seats, seed, 5, count)
            tables, luck = any_game.quiet_layout.array(1), np.zeros(4, np.uint32)
            won, turns, decisions = np.zeros((count, seats)), np.zeros(count, np.int32), np.zeros(count, np.int32)
            Machine(any_game).simulate(
                None, tables.raw, 0, bits.empty(any_game.actions), luck, options, seed, 5, count, players, won, turns, decisions
            )
            assert won.tobytes() == native.payoffs.tobytes()
            assert (turns.tolist(), decisions.tolist()) == (native.turns.tolist(), native.decisions.tolist())


def searched(table: Table, settings: Settings, moves: int) -> list[Any]:
    """What a search thinks of some tables of a game that it plays itself."""
    told: list[Any] = []
    table, searcher = table.copy(), Searcher(table.game, settings, 3)
    for _ in range(moves):
        if table.over:
            break
        estimates = searcher.estimates(table)
        told.append((estimates, [float(x) for x in searcher.won], searcher.thinkers[0].luck.tolist()))
        told.append(searcher.choose(table))
        table.step(told[-1])
    return told


def test_a_search_is_the_same_choice_by_choice(any_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_the_house(any_game)
    rng = random.Random(f"search {any_game.slug}")
    if networks.lack(any_game):
        any_network(any_game, tmp_path)
        monkeypatch.setenv(networks.ELSEWHERE, str(tmp_path))
    settings = Settings(rounds=ROUNDS, widen=1.0, bias=0.3)
    for horizon, learned in ((0, 0), (3, 0), (0, 1), (1, 1)):
        table = new(any_game.slug, seed=rng.getrandbits(60), **random_setting(any_game, rng))
        for _ in walk(table, rng, 12):
            pass
        if table.over:
            table = new(any_game.slug, seed=1)
        settings = replace(settings, horizon=horizon, learned=learned)
        native, judged = searched(table, settings, 3), value.value(table, rounds=ROUNDS, seed=2)
        with monkeypatch.context() as patch:
            for module in (search, value):
                patch.setattr(module, "search_driver", Search)
            assert searched(table, settings, 3) == native
            assert value.value(table, rounds=ROUNDS, seed=2) == judged


def test_a_trap_is_a_sentence_and_leaves_the_table_as_it_was(any_game: Game) -> None:
    of_the_house(any_game)
    machine, table = Machine(any_game), new(any_game.slug, seed=1)
    broken = machine.desk
    broken.at["loud"] = 1 << 28  # beyond all memory
    before, action = bytes(table), table.actions[0]
    with pytest.raises(Refusal, match=f"the WebAssembly module of {any_game.slug} failed in step: .*; nothing changed"):
        machine.step(table._tables.one(), action)
    assert bytes(table) == before
    with pytest.raises(Refusal, match="failed before; nothing is played on it any more"):
        broken.call("legal", 0, 0)
    machine.step(table._tables.one(), action)  # by a new instance
    native = new(any_game.slug, seed=1)
    native.step(action)
    assert table == native


def test_code_that_is_no_module_is_refused() -> None:
    with pytest.raises(Refusal, match="the WebAssembly module of forts cannot be loaded: "):
        Code(game("forts"), b"\0asm\1\0\0\0 and then anything")


def test_more_memory_than_a_module_may_have_is_refused() -> None:
    instance = Instance(code_of(game("forts")))
    first = instance.zeros(1000, np.uint64)
    with pytest.raises(Refusal, match="needs 300 MB more than the 256 MB that a WebAssembly module of forts may have"):
        instance.zeros(300 << 20, np.uint8)
    second = instance.zeros((100, 1000), np.float64)
    first[:], second[:] = 7, 1.5
    assert int(first.sum()) == 7000
    assert float(second.sum()) == 150_000.0


def test_threads_play_beside_each_other() -> None:
    of, played = game("forts"), {}
    machine, options = Machine(of), of.options_words({})

    def one(seed: int) -> None:
        tables, mask = of.layout.array(1), bits.empty(of.actions)
        machine.deal(None, tables.raw, 0, options, seed, 0)
        for number in range(40):
            machine.legal(tables[0], mask)
            members = bits.members(mask)
            if members:
                machine.step(tables[0], members[number % len(members)])
        played[seed] = tables.raw[0].tobytes()

    threads = [threading.Thread(target=one, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    together = dict(played)
    for seed in range(4):
        one(seed)
    assert played == together


def test_on_it_nothing_is_compiled_and_numba_is_not_loaded() -> None:
    code = (
        "import sys, snowyard; from snowyard.players.search import Searcher, Settings; table = snowyard.new('forts', seed=1);"
        "table.step(Searcher(table.game, Settings(rounds=9), 1).choose(table)); print('numba' in sys.modules, table.t.decisions)"
    )
    assert in_wasm("-c", code).split() == ["False", "1"]


def test_a_machine_that_there_is_not_is_refused() -> None:
    env = {**os.environ, "SNOWYARD_MACHINE": "wasmm"}
    run = subprocess.run([sys.executable, "-m", "snowyard.cli", "games"], env=env, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "SNOWYARD_MACHINE is one of native, wasm, interpreter, not 'wasmm'" in run.stderr
    assert "Traceback" not in run.stderr
