#!/usr/bin/env python3
"""Random play here and in other libraries, on one core, in one run: `make peers`, or

    python bench/compare.py                     # every case: one table with ratios, and a chart
    python bench/compare.py --write             # the same, and docs/peers.md is made of it
    python bench/compare.py --python .venv/bin/python   # by an environment that is there; nothing is installed
    python bench/compare.py --only 'openspiel|snowyard' --seconds 2
    python bench/compare.py --list

The first run makes a virtual environment of its own (.venv-peers) and installs whatever of the peers can be installed;
Snowyard itself does not depend on them. Cases stand in bench/peers/*.py; bench/peers/frame.py says what a case is.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import os
import platform
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".venv-peers"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = {"openspiel": ["open_spiel"], "rlcard": ["rlcard"], "pettingzoo": ["pettingzoo[classic]"], "pgx": ["pgx", "jax[cpu]"]}
QUIET = {
    "SNOWYARD_MACHINE": "native",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "PYTHONWARNINGS": "ignore",
}


def install() -> None:
    """The environment, and each peer on its own: one that cannot be installed does not keep out the others."""
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not (HOME / "snowyard-is-here").exists():
        subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), "-e", str(ROOT)], check=True)
        (HOME / "snowyard-is-here").touch()
    for name, packages in PEERS.items():
        mark = HOME / f"{name}-tried"
        if not mark.exists():
            print(f"installing {name} ...", file=sys.stderr, flush=True)
            done = subprocess.run([*pip, *packages], capture_output=True, text=True, check=False)
            mark.write_text("" if done.returncode == 0 else done.stderr[-400:])


def run(key: str, seconds: float, repeats: int, python: str) -> dict[str, Any]:
    command = [python, __file__, "--case", key, "--seconds", str(seconds), "--repeats", str(repeats)]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "bench")])
    done = subprocess.run(command, env={**os.environ, **QUIET, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if lines:
        return dict(json.loads(lines[-1]))
    why = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
    return {"case": key, "missing": why[:120]}


def machine() -> str:
    """The processor's name, as far as the system tells it."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="cases whose name matches this regular expression")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement (default 3)")
    parser.add_argument("--repeats", type=int, default=3, help="measurements of each case; the median counts (default 3)")
    parser.add_argument("--list", action="store_true", help="name all cases")
    parser.add_argument("--json", metavar="FILE", help="write the figures there, too")
    parser.add_argument("--write", action="store_true", help="make docs/peers.md of it")
    parser.add_argument("--python", help="the interpreter that runs the cases, instead of an environment made for it")
    parser.add_argument("--case", help=argparse.SUPPRESS)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT / "bench"))
    for file in sorted((ROOT / "bench" / "peers").glob("*.py")):
        if file.stem not in ("__init__", "frame", "report"):
            importlib.import_module(f"peers.{file.stem}")
    from peers import report
    from peers.frame import CASES, measure

    if given.case:
        try:
            print(json.dumps(measure(given.case, given.seconds, given.repeats)), flush=True)
        except ImportError as missing:
            print(json.dumps({"case": given.case, "missing": f"not installed: {missing}"[:120]}), flush=True)
        return 0
    keys = [key for key in CASES if re.search(given.only, key)]
    if given.list:
        print("\n".join(keys))
        return 0
    if not given.python:
        install()
    rows = []
    for key in keys:
        rows.append(run(key, given.seconds, given.repeats, given.python or str(PYTHON)))
        figure = f"{rows[-1]['per_second']:,.0f} a second" if "per_second" in rows[-1] else rows[-1]["missing"]
        print(f"{key}: {figure}", file=sys.stderr, flush=True)
    lines, lacking = report.lines_of(rows, CASES), report.missing(rows, CASES)
    print(report.table(lines), report.chart(lines), *(f"not measured: {line}" for line in lacking), sep="\n\n")
    if given.write:
        (ROOT / "docs" / "peers.md").write_text(report.page(lines, lacking, machine(), given.only), encoding="utf-8")
    if given.json:
        Path(given.json).write_text(json.dumps(rows, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
