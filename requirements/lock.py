"""Writes requirements/*.txt: every package of a tier at the version in constraints.txt, with the hashes of its files, for every
supported Python and system. With --upgrade constraints.txt is written first, with the newest versions that go together.

    make lock
    make lock UPGRADE=1
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
TESTED = ["lab", "pettingzoo", "gymnasium", "export"]
HEAVY = [*TESTED, "cluster", "openspiel", "train", "sb3", "wasm"]
TIERS: dict[str, tuple[list[str], list[str]]] = {"play": ([], []), "fast": (["fast"], []), "test": (TESTED, ["dev"])}
"""Extras and groups of pyproject.toml that a tier installs."""
NODE = "node"
"""A group of its own, without what Snowyard itself needs."""
OLDEST = "3.11.5"  # Python


def resolved(extras: list[str], groups: list[str], *options: str) -> str:
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST, "--no-header"]
    command += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links", *options]
    command += [] if groups == [NODE] else ["pyproject.toml"]
    command += [word for name in extras for word in ("--extra", name)] + [word for name in groups for word in ("--group", name)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"], check=True)
    if "--upgrade" in sys.argv[1:]:
        newest = re.findall(r"^[^ ;#]+==[^ ;]+", resolved(HEAVY, ["dev", NODE], "--upgrade"), re.MULTILINE)
        CONSTRAINTS.write_text("\n".join(sorted(set(newest), key=str.lower)) + "\n")
    for tier, (extras, groups) in {**TIERS, NODE: ([], [NODE])}.items():
        text = resolved(extras, groups, "--generate-hashes", "--constraints", str(CONSTRAINTS))
        (ROOT / "requirements" / f"{tier}.txt").write_text(f"# written by make lock\n{text}")


if __name__ == "__main__":
    main()
