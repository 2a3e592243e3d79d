"""What the rules below an entry are compiled to (kernel/inner_code.py): nothing that slows them, and nothing that leaks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAYED = """
from numba.core.runtime import rtsys
import snowyard
from snowyard.lab.simulate import simulate
from snowyard.players.search import Searcher, Settings

def play():
    for kind in ("random", "simple"):
        simulate("{slug}", 3, [kind], workers=1)
    table = snowyard.new("{slug}", seed=1)
    for action in range(6):
        table.redealt(table.actor, 3, action)
        table.play(table.actions[0])
    thinker = Searcher(table.game, Settings(rounds=20, horizon=3), seed=1)
    thinker.estimates(table)
    del thinker

play()
before = rtsys.get_allocation_stats()
play()
after = rtsys.get_allocation_stats()
print(after.mi_alloc - before.mi_alloc, after.mi_free - before.mi_free)
"""
CODE = """
import re
from numba.core.codegen import CPUCodeLibrary
made = []
finish = CPUCodeLibrary._finalize_final_module
CPUCodeLibrary._finalize_final_module = lambda library: (finish(library), made.append(library))[0]
from snowyard.lab.simulate import simulate
simulate("forts", 1, ["simple"], workers=1)
for library in made:
    if library.name.startswith("simulate"):
        functions = re.split(r"(?m)^define ", str(library._final_module))[1:]
        rules = [text for text in functions if "snowyard" in text.partition("(")[0] and "simulate" not in text.partition("(")[0]]
        print(len(rules), sum(not text.startswith("internal") for text in rules), sum("NRT_incref" in text for text in rules))
"""


def printed(code: str, **surroundings: str) -> list[int]:
    env = {**os.environ, "SNOWYARD_MACHINE": "native", **surroundings}
    return [
        int(n)
        for n in subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout.split()
    ]


@pytest.mark.parametrize(
    "slug", ["forts", pytest.param("duel", marks=pytest.mark.heavy), pytest.param("village", marks=pytest.mark.heavy)]
)
def test_memory_that_rules_take_is_given_back(slug: str) -> None:
    """In duel a redeal takes memory; a search takes some before its first round (tests/players/test_rounds.py)."""
    taken, given = printed(PLAYED.format(slug=slug), NUMBA_NRT_STATS="1")
    assert taken == given
    assert taken > 0


def test_rules_below_an_entry_belong_to_it_and_count_no_references(tmp_path: Path) -> None:
    rules, seen_outside, counting = printed(CODE, SNOWYARD_CACHE=str(tmp_path))
    assert rules > 0
    assert seen_outside == counting == 0


OUTSIDE = """
from snowyard.kernel import bits
try:
    bits.has(bits.empty(128), -64)
except IndexError:
    print(1)
"""


def test_no_index_of_a_rule_counts_from_the_end_of_an_array() -> None:
    assert printed(OUTSIDE, NUMBA_BOUNDSCHECK="1") == [1]


def test_code_for_another_processor_uses_no_instruction_of_this_one() -> None:
    """The WebAssembly modules are made so, and must be the same wherever they are built."""
    names = "from snowyard.kernel.compiler import INSTEAD; print(sum(name.endswith('.select') for name in INSTEAD))"
    assert printed(names, NUMBA_CPU_NAME="generic") == [0]
