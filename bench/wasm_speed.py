"""How quick the rules are as WebAssembly, beside native code in the same run: random play and search, on one core.

    python bench/wasm_speed.py [game ...] [--turns N] [--seconds S] [--without chromium,node]

Each figure is the best of several turns, in which native, wasmtime, Node and Chromium (headless, by playwright) take turns,
those of them that are there. It counts the processor's time of the thread that works, not the clock's, so that whatever else the
machine does matters less; Chromium says its own by the protocol of its developer tools. Every turn is also compared: the same
games and the same tree, or the command fails. It ends with 1 where less is kept than is promised: of native speed 60 % in random
play and 70 % in search, in wasmtime and in Chromium.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

os.environ["SNOWYARD_MACHINE"] = "native"  # before anything of Snowyard is imported
from snowyard import Game, Table, game, new
from snowyard.kernel import bits, wasm_code
from snowyard.kernel.finding import own_games
from snowyard.kernel.wasm_machine import Machine, Search
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import plain_driver
from snowyard.players.tree.memory import Manner

TURNS = 9
ROUNDS = 3000
ROUNDS_A_CALL = 32
SEED = 7
IN_NODE = Path(__file__).with_name("wasm_speed.mjs")
IN_PAGE = Path(__file__).with_name("wasm_speed_work.mjs")
OTHERS = ("node", "chromium")
PROMISED = (("wasmtime", 0.60, 0.70), ("chromium", 0.60, 0.70))  # of native: random play, search
PATIENCE = 300_000  # milliseconds for one turn in a browser


class Work:
    """What is done with one game: so many random games, and a search from a table some moves into one."""

    def __init__(self, of: Game, seconds: float) -> None:
        self.game, self.words = of, of.options_words({})
        self.table = some_table(of)
        self.root, self.seat = self.table.quiet(), self.table.actor
        self.games = 20
        native = self.native()
        native.play()  # compiles; timed, it would pass for a turn that is long enough
        while (took := timed(native.play)) < seconds:
            self.games = max(self.games + 1, min(20 * self.games, int(1.1 * self.games * seconds / max(took, 1e-4))))

    def native(self) -> Runner:
        return Runner(self, self.game.driver.simulate, plain_driver(self.game))

    def wasm(self) -> Runner:
        return Runner(self, Machine(self.game).simulate, Search(self.game))


class Runner:
    """One machine in this process."""

    def __init__(self, work: Work, simulate: Any, search: Any) -> None:
        self.work, self.simulate, self.search = work, simulate, search
        of = work.game
        self.tables, self.two, self.mask = of.quiet_layout.array(1), of.quiet_layout.array(2), bits.empty(of.actions)
        self.decisions = 0
        self.thinker = Searcher(of, Settings(rounds=ROUNDS), SEED).thinkers[0]
        tree = self.thinker.tree
        self.tree = type(tree)(*(search.zeros(part.shape, part.dtype) for part in tree))
        self.told: Any = None

    def play(self) -> None:
        work, count = self.work, self.work.games
        won, turns, made = np.zeros((count, work.table.seats)), np.zeros(count, np.int32), np.zeros(count, np.int32)
        luck = np.zeros(4, np.uint32)
        self.simulate(
            self.tables.lifted, self.tables.raw, 0, self.mask, luck, work.words, np.uint64(SEED), 0, count, None, won, turns, made
        )
        self.decisions, self.games = int(made.sum()), (won.sum(0).tolist(), int(turns.sum()))

    def think(self) -> None:
        of = self.work.game
        self.tree.node_at[:], self.tree.used[:] = -1, 0
        luck, payoff, won = np.array([1, 2, 3, 4], np.uint32), np.zeros(of.most_seats), np.zeros(of.most_seats)
        s, path = self.thinker.settings, self.thinker.path
        manner = Manner(s.explore, s.guided, s.widen, s.widest, s.bias, s.horizon)
        for made in range(0, ROUNDS, ROUNDS_A_CALL):
            rounds = min(ROUNDS_A_CALL, ROUNDS - made)
            self.search.search(
                self.two.lifted,
                self.two.raw,
                self.work.root,
                self.tree,
                self.work.seat,
                rounds,
                self.mask,
                luck,
                manner,
                path,
                payoff,
                won,
            )
        self.told = (won.tolist(), luck.tolist(), self.tree.used.tolist())


def some_table(of: Game) -> Table:
    table, rng = new(of.slug, seed=5), random.Random(1)
    for _ in range(8):
        table.play(rng.choice(table.actions))
    while len(table.actions) < 2:
        table.play(table.actions[0])
    return table


def timed(work: Callable[[], None]) -> float:
    start = time.thread_time()
    work()
    return time.thread_time() - start


def task_of(work: Work) -> dict[str, Any]:
    """The same work, for machines that are no Python."""
    of, s = work.game, Settings(rounds=ROUNDS)
    return {
        "module": str(wasm_code.home_of(of)),
        "options": [str(w) for w in work.words],
        "seed": str(SEED),
        "games": work.games,
        "seats": work.table.seats,
        "root": [str(w) for w in work.root],
        "seat": work.seat,
        "rounds": ROUNDS,
        "each": ROUNDS_A_CALL,
        "nodes": s.room,
        "edges": max(s.room * s.edges_a_node, of.actions),
        "numbers": wasm_code.numbers_of(of),
        "manner": [s.explore, s.guided, s.widen, s.widest, s.bias, s.horizon],
    }


class Node:
    """A process that is asked turn by turn."""

    def __init__(self, node: str, work: Work) -> None:
        self.home = tempfile.TemporaryDirectory()
        file = Path(self.home.name) / "task.json"
        file.write_text(json.dumps(task_of(work)))
        self.process = subprocess.Popen([node, str(IN_NODE), str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, what: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(what, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("Node ended without an answer; its own words stand above")
        told: dict[str, Any] = json.loads(answer)
        return told

    def close(self) -> None:
        self.process.communicate("", timeout=30)
        self.home.cleanup()


class Page:
    """An empty page of a browser; its thread does nothing else, and the browser says how long it worked."""

    def __init__(self, browser: Any, work: Work) -> None:
        self.page = browser.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.tools = self.page.context.new_cdp_session(self.page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        code = base64.b64encode(Path(task_of(work)["module"]).read_bytes()).decode()
        self.page.evaluate(
            """async ([source, task, code]) => {
              const { worker } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
              window.work = worker(task, Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)));
            }""",
            [IN_PAGE.read_text(), task_of(work), code],
        )

    def ask(self, what: str) -> dict[str, Any]:
        before = self.worked()
        clock: float = self.page.evaluate(
            """(what) => {
              const begun = performance.now();
              window.told = window.work[what]();
              return (performance.now() - begun) / 1000;
            }""",
            what,
        )
        used = self.worked() - before
        told: dict[str, Any] = self.page.evaluate("() => window.told()")
        return {"seconds": used if 0 < used <= clock else clock, **told}  # a browser that does not say it: by the clock

    def worked(self) -> float:
        """Seconds that the page's thread has worked."""
        said = {metric["name"]: metric["value"] for metric in self.tools.send("Performance.getMetrics")["metrics"]}
        return float(said.get("TaskDuration", 0.0))

    def close(self) -> None:
        self.page.close()


@contextlib.contextmanager
def chromium(wanted: bool) -> Iterator[Any]:
    """A headless browser, or None, with a sentence that says what is missing."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if not wanted or program is None:
        if wanted:
            print("without Chromium: it needs the program chromium and the package playwright", file=sys.stderr)
        yield None
        return
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield opened
        finally:
            opened.close()


class Best:
    """The shortest times of one machine."""

    def __init__(self) -> None:
        self.play = self.think = float("inf")

    def note(self, play: float, think: float) -> None:
        self.play, self.think = min(self.play, play), min(self.think, think)


def compare(slug: str, seconds: float, turns: int, node: str | None, browser: Any) -> tuple[str, list[str]]:
    """A row of the table, and what in it is less than promised."""
    work = Work(game(slug), seconds)
    native, wasm = work.native(), work.wasm()
    native.think()  # compiles
    others: dict[str, Node | Page] = {}
    if node:
        others["node"] = Node(node, work)
    if browser:
        others["chromium"] = Page(browser, work)
    best = {name: Best() for name in ("native", "wasmtime", *others)}
    for _ in range(turns):
        for name, runner in (("native", native), ("wasmtime", wasm)):
            best[name].note(timed(runner.play), timed(runner.think))
        for name, other in others.items():
            played, thought = other.ask("play"), other.ask("think")
            best[name].note(played["seconds"], thought["seconds"])
            if played["decisions"] != native.decisions:
                raise SystemExit(f"{slug}: {name} plays other games than native code")
            if [thought["won"], thought["luck"], thought["used"]] != list(native.told):
                raise SystemExit(f"{slug}: {name} grows another tree than native code")
    if (native.games, native.decisions, native.told) != (wasm.games, wasm.decisions, wasm.told):
        raise SystemExit(f"{slug}: wasmtime plays other games than native code")
    for other in others.values():
        other.close()
    at, cells, less = best.pop("native"), [f"{slug:8}"], []
    cells.append(f"{native.decisions / at.play / 1e6:8.2f} M moves/s")
    cells += [f"{at.play / other.play:6.0%}" for other in best.values()]
    cells.append(f"{ROUNDS / at.think / 1e3:8.2f} k rounds/s")
    cells += [f"{at.think / other.think:6.0%}" for other in best.values()]
    for name, play, think in PROMISED:
        if name in best and (at.play / best[name].play < play or at.think / best[name].think < think):
            less.append(f"{slug} in {name}: less than {play:.0%} of native in random play or {think:.0%} in search")
    return " | ".join(cells), less


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=own_games())
    parser.add_argument("--seconds", type=float, default=0.05, help="about how long one turn of random play takes")
    parser.add_argument("--turns", type=int, default=TURNS, help="of which the best counts")
    parser.add_argument("--without", default="", help="of node and chromium, those to leave out")
    given = parser.parse_args()
    left_out = [name for name in given.without.split(",") if name]
    if unknown := [name for name in left_out if name not in OTHERS] + [slug for slug in given.games if slug not in own_games()]:
        parser.error(f"there is no {', '.join(unknown)}; games are {', '.join(own_games())}, and --without node,chromium")
    if given.turns < 1 or not 0 < given.seconds < 60:
        parser.error("turns are 1 or more, and a turn takes up to 60 seconds")
    node = shutil.which("node") if "node" not in left_out else None
    less: list[str] = []
    with chromium("chromium" not in left_out) as browser:
        machines = " | ".join(["wasmtime", *(["Node"] if node else []), *(["Chromium"] if browser else [])])
        print(f"game | native random play | {machines} | native search | {machines}", flush=True)
        for slug in given.games:
            row, missed = compare(slug, given.seconds, given.turns, node, browser)
            print(row, flush=True)
            less += missed
    print("\n".join(less) if less else "all that is promised is kept")
    return 1 if less else 0


if __name__ == "__main__":
    sys.exit(main())
