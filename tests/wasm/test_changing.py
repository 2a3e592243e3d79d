"""If nothing is asked for, a game begins on its module and native code takes over, and nobody notices."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.running import until
from snowyard import Game
from snowyard.kernel.machine import MACHINE
from support import of_the_house
from wasm.changing import whole_games

HERE = Path(__file__).parent
GAMES = {"forts": 4, "splat": 4}
"""Whole games; elsewhere 2."""


def run(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A program that was told nothing about machines."""
    known = {name: text for name, text in os.environ.items() if name not in ("SNOWYARD_MACHINE", "NUMBA_DISABLE_JIT")}
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, *command],
        env={**known, "PYTHONPATH": path, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )


@pytest.mark.skipif(MACHINE != "native", reason="compares with the native machine")
def test_whole_games_are_the_same_when_the_machine_changes_at_any_move_and_in_any_thought(any_game: Game) -> None:
    of_the_house(any_game)
    games = GAMES.get(any_game.slug, 2)
    changed = run(str(HERE / "changing.py"), any_game.slug, str(games), "5")
    assert changed.returncode == 0, changed.stdout + changed.stderr
    assert changed.stdout.split() == whole_games(any_game, games, 5)


TAKEN_OVER = """
import json, sys, time
import snowyard
from snowyard.match.native import TakeOver, is_made
from snowyard.players import player

of = snowyard.game("splat")
assert not any(is_made(of, part) for part in ("rules", "search"))
assert "numba" not in sys.modules
table, bot, seen = snowyard.new("splat", seed=1), player("fair", of, 1), []
native = TakeOver()
native.want("splat")
late = time.monotonic() + 600
while time.monotonic() < late and len(seen) < 3:
    if table.over:
        table = snowyard.new("splat", seed=1)
    table.play(bot.choose(table))
    table.view(-1)
    time.sleep(0.02)  # as players pause, so that the compiler has a processor
    now = [of.driver.machine, of.native_search is not None]
    if not seen or seen[-1] != now:
        seen.append(now)
for _ in range(20):
    if table.over:
        table = snowyard.new("splat", seed=1)
    table.play(bot.choose(table))
    table.view(-1)
from snowyard.kernel.compiler import _made
from snowyard.kernel.entry import ENTRIES
rules = [*_made.values(), *ENTRIES]
print(json.dumps({"seen": seen, "loaded": [f.__name__ for f in rules if sum(f.stats.cache_hits.values())],
                  "compiled": [f.__name__ for f in rules if sum(f.stats.cache_misses.values())]}))
"""


def test_native_code_takes_over_while_a_game_is_played_and_the_process_that_plays_compiles_nothing(tmp_path: Path) -> None:
    """Else the first use of anything would wait for the compiler, and with it everybody at every table."""
    done = run("-c", TAKEN_OVER, SNOWYARD_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["seen"] == [["wasm", False], ["native", False], ["native", True]]
    assert found["compiled"] == []
    assert {"step", "redeal", "search"} <= {*found["loaded"]}


WAITING = """
from snowyard.match import native
native.make_apart = None
native.WITH_US += "; import time; time.sleep(3600)"
over = native.TakeOver()
over.want("forts")
over._thread.join()
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux says which processes somebody has started")
def test_when_a_process_is_killed_its_compiler_ends_with_it(tmp_path: Path) -> None:
    known = {name: text for name, text in os.environ.items() if name not in ("SNOWYARD_MACHINE", "NUMBA_DISABLE_JIT")}
    with subprocess.Popen([sys.executable, "-c", WAITING], env={**known, "SNOWYARD_CACHE": str(tmp_path)}) as playing:
        try:

            def children() -> list[str]:
                return [
                    child
                    for task in Path(f"/proc/{playing.pid}/task").iterdir()
                    for child in (task / "children").read_text().split()
                ]

            until(children, "the process that compiles to start")
            compiler = Path("/proc") / children()[0]
        finally:
            playing.kill()
    until(lambda: not compiler.exists() or "State:\tZ" in (compiler / "status").read_text(), "the compiler to end")


UNFIT = """
import sys
from pathlib import Path
from snowyard.kernel import wasm_code
exec(sys.argv[1])
import snowyard
table = snowyard.new("forts", seed=1)
table.play(table.moves[0])
from snowyard.players import player
table.play(player("search:rounds=3", table.game, 1).choose(table))
print(table.game.driver.machine, table.t.decisions)
"""


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("wasm_code.home_of = lambda of: Path('/nowhere/forts.wasm')", "there is no WebAssembly module of forts at /nowhere"),
        ("wasm_code.hash_of = lambda of: 'another'", "the WebAssembly module of forts was built from other sources"),
        ("sys.modules['wasmtime'] = None", "WebAssembly modules need wasmtime: pip install wasmtime"),
    ],
)
def test_without_a_module_that_fits_a_sentence_says_so_and_the_game_is_played(fault: str, sentence: str) -> None:
    done = run("-c", UNFIT, fault)
    assert done.stdout.split() == ["interpreter", "2"], done.stderr
    assert done.stderr.startswith(sentence)
    assert done.stderr.endswith("; it is played without, more slowly\n")
    assert len(done.stderr.splitlines()) == 1
    forced = run("-c", UNFIT, fault, SNOWYARD_MACHINE="wasm")
    assert forced.returncode != 0
    assert sentence in forced.stderr


def test_a_game_from_elsewhere_that_has_no_module_begins_interpreted_without_a_word() -> None:
    code = "import snowyard; t = snowyard.new('sleds', seed=1); t.play(t.moves[0]); print(t.game.driver.machine)"
    done = run("-c", code, SNOWYARD_GAMES=str(HERE.parent / "sixth_game"))
    assert (done.stdout, done.stderr) == ("interpreter\n", "")


def test_many_games_at_once_are_played_by_native_code() -> None:
    code = (
        "from snowyard import game; from snowyard.lab.simulate import simulate;"
        "s = simulate('forts', 50, ['random'], workers=1); print(game('forts').driver.machine, s.games)"
    )
    assert run("-c", code).stdout.split() == ["native", "50"]


def test_a_first_table_does_not_load_numba() -> None:
    code = (
        "import sys, snowyard; t = snowyard.new('forts', seed=1); t.view(0);print(t.game.driver.machine, 'numba' in sys.modules)"
    )
    assert run("-c", code).stdout.split() == ["wasm", "False"]
