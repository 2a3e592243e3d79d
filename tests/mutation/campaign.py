"""How many small faults in the rules do the tests notice?

    python -m mutation.campaign forts --mutants 400 --seed 1

Draws a random sample of all changes of one operator, constant or condition in the rules of a game, makes each in a
process of its own, and runs the tests that reach the changed rule until one fails: first those that notice most in
their time. A test that takes ten times the processor time it took before has noticed, too. Those that survive are listed;
`explained/<slug>.toml` says of each why no test can tell it from the rule, or it is a hole in the tests.

    python -m mutation.campaign forts --again results.json --tests rules/forts/test_end.py

runs only those that survived before, against the tests that were written to notice them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything of Snowyard is imported

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import Mutant, apply, explained, mutants, rule_modules
from snowyard import games

TESTS = Path(__file__).resolve().parents[1]
PATIENCE, LEAST_PATIENCE = 10.0, 5.0  # times the processor time that a test took unchanged; seconds at least
MEMORY = 6 << 30  # bytes: a change may make a loop that never ends and keeps everything
SURVIVED, KILLED, HUNG, BROKEN = range(4)


class Campaign:
    """A pytest plugin that, instead of running the tests once, runs them for every mutant."""

    def __init__(self, slug: str, chosen: list[Mutant], asked: argparse.Namespace) -> None:
        self.slug, self.chosen, self.jobs, self.out = slug, chosen, asked.jobs, asked.out
        self.quickest, self.slowest, self.budget = asked.quickest, asked.slowest, asked.budget
        self.results: list[dict[str, Any]] = []
        self.timing = False
        self.tried, self.noticed = Counter[str](), Counter[str]()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of other games do not count."""
        items[:] = [item for item in items if self._concerns(item)]

    def _concerns(self, item: pytest.Item) -> bool:
        params = getattr(item, "callspec", None)
        named = {str(v) for v in params.params.values()} if params else set()
        return f"rules/{self.slug}/" in item.nodeid or any(v.split("-")[0] == self.slug for v in named)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        """While the tests are timed: only the test itself is cut off, never what tells of it."""
        if self.timing:
            signal.setitimer(signal.ITIMER_PROF, self.slowest)
        try:
            yield
        finally:
            if self.timing:
                signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.took, self.reached = self._unchanged()
        waiting = list(enumerate(self.chosen))
        running: dict[int, tuple[int, Mutant, int]] = {}
        begun = time.monotonic()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                number, mutant = waiting.pop(0)
                pid, pipe = self._fork(mutant)
                running[pid] = (number, mutant, pipe)
            pid, status = os.wait()
            number, mutant, pipe = running.pop(pid)
            self._note(number, mutant, os.waitstatus_to_exitcode(status), os.read(pipe, 4096).decode())
            self._learn(mutant)
            os.close(pipe)
            if len(self.results) % 25 == 0:
                kept = sum(r["how"] == SURVIVED for r in self.results)
                print(
                    f"{self.slug}: {len(self.results)} of {len(self.chosen)}, {kept} survive, {time.monotonic() - begun:.0f} s",
                    flush=True,
                )
        return True

    def _note(self, number: int, mutant: Mutant, code: int, by: str) -> None:
        if code == BROKEN:
            raise RuntimeError(f"the campaign itself failed at {mutant}: {by}")
        how = {0: SURVIVED, 1: KILLED}.get(code, HUNG)
        self.results.append({"number": number, "how": how, "by": by, "mutant": str(mutant), **vars(mutant)})
        if self.out:
            self.out.write_text(json.dumps(sorted(self.results, key=lambda r: r["number"]), indent=1), encoding="utf-8")

    def _unchanged(self) -> tuple[dict[str, float], dict[str, list[str]]]:
        """The processor time of every test that passes unchanged, and which tests reach each rule."""
        shares = [self.items[start :: self.jobs] for start in range(min(self.jobs, len(self.items)))]
        pipes = [self._measuring(share) for share in shares]
        took: dict[str, float] = {}
        reached: dict[str, list[str]] = {}
        left_out: list[str] = []
        for pipe in pipes:
            with os.fdopen(pipe) as source:
                some_took, some_reached, some_left_out = json.load(source)
            os.wait()
            took |= some_took
            left_out += some_left_out
            for rule, names in some_reached.items():
                reached.setdefault(rule, []).extend(names)
        print(
            f"{self.slug}: {len(took)} tests, {sum(took.values()):.0f} s; left out (skipped, too slow, too quick, or failing "
            f"unchanged): {left_out}",
            flush=True,
        )
        return took, reached

    def _measuring(self, items: list[pytest.Item]) -> int:
        """A process of its own that measures these tests and writes what it found to the pipe that is returned."""
        read, write = os.pipe()
        if os.fork():
            os.close(write)
            return read
        os.close(read)
        with os.fdopen(write, "w") as out:
            json.dump(self._measure(items), out)
        os._exit(0)

    def _measure(self, items: list[pytest.Item]) -> tuple[dict[str, float], dict[str, list[str]], list[str]]:
        _quiet()
        rules: dict[CodeType, str] = {}
        for module in rule_modules(self.slug):
            for name, value in vars(sys.modules[module]).items():
                if getattr(value, "__module__", "") == module and hasattr(value, "__code__"):
                    rules[value.__code__] = f"{module}.{name}"
        took: dict[str, float] = {}
        reached: dict[str, list[str]] = {}
        left_out: list[str] = []
        signal.signal(signal.SIGPROF, _too_slow)
        self.timing = True  # in this process, which measures
        for item, following in zip(items, [*items[1:], None], strict=True):
            met: set[str] = set()
            sys.setprofile(_noting(rules, met))
            begun = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=following)
            spent = time.process_time() - begun
            sys.setprofile(None)
            if all(report.passed for report in reports) and spent >= self.quickest:
                took[item.nodeid] = spent
                for name in met:
                    reached.setdefault(name, []).append(item.nodeid)
            else:
                left_out.append(item.nodeid)
        return took, reached, left_out

    def _fork(self, mutant: Mutant) -> tuple[int, int]:
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        try:
            by = self._noticed(mutant)
            os.write(write, by.encode())
            os._exit(KILLED if by else SURVIVED)
        except BaseException as fault:  # the campaign's own, not the mutant's: that must not pass for a test that noticed
            os.write(write, repr(fault).encode()[:4000])
            os._exit(BROKEN)

    def _learn(self, mutant: Mutant) -> None:
        by = self.results[-1]["by"]
        for name in self._tests_of(mutant):
            self.tried[name] += 1
            if name == by:
                self.noticed[name] += 1
                return

    def _worth(self, name: str) -> float:
        """How many of all mutants this test notices in a second, as far as one knows."""
        return (self.noticed[name] + 1) / (self.tried[name] + 2) / max(self.took[name], 0.01)

    def _tests_of(self, mutant: Mutant) -> list[str]:
        """Those that reach the changed rule, the most telling first, as far as the budget goes."""
        names = sorted(self.reached.get(f"{mutant.module}.{mutant.function}", []), key=self._worth, reverse=True)
        spent = itertools.accumulate(self.took[name] for name in names)
        return [name for name, so_far in zip(names, spent, strict=True) if so_far < self.budget]

    def _noticed(self, mutant: Mutant) -> str:
        """The first test that fails with this change; '' if none does."""
        _quiet()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        apply(mutant)
        names = self._tests_of(mutant)
        by_name = {item.nodeid: item for item in self.items}
        chosen = [by_name[name] for name in names]
        if not chosen:
            return ""
        signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, LEAST_PATIENCE + PATIENCE * self.took[item.nodeid])
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return item.nodeid
        return ""


def _noting(rules: dict[CodeType, str], met: set[str]) -> Callable[[FrameType, str, object], None]:
    def note(frame: FrameType, event: str, arg: object) -> None:
        if frame.f_code in rules:
            met.add(rules[frame.f_code])

    return note


def _too_slow(*_: object) -> None:
    raise TimeoutError("this test is too slow to be run for every mutant")


def _quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def interval(killed: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, killed / of
    middle, width = share + z * z / (2 * of), z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - width) / (1 + z * z / of), (middle + width) / (1 + z * z / of)


def report(slug: str, results: list[dict[str, Any]], chosen: list[Mutant]) -> int:
    reasons = explained(slug)
    survived = [chosen[r["number"]] for r in results if r["how"] == SURVIVED]
    killed = len(results) - len(survived)
    low, high = interval(killed, len(results))
    hung = sum(r["how"] == HUNG for r in results)
    print(
        f"{slug}: {killed} of {len(results)} noticed ({hung} of them by time or memory): {100 * killed / len(results):.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f})"
    )
    holes = 0
    for mutant in survived:
        why = reasons.get(mutant.key)
        holes += why is None
        print(f"  {mutant}\n      {why or 'NOT EXPLAINED'}")
    return holes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", choices=games())
    parser.add_argument("--mutants", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--quickest", type=float, default=0.0, help="seconds: quicker tests are left out, as tried before")
    parser.add_argument("--slowest", type=float, default=5.0, help="seconds of processor time: slower tests are left out")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for one mutant: slower ones are not reached")
    parser.add_argument("--out", type=Path, help="keep every result here, as JSON")
    parser.add_argument("--again", type=Path, help="only those that survived in this file of results")
    parser.add_argument("--tests", nargs="*", default=[], help="run only these files or folders of tests/")
    asked = parser.parse_args()
    every = mutants(asked.slug)
    chosen = random.Random(f"{asked.slug} {asked.seed}").sample(every, min(asked.mutants, len(every)))
    if asked.again:
        before = [m["mutant"] for m in json.loads(asked.again.read_text(encoding="utf-8")) if m["how"] == SURVIVED]
        chosen = [m for m in every if str(m) in before]
    print(f"{asked.slug}: {len(chosen)} of {len(every)} mutants, seed {asked.seed}", flush=True)
    campaign = Campaign(asked.slug, chosen, asked)
    contract = [f"contract/test_{name}.py" for name in ("table", "secrets", "golden", "fingerprints")]
    where = asked.tests or [f"rules/{asked.slug}", *contract, "second"]
    paths = [str(TESTS / path) for path in where if (TESTS / path).exists()]
    pytest.main([*paths, "--tb=native", "-p", "no:cacheprovider", f"--rootdir={TESTS.parent}"], plugins=[campaign])
    return 1 if report(asked.slug, campaign.results, chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
